/* SPDX-License-Identifier: MIT */
/* The result of a game, over the board until the revenge or another look at the board. */
#include "pages/play_page.h"
#include "pages/play_panel.h"
#include "prose/names.h"
#include "prose/result_prose.h"

bool play_panel_result_shown(const struct screens *screens)
{
    return game_over(&screens->match->game) && !screens->play.result_closed &&
           screens->play.looked_at == LIVE && !screens->play.animation.active;
}

struct rect play_panel_result_rect(const struct screens *screens,
                                   const struct board_geometry *geometry)
{
    const struct ui *ui = &screens->ui;
    return rect_centred(geometry->outer, int_min(ui_px(ui, 460), geometry->outer.w),
                        int_min(ui_px(ui, 276), geometry->outer.h));
}

static void result_lines(struct screens *screens, struct rect *inside)
{
    struct ui *ui = &screens->ui;
    const struct match *match = screens->match;
    struct result result = game_result(&match->game);
    char memory[240];
    struct strbuf sentence = strbuf_init(memory, sizeof memory);
    result_print(&sentence, &result, match_name_of_side(match, BLACK),
                 match_name_of_side(match, WHITE));
    int height =
        ui_paragraph(ui, *inside, ui_heading(ui), ui_colour(ui, COLOUR_ACCENT), memory, true);
    ui_note(ui, cut_top(inside, height), memory);
    cut_top(inside, ui_px(ui, 8));
    struct strbuf next = strbuf_init(memory, sizeof memory);
    screens_score(screens, &next);
    strbuf_addf(&next, "\n%s starts the next game with %s.",
                match->players[match_next_starter(match)].name, side_name(match_next_first(match)));
    ui_note(ui, *inside, memory);
    ui_paragraph(ui, *inside, ui_body(ui), ui_colour(ui, COLOUR_TEXT), memory, true);
}

static bool revenge_button(struct screens *screens, struct rect rect)
{
    struct ui *ui = &screens->ui;
    struct button button = command_button(COMMAND_REVENGE);
    button.number += 1000; /* the panel has one too */
    button.main = true;
    bool enter = ui->focus == 0 && ui_take(ui, input_is_key(&ui->input, SDLK_RETURN, 0));
    return ui_button(ui, rect, &button) || enter;
}

void play_panel_result(struct screens *screens, struct rect rect)
{
    struct ui *ui = &screens->ui;
    struct colour shade = {0, 0, 0, 0x90};
    struct rect shadow = {rect.x + ui_px(ui, 4), rect.y + ui_px(ui, 6), rect.w, rect.h};
    draw_fill(&ui->list, shadow, ui_px(ui, 12), shade);
    draw_fill(&ui->list, rect, ui_px(ui, 12), ui_colour(ui, COLOUR_TABLE));
    draw_frame(&ui->list, rect, ui_px(ui, 12), ui_px(ui, 2), ui_colour(ui, COLOUR_ACCENT));
    struct rect inside = rect_inset(rect, ui_px(ui, 16));
    struct rect lower = cut_bottom(&inside, ui_px(ui, 44));
    cut_bottom(&inside, ui_px(ui, 8));
    struct rect upper = cut_bottom(&inside, ui_px(ui, 48));
    result_lines(screens, &inside);
    struct button look = {
        .name = "look-at-board", .label = "See the board", .key = {SDLK_ESCAPE, 0}};
    struct button other = command_button(COMMAND_NEW_MATCH);
    other.number += 1000;
    other.icon = SPRITE_NONE;
    if (ui_button(ui, rect_column(lower, 0, 2, ui_px(ui, 8)), &look))
        screens->play.result_closed = true;
    if (ui_button(ui, rect_column(lower, 1, 2, ui_px(ui, 8)), &other))
        command_run(screens, COMMAND_NEW_MATCH);
    if (revenge_button(screens, upper))
        command_run(screens, COMMAND_REVENGE);
}

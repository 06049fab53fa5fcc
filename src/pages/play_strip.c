/* SPDX-License-Identifier: MIT */
/* The strip: whose turn it is, refusals, questions, a typed move. */
#include "pages/play_page.h"
#include "pages/play_panel.h"
#include "prose/names.h"
#include "prose/result_prose.h"
#include "prose/square_list.h"

#include <stdio.h>

enum {
    ANSWER_POINTS = 132, /* a button that answers a question */
};

static void turn_sentence(const struct screens *screens, const struct play_panel *panel,
                          struct strbuf *out)
{
    const struct match *match = screens->match;
    const struct game *game = &match->game;
    const struct movelist *list = &screens->play.list;
    enum side side = game_position(game).side;
    struct result result = game_result(game);
    if (screens->play.looked_at != LIVE) {
        strbuf_addf(out, "Position after %d of %d plies. End leads back to the game.",
                    screens->play.looked_at, game->cursor);
    } else if (game_over(game)) {
        result_print(out, &result, match_name_of_side(match, BLACK),
                     match_name_of_side(match, WHITE));
    } else {
        bool must = game->rules.rules.capture == CAPTURE_MANDATORY && list->count > 0 &&
                    move_is_capture(&list->moves[0]);
        strbuf_addf(out, "%s (%s) %s", match_name_of_side(match, side), side_name(side),
                    must ? "must capture: " : "to move.");
        if (must) {
            squares_print(out, movelist_starts(list), LIST_OR, panel->names);
            strbuf_addf(out, " can.");
        }
    }
}

/* A sentence of one or two lines, in the middle of the height. */
static void strip_text(struct ui *ui, struct rect rect, struct colour colour, const char *sentence)
{
    struct text_style style = ui_body(ui);
    int height = ui_paragraph(ui, rect, style, colour, sentence, false);
    if (height > rect.h) {
        style = ui_small(ui);
        height = ui_paragraph(ui, rect, style, colour, sentence, false);
    }
    struct rect middle = rect_centred(rect, rect.w, int_min(height, rect.h));
    ui_paragraph(ui, middle, style, colour, sentence, true);
    ui_note(ui, rect, sentence);
}

static void strip_question(struct screens *screens, struct rect rect)
{
    struct ui *ui = &screens->ui;
    const struct match *match = screens->match;
    bool resigning = screens->play.prompt == PROMPT_RESIGN;
    enum side side = game_position(&match->game).side;
    struct button no = {
        .name = "answer-no", .label = resigning ? "Play on" : "Decline", .key = {SDLK_ESCAPE, 0}};
    struct button yes = {.name = "answer-yes",
                         .label = resigning ? "Resign" : "Accept",
                         .main = true,
                         .key = {SDLK_RETURN, 0}};
    int width = int_min(ui_px(ui, ANSWER_POINTS), rect.w / 4);
    struct rect at_yes = cut_right(&rect, width);
    cut_right(&rect, ui_px(ui, 8));
    struct rect at_no = cut_right(&rect, width);
    cut_right(&rect, ui_px(ui, 8));
    char memory[440];
    struct strbuf question = strbuf_init(memory, sizeof memory);
    if (screens->play.message_kind == MESSAGE_REFUSAL)
        strbuf_addf(&question, "%s ", screens->play.message);
    strbuf_addf(&question,
                resigning ? "%s, do you resign this game?"
                          : "%s offers a draw. %s, do you accept it?",
                match_name_of_side(match, side), match_name_of_side(match, side_other(side)));
    strip_text(ui, rect, ui_colour(ui, COLOUR_TEXT), memory);
    bool said_no = ui_button(ui, at_no, &no), said_yes = ui_button(ui, at_yes, &yes);
    if (said_no || said_yes)
        play_page_answer(screens, said_yes);
}

static void strip_message(struct screens *screens, const struct play_panel *panel, struct rect rect)
{
    struct ui *ui = &screens->ui;
    const struct play_page *page = &screens->play;
    char memory[240];
    struct strbuf sentence = strbuf_init(memory, sizeof memory);
    enum colour_role role = COLOUR_TEXT;
    if (page->message_kind != MESSAGE_NONE) {
        strbuf_add(&sentence, page->message);
        role = page->message_kind == MESSAGE_REFUSAL ? COLOUR_WARNING : COLOUR_TEXT;
    } else if (page->typing) {
        strbuf_add(&sentence, "Squares as on the board, like 11-15; Enter plays, Esc leaves.");
    } else if (ui->hint[0]) {
        strbuf_add(&sentence, ui->hint);
        role = COLOUR_TEXT_DIM;
    } else {
        turn_sentence(screens, panel, &sentence);
    }
    strip_text(ui, rect, ui_colour(ui, role), memory);
}

void play_panel_strip(struct screens *screens, const struct play_panel *panel)
{
    struct ui *ui = &screens->ui;
    struct rect rect = panel->layout.strip;
    ui_panel(ui, rect);
    if (screens->play.message_kind == MESSAGE_REFUSAL)
        draw_fill(&ui->list, (struct rect){rect.x, rect.y, ui_px(ui, 6), rect.h}, ui_px(ui, 3),
                  ui_colour(ui, COLOUR_WARNING));
    rect = rect_inset(rect, ui_px(ui, 6));
    cut_left(&rect, ui_px(ui, 8));
    if (screens->play.prompt != PROMPT_NONE) {
        strip_question(screens, rect);
        return;
    }
    if (screens->play.typing) {
        play_page_typing(screens, cut_left(&rect, int_min(ui_px(ui, 220), rect.w / 2)));
        cut_left(&rect, ui_px(ui, 12));
    }
    strip_message(screens, panel, rect);
}

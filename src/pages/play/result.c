/* SPDX-License-Identifier: MIT */
/* The result of a game, over the board until the revenge or another look at the board. */
#include "base/translate.h"
#include "pages/play/play.h"
#include "prose/match_prose.h"
#include "prose/result_prose.h"

enum {
    WIDTH_POINTS = 460,
    HEIGHT_POINTS = 276,
    REVENGE_POINTS = 48,
    SHADOW_ALPHA = 0x90,
    TEXT_SIZE = 2 * PLAYER_NAME_SIZE + 160,
};

bool play_result_shown(const struct play *play)
{
    return game_over(&play->desk->match->game) && !play->result_closed &&
           play->looked_at == PLY_LIVE && !play->animation.active;
}

/* What the card says: how the game ended, and what comes next. */
struct result_texts {
    char result[TEXT_SIZE], next[TEXT_SIZE];
};

static void print_texts(struct result_texts *texts, const struct match *match)
{
    struct result result = game_result(&match->game);
    struct strbuf sentence = strbuf_init(texts->result, sizeof texts->result);
    struct strbuf next = strbuf_init(texts->next, sizeof texts->next);
    result_print(&sentence, &result, match_name_of_side(match, BLACK),
                 match_name_of_side(match, WHITE));
    match_score_print(&next, match);
    strbuf_addch(&next, '\n');
    next_game_print(&next, match);
}

/* Everything on the card but the texts, from above to below. */
static int height_around(const struct ui *ui)
{
    return 2 * ui_px(ui, METRIC_MARGIN_WIDE) + 3 * ui_px(ui, METRIC_GAP) +
           ui_px(ui, REVENGE_POINTS) + ui_px(ui, METRIC_TARGET);
}

/* How large the two texts are set. */
struct result_styles {
    struct text_style result, next;
};

static int texts_height(struct ui *ui, const struct result_texts *texts,
                        const struct result_styles *styles, int width)
{
    struct rect room = {0, 0, width, 1 << 20};
    return ui_paragraph(ui, room, styles->result, (struct colour){0}, texts->result, false) +
           ui_paragraph(ui, room, styles->next, (struct colour){0}, texts->next, false);
}

/* Long names in a small window are set smaller, so that the buttons stay above the strip. */
static struct result_styles fitting_styles(const struct play *play,
                                           const struct result_texts *texts, int width)
{
    struct ui *ui = play->desk->ui;
    const struct result_styles steps[] = {
        {ui_heading(ui), ui_body(ui)}, {ui_bold(ui), ui_small(ui)}, {ui_small(ui), ui_small(ui)}};
    int room = play->layout.strip.y - height_around(ui), step = 0;
    while (step < 2 && texts_height(ui, texts, &steps[step], width) > room)
        step++;
    return steps[step];
}

/* In the middle of the board, as high as it needs; on a small board it may reach beyond. */
struct rect play_result_rect(const struct play *play)
{
    struct ui *ui = play->desk->ui;
    struct rect board = play->geometry.outer;
    struct result_texts texts;
    print_texts(&texts, play->desk->match);
    int width = int_min(ui_px(ui, WIDTH_POINTS), board.w);
    int inside = width - 2 * ui_px(ui, METRIC_MARGIN_WIDE);
    struct result_styles styles = fitting_styles(play, &texts, inside);
    int needed = height_around(ui) + texts_height(ui, &texts, &styles, inside);
    int height = int_max(int_min(ui_px(ui, HEIGHT_POINTS), board.h), needed);
    struct rect card = rect_centred(board, width, int_min(height, ui->screen.h));
    card.y = int_clamp(card.y, 0, ui->screen.h - card.h);
    return card;
}

static void result_lines(struct play *play, struct rect *inside)
{
    struct ui *ui = play->desk->ui;
    struct result_texts texts;
    print_texts(&texts, play->desk->match);
    struct result_styles styles = fitting_styles(play, &texts, inside->w);
    int height =
        ui_paragraph(ui, *inside, styles.result, ui_colour(ui, COLOUR_ACCENT), texts.result, true);
    ui_note(ui, cut_top(inside, height), texts.result);
    cut_top(inside, ui_px(ui, METRIC_GAP));
    ui_note(ui, *inside, texts.next);
    ui_paragraph(ui, *inside, styles.next, ui_colour(ui, COLOUR_TEXT), texts.next, true);
}

static bool revenge_button(struct ui *ui, struct rect rect)
{
    struct button button = command_button(COMMAND_REVENGE);
    button.main = true;
    bool enter = ui->focus == 0 && ui_take(ui, input_is_key(&ui->input, SDLK_RETURN, 0));
    return ui_button(ui, rect, &button) || enter;
}

/* A card that lies above the board. */
static void result_card(struct ui *ui, struct rect rect)
{
    struct colour shade = {0, 0, 0, SHADOW_ALPHA};
    struct rect shadow = {rect.x + ui_px(ui, 4), rect.y + ui_px(ui, 6), rect.w, rect.h};
    int radius = ui_px(ui, METRIC_RADIUS_LARGE);
    draw_fill(&ui->list, shadow, radius, shade);
    draw_fill(&ui->list, rect, radius, ui_colour(ui, COLOUR_TABLE));
    draw_frame(&ui->list, rect, radius, ui_px(ui, METRIC_FRAME), ui_colour(ui, COLOUR_ACCENT));
}

void play_result(struct play *play, struct rect rect)
{
    struct ui *ui = play->desk->ui;
    int gap = ui_px(ui, METRIC_GAP);
    result_card(ui, rect);
    struct rect inside = rect_inset(rect, ui_px(ui, METRIC_MARGIN_WIDE));
    struct rect lower = cut_bottom(&inside, ui_px(ui, METRIC_TARGET));
    cut_bottom(&inside, gap);
    struct rect upper = cut_bottom(&inside, ui_px(ui, REVENGE_POINTS));
    result_lines(play, &inside);
    struct button look = {
        .name = "look-at-board", .label = tr("See the board"), .key = {SDLK_ESCAPE, 0}};
    struct button other = page_button(play->desk, "new-match");
    other.icon = NULL;
    ui_scope_begin(ui, "result"); /* the panel has some of these buttons too */
    if (ui_button(ui, rect_column(lower, 0, 2, gap), &look))
        play->result_closed = true;
    if (ui_button(ui, rect_column(lower, 1, 2, gap), &other))
        desk_open(play->desk, "new-match");
    if (revenge_button(ui, upper))
        play_run(play, COMMAND_REVENGE);
    ui_scope_end(ui);
}

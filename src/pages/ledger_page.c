/* SPDX-License-Identifier: MIT */
/* The games of the match and how each ended. */
#include "base/translate.h"
#include "pages/page.h"
#include "prose/match_prose.h"
#include "prose/result_prose.h"

enum {
    GAME_POINTS = 72,
    LINE_SIZE = 3 * PLAYER_NAME_SIZE + 320,
};

/* The ledger under construction. */
struct rows {
    struct ui *ui;
    struct rect rest;
    bool draw;
};

/* The two lines of a game: who played, and how it ended. */
struct game_lines {
    char head[LINE_SIZE], result[LINE_SIZE];
};

static void print_lines(struct game_lines *lines, const struct match *match, int index)
{
    struct ledger_entry entry = match_ledger_entry(match, index);
    struct strbuf head = strbuf_init(lines->head, sizeof lines->head);
    struct strbuf result = strbuf_init(lines->result, sizeof lines->result);
    ledger_line_print(&head, match, &entry);
    result_print(&result, &entry.result, match->players[entry.black].name,
                 match->players[1 - entry.black].name);
}

static void game_row(struct rows *rows, const struct match *match, int index)
{
    struct ui *ui = rows->ui;
    struct game_lines lines;
    print_lines(&lines, match, index);
    int pad = ui_px(ui, METRIC_PAD), gap = ui_px(ui, METRIC_GAP), width = rows->rest.w - 2 * gap;
    int line = (ui_px(ui, GAME_POINTS) - pad - 2 * gap) / 2;
    int head = int_max(line, ui_text_height(ui, ui_body(ui), lines.head, width));
    int result = int_max(line, ui_text_height(ui, ui_small(ui), lines.result, width));
    struct rect row = cut_top(&rows->rest, head + result + 2 * gap + pad);
    if (!rows->draw)
        return;
    cut_bottom(&row, pad);
    ui_panel(ui, row);
    struct rect lower = rect_inset(row, gap), upper = cut_top(&lower, head);
    ui_text(ui, upper, ui_body(ui), ui_colour(ui, COLOUR_TEXT), ALIGN_LEFT, lines.head);
    ui_note(ui, upper, lines.head);
    ui_text(ui, lower, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_LEFT, lines.result);
    ui_note(ui, lower, lines.result);
}

/* Returns the height. */
static int all_games(struct rows rows, const struct match *match)
{
    int top = rows.rest.y;
    for (int i = 0; i < match_ledger_count(match); i++)
        game_row(&rows, match, i);
    return rows.rest.y - top;
}

static void no_game_yet(struct ui *ui, struct rect rect)
{
    const char *sentence = tr("No game of this match is over yet.");
    ui_text(ui, rect, ui_body(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_LEFT, sentence);
    ui_note(ui, rect, sentence);
}

static void pass(struct desk *desk, void *state)
{
    int *offset = state;
    struct ui *ui = desk->ui;
    struct rect room = page_head(desk);
    if (match_ledger_count(desk->match) == 0)
        no_game_yet(ui, cut_top(&room, ui_px(ui, GAME_POINTS)));
    struct rows rows = {.ui = ui, .draw = false};
    rows.rest = (struct rect){0, 0, ui_scroll_width(ui, room.w), 1 << 20};
    rows.rest = ui_scroll_begin(ui, room, "ledger", all_games(rows, desk->match), offset);
    rows.draw = true;
    all_games(rows, desk->match);
    ui_scroll_end(ui);
    if (ui->focus == 0)
        ui->focus = ui_id("ledger", 0);
}

static void open(struct desk *desk, void *state, const struct request *asked)
{
    (void)desk;
    (void)asked;
    *(int *)state = 0;
}

const struct page ledger_page = {
    .name = "ledger",
    .title = N_("Games of this match"),
    .key = {SDLK_F3, 0},
    .state_size = sizeof(int), /* how far it is scrolled */
    .open = open,
    .pass = pass,
};

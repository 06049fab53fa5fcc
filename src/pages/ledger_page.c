/* SPDX-License-Identifier: MIT */
/* The games of the match and how each ended. */
#include "base/translate.h"
#include "pages/page.h"
#include "prose/match_prose.h"
#include "prose/result_prose.h"

enum {
    GAME_POINTS = 72,
    LINE_SIZE = 320,
};

static void game_row(struct desk *desk, struct rect row, int index)
{
    struct ui *ui = desk->ui;
    const struct match *match = desk->match;
    struct ledger_entry entry = match_ledger_entry(match, index);
    cut_bottom(&row, ui_px(ui, METRIC_PAD));
    ui_panel(ui, row);
    struct rect line = rect_inset(row, ui_px(ui, METRIC_GAP));
    struct rect upper = cut_top(&line, line.h / 2);
    char memory[LINE_SIZE];
    struct strbuf head = strbuf_init(memory, sizeof memory);
    ledger_line_print(&head, match, &entry);
    ui_text(ui, upper, ui_body(ui), ui_colour(ui, COLOUR_TEXT), ALIGN_LEFT, memory);
    ui_note(ui, upper, memory);
    struct strbuf result = strbuf_init(memory, sizeof memory);
    result_print(&result, &entry.result, match->players[entry.black].name,
                 match->players[1 - entry.black].name);
    ui_text(ui, line, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_LEFT, memory);
    ui_note(ui, line, memory);
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
    int count = match_ledger_count(desk->match), height = ui_px(ui, GAME_POINTS);
    if (count == 0)
        no_game_yet(ui, cut_top(&room, height));
    struct rect content = ui_scroll_begin(ui, room, "ledger", count * height, offset);
    for (int i = 0; i < count; i++)
        game_row(desk, cut_top(&content, height), i);
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

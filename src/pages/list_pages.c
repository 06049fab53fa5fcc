/* SPDX-License-Identifier: MIT */
/* Two pages that only show a list: the keys, and the games of the match. */
#include "pages/screens.h"
#include "prose/names.h"
#include "prose/result_prose.h"

#include <stdio.h>

enum {
    LINE_POINTS = 34,
    GAME_POINTS = 72,
};

/* What the mouse and the keyboard do on the board itself. */
static const struct {
    const char *keys, *meaning;
} board_keys[] = {
    {"Click, click", "Choose a piece, then its square"},
    {"Drag", "Move a piece by hand"},
    {"Right button", "Let go of the piece"},
    {"Arrows", "Go over the board"},
    {"Enter, Space", "Choose the square, or press the button"},
    {"1 to 9", "Choose a numbered route"},
    {"11-15 Enter", "Type a move"},
    {"Esc", "Let go, or back to the board"},
    {"Tab, Shift+Tab", "Next button, previous button"},
    {"Ctrl+Return", "Start the match (New match page)"},
};

static void key_line(struct ui *ui, struct rect *rest, const char *keys, const char *meaning)
{
    struct rect line = cut_top(rest, ui_px(ui, LINE_POINTS));
    struct rect left = cut_left(&line, line.w * 2 / 5);
    ui_text(ui, left, ui_bold(ui), ui_colour(ui, COLOUR_ACCENT), ALIGN_LEFT, keys);
    ui_text(ui, line, ui_body(ui), ui_colour(ui, COLOUR_TEXT), ALIGN_LEFT, meaning);
}

void keys_page_pass(struct screens *screens)
{
    struct ui *ui = &screens->ui;
    struct rect room = page_head(screens, "Keys");
    int count = (int)(sizeof board_keys / sizeof board_keys[0]) + COMMAND_COUNT;
    struct rect rest =
        ui_scroll_begin(ui, room, "keys", count * ui_px(ui, LINE_POINTS), &screens->page_offset);
    for (size_t i = 0; i < sizeof board_keys / sizeof board_keys[0]; i++)
        key_line(ui, &rest, board_keys[i].keys, board_keys[i].meaning);
    for (enum command command = 0; command < COMMAND_COUNT; command++) {
        char keys[40] = "";
        shortcut_print(command_infos[command].key, keys, sizeof keys);
        key_line(ui, &rest, keys, command_infos[command].label);
    }
    ui_scroll_end(ui);
    if (ui->focus == 0)
        ui->focus = ui_id("keys", 0);
}

static void game_row(struct screens *screens, struct rect row, int index)
{
    struct ui *ui = &screens->ui;
    cut_bottom(&row, ui_px(ui, 6));
    ui_panel(ui, row);
    struct rect line = rect_inset(row, ui_px(ui, 8));
    const struct match *match = screens->match;
    struct ledger_entry entry = match_ledger_entry(match, index);
    const char *black = match->players[entry.black].name;
    const char *white = match->players[1 - entry.black].name;
    char memory[240];
    struct strbuf head = strbuf_init(memory, sizeof memory);
    strbuf_addf(&head, "%d.  %s (Black) \u2013 %s (White), %d %s, %s started", entry.number, black,
                white, entry.plies, entry.plies == 1 ? "ply" : "plies",
                match->players[entry.starter].name);
    struct rect upper = cut_top(&line, line.h / 2);
    ui_text(ui, upper, ui_body(ui), ui_colour(ui, COLOUR_TEXT), ALIGN_LEFT, memory);
    ui_note(ui, upper, memory);
    struct strbuf result = strbuf_init(memory, sizeof memory);
    result_print(&result, &entry.result, black, white);
    ui_text(ui, line, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_LEFT, memory);
    ui_note(ui, line, memory);
}

void ledger_page_pass(struct screens *screens)
{
    struct ui *ui = &screens->ui;
    const struct match *match = screens->match;
    struct rect room = page_head(screens, "Games of this match");
    int count = match_ledger_count(match), height = ui_px(ui, GAME_POINTS);
    if (count == 0)
        ui_text(ui, cut_top(&room, height), ui_body(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_LEFT,
                "No game of this match is over yet.");
    struct rect content =
        ui_scroll_begin(ui, room, "ledger", count * height, &screens->page_offset);
    for (int i = 0; i < count; i++)
        game_row(screens, cut_top(&content, height), i);
    ui_scroll_end(ui);
    if (ui->focus == 0)
        ui->focus = ui_id("ledger", 0);
}

/* SPDX-License-Identifier: MIT */
/* The keys of every command and page, and what mouse and keyboard do on the board itself. */
#include "base/translate.h"
#include "pages/commands.h"
#include "pages/page.h"
#include "toolkit/icons.h"

enum {
    LINE_POINTS = 34,
};

#define COUNT_OF(array) (int)(sizeof(array) / sizeof(array)[0])

static const struct {
    const char *keys, *meaning;
} board_keys[] = {
    {N_("Click, click"), N_("Choose a piece, then its square")},
    {N_("Drag"), N_("Move a piece by hand")},
    {N_("Right button"), N_("Let go of the piece")},
    {N_("Arrows"), N_("Go over the board")},
    {N_("Enter, Space"), N_("Choose the square, or press the button")},
    {N_("1 to 9"), N_("Choose a numbered route")},
    {N_("11-15 Enter"), N_("Type a move")},
    {N_("Esc"), N_("Let go, or back to the board")},
    {N_("Tab, Shift+Tab"), N_("Next button, previous button")},
    {N_("Ctrl+Enter"), N_("Start the match (New match page)")},
};

/* A table of two columns under construction: keys, and what they do. */
struct table {
    struct ui *ui;
    struct rect rest;
    bool draw;
};

static void key_line(struct table *table, const char *keys, const char *meaning)
{
    struct ui *ui = table->ui;
    struct rect line = table->rest;
    struct rect left = cut_left(&line, line.w * 2 / 5);
    cut_right(&left, ui_px(ui, METRIC_GAP));
    int needed = int_max(ui_text_height(ui, ui_bold(ui), keys, left.w),
                         ui_text_height(ui, ui_body(ui), meaning, line.w));
    int height = int_max(ui_px(ui, LINE_POINTS), needed + ui_px(ui, METRIC_GAP));
    cut_top(&table->rest, height);
    left.h = line.h = height;
    if (!table->draw)
        return;
    ui_text(ui, left, ui_bold(ui), ui_colour(ui, COLOUR_ACCENT), ALIGN_LEFT, keys);
    ui_text(ui, line, ui_body(ui), ui_colour(ui, COLOUR_TEXT), ALIGN_LEFT, meaning);
}

static void shortcut_line(struct table *table, struct shortcut shortcut, struct shortcut other,
                          const char *meaning)
{
    char key[80] = "", other_key[80] = "";
    shortcut_print(shortcut, key, sizeof key);
    shortcut_print(other, other_key, sizeof other_key);
    key_line(table,
             other.key
                 ? ui_format(table->ui, tr("{key} or {other}"), {"key", key}, {"other", other_key})
                 : key,
             meaning);
}

/* Returns the height. */
static int all_lines(struct table table, const struct desk *desk)
{
    int top = table.rest.y;
    for (int i = 0; i < COUNT_OF(board_keys); i++)
        key_line(&table, tr(board_keys[i].keys), tr(board_keys[i].meaning));
    for (enum command command = 0; command < COMMAND_COUNT; command++)
        shortcut_line(&table, command_infos[command].key, command_infos[command].other_key,
                      tr(command_infos[command].label));
    for (const struct page *const *page = desk->pages; *page; page++)
        if ((*page)->key.key != 0)
            shortcut_line(&table, (*page)->key, (struct shortcut){0}, page_label(*page));
    return table.rest.y - top;
}

static void pass(struct desk *desk, void *state)
{
    int *offset = state;
    struct ui *ui = desk->ui;
    struct rect room = page_head(desk);
    struct table table = {.ui = ui, .draw = false};
    table.rest = (struct rect){0, 0, ui_scroll_width(ui, room.w), 1 << 20};
    int width = table.rest.w;
    table.rest = ui_scroll_begin(ui, room, "keys", all_lines(table, desk), offset);
    table.rest.w = width;
    table.draw = true;
    all_lines(table, desk);
    ui_scroll_end(ui);
    if (ui->focus == 0)
        ui->focus = ui_id("keys", 0);
}

static void open(struct desk *desk, void *state, const struct request *asked)
{
    (void)desk;
    (void)asked;
    *(int *)state = 0;
}

const struct page keys_page = {
    .name = "keys",
    .title = N_("Keys"),
    .icon = &icons[ICON_KEYBOARD],
    .key = {SDLK_F2, 0},
    .state_size = sizeof(int), /* how far it is scrolled */
    .open = open,
    .pass = pass,
};

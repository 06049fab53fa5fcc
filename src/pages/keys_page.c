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
    {N_("Ctrl+Return"), N_("Start the match (New match page)")},
};

static void key_line(struct ui *ui, struct rect *rest, const char *keys, const char *meaning)
{
    struct rect line = cut_top(rest, ui_px(ui, LINE_POINTS));
    struct rect left = cut_left(&line, line.w * 2 / 5);
    ui_text(ui, left, ui_bold(ui), ui_colour(ui, COLOUR_ACCENT), ALIGN_LEFT, keys);
    ui_text(ui, line, ui_body(ui), ui_colour(ui, COLOUR_TEXT), ALIGN_LEFT, meaning);
}

static void shortcut_line(struct ui *ui, struct rect *rest, struct shortcut shortcut,
                          const char *meaning)
{
    char keys[40] = "";
    shortcut_print(shortcut, keys, sizeof keys);
    key_line(ui, rest, keys, meaning);
}

static int page_count(const struct desk *desk)
{
    int count = 0;
    for (const struct page *const *page = desk->pages; *page; page++)
        count += (*page)->key.key != 0;
    return count;
}

static void pass(struct desk *desk, void *state)
{
    int *offset = state;
    struct ui *ui = desk->ui;
    struct rect room = page_head(desk);
    int count = COUNT_OF(board_keys) + COMMAND_COUNT + page_count(desk);
    struct rect rest = ui_scroll_begin(ui, room, "keys", count * ui_px(ui, LINE_POINTS), offset);
    for (int i = 0; i < COUNT_OF(board_keys); i++)
        key_line(ui, &rest, tr(board_keys[i].keys), tr(board_keys[i].meaning));
    for (enum command command = 0; command < COMMAND_COUNT; command++)
        shortcut_line(ui, &rest, command_infos[command].key, tr(command_infos[command].label));
    for (const struct page *const *page = desk->pages; *page; page++)
        if ((*page)->key.key != 0)
            shortcut_line(ui, &rest, (*page)->key, page_label(*page));
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

/* SPDX-License-Identifier: MIT */
/* Settings: how things look and move. Each takes effect at once. */
#include "base/translate.h"
#include "pages/commands.h"
#include "pages/page.h"
#include "toolkit/icons.h"

/* A page of rows under construction. */
struct rows {
    struct ui *ui;
    struct rect rest;
};

static struct rect next_row(struct rows *rows)
{
    struct rect line = cut_top(&rows->rest, ui_px(rows->ui, METRIC_ROW));
    cut_bottom(&line, ui_px(rows->ui, METRIC_GAP));
    return line;
}

/* One preference with all its values; a click or a key chooses another. */
static void preference_row(struct rows *rows, const struct preference *preference,
                           struct preferences *preferences)
{
    struct ui *ui = rows->ui;
    struct rect line = next_row(rows);
    struct rect left = cut_left(&line, line.w * 2 / 5);
    cut_right(&left, ui_px(ui, METRIC_GAP));
    const char *labels[PREFERENCE_VALUES_MAX], *label = tr(preference->label);
    for (int i = 0; i < preference->count; i++)
        labels[i] = tr(preference_value(preference, i).label);
    int index = preference_chosen(preference, preferences);
    ui_text(ui, left, ui_body(ui), ui_colour(ui, COLOUR_TEXT), ALIGN_LEFT, label);
    if (ui_choice(ui, line, preference->id, label, labels, preference->count, &index))
        preference_choose(preference, preferences, index);
}

static void button_row(struct desk *desk, struct rows *rows)
{
    struct ui *ui = rows->ui;
    struct rect line = next_row(rows);
    int gap = ui_px(ui, METRIC_GAP);
    struct button full = command_button(COMMAND_FULLSCREEN);
    struct button keys = page_button(desk, "keys");
    if (ui_button(ui, rect_column(line, 0, 2, gap), &full))
        desk_ask(desk, REQUEST_FULLSCREEN);
    if (ui_button(ui, rect_column(line, 1, 2, gap), &keys))
        desk_open(desk, "keys");
}

static void pass(struct desk *desk, void *state)
{
    int *offset = state;
    struct ui *ui = desk->ui;
    struct rect room = page_head(desk);
    int height = (preference_count + 1) * ui_px(ui, METRIC_ROW);
    struct rect content = ui_scroll_begin(ui, room, "settings", height, offset);
    struct rows rows = {ui, content};
    for (int i = 0; i < preference_count; i++)
        preference_row(&rows, &preference_table[i], desk->preferences);
    button_row(desk, &rows);
    ui_scroll_end(ui);
}

static void open(struct desk *desk, void *state, const struct request *asked)
{
    (void)desk;
    (void)asked;
    *(int *)state = 0;
}

const struct page settings_page = {
    .name = "settings",
    .title = N_("Settings"),
    .icon = &icons[ICON_SETTINGS],
    .key = {SDLK_COMMA, MOD_CTRL},
    .state_size = sizeof(int), /* how far it is scrolled */
    .open = open,
    .pass = pass,
};

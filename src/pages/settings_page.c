/* SPDX-License-Identifier: MIT */
/* Settings: how things look and move. Each takes effect at once. */
#include "base/translate.h"
#include "pages/screens.h"

enum {
    ROW_POINTS = 52,
};

/* A page of rows under construction. */
struct rows {
    struct ui *ui;
    struct rect rest;
};

/* One preference with all its values; a click or a key chooses another. */
static void preference_row(struct rows *rows, const struct preference *preference,
                           struct preferences *preferences)
{
    struct ui *ui = rows->ui;
    struct rect line = cut_top(&rows->rest, ui_px(ui, ROW_POINTS));
    cut_bottom(&line, ui_px(ui, 8));
    struct rect left = cut_left(&line, line.w * 2 / 5);
    const char *labels[PREFERENCE_VALUES_MAX], *label = tr(preference->label);
    for (int i = 0; i < preference->count; i++)
        labels[i] = tr(preference_value(preference, i).label);
    int index = preference_chosen(preference, preferences);
    ui_text(ui, left, ui_body(ui), ui_colour(ui, COLOUR_TEXT), ALIGN_LEFT, label);
    if (ui_choice(ui, line, preference->id, label, labels, preference->count, &index))
        preference_choose(preference, preferences, index);
}

static void button_row(struct screens *screens, struct rows *rows)
{
    struct ui *ui = rows->ui;
    struct rect line = cut_top(&rows->rest, ui_px(ui, ROW_POINTS));
    cut_bottom(&line, ui_px(ui, 8));
    struct button full = command_button(COMMAND_FULLSCREEN);
    struct button keys = command_button(COMMAND_KEYS);
    if (ui_button(ui, rect_column(line, 0, 2, ui_px(ui, 8)), &full) &&
        screens->host.toggle_fullscreen)
        screens->host.toggle_fullscreen(screens->host.data);
    if (ui_button(ui, rect_column(line, 1, 2, ui_px(ui, 8)), &keys))
        screens_open(screens, SCENE_KEYS);
}

void settings_page_pass(struct screens *screens)
{
    struct ui *ui = &screens->ui;
    struct rect room = page_head(screens, "Settings");
    int height = (preference_count + 1) * ui_px(ui, ROW_POINTS);
    struct rect content = ui_scroll_begin(ui, room, "settings", height, &screens->page_offset);
    struct rows rows = {ui, content};
    for (int i = 0; i < preference_count; i++)
        preference_row(&rows, &preference_table[i], screens->preferences);
    button_row(screens, &rows);
    ui_scroll_end(ui);
}

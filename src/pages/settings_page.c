/* SPDX-License-Identifier: MIT */
/* Settings: how things look and move. Each takes effect at once. */
#include "pages/screens.h"

enum {
    ROW_POINTS = 52,
};

#define COUNT_OF(array) (int)(sizeof(array) / sizeof(array)[0])

static const char *const label_values[] = {"As the rules say", "Numbers", "Letters (a1)",
                                           "Row, column", "Off"};
static const char *const king_values[] = {"As the rules say", "Second disc", "Two rings", "Crown"};
static const char *const piece_values[] = {"As the rules say", "Discs", "Letters x X o O"};
static const char *const tray_values[] = {"As the rules say", "Shown", "Hidden"};
static const char *const motion_values[] = {"Moves glide", "No motion"};
static const char *const scale_values[] = {"As the window", "75 %",  "100 %", "125 %",
                                           "150 %",         "175 %", "200 %"};

/* A page of rows under construction. */
struct rows {
    struct ui *ui;
    struct rect rest;
};

static bool row(struct rows *rows, const char *name, const char *label, const char *const *values,
                int count, int *value)
{
    struct ui *ui = rows->ui;
    struct rect line = cut_top(&rows->rest, ui_px(ui, ROW_POINTS));
    cut_bottom(&line, ui_px(ui, 8));
    struct rect left = cut_left(&line, line.w * 2 / 5);
    ui_text(ui, left, ui_body(ui), ui_colour(ui, COLOUR_TEXT), ALIGN_LEFT, label);
    return ui_choice(ui, line, name, label, values, count, value);
}

static void scale_row(struct rows *rows, struct preferences *preferences)
{
    int index =
        preferences->scale == SCALE_AUTO ? 0 : (preferences->scale - SCALE_MIN) / SCALE_STEP + 1;
    if (row(rows, "scale", "Size", scale_values, COUNT_OF(scale_values), &index))
        preferences->scale = index == 0 ? SCALE_AUTO : SCALE_MIN + (index - 1) * SCALE_STEP;
}

static void theme_row(struct rows *rows, struct preferences *preferences)
{
    const char *names[THEME_COUNT];
    for (int i = 0; i < THEME_COUNT; i++)
        names[i] = themes[i].name;
    row(rows, "theme", "Colours", names, THEME_COUNT, &preferences->theme);
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
    struct preferences *preferences = screens->preferences;
    struct looks_choice *looks = &preferences->looks;
    struct rect room = page_head(screens, "Settings");
    int still = preferences->reduced_motion;
    struct rect content =
        ui_scroll_begin(ui, room, "settings", 8 * ui_px(ui, ROW_POINTS), &screens->page_offset);
    struct rows rows = {ui, content};
    row(&rows, "labels", "Names of squares", label_values, COUNT_OF(label_values), &looks->labels);
    row(&rows, "king-mark", "Kings are marked by", king_values, COUNT_OF(king_values),
        &looks->king_mark);
    row(&rows, "pieces", "Pieces", piece_values, COUNT_OF(piece_values), &looks->pieces);
    row(&rows, "tray", "Captured pieces", tray_values, COUNT_OF(tray_values), &looks->tray);
    row(&rows, "motion", "Motion", motion_values, COUNT_OF(motion_values), &still);
    preferences->reduced_motion = still;
    scale_row(&rows, preferences);
    theme_row(&rows, preferences);
    button_row(screens, &rows);
    ui_scroll_end(ui);
}

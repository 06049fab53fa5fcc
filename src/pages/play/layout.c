/* SPDX-License-Identifier: MIT */
#include "pages/play/layout.h"

/* Points at scale 100 %. */
enum {
    MARGIN = 8,
    STRIP = 58,
    CARD = 52,
    TRAY = 26, /* what a tray adds to a card */
    METER_LINE = 22,
    TARGET = 44, /* the least side of anything to click */
    PANEL_MIN = 204,
    PANEL_MAX = 400,
    PANEL_FOR_WORDS = 250,
    HEIGHT_FOR_WORDS = 640,
    MOVES_MIN = 110,
};

struct measure {
    int scale;
};

static int px(struct measure measure, int points)
{
    return int_max(1, points * measure.scale / 100);
}

static int card_height(struct measure measure, bool tray)
{
    return px(measure, CARD + (tray ? TRAY : 0));
}

static void grid(struct play_layout *layout, int columns, bool labels)
{
    layout->button_columns = columns;
    layout->button_rows = (PLAY_BUTTONS + columns - 1) / columns;
    layout->button_labels = labels;
}

static int grid_height(const struct play_layout *layout, struct measure measure)
{
    int rows = layout->button_rows;
    return rows * px(measure, TARGET) + (rows - 1) * px(measure, MARGIN);
}

/* Board left, panel right, the strip below both, all together in the middle. */
static void lay_wide(struct play_layout *layout, struct rect room, struct measure measure,
                     int meter_lines, bool tray)
{
    int margin = px(measure, MARGIN), strip = px(measure, STRIP);
    int side = int_min(room.h - strip - margin, room.w - px(measure, PANEL_MIN) - margin);
    side = int_max(1, side);
    int panel = int_clamp(room.w - side - margin, px(measure, PANEL_MIN), px(measure, PANEL_MAX));
    room = rect_centred(room, side + margin + panel, side + margin + strip);
    layout->strip = cut_bottom(&room, strip);
    cut_bottom(&room, margin);
    layout->board = cut_left(&room, side);
    cut_left(&room, margin);
    bool words = panel >= px(measure, PANEL_FOR_WORDS) && room.h >= px(measure, HEIGHT_FOR_WORDS);
    grid(layout, words ? 2 : 4, words);
    layout->cards[0] = cut_top(&room, card_height(measure, tray));
    layout->cards[1] = cut_bottom(&room, card_height(measure, tray));
    cut_top(&room, margin);
    cut_bottom(&room, margin);
    layout->buttons = cut_bottom(&room, grid_height(layout, measure));
    cut_bottom(&room, margin);
    layout->meter = cut_top(&room, meter_lines * px(measure, METER_LINE));
    if (meter_lines > 0)
        cut_top(&room, margin);
    layout->moves = room;
}

/* Board above, right under it the strip, where the eye is; then the cards left and the moves right,
 * and the buttons in a row. */
static void lay_tall(struct play_layout *layout, struct rect room, struct measure measure,
                     int meter_lines, bool tray)
{
    int margin = px(measure, MARGIN), strip = px(measure, STRIP);
    int meter = meter_lines * px(measure, METER_LINE);
    int cards = 2 * card_height(measure, tray) + margin + (meter > 0 ? margin + meter : 0);
    int below = strip + int_max(cards, px(measure, MOVES_MIN)) + px(measure, TARGET) + 3 * margin;
    layout->tall = true;
    layout->board = cut_top(&room, int_max(1, int_min(room.w, room.h - below)));
    cut_top(&room, margin);
    layout->strip = cut_top(&room, strip);
    cut_top(&room, margin);
    grid(layout, PLAY_BUTTONS, false);
    layout->buttons = cut_bottom(&room, grid_height(layout, measure));
    cut_bottom(&room, margin);
    struct rect left = cut_left(&room, (room.w - margin) / 2);
    cut_left(&room, margin);
    layout->cards[0] = cut_top(&left, card_height(measure, tray));
    cut_top(&left, margin);
    layout->cards[1] = cut_top(&left, card_height(measure, tray));
    cut_top(&left, margin);
    layout->meter = cut_top(&left, meter);
    layout->moves = room;
}

struct play_layout play_layout(struct rect screen, int scale, int meter_lines, bool tray)
{
    struct measure measure = {scale};
    struct play_layout layout = {0};
    struct rect room = rect_inset(screen, px(measure, MARGIN));
    if (screen.w < screen.h)
        lay_tall(&layout, room, measure, meter_lines, tray);
    else
        lay_wide(&layout, room, measure, meter_lines, tray);
    return layout;
}

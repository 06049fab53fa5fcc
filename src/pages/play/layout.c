/* SPDX-License-Identifier: MIT */
#include "pages/play/layout.h"

#include "toolkit/metrics.h"

/* Points at scale 100 %. */
enum {
    STRIP = 58,
    PANEL_MIN = 204,
    PANEL_MAX = 400,
    PANEL_FOR_WORDS = 250,
    HEIGHT_FOR_WORDS = 640,
    MOVES_MIN = 110,
    LIST_MIN = 80, /* a heading and a row of moves */
    BOARD_MIN = 396,
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
    return px(measure, METRIC_ROW + (tray ? PLAY_TRAY_POINTS : 0));
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
    return rows * px(measure, METRIC_TARGET) + (rows - 1) * px(measure, METRIC_GAP);
}

/* Board left, panel right, the strip below both, all together in the middle. */
static void lay_wide(struct play_layout *layout, struct rect room, struct measure measure,
                     int meter_lines, bool tray)
{
    int margin = px(measure, METRIC_GAP), strip = px(measure, STRIP);
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
    /* A long meter scrolls rather than that the list goes. */
    int meter = int_min(meter_lines * px(measure, PLAY_METER_POINTS),
                        room.h - px(measure, LIST_MIN) - margin);
    layout->meter = cut_top(&room, meter);
    if (meter_lines > 0)
        cut_top(&room, margin);
    layout->moves = room;
}

/* A meter of more than two lines scrolls rather than that the board becomes small. */
static int tall_meter(struct rect room, struct measure measure, int lines, bool tray)
{
    int line = px(measure, PLAY_METER_POINTS), margin = px(measure, METRIC_GAP);
    int around = px(measure, STRIP) + 2 * card_height(measure, tray) + px(measure, METRIC_TARGET) +
                 5 * margin + px(measure, BOARD_MIN);
    return int_min(lines * line, int_max(int_min(lines, 2) * line, room.h - around));
}

/* Board above, right under it the strip, where the eye is; then the cards left and the moves right,
 * and the buttons in a row. */
static void lay_tall(struct play_layout *layout, struct rect room, struct measure measure,
                     int meter_lines, bool tray)
{
    int margin = px(measure, METRIC_GAP), strip = px(measure, STRIP);
    int meter = tall_meter(room, measure, meter_lines, tray);
    int cards = 2 * card_height(measure, tray) + margin + (meter > 0 ? margin + meter : 0);
    int below =
        strip + int_max(cards, px(measure, MOVES_MIN)) + px(measure, METRIC_TARGET) + 3 * margin;
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
    struct rect room = rect_inset(screen, px(measure, METRIC_GAP));
    if (screen.w < screen.h)
        lay_tall(&layout, room, measure, meter_lines, tray);
    else
        lay_wide(&layout, room, measure, meter_lines, tray);
    return layout;
}

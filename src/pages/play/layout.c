/* SPDX-License-Identifier: MIT */
#include "pages/play/layout.h"

#include "board/gesture.h"
#include "toolkit/metrics.h"

/* Points at scale 100 %. */
enum {
    STRIP = 58,
    CARD = 60,       /* a name in two lines of small print, and what is left and captured */
    CARD_ROOMY = 76, /* where there is room */
    CARD_TALL = 132, /* at most, beside a list that is higher */
    PANEL_MIN = 204,
    PANEL_MAX = 400,
    PANEL_FOR_WORDS = 250,
    HEIGHT_FOR_WORDS = 640,
    METER_BRIEF_LINES = 2,
    METER_AIR = 12,  /* above and below it, where there is room */
    LIST_MIN = 78,   /* a row of moves and a half */
    LIST_GOOD = 122, /* a heading and two rows of moves */
    BOARD_MIN = 396,
};

struct measure {
    int scale;
};

static int px(struct measure measure, int points)
{
    return int_max(1, points * measure.scale / 100);
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

static int meter_height(struct measure measure, int lines)
{
    return lines > 0 ? px(measure, PLAY_METER_BAR_POINTS) + lines * px(measure, PLAY_METER_POINTS)
                     : 0;
}

/* The buttons that look back and forward stand right below the moves. */
static int look_height(struct measure measure)
{
    return px(measure, METRIC_TARGET) + px(measure, METRIC_GAP_SMALL);
}

/* The meter, the moves, and what looks back and forward. */
static void lay_list(struct play_layout *layout, struct rect room, struct measure measure,
                     int meter_lines)
{
    layout->look = cut_bottom(&room, px(measure, METRIC_TARGET));
    cut_bottom(&room, px(measure, METRIC_GAP_SMALL));
    int meter = meter_height(measure, meter_lines);
    if (room.h - meter < px(measure, LIST_GOOD))
        meter = int_min(meter, meter_height(measure, METER_BRIEF_LINES));
    if (meter > 0 && room.h - meter >= px(measure, LIST_GOOD + METER_AIR))
        meter += px(measure, METER_AIR);
    layout->meter = cut_top(&room, meter);
    layout->moves = room;
}

/* Between the cards: the list, the buttons. */
static void lay_column(struct play_layout *layout, struct measure measure, int meter_lines)
{
    struct rect room = layout->column;
    layout->buttons = cut_bottom(&room, grid_height(layout, measure));
    cut_bottom(&room, px(measure, METRIC_GAP));
    lay_list(layout, room, measure, meter_lines);
}

/* Board left, panel right, the strip below both, all together in the middle. */
static struct play_layout lay_wide(struct rect room, struct measure measure, int meter_lines)
{
    struct play_layout layout = {0};
    int margin = px(measure, METRIC_GAP), strip = px(measure, STRIP);
    int side = int_min(room.h - strip - margin, room.w - px(measure, PANEL_MIN) - margin);
    side = board_whole_side(int_max(1, side));
    int panel = int_clamp(room.w - side - margin, px(measure, PANEL_MIN), px(measure, PANEL_MAX));
    room = rect_centred(room, side + margin + panel, side + margin + strip);
    layout.strip = cut_bottom(&room, strip);
    cut_bottom(&room, margin);
    layout.board = cut_left(&room, side);
    cut_left(&room, margin);
    bool roomy = room.h >= px(measure, HEIGHT_FOR_WORDS);
    bool words = roomy && panel >= px(measure, PANEL_FOR_WORDS);
    int card = px(measure, roomy ? CARD_ROOMY : CARD);
    grid(&layout, words ? 2 : 4, words);
    layout.cards[0] = cut_top(&room, card);
    layout.cards[1] = cut_bottom(&room, card);
    cut_top(&room, margin);
    cut_bottom(&room, margin);
    layout.column = room;
    lay_column(&layout, measure, meter_lines);
    return layout;
}

/* The list in a tall window, at least. */
static int list_height(struct measure measure, int meter)
{
    return meter + px(measure, LIST_MIN) + look_height(measure);
}

/* A long meter gets few lines rather than that the board becomes small. */
static int tall_meter_lines(struct rect room, struct measure measure, int lines)
{
    int whole = meter_height(measure, lines);
    int around = px(measure, STRIP) + list_height(measure, whole) + px(measure, METRIC_TARGET) +
                 4 * px(measure, METRIC_GAP) + int_min(room.w, px(measure, BOARD_MIN));
    return room.h >= around ? lines : int_min(lines, METER_BRIEF_LINES);
}

/* The buttons with their words, one below the other in the left half. */
static bool room_for_words(struct rect left, struct measure measure)
{
    struct play_layout words;
    grid(&words, 2, true);
    int needed =
        2 * px(measure, CARD_ROOMY) + 2 * px(measure, METRIC_GAP) + grid_height(&words, measure);
    return left.w >= px(measure, PANEL_FOR_WORDS) && left.h >= needed;
}

/* The cards left and the moves right; the buttons in a row below both, or below the cards. */
static void lay_below(struct play_layout *layout, struct rect room, struct measure measure,
                      int meter_lines)
{
    int margin = px(measure, METRIC_GAP);
    struct rect left = room, *from = &room;
    left.w = (room.w - margin) / 2;
    bool words = room_for_words(left, measure);
    grid(layout, words ? 2 : PLAY_BUTTONS, words);
    layout->column = room;
    cut_left(&layout->column, left.w + margin);
    if (words)
        from = &left;
    layout->buttons = cut_bottom(from, grid_height(layout, measure));
    cut_bottom(from, margin);
    left.h = words ? left.h : room.h;
    cut_left(&room, left.w + margin);
    int card = int_clamp((left.h - margin) / 2, px(measure, CARD), px(measure, CARD_TALL));
    layout->cards[0] = cut_top(&left, card);
    cut_top(&left, margin);
    layout->cards[1] = cut_top(&left, card);
    lay_list(layout, room, measure, meter_lines);
}

/* Board above, right under it the strip, where the eye is, and all else below. */
static struct play_layout lay_tall(struct rect room, struct measure measure, int meter_lines)
{
    struct play_layout layout = {.tall = true};
    int margin = px(measure, METRIC_GAP), strip = px(measure, STRIP);
    int lines = tall_meter_lines(room, measure, meter_lines);
    int left = 2 * px(measure, CARD) + margin;
    int right = list_height(measure, meter_height(measure, lines));
    int below = strip + int_max(left, right) + px(measure, METRIC_TARGET) + 3 * margin;
    int side = board_whole_side(int_max(1, int_min(room.w, room.h - below)));
    if (room.w - side < 2 * margin)
        room = rect_centred(room, side, room.h);
    layout.board = cut_top(&room, side);
    cut_top(&room, margin);
    layout.strip = cut_top(&room, strip);
    cut_top(&room, margin);
    lay_below(&layout, room, measure, lines);
    return layout;
}

static int board_side(const struct play_layout *layout)
{
    return int_min(layout->board.w, layout->board.h);
}

/* Whichever leaves the board more. */
struct play_layout play_layout(struct rect screen, int scale, int meter_lines)
{
    struct measure measure = {scale};
    struct rect room = rect_inset(screen, px(measure, METRIC_GAP));
    struct play_layout wide = lay_wide(room, measure, meter_lines);
    struct play_layout tall = lay_tall(room, measure, meter_lines);
    return board_side(&tall) > board_side(&wide) ? tall : wide;
}

void play_layout_fill_meter(struct play_layout *layout)
{
    layout->moves.h += layout->meter.h;
    layout->moves.y -= layout->meter.h;
    layout->meter.h = 0;
}

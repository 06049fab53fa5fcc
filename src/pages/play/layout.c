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
    HEIGHT_FOR_ROOMY = 640,
    METER_BRIEF_LINES = 2,
    METER_AIR = 12, /* above and below it, where there is room */
    LIST_EDGES = 8,
    LIST_HEAD = 26,
    ROWS_MIN = 2,     /* of moves in a tall window, at least */
    ROWS_GOOD = 5,    /* so many come before the buttons that look back */
    ROWS_PLENTY = 10, /* and so many before words on the doors */
    BOARD_MIN = 396,
    COLUMN_FOR_TWO = 400, /* so high that both players have their deeds in it */
};

struct measure {
    int scale;
    bool trays, facing;
};

static int px(struct measure measure, int points)
{
    return int_max(1, points * measure.scale / 100);
}

/* Returns the height of so many rows of buttons. */
static int rows_height(struct measure measure, int rows)
{
    return rows * px(measure, METRIC_TARGET) + (rows - 1) * px(measure, METRIC_GAP);
}

/* Returns the height of a list with so many rows of moves. */
static int moves_height(struct measure measure, int rows)
{
    return px(measure, LIST_EDGES) + rows * px(measure, METRIC_LIST_ROW);
}

static void doors(struct play_layout *layout, int columns)
{
    layout->door_columns = columns;
    layout->door_rows = (PLAY_DOORS + columns - 1) / columns;
    layout->door_labels = columns < PLAY_DOORS;
}

/* Cuts the buttons off the bottom: the deeds above the doors. */
static void cut_buttons(struct play_layout *layout, struct rect *room, struct measure measure)
{
    layout->button_rows = 1 + layout->door_rows;
    layout->buttons = cut_bottom(room, rows_height(measure, layout->button_rows));
    layout->doors = layout->buttons;
    layout->deeds = cut_top(&layout->doors, px(measure, METRIC_TARGET));
    cut_top(&layout->doors, px(measure, METRIC_GAP));
    cut_bottom(room, px(measure, METRIC_GAP));
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

/* The meter, the moves, and what looks back and forward unless the moves need its room. */
static void lay_list(struct play_layout *layout, struct rect room, struct measure measure,
                     int meter_lines)
{
    int good = moves_height(measure, ROWS_GOOD);
    if (room.h - look_height(measure) >= good) {
        layout->look = cut_bottom(&room, px(measure, METRIC_TARGET));
        cut_bottom(&room, px(measure, METRIC_GAP_SMALL));
    } else {
        layout->look = (struct rect){room.x, room.y + room.h, room.w, 0};
    }
    int meter = meter_height(measure, meter_lines);
    if (room.h - meter < good)
        meter = int_min(meter, meter_height(measure, METER_BRIEF_LINES));
    if (meter > 0 && room.h - meter >= good + px(measure, METER_AIR))
        meter += px(measure, METER_AIR);
    layout->meter = cut_top(&room, meter);
    layout->moves = room;
}

/* Returns true if words on the doors leave the list rows in plenty. */
static bool room_for_words(struct rect room, struct measure measure)
{
    int needed = px(measure, LIST_HEAD) + moves_height(measure, ROWS_PLENTY) +
                 look_height(measure) + px(measure, METRIC_GAP) + rows_height(measure, 3);
    return room.w >= px(measure, PANEL_FOR_WORDS) && room.h >= needed;
}

/* Returns the height of the strips, with a gap beside each. */
static int strips_height(struct measure measure)
{
    return (measure.facing ? 2 : 1) * (px(measure, STRIP) + px(measure, METRIC_GAP));
}

/* The strip at the lower edge, and face to face another one at the upper edge. */
static void cut_strips(struct play_layout *layout, struct rect *room, struct measure measure)
{
    layout->strip = cut_bottom(room, px(measure, STRIP));
    cut_bottom(room, px(measure, METRIC_GAP));
    if (!measure.facing)
        return;
    layout->strip_above = cut_top(room, px(measure, STRIP));
    cut_top(room, px(measure, METRIC_GAP));
}

/* Board left, panel right, the strip below both, all together in the middle. */
static struct play_layout lay_wide(struct rect room, struct measure measure, int meter_lines)
{
    struct play_layout layout = {.facing = measure.facing};
    int margin = px(measure, METRIC_GAP), strips = strips_height(measure);
    struct rect board =
        board_whole(room.w - px(measure, PANEL_MIN) - margin, room.h - strips, measure.trays);
    int panel =
        int_clamp(room.w - board.w - margin, px(measure, PANEL_MIN), px(measure, PANEL_MAX));
    room = rect_centred(room, board.w + margin + panel, board.h + strips);
    cut_strips(&layout, &room, measure);
    layout.board = cut_left(&room, board.w);
    cut_left(&room, margin);
    bool roomy = room.h >= px(measure, HEIGHT_FOR_ROOMY);
    int card = px(measure, roomy ? CARD_ROOMY : CARD);
    layout.cards[0] = cut_top(&room, card);
    layout.cards[1] = cut_bottom(&room, card);
    cut_top(&room, margin);
    cut_bottom(&room, margin);
    if (measure.facing && room.h >= px(measure, COLUMN_FOR_TWO)) {
        layout.deeds_above = cut_top(&room, px(measure, METRIC_TARGET));
        cut_top(&room, margin);
    }
    layout.column = room;
    doors(&layout, room_for_words(room, measure) ? 2 : PLAY_DOORS);
    cut_buttons(&layout, &room, measure);
    lay_list(&layout, room, measure, meter_lines);
    return layout;
}

/* The list in a tall window, at least. */
static int list_height(struct measure measure, int meter)
{
    return meter + moves_height(measure, ROWS_MIN) + look_height(measure);
}

/* Returns the height of what belongs to the player above in a tall window. */
static int above_height(struct measure measure)
{
    return measure.facing ? px(measure, CARD) + px(measure, STRIP) + 2 * px(measure, METRIC_GAP)
                          : 0;
}

/* At the upper edge the card and the deeds, side by side as their owner sees them; then the strip.
 */
static void cut_above(struct play_layout *layout, struct rect *room, struct measure measure)
{
    int margin = px(measure, METRIC_GAP);
    if (!measure.facing)
        return;
    struct rect row = cut_top(room, px(measure, CARD));
    layout->cards[0] = rect_column(row, 1, 2, margin);
    layout->deeds_above = rect_column(row, 0, 2, margin);
    cut_top(room, margin);
    layout->strip_above = cut_top(room, px(measure, STRIP));
    cut_top(room, margin);
}

/* Returns the number of cards below the board of a tall window. */
static int cards_below(struct measure measure)
{
    return measure.facing ? 1 : 2;
}

/* A long meter gets few lines rather than that the board becomes small. */
static int tall_meter_lines(struct rect room, struct measure measure, int lines)
{
    int whole = meter_height(measure, lines);
    int around = above_height(measure) + px(measure, STRIP) + list_height(measure, whole) +
                 px(measure, METRIC_TARGET) + 4 * px(measure, METRIC_GAP) +
                 int_min(room.w, px(measure, BOARD_MIN));
    return room.h >= around ? lines : int_min(lines, METER_BRIEF_LINES);
}

/* Returns true if the buttons have room below the cards, in the left half. */
static bool room_below_cards(struct rect left, struct measure measure)
{
    int cards = cards_below(measure) * (px(measure, CARD_ROOMY) + px(measure, METRIC_GAP));
    int needed = cards + rows_height(measure, 3);
    return left.w >= px(measure, PANEL_FOR_WORDS) && left.h >= needed;
}

/* The deeds and the doors in one row, each with half of it. */
static void cut_one_row(struct play_layout *layout, struct rect *room, struct measure measure)
{
    int margin = px(measure, METRIC_GAP);
    layout->button_rows = 1;
    layout->buttons = cut_bottom(room, px(measure, METRIC_TARGET));
    layout->deeds = rect_column(layout->buttons, 0, 2, margin);
    layout->doors = rect_column(layout->buttons, 1, 2, margin);
    cut_bottom(room, margin);
}

/* The cards left and the moves right; the buttons in a row below both, or below the cards. */
static void lay_below(struct play_layout *layout, struct rect room, struct measure measure,
                      int meter_lines)
{
    int margin = px(measure, METRIC_GAP);
    struct rect left = room;
    left.w = (room.w - margin) / 2;
    bool below_cards = room_below_cards(left, measure);
    layout->column = room;
    cut_left(&layout->column, left.w + margin);
    doors(layout, below_cards ? 2 : PLAY_DOORS);
    if (below_cards)
        cut_buttons(layout, &left, measure);
    else
        cut_one_row(layout, &room, measure);
    left.h = below_cards ? left.h : room.h;
    cut_left(&room, left.w + margin);
    int count = cards_below(measure);
    int card =
        int_clamp((left.h + margin) / count - margin, px(measure, CARD), px(measure, CARD_TALL));
    if (!measure.facing) {
        layout->cards[0] = cut_top(&left, card);
        cut_top(&left, margin);
    }
    layout->cards[1] = cut_top(&left, card);
    lay_list(layout, room, measure, meter_lines);
}

/* Board above, right under it the strip, where the eye is, and all else below. */
static struct play_layout lay_tall(struct rect room, struct measure measure, int meter_lines)
{
    struct play_layout layout = {.tall = true, .facing = measure.facing};
    int margin = px(measure, METRIC_GAP), strip = px(measure, STRIP);
    int lines = tall_meter_lines(room, measure, meter_lines);
    int left = cards_below(measure) * (px(measure, CARD) + margin) - margin;
    int right = list_height(measure, meter_height(measure, lines));
    int below = strip + int_max(left, right) + px(measure, METRIC_TARGET) + 3 * margin;
    struct rect board = board_whole(room.w, room.h - below - above_height(measure), measure.trays);
    if (room.w - board.w < 2 * margin)
        room = rect_centred(room, board.w, room.h);
    cut_above(&layout, &room, measure);
    layout.board = cut_top(&room, board.h);
    cut_top(&room, margin);
    layout.strip = cut_top(&room, strip);
    cut_top(&room, margin);
    lay_below(&layout, room, measure, lines);
    return layout;
}

/* Returns true if two people face to face have left no room for the moves. */
static bool is_cramped(const struct play_layout *layout, struct measure measure)
{
    return layout->facing && layout->moves.h < moves_height(measure, 1);
}

/* Whichever leaves the board more. */
struct play_layout play_layout(struct rect screen, int scale, int meter_lines, bool trays,
                               bool facing)
{
    struct measure measure = {scale, trays, facing};
    struct rect room = rect_inset(screen, px(measure, METRIC_GAP));
    struct play_layout wide = lay_wide(room, measure, meter_lines);
    struct play_layout tall = lay_tall(room, measure, meter_lines);
    return tall.board.h > wide.board.h || is_cramped(&wide, measure) ? tall : wide;
}

void play_layout_fill_meter(struct play_layout *layout)
{
    layout->moves.h += layout->meter.h;
    layout->moves.y -= layout->meter.h;
    layout->meter.h = 0;
}

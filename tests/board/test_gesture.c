/* SPDX-License-Identifier: MIT */
/* Gestures on the board, one by one: what each means in a position under a rule set. */
#include "notation/fen.h"
#include "notation/move_text.h"
#include "seat.h"
#include "suite.h"

#include <stdlib.h>
#include <string.h>

#define START "B:W21-32:B1-12"

/* Two ways round to 18, then on; a circle back to 2 by either. */
#define ROUTES "B:W6,7,14,15:B2"
#define CIRCLE "B:W6,7,14,15:BK2"
/* A circle from 18, which the first jump comes to. */
#define FORK "B:W6,7,14,15,23:BK27"
/* One way only. */
#define ONE_WAY "B:W18,26:B1,15"
#define LONG    "W:W30,32:B26,18,10,1,2,12"
/* Straight on or round a corner behind 18. */
#define TWO_ENDS "B:W6,7,14,15,22,23:B2"
#define KINGS    "W:WK29,32:B22,14,6,7,15,24"
/* Two pieces on one line, and one that only one of the squares between them leads to. */
#define STRAIGHT "W:WK4:B11,22"
#define CORNER   "W:WK4:B11,22,23"

static const struct {
    const char *rules, *name, *fen, *gestures;
    const char *answer; /* of the last gesture, as seat_answer writes it */
} rows[] = {
    /* Click, click. */
    {"american", "choosing a piece", START, "11", "redraw [11]"},
    {"american", "click, click", START, "11 15", "move 11-15"},
    {"american", "another piece instead", START, "11 10", "redraw [10]"},
    {"american", "and then its square", START, "11 10 14", "move 10-14"},
    {"american", "the piece again lets go", START, "11 11", "redraw"},
    {"american", "and a third time chooses", START, "11 11 11", "redraw [11]"},
    {"american", "an empty square", START, "18", "refused empty-start"},
    {"american", "a piece of the other side", START, "22", "refused not-yours"},
    {"american", "a blocked piece", START, "6", "refused blocked"},
    {"american", "a refusal keeps the piece", START, "11 22", "refused man-too-far [11]"},
    {"american", "after a refusal the move is still there", START, "11 22 15", "move 11-15"},
    {"american", "a blocked piece instead", START, "11 6", "refused blocked"},
    {"american", "a click beside the board", START, "11 poff roff", "nothing [11]"},

    /* Drag. */
    {"american", "drag", START, "11>15", "move 11-15"},
    {"american", "two pixels are no drag", START, "p11 n3 r11", "redraw [11]"},
    {"american", "a press that wanders is a click", START, "p11 n3 r15", "redraw [11]"},
    {"american", "four pixels are one", START, "p11 n4 r15", "move 11-15"},
    {"american", "drag and put back", START, "p11 m15 m11 r11", "redraw [11]"},
    {"american", "drag of the chosen piece, put back", START, "11 p11 m15 m11 r11", "redraw [11]"},
    {"american", "drag off the board", START, "11>off", "redraw [11]"},
    {"american", "drag to a wrong square", START, "11>18", "refused over-nothing [11]"},
    {"american", "drag onto an own piece", START, "11>7", "refused man-forward [11]"},
    {"american", "drag of a blocked piece", START, "6>14", "refused blocked"},
    {"american", "drag of the other side's piece", START, "22>18", "refused not-yours"},
    {"american", "the pointer leaves in the middle of a drag", START, "p11 m15 leave r15",
     "nothing [11]"},
    {"american", "Escape in the middle of a drag", START, "p11 m15 Esc r15", "nothing"},
    {"american", "right button in the middle of a drag", START, "p11 m15 R15 r15", "nothing"},
    {"american", "a key refuses in the middle of a drag", START, "Up p11 m15 @6 r15", "nothing"},

    /* Letting go. */
    {"american", "right click lets go", START, "11 R15", "redraw"},
    {"american", "Escape lets go", START, "11 Esc", "redraw"},
    {"american", "nothing to let go", START, "Esc", "nothing"},
    {"american", "Escape clears a refusal", START, "18 Esc", "redraw"},

    /* Forced captures. */
    {"american", "another must capture", "B:W18,26:B1,15", "1", "refused must-capture"},
    {"american", "one way: the start only chooses", ONE_WAY, "15", "redraw [15]"},
    {"american", "one way: the start again lets go", ONE_WAY, "15 15", "redraw"},
    {"american", "one way: its end plays it", ONE_WAY, "15 31", "move 15x22x31"},
    {"american", "one way: by a drag to its end", ONE_WAY, "15>31", "move 15x22x31"},
    {"american", "one way: hop by hop", ONE_WAY, "15 22", "hops 0-1 [15,22]"},
    {"american", "one way: and its end", ONE_WAY, "15 22 31", "move 15x22x31"},
    {"american", "one way: by drags", ONE_WAY, "15>22 22>31", "move 15x22x31"},
    {"freejump", "where capturing is optional the start only chooses", "B:W15,30:B11,12", "11",
     "redraw [11]"},
    {"freejump", "a plain move beside a capture", "B:W15,30:B11,12", "11 16", "move 11-16"},
    {"freejump", "the capture itself", "B:W15,30:B11,12", "11 18", "move 11x18"},
    {"freejump", "a capture begun must be finished", "B:W15,22,30:B11,12", "11 18 12",
     "refused not-diagonal [11,18]"},

    /* They play themselves if that is wished. */
    {"american", "one click: by its start", ONE_WAY, "forced 15", "move 15x22x31"},
    {"american", "one click: after a wrong drag", ONE_WAY, "forced 15>19 15", "move 15x22x31"},
    {"american", "one click: put back, then its start", ONE_WAY, "forced 15>off 15",
     "move 15x22x31"},
    {"american", "one click: by a drag to its first square", ONE_WAY, "forced 15>22",
     "move 15x22x31"},
    {"american", "one click: chosen before that was wished", ONE_WAY, "15 forced 15",
     "move 15x22x31"},
    {"american", "one click: a plain move is not forced", "B:W29:B1,12", "forced 1", "redraw [1]"},
    {"freejump", "one click: nor is what is optional", "B:W15,30:B11,12", "forced 11",
     "redraw [11]"},
    {"american", "one click: where the way is open it stops", TWO_ENDS, "forced 2 11",
     "hops 0-1 [2,11]"},
    {"american", "one click: what is left plays itself", ROUTES, "forced 2 11", "move 2x11x18"},

    /* A click on any square of the way goes up to there. */
    {"american", "far: the second square", LONG, "30 14", "hops 0-2 [30,23,14]"},
    {"american", "far: and on from there", LONG, "30 14 7", "move 30x23x14x7"},
    {"american", "far: the end", LONG, "30 7", "move 30x23x14x7"},
    {"american", "far: by drag", LONG, "30>14", "hops 0-2 [30,23,14]"},
    {"american", "far: by keyboard", LONG, "@30 @14", "hops 0-2 [30,23,14]"},
    {"flying", "far: kings, by hops", KINGS, "29 18", "hops 0-1 [29,18]"},

    /* Taken back hop by hop. */
    {"american", "back: Escape", LONG, "30 14 Esc", "back 2-1 [30,23]"},
    {"american", "back: twice", LONG, "30 14 Esc Esc", "back 1-0 [30]"},
    {"american", "back: and the piece is let go", LONG, "30 14 Esc Esc Esc", "redraw"},
    {"american", "back: a right click", LONG, "30 14 R1", "back 2-1 [30,23]"},
    {"american", "back: and on again", LONG, "30 14 R1 14", "hops 1-2 [30,23,14]"},
    {"american", "back: Escape puts a held piece down first", LONG, "30 14 p14 m7 Esc",
     "redraw [30,23,14]"},
    {"american", "back: two ways from there", FORK, "27 18 2", "routes 2 [27,18]"},
    {"american", "back: Escape takes back the question first", FORK, "27 18 2 Esc",
     "redraw [27,18]"},

    /* Several ways. */
    {"american", "two routes: the start chooses", ROUTES, "2", "redraw [2]"},
    {"american", "two routes: the end asks", ROUTES, "2 18", "routes 2 [2]"},
    {"american", "two routes: by key", ROUTES, "2 18 1k", "move 2x9x18"},
    {"american", "two routes: by the other key", ROUTES, "2 18 2k", "move 2x11x18"},
    {"american", "two routes: no third", ROUTES, "2 18 3k", "nothing [2]"},
    {"american", "two routes: click on the badge", ROUTES, "2 18 9", "move 2x9x18"},
    {"american", "two routes: click on the other badge", ROUTES, "2 18 11", "move 2x11x18"},
    {"american", "two routes: Escape", ROUTES, "2 18 Esc", "redraw"},
    {"american", "two routes: square by square", ROUTES, "2 9 18", "move 2x9x18"},
    {"american", "two routes: drag to the end asks", ROUTES, "2>18", "routes 2 [2]"},
    {"american", "two routes: drag on the way", ROUTES, "2>11 11>18", "move 2x11x18"},
    {"american", "two routes: number keys mean nothing before", ROUTES, "2 1k", "nothing [2]"},
    {"american", "two routes: the piece again lets go", ROUTES, "2 18 2", "redraw"},
    {"american", "two routes: to a square on the way", TWO_ENDS, "2 18", "routes 2 [2]"},
    {"american", "two routes: up to there", TWO_ENDS, "2 18 2k", "hops 0-2 [2,11,18]"},
    {"american", "two ends: on the way", "B:W16,15,23,24:B11", "11 18", "hops 0-1 [11,18]"},

    /* Round and back to the start. */
    {"american", "circle: the start chooses", CIRCLE, "2", "redraw [2]"},
    {"american", "circle: the start again is its end", CIRCLE, "2 2", "routes 2 [2]"},
    {"american", "circle: by key", CIRCLE, "2 2 2k", "move 2x11x18x9x2"},
    {"american", "circle: half of it", CIRCLE, "2 11 9", "hops 1-3 [2,11,18,9]"},
    {"american", "circle: and home", CIRCLE, "2 11 2", "move 2x11x18x9x2"},
    {"american", "circle: a drag back to the start puts down", CIRCLE, "p2 m11 m2 r2",
     "redraw [2]"},

    /* Square by square where it matters. */
    {"american", "going on: first square", TWO_ENDS, "2 11", "hops 0-1 [2,11]"},
    {"american", "going on: a wrong square", TWO_ENDS, "2 11 16", "refused unfinished [2,11]"},
    {"american", "going on: the same square again", TWO_ENDS, "2 11 11", "redraw [2,11]"},
    {"american", "going on: last square", TWO_ENDS, "2 11 27", "move 2x11x18x27"},
    {"american", "going on: drag, then drag on", TWO_ENDS, "2>11 11>18 18>27", "move 2x11x18x27"},
    {"american", "going on: put down again where it stands", TWO_ENDS, "2>11 p11 m18 m11 r11",
     "redraw [2,11]"},
    {"american", "going on: no other piece", "B:W6,7,14,15,22,23:B2,12", "2 11 12",
     "refused not-diagonal [2,11]"},

    /* Kings. */
    {"flying", "a king over distance", "B:W22:BK1", "1", "redraw [1]"},
    {"flying", "a king that captures from afar", "B:W15,32:BK1", "1 19", "move 1x19"},
    {"russian", "straight on, right behind the first piece", STRAIGHT, "4>15", "hops 0-1 [4,15]"},
    {"russian", "straight on, further behind it", STRAIGHT, "4>18", "hops 0-1 [4,18]"},
    {"russian", "straight on, and on from there", STRAIGHT, "4>18 18>29", "move 4x15x29"},
    {"russian", "straight on, by its end", STRAIGHT, "4 25", "move 4x15x25"},
    {"russian", "straight on, one way to its end", STRAIGHT, "4>29", "move 4x15x29"},
    {"russian", "a corner from one landing, the line from both", CORNER, "4 18 25", "move 4x15x25"},
    {"russian", "a corner from that landing only", CORNER, "4 15 24", "refused unfinished [4,15]"},

    /* Keyboard. */
    {"american", "an arrow shows the cursor first", START, "Up Enter", "refused not-yours"},
    {"american", "Enter shows it too", START, "Enter", "redraw"},
    {"american", "cursor to a piece", START, "@11", "redraw [11]"},
    {"american", "cursor to its square", START, "@11 @15", "move 11-15"},
    {"american", "cursor: routes", ROUTES, "@2 @18 2k", "move 2x11x18"},
    {"american", "cursor: refusal", START, "@11 @14", "refused not-diagonal [11]"},
    {"american", "Space is Enter", "B:W18,26:B1,22", "Up Space", "redraw [22]"},
};

START_TEST(gestures_mean)
{
    struct seat seat;
    seat_init(&seat, rows[_i].rules, rows[_i].fen);
    seat_play(&seat, rows[_i].gestures);
    ck_assert_msg(strcmp(seat_answer(&seat), rows[_i].answer) == 0, "%s: %s: %s: %s, expected %s",
                  rows[_i].rules, rows[_i].name, rows[_i].gestures, seat_answer(&seat),
                  rows[_i].answer);
}
END_TEST

/* The squares that a refusal names are marked until the next gesture: "Capture with 15: go to 22.
 * Capture with 20: go to 27." */
START_TEST(refusal_points)
{
    struct seat seat;
    seat_init(&seat, "american", "B:W18,24:B1,15,20");
    seat_play(&seat, "1");
    ck_assert_uint_eq(seat.gesture.pointed,
                      square_set(15) | square_set(20) | square_set(22) | square_set(27));
    seat_play(&seat, "15");
    ck_assert_uint_eq(seat.gesture.pointed, 0);
}
END_TEST

START_TEST(targets_are_all_landings)
{
    struct seat seat;
    seat_init(&seat, "russian", STRAIGHT);
    seat_play(&seat, "4");
    ck_assert_uint_eq(gesture_targets(&seat.gesture, &seat.list),
                      square_set(15) | square_set(18) | square_set(25) | square_set(29));
}
END_TEST

START_TEST(targets_are_next_squares_and_ends)
{
    struct seat seat;
    seat_init(&seat, "american", ROUTES);
    ck_assert_uint_eq(gesture_targets(&seat.gesture, &seat.list), 0);
    seat_play(&seat, "2");
    ck_assert_uint_eq(gesture_targets(&seat.gesture, &seat.list),
                      square_set(9) | square_set(11) | square_set(18));
}
END_TEST

/* A finger would hide the piece and, when it is lifted, points at nothing. */
START_TEST(a_finger_drags)
{
    struct seat seat;
    seat_init(&seat, "american", START);
    struct rect from = board_square_rect(&seat.context.geometry, 11);
    struct rect to = board_square_rect(&seat.context.geometry, 18);
    struct input input = {.kind = INPUT_PRESS, .x = from.x + 5, .y = from.y + 5, .finger = true};
    seat_input(&seat, input);
    input = (struct input){.kind = INPUT_MOVE, .x = to.x + 5, .y = to.y + 5, .finger = true};
    seat_input(&seat, input);
    ck_assert_int_eq(seat.gesture.drag_y, to.y + 5 - seat.context.geometry.cell);
    ck_assert_uint_eq(gesture_hot(&seat.gesture), square_set(18));
    input.kind = INPUT_RELEASE;
    seat_input(&seat, input);
    ck_assert_uint_eq(gesture_hot(&seat.gesture), 0);
    ck_assert_int_eq(seat.gesture.refused, 18);
}
END_TEST

/* --- The four ways a board can lie --- */

static struct board_geometry geometry_of(int orientation)
{
    return board_geometry_in((struct rect){13, 7, 500, 400}, orientation & 1, orientation & 2);
}

START_TEST(squares_and_pixels_agree)
{
    struct board_geometry geometry = geometry_of(_i);
    squareset seen = 0;
    for (int y = geometry.inner.y; y < geometry.inner.y + geometry.inner.h; y++)
        for (int x = geometry.inner.x; x < geometry.inner.x + geometry.inner.w; x++) {
            int square;
            REQUIRE(board_square_at(&geometry, x, y, &square), "%d,%d is not on the board", x, y);
            if (square == SQUARE_NONE)
                continue;
            REQUIRE(rect_contains(board_square_rect(&geometry, square), x, y),
                    "%d,%d is not in the rectangle of %d", x, y, square);
            seen |= square_set(square);
        }
    ck_assert_uint_eq(seen, UINT32_MAX);
}
END_TEST

START_TEST(beside_the_board_is_no_square)
{
    struct board_geometry geometry = geometry_of(_i);
    struct rect inner = geometry.inner;
    int square;
    ck_assert(!board_square_at(&geometry, inner.x - 1, inner.y, &square));
    ck_assert(!board_square_at(&geometry, inner.x, inner.y - 1, &square));
    ck_assert(!board_square_at(&geometry, inner.x + inner.w, inner.y, &square));
    ck_assert(!board_square_at(&geometry, inner.x, inner.y + inner.h, &square));
    ck_assert_int_eq(square, SQUARE_NONE);
}
END_TEST

/* Square 1 by orientation: column and row of the screen, from 0. */
static const struct {
    const char *name;
    int column, row;
} first_square[] = {{"White below", 1, 0},
                    {"White above", 6, 7},
                    {"mirrored", 6, 0},
                    {"mirrored, White above", 1, 7}};

START_TEST(first_square_lies_where_it_should)
{
    struct board_geometry geometry = geometry_of(_i);
    struct rect rect = board_square_rect(&geometry, 1);
    ck_assert_msg(rect.x == geometry.inner.x + first_square[_i].column * geometry.cell &&
                      rect.y == geometry.inner.y + first_square[_i].row * geometry.cell,
                  "%s: %d,%d", first_square[_i].name, rect.x, rect.y);
}
END_TEST

START_TEST(cursor_reaches_every_square)
{
    struct seat seat;
    for (int from = 1; from <= SQUARE_COUNT; from++)
        for (int to = 1; to <= SQUARE_COUNT; to++) {
            seat_set(&seat, preset_find("american"), &(struct position){0}, _i & 1, _i & 2);
            seat.gesture.cursor = from;
            seat_cursor(&seat, to);
        }
}
END_TEST

/* As the player sees it: an arrow never leads the other way. */
START_TEST(arrows_follow_the_eye)
{
    static const struct {
        SDL_Keycode key;
        int x, y;
    } arrows[] = {{SDLK_UP, 0, -1}, {SDLK_DOWN, 0, 1}, {SDLK_LEFT, -1, 0}, {SDLK_RIGHT, 1, 0}};
    struct seat seat;
    seat_set(&seat, preset_find("american"), &(struct position){0}, _i & 1, _i & 2);
    seat.gesture.cursor_visible = true;
    for (int square = 1; square <= SQUARE_COUNT; square++)
        for (int i = 0; i < ROWS(arrows); i++) {
            struct rect before = board_square_rect(&seat.context.geometry, square);
            seat.gesture.cursor = square;
            seat_key(&seat, arrows[i].key);
            struct rect after = board_square_rect(&seat.context.geometry, seat.gesture.cursor);
            int along = arrows[i].x ? (after.x - before.x) * arrows[i].x
                                    : (after.y - before.y) * arrows[i].y;
            REQUIRE(along >= 0, "arrow %d from %d leads to %d", i, square, seat.gesture.cursor);
            REQUIRE(arrows[i].y || after.y == before.y, "arrow %d from %d changes the row", i,
                    square);
        }
}
END_TEST

static const struct {
    int w, h, cell;
} rooms[] = {{400, 400, 47}, {1, 1, 1},         {0, 0, 1},   {17, 17, 1},    {18, 18, 2},
             {398, 500, 46}, {2000, 1000, 117}, {-9, -9, 1}, {300, -1000, 1}};

START_TEST(board_fits_its_room)
{
    struct rect room = {10, 20, rooms[_i].w, rooms[_i].h};
    struct board_geometry geometry = board_geometry_in(room, false, false);
    ck_assert_msg(geometry.cell == rooms[_i].cell, "%dx%d: squares of %d", room.w, room.h,
                  geometry.cell);
    ck_assert_msg(geometry.inner.w >= 8 * geometry.cell, "%dx%d: the squares do not fit", room.w,
                  room.h);
    if (geometry.cell > 1)
        ck_assert_msg(geometry.outer.w <= room.w && geometry.outer.h <= room.h,
                      "%dx%d: the board leaves its room", room.w, room.h);
}
END_TEST

/* --- Trays --- */

struct tray_row {
    struct board_geometry geometry;
    struct rect rail; /* the frame of one side between the corners */
    struct rect places[PIECES_PER_SIDE];
};

/* Puts so many men and else kings into a tray, and holds each to lie in the wood of the frame. */
static struct tray_row fill_tray(int number, enum side side, int men, bool paired)
{
    struct tray_row row;
    row.geometry = board_geometry_with_trays(
        (struct rect){13, 7, number / 2 * 57 + 90, number / 2 * 61 + 80}, number % 2, false);
    const struct board_geometry *geometry = &row.geometry;
    bool above = (side == WHITE) == geometry->turned;
    row.rail = (struct rect){geometry->inner.x,
                             above ? geometry->outer.y : geometry->inner.y + geometry->inner.h,
                             geometry->inner.w, geometry->inner.y - geometry->outer.y};
    for (int i = 0; i < PIECES_PER_SIDE; i++) {
        struct rect at = board_tray_place(geometry, side, i >= men, i >= men ? i - men : i, paired);
        ck_assert_int_eq(rect_common(at, row.rail).h, at.h);
        ck_assert_int_eq(rect_common(at, row.rail).w, at.w);
        row.places[i] = at;
    }
    return row;
}

/* Where columns have names, no captured piece covers one, nor another piece. */
START_TEST(captured_pieces_leave_names_free)
{
    for (int side = 0; side < 2; side++)
        for (int men = 0; men <= PIECES_PER_SIDE; men++) {
            struct tray_row row = fill_tray(_i, (enum side)side, men, true);
            int cell = row.geometry.cell;
            ck_assert_int_le(row.geometry.outer.h, _i / 2 * 61 + 80);
            ck_assert_int_gt(row.rail.h, row.geometry.inner.x - row.geometry.outer.x);
            int covered[8] = {0}; /* in each column: from the left, from the right */
            for (int i = 0; i < PIECES_PER_SIDE; i++) {
                struct rect at = row.places[i];
                int middle = at.x + at.w / 2, column = (middle - row.rail.x) / cell;
                /* The disc is four fifths of its picture. */
                int name = row.rail.x + column * cell + cell / 2;
                int from_name = abs(middle - name) - at.w * 2 / 5;
                ck_assert_msg(from_name >= cell / 10, "%d: %d from the name", cell, from_name);
                int half = middle < name ? 1 : 2;
                ck_assert_msg(!(covered[column] & half), "%d men: %d covers another", men, i);
                covered[column] |= half;
            }
        }
}
END_TEST

/* Elsewhere men lie in one row from the left, kings in one from the right, and the rows do not
 * meet. */
START_TEST(captured_pieces_lie_in_rows)
{
    for (int side = 0; side < 2; side++)
        for (int men = 0; men <= PIECES_PER_SIDE; men++) {
            struct tray_row row = fill_tray(_i, (enum side)side, men, false);
            int last_man = row.rail.x, last_king = row.rail.x + row.rail.w;
            for (int i = 1; i < PIECES_PER_SIDE; i++) {
                int step = row.places[i].x - row.places[i - 1].x, w = row.places[i].w;
                if (i != men)
                    ck_assert_msg(abs(step) <= w && abs(step) >= w * 4 / 5 &&
                                      (step > 0) == (i < men),
                                  "%d men: %d is %d from the next", men, i, step);
            }
            for (int i = 0; i < PIECES_PER_SIDE; i++) {
                last_man = i < men ? row.places[i].x + row.places[i].w : last_man;
                last_king = i >= men ? row.places[i].x : last_king;
            }
            ck_assert_int_le(last_man, last_king);
        }
}
END_TEST

SUITE(gesture)
{
    Suite *suite = suite_create("gestures");
    TCase *tcase = tcase_create("gestures");
    tcase_add_loop_test(tcase, gestures_mean, 0, ROWS(rows));
    tcase_add_test(tcase, refusal_points);
    tcase_add_test(tcase, targets_are_next_squares_and_ends);
    tcase_add_test(tcase, a_finger_drags);
    tcase_add_test(tcase, targets_are_all_landings);
    suite_add_tcase(suite, tcase);
    tcase = tcase_create("orientation");
    tcase_add_loop_test(tcase, squares_and_pixels_agree, 0, 4);
    tcase_add_loop_test(tcase, beside_the_board_is_no_square, 0, 4);
    tcase_add_loop_test(tcase, first_square_lies_where_it_should, 0, ROWS(first_square));
    tcase_add_loop_test(tcase, cursor_reaches_every_square, 0, 4);
    tcase_add_loop_test(tcase, arrows_follow_the_eye, 0, 4);
    tcase_add_loop_test(tcase, board_fits_its_room, 0, ROWS(rooms));
    tcase_add_loop_test(tcase, captured_pieces_leave_names_free, 0, 2 * 20);
    tcase_add_loop_test(tcase, captured_pieces_lie_in_rows, 0, 2 * 20);
    suite_add_tcase(suite, tcase);
    return suite;
}

/* SPDX-License-Identifier: MIT */
/* Where on the board what is drawn lies: names of squares, numbers of routes, the chosen piece, a
 * piece in the hand. */
#include "board/board_parts.h"
#include "board/board_view.h"
#include "board/sprites.h"
#include "seat.h"
#include "suite.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    GHOST = 77, /* 30 % of 255 */
};

static struct ui ui;
static struct board_geometry geometry;
static struct seat seat;

static void setup(void)
{
    ui = (struct ui){.fonts = fonts_create(NULL), .theme = &themes[0], .scale = 100};
    ck_assert_msg(ui.fonts != NULL, "no font");
}

static void teardown(void)
{
    struct fonts *fonts = ui.fonts;
    ui_finish(&ui);
    fonts_destroy(fonts);
}

static void draw(const struct board_picture *picture)
{
    static const struct input nothing = {.kind = INPUT_NONE};
    geometry = picture->geometry;
    ui_begin(&ui, (struct rect){0, 0, SEAT_BOARD, SEAT_BOARD}, &nothing);
    board_view(&ui, picture);
    board_hand_view(&ui, picture);
    ui_end(&ui);
}

/* The text whose left end lies within `rect`, or "". */
static const char *text_in(struct rect rect)
{
    for (size_t i = 0; i < ui.list.count; i++) {
        const struct draw_item *item = &ui.list.items[i];
        int middle = item->rect.y + item->style.px / 2;
        if (item->kind == DRAW_TEXT && rect_contains(rect, item->rect.x, middle))
            return draw_string(&ui.list, item);
    }
    return "";
}

/* --- Names of squares --- */

static const struct {
    const char *name;
    enum labels labels;
    bool turned, mirrored;
    const char *left, *below; /* from the top, from the left */
} axis_rows[] = {
    {"letters", LABELS_ALGEBRAIC, false, false, "87654321", "abcdefgh"},
    {"letters, turned", LABELS_ALGEBRAIC, true, false, "12345678", "hgfedcba"},
    {"letters, the other corner", LABELS_ALGEBRAIC, false, true, "87654321", "abcdefgh"},
    {"row and column", LABELS_ROW_COLUMN, false, false, "12345678", "12345678"},
    {"row and column, turned", LABELS_ROW_COLUMN, true, false, "87654321", "87654321"},
    {"row and column, the other corner, turned", LABELS_ROW_COLUMN, true, true, "87654321",
     "87654321"},
    {"numbers", LABELS_NUMBER, false, false, "", ""},
    {"none", LABELS_OFF, false, false, "", ""},
};

static struct board_picture empty_board(enum labels labels, bool turned, bool mirrored)
{
    return (struct board_picture){
        .geometry =
            board_geometry_in((struct rect){0, 0, SEAT_BOARD, SEAT_BOARD}, turned, mirrored),
        .rules = &preset_find(mirrored ? "italian" : "american")->rules,
        .looks = {.labels = labels},
    };
}

START_TEST(rows_at_the_left_and_columns_below)
{
    char left[9] = "", below[9] = "";
    struct board_picture picture =
        empty_board(axis_rows[_i].labels, axis_rows[_i].turned, axis_rows[_i].mirrored);
    draw(&picture);
    struct rect outer = geometry.outer, inner = geometry.inner;
    for (int i = 0; i < 8; i++) {
        int at = i * geometry.cell;
        struct rect beside = {outer.x, inner.y + at, inner.x - outer.x, geometry.cell};
        struct rect under = {inner.x + at, inner.y + inner.h, geometry.cell, inner.x - outer.x};
        strncat(left, text_in(beside), 1);
        strncat(below, text_in(under), 1);
    }
    ck_assert_msg(strcmp(left, axis_rows[_i].left) == 0, "%s: left %s", axis_rows[_i].name, left);
    ck_assert_msg(strcmp(below, axis_rows[_i].below) == 0, "%s: below %s", axis_rows[_i].name,
                  below);
}
END_TEST

/* DESIGN 2, White below. */
static const int diagram[8][8] = {
    {0, 1, 0, 2, 0, 3, 0, 4},     {5, 0, 6, 0, 7, 0, 8, 0},     {0, 9, 0, 10, 0, 11, 0, 12},
    {13, 0, 14, 0, 15, 0, 16, 0}, {0, 17, 0, 18, 0, 19, 0, 20}, {21, 0, 22, 0, 23, 0, 24, 0},
    {0, 25, 0, 26, 0, 27, 0, 28}, {29, 0, 30, 0, 31, 0, 32, 0},
};

START_TEST(numbers_are_those_of_the_diagram)
{
    bool turned = _i & 1, mirrored = _i & 2;
    struct board_picture picture = empty_board(LABELS_NUMBER, turned, mirrored);
    /* Books of the Italian game number from the other side. */
    picture.rules = &preset_find("american")->rules;
    draw(&picture);
    for (int row = 0; row < 8; row++)
        for (int column = 0; column < 8; column++) {
            int down = turned ? 7 - row : row;
            int right = turned != mirrored ? 7 - column : column;
            struct rect square = {geometry.inner.x + right * geometry.cell,
                                  geometry.inner.y + down * geometry.cell, geometry.cell,
                                  geometry.cell};
            int number = atoi(text_in(square));
            ck_assert_msg(number == diagram[row][column], "turned %d, mirrored %d: %d, expected %d",
                          turned, mirrored, number, diagram[row][column]);
        }
}
END_TEST

/* --- What the player does --- */

static struct looks seat_looks = {.labels = LABELS_OFF};

static void draw_seat_now(void)
{
    struct board_picture picture = {
        .geometry = seat.context.geometry,
        .position = seat.position,
        .rules = &seat.rules.rules,
        .looks = seat_looks,
        .gesture = &seat.gesture,
        .list = &seat.list,
        .movable = movelist_starts(&seat.list),
        .hot = seat.gesture.hover != SQUARE_NONE ? square_set(seat.gesture.hover) : 0,
        .targets = gesture_targets(&seat.gesture, &seat.list),
    };
    draw(&picture);
}

/* Gestures as seat_play reads them. */
static void draw_seat(const char *fen, const char *gestures)
{
    seat_init(&seat, "american", fen);
    seat_play(&seat, gestures);
    draw_seat_now();
}

/* The picture in the middle of the square, or NULL. */
static const struct draw_item *item_on(int square, enum board_sprite sprite)
{
    struct rect at = board_square_rect(&geometry, square);
    for (size_t i = 0; i < ui.list.count; i++) {
        const struct draw_item *item = &ui.list.items[i];
        if (item->kind == DRAW_SPRITE && item->sprite == board_sprite(THEME_WALNUT, sprite) &&
            2 * item->rect.x + item->rect.w == 2 * at.x + at.w &&
            2 * item->rect.y + item->rect.h == 2 * at.y + at.h)
            return item;
    }
    return NULL;
}

/* How opaque it is; 0: it is not there. */
static int alpha_on(int square, enum board_sprite sprite)
{
    const struct draw_item *item = item_on(square, sprite);
    return item ? item->colour.a : 0;
}

static const struct {
    const char *name, *fen, *gestures;
    int square;
    const char *number;
} route_rows[] = {
    {"one way round", "B:W6,7,14,15:B2", "2 18", 9, "1"},
    {"the other way round", "B:W6,7,14,15:B2", "2 18", 11, "2"},
    {"where both end", "B:W6,7,14,15:B2", "2 18", 18, ""},
    {"before it is asked", "B:W6,7,14,15:B2", "2", 9, ""},
};

/* Key 1 is the route whose badge says 1. */
START_TEST(routes_have_their_numbers)
{
    draw_seat(route_rows[_i].fen, route_rows[_i].gestures);
    struct rect square = board_square_rect(&geometry, route_rows[_i].square);
    ck_assert_msg(strcmp(text_in(square), route_rows[_i].number) == 0, "%s: \"%s\"",
                  route_rows[_i].name, text_in(square));
}
END_TEST

static const struct {
    const char *name, *fen, *gestures;
    int square;
    enum board_sprite sprite;
    int alpha;
} place_rows[] = {
    {"chosen", "B:W32:B1", "1", 1, SPRITE_MARK_SELECTED, 255},
    {"chosen, as solid as before", "B:W32:B1", "1", 1, SPRITE_BLACK_MAN_LIFTED, 255},
    {"in the middle of a capture: the mark has gone along", "B:W6,7,14,15,22,23:B2", "2 11", 11,
     SPRITE_MARK_SELECTED, 255},
    {"and has left the start", "B:W6,7,14,15,22,23:B2", "2 11", 2, SPRITE_MARK_SELECTED, 0},
    {"where a ghost is left", "B:W6,7,14,15,22,23:B2", "2 11", 2, SPRITE_BLACK_MAN, GHOST},
    {"of the piece that has gone along", "B:W6,7,14,15,22,23:B2", "2 11", 11,
     SPRITE_BLACK_MAN_LIFTED, 255},
    {"what it has captured is fainter", "B:W6,7,14,15,22,23:B2", "2 11", 7, SPRITE_WHITE_MAN, 110},
    {"what it has not is not", "B:W6,7,14,15,22,23:B2", "2 11", 6, SPRITE_WHITE_MAN, 255},
    {"the next square of the capture", "B:W6,7,14,15,22,23:B2", "2 11", 18,
     SPRITE_MARK_TARGET_CAPTURE, 255},
    {"which goes on: no dot", "B:W6,7,14,15,22,23:B2", "2 11", 18, SPRITE_MARK_TARGET, 0},
    {"where it ends", "B:W6,7,14,15,22,23:B2", "2 11", 25, SPRITE_MARK_TARGET, 255},
    {"before its first hop: it goes on", "B:W6,7,14,15:B2", "2", 9, SPRITE_MARK_TARGET, 0},
    {"before its first hop: it ends", "B:W6,7,14,15:B2", "2", 18, SPRITE_MARK_TARGET, 255},
    {"routes wait: where they lead to", "B:W6,7,14,15:B2", "2 18", 18, SPRITE_MARK_TARGET, 255},
    {"routes wait: nothing on their way", "B:W6,7,14,15:B2", "2 18", 9, SPRITE_MARK_TARGET_CAPTURE,
     0},
    {"the square of the chosen piece", "B:W32:B1", "1", 1, SPRITE_MARK_CHOSEN, 255},
    {"not of another", "B:W32:B1,9", "1", 9, SPRITE_MARK_CHOSEN, 0},
    {"a square of a plain move", "B:W32:B1", "1", 6, SPRITE_MARK_TARGET, 255},
    {"a held piece leaves a ghost", "B:W32:B1", "p1 m17", 1, SPRITE_BLACK_MAN, GHOST},
    {"a pressed one does not", "B:W32:B1", "p1 n2", 1, SPRITE_BLACK_MAN_LIFTED, 255},
};

START_TEST(marks_and_pieces_are_in_their_places)
{
    draw_seat(place_rows[_i].fen, place_rows[_i].gestures);
    int alpha = alpha_on(place_rows[_i].square, place_rows[_i].sprite);
    ck_assert_msg(alpha == place_rows[_i].alpha, "%s: opacity %d, expected %d", place_rows[_i].name,
                  alpha, place_rows[_i].alpha);
}
END_TEST

/* Where capturing is optional the chosen piece may do both. */
START_TEST(only_landings_of_captures_have_rings)
{
    seat_init(&seat, "american, capture=optional", "W:W22:B18");
    seat_play(&seat, "22");
    draw_seat_now();
    ck_assert_int_eq(alpha_on(15, SPRITE_MARK_TARGET_CAPTURE), 255);
    ck_assert_int_eq(alpha_on(17, SPRITE_MARK_TARGET_CAPTURE), 0);
    ck_assert_int_eq(alpha_on(17, SPRITE_MARK_TARGET), 255);
}
END_TEST

/* A capture that ends where it began: the ring lies around the upper disc of a doubled king, and
 * around the middle of any other piece. */
static const struct {
    const char *name;
    enum king_mark king_mark;
    int permille; /* of a square: so far above the middle */
} ring_rows[] = {
    {"doubled disc", KING_MARK_STACK, 84},
    {"two rings", KING_MARK_RINGS, 0},
    {"crown", KING_MARK_CROWN, 0},
};

START_TEST(a_ring_lies_around_the_piece)
{
    seat_init(&seat, "american", "B:W6,7,14,15,32:BK2");
    seat_play(&seat, "2");
    seat_looks.king_mark = ring_rows[_i].king_mark;
    draw_seat_now();
    seat_looks.king_mark = KING_MARK_STACK;
    struct rect at = board_square_rect(&geometry, 2);
    int count = 0;
    for (size_t i = 0; i < ui.list.count; i++) {
        const struct draw_item *item = &ui.list.items[i];
        if (item->sprite != board_sprite(THEME_WALNUT, SPRITE_MARK_TARGET_CAPTURE) ||
            abs(item->rect.y - at.y) > at.h / 2 || item->rect.x != at.x)
            continue;
        int rise = (at.h * ring_rows[_i].permille + 500) / 1000;
        ck_assert_msg(at.y - item->rect.y == rise, "%s: %d above the middle, not %d",
                      ring_rows[_i].name, at.y - item->rect.y, rise);
        count++;
    }
    ck_assert_int_eq(count, 1);
}
END_TEST

/* An arrow ends before a number and goes on behind it: none of its lines touches one. */
START_TEST(arrows_leave_numbers_free)
{
    seat_looks.labels = LABELS_NUMBER;
    draw_seat("B:W6,7,14,15:B2", "2 18");
    seat_looks.labels = LABELS_OFF;
    struct board_picture numbered = {
        .geometry = geometry, .rules = &seat.rules.rules, .looks = {.labels = LABELS_NUMBER}};
    static const int on_the_way[] = {7, 11, 14, 18};
    int lines = 0;
    for (size_t i = 0; i < ui.list.count; i++) {
        const struct draw_item *item = &ui.list.items[i];
        lines += item->kind == DRAW_LINE;
        for (int j = 0; item->kind == DRAW_LINE && j < ROWS(on_the_way); j++)
            REQUIRE(rect_common(item->rect, number_rect(&ui, &numbered, on_the_way[j])).w <= 0 ||
                        rect_common(item->rect, number_rect(&ui, &numbered, on_the_way[j])).h <= 0,
                    "a line lies upon %d", on_the_way[j]);
    }
    ck_assert_int_gt(lines, 12);
}
END_TEST

/* Numbers grow with the square, and with the letters around a board that is small. */
static const struct {
    const char *name;
    int cell, scale, least, most; /* of the ink: pixels */
} number_rows[] = {
    {"small", 40, 100, 5, 8},
    {"small, large letters", 40, 200, 8, 12},
    {"tiny, large letters", 20, 200, 5, 8},
    {"large", 100, 100, 10, 16},
    {"small, small letters", 40, 75, 5, 8},
};

START_TEST(numbers_are_legible)
{
    int side = number_rows[_i].cell * 10;
    ui.scale = number_rows[_i].scale;
    struct board_picture picture = {
        .geometry = board_geometry_in((struct rect){0, 0, side, side}, false, false),
        .rules = &preset_find("american")->rules,
        .looks = {.labels = LABELS_NUMBER}};
    picture.geometry.cell = number_rows[_i].cell;
    struct rect ink = number_rect(&ui, &picture, 32);
    ck_assert_msg(ink.h >= number_rows[_i].least && ink.h <= number_rows[_i].most, "%s: %d",
                  number_rows[_i].name, ink.h);
}
END_TEST

/* A piece in the hand is where the pointer is, a little above it. */
START_TEST(a_held_piece_hangs_at_the_pointer)
{
    draw_seat("B:W32:B1", "p1 m17");
    struct rect under = board_square_rect(&geometry, 17);
    int found = 0;
    for (size_t i = 0; i < ui.list.count; i++) {
        const struct draw_item *item = &ui.list.items[i];
        if (item->kind != DRAW_SPRITE ||
            item->sprite != board_sprite(THEME_WALNUT, SPRITE_BLACK_MAN_LIFTED))
            continue;
        found++;
        ck_assert_int_le(abs(item->rect.x - under.x), 1);
        ck_assert_int_le(item->rect.y, under.y);
        ck_assert_int_le(under.y - item->rect.y, geometry.cell / 4);
    }
    ck_assert_int_eq(found, 1);
}
END_TEST

/* --- Nearer to the eye, and aside --- */

/* A piece's picture is larger by so many hundredths of its square, give or take a pixel on each
 * side. */
static const struct {
    const char *name, *gestures;
    int square;
    enum board_sprite sprite;
    int percent;
} raised_rows[] = {
    {"at rest", "m17", 10, SPRITE_BLACK_MAN, 0},
    {"under the pointer", "m10", 10, SPRITE_BLACK_MAN_LIFTED, 3},
    {"under the pointer, but blocked", "m6", 6, SPRITE_BLACK_MAN, 0},
    {"under the pointer, but the other side's", "m22", 22, SPRITE_WHITE_MAN, 0},
    {"chosen", "10 m17", 10, SPRITE_BLACK_MAN_LIFTED, 6},
    {"chosen and under the pointer", "10 m10", 10, SPRITE_BLACK_MAN_LIFTED, 6},
};

START_TEST(a_piece_comes_nearer)
{
    draw_seat("B:W21-32:B1-12", raised_rows[_i].gestures);
    const struct draw_item *item = item_on(raised_rows[_i].square, raised_rows[_i].sprite);
    ck_assert_msg(item != NULL, "%s: there is no such piece", raised_rows[_i].name);
    int wider = item->rect.w - geometry.cell, percent = raised_rows[_i].percent;
    ck_assert_msg(percent ? wider > 0 && abs(100 * wider - percent * geometry.cell) <= 200
                          : wider == 0,
                  "%s: %d pixels wider", raised_rows[_i].name, wider);
}
END_TEST

static const struct {
    const char *name;
    double swing;
    int hundredths; /* of a square, to the right */
} swing_rows[] = {{"right", 1, 6}, {"left", -1, -6}, {"half", 0.5, 3}, {"back", 0, 0}};

START_TEST(a_shaken_piece_goes_aside)
{
    struct board_picture picture = empty_board(LABELS_OFF, false, false);
    picture.position = (struct position){.pieces = {[BLACK] = square_set(6) | square_set(7)}};
    picture.shaken = 6;
    picture.swing = swing_rows[_i].swing;
    draw(&picture);
    struct rect at = board_square_rect(&geometry, 6);
    int expected = (int)lround(swing_rows[_i].hundredths * at.w / 100.0), found = 0;
    for (size_t i = 0; i < ui.list.count; i++) {
        const struct rect *rect = &ui.list.items[i].rect;
        found +=
            ui.list.items[i].kind == DRAW_SPRITE && rect->y == at.y && rect->x == at.x + expected;
    }
    ck_assert_msg(found == 1, "%s: not %d pixels aside", swing_rows[_i].name, expected);
    ck_assert_msg(alpha_on(7, SPRITE_BLACK_MAN) == 255, "%s: its neighbour", swing_rows[_i].name);
}
END_TEST

/* --- Arrows --- */

static const struct {
    const char *name, *fen, *gestures;
} arrow_rows[] = {
    {"two ways round", "B:W6,7,14,15:B2", "2 18"},
    {"both ways round a circle", "B:W6,7,14,15,32:BK2", "2 2"},
};

/* The squares that a line of any route passes over the middle of, or nearly. */
static squareset squares_under_lines(void)
{
    squareset under = 0;
    for (size_t i = 0; i < ui.list.count; i++) {
        const struct draw_item *item = &ui.list.items[i];
        int square, x = item->rect.x + item->rect.w / 2, y = item->rect.y + item->rect.h / 2;
        int steps = int_max(1, item->rect.w / (geometry.cell / 8));
        for (int j = 0; item->kind == DRAW_LINE && j <= steps; j++) {
            int along = (item->rect.w - item->width) * (2 * j - steps) / (2 * steps);
            int down = (item->rect.h - item->width) * (2 * j - steps) / (2 * steps);
            if (board_square_at(&geometry, x + along, y + (item->a ? -down : down), &square) &&
                square != SQUARE_NONE)
                under |= square_set(square);
        }
    }
    return under;
}

/* The squares of the routes' paths, and those in between. */
static squareset squares_of_routes(void)
{
    squareset of = 0;
    for (int i = 0; i < seat.gesture.route_count; i++) {
        const uint8_t *path = seat.list.moves[seat.gesture.routes[i].move].path;
        for (int step = 0; step < seat.gesture.routes[i].steps; step++)
            of |= square_set(path[step + 1]) | squares_between(path[step], path[step + 1]);
    }
    return of;
}

START_TEST(arrows_go_along_their_routes)
{
    draw_seat(arrow_rows[_i].fen, arrow_rows[_i].gestures);
    squareset of = squares_of_routes(), under = squares_under_lines();
    squareset start = square_set(seat.gesture.path[0]);
    ck_assert_msg(seat.gesture.route_count > 1, "%s: no routes", arrow_rows[_i].name);
    ck_assert_msg((of & ~start) == (under & ~start), "%s: of routes %x, under lines %x",
                  arrow_rows[_i].name, of, under);
}
END_TEST

/* Two long steps of a flying king, one step that is longer still, and the first steps of a move. */
static const struct move far_moves[] = {
    {.steps = 2, .path = {1, 19, 12}},
    {.steps = 1, .path = {1, 28}},
    {.steps = 2, .path = {1, 28, 32}},
};
static const struct route far_routes[] = {{0, 2}, {1, 1}, {2, 1}};

START_TEST(arrows_go_far)
{
    struct route route = far_routes[_i];
    seat_init(&seat, "flying", "B:W32:BK1");
    for (int i = 0; i < ROWS(far_moves); i++)
        seat.list.moves[i] = far_moves[i];
    seat.list.count = ROWS(far_moves);
    seat.gesture.path[0] = 1;
    seat.gesture.length = 1;
    seat.gesture.routes[0] = route;
    seat.gesture.route_count = 1;
    seat.gesture.aim = far_moves[route.move].path[route.steps];
    draw_seat_now();
    ck_assert_uint_eq(squares_under_lines() | square_set(1), squares_of_routes() | square_set(1));
}
END_TEST

/* Of each arrow both strokes of its head, and their edges, are drawn whole, whatever number stands
 * beside them. */
START_TEST(arrows_have_whole_heads)
{
    seat_looks.labels = LABELS_NUMBER;
    draw_seat(arrow_rows[0].fen, arrow_rows[0].gestures);
    for (int side = 400; side <= 1000; side += 75) {
        int strokes = 0;
        seat.context.geometry = board_geometry_in((struct rect){0, 0, side, side}, false, false);
        draw_seat_now();
        for (size_t i = 0; i < ui.list.count; i++) {
            const struct draw_item *item = &ui.list.items[i];
            int w = item->rect.w - item->width, h = item->rect.h - item->width;
            strokes += item->kind == DRAW_LINE && int_min(w, h) <= 1 &&
                       int_max(w, h) >= geometry.cell * 12 / 100;
        }
        ck_assert_msg(strokes == 2 * 2 * seat.gesture.route_count, "%d: %d", side, strokes);
    }
    seat_looks.labels = LABELS_OFF;
}
END_TEST

/* Before it is asked which way to go, there is no arrow. */
START_TEST(no_arrow_before_it_is_asked)
{
    draw_seat("B:W6,7,14,15:B2", "2");
    ck_assert_uint_eq(squares_under_lines(), 0);
}
END_TEST

SUITE(board_view)
{
    Suite *suite = suite_create("board view");
    TCase *tcase = tcase_create("places");
    tcase_add_checked_fixture(tcase, setup, teardown);
    tcase_add_loop_test(tcase, rows_at_the_left_and_columns_below, 0, ROWS(axis_rows));
    tcase_add_loop_test(tcase, numbers_are_those_of_the_diagram, 0, 4);
    tcase_add_loop_test(tcase, routes_have_their_numbers, 0, ROWS(route_rows));
    tcase_add_loop_test(tcase, marks_and_pieces_are_in_their_places, 0, ROWS(place_rows));
    tcase_add_test(tcase, only_landings_of_captures_have_rings);
    tcase_add_loop_test(tcase, a_ring_lies_around_the_piece, 0, ROWS(ring_rows));
    tcase_add_test(tcase, arrows_leave_numbers_free);
    tcase_add_loop_test(tcase, numbers_are_legible, 0, ROWS(number_rows));
    tcase_add_test(tcase, a_held_piece_hangs_at_the_pointer);
    tcase_add_loop_test(tcase, a_piece_comes_nearer, 0, ROWS(raised_rows));
    tcase_add_loop_test(tcase, a_shaken_piece_goes_aside, 0, ROWS(swing_rows));
    tcase_add_loop_test(tcase, arrows_go_along_their_routes, 0, ROWS(arrow_rows));
    tcase_add_test(tcase, arrows_have_whole_heads);
    tcase_add_loop_test(tcase, arrows_go_far, 0, ROWS(far_routes));
    tcase_add_test(tcase, no_arrow_before_it_is_asked);
    suite_add_tcase(suite, tcase);
    return suite;
}

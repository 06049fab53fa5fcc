/* SPDX-License-Identifier: MIT */
/* Where things lie while playing, for windows of every shape: nothing overlaps, nothing leaves the
 * window, everything can be hit. */
#include "board/gesture.h"
#include "pages/play/layout.h"
#include "pages/preferences.h"
#include "suite.h"

#include <stdio.h>

enum {
    TARGET = 44,     /* points: the least side of anything to click (DESIGN 7) */
    GAP = 8,         /* points between buttons */
    LIST_EDGES = 8,  /* points of the move list's edges */
    METER_BAR = 12,  /* points of the meter's bar and the air around it and the lines */
    METER_LINE = 20, /* and of a line of it */
    METER_LINES = 9,
    LOOK_BUTTONS = 4,
    DEEDS = 3,
    LIST_ROW = 28,  /* points of a row of moves */
    LIST_HEAD = 26, /* and of the line above them */
};

static const struct window {
    int w, h;
} windows[] = {
    {640, 480},   {480, 640},   {800, 480},   {640, 640},   {700, 1000},  {800, 600},
    {1000, 1000}, {1000, 1001}, {1001, 1000}, {1024, 768},  {1280, 800},  {1366, 768},
    {1920, 480},  {480, 1920},  {1920, 1080}, {1080, 1920}, {3440, 1440}, {3840, 2160},
    {2160, 3840}, {5120, 1440}, {641, 480},   {640, 481},   {777, 555},   {999, 1777},
};

/* Percent; SCALE_AUTO follows the window. */
static const int scales[] = {SCALE_AUTO, 75, 100, 125, 150, 175, 200};

/* One layout and how it came about. */
struct sample {
    struct window window;
    int wanted, scale, meter_lines;
    bool trays, facing;
    struct play_layout layout;
};

static const char *describe(const struct sample *sample)
{
    static char text[160];
    snprintf(text, sizeof text, "%dx%d, scale %d (in force %d), %d meter lines%s%s",
             sample->window.w, sample->window.h, sample->wanted, sample->scale, sample->meter_lines,
             sample->trays ? ", trays" : "", sample->facing ? ", face to face" : "");
    return text;
}

static struct board_geometry geometry_of(const struct sample *sample)
{
    return (sample->trays ? board_geometry_with_trays : board_geometry_in)(sample->layout.board,
                                                                           false, false);
}

typedef void examiner(const struct sample *sample);

/* Every scale and meter in one window, without trays and with them, beside each other and face to
 * face. */
static void examine(struct window window, examiner *look)
{
    for (int i = 0; i < 4 * ROWS(scales); i++)
        for (int lines = 0; lines <= METER_LINES; lines++) {
            struct preferences preferences = {.scale = scales[i / 4]};
            struct sample sample = {window, scales[i / 4], 0, lines, i % 2, i / 2 % 2, {0}};
            sample.scale = preferences_scale(&preferences, window.w, window.h);
            sample.layout = play_layout((struct rect){0, 0, window.w, window.h}, sample.scale,
                                        lines, sample.trays, sample.facing);
            look(&sample);
        }
}

struct part {
    const char *name;
    struct rect rect;
};

/* The board's frame, the strip and the cards share their edges; in a tall window whose height does
 * not let the board be as wide, it stands in the middle. */
static void require_in_line(const struct sample *sample)
{
    const struct play_layout *layout = &sample->layout;
    struct rect frame = geometry_of(sample).outer, strip = layout->strip;
    const struct rect *cards = layout->cards;
    int right = strip.x + strip.w;
    if (layout->tall) {
        REQUIRE(frame.y == layout->board.y && frame.h == layout->board.h,
                "%s: air around the board", describe(sample));
        REQUIRE(frame.w == strip.w || strip.w - frame.w >= 2 * (GAP * sample->scale / 100),
                "%s: board of %d, strip of %d", describe(sample), frame.w, strip.w);
        return;
    }
    REQUIRE(frame.x == strip.x, "%s: frame at %d, strip at %d", describe(sample), frame.x, strip.x);
    REQUIRE(frame.y == cards[0].y, "%s: frame and card above", describe(sample));
    REQUIRE(frame.y + frame.h == cards[1].y + cards[1].h, "%s: frame and card below",
            describe(sample));
    REQUIRE(cards[0].x + cards[0].w == right && cards[1].x + cards[1].w == right,
            "%s: cards and strip", describe(sample));
}

enum {
    PART_COUNT = 11,
};

static void list_parts(const struct play_layout *layout, struct part parts[static PART_COUNT])
{
    const struct part all[PART_COUNT] = {
        {"board", layout->board},
        {"strip", layout->strip},
        {"card 0", layout->cards[0]},
        {"card 1", layout->cards[1]},
        {"meter", layout->meter},
        {"moves", layout->moves},
        {"look", layout->look},
        {"deeds", layout->deeds},
        {"doors", layout->doors},
        {"strip above", layout->strip_above},
        {"deeds above", layout->deeds_above},
    };
    for (int i = 0; i < PART_COUNT; i++)
        parts[i] = all[i];
}

static bool empty(struct rect rect)
{
    return rect.w <= 0 || rect.h <= 0;
}

static void require_no_overlap(const struct sample *sample)
{
    struct part parts[PART_COUNT];
    list_parts(&sample->layout, parts);
    for (int i = 0; i < PART_COUNT; i++)
        for (int j = i + 1; j < PART_COUNT; j++)
            REQUIRE(empty(rect_common(parts[i].rect, parts[j].rect)), "%s: %s lies on %s",
                    describe(sample), parts[i].name, parts[j].name);
}

static void require_sizes(const struct sample *sample)
{
    struct part parts[PART_COUNT];
    list_parts(&sample->layout, parts);
    for (int i = 0; i < PART_COUNT; i++)
        REQUIRE(parts[i].rect.w >= 0 && parts[i].rect.h >= 0, "%s: %s is %d x %d", describe(sample),
                parts[i].name, parts[i].rect.w, parts[i].rect.h);
}

static void require_inside(const struct sample *sample)
{
    struct part parts[PART_COUNT];
    list_parts(&sample->layout, parts);
    for (int i = 0; i < PART_COUNT; i++) {
        struct rect r = parts[i].rect;
        REQUIRE(empty(r) || (r.x >= 0 && r.y >= 0 && r.x + r.w <= sample->window.w &&
                             r.y + r.h <= sample->window.h),
                "%s: %s leaves the window: %d,%d %dx%d", describe(sample), parts[i].name, r.x, r.y,
                r.w, r.h);
    }
}

static void require_targets(const struct sample *sample)
{
    const struct play_layout *layout = &sample->layout;
    int least = TARGET * sample->scale / 100, gap = (GAP * sample->scale + 50) / 100;
    REQUIRE(layout->door_columns * layout->door_rows >= PLAY_DOORS, "%s: only %d x %d places",
            describe(sample), layout->door_columns, layout->door_rows);
    for (int i = 0; i < layout->door_columns; i++) {
        struct rect button = rect_column(layout->doors, i, layout->door_columns, gap);
        REQUIRE(button.w >= least, "%s: door %d is %d wide", describe(sample), i, button.w);
    }
    for (int i = 0; i < DEEDS; i++) {
        struct rect button = rect_column(layout->deeds, i, DEEDS, gap);
        REQUIRE(button.w >= least && button.h >= least, "%s: deed %d is %d x %d", describe(sample),
                i, button.w, button.h);
    }
    /* As the panel divides it into rows. */
    int height = (layout->doors.h + gap) / layout->door_rows - gap;
    REQUIRE(height >= least - 1, "%s: doors are %d high", describe(sample), height);
    for (int i = 0; i < 2; i++)
        REQUIRE(layout->cards[i].h >= least && layout->cards[i].w >= least,
                "%s: card %d is %d x %d", describe(sample), i, layout->cards[i].w,
                layout->cards[i].h);
    for (int i = 0; layout->look.h > 0 && i < LOOK_BUTTONS; i++) {
        struct rect button = rect_column(layout->look, i, LOOK_BUTTONS, gap);
        REQUIRE(button.w >= least && button.h >= least, "%s: button %d below the list is %d x %d",
                describe(sample), i, button.w, button.h);
    }
    REQUIRE(layout->strip.h >= least, "%s: the strip is %d high", describe(sample),
            layout->strip.h);
    if (!sample->facing)
        return;
    REQUIRE(layout->strip_above.w == layout->strip.w && layout->strip_above.h == layout->strip.h,
            "%s: the strips differ", describe(sample));
    for (int i = 0; layout->deeds_above.h > 0 && i < DEEDS; i++) {
        struct rect button = rect_column(layout->deeds_above, i, DEEDS, gap);
        REQUIRE(button.w >= least && button.h >= least, "%s: deed %d above is %d x %d",
                describe(sample), i, button.w, button.h);
    }
}

/* Face to face the card of the one above, its strip and its deeds lie above the middle of the
 * board; beside each other there are none. */
static void require_edges(const struct sample *sample)
{
    const struct play_layout *layout = &sample->layout;
    struct rect board = layout->board;
    int middle = board.y + board.h / 2;
    REQUIRE(layout->facing == sample->facing, "%s: facing", describe(sample));
    REQUIRE((layout->strip_above.h > 0) == sample->facing, "%s: strip above", describe(sample));
    REQUIRE(sample->facing || layout->deeds_above.h == 0, "%s: deeds above", describe(sample));
    if (!sample->facing)
        return;
    REQUIRE(layout->strip_above.y + layout->strip_above.h <= board.y, "%s: strip",
            describe(sample));
    REQUIRE(layout->strip.y >= board.y + board.h, "%s: strip below", describe(sample));
    REQUIRE(layout->cards[0].y + layout->cards[0].h <= middle, "%s: card", describe(sample));
    REQUIRE(layout->deeds_above.y + layout->deeds_above.h <= middle, "%s: deeds", describe(sample));
    REQUIRE(layout->cards[1].y >= middle, "%s: card below", describe(sample));
}

/* Two rows at least, and of a meter a line or more. */
static void require_move_list(const struct sample *sample)
{
    int rows = sample->facing ? 1 : 2; /* two strips take more than the list has to spare */
    int least = (LIST_EDGES + rows * LIST_ROW) * sample->scale / 100;
    int line = sample->meter_lines > 0
                   ? METER_BAR * sample->scale / 100 + METER_LINE * sample->scale / 100
                   : 0;
    REQUIRE(sample->layout.meter.h >= line, "%s: the meter is %d high", describe(sample),
            sample->layout.meter.h);
    REQUIRE(sample->layout.moves.h >= least && sample->layout.moves.w >= 3 * TARGET,
            "%s: the move list is %d x %d", describe(sample), sample->layout.moves.w,
            sample->layout.moves.h);
}

/* What takes the column's place covers neither the board nor the cards, and all that gives way to
 * it but the buttons at the left of a tall window. */
static void require_column(const struct sample *sample)
{
    const struct play_layout *layout = &sample->layout;
    struct part others[] = {{"board", layout->board},
                            {"strip", layout->strip},
                            {"card 0", layout->cards[0]},
                            {"card 1", layout->cards[1]}};
    struct rect column = layout->column, inside[] = {layout->meter, layout->moves, layout->look};
    for (int i = 0; i < ROWS(others); i++)
        REQUIRE(empty(rect_common(column, others[i].rect)), "%s: the column covers the %s",
                describe(sample), others[i].name);
    for (int i = 0; i < ROWS(inside); i++) {
        struct rect common = rect_common(column, inside[i]);
        REQUIRE(empty(inside[i]) || (common.w == inside[i].w && common.h == inside[i].h),
                "%s: part %d leaves the column", describe(sample), i);
    }
}

/* Promised from 640x480 on; a window narrower than that may have smaller squares, and so may one
 * with two strips. */
static void require_board(const struct sample *sample)
{
    if (sample->facing || sample->window.w < SMALLEST_WIDTH || sample->window.h < SMALLEST_HEIGHT)
        return;
    struct board_geometry geometry = geometry_of(sample);
    REQUIRE(geometry.cell >= TARGET, "%s: squares of %d", describe(sample), geometry.cell);
}

START_TEST(nothing_overlaps)
{
    examine(windows[_i], require_no_overlap);
}
END_TEST

START_TEST(each_player_has_an_edge)
{
    examine(windows[_i], require_edges);
}
END_TEST

START_TEST(edges_are_in_line)
{
    examine(windows[_i], require_in_line);
}
END_TEST

START_TEST(all_inside_the_window)
{
    examine(windows[_i], require_inside);
}
END_TEST

START_TEST(everything_can_be_hit)
{
    examine(windows[_i], require_targets);
}
END_TEST

START_TEST(move_list_stays)
{
    examine(windows[_i], require_move_list);
}
END_TEST

START_TEST(column_keeps_to_itself)
{
    examine(windows[_i], require_column);
}
END_TEST

START_TEST(squares_can_be_hit)
{
    examine(windows[_i], require_board);
}
END_TEST

/* So many rows of moves are seen at once without a meter. */
static const struct {
    struct window window;
    int scale, rows;
} promised_rows[] = {{{640, 480}, 100, 5}, {{1280, 800}, 100, 10}, {{1920, 1080}, 135, 10}};

START_TEST(many_moves_are_seen)
{
    struct window window = promised_rows[_i].window;
    int scale = promised_rows[_i].scale, rows = promised_rows[_i].rows;
    struct play_layout layout =
        play_layout((struct rect){0, 0, window.w, window.h}, scale, 0, true, false);
    int head = rows > 5 ? LIST_HEAD : 0;
    int needed = (LIST_EDGES + head + rows * LIST_ROW) * scale / 100;
    ck_assert_msg(layout.moves.h >= needed, "%dx%d: %d of %d", window.w, window.h, layout.moves.h,
                  needed);
}
END_TEST

/* Smaller than what is promised: no promise but that the parts keep apart. */
static const struct window tiny[] = {{1, 1},   {2, 2},   {1, 480},   {640, 1},   {10, 300},
                                     {64, 48}, {200, 1}, {150, 150}, {320, 240}, {240, 320}};

START_TEST(tiny_windows_keep_order)
{
    examine(tiny[_i], require_sizes);
    examine(tiny[_i], require_no_overlap);
}
END_TEST

static const struct {
    const char *name;
    int wanted, w, h, scale;
} scale_rows[] = {
    {"smallest window, automatic", SCALE_AUTO, 640, 480, 100},
    {"smallest window, turned", SCALE_AUTO, 480, 640, 100},
    {"smallest window cannot hold more", 200, 640, 480, 100},
    {"smallest window, less wanted", 75, 640, 480, 75},
    {"default window", SCALE_AUTO, 1280, 800, 100},
    {"default window, all it holds", 200, 1280, 800, 166},
    {"full high definition grows", SCALE_AUTO, 1920, 1080, 135},
    {"full high definition, 200", 200, 1920, 1080, 200},
    {"4K stops at 200", SCALE_AUTO, 3840, 2160, 200},
    {"4K, 125 is 125", 125, 3840, 2160, 125},
    {"tall 4K is as the wide one", SCALE_AUTO, 2160, 3840, 200},
    {"tall window", SCALE_AUTO, 700, 1000, 100},
    {"half the smallest", SCALE_AUTO, 320, 240, 50},
    {"half the smallest, 200", 200, 320, 240, 50},
    {"one pixel", SCALE_AUTO, 1, 1, 30},
    {"one pixel, 200", 200, 1, 1, 30},
};

START_TEST(scale_in_force)
{
    struct preferences preferences = {.scale = scale_rows[_i].wanted};
    int scale = preferences_scale(&preferences, scale_rows[_i].w, scale_rows[_i].h);
    ck_assert_msg(scale == scale_rows[_i].scale, "%s: %d, expected %d", scale_rows[_i].name, scale,
                  scale_rows[_i].scale);
}
END_TEST

SUITE(layout)
{
    Suite *suite = suite_create("layout");
    TCase *tcase = tcase_create("play");
    tcase_add_loop_test(tcase, nothing_overlaps, 0, ROWS(windows));
    tcase_add_loop_test(tcase, all_inside_the_window, 0, ROWS(windows));
    tcase_add_loop_test(tcase, each_player_has_an_edge, 0, ROWS(windows));
    tcase_add_loop_test(tcase, edges_are_in_line, 0, ROWS(windows));
    tcase_add_loop_test(tcase, everything_can_be_hit, 0, ROWS(windows));
    tcase_add_loop_test(tcase, move_list_stays, 0, ROWS(windows));
    tcase_add_loop_test(tcase, column_keeps_to_itself, 0, ROWS(windows));
    tcase_add_loop_test(tcase, squares_can_be_hit, 0, ROWS(windows));
    tcase_add_loop_test(tcase, many_moves_are_seen, 0, ROWS(promised_rows));
    tcase_add_loop_test(tcase, tiny_windows_keep_order, 0, ROWS(tiny));
    tcase_add_loop_test(tcase, scale_in_force, 0, ROWS(scale_rows));
    suite_add_tcase(suite, tcase);
    return suite;
}

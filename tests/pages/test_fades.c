/* SPDX-License-Identifier: MIT */
/* Marks on the board and pages that are opened come into sight by degrees, on every page in the
 * same way. Looked up in the list of what is drawn. */
#include "board/motion.h"
#include "board/sprites.h"
#include "stage.h"
#include "suite.h"

#include <string.h>

enum {
    NONE = -1, /* no such mark is drawn */
    MOMENT_MS = 25,
    FULL = 255,
};

static struct stage stage;

static void begin(const char *rules, const char *fen)
{
    stage_init(&stage, rules, fen);
}

static void go_on(int milliseconds)
{
    stage.now += (uint64_t)milliseconds;
    stage_draw(&stage);
}

/* The opacity of the mark that covers the middle of this square. */
static int opacity(int square, enum board_sprite mark)
{
    const struct draw_list *list = &stage.shell.ui.list;
    struct rect at = stage_square(&stage, square)->rect;
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i].kind == DRAW_SPRITE &&
            list->items[i].sprite == board_sprite(THEME_WALNUT, mark) &&
            rect_contains(list->items[i].rect, at.x + at.w / 2, at.y + at.h / 2))
            return list->items[i].colour.a;
    return NONE;
}

/* --- Marks --- */

#define START "B:W21-32:B1-12"

/* What a click brings: a mark on a square, which comes; and one that was there, which stays. */
static const struct {
    const char *name, *page, *fen;
    int clicks[2];
    enum board_sprite mark;
    int square;
    enum board_sprite stays;
    int there;
} rows[] = {
    {"where a piece can go", "play", START, {11}, SPRITE_MARK_TARGET, 15, SPRITE_MARK_MOVABLE, 9},
    {"where another can go",
     "play",
     START,
     {11, 10},
     SPRITE_MARK_TARGET,
     14,
     SPRITE_MARK_TARGET,
     15},
    {"the chosen one's square",
     "play",
     START,
     {11},
     SPRITE_MARK_CHOSEN,
     11,
     SPRITE_MARK_SELECTED,
     11},
    {"what is refused", "play", START, {22}, SPRITE_MARK_REFUSED, 22, SPRITE_MARK_MOVABLE_HOT, 9},
    {"what must be done instead",
     "play",
     "B:W18,32:B1,15",
     {1},
     SPRITE_MARK_REFUSED,
     1,
     SPRITE_MARK_MUST,
     15},
    {"numbers of routes",
     "play",
     "B:W6,7,14,15:B2",
     {2, 18},
     SPRITE_ROUTE_BADGE,
     9,
     SPRITE_MARK_SELECTED,
     2},
    {"First steps", "first-steps", START, {23}, SPRITE_MARK_TARGET, 18, SPRITE_MARK_SELECTED, 23},
};

static void click(const int clicks[2], int count)
{
    for (int i = 0; i < count && clicks[i]; i++) {
        stage_settle(&stage);
        stage_click_square(&stage, clicks[i]);
    }
}

START_TEST(a_new_mark_comes_and_an_old_one_stays)
{
    begin("american", rows[_i].fen);
    stage_open(&stage, rows[_i].page);
    click(rows[_i].clicks, 2);
    int before = opacity(rows[_i].square, rows[_i].mark);
    ck_assert_msg(before == 0, "%s: begins at %d", rows[_i].name, before);
    for (int time = 0; time < motion_ms(MOTION_MARK); time += MOMENT_MS) {
        ck_assert_msg(stage.shell.ui.sight.coming, "%s: rests after %d ms", rows[_i].name, time);
        int there = opacity(rows[_i].there, rows[_i].stays);
        ck_assert_msg(there == FULL, "%s: what stays has %d", rows[_i].name, there);
        go_on(MOMENT_MS);
        int now = opacity(rows[_i].square, rows[_i].mark);
        ck_assert_msg(now > before, "%s: %d after %d", rows[_i].name, now, before);
        before = now;
    }
    ck_assert_int_eq(before, FULL);
    go_on(motion_ms(MOTION_SHAKE));
    ck_assert_msg(!shell_moving(&stage.shell), "%s: goes on", rows[_i].name);
    stage_finish(&stage);
}
END_TEST

/* A man moves in 200 ms. */
static const struct {
    const char *name;
    int milliseconds;
    enum board_sprite mark;
    int square, opacity;
} moments[] = {
    {"where it came from, as it sets out", 0, SPRITE_MARK_LAST, 11, 0},
    {"a moment later", 100, SPRITE_MARK_LAST, 11, FULL},
    {"where it has not come yet", 199, SPRITE_MARK_LAST, 15, NONE},
    {"where it has just come", 200, SPRITE_MARK_LAST, 15, 0},
    {"what may move then", 200, SPRITE_MARK_MOVABLE, 22, 0},
    {"a moment later", 300, SPRITE_MARK_LAST, 15, FULL},
    {"the same", 300, SPRITE_MARK_MOVABLE, 22, FULL},
};

START_TEST(marks_follow_a_move)
{
    begin("american", NULL);
    stage_move(&stage, 11, 15);
    for (int i = 0; i < ROWS(moments); i++) {
        stage.now = (uint64_t)moments[i].milliseconds;
        stage_draw(&stage);
        int now = opacity(moments[i].square, moments[i].mark);
        ck_assert_msg(now == moments[i].opacity, "%s, %d ms: %d", moments[i].name,
                      moments[i].milliseconds, now);
    }
    ck_assert(!shell_moving(&stage.shell));
    stage_finish(&stage);
}
END_TEST

START_TEST(a_window_of_another_size_has_them_in_full)
{
    begin("american", NULL);
    stage.w -= 100;
    stage.h -= 100;
    stage_draw(&stage);
    ck_assert_int_eq(opacity(11, SPRITE_MARK_MOVABLE), FULL);
    ck_assert(!shell_moving(&stage.shell));
    stage_finish(&stage);
}
END_TEST

/* --- Pages --- */

/* The opacity of what covers the page. */
static int veil(void)
{
    const struct draw_list *list = &stage.shell.ui.list;
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i].kind == DRAW_FILL && list->items[i].rect.w == stage.w &&
            list->items[i].rect.h == stage.h)
            return list->items[i].colour.a;
    return 0;
}

static bool on_page(const char *name)
{
    return strcmp(stage.shell.desk.page->name, name) == 0;
}

/* The page takes 120 ms at the usual speed. */
static const struct {
    const char *name;
    int speed, milliseconds;
} speeds[] = {
    {"as usual", SPEED_NORMAL, 120},
    {"fast", SPEED_FAST, 67},
    {"slow", SPEED_SLOW, 240},
    {"not at all", SPEED_OFF, 0},
};

/* The page that has just been opened, or come back to, comes into sight. */
static void require_coming(const char *name, int milliseconds)
{
    int before = FULL + 1;
    for (int time = 0; time < milliseconds; time++) {
        int now = veil();
        ck_assert_msg(now <= before, "%s, %d ms: %d after %d", name, time, now, before);
        ck_assert_msg(time > 0 || now == FULL, "%s: begins at %d", name, now);
        ck_assert_msg(shell_moving(&stage.shell), "%s: rests after %d ms", name, time);
        before = now;
        go_on(1);
    }
    ck_assert_msg(veil() == 0, "%s: covered by %d", name, veil());
    ck_assert_msg(!shell_moving(&stage.shell), "%s: goes on", name);
}

START_TEST(a_page_comes_into_sight)
{
    begin("american", NULL);
    ck_assert_msg(veil() == 0, "the first picture comes by degrees");
    ck_assert(!shell_moving(&stage.shell));
    stage.preferences.speed = speeds[_i].speed;
    stage_draw(&stage);
    stage_key(&stage, SDLK_F10, 0);
    ck_assert(on_page("menu"));
    require_coming(speeds[_i].name, speeds[_i].milliseconds);
    stage_key(&stage, SDLK_ESCAPE, 0);
    ck_assert(on_page("play"));
    ck_assert_msg(opacity(11, SPRITE_MARK_MOVABLE) == FULL, "marks come apart from their page");
    require_coming(speeds[_i].name, speeds[_i].milliseconds);
    stage_finish(&stage);
}
END_TEST

/* Whoever is faster than the page need not wait. */
static const struct {
    const char *name;
    struct input input;
    bool settles;
} inputs[] = {
    {"a press", {.kind = INPUT_PRESS, .x = 1, .y = 1}, true},
    {"a key", {.kind = INPUT_KEY, .key = SDLK_DOWN}, true},
    {"the wheel", {.kind = INPUT_WHEEL, .x = 1, .y = 1, .wheel = 1}, true},
    {"the pointer", {.kind = INPUT_MOVE, .x = 1, .y = 1}, false},
};

START_TEST(input_is_answered_at_once)
{
    begin("american", NULL);
    stage_key(&stage, SDLK_F10, 0);
    go_on(10);
    ck_assert_int_gt(veil(), 0);
    stage_input(&stage, inputs[_i].input);
    ck_assert_msg((veil() == 0) == inputs[_i].settles, "%s: %d", inputs[_i].name, veil());
    stage_finish(&stage);
}
END_TEST

SUITE(fades)
{
    Suite *suite = suite_create("fades");
    TCase *tcase = tcase_create("fades");
    tcase_add_loop_test(tcase, a_new_mark_comes_and_an_old_one_stays, 0, ROWS(rows));
    tcase_add_test(tcase, marks_follow_a_move);
    tcase_add_test(tcase, a_window_of_another_size_has_them_in_full);
    tcase_add_loop_test(tcase, a_page_comes_into_sight, 0, ROWS(speeds));
    tcase_add_loop_test(tcase, input_is_answered_at_once, 0, ROWS(inputs));
    suite_add_tcase(suite, tcase);
    return suite;
}

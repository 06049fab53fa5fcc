/* SPDX-License-Identifier: MIT */
/* In a language that is written from right to left every page is the mirror image of the page in
 * the same texts from left to right; boards are not. */
#include "base/translate.h"
#include "board/board_widgets.h"
#include "stage.h"
#include "suite.h"

#include <stdlib.h>
#include <string.h>

static const struct {
    int w, h, scale;
} windows[] = {{640, 480, 100}, {700, 1000, 100}, {1000, 700, 150}, {1600, 1000, 100}};

/* What is done on a page before it is looked at. */
static const struct {
    const char *page;
    const char *clicks[4];
    SDL_Keycode key;
    int sitting;
} rows[] = {
    {"play", {NULL}, 0},
    {"play", {"square-11", "square-15", "square-22"}, 0},
    {"play", {"square-1"}, 0},
    {"play", {"resign"}, 0},
    {"play", {"resign", "answer-black"}, 0},
    {"play", {"name-white"}, 0},
    {"play", {"square-1"}, 0, SITTING_FACING},
    {"play", {"name-black"}, 0, SITTING_FACING},
    {"play", {"above/resign", "answer-resign"}, 0, SITTING_FACING},
    {"menu", {NULL}, 0},
    {"new-match", {NULL}, 0},
    {"rules", {NULL}, 0},
    {"first-steps", {NULL}, 0},
    {"puzzles", {NULL}, 0},
    {"settings", {NULL}, 0},
    {"settings", {"board-2"}, SDLK_TAB},
    {"endings", {NULL}, 0},
    {"programs", {NULL}, 0},
    {"keys", {NULL}, 0},
    {"change-keys", {NULL}, 0},
    {"ledger", {NULL}, 0},
    {"compare", {NULL}, 0},
    {"library", {NULL}, 0},
    {"openings", {NULL}, 0},
    {"players", {NULL}, 0},
    {"backup", {NULL}, 0},
    {"open-file", {NULL}, 0},
    {"save-file", {NULL}, 0},
    {"edit-rules", {NULL}, 0},
    {"arrange", {NULL}, 0},
    {"details", {NULL}, 0},
    {"games", {NULL}, 0},
    {"replay", {NULL}, 0},
    {"quit", {NULL}, 0},
    {"export", {NULL}, 0},
    {"save-position", {NULL}, 0},
    {"save-everything", {NULL}, 0},
    {"import-file", {NULL}, 0},
    {"program-file", {NULL}, 0},
};

static void click(struct stage *stage, const char *name)
{
    const struct widget *widget = ui_find(&stage->shell.ui, name);
    if (widget)
        stage_click(stage, widget->rect);
}

static void begin(struct stage *stage, const char *language, int window)
{
    translate_open(LOCALE_FOLDER, "en@ltr en@rtl", "C");
    translate_use(translate_find(language));
    ck_assert_str_ne(tr_c("a side", "White"), "White");
    stage_init(stage, "american", NULL);
    stage->preferences.language = 1 + translate_find(language);
    stage->w = windows[window].w;
    stage->h = windows[window].h;
    stage->preferences.scale = windows[window].scale;
    stage_draw(stage);
}

/* Shows the page of this row, and lets everything come to rest. */
static void show(struct stage *stage, const char *language, int row, int window)
{
    begin(stage, language, window);
    stage->preferences.sitting = rows[row].sitting;
    stage_open(stage, rows[row].page);
    for (int i = 0; i < ROWS(rows[row].clicks) && rows[row].clicks[i]; i++)
        click(stage, rows[row].clicks[i]);
    if (rows[row].key)
        stage_key(stage, rows[row].key, 0);
    stage_input(stage, (struct input){.kind = INPUT_LEAVE});
    stage->now += 5000;
    stage_draw(stage);
    stage->now += 5000;
    stage_draw(stage);
    stage_settle(stage);
    ck_assert_str_eq(stage->shell.desk.page->name, rows[row].page);
}

/* Where a rectangle of the page from left to right is to lie. A square keeps its place on its
 * board, of which there is one. */
static struct rect expected(const struct ui *plain, const struct widget *widget)
{
    struct rect rect = widget->rect;
    const struct widget *board = ui_find(plain, "board");
    int width = plain->screen.w;
    if (!widget_is(widget, ROLE_SQUARE))
        return (struct rect){width - rect.x - rect.w, rect.y, rect.w, rect.h};
    rect.x += width - 2 * board->rect.x - board->rect.w;
    return rect;
}

static void require_mirror(const struct ui *plain, const struct ui *mirrored, const char *page)
{
    REQUIRE(plain->widget_count > 0, "%s: empty", page);
    REQUIRE(plain->widget_count == mirrored->widget_count, "%s: %d widgets, not %d", page,
            mirrored->widget_count, plain->widget_count);
    for (int i = 0; i < plain->widget_count; i++) {
        const struct widget *one = &plain->widgets[i], *other = &mirrored->widgets[i];
        struct rect rect = expected(plain, one);
        REQUIRE(strcmp(one->name, other->name) == 0, "%s: %s for %s", page, other->name, one->name);
        REQUIRE(memcmp(&rect, &other->rect, sizeof rect) == 0,
                "%s, %d x %d: %s (%s) at %d, %d: %d x %d, not %d, %d: %d x %d", page,
                plain->screen.w, plain->screen.h, one->name, one->label, other->rect.x,
                other->rect.y, other->rect.w, other->rect.h, rect.x, rect.y, rect.w, rect.h);
    }
}

START_TEST(pages_are_mirrored)
{
    const int row = _i % ROWS(rows), window = _i / ROWS(rows);
    struct stage plain, mirrored;
    show(&plain, "en@ltr", row, window);
    show(&mirrored, "en@rtl", row, window);
    require_mirror(&plain.shell.ui, &mirrored.shell.ui, rows[row].page);
    stage_finish(&plain);
    stage_finish(&mirrored);
}
END_TEST

/* --- By hand --- */

static struct stage stage;

/* A widget's step by an arrow key that looks that way. */
static const struct {
    const char *language;
    SDL_Keycode on, back;
} arrows[] = {{"en@ltr", SDLK_RIGHT, SDLK_LEFT}, {"en@rtl", SDLK_LEFT, SDLK_RIGHT}};

START_TEST(arrows_go_the_way_they_look)
{
    begin(&stage, arrows[_i].language, 3);
    stage_open(&stage, "settings");
    stage.shell.ui.focus = ui_id("motion", 0);
    stage_key(&stage, arrows[_i].on, 0);
    ck_assert_int_eq(stage.preferences.speed, SPEED_SLOW);
    stage_key(&stage, arrows[_i].back, 0);
    stage_key(&stage, arrows[_i].back, 0);
    ck_assert_int_eq(stage.preferences.speed, SPEED_FAST);
    const struct widget *previous = stage_widget(&stage, "motion/previous");
    const struct widget *next = stage_widget(&stage, "motion/next");
    ck_assert((previous->rect.x < next->rect.x) == (_i == 0));
    stage_finish(&stage);
}
END_TEST

/* Ctrl+Left and the like are printed as the keyboard has them. */
START_TEST(keys_are_named_as_on_the_keyboard)
{
    char text[SHORTCUT_TEXT_SIZE];
    begin(&stage, arrows[_i].language, 3);
    shortcut_print((struct shortcut){SDLK_RIGHT, 0}, text, sizeof text);
    ck_assert(strstr(text, _i ? "\u2190" : "\u2192"));
    stage_finish(&stage);
}
END_TEST

/* The squares, the arrows over them and a piece that is dragged are as on any board. */
START_TEST(the_board_is_as_ever)
{
    begin(&stage, arrows[_i].language, 3);
    struct rect left = stage_square(&stage, 29)->rect, right = stage_square(&stage, 4)->rect;
    ck_assert_int_lt(left.x, right.x);
    ck_assert_int_gt(left.y, right.y);
    stage_move(&stage, 11, 15);
    ck_assert_int_eq(stage.match.game.cursor, 1);
    struct rect from = stage_square(&stage, 22)->rect, to = stage_square(&stage, 17)->rect;
    stage_input(&stage, (struct input){.kind = INPUT_PRESS, .x = from.x + 5, .y = from.y + 5});
    stage_input(&stage, (struct input){.kind = INPUT_MOVE, .x = to.x + 9, .y = to.y + 9});
    stage_input(&stage, (struct input){.kind = INPUT_RELEASE, .x = to.x + 9, .y = to.y + 9});
    ck_assert_int_eq(stage.match.game.cursor, 2);
    struct gesture *gesture = &stage_play(&stage)->board.gesture;
    stage_key(&stage, SDLK_RIGHT, 0);
    int square = gesture->cursor;
    stage_key(&stage, SDLK_RIGHT, 0);
    ck_assert_int_gt(stage_square(&stage, gesture->cursor)->rect.x,
                     stage_square(&stage, square)->rect.x);
    stage_finish(&stage);
}
END_TEST

/* The language may change while the program runs. */
START_TEST(a_page_follows_its_language)
{
    begin(&stage, "en@ltr", 3);
    int left = stage_widget(&stage, "card-black")->rect.x;
    stage.preferences.language = 1 + translate_find("en@rtl");
    stage_draw(&stage);
    ck_assert_int_lt(stage_widget(&stage, "card-black")->rect.x, left);
    stage.preferences.language = 1 + translate_find("en@ltr");
    stage_draw(&stage);
    ck_assert_int_eq(stage_widget(&stage, "card-black")->rect.x, left);
    stage_finish(&stage);
}
END_TEST

/* A typed text begins at the right; a press at its left end puts the caret behind its letters. */
START_TEST(a_field_begins_at_the_right)
{
    begin(&stage, "en@rtl", 3);
    stage_click(&stage, stage_widget(&stage, "name-white")->rect);
    stage_input(&stage, (struct input){.kind = INPUT_TEXT, .text = "Ada"});
    struct rect field = stage_widget(&stage, "player-name")->rect;
    ck_assert_int_gt(stage.shell.ui.text_rect.x, field.x + field.w - 20);
    stage_key(&stage, SDLK_HOME, 0);
    int start = stage.shell.ui.text_rect.x;
    ck_assert_int_gt(start, field.x + field.w / 2);
    stage_key(&stage, SDLK_RIGHT, 0); /* Latin letters still go to the right */
    ck_assert_int_gt(stage.shell.ui.text_rect.x, start);
    struct input press = {
        .kind = INPUT_PRESS, .x = start - 2, .y = field.y + field.h / 2, .clicks = 1};
    stage_input(&stage, press);
    ck_assert_int_eq(stage.shell.ui.field.caret, 0);
    stage_finish(&stage);
}
END_TEST

/* The digits of a clock keep their order. */
START_TEST(clocks_are_not_mirrored)
{
    begin(&stage, "en@rtl", 3);
    struct time_control control = {.kind = TIME_INCREMENT, .seconds = {300, 300}};
    stage.match.control = control;
    stage_draw(&stage);
    const struct draw_list *list = &stage.shell.ui.list;
    int five = 0, colon = 0;
    for (size_t i = 0; i < list->count; i++) {
        const struct draw_item *item = &list->items[i];
        const char *text = item->kind == DRAW_TEXT ? draw_string(list, item) : "";
        five = strcmp(text, "5") == 0 ? item->rect.x : five;
        colon = strcmp(text, ":") == 0 ? item->rect.x : colon;
    }
    ck_assert_int_gt(colon, 0);
    ck_assert_int_lt(five, colon);
    stage_finish(&stage);
}
END_TEST

SUITE(mirror)
{
    Suite *suite = suite_create("mirror");
    TCase *pages = tcase_create("pages");
    tcase_add_loop_test(pages, pages_are_mirrored, 0, ROWS(rows) * ROWS(windows));
    suite_add_tcase(suite, pages);
    TCase *hand = tcase_create("by hand");
    tcase_add_loop_test(hand, arrows_go_the_way_they_look, 0, ROWS(arrows));
    tcase_add_loop_test(hand, keys_are_named_as_on_the_keyboard, 0, ROWS(arrows));
    tcase_add_loop_test(hand, the_board_is_as_ever, 0, ROWS(arrows));
    tcase_add_test(hand, a_page_follows_its_language);
    tcase_add_test(hand, a_field_begins_at_the_right);
    tcase_add_test(hand, clocks_are_not_mirrored);
    suite_add_tcase(suite, hand);
    return suite;
}

/* SPDX-License-Identifier: MIT */
/* The rules in words: what comes first, and that each section plays its own example. */
#include "stage.h"
#include "suite.h"

#include <stdio.h>
#include <string.h>

extern const struct page rules_page;

static struct stage stage;

static void begin(const char *rules, int w, int h)
{
    stage_init(&stage, rules, NULL);
    stage.preferences.scale = SCALE_MIN;
    stage.w = w;
    stage.h = h;
    stage_open(&stage, "rules");
}

/* --- The order --- */

/* Where the text is drawn: an index into the list; -1: nowhere. */
static int drawn_at(const char *text)
{
    const struct draw_list *list = &stage.shell.ui.list;
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i].kind == DRAW_TEXT && strstr(draw_string(list, &list->items[i]), text))
            return (int)i;
    return -1;
}

/* Texts in the order in which they must stand, and one that must not be there. */
static const struct {
    const char *rules, *texts[6], *none;
} orders[] = {
    {"flying",
     {"How a man moves", "A man that ends its move", "What is special here", "A king that",
      "As in American", "In every game"},
     "More rules"},
    {"freejump",
     {"The small x and o are men", "A man captures forward", "How you win", "What is special here",
      "You do not have to capture", "Two players"},
     "More rules"},
    {"american",
     {"How a man moves", "How a piece captures", "How a man is crowned", "More rules",
      "If you can capture", "Two players"},
     "special here"},
};

START_TEST(lessons_come_first)
{
    begin(orders[_i].rules, 1000, 4000);
    for (int i = 0; i < ROWS(orders[_i].texts); i++) {
        int at = drawn_at(orders[_i].texts[i]);
        ck_assert_msg(at >= 0, "%s: not \"%s\"", orders[_i].rules, orders[_i].texts[i]);
        ck_assert_msg(i == 0 || at > drawn_at(orders[_i].texts[i - 1]), "%s: \"%s\"",
                      orders[_i].rules, orders[_i].texts[i]);
    }
    ck_assert_int_eq(drawn_at(orders[_i].none), -1);
    stage_finish(&stage);
}
END_TEST

/* --- The plays --- */

static bool moving(void)
{
    return rules_page.moving(shell_state(&stage.shell, "rules"));
}

/* Adds up what is drawn inside the rectangle. */
static uint64_t drawn_in(struct rect rect)
{
    const struct draw_list *list = &stage.shell.ui.list;
    uint64_t sum = 0;
    for (size_t i = 0; i < list->count; i++) {
        const struct draw_item *item = &list->items[i];
        struct rect common = rect_common(item->rect, rect);
        if (item->kind == DRAW_SPRITE && common.w > 0 && common.h > 0)
            sum += (uint64_t)(item->rect.x * 7919 + item->rect.y) * (uint64_t)(item->rect.w + 13);
    }
    return sum;
}

/* Returns the next section in sight from `*number` on, or NULL. */
static const struct widget *next_section(const char *family, int *number)
{
    while (++*number <= FIELD_COUNT) {
        char name[32];
        snprintf(name, sizeof name, "%s-%d", family, *number);
        const struct widget *widget = ui_find(&stage.shell.ui, name);
        if (widget && widget->rect.y + widget->rect.h < stage.h - 100)
            return widget;
    }
    return NULL;
}

static void let_it_end(void)
{
    for (int i = 0; i < 2000 && moving(); i++) {
        stage.now += 100;
        stage_draw(&stage);
    }
    ck_assert(!moving());
}

/* Requires that the section plays in the rectangle when it is asked to. */
static void require_play(struct rect rect, const char *label)
{
    uint64_t before = drawn_in(rect);
    ck_assert_msg(moving(), "%s: does not play", label);
    stage.now += 700; /* the first move begins */
    stage_draw(&stage);
    stage.now += 100;
    stage_draw(&stage);
    ck_assert_msg(drawn_in(rect) != before, "%s: nothing moves", label);
    let_it_end();
}

/* In a narrow page the picture of the section plays, in a wide one the large board. */
static const struct {
    const char *rules;
    int w;
} pages[] = {{"russian", 600}, {"flying", 600}, {"russian", 1280}, {"classic", 1280}};

START_TEST(every_section_plays)
{
    static const char *const families[] = {"lesson", "rule"};
    begin(pages[_i].rules, pages[_i].w, 1500);
    let_it_end();
    int count = 0;
    for (int i = 0; i < ROWS(families); i++) {
        int number = 0;
        for (const struct widget *found; (found = next_section(families[i], &number)); count++) {
            char name[32], label[80];
            snprintf(name, sizeof name, "%s", found->name);
            snprintf(label, sizeof label, "%s", found->label);
            bool beside = ui_find(&stage.shell.ui, "demo-board") != NULL;
            ck_assert(beside == (pages[_i].w > 900));
            stage_click(&stage, found->rect);
            /* The click may have scrolled. */
            struct rect where = stage_widget(&stage, beside ? "demo-board" : name)->rect;
            require_play(where, label);
            stage_key(&stage, SDLK_RETURN, 0);
            require_play(where, label);
        }
    }
    ck_assert_int_ge(count, 6);
    stage_finish(&stage);
}
END_TEST

/* --- Sizes --- */

static const struct {
    const char *name;
    int w, h, scale;
} sizes[] = {
    {"low", 640, 480, 100},        {"low, small letters", 640, 480, 75},
    {"tall", 700, 1000, 100},      {"tall, large letters", 700, 1000, 200},
    {"wide", 1280, 800, 100},      {"wide, large letters", 1280, 800, 200},
    {"very wide", 1920, 1080, 75},
};

static void begin_size(int index)
{
    stage_init(&stage, "american", NULL);
    stage.preferences.scale = sizes[index].scale;
    stage.w = sizes[index].w;
    stage.h = sizes[index].h;
    stage_open(&stage, "rules");
}

static int right_of(struct rect rect)
{
    return rect.x + rect.w;
}

/* Returns true if all of the widget lies in the scrolled part around it, unless it is higher. */
static bool in_sight(const char *name)
{
    struct rect view = stage_widget(&stage, "rules")->rect, rect = stage_widget(&stage, name)->rect;
    return rect.y >= view.y && (rect.h > view.h || rect.y + rect.h <= view.y + view.h);
}

/* The first section is chosen when the page opens, and a chosen one is brought into sight. */
START_TEST(the_chosen_section_is_in_sight)
{
    const char *name = sizes[_i].name;
    begin_size(_i);
    ck_assert_msg(moving(), "%s: nothing plays", name);
    ck_assert_msg(stage_widget(&stage, "lesson-1")->chosen, "%s: another is chosen", name);
    ck_assert_msg(in_sight("lesson-1"), "%s: the first one", name);
    stage_click(&stage, stage_widget(&stage, "lesson-2")->rect);
    ck_assert_msg(stage_widget(&stage, "lesson-2")->chosen, "%s: not chosen", name);
    ck_assert_msg(!stage_widget(&stage, "lesson-1")->chosen, "%s: two are chosen", name);
    ck_assert_msg(in_sight("lesson-2"), "%s: the second one", name);
    stage_finish(&stage);
}
END_TEST

START_TEST(sections_are_as_wide_as_the_panel)
{
    begin_size(_i);
    struct rect view = stage_widget(&stage, "rules")->rect;
    int least = ui_scroll_width(&stage.shell.ui, view.w);
    ck_assert_int_ge(stage_widget(&stage, "lesson-1")->rect.w, least);
    stage_finish(&stage);
}
END_TEST

START_TEST(the_title_ends_before_the_button)
{
    begin_size(_i);
    struct ui *ui = &stage.shell.ui;
    const struct widget *title = NULL;
    for (int i = 0; i < ui->widget_count; i++)
        if (strcmp(ui->widgets[i].label, "The rules of this game") == 0)
            title = &ui->widgets[i];
    ck_assert_ptr_nonnull(title);
    ck_assert_int_le(right_of(title->rect) + ui_px(ui, METRIC_GAP),
                     stage_widget(&stage, "keys")->rect.x);
    stage_finish(&stage);
}
END_TEST

SUITE(rules_page)
{
    Suite *suite = suite_create("rules page");
    TCase *tcase = tcase_create("rules page");
    tcase_add_loop_test(tcase, lessons_come_first, 0, ROWS(orders));
    tcase_add_loop_test(tcase, every_section_plays, 0, ROWS(pages));
    tcase_add_loop_test(tcase, the_chosen_section_is_in_sight, 0, ROWS(sizes));
    tcase_add_loop_test(tcase, sections_are_as_wide_as_the_panel, 0, ROWS(sizes));
    tcase_add_loop_test(tcase, the_title_ends_before_the_button, 0, ROWS(sizes));
    suite_add_tcase(suite, tcase);
    return suite;
}

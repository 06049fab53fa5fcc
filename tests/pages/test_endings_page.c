/* SPDX-License-Identifier: MIT */
/* The page of perfect endings: what it says in each state, and what it asks for. */
#include "pages/companion.h"
#include "stage.h"
#include "suite.h"

#include <string.h>

static struct stage stage;
static struct companion companion;
static enum request_kind asked;
static int asked_pieces;

static void carry_out(void *data, const struct request *request)
{
    (void)data;
    asked = request->kind;
    asked_pieces = request->pieces;
}

static void begin(void)
{
    stage_init(&stage, "american", NULL);
    companion = (struct companion){
        .endings = {.counted = true, .whole = 4, .bytes = 6410000, .all_bytes = {20000000}}};
    stage.shell.desk.companion = &companion;
    stage.shell.host.carry_out = carry_out;
    stage_open(&stage, "endings");
}

static void end(void)
{
    stage_finish(&stage);
}

static void click(const char *name)
{
    asked = REQUEST_NONE;
    stage_click(&stage, stage_widget(&stage, name)->rect);
}

START_TEST(opening_it_counts_the_files)
{
    ck_assert_int_eq(asked, REQUEST_COUNT_ENDINGS);
}
END_TEST

/* What it says, and the button beside that; NULL: there is none. */
static const struct {
    const char *name;
    enum endings_state state;
    int whole;
    const char *says, *button;
    enum request_kind asks;
} states[] = {
    {"at rest, none", ENDINGS_AT_REST, 1, "American: none are made yet. They are made in", NULL,
     REQUEST_NONE},
    {"at rest, some", ENDINGS_AT_REST, 4, "American: all endings of up to 4 pieces are made, 7 MB.",
     NULL, REQUEST_NONE},
    {"made", ENDINGS_MADE, 5, "American: all endings of up to 5 pieces are made, 7 MB.", NULL,
     REQUEST_NONE},
    {"being made", ENDINGS_MAKING, 4, "American: making endings of up to 6 pieces, 37 %",
     "stop-endings", REQUEST_STOP_ENDINGS},
    {"stopped", ENDINGS_STOPPED, 4, "Stopped at 37 %.", "go-on-endings", REQUEST_GO_ON_ENDINGS},
    {"failed", ENDINGS_FAILED, 4, "The disk is full.", "go-on-endings", REQUEST_GO_ON_ENDINGS},
};

START_TEST(each_state_is_told)
{
    companion.endings.state = states[_i].state;
    companion.endings.whole = states[_i].whole;
    companion.endings.percent = 37;
    stage.preferences.endings = 6;
    if (states[_i].state == ENDINGS_FAILED)
        strcpy(companion.endings.reason, "The disk is full.");
    stage_draw(&stage);
    ck_assert_msg(stage_find(&stage, states[_i].says) != NULL, "%s", states[_i].name);
    const char *names[] = {"stop-endings", "go-on-endings"};
    for (int i = 0; i < ROWS(names); i++) {
        bool wanted = states[_i].button && strcmp(states[_i].button, names[i]) == 0;
        ck_assert_msg((ui_find(&stage.shell.ui, names[i]) != NULL) == wanted, "%s: %s",
                      states[_i].name, names[i]);
    }
    if (!states[_i].button)
        return;
    click(states[_i].button);
    ck_assert_msg(asked == states[_i].asks, "%s: asks %d", states[_i].name, asked);
}
END_TEST

START_TEST(the_choice_is_a_preference)
{
    static const char *const names[] = {"pieces-6", "pieces-5", "pieces-4"};
    for (int i = 0; i < ROWS(names); i++) {
        click(names[i]);
        ck_assert_int_eq(stage.preferences.endings, 6 - i);
        for (int j = 0; j < ROWS(names); j++)
            ck_assert_int_eq(stage_widget(&stage, names[j])->chosen, i == j);
    }
}
END_TEST

/* Nothing is deleted without a question. The button that deletes is not where the one that led to
 * it was. */
static const struct {
    const char *button, *question;
    int pieces;
} deletions[] = {
    {"delete-larger", "Delete all endings of more than 4 pieces, 13 MB?", 4},
    {"delete-all", "Delete all endings, 20 MB?", 0},
};

START_TEST(deleting_asks_first)
{
    companion.endings.all_bytes[4] = 12500000;
    stage_draw(&stage);
    struct rect before = stage_widget(&stage, deletions[_i].button)->rect;
    click(deletions[_i].button);
    ck_assert_int_eq(asked, REQUEST_NONE);
    ck_assert_ptr_nonnull(stage_find(&stage, deletions[_i].question));
    struct rect after = stage_widget(&stage, "delete")->rect;
    ck_assert(after.x + after.w <= before.x);
    click("keep");
    ck_assert_int_eq(asked, REQUEST_NONE);
    ck_assert_ptr_null(stage_find(&stage, deletions[_i].question));
    click(deletions[_i].button);
    click("delete");
    ck_assert_int_eq(asked, REQUEST_DELETE_ENDINGS);
    ck_assert_int_eq(asked_pieces, deletions[_i].pieces);
    ck_assert_ptr_null(stage_find(&stage, deletions[_i].question));
}
END_TEST

START_TEST(what_is_not_there_cannot_be_deleted)
{
    ck_assert(!stage_widget(&stage, "delete-larger")->enabled);
    ck_assert(stage_widget(&stage, "delete-all")->enabled);
    companion.endings.all_bytes[0] = 0;
    stage_draw(&stage);
    ck_assert(!stage_widget(&stage, "delete-all")->enabled);
}
END_TEST

SUITE(endings_page)
{
    Suite *suite = suite_create("endings page");
    TCase *tcase = tcase_create("page");
    tcase_add_checked_fixture(tcase, begin, end);
    tcase_add_test(tcase, opening_it_counts_the_files);
    tcase_add_loop_test(tcase, each_state_is_told, 0, ROWS(states));
    tcase_add_test(tcase, the_choice_is_a_preference);
    tcase_add_loop_test(tcase, deleting_asks_first, 0, ROWS(deletions));
    tcase_add_test(tcase, what_is_not_there_cannot_be_deleted);
    suite_add_tcase(suite, tcase);
    return suite;
}

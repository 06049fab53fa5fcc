/* SPDX-License-Identifier: MIT */
/* What processor time is known of: this thread, and other programs with all that they start. */
#include "suite.h"

#include "system/clock.h"
#include "system/processes.h"

#include <time.h>

enum {
    ENOUGH = 20000, /* microseconds */
};

static void wait_a_moment(void)
{
    const struct timespec moment = {.tv_nsec = 5000000};
    nanosleep(&moment, NULL);
}

static const struct {
    const char *name, *command;
    bool busy;
} rows[] = {
    {"the shell itself", "while :; do :; done", true},
    {"what the shell has started", "sh -c 'while :; do :; done'; exit", true},
    {"what that has started", "sh -c 'sh -c \"while :; do :; done\" & wait'; exit", true},
    {"nobody", "exec sleep 60", false},
};

/* On a busy machine it may take long until a program gets a processor; the test's own time limit
 * ends the waiting. */
START_TEST(what_a_child_uses)
{
    struct child child;
    int64_t last = 0;
    ck_assert(child_start(&child, rows[_i].command));
    for (int looks = 0; rows[_i].busy ? last < ENOUGH : looks < 20; looks++) {
        int64_t used = child_processor_time(&child);
        REQUIRE(used >= last, "%s: %d after %d", rows[_i].name, (int)used, (int)last);
        last = used;
        wait_a_moment();
    }
    child_end(&child);
    REQUIRE(rows[_i].busy || last < ENOUGH, "%s: %d", rows[_i].name, (int)last);
}
END_TEST

/* Returns what a thread that only waits has used. */
static int64_t used_by_waiting(void)
{
    int64_t before = clock_thread_microseconds();
    int64_t until = clock_microseconds() + 5 * ENOUGH;
    while (clock_microseconds() < until)
        wait_a_moment();
    return clock_thread_microseconds() - before;
}

START_TEST(what_a_thread_uses)
{
    int64_t begun = clock_thread_microseconds();
    int64_t now = begun;
    ck_assert_int_ge(begun, 0);
    while (now < begun + ENOUGH) {
        int64_t next = clock_thread_microseconds();
        REQUIRE(next >= now, "%d after %d", (int)next, (int)now);
        now = next;
    }
    ck_assert_int_lt(used_by_waiting(), ENOUGH);
}
END_TEST

SUITE(processes)
{
    Suite *suite = suite_create("processes");
    TCase *processes = tcase_create("processes");
    tcase_add_loop_test(processes, what_a_child_uses, 0, ROWS(rows));
    tcase_add_test(processes, what_a_thread_uses);
    suite_add_tcase(suite, processes);
    return suite;
}

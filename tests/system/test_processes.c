/* SPDX-License-Identifier: MIT */
/* Other programs: what is said and heard, and the processor time that they, with all that they
 * start, and this thread have used. */
#include "suite.h"

#include "system/clock.h"
#include "system/processes.h"

#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    ENOUGH = 20000,     /* microseconds */
    LOOKS_AT_REST = 20, /* so many in a row see that nothing more was used */
};

static const char *const program_names[] = {"test-system", "test-system.exe"};

static void wait_a_moment(void)
{
    const struct timespec moment = {.tv_nsec = 5000000};
    nanosleep(&moment, NULL);
}

/* Starts tests/system/partner.c in this mode. */
static struct child start(const char *mode)
{
    struct child child;
    char command[4096];
    struct strbuf out = strbuf_init(command, sizeof command);
    child_command(&out, getenv("PARTNER"), mode);
    REQUIRE(child_start(&child, command), "%s: %s", command, strerror(errno));
    return child;
}

/* --- Processor time --- */

static const struct {
    const char *name, *mode;
    bool busy;
} rows[] = {
    {"the program itself", "work", true},
    {"what it has started", "hand-on", true},
    {"who waits for a line", "echo", false},
};

/* On a busy machine it may take long until a program gets a processor, or until one that waits has
 * begun to; the test's own time limit ends the waiting. */
START_TEST(what_a_child_uses)
{
    char byte;
    struct child child = start(rows[_i].mode);
    if (!rows[_i].busy && child_write(&child, "\n", 1) == 1)
        child_read(&child, &byte, 1); /* it has begun, which takes time, too */
    int64_t begun = child_processor_time(&child), last = begun;
    for (int alike = 0; rows[_i].busy ? last < begun + ENOUGH : alike < LOOKS_AT_REST;) {
        int64_t used = child_processor_time(&child);
        REQUIRE(used >= last, "%s: %d after %d", rows[_i].name, (int)used, (int)last);
        alike = used == last ? alike + 1 : 0;
        last = used;
        wait_a_moment();
    }
    child_end(&child);
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

/* --- Talk --- */

/* Reads until so many bytes have come, or the end. Returns how many. */
static size_t read_all(const struct child *child, char *bytes, size_t size)
{
    size_t count = 0;
    for (long more = 1; count < size && more > 0;) {
        more = child_read(child, bytes + count, size - count);
        count += more > 0 ? (size_t)more : 0;
    }
    return count;
}

START_TEST(a_line_comes_back)
{
    static const char line[] = "a line with \xC3\xA4, a \r and a \x1A\n";
    char heard[sizeof line] = "";
    struct child child = start("echo");
    ck_assert_int_eq(child_write(&child, line, strlen(line)), (int)strlen(line));
    ck_assert_uint_eq(read_all(&child, heard, strlen(line)), strlen(line));
    ck_assert_str_eq(heard, line);
    child_end(&child);
}
END_TEST

/* More than any pipe holds, told and heard as child_wait says. */
START_TEST(much_comes_back)
{
    enum {
        LINE = 1009,
        MUCH = 1000 * LINE
    };
    char *told = malloc(MUCH), *heard = malloc(MUCH);
    struct child child = start("echo");
    size_t at = 0, count = 0;
    for (size_t i = 0; i < MUCH; i++)
        told[i] = (char)(i % LINE == LINE - 1 ? '\n' : 'a' + i % 7 + i / LINE % 13);
    while (count < MUCH) {
        bool reads, writes = at < MUCH;
        child_wait(&child, 1000, &reads, &writes);
        long wrote = writes ? child_write(&child, told + at, MUCH - at) : 0;
        long came = reads ? child_read(&child, heard + count, MUCH - count) : 0;
        REQUIRE(wrote >= 0 && came >= 0 && (came > 0 || !reads), "wrote %ld, read %ld", wrote,
                came);
        at += (size_t)wrote;
        count += (size_t)came;
    }
    ck_assert_int_eq(memcmp(told, heard, MUCH), 0);
    child_end(&child);
    free(told);
    free(heard);
}
END_TEST

START_TEST(who_does_not_read_is_not_waited_for)
{
    char bytes[4096] = {0};
    struct child child = start("sleep");
    bool reads, writes = true;
    int looks = 0;
    while (looks < 1000 && child_write(&child, bytes, sizeof bytes) > 0)
        looks++;
    ck_assert_int_lt(looks, 1000);
    child_wait(&child, 20, &reads, &writes);
    ck_assert(!reads && !writes);
    child_end(&child);
}
END_TEST

START_TEST(who_says_too_much_is_ended)
{
    char bytes[4096];
    struct child child = start("flood");
    for (int i = 0; i < 100; i++)
        ck_assert_int_gt(child_read(&child, bytes, sizeof bytes), 0);
    child_end(&child);
}
END_TEST

static const char *const silent[] = {
    "leave",
    "no-such-mode",
#ifndef _WIN32 /* cmd, which stays there, has the same output */
    "close",
#endif
};

START_TEST(the_end_of_what_it_says_is_told)
{
    char byte;
    bool reads = false, writes = false;
    struct child child = start(silent[_i]);
    while (!reads)
        child_wait(&child, 1000, &reads, &writes);
    for (int i = 0; i < 2; i++)
        ck_assert_int_eq(child_read(&child, &byte, 1), 0);
    child_end(&child);
}
END_TEST

START_TEST(who_has_gone_does_not_listen)
{
    char byte = '\n';
    struct child child = start("leave");
    ck_assert_int_eq(child_read(&child, &byte, 1), 0);
    while (child_write(&child, &byte, 1) >= 0)
        wait_a_moment();
    child_end(&child);
}
END_TEST

static void *start_echo(void *child)
{
    *(struct child *)child = start("echo");
    return NULL;
}

/* Windows gives up what a thread has begun to read when the thread ends. */
START_TEST(it_may_be_started_by_another_thread)
{
    pthread_t thread;
    struct child child;
    char byte = '\0';
    bool reads, writes = false;
    ck_assert_int_eq(pthread_create(&thread, NULL, start_echo, &child), 0);
    pthread_join(thread, NULL);
    child_wait(&child, 20, &reads, &writes);
    ck_assert(!reads);
    ck_assert_int_eq(child_write(&child, "\n", 1), 1);
    while (!reads)
        child_wait(&child, 1000, &reads, &writes);
    ck_assert_int_eq(child_read(&child, &byte, 1), 1);
    ck_assert_int_eq(byte, '\n');
    child_end(&child);
}
END_TEST

/* --- This process --- */

START_TEST(the_folder_has_this_program)
{
    char folder[4096], path[4200];
    ck_assert(process_folder(folder, sizeof folder));
    for (int i = 0; i < ROWS(program_names); i++) {
        snprintf(path, sizeof path, "%s/%s", folder, program_names[i]);
        FILE *file = fopen(path, "rb");
        if (file) {
            fclose(file);
            return;
        }
    }
    ck_abort_msg("%s", folder);
}
END_TEST

SUITE(processes)
{
    Suite *suite = suite_create("processes");
    TCase *time = tcase_create("time"), *talk = tcase_create("talk");
    tcase_add_loop_test(time, what_a_child_uses, 0, ROWS(rows));
    tcase_add_test(time, what_a_thread_uses);
    tcase_add_test(talk, a_line_comes_back);
    tcase_add_test(talk, much_comes_back);
    tcase_add_test(talk, who_does_not_read_is_not_waited_for);
    tcase_add_test(talk, who_says_too_much_is_ended);
    tcase_add_loop_test(talk, the_end_of_what_it_says_is_told, 0, ROWS(silent));
    tcase_add_test(talk, who_has_gone_does_not_listen);
    tcase_add_test(talk, it_may_be_started_by_another_thread);
    tcase_add_test(talk, the_folder_has_this_program);
    suite_add_tcase(suite, time);
    suite_add_tcase(suite, talk);
    return suite;
}

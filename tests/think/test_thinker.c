/* SPDX-License-Identifier: MIT */
/* The engine as others use it: its memory, its limits, its stop flag, on a thread of its own. */
#include "suite.h"

#include "engine/level.h"
#include "system/clock.h"
#include "system/machine.h"
#include "think/thinker.h"

#include <pthread.h>
#include <sched.h>

static const struct {
    const char *name;
    int megabytes;
    size_t last, bytes;
} rows[] = {
    {"little", 1, SIZE_MAX, (size_t)1 << 20},
    {"usual", 64, SIZE_MAX, (size_t)64 << 20},
    {"usual, 32 bits", 64, UINT32_MAX, (size_t)64 << 20},
    {"most, 32 bits", 2047, UINT32_MAX, (size_t)2047 << 20},
    {"half of the addresses", 2048, UINT32_MAX, 0},
    {"nothing is left of it", ENGINE_MEGABYTES_MAX, UINT32_MAX, 0},
#if SIZE_MAX > UINT32_MAX
    {"most", ENGINE_MEGABYTES_MAX, SIZE_MAX, (size_t)4096 << 20},
#endif
};

START_TEST(memory)
{
    size_t bytes = thinker_bytes(rows[_i].megabytes, rows[_i].last);
    REQUIRE(bytes == rows[_i].bytes, "%s: %zu", rows[_i].name, bytes);
}
END_TEST

/* --- Thinking --- */

static const struct ruleset *rules;
static struct position start;

static void begin(void)
{
    rules = &preset_find("american")->rules;
    start = position_start(rules);
}

static struct engine_answer think(struct engine_limits limits, const struct weights *weights,
                                  const atomic_bool *stop)
{
    struct thinker_settings settings = {.limits = limits,
                                        .parameters = {.threads = 1, .megabytes = 1}};
    struct thinker thinker;
    struct engine_answer answer;
    ck_assert(thinker_open(&thinker, rules, &settings, weights, NULL));
    struct engine_task task = thinker_task(&thinker, &start, 1);
    task.stop = stop;
    engine_choose(thinker.engine, &task, &answer);
    thinker_close(&thinker);
    ck_assert_int_gt(answer.pv_length, 0);
    return answer;
}

START_TEST(nodes)
{
    struct engine_answer answer = think((struct engine_limits){.nodes = 5000}, NULL, NULL);
    ck_assert_uint_eq(answer.nodes, 5000);
}
END_TEST

START_TEST(depth)
{
    struct engine_answer answer = think((struct engine_limits){.depth = 6}, NULL, NULL);
    ck_assert_int_eq(answer.depth, 6);
}
END_TEST

START_TEST(milliseconds)
{
    int64_t began = clock_milliseconds(NULL);
    struct engine_answer answer = think((struct engine_limits){.milliseconds = 50}, NULL, NULL);
    ck_assert_int_ge(answer.milliseconds, 50);
    ck_assert_int_ge(clock_milliseconds(NULL) - began, 50);
}
END_TEST

/* A search that is stopped before it begins still chooses a move. */
START_TEST(stopped_before)
{
    static const atomic_bool stop = true;
    struct engine_answer answer = think((struct engine_limits){0}, NULL, &stop);
    ck_assert_int_lt(answer.depth, ENGINE_DEPTH_MAX);
}
END_TEST

START_TEST(weights_count)
{
    struct engine_limits limits = {.depth = 6};
    struct weights weights;
    ck_assert(weights_open_own(&weights, rules));
    if (!weights.evaluation)
        return; /* the program does not know where its files are */
    ck_assert_uint_ne(think(limits, &weights, NULL).nodes, think(limits, NULL, NULL).nodes);
    weights_close(&weights);
}
END_TEST

/* Weights that could not be opened are the same as none. */
START_TEST(weights_missing)
{
    struct engine_limits limits = {.depth = 6};
    struct weights weights;
    ck_assert(!weights_open(&weights, "/nonexistent"));
    ck_assert_uint_eq(think(limits, &weights, NULL).nodes, think(limits, NULL, NULL).nodes);
    weights_close(&weights);
}
END_TEST

START_TEST(too_many_threads)
{
    struct thinker_settings settings = {
        .parameters = {.threads = ENGINE_THREADS_MAX, .megabytes = 1}};
    struct thinker thinker;
    ck_assert(thinker_open(&thinker, rules, &settings, NULL, NULL));
    ck_assert_int_le(thinker_task(&thinker, &start, 1).parameters.threads, machine_threads());
    thinker_close(&thinker);
}
END_TEST

/* A level is passed on with its seed, and its memory does not depend on the parameters. */
START_TEST(levels)
{
    static const int megabytes[] = {1, ENGINE_MEGABYTES_MAX};
    struct engine_answer answers[2];
    for (int i = 0; i < 2; i++) {
        struct thinker_settings settings = {.parameters = {.threads = 2, .megabytes = megabytes[i]},
                                            .level = level_find(7),
                                            .seed = 5};
        struct thinker thinker;
        ck_assert(thinker_open(&thinker, rules, &settings, NULL, NULL));
        struct engine_task task = thinker_task(&thinker, &start, 1);
        ck_assert_ptr_eq(task.level, level_find(7));
        ck_assert_uint_eq(task.seed, 5);
        engine_choose(thinker.engine, &task, &answers[i]);
        thinker_close(&thinker);
    }
    ck_assert(move_equal(&answers[0].pv[0], &answers[1].pv[0]));
    ck_assert_uint_eq(answers[0].nodes, level_find(7)->nodes);
    ck_assert_uint_eq(answers[0].nodes, answers[1].nodes);
}
END_TEST

START_TEST(history)
{
    struct thinker_settings settings = {.parameters = {.threads = 1, .megabytes = 1}};
    struct position game[3] = {start, start, start};
    struct thinker thinker;
    ck_assert(thinker_open(&thinker, rules, &settings, NULL, NULL));
    game[2].side = side_other(start.side);
    struct engine_task task = thinker_task(&thinker, game, 3);
    ck_assert_int_eq(task.history_count, 2);
    ck_assert_ptr_eq(task.history, game);
    ck_assert(position_equal(&task.position, &game[2]));
    thinker_close(&thinker);
}
END_TEST

/* --- On a thread, as an opponent at the board --- */

struct opponent {
    struct thinker thinker;
    struct engine_answer answer;
    atomic_bool stop;
    atomic_int reports;
};

static void report(void *self, const struct engine_answer *answer)
{
    struct opponent *opponent = self;
    atomic_fetch_add(&opponent->reports, answer->pv_length > 0);
}

static void *choose(void *self)
{
    struct opponent *opponent = self;
    struct engine_task task = thinker_task(&opponent->thinker, &start, 1);
    task.stop = &opponent->stop;
    task.report = report;
    task.owner = opponent;
    engine_choose(opponent->thinker.engine, &task, &opponent->answer);
    return NULL;
}

/* Thinks without a limit and reports what it finds, until the flag stops it. */
START_TEST(stopped_by_another_thread)
{
    static struct opponent opponent;
    struct thinker_settings settings = {.parameters = {.threads = 2, .megabytes = 1}};
    pthread_t thread;
    ck_assert(thinker_open(&opponent.thinker, rules, &settings, NULL, NULL));
    ck_assert_int_eq(pthread_create(&thread, NULL, choose, &opponent), 0);
    while (atomic_load(&opponent.reports) < 3)
        sched_yield();
    atomic_store(&opponent.stop, true);
    ck_assert_int_eq(pthread_join(thread, NULL), 0);
    ck_assert_int_gt(opponent.answer.pv_length, 0);
    ck_assert_int_lt(opponent.answer.depth, ENGINE_DEPTH_MAX);
    thinker_close(&opponent.thinker);
}
END_TEST

SUITE(thinker)
{
    Suite *suite = suite_create("thinker");
    TCase *memories = tcase_create("memory");
    tcase_add_loop_test(memories, memory, 0, ROWS(rows));
    suite_add_tcase(suite, memories);
    TCase *tcase = tcase_create("thinking");
    tcase_add_checked_fixture(tcase, begin, NULL);
    tcase_add_test(tcase, nodes);
    tcase_add_test(tcase, depth);
    tcase_add_test(tcase, milliseconds);
    tcase_add_test(tcase, stopped_before);
    tcase_add_test(tcase, weights_count);
    tcase_add_test(tcase, weights_missing);
    tcase_add_test(tcase, too_many_threads);
    tcase_add_test(tcase, history);
    tcase_add_test(tcase, levels);
    tcase_add_test(tcase, stopped_by_another_thread);
    suite_add_tcase(suite, tcase);
    return suite;
}

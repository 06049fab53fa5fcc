/* SPDX-License-Identifier: MIT */
/* The program is killed at random moments while it is played: the next start goes on with the
 * match, and nothing is missing that was saved, or was shown for 50 ms. The second is tried where
 * no disk can be slow: in memory, half as often. CROWNHEAD_KILLS: how often, instead of 200. */
#include "running.h"

#include <errno.h>
#include <linux/magic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/statfs.h>
#include <unistd.h>

#define MEMORY "/dev/shm"

enum {
    KILLS = 200,
    SHOWN_MS = 50, /* after which it must last */
    FEW_STEPS = 5,
    LONGEST_MS = 100,  /* that is played for at most where the machine is fast */
    STEP_MS = 15,      /* which a step takes, or less */
    STARTING_MS = 100, /* in which the first picture comes, or does not */
    EARLY_OF = 10,     /* one of so many kills comes before it */
    STATES_MAX = 1000, /* in one run */
};

/* What the match has been, step by step, in one run. */
struct state {
    char *text;    /* owned */
    double shown;  /* when; 0: not yet */
    double waited; /* for a processor, the worker until then */
};

struct run {
    struct model *model;
    struct running running;
    struct state states[STATES_MAX];
    int count;
    int lasting; /* this state, or a later one, must be found */
    int found;
};

static void add_state(struct run *run)
{
    REQUIRE(run->count < STATES_MAX, "too many steps");
    run->states[run->count++] = (struct state){.text = model_print(run->model)};
}

static void note_shown(struct run *run)
{
    struct state *state = &run->states[run->count - 1];
    state->waited = running_waited(&run->running);
    state->shown = running_now();
}

/* One step more. False: it has not been shown by the time. */
static bool play_step(struct run *run, double until)
{
    char memory[MODEL_LINES_SIZE];
    struct strbuf lines = strbuf_init(memory, sizeof memory);
    model_step(run->model, &lines);
    add_state(run);
    strbuf_add(&lines, "say shown\n");
    REQUIRE(!lines.truncated, "too many lines");
    running_tell(&run->running, memory);
    if (!running_hear(&run->running, "shown", until))
        return false;
    note_shown(run);
    return true;
}

static void await_saved(struct run *run)
{
    running_do(&run->running, "await-saved\n");
    run->lasting = run->count - 1;
}

/* So many steps, at least, and so long, at least; then one more, in the midst of which it will be
 * killed. Behind one of them, if it may be, all is waited for to be saved. */
static void play(struct run *run, struct rng *rng, bool may_wait)
{
    int steps = (int)rng_below(rng, FEW_STEPS);
    int saved = may_wait ? (int)rng_below(rng, FEW_STEPS) : -1;
    double end = running_now() + rng_below(rng, LONGEST_MS);
    while (run->count <= steps || running_now() < end) {
        REQUIRE(play_step(run, running_now() + ALL_TOO_LONG_MS), "it has stopped: %s",
                scratch_log());
        if (run->count == saved)
            await_saved(run);
    }
    play_step(run, running_now() + rng_below(rng, 1000 * STEP_MS) / 1e3);
}

/* Those states must last that were shown for long enough. While the worker waited for a processor
 * does not count: what else a machine does decides nothing. */
static void hold_to_time(struct run *run)
{
    double end = running_now(), waited = running_waited(&run->running);
    for (int i = 1; i < run->count; i++) {
        const struct state *state = &run->states[i];
        if (state->shown > 0 && end - state->shown - (waited - state->waited) >= SHOWN_MS)
            run->lasting = i;
    }
}

/* The last one of that text; -1: none. */
static int find_state(const struct run *run, const char *text)
{
    int i = run->count - 1;
    while (i >= 0 && strcmp(run->states[i].text, text) != 0)
        i--;
    return i;
}

/* The match goes on from what is on the disk. */
static void take_up(struct run *run, int number)
{
    scratch_copy("games.db", "copy.db");
    scratch_copy("games.db-wal", "copy.db-wal");
    unlink(scratch_path("copy.db-shm"));
    int error = model_take_up(run->model, scratch_path("copy.db"));
    REQUIRE(error == 0 || error == ENOENT, "kill %d: error %d", number, error);
    if (error == ENOENT) {
        model_finish(run->model);
        model_init(run->model, (uint64_t)number);
    }
    char *text = model_print(run->model);
    run->found = find_state(run, text);
    REQUIRE(run->found >= 0, "kill %d: what is found is none of the %d states:\n%.2000s", number,
            run->count, text);
    free(text);
}

static void forget_states(struct run *run)
{
    while (run->count > 0)
        free(run->states[--run->count].text);
}

static struct run kill_one(struct model *model, struct rng *rng, int number, bool timed)
{
    char memory[MODEL_LINES_SIZE];
    struct strbuf lines = strbuf_init(memory, sizeof memory);
    struct run run = {.model = model};
    bool early = rng_below(rng, EARLY_OF) == 0;
    add_state(&run);
    run.running = running_start(scratch_path("games.db"));
    model_expect(model, &lines);
    if (early) {
        running_hear(&run.running, "", running_now() + rng_below(rng, STARTING_MS));
    } else {
        running_do(&run.running, memory);
        play(&run, rng, !timed);
    }
    if (timed)
        hold_to_time(&run);
    running_kill(&run.running);
    take_up(&run, number);
    return run;
}

static int wanted_kills(void)
{
    const char *wanted = getenv("CROWNHEAD_KILLS");
    return wanted ? atoi(wanted) : KILLS;
}

START_TEST(whatever_was_saved_lasts)
{
    int kills = wanted_kills(), steps = 0;
    struct rng rng = rng_init(10);
    struct model model;
    scratch_setup();
    model_init(&model, 0);
    for (int i = 0; i < kills; i++) {
        struct run run = kill_one(&model, &rng, i, false);
        REQUIRE(run.found >= run.lasting,
                "kill %d: of states 0 to %d, %d is found, but %d was saved", i, run.count - 1,
                run.found, run.lasting);
        steps += run.count - 1;
        forget_states(&run);
    }
    printf("%d kills, %d steps, %d games\n", kills, steps, match_game_count(&model.match));
    REQUIRE(steps > kills, "hardly anything was played: %d steps", steps);
    model_finish(&model);
    scratch_teardown();
}
END_TEST

static bool is_in_memory(const char *folder)
{
    struct statfs about;
    return statfs(folder, &about) == 0 && about.f_type == TMPFS_MAGIC && access(folder, W_OK) == 0;
}

/* It goes by the time, which a busy machine has little of: only the slow test asks for it. */
START_TEST(whatever_was_shown_lasts)
{
    int kills = wanted_kills() / 2;
    struct rng rng = rng_init(11);
    struct model model;
    if (!is_in_memory(MEMORY)) {
        printf("%s is not in memory: nothing is held to a time\n", MEMORY);
        return;
    }
    scratch_setup_in(MEMORY);
    model_init(&model, 0);
    for (int i = 0; i < kills; i++) {
        struct run run = kill_one(&model, &rng, i, true);
        REQUIRE(run.found >= run.lasting,
                "kill %d: of states 0 to %d, %d is found, but %d was shown for %d ms", i,
                run.count - 1, run.found, run.lasting, SHOWN_MS);
        forget_states(&run);
    }
    printf("%d kills in memory\n", kills);
    model_finish(&model);
    scratch_teardown();
}
END_TEST

SUITE(killed_play)
{
    Suite *suite = suite_create("killed play");
    TCase *tcase = tcase_create("killed play");
    tcase_set_timeout(tcase, TEST_TIMEOUT_S);
    tcase_add_test(tcase, whatever_was_saved_lasts);
    if (getenv("CROWNHEAD_TIMED"))
        tcase_add_test(tcase, whatever_was_shown_lasts);
    suite_add_tcase(suite, tcase);
    return suite;
}

/* SPDX-License-Identifier: MIT */
/* The program is killed at random moments while it is played: the next start goes on with the
 * match, and nothing that was shown for 50 ms is missing. CROWNHEAD_KILLS: how many times, instead
 * of 200. */
#include "model.h"
#include "running.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

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
    char *text;   /* owned */
    double shown; /* when; 0: not yet */
    double stalled;
};

struct run {
    struct model *model;
    struct running running;
    struct state states[STATES_MAX];
    int count;
};

static void add_state(struct run *run)
{
    REQUIRE(run->count < STATES_MAX, "too many steps");
    run->states[run->count++] = (struct state){.text = model_print(run->model)};
}

static void note_shown(struct run *run)
{
    struct state *state = &run->states[run->count - 1];
    state->shown = running_now();
    state->stalled = running_stalled(&run->running);
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

/* So many steps, at least, and so long, at least; then one more, in the midst of which it will be
 * killed. */
static void play(struct run *run, struct rng *rng)
{
    int steps = (int)rng_below(rng, FEW_STEPS);
    double end = running_now() + rng_below(rng, LONGEST_MS);
    while (run->count <= steps || running_now() < end)
        REQUIRE(play_step(run, running_now() + ALL_TOO_LONG_MS), "it has stopped: %s",
                scratch_log());
    play_step(run, running_now() + rng_below(rng, 1000 * STEP_MS) / 1e3);
}

/* So many states, at least, must last: those that were shown for long enough. Where the machine had
 * no time for the program, that does not count. */
static int lasting(const struct run *run, double stalled, double end)
{
    int last = 0;
    for (int i = 1; i < run->count; i++) {
        const struct state *state = &run->states[i];
        if (state->shown > 0 && end - state->shown - (stalled - state->stalled) >= SHOWN_MS)
            last = i;
    }
    return last;
}

static int find_state(struct run *run, const char *text, int last)
{
    for (int i = run->count - 1; i >= last; i--)
        if (strcmp(run->states[i].text, text) == 0)
            return i;
    return -1;
}

/* The match goes on from what is on the disk. */
static void hold_archive(struct run *run, int number, int last)
{
    scratch_copy("games.db", "copy.db");
    scratch_copy("games.db-wal", "copy.db-wal");
    unlink(scratch_path("copy.db-shm"));
    int error = model_take_up(run->model, scratch_path("copy.db"));
    REQUIRE(error == 0 || error == ENOENT, "kill %d: error %d", number, error);
    if (error == ENOENT) {
        REQUIRE(last == 0, "kill %d: there is no match", number);
        model_finish(run->model);
        model_init(run->model, (uint64_t)number);
    }
    char *text = model_print(run->model);
    int found = find_state(run, text, last);
    REQUIRE(found >= last, "kill %d: of %d states, %d of which must last, it is none:\n%.2000s",
            number, run->count, last + 1, text);
    free(text);
}

static void forget_states(struct run *run)
{
    while (run->count > 0)
        free(run->states[--run->count].text);
}

/* Returns how many steps there were time for. */
static int kill_one(struct model *model, struct rng *rng, int number)
{
    static struct run run;
    char memory[MODEL_LINES_SIZE];
    struct strbuf lines = strbuf_init(memory, sizeof memory);
    bool early = rng_below(rng, EARLY_OF) == 0;
    run.model = model;
    add_state(&run);
    run.running = running_start(scratch_path("games.db"));
    model_expect(model, &lines);
    if (early) {
        running_hear(&run.running, "", running_now() + rng_below(rng, STARTING_MS));
    } else {
        running_do(&run.running, memory);
        play(&run, rng);
    }
    int steps = run.count - 1;
    int last = lasting(&run, running_stalled(&run.running), running_now());
    running_kill(&run.running);
    hold_archive(&run, number, last);
    forget_states(&run);
    return steps;
}

START_TEST(whatever_was_shown_lasts)
{
    const char *wanted = getenv("CROWNHEAD_KILLS");
    int kills = wanted ? atoi(wanted) : KILLS, steps = 0;
    struct rng rng = rng_init(10);
    struct model model;
    model_init(&model, 0);
    for (int i = 0; i < kills; i++)
        steps += kill_one(&model, &rng, i);
    printf("%d kills, %d steps, %d games\n", kills, steps, match_game_count(&model.match));
    REQUIRE(steps > kills, "hardly anything was played: %d steps", steps);
    model_finish(&model);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("killed play");
    TCase *tcase = tcase_create("killed play");
    tcase_set_timeout(tcase, 900);
    tcase_add_checked_fixture(tcase, scratch_setup, scratch_teardown);
    tcase_add_test(tcase, whatever_was_shown_lasts);
    suite_add_tcase(suite, tcase);
    return run_suite(suite);
}

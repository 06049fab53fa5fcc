/* SPDX-License-Identifier: MIT */
/* The queue of long work: the order of jobs, what is cancelled and stopped, how it ends, where each
 * function of a job is called, and what wakes the loop. */
#include "app/jobs/jobs.h"
#include "base/array.h"
#include "suite.h"

#include <SDL.h>
#include <stdlib.h>
#include <string.h>

enum {
    NOTES = 32,
    SLICES = 3,
    TRIES = 20000, /* of a millisecond each, more than any machine needs */
};

static struct jobs *jobs;
static SDL_threadID window;
static SDL_sem *begun, *go; /* of jobs that wait: they have begun, and may go on */
static SDL_mutex *mutex;    /* over the next three */
static char ran[NOTES], settled[NOTES], done[NOTES];
static SDL_atomic_t alive;    /* jobs that are not freed */
static bool pressed, stopped; /* what the last job that waited was told */
static bool threadless;

/* On Windows SDL is told how threads begin and end. */
#ifdef _WIN32
#define HOW_PARAMETERS , pfnSDL_CurrentBeginThread begin, pfnSDL_CurrentEndThread end
#define HOW            , begin, end
#else
#define HOW_PARAMETERS
#define HOW
#endif

/* The linker leads SDL's function here (--wrap): a system that has no thread left. */
SDL_Thread *__real_SDL_CreateThread(SDL_ThreadFunction run, const char *name,
                                    void *data HOW_PARAMETERS);
SDL_Thread *__wrap_SDL_CreateThread(SDL_ThreadFunction run, const char *name,
                                    void *data HOW_PARAMETERS);

SDL_Thread *__wrap_SDL_CreateThread(SDL_ThreadFunction run, const char *name,
                                    void *data HOW_PARAMETERS)
{
    return threadless ? NULL : __real_SDL_CreateThread(run, name, data HOW);
}

/* --- Jobs --- */

struct note {
    struct job job;
    char name;
    int slices;
};

static void note(char *notes, const struct job *job)
{
    SDL_LockMutex(mutex);
    size_t length = strlen(notes);
    if (length + 1 < NOTES)
        notes[length] = ((const struct note *)job)->name;
    SDL_UnlockMutex(mutex);
}

static bool is_noted(const char *notes, const char *wanted)
{
    SDL_LockMutex(mutex);
    bool is = strcmp(notes, wanted) == 0;
    SDL_UnlockMutex(mutex);
    return is;
}

static enum job_state run(struct job *job)
{
    REQUIRE(threadless == (SDL_ThreadID() == window), "it runs on the wrong thread");
    note(ran, job);
    return JOB_DONE;
}

static enum job_state run_slice(struct job *job)
{
    run(job);
    return --((struct note *)job)->slices > 0 ? JOB_AGAIN : JOB_DONE;
}

static enum job_state run_slices_until_stopped(struct job *job)
{
    return job_stopped(job) ? JOB_DONE : JOB_AGAIN;
}

static enum job_state run_and_wait(struct job *job)
{
    SDL_SemPost(begun);
    SDL_SemWait(go);
    pressed = job_pressed(job);
    REQUIRE(*job_press_flag(job) == pressed, "the flag says something else");
    stopped = job_stopped(job);
    return JOB_DONE;
}

static enum job_state run_until_stopped(struct job *job)
{
    SDL_SemPost(begun);
    while (!job_stopped(job))
        SDL_Delay(1);
    stopped = true;
    return JOB_DONE;
}

static void is_settled(struct job *job)
{
    REQUIRE(SDL_ThreadID() == window, "it is settled on the wrong thread");
    note(settled, job);
}

static void is_done(struct job *job)
{
    REQUIRE(SDL_ThreadID() == window, "it is delivered on the wrong thread");
    note(done, job);
}

static void free_note(struct job *job)
{
    REQUIRE(SDL_ThreadID() == window, "it is freed on the wrong thread");
    SDL_AtomicAdd(&alive, -1);
    free(job);
}

static const struct named_type {
    char name;
    struct job_type type;
} types[] = {
    {'a', {"a", LANE_WRITER, run, is_settled, NULL, is_done, free_note}},
    {'b', {"b", LANE_WRITER, run, is_settled, NULL, is_done, free_note}},
    {'e', {"endless", LANE_WRITER, run_slices_until_stopped, is_settled, NULL, NULL, free_note}},
    {'i', {"idle", LANE_WRITER, run, is_settled, NULL, is_done, free_note, .idle = true}},
    {'j', {"also idle", LANE_WRITER, run, is_settled, NULL, is_done, free_note, .idle = true}},
    {'m', {"must run", LANE_WRITER, run, is_settled, NULL, is_done, free_note, .must_run = true}},
    {'n', {"newest", LANE_WRITER, run, is_settled, NULL, is_done, free_note, .newest = true}},
    {'q', {"quiet", LANE_WRITER, run, NULL, NULL, NULL, free_note}},
    {'r', {"reader", LANE_READER, run, is_settled, NULL, is_done, free_note}},
    {'s', {"sliced", LANE_WRITER, run_slice, is_settled, is_done, is_done, free_note}},
    {'t',
     {"idle slices", LANE_WRITER, run_slice, is_settled, NULL, is_done, free_note, .idle = true}},
    {'u',
     {"slices that must", LANE_WRITER, run_slice, is_settled, NULL, is_done, free_note,
      .must_run = true}},
    {'v',
     {"waits, idle", LANE_WRITER, run_and_wait, is_settled, NULL, NULL, free_note, .idle = true}},
    {'w', {"waits", LANE_WRITER, run_and_wait, NULL, NULL, NULL, free_note}},
    {'x', {"waits, reader", LANE_READER, run_and_wait, is_settled, NULL, is_done, free_note}},
    {'y',
     {"newest, long", LANE_WRITER, run_until_stopped, is_settled, NULL, is_done, free_note,
      .newest = true}},
    {'z',
     {"newest, sliced", LANE_WRITER, run_slice, is_settled, NULL, is_done, free_note,
      .newest = true}},
};

static const struct job_type *type_of(char name)
{
    for (int i = 0; i < ROWS(types); i++)
        if (types[i].name == name)
            return &types[i].type;
    ck_abort_msg("there is no job %c", name);
    return NULL;
}

static void add(char name)
{
    struct note *job = array_zeroed(1, sizeof *job);
    SDL_AtomicAdd(&alive, 1);
    job->name = name;
    job->slices = SLICES;
    jobs_add(jobs, type_of(name), &job->job);
}

static void add_all(const char *names)
{
    for (; *names; names++)
        add(*names);
}

/* Adds a job that waits, and then the others while it does. */
static void add_behind(char first, const char *names)
{
    add(first);
    SDL_SemWait(begun);
    add_all(names);
}

static void deliver_all(void)
{
    for (int i = 0; i < TRIES && SDL_AtomicGet(&alive) > 0; i++) {
        jobs_deliver(jobs);
        SDL_Delay(1);
    }
    ck_assert_int_eq(SDL_AtomicGet(&alive), 0);
}

static void begin(void)
{
    ck_assert_int_eq(SDL_Init(SDL_INIT_EVENTS), 0);
    memset(ran, 0, sizeof ran);
    memset(settled, 0, sizeof settled);
    memset(done, 0, sizeof done);
    threadless = false;
    window = SDL_ThreadID();
    begun = SDL_CreateSemaphore(0);
    go = SDL_CreateSemaphore(0);
    mutex = SDL_CreateMutex();
    jobs = jobs_create();
    ck_assert_ptr_nonnull(jobs);
    jobs_start(jobs);
}

static void end(void)
{
    jobs_destroy(jobs);
    ck_assert_int_eq(SDL_AtomicGet(&alive), 0);
    SDL_DestroySemaphore(begun);
    SDL_DestroySemaphore(go);
    SDL_DestroyMutex(mutex);
    SDL_Quit();
}

/* --- Order --- */

/* Jobs that are added while another one runs. */
static const struct order {
    const char *name, *added, *ran, *done;
    bool pressed;
} orders[] = {
    {"none", "", "", "", false},
    {"one after another", "aba", "aba", "aba", true},
    {"an idle one", "i", "i", "i", false},
    {"idle ones, one after another", "iji", "iji", "iji", false},
    {"idle ones go last", "iajb", "abij", "abij", true},
    {"an idle one came last", "ai", "ai", "ai", true},
    {"the newest one", "nanbn", "abn", "abn", true},
    {"the newest one is of its type", "ana", "ana", "ana", true},
    {"a slice, and the next one behind the others", "sab", "sabss", "sabss", true},
    {"two in slices", "ss", "ssssss", "ssssss", true},
    {"idle ones wait between slices", "is", "sssi", "sssi", true},
    {"idle ones in slices go last, too", "ta", "attt", "at", true},
    {"without an end", "qa", "qa", "a", true},
};

START_TEST(jobs_run_in_their_order)
{
    const struct order *row = &orders[_i];
    add_behind('w', row->added);
    SDL_SemPost(go);
    deliver_all();
    REQUIRE(strcmp(ran, row->ran) == 0, "%s: ran: %s", row->name, ran);
    REQUIRE(strchr(row->ran, 'q') || strcmp(settled, row->ran) == 0, "%s: settled: %s", row->name,
            settled);
    REQUIRE(strcmp(done, row->done) == 0, "%s: done: %s", row->name, done);
    REQUIRE(pressed == row->pressed, "%s: pressed: %d", row->name, pressed);
}
END_TEST

START_TEST(without_threads_the_loop_runs_them)
{
    threadless = true;
    add_all("saibm");
    ck_assert_str_eq(ran, "");
    jobs_deliver(jobs);
    ck_assert_str_eq(ran, "s");
    jobs_drain(jobs, LANE_WRITER);
    REQUIRE(strncmp(ran, "sabm", 4) == 0, "%s", ran);
    add_all("r");
    deliver_all();
    ck_assert_ptr_nonnull(strchr(done, 'r'));
    ck_assert_ptr_nonnull(strchr(done, 'i'));
    ck_assert_int_eq((int)strlen(ran), 8);
}
END_TEST

START_TEST(lanes_run_at_once)
{
    add_behind('w', "r");
    for (int i = 0; i < TRIES && !is_noted(ran, "r"); i++)
        SDL_Delay(1);
    ck_assert(is_noted(ran, "r"));
    SDL_SemPost(go);
    deliver_all();
}
END_TEST

/* Until then the program may fork. */
START_TEST(nothing_runs_before_the_start)
{
    jobs_destroy(jobs);
    jobs = jobs_create();
    add_all("ar");
    SDL_Delay(20);
    jobs_deliver(jobs);
    ck_assert(is_noted(ran, ""));
    jobs_start(jobs);
    deliver_all();
    ck_assert_int_eq((int)strlen(done), 2);
}
END_TEST

START_TEST(an_end_before_the_start_runs_what_must)
{
    jobs_destroy(jobs);
    jobs = jobs_create();
    add_all("am");
    jobs_destroy(jobs);
    jobs = NULL;
    ck_assert_str_eq(done, "m");
}
END_TEST

/* --- Stopping and cancelling --- */

START_TEST(a_newer_one_ends_an_older_one)
{
    add_behind('y', "y");
    SDL_SemWait(begun); /* the first one has ended */
    jobs_deliver(jobs);
    ck_assert_str_eq(done, "");
    jobs_stop(jobs, type_of('y'));
    deliver_all();
    ck_assert_str_eq(done, "y");
}
END_TEST

START_TEST(one_that_is_stopped_is_done)
{
    add_behind('w', "ya");
    jobs_stop(jobs, type_of('y')); /* before it has begun */
    SDL_SemPost(go);
    deliver_all();
    ck_assert_str_eq(done, "ya");
    ck_assert(!is_noted(ran, "") && stopped);
}
END_TEST

/* Also where it has run and is not delivered yet, or would run again. */
START_TEST(a_newer_one_ends_one_that_has_run)
{
    add_all("nz");
    for (int i = 0; i < TRIES && !is_noted(ran, "nz"); i++)
        SDL_Delay(1);
    add_all("nz");
    deliver_all();
    ck_assert_str_eq(ran, "nznzzz");
    ck_assert_str_eq(settled, "nznzzz");
    ck_assert_str_eq(done, "nz");
}
END_TEST

/* --- Waiting, and the end --- */

START_TEST(what_must_run_is_waited_for)
{
    add_behind('w', "uvmea");
    SDL_SemPost(go);
    jobs_drain(jobs, LANE_WRITER);
    ck_assert_ptr_nonnull(strchr(done, 'm'));
    ck_assert_ptr_nonnull(strchr(done, 'u'));
    jobs_stop(jobs, type_of('e'));
    SDL_SemPost(go);
    deliver_all();
}
END_TEST

START_TEST(at_the_end_only_what_must_run_does)
{
    add_behind('w', "amibu");
    jobs_end(jobs);
    add_all("anm");
    SDL_SemPost(go);
    jobs_destroy(jobs);
    jobs = NULL;
    ck_assert_str_eq(ran, "mumuu");
    ck_assert_str_eq(done, "mmu");
    ck_assert(stopped);
}
END_TEST

START_TEST(the_end_wakes_nobody)
{
    add_behind('w', "mm");
    SDL_FlushEvent(SDL_USEREVENT);
    jobs_end(jobs);
    SDL_SemPost(go);
    jobs_drain(jobs, LANE_WRITER);
    ck_assert_str_eq(done, "mm");
    ck_assert(!SDL_HasEvent(SDL_USEREVENT));
}
END_TEST

START_TEST(the_end_stops_what_runs)
{
    add_behind('y', "");
    jobs_destroy(jobs);
    jobs = NULL;
    ck_assert(stopped);
    ck_assert_str_eq(done, "");
}
END_TEST

/* --- Pausing another lane --- */

static int pause_reader(void *paused)
{
    jobs_pause(jobs, LANE_READER);
    SDL_AtomicSet(paused, 1);
    return 0;
}

START_TEST(a_paused_lane_has_nothing_under_way)
{
    SDL_atomic_t paused = {0};
    add_behind('x', "r");
    SDL_Thread *writer = SDL_CreateThread(pause_reader, "writer", &paused);
    SDL_Delay(20);
    ck_assert_int_eq(SDL_AtomicGet(&paused), 0);
    SDL_SemPost(go);
    SDL_WaitThread(writer, NULL);
    SDL_Delay(20);
    ck_assert(is_noted(ran, ""));
    jobs_resume(jobs, LANE_READER);
    deliver_all();
    ck_assert_str_eq(done, "xr");
}
END_TEST

/* --- Waking the loop --- */

static int count_events(void)
{
    SDL_Event event;
    int count = 0;
    while (SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_USEREVENT, SDL_USEREVENT) == 1)
        count++;
    return count;
}

static const struct waking {
    const char *name, *added, *ran;
    int events; /* until the loop delivers */
} wakings[] = {
    {"nothing", "", "", 0},
    {"one", "a", "a", 1},
    {"several", "aba", "aba", 1},
    {"between slices", "s", "s", 1},
};

START_TEST(the_loop_is_woken_once)
{
    const struct waking *row = &wakings[_i];
    count_events();
    add_all(row->added);
    for (int i = 0; i < TRIES && !is_noted(ran, row->ran); i++)
        SDL_Delay(1);
    jobs_pause(jobs, LANE_WRITER); /* nothing is under way any more */
    int events = count_events();
    REQUIRE(events == row->events, "%s: %d events", row->name, events);
    jobs_resume(jobs, LANE_WRITER);
    deliver_all();
    count_events();
    add_all("a"); /* and again when it has delivered */
    for (int i = 0; i < TRIES && count_events() == 0; i++) {
        SDL_Delay(1);
        REQUIRE(i + 1 < TRIES, "%s: it is not woken again", row->name);
    }
}
END_TEST

SUITE(jobs)
{
    Suite *suite = suite_create("jobs");
    TCase *tcase = tcase_create("jobs");
    tcase_set_timeout(tcase, 60);
    tcase_add_checked_fixture(tcase, begin, end);
    tcase_add_loop_test(tcase, jobs_run_in_their_order, 0, ROWS(orders));
    tcase_add_test(tcase, nothing_runs_before_the_start);
    tcase_add_test(tcase, an_end_before_the_start_runs_what_must);
    tcase_add_test(tcase, without_threads_the_loop_runs_them);
    tcase_add_test(tcase, lanes_run_at_once);
    tcase_add_test(tcase, a_newer_one_ends_an_older_one);
    tcase_add_test(tcase, a_newer_one_ends_one_that_has_run);
    tcase_add_test(tcase, one_that_is_stopped_is_done);
    tcase_add_test(tcase, what_must_run_is_waited_for);
    tcase_add_test(tcase, at_the_end_only_what_must_run_does);
    tcase_add_test(tcase, the_end_wakes_nobody);
    tcase_add_test(tcase, the_end_stops_what_runs);
    tcase_add_test(tcase, a_paused_lane_has_nothing_under_way);
    tcase_add_loop_test(tcase, the_loop_is_woken_once, 0, ROWS(wakings));
    suite_add_tcase(suite, tcase);
    return suite;
}

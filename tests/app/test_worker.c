/* SPDX-License-Identifier: MIT */
/* In which order jobs are done, and which of them press the one that is being done. */
#include "app/worker.h"
#include "suite.h"

#include <SDL.h>
#include <string.h>

enum {
    JOBS_MOST = 8,
};

struct scene {
    struct worker *worker;
    SDL_sem *news, *go; /* of the first job, and for it */
    char done[JOBS_MOST + 2];
    bool pressed; /* the first one, when it ended */
};

struct step {
    struct scene *scene;
    char name;
};

static void note(void *data)
{
    struct step *step = data;
    char *done = step->scene->done;
    done[strlen(done)] = step->name;
}

static void wait_and_look(void *data)
{
    struct scene *scene = data;
    SDL_SemPost(scene->news);
    SDL_SemWait(scene->go);
    scene->pressed = worker_pressed(scene->worker);
    SDL_SemPost(scene->news);
}

static void add_again(void *data)
{
    struct scene *scene = data;
    worker_add_idle(scene->worker, add_again, scene);
}

/* Jobs that come while the first one is being done; capital letters have time. */
static const struct order_row {
    const char *name, *added, *done;
    bool pressed;
} order_rows[] = {
    {"none", "", "", false},
    {"one after another", "abc", "abc", true},
    {"with time", "A", "A", false},
    {"with time, one after another", "AB", "AB", false},
    {"what has time goes last", "AbCd", "bdAC", true},
    {"it may have come last", "bA", "bA", true},
};

START_TEST(what_has_time_waits)
{
    const struct order_row *row = &order_rows[_i];
    struct step steps[JOBS_MOST];
    struct scene scene = {worker_create(), SDL_CreateSemaphore(0), SDL_CreateSemaphore(0), "",
                          false};
    ck_assert_ptr_nonnull(scene.worker);
    worker_add(scene.worker, wait_and_look, &scene);
    SDL_SemWait(scene.news);
    for (int i = 0; row->added[i]; i++) {
        bool idle = row->added[i] < 'a';
        steps[i] = (struct step){&scene, row->added[i]};
        bool taken = (idle ? worker_add_idle : worker_add)(scene.worker, note, &steps[i]);
        REQUIRE(taken, "%s: %c is not taken", row->name, row->added[i]);
    }
    SDL_SemPost(scene.go);
    SDL_SemWait(scene.news);
    worker_destroy(scene.worker); /* which does all of them first */
    REQUIRE(strcmp(scene.done, row->done) == 0, "%s: %s", row->name, scene.done);
    REQUIRE(scene.pressed == row->pressed, "%s: pressed: %d", row->name, scene.pressed);
    SDL_DestroySemaphore(scene.news);
    SDL_DestroySemaphore(scene.go);
}
END_TEST

START_TEST(nobody_waits_for_what_has_time)
{
    struct scene scene = {worker_create(), NULL, NULL, "", false};
    struct step step = {&scene, 'b'};
    worker_add_idle(scene.worker, add_again, &scene);
    worker_add(scene.worker, note, &step);
    worker_drain(scene.worker);
    ck_assert_str_eq(scene.done, "b");
    worker_destroy(scene.worker); /* as soon as no more are taken */
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("worker");
    TCase *tcase = tcase_create("worker");
    tcase_add_loop_test(tcase, what_has_time_waits, 0, ROWS(order_rows));
    tcase_add_test(tcase, nobody_waits_for_what_has_time);
    suite_add_tcase(suite, tcase);
    return run_suite(suite);
}

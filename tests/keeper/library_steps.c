/* SPDX-License-Identifier: MIT */
#include "library_steps.h"

#include "base/array.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void library_setup(void)
{
    char archive[96];
    unsetenv("CROWNHEAD_DATA"); /* the first one keeps nothing */
    program_setup();
    snprintf(archive, sizeof archive, "%s/games.db", folder);
    setenv("CROWNHEAD_DATA", archive, 1);
    program_restart();
}

const struct library *library(void)
{
    return &app.library.view;
}

void ask(const struct request *request)
{
    app.shell.desk.request = *request;
    app_draw(&app);
    app_draw(&app); /* what has been opened by the first is seen */
}

void let_time_pass(void)
{
    SDL_Delay(STEP_MS);
    app.clock += STEP_MS;
    app_draw(&app);
}

/* --- A lane that is busy --- */

struct holding {
    struct job job;
    SDL_sem *go;
};

static enum job_state run_holding(struct job *job)
{
    SDL_SemWait(((struct holding *)job)->go);
    return JOB_DONE;
}

void hold_writer(struct jobs *jobs, SDL_sem *go)
{
    static const struct job_type holding_type = {
        .name = "holding", .lane = LANE_WRITER, .run = run_holding, .must_run = true};
    struct holding *holding = array_zeroed(1, sizeof *holding);
    holding->go = go;
    jobs_add(jobs, &holding_type, &holding->job);
}

/* --- Asking --- */

struct library_filter any_game(void)
{
    return (struct library_filter){.result = LIBRARY_ANY_RESULT};
}

int find(const struct library_filter *filter)
{
    unsigned answers = library()->answers;
    ask(&(struct request){.kind = REQUEST_FIND, .filter = filter});
    AWAIT(library()->answers != answers && !library()->looking);
    return library()->found;
}

int find_all(void)
{
    struct library_filter filter = any_game();
    return find(&filter);
}

const struct library_row *row_at(int place)
{
    AWAIT(library()->row(library()->row_data, place));
    return library()->row(library()->row_data, place);
}

void ask_of(enum request_kind kind, int64_t game)
{
    if (kind == REQUEST_DELETE)
        ask(&(struct request){.kind = kind, .deletion = {{&game, 1}, "Ada - Ben"}});
    else
        ask(&(struct request){.kind = kind, .game = game});
}

void import_file(const char *name)
{
    ask(&(struct request){.kind = REQUEST_IMPORT_FILE, .path = path_of(name)});
}

void import_all(const char *name)
{
    import_file(name);
    AWAIT(library()->import.ended && !library()->import.running);
    const char *reason = library()->import.reason; /* that rules were guessed is no fault */
    REQUIRE(!reason[0] || strstr(reason, "do not tell their rules"), "%s: %s", name, reason);
}

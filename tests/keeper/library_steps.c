/* SPDX-License-Identifier: MIT */
#include "library_steps.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>

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
    return &app.librarian.library;
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

struct library_filter any_game(void)
{
    return (struct library_filter){.result = LIBRARY_ANY_RESULT};
}

int find(const struct library_filter *filter)
{
    unsigned answers = library()->answers;
    ask(&(struct request){.kind = REQUEST_FIND, .filter = *filter});
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
    ask(&(struct request){.kind = kind, .game = game});
}

void import_file(const char *name)
{
    struct request request = {.kind = REQUEST_IMPORT_FILE};
    snprintf(request.text, sizeof request.text, "%s", path_of(name));
    ask(&request);
}

void import_all(const char *name)
{
    import_file(name);
    AWAIT(library()->import.ended && !library()->import.running);
    REQUIRE(!library()->import.reason[0], "%s: %s", name, library()->import.reason);
}

/* SPDX-License-Identifier: MIT */
/* What is asked of the library of the program in app/program.h, as its pages do it, and waiting for
 * the answer. */
#ifndef TESTS_KEEPER_LIBRARY_STEPS_H
#define TESTS_KEEPER_LIBRARY_STEPS_H

#include "../app/program.h"
#include "app/jobs/jobs.h"

#include <SDL_mutex.h>

enum {
    AWAIT_MS = 20000,
    STEP_MS = 2,
};

/* The program with an archive, games.db, in a scratch folder. */
void library_setup(void);

const struct library *library(void);
void ask(const struct request *request);
void ask_of(enum request_kind kind, int64_t game);

/* The program goes on for a moment. */
void let_time_pass(void);

#define AWAIT(condition)                                                                           \
    do {                                                                                           \
        for (int passed = 0; passed < AWAIT_MS && !(condition); passed += STEP_MS)                 \
            let_time_pass();                                                                       \
        REQUIRE(condition, "%s: it never comes", #condition);                                      \
    } while (0)

struct library_filter any_game(void);

/* How many are found. */
int find(const struct library_filter *filter);
int find_all(void);
const struct library_row *row_at(int place);

/* Nothing is written to the archive from now on until somebody posts `go`. */
void hold_writer(struct jobs *jobs, SDL_sem *go);

/* Begins it, and does all of it. */
void import_file(const char *name);
void import_all(const char *name);

#endif

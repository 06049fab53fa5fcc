/* SPDX-License-Identifier: MIT */
/* The whole program in a process of its own, which is told line by line what to do: its script is a
 * pipe (app/window/script.h has the language), and what it says comes back by another one. */
#ifndef TESTS_KEEPER_RUNNING_H
#define TESTS_KEEPER_RUNNING_H

#include "model.h"
#include "suite.h"

#include <stdbool.h>
#include <sys/types.h>

enum {
    /* More than any machine needs: a busy one is not wrong. */
    ALL_TOO_LONG_MS = 300000,
    TEST_TIMEOUT_S = 1800,
};

struct running {
    pid_t process;
    int to, from;
    char heard[256]; /* what has come of a line */
    int length;
};

/* --- A scratch folder, which is the home of all of them --- */

extern char scratch[64];

void scratch_setup(void);

/* In a folder that is not /tmp. */
void scratch_setup_in(const char *where);

void scratch_teardown(void);

/* Valid until the next but three. */
const char *scratch_path(const char *name);

/* A copy of a file, in place of what there was; of none there is none. */
void scratch_copy(const char *from, const char *to);

/* What a file holds, allocated, with a zero behind it; NULL: there is none. */
char *scratch_read(const char *name, size_t *size);
void scratch_write(const char *name, const char *bytes, size_t size);

/* What went wrong by the programs' own words. Valid until the next call. */
const char *scratch_log(void);

/* --- Running --- */

/* Starts the program with the archive at the path `data`. */
struct running running_start(const char *data);

/* Before the program starts, in its own process. */
typedef void running_prepare(void);
struct running running_start_with(const char *data, running_prepare *prepare);

/* Lines for it to do; it may be gone by then. */
void running_tell(struct running *running, const char *lines);

/* Waits for it to have said the word, and nothing else, until the time, in milliseconds of
 * running_now. */
bool running_hear(struct running *running, const char *word, double until);

/* Both: all that was told is on the screen then. Fails the test if it takes all too long. */
void running_do(struct running *running, const char *lines);

/* Does it with both, and holds the screen against the model. */
void running_deed(struct running *running, struct model *model, model_deed *deed);
void running_expect(struct running *running, const struct model *model);

/* Its script is over: the exit status; that of a signal is negative. */
int running_end(struct running *running);

void running_kill(struct running *running);

double running_now(void); /* milliseconds */

/* How long its worker has waited for a processor, in milliseconds. */
double running_waited(const struct running *running);

/* How long all of its threads have had one but the first, which listens for the next line. */
double running_used(const struct running *running);

#endif

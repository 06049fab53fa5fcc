/* SPDX-License-Identifier: MIT */
/* The time. Only app, cli and what they call with it may ask for it (tests/layers/layers.txt). */
#ifndef SYSTEM_CLOCK_H
#define SYSTEM_CLOCK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Returns milliseconds since some moment in the past; they only grow. Takes what engine_task.owner
 * is, and needs nothing of it. */
int64_t clock_milliseconds(void *unused);

/* The same, in microseconds. */
int64_t clock_microseconds(void);

/* Returns the processor time that this thread has used, in microseconds. -1: it is not known. */
int64_t clock_thread_microseconds(void);

/* Returns seconds since 1970. */
int64_t clock_seconds(void);

/* Prints a time, in seconds since 1970, as a date and time of day where the player is; `format` is
 * as for strftime. Empty if that cannot be told. */
void clock_print(int64_t seconds, const char *format, char *out, size_t size);

/* --- What another program prevents for a moment --- */

/* How long it is tried again. The time begins with the first wait. */
struct patience {
    int ms;
    int64_t until; /* 0: nothing has been waited for */
};

/* Waits a moment. Returns true if it is to be tried again: after the first wait in any case, then
 * as long as the time lasts. */
bool patience_wait(struct patience *patience);

#endif

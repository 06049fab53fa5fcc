/* SPDX-License-Identifier: MIT */
/* The time. Only app, cli and what they call with it may ask for it (tests/layers/layers.txt). */
#ifndef SYSTEM_CLOCK_H
#define SYSTEM_CLOCK_H

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

#endif

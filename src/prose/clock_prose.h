/* SPDX-License-Identifier: MIT */
/* The clock in digits and in words. Each function with `out` adds to it. */
#ifndef PROSE_CLOCK_PROSE_H
#define PROSE_CLOCK_PROSE_H

#include "match/clock.h"

enum {
    CONTROL_LABEL_SIZE = 160,
};

struct control_label {
    char text[CONTROL_LABEL_SIZE];
};

/* What a clock shows of so many milliseconds: "1:04:58", "4:58", from ten seconds on "9.3". It
 * changes as time_to_next_digit says. */
void clock_digits_print(struct strbuf *out, int milliseconds);

/* The same as a sentence: "Ada has 4 minutes and 58 seconds left." */
void time_left_print(struct strbuf *out, const char *name, int milliseconds);

/* A time as short as possible: "5 min", "1 min 30 s", "30 s". */
void short_time_print(struct strbuf *out, int seconds);

/* Returns what a time control is called: "No clock", "5 min + 3 s", "5 min, delay 3 s", "30 s a
 * move", "5 min against 1 min + 3 s". */
struct control_label control_label(const struct time_control *control);

/* Returns what is added with each move, or what does not count of it: "Nothing is added", "3 s are
 * added", "The first 3 s do not count"; or that the time is for each move. */
struct control_label more_label(enum time_kind kind, int more);

/* Returns that the clock stands, and how it goes on. */
const char *clock_stands(void);

#endif

/* SPDX-License-Identifier: MIT */
/* Another program as a partner: lines to its standard input, lines from its standard output. */
#ifndef CLI_PROGRAM_H
#define CLI_PROGRAM_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct program {
    int id; /* of the process */
    int to, from;
    char *bytes; /* owned; what it has said that nobody has heard */
    size_t capacity, count, at;
};

enum heard {
    HEARD_LINE,
    HEARD_NOTHING, /* in time */
    HEARD_END,     /* it has closed its output, as it has ended or is about to */
    HEARD_STOP,    /* somebody has set the flag */
};

/* Starts a command line of the shell. False, with errno, if that cannot be. Any thread may call it;
 * program_end ends it. */
bool program_start(struct program *program, const char *command);

/* Gives it a moment to end by itself, as its input has, and then no choice. */
void program_end(struct program *program);

/* False: it does not listen any more. */
bool program_say(struct program *program, const char *line);

/* Waits for a line until that time (clock.h), or until `stop` is set. `*line`, without its end, is
 * lent until the next call. */
enum heard program_hear(struct program *program, int64_t until, const atomic_bool *stop,
                        char **line);

#endif

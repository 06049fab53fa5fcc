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
    char *unsaid; /* owned; what it has not taken yet */
    size_t unsaid_capacity, unsaid_count;
};

enum heard {
    HEARD_LINE,
    HEARD_NOTHING, /* in time; or it has not listened */
    HEARD_END,     /* it has closed its output or input, as it has ended or is about to */
    HEARD_STOP,    /* somebody has set the flag */
};

/* Starts a command line of the shell. False, with errno, if that cannot be. Any thread may call it,
 * and has to live as long: Linux ends the program with it, however that comes. program_end ends it.
 */
bool program_start(struct program *program, const char *command);

/* Gives it a moment to end by itself, as its input has, and then no choice. */
void program_end(struct program *program);

/* Never waits: what it does not take at once is said while it is listened to. */
void program_say(struct program *program, const char *line);

/* Says what has not been said yet, and waits for a line until that time (clock.h), or until `stop`
 * is set. Who has not taken all that was said has not answered it. `*line`, without its end, is
 * lent until the next call. */
enum heard program_hear(struct program *program, int64_t until, const atomic_bool *stop,
                        char **line);

#endif

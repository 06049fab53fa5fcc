/* SPDX-License-Identifier: MIT */
/* Positions on standard input, a FEN a line, for commands that print a line for each. */
#ifndef CLI_POSITION_LINES_H
#define CLI_POSITION_LINES_H

#include "cli/command.h"

/* Prints the answer to one of them; `line` is its number, from 1. */
typedef enum status position_listener(void *self, const struct position *position, int line);

/* Tells `listener` of every position until the input ends, or an interruption (interrupt.h) is
 * asked for. In place of the answer to a bad line stands an error, and the others are answered:
 * then the status is STATUS_BAD_INPUT. */
enum status position_lines_read(const struct options *options, position_listener *listener,
                                void *self);

/* The same for a line that is bad for another reason; for a listener to return. */
enum status position_line_refuse(const struct options *options, int line, const char *sentence);

#endif

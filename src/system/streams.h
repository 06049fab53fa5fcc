/* SPDX-License-Identifier: MIT */
/* Standard streams and pipes. */
#ifndef SYSTEM_STREAMS_H
#define SYSTEM_STREAMS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* Gives every standard stream that is closed something in its place that cannot be written or read.
 * Otherwise the next file to be opened would take its number, and what is printed would go into it.
 * Called before any file is opened. */
void streams_fill_closed(void);

/* What is read and written is the same on every system: Windows would put a carriage return before
 * every line feed, and end its input at a Ctrl+Z. */
void streams_use_plain_bytes(void);

/* Returns true if a person may see what is written to a stream. */
bool stream_is_terminal(FILE *stream);

/* Returns how many characters a line of this terminal has; 0: it is none, or does not tell. */
int stream_columns(FILE *stream);

/* Writes to standard output, past stdio, as much as it takes before a signal comes, and returns how
 * much that is; -1: errno tells. */
long stream_print(const char *bytes, size_t size);

/* Opens a file or a pipe for reading by lines, without waiting for a writer. Returns NULL if it
 * cannot be opened. */
FILE *stream_open(const char *path);

/* Waits until there is something to read, or the end of it, but no longer than `ms`. */
bool stream_wait(FILE *in, int ms);

#endif

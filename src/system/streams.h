/* SPDX-License-Identifier: MIT */
/* Standard streams and pipes. */
#ifndef SYSTEM_STREAMS_H
#define SYSTEM_STREAMS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* Makes the standard streams ready. Called before any file is opened.
 *
 * Every one that is closed gets something in its place that cannot be written or read. Otherwise
 * the next file to be opened would take its number, and what is printed would go into it.
 *
 * Bytes are read and written as they are: Windows alone would put a carriage return before every
 * line feed, and end the input at a Ctrl+Z. A console of Windows shows UTF-8 until the program
 * ends. What is printed there is kept in a buffer, standard error, too, so callers flush what is
 * to be seen at once. A program with a window has no console of its own: a stream that it was not
 * given is that of the console in which it was started. */
void streams_begin(void);

/* Returns standard input, to be read. On Windows it has UTF-8 from here on if it is a console. */
FILE *stream_input(void);

/* For a program whose window opens now: on Windows it leaves the console that it was started in.
 * The shell there does not wait for it, so that neither a Ctrl+C nor the end of the console is
 * meant for it. What it prints from here on is lost, unless it goes elsewhere. */
void streams_leave_console(void);

/* Returns true if a person may see what is written to a stream. */
bool stream_is_terminal(FILE *stream);

/* Returns how many characters a line of this terminal has; 0: it is none, or does not tell. */
int stream_columns(FILE *stream);

/* Writes to standard output, past stdio, as much as it takes before a signal comes, and returns how
 * much that is; -1: errno tells. */
long stream_print(const char *bytes, size_t size);

/* Opens a file or a pipe for reading by lines, without waiting for a writer; "-" is standard input.
 * Returns NULL if it cannot be opened. */
FILE *stream_open(const char *path);

/* Waits until there is something to read, or the end of it, but no longer than `ms`. */
bool stream_wait(FILE *in, int ms);

/* What is written becomes a text in memory. */
struct memory_stream {
    FILE *file; /* to be written, closed by memory_stream_close */
    char *text;
    size_t size; /* of the text, once it is closed */
};

/* Returns false, with errno, if the system gives none. `stream` may not move before it is closed.
 */
bool memory_stream_open(struct memory_stream *stream);

/* Returns the text, closed by a zero, which the caller frees; NULL, with errno, if not all could be
 * written. */
char *memory_stream_close(struct memory_stream *stream);

#endif

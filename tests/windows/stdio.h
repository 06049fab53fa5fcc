/* SPDX-License-Identifier: MIT */
/* See README.md. */
#include_next <stdio.h>

#ifndef TESTS_WINDOWS_STDIO_H
#define TESTS_WINDOWS_STDIO_H

/* The text is there when the stream is closed. */
FILE *open_memstream(char **text, size_t *size);
int close_stream(FILE *stream);
#define fclose(stream) close_stream(stream)

#endif

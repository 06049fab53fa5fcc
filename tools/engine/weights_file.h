/* SPDX-License-Identifier: MIT */
#ifndef TOOLS_WEIGHTS_FILE_H
#define TOOLS_WEIGHTS_FILE_H

struct evaluation;

/* The evaluation by the weights of a file; ends the program where it is another file. */
struct evaluation *evaluation_load(const char *path);

/* All of a file, to free(); ends the program where it cannot be read. */
void *file_load(const char *path, long *size);

#endif

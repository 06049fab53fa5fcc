/* SPDX-License-Identifier: MIT */
/* Processors, memory, graphics. */
#ifndef SYSTEM_MACHINE_H
#define SYSTEM_MACHINE_H

#include <stdbool.h>
#include <stddef.h>

enum {
    MACHINE_THREADS_MAX = 64,
};

/* Returns how many threads this machine runs at once, MACHINE_THREADS_MAX at most. */
int machine_threads(void);

/* Calls `work` with `shared` on so many threads, this one among them, and returns when the last one
 * has ended. Where the system gives fewer threads, on fewer. */
void machine_share(int threads, void *(*work)(void *), void *shared);

/* Allocates memory, all zero, that is looked at all over: in pages of the usual size nearly every
 * look would have to find its page first, so larger ones are asked for. What is not looked at is
 * not made. `*whole` is what free() takes. NULL: there is not so much. */
void *machine_large_memory(size_t bytes, void **whole);

/* Allocates memory, all zero, that processes forked from this one have in common with it. NULL: the
 * system gives none. */
void *machine_common_memory(size_t bytes);
void machine_free_common(void *memory, size_t bytes);

/* Returns true if there is a graphics device: a machine without one draws OpenGL with the
 * processor. */
bool machine_has_graphics(void);

#endif

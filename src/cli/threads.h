/* SPDX-License-Identifier: MIT */
/* One work shared out among threads. */
#ifndef CLI_THREADS_H
#define CLI_THREADS_H

/* Calls `work` with `shared` on so many threads, this one among them, and returns when the last has
 * ended; where the system gives fewer threads, on fewer. */
void threads_share(int threads, void *(*work)(void *), void *shared);

/* How many this machine runs at once, THREADS_MAX at most. */
int threads_of_machine(void);

#endif

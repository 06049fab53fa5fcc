/* SPDX-License-Identifier: MIT */
/* Ctrl+C, or a request to end (SIGTERM, SIGHUP), as a flag: what is under way comes to its end
 * first. The second one ends the program at once. */
#ifndef CLI_INTERRUPT_H
#define CLI_INTERRUPT_H

#include <stdatomic.h>
#include <stdbool.h>

/* From now on a request sets the flag, and a read that waits for input fails with EINTR. */
void interrupt_watch(void);

/* Has somebody asked? */
bool interrupted(void);

/* Sets the flag as a request would, for what is under way to come to its end; the program goes on.
 */
void interrupt_ask(void);

/* The flag itself, for a search. */
const atomic_bool *interrupt_flag(void);

/* Ends the program as a request from outside would have done, if there was one. */
void interrupt_obey(void);

#endif

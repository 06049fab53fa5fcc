/* SPDX-License-Identifier: MIT */
/* Ctrl+C, and requests to end from the system (SIGTERM, SIGHUP; on Windows Ctrl+Break, and that the
 * console is closed). When a player logs off, or the machine is shut down, Windows tells that to
 * windows and services, and ends other programs without a word: they lose nothing by it that they
 * have saved before. */
#ifndef SYSTEM_INTERRUPTS_H
#define SYSTEM_INTERRUPTS_H

#include <stdatomic.h>
#include <stdbool.h>

/* --- As a flag: what is under way comes to its end first --- */

/* From now on a request sets the flag, and a read of this thread that waits for input fails, with
 * EINTR where the system has signals. The second request ends the program at once. */
void interrupt_watch(void);

/* Returns true if the flag is set. */
bool interrupted(void);

/* Returns the flag itself, for a search. */
const atomic_bool *interrupt_flag(void);

/* Sets the flag as a request would, for what is under way to come to its end; the program goes on.
 */
void interrupt_ask(void);

/* Takes a Ctrl+C back that has been heeded: the flag is clear, and the next request sets it again.
 * Returns false, and changes nothing, if the program was asked to end in another way. */
bool interrupt_forget(void);

/* Ends the program as a request from outside would have done, if there was one. */
void interrupt_obey(void);

/* --- For a program whose library hears the others (SDL) --- */

/* From now on a closed terminal ends the program as SIGTERM does, unless SIGHUP was ignored when
 * the program started (nohup). */
void interrupt_heed_hangup(void);

/* A pipe that nobody reads any more is an error of what is written, and no reason to end. */
void interrupt_outlive_readers(void);

/* A file that may not grow any more is an error like a full disk, and no reason to end. */
void interrupt_outlive_limits(void);

/* --- For interrupts.c alone --- */

void interrupt_handle(void (*take_note)(int number));
void interrupt_handle_no_more(void);
void interrupt_end(int number);

#endif

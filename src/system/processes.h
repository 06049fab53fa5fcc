/* SPDX-License-Identifier: MIT */
/* This process and others that it starts. */
#ifndef SYSTEM_PROCESSES_H
#define SYSTEM_PROCESSES_H

#include "base/strbuf.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Prints the folder in which the running program lies, without a slash at its end. False: it is not
 * known. Where the system does not tell, it is the one that the program is installed in. */
bool process_folder(char *out, size_t size);

/* Makes the process ready. Called first.
 *
 * Makes UTF-8 of the arguments that main was given, if they are not; they last as long as the
 * program. Windows has them as UTF-16 beside that, and none of its patterns is replaced by names of
 * files. There, libraries are loaded from the folder of the system alone, this program and those
 * that it starts find no program in the current folder by its bare name, and Windows asks the
 * player for no disk. */
void process_begin(int *argc, char ***argv);

/* --- A copy of this process, beside it --- */

/* Forks: the copy calls `work` with `data` and ends. The program must have no other thread. Returns
 * an id for process_wait, or 0 if the system gives no process; Windows makes no copies. */
int process_fork(void (*work)(void *data), void *data);

/* Waits until it has ended, however that comes. */
void process_wait(int id);

/* --- Another program, with pipes to its standard input and from its standard output --- */

struct running;

/* Belongs to processes_*.c. */
struct child {
    int id, to, from;
    int group, life; /* the process that ends all of the child's, and the pipe that it heeds */
    struct running *running; /* owned; what Windows has in place of these numbers */
};

/* Starts a command line of the shell: of sh, or on Windows of cmd, which reads what stands behind
 * its /c. There a path with blanks stands in double quotes, "&&" and "%NAME%" mean what they mean
 * in a console, and no console opens; cmd stays until the program ends. False, with errno, if that
 * cannot be. Any thread may call it. child_end ends it with all that it has started, and so does
 * the end of this process, in whatever way that comes. */
bool child_start(struct child *child, const char *command);

/* Prints the command line that runs the program at `file`, an absolute path, in its own folder,
 * where it may have its data. `arguments` stand behind it as the shell reads them. On Windows a
 * folder of another machine stays what it is, a path: a program there runs in our own folder. */
void child_command(struct strbuf *out, const char *file, const char *arguments);

/* Returns the processor time that the child has used so far, in microseconds, with all that it has
 * started and that still runs. -1: the system does not tell. */
int64_t child_processor_time(const struct child *child);

/* Closes its input, gives it a moment to end by itself, and then ends it with all that it has
 * started. */
void child_end(struct child *child);

/* Writes what it takes now, and never waits. Returns how many bytes that is, or -1 if it does not
 * listen any more. */
long child_write(const struct child *child, const char *bytes, size_t size);

/* Reads what there is, and waits for the first byte. Returns how many bytes that is; 0 at the end
 * of all it says, -1 if nothing can be read. */
long child_read(const struct child *child, char *bytes, size_t size);

/* Waits until it can be read from or, if `*writes`, written to, but no longer than `ms`; tells
 * which. */
void child_wait(const struct child *child, int ms, bool *reads, bool *writes);

#endif

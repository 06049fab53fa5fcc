/* SPDX-License-Identifier: MIT */
/* Starts and stops the program that is measured. A failure ends the measuring program with 1. */
#ifndef BENCH_LAUNCH_H
#define BENCH_LAUNCH_H

#include <sys/types.h>

/* Milliseconds of a clock that only moves forward. */
double now_ms(void);
void sleep_ms(double ms);

/* Starts `command`, an argv closed by NULL. Stop it with launch_stop. */
pid_t launch(char *const *command);

/* Asks the program to end, and ends it after two seconds. */
void launch_stop(pid_t pid);

/* Ends the measuring program if `pid` has ended by itself. */
void launch_check(pid_t pid);

/* Prints a sentence and ends the measuring program, the program started last too. */
void give_up(const char *format, ...) __attribute__((format(printf, 1, 2), noreturn));

#endif

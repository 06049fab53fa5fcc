/* SPDX-License-Identifier: MIT */
/* Variables of the environment, as UTF-8. */
#ifndef SYSTEM_ENVIRONMENT_H
#define SYSTEM_ENVIRONMENT_H

#include <stdbool.h>
#include <stddef.h>

/* Prints the value of a variable. Returns false, and prints "", if there is none, it is empty, or
 * does not fit. */
bool environment_read(const char *name, char *out, size_t size);

/* Returns true if the variable is there and not empty. */
bool environment_has(const char *name);

/* Sets a variable that is not there, for this program and those that it starts. Before there is a
 * second thread. */
void environment_default(const char *name, const char *value);

/* Removes a variable that is there but empty. Before there is a second thread. */
void environment_forget_empty(const char *name);

#endif

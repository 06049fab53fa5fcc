/* SPDX-License-Identifier: MIT */
/* See README.md. */
#include_next <stdlib.h>

#ifndef TESTS_WINDOWS_STDLIB_H
#define TESTS_WINDOWS_STDLIB_H

int setenv(const char *name, const char *value, int replace);
int unsetenv(const char *name);

/* "/tmp/" is on the drive that the tests are run from. */
char *mkdtemp(char *pattern);

/* In place of "rm -rf", for names of any script and length. Returns 0, or -1 if something stays. */
int remove_tree(const char *path);

enum {
    M_MMAP_THRESHOLD,
};

int mallopt(int what, int value);

#endif

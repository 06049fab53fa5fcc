/* SPDX-License-Identifier: MIT */
/* See README.md. */
#include_next <unistd.h>

#ifndef TESTS_WINDOWS_UNISTD_H
#define TESTS_WINDOWS_UNISTD_H

int symlink(const char *target, const char *path);
int readlink(const char *path, char *target, size_t size);
int fork(void);
int geteuid(void);
int seteuid(unsigned user);
int pipe(int ends[2]);

enum {
    _SC_PAGESIZE,
};

int sysconf(int what);

#endif

/* SPDX-License-Identifier: MIT */
/* See ../README.md. */
#ifndef TESTS_WINDOWS_SYS_RESOURCE_H
#define TESTS_WINDOWS_SYS_RESOURCE_H

typedef unsigned long long rlim_t;

struct rlimit {
    rlim_t rlim_cur, rlim_max;
};

enum {
    RLIMIT_FSIZE,
    RLIMIT_AS,
    SIGXFSZ = 25,
};

#define RLIM_INFINITY ((rlim_t)-1)

int getrlimit(int resource, struct rlimit *limit);
int setrlimit(int resource, const struct rlimit *limit);

#endif

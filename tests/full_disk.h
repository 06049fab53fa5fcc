/* SPDX-License-Identifier: MIT */
/* A disk that is full, for the process: no file may grow beyond so many bytes. */
#ifndef TESTS_FULL_DISK_H
#define TESTS_FULL_DISK_H

#include "suite.h"

#include <signal.h>
#include <sys/resource.h>

/* RLIM_INFINITY: there is room again. */
static inline void let_files_grow_to(rlim_t bytes)
{
    struct rlimit limit;
    signal(SIGXFSZ, SIG_IGN); /* writing fails, instead */
    ck_assert_int_eq(getrlimit(RLIMIT_FSIZE, &limit), 0);
    limit.rlim_cur = bytes;
    ck_assert_int_eq(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

#endif

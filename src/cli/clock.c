/* SPDX-License-Identifier: MIT */
#include "cli/clock.h"

#include <time.h>

int64_t clock_milliseconds(void *unused)
{
    struct timespec since;
    (void)unused;
    clock_gettime(CLOCK_MONOTONIC, &since);
    return (int64_t)since.tv_sec * 1000 + since.tv_nsec / 1000000;
}

/* SPDX-License-Identifier: MIT */
#include "system/clock.h"

#include <time.h>

static int64_t microseconds_by(clockid_t clock)
{
    struct timespec since;
    if (clock_gettime(clock, &since) != 0)
        return -1;
    return (int64_t)since.tv_sec * 1000000 + since.tv_nsec / 1000;
}

int64_t clock_microseconds(void)
{
    return microseconds_by(CLOCK_MONOTONIC);
}

int64_t clock_thread_microseconds(void)
{
    return microseconds_by(CLOCK_THREAD_CPUTIME_ID);
}

int64_t clock_milliseconds(void *unused)
{
    (void)unused;
    return clock_microseconds() / 1000;
}

int64_t clock_seconds(void)
{
    return (int64_t)time(NULL);
}

void clock_print(int64_t seconds, const char *format, char *out, size_t size)
{
    time_t when = (time_t)seconds;
    struct tm parts;
    if (!localtime_r(&when, &parts) || strftime(out, size, format, &parts) == 0)
        out[0] = '\0';
}

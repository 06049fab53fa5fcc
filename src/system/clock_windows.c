/* SPDX-License-Identifier: MIT */
#include "system/clock.h"

#include <windows.h>

int64_t clock_microseconds(void)
{
    LARGE_INTEGER ticks, second;
    QueryPerformanceCounter(&ticks);
    QueryPerformanceFrequency(&second);
    return (int64_t)((double)ticks.QuadPart * 1e6 / (double)second.QuadPart);
}

int64_t clock_milliseconds(void *unused)
{
    (void)unused;
    return clock_microseconds() / 1000;
}

int64_t clock_thread_microseconds(void)
{
    FILETIME begun, ended, kernel, user;
    if (!GetThreadTimes(GetCurrentThread(), &begun, &ended, &kernel, &user))
        return -1;
    return ((int64_t)kernel.dwHighDateTime << 32 | kernel.dwLowDateTime) / 10 +
           ((int64_t)user.dwHighDateTime << 32 | user.dwLowDateTime) / 10;
}

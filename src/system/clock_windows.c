/* SPDX-License-Identifier: MIT */
#include "system/clock.h"

#include "base/strbuf.h"
#include "system/wide_windows.h"

#include <time.h>
#include <wchar.h>
#include <windows.h>

enum {
    PART_SIZE = 100,
};

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
    return wide_ticks(&kernel) / 10 + wide_ticks(&user) / 10;
}

int64_t clock_seconds(void)
{
    FILETIME now;
    GetSystemTimeAsFileTime(&now);
    return (wide_ticks(&now) - WIDE_1970) / WIDE_SECOND;
}

/* Returns the day of the year, from 0. */
static int day_of_year(const SYSTEMTIME *date)
{
    static const int days_before[] = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334};
    bool leap = date->wYear % 4 == 0 && (date->wYear % 100 != 0 || date->wYear % 400 == 0);
    return days_before[date->wMonth - 1] + date->wDay - 1 + (leap && date->wMonth > 2);
}

/* The system knows when the clocks were changed in that year; the C library takes this year's days
 * for any. */
static bool local_time(int64_t seconds, struct tm *out)
{
    int64_t ticks = seconds * WIDE_SECOND + WIDE_1970;
    FILETIME when = {.dwLowDateTime = (DWORD)ticks, .dwHighDateTime = (DWORD)(ticks >> 32)};
    TIME_ZONE_INFORMATION zone;
    SYSTEMTIME utc, local;
    if (!FileTimeToSystemTime(&when, &utc) ||
        !GetTimeZoneInformationForYear(utc.wYear, NULL, &zone) ||
        !SystemTimeToTzSpecificLocalTime(&zone, &utc, &local))
        return false;
    *out = (struct tm){
        .tm_sec = local.wSecond,
        .tm_min = local.wMinute,
        .tm_hour = local.wHour,
        .tm_mday = local.wDay,
        .tm_mon = local.wMonth - 1,
        .tm_year = local.wYear - 1900,
        .tm_wday = local.wDayOfWeek,
        .tm_yday = day_of_year(&local),
        .tm_isdst = -1,
    };
    return true;
}

/* Adds what one conversion prints, such as "%Y". Names of months and days come as UTF-16, which
 * strftime would print in the code page of the system. */
static void add_part(struct strbuf *out, char conversion, const struct tm *parts)
{
    const wchar_t format[] = {L'%', (wchar_t)conversion, L'\0'};
    wchar_t printed[PART_SIZE];
    char text[PART_SIZE * 3];
    if (wcsftime(printed, PART_SIZE, format, parts) > 0 && wide_print(printed, text, sizeof text))
        strbuf_add(out, text);
}

/* What stands between the conversions is not given to wcsftime, which knows only the signs of the
 * code page. */
void clock_print(int64_t seconds, const char *format, char *out, size_t size)
{
    struct strbuf text = strbuf_init(out, size);
    struct tm parts;
    bool known = local_time(seconds, &parts);
    for (const char *at = format; known && *at; at++)
        if (at[0] == '%' && at[1])
            add_part(&text, *++at, &parts);
        else
            strbuf_addch(&text, *at);
    if (text.truncated)
        out[0] = '\0';
}

/* SPDX-License-Identifier: MIT */
#include "app/dates.h"

#include "base/array.h"

#include <assert.h>
#include <stdlib.h>
#include <time.h>

void dates_print_today(char date[SAVED_DATE_SIZE], const char *format)
{
    time_t now = time(NULL);
    struct tm parts;
    if (!localtime_r(&now, &parts) || strftime(date, SAVED_DATE_SIZE, format, &parts) == 0)
        date[0] = '\0';
}

static char *date_at(struct dates *dates, int serial)
{
    assert(serial >= 1);
    dates->dates =
        array_reserve(dates->dates, &dates->capacity, (size_t)serial, sizeof *dates->dates);
    while (dates->count < serial)
        dates->dates[dates->count++][0] = '\0';
    return dates->dates[serial - 1];
}

const char *dates_of(struct dates *dates, int serial)
{
    char *date = date_at(dates, serial);
    if (!date[0])
        dates_print_today(date, "%Y.%m.%d");
    return date;
}

void dates_set(struct dates *dates, int serial, const char *date)
{
    strbuf_copy(date_at(dates, serial), SAVED_DATE_SIZE, date);
}

void dates_finish(struct dates *dates)
{
    free(dates->dates);
    *dates = (struct dates){0};
}

/* SPDX-License-Identifier: MIT */
#include "app/files/dates.h"

#include "base/array.h"
#include "system/clock.h"

#include <assert.h>
#include <stdlib.h>

void dates_print_today(char date[SAVED_DATE_SIZE], const char *format)
{
    clock_print(clock_seconds(), format, date, SAVED_DATE_SIZE);
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

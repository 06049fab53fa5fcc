/* SPDX-License-Identifier: MIT */
#include "app/files/details.h"

#include "base/array.h"
#include "system/clock.h"

#include <assert.h>
#include <stdlib.h>

void details_print_today(char date[SAVED_DATE_SIZE], const char *format)
{
    clock_print(clock_seconds(), format, date, SAVED_DATE_SIZE);
}

struct game_tags *details_of(struct details *details, int serial)
{
    assert(serial >= 1);
    details->games =
        array_reserve(details->games, &details->capacity, (size_t)serial, sizeof *details->games);
    while (details->count < serial)
        details->games[details->count++] = (struct game_tags){0};
    return &details->games[serial - 1];
}

void details_take(struct details *details, int serial, struct game_tags *tags)
{
    struct game_tags *slot = details_of(details, serial);
    game_tags_finish(slot);
    *slot = *tags;
    *tags = (struct game_tags){0};
}

void details_date(struct game_tags *tags)
{
    char date[SAVED_DATE_SIZE];
    if (game_tags_get(tags, "Date", "")[0])
        return;
    details_print_today(date, "%Y.%m.%d");
    game_tags_set(tags, "Date", date);
}

void details_finish(struct details *details)
{
    for (int i = 0; i < details->count; i++)
        game_tags_finish(&details->games[i]);
    free(details->games);
    *details = (struct details){0};
}

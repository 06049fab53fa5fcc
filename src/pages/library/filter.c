/* SPDX-License-Identifier: MIT */
#include "pages/library/room.h"
#include "pages/typed_date.h"

#include <string.h>

struct library_filter room_asks(const struct room *room)
{
    struct library_filter filter = {.result = room->filter.result, .order = room->order};
    struct strbuf words = strbuf_init(filter.words, sizeof filter.words);
    struct strbuf date = strbuf_init(filter.date, sizeof filter.date);
    struct strbuf rules = strbuf_init(filter.rules, sizeof filter.rules);
    const char *typed = room->filter.words;
    strbuf_add(&words, typed + strspn(typed, " "));
    for (size_t length = words.length; length > 0 && filter.words[length - 1] == ' '; length--)
        filter.words[length - 1] = '\0';
    typed_date_print(&date, room->filter.date);
    strbuf_add(&rules, room->filter.rules);
    filter.by_position = room->filter.by_position;
    if (filter.by_position)
        filter.position = room->position;
    filter.versions = room->filter.versions;
    filter.since = filter.versions ? room->filter.since : 0;
    return filter;
}

static struct room_filter no_filter(void)
{
    return (struct room_filter){.result = LIBRARY_ANY_RESULT};
}

bool room_filters(const struct room *room)
{
    struct library_filter nothing = {.result = LIBRARY_ANY_RESULT, .order = room->order};
    struct library_filter asked = room_asks(room);
    return !library_filter_equal(&asked, &nothing);
}

void room_clear(struct room *room)
{
    room->filter = no_filter();
}

void room_take_filter(struct room *room, const struct library_filter *filter)
{
    strbuf_copy(room->filter.words, sizeof room->filter.words, filter->words);
    strbuf_copy(room->filter.date, sizeof room->filter.date, filter->date);
    strbuf_copy(room->filter.rules, sizeof room->filter.rules, filter->rules);
    room->filter.result = filter->result;
    room->filter.by_position = filter->by_position;
    room->filter.versions = filter->versions;
    room->filter.since = filter->since;
    room->position = filter->position;
}

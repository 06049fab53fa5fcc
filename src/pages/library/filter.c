/* SPDX-License-Identifier: MIT */
#include "pages/library/room.h"

#include <ctype.h>
#include <string.h>

/* --- Dates --- */

enum {
    PARTS_MAX = 3,
    YEAR_DIGITS = 4,
};

struct date_part {
    char digits[YEAR_DIGITS + 1];
    int length;
    bool done; /* it is complete */
};

/* Returns true if the last part is complete. A part after a year has two digits, any other at most
 * four, so that "20261122" needs no separators. */
static bool is_full(const struct date_part parts[PARTS_MAX], int count)
{
    bool behind_year = count > 1 && parts[0].length == YEAR_DIGITS;
    return parts[count - 1].done || parts[count - 1].length == (behind_year ? 2 : YEAR_DIGITS);
}

static int read_parts(const char *typed, struct date_part parts[PARTS_MAX])
{
    int count = 0;
    for (; *typed; typed++) {
        if (!isdigit((unsigned char)*typed)) {
            if (count > 0)
                parts[count - 1].done = true;
            continue;
        }
        if (count == 0 || is_full(parts, count)) {
            if (count == PARTS_MAX)
                break;
            parts[count++] = (struct date_part){.length = 0};
        }
        struct date_part *part = &parts[count - 1];
        part->digits[part->length++] = *typed;
    }
    return count;
}

/* Returns true if the year was typed last. It is printed first all the same. */
static bool ends_in_year(const struct date_part parts[PARTS_MAX], int count)
{
    return count > 1 && parts[0].length < YEAR_DIGITS && parts[count - 1].length == YEAR_DIGITS;
}

/* A last part of one digit stays open, as it may still get a second one. */
void room_date_print(struct strbuf *out, const char *typed)
{
    struct date_part parts[PARTS_MAX];
    int count = read_parts(typed, parts);
    bool backward = ends_in_year(parts, count);
    for (int i = 0; i < count; i++) {
        const struct date_part *part = &parts[backward ? count - 1 - i : i];
        bool whole = backward || part->done || i < count - 1;
        strbuf_addf(out, "%s%s%s", i > 0 ? "." : "", i > 0 && whole && part->length == 1 ? "0" : "",
                    part->digits);
    }
}

/* --- The filter --- */

struct library_filter room_asks(const struct room *room)
{
    struct library_filter filter = {.result = room->filter.result};
    struct strbuf words = strbuf_init(filter.words, sizeof filter.words);
    struct strbuf date = strbuf_init(filter.date, sizeof filter.date);
    struct strbuf rules = strbuf_init(filter.rules, sizeof filter.rules);
    const char *typed = room->filter.words;
    strbuf_add(&words, typed + strspn(typed, " "));
    for (size_t length = words.length; length > 0 && filter.words[length - 1] == ' '; length--)
        filter.words[length - 1] = '\0';
    room_date_print(&date, room->filter.date);
    strbuf_add(&rules, room->filter.rules);
    filter.by_position = room->filter.by_position;
    if (filter.by_position)
        filter.position = room->position;
    return filter;
}

static struct room_filter no_filter(void)
{
    return (struct room_filter){.result = LIBRARY_ANY_RESULT};
}

bool room_filters(const struct room *room)
{
    static const struct library_filter nothing = {.result = LIBRARY_ANY_RESULT};
    struct library_filter asked = room_asks(room);
    return !library_filter_equal(&asked, &nothing);
}

void room_clear(struct room *room)
{
    room->filter = no_filter();
}

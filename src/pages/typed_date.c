/* SPDX-License-Identifier: MIT */
#include "pages/typed_date.h"

#include "base/translate.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

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

/* Returns true if the language writes the month before the day. Its example begins with the 11 of
 * November then. */
static bool month_is_first(void)
{
    /* TRANSLATORS: 22 November 2026 in digits, as it is typed with the year at its end. */
    return strncmp(tr_c("a date in digits, the year last", "22.11.2026"), "11", 2) == 0;
}

/* Returns true if the year was typed last. It is printed first all the same. */
static bool ends_in_year(const struct date_part parts[PARTS_MAX], int count)
{
    return count > 1 && parts[0].length < YEAR_DIGITS && parts[count - 1].length == YEAR_DIGITS;
}

/* Returns a part by its place in a date that begins with the year. */
static const struct date_part *part_at(const struct date_part parts[PARTS_MAX], int count,
                                       int place)
{
    if (!ends_in_year(parts, count))
        return &parts[place];
    if (count == PARTS_MAX && place > 0 && month_is_first())
        return &parts[place - 1];
    return &parts[count - 1 - place];
}

/* A last part of one digit stays open, as it may still get a second one. */
void typed_date_print(struct strbuf *out, const char *typed)
{
    struct date_part parts[PARTS_MAX];
    int count = read_parts(typed, parts);
    bool backward = ends_in_year(parts, count);
    for (int i = 0; i < count; i++) {
        const struct date_part *part = part_at(parts, count, i);
        bool whole = backward || part->done || i < count - 1;
        strbuf_addf(out, "%s%s%s", i > 0 ? "." : "", i > 0 && whole && part->length == 1 ? "0" : "",
                    part->digits);
    }
}

bool typed_date_read(struct strbuf *out, const char *typed)
{
    static const int most[PARTS_MAX] = {9999, 12, 31};
    struct date_part parts[PARTS_MAX];
    int count = read_parts(typed, parts);
    for (int i = 0; i < count; i++) {
        const struct date_part *part = part_at(parts, count, i);
        int number = (int)strtol(part->digits, NULL, 10);
        if (number < 1 || number > most[i] || (i == 0 && part->length < YEAR_DIGITS))
            return false;
        strbuf_addf(out, i > 0 ? ".%02d" : "%04d", number);
    }
    for (int i = count; i < PARTS_MAX; i++)
        strbuf_add(out, ".??");
    return count > 0;
}

/* SPDX-License-Identifier: MIT */
#include "base/listing.h"

#include "base/array.h"
#include "base/scan.h"
#include "base/utf8.h"

#include <stdlib.h>
#include <string.h>

#define UNREADABLE "\uFFFD"

void listing_finish(struct listing *listing)
{
    free(listing->entries);
    arena_finish(&listing->texts);
    *listing = (struct listing){0};
}

void listing_show_name(struct strbuf *out, const char *name)
{
    for (size_t bytes; (bytes = utf8_length(name)) > 0; name += bytes) {
        struct utf8_character character = utf8_decode(name);
        if (character.length == 0 || utf8_invisible(character.code))
            strbuf_add(out, UNREADABLE);
        else
            strbuf_addf(out, "%.*s", (int)bytes, name);
    }
    strbuf_mark_cut(out);
}

void listing_add(struct listing *listing, const struct listed *entry)
{
    listing->entries = array_reserve(listing->entries, &listing->capacity,
                                     (size_t)listing->count + 1, sizeof *listing->entries);
    struct listed *kept = &listing->entries[listing->count++];
    struct strbuf shown =
        arena_strbuf(&listing->texts, strlen(entry->name) * (sizeof UNREADABLE - 1) + 1);
    listing_show_name(&shown, entry->name);
    *kept = *entry;
    kept->name = arena_copy(&listing->texts, entry->name);
    kept->shown = shown.text;
    kept->date = arena_copy(&listing->texts, entry->date);
}

/* --- Order --- */

/* Skips leading zeros of a number. Returns how many digits follow. */
static size_t digits(const char **at)
{
    size_t count = 0;
    while (**at == '0' && scan_is_digit((*at)[1]))
        (*at)++;
    while (scan_is_digit((*at)[count]))
        count++;
    return count;
}

static int compare_names(const char *a, const char *b)
{
    while (*a && *b) {
        if (!scan_is_digit(*a) || !scan_is_digit(*b)) {
            int order = (unsigned char)scan_lower(*a) - (unsigned char)scan_lower(*b);
            if (order != 0)
                return order;
            a++, b++;
            continue;
        }
        size_t x = digits(&a), y = digits(&b);
        int order = x != y ? (x < y ? -1 : 1) : memcmp(a, b, x);
        if (order != 0)
            return order;
        a += x, b += y;
    }
    return (*a != '\0') - (*b != '\0');
}

static int compare(const void *a, const void *b)
{
    const struct listed *x = a, *y = b;
    if (x->folder != y->folder)
        return x->folder ? -1 : 1;
    int order = compare_names(x->name, y->name);
    return order != 0 ? order : strcmp(x->name, y->name);
}

void listing_sort(struct listing *listing)
{
    if (listing->count > 0)
        qsort(listing->entries, (size_t)listing->count, sizeof *listing->entries, compare);
}

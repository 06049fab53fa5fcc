/* SPDX-License-Identifier: MIT */
#include "base/words.h"

#include "base/scan.h"

#include <string.h>

enum {
    NEAR_MAX = 32,     /* longer words are never near */
    NEAR_DISTANCE = 2, /* letters */
};

static bool counts(char ch)
{
    return ch != ' ' && ch != '-' && ch != '_';
}

bool words_alike(const char *typed, size_t length, const char *known)
{
    size_t at = 0;
    for (;; at++, known++) {
        while (at < length && !counts(typed[at]))
            at++;
        while (*known && !counts(*known))
            known++;
        if (at == length || !*known)
            return at == length && !*known;
        if (scan_lower(typed[at]) != scan_lower(*known))
            return false;
    }
}

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* Returns the Levenshtein distance: how many letters must be inserted, deleted or changed. `row`
 * has the distances of the part of `typed` read so far to every prefix of `known`. */
static int distance(const char *typed, size_t length, const char *known)
{
    int row[NEAR_MAX + 1];
    size_t width = strlen(known);
    for (size_t i = 0; i <= width; i++)
        row[i] = (int)i;
    for (size_t at = 0; at < length; at++) {
        int corner = row[0]++;
        for (size_t i = 1; i <= width; i++) {
            int changed = corner + (scan_lower(typed[at]) != scan_lower(known[i - 1]));
            corner = row[i];
            row[i] = least(changed, least(row[i - 1], row[i]) + 1);
        }
    }
    return row[width];
}

bool words_near(const char *typed, size_t length, const char *known)
{
    size_t known_length = strlen(known);
    if (length > NEAR_MAX || known_length > NEAR_MAX)
        return false;
    int found = distance(typed, length, known);
    return found <= NEAR_DISTANCE && 2 * (size_t)found < known_length;
}

bool words_hold(const char *text, const char *word, size_t length)
{
    for (; *text; text++) {
        size_t at = 0;
        while (at < length && text[at] && scan_lower(text[at]) == scan_lower(word[at]))
            at++;
        if (at == length)
            return true;
    }
    return length == 0;
}

bool words_found(const char *typed, const char *const *texts, size_t count)
{
    for (typed += strspn(typed, " "); *typed; typed += strspn(typed, " ")) {
        size_t length = strcspn(typed, " "), at = 0;
        while (at < count && !words_hold(texts[at], typed, length))
            at++;
        if (at == count)
            return false;
        typed += length;
    }
    return true;
}

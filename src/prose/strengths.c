/* SPDX-License-Identifier: MIT */
#include "prose/strengths.h"

#include <string.h>

/* The usual strengths, best first, with their numbers in files. */
static const struct {
    const char *sign, *number;
} strengths[] = {{"!!", "$3"}, {"!", "$1"}, {"!?", "$5"}, {"?!", "$6"}, {"?", "$2"}, {"??", "$4"}};

enum {
    STRENGTHS = sizeof strengths / sizeof strengths[0],
};

static bool is_word(const char *word, size_t length, const char *other)
{
    return strlen(other) == length && strncmp(word, other, length) == 0;
}

/* Returns the index of the strength that the word is, or -1. */
static int strength_of(const char *word, size_t length)
{
    for (int i = 0; i < STRENGTHS; i++)
        if (is_word(word, length, strengths[i].sign) || is_word(word, length, strengths[i].number))
            return i;
    return -1;
}

void strengths_print(struct strbuf *out, const char *kept)
{
    kept += strspn(kept, " ");
    for (size_t length; *kept; kept += length + strspn(kept + length, " ")) {
        length = strcspn(kept, " ");
        int strength = strength_of(kept, length);
        if (strength >= 0)
            strbuf_add(out, strengths[strength].sign);
        else
            strbuf_addf(out, " %.*s", (int)length, kept);
    }
}

const char *strength_after(const char *kept)
{
    int strength = strength_of(kept, strlen(kept));
    return strength + 1 < STRENGTHS ? strengths[strength + 1].sign : "";
}

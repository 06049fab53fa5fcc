/* SPDX-License-Identifier: MIT */
#include "base/words.h"

#include "base/utf8.h"

#include <string.h>

enum {
    INVALID = 0x110000, /* behind the last character of Unicode */
    NEAR_MAX = 32,      /* letters; longer words are never near */
    NEAR_DISTANCE = 2,  /* letters */
};

/* Returns the character at `*text` in lower case and moves behind it; 0 at the end. A byte that is
 * not valid UTF-8 is like itself alone. */
static uint32_t next_letter(const char **text, const char *end)
{
    if (*text >= end)
        return 0;
    struct utf8_character character = utf8_decode(*text);
    uint32_t code =
        character.length ? utf8_lower(character.code) : (uint32_t)INVALID + (unsigned char)**text;
    *text += utf8_length(*text);
    return code;
}

/* The same of the next character that is no space, - or _. */
static uint32_t next_counted(const char **text, const char *end)
{
    uint32_t letter;
    do
        letter = next_letter(text, end);
    while (letter == ' ' || letter == '-' || letter == '_');
    return letter;
}

bool words_alike(const char *typed, size_t length, const char *known)
{
    const char *typed_end = typed + length, *known_end = known + strlen(known);
    uint32_t letter;
    do {
        letter = next_counted(&typed, typed_end);
        if (letter != next_counted(&known, known_end))
            return false;
    } while (letter);
    return true;
}

/* Lists the letters of a word in `out`. Returns how many there are; more than NEAR_MAX: too many.
 */
static int list_letters(const char *word, size_t length, uint32_t out[NEAR_MAX])
{
    const char *end = word + length;
    for (int count = 0;; count++) {
        uint32_t letter = next_letter(&word, end);
        if (!letter || count == NEAR_MAX)
            return count + (letter != 0);
        out[count] = letter;
    }
}

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* Returns the Levenshtein distance: how many letters must be inserted, deleted or changed. `row`
 * has the distances of the part of `typed` read so far to every prefix of `known`. */
static int distance(const uint32_t *typed, int length, const uint32_t *known, int width)
{
    int row[NEAR_MAX + 1];
    for (int i = 0; i <= NEAR_MAX; i++)
        row[i] = i;
    for (int at = 0; at < length; at++) {
        int corner = row[0]++;
        for (int i = 1; i <= width; i++) {
            int changed = corner + (typed[at] != known[i - 1]);
            corner = row[i];
            row[i] = least(changed, least(row[i - 1], row[i]) + 1);
        }
    }
    return row[width];
}

bool words_near(const char *typed, size_t length, const char *known)
{
    uint32_t typed_letters[NEAR_MAX], known_letters[NEAR_MAX];
    int typed_count = list_letters(typed, length, typed_letters);
    int known_count = list_letters(known, strlen(known), known_letters);
    if (typed_count > NEAR_MAX || known_count > NEAR_MAX)
        return false;
    int found = distance(typed_letters, typed_count, known_letters, known_count);
    return found <= NEAR_DISTANCE && 2 * found < known_count;
}

/* Returns true if `text` begins with the first `length` bytes of `word`. */
static bool begins_with(const char *text, const char *word, size_t length)
{
    const char *text_end = text + strlen(text), *word_end = word + length;
    while (word < word_end)
        if (next_letter(&text, text_end) != next_letter(&word, word_end))
            return false;
    return true;
}

bool words_hold(const char *text, const char *word, size_t length)
{
    for (; *text; text += utf8_length(text))
        if (begins_with(text, word, length))
            return true;
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

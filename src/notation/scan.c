/* SPDX-License-Identifier: MIT */
#include "notation/scan.h"

#include "base/strbuf.h"

#include <string.h>

void scan_spaces(const char **text)
{
    while (scan_is_space(**text))
        (*text)++;
}

bool scan_char(const char **text, char ch)
{
    if (**text != ch)
        return false;
    (*text)++;
    return true;
}

bool scan_number(const char **text, int *number)
{
    if (!scan_is_digit(**text))
        return false;
    int value = 0;
    for (; scan_is_digit(**text); (*text)++) {
        value = value * 10 + (**text - '0');
        if (value > SCAN_NUMBER_MAX)
            value = SCAN_NUMBER_MAX;
    }
    *number = value;
    return true;
}

int scan_word_length(const char *text, const char *others)
{
    int length = 0;
    while (scan_is_letter(text[length]) || scan_is_digit(text[length]) ||
           (text[length] && strchr(others, text[length])))
        length++;
    return length;
}

/* How many bytes the UTF-8 character at `text` takes; 0 if it is none that can be shown. */
static int character_length(const char *text)
{
    unsigned char lead = (unsigned char)*text;
    if (lead < 0x80)
        return lead >= ' ' && lead != 0x7F;
    int length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4)
        return 0;
    for (int i = 1; i < length; i++)
        if (((unsigned char)text[i] & 0xC0) != 0x80)
            return 0;
    return length;
}

struct scan_found scan_found(const char *text)
{
    struct scan_found found;
    struct strbuf out = strbuf_init(found.words, sizeof found.words);
    int length = character_length(text);
    if (!*text)
        strbuf_add(&out, "the end");
    else if (length)
        strbuf_addf(&out, "'%.*s'", length, text);
    else
        strbuf_add(&out, "an unreadable character");
    return found;
}

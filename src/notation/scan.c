/* SPDX-License-Identifier: MIT */
#include "notation/scan.h"

#include "base/strbuf.h"
#include "base/utf8.h"

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

struct scan_found scan_found(const char *text)
{
    struct scan_found found;
    struct strbuf out = strbuf_init(found.words, sizeof found.words);
    struct utf8_character character = utf8_decode(text);
    if (!*text)
        strbuf_add(&out, "the end");
    else if (character.length > 0 && !utf8_control(character.code))
        strbuf_addf(&out, "'%.*s'", (int)character.length, text);
    else
        strbuf_add(&out, "an unreadable character");
    return found;
}

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

struct scan_found scan_word_found(const char *text, int length)
{
    if (length == 0)
        return scan_found(text);
    struct scan_found found = {.kind = FOUND_WORD};
    size_t shown = utf8_bytes(text, FOUND_SHOWN);
    found.cut = shown < (size_t)length;
    struct strbuf out = strbuf_init(found.text, sizeof found.text);
    strbuf_addf(&out, "%.*s", found.cut ? (int)shown : length, text);
    return found;
}

struct scan_found scan_found(const char *text)
{
    int length = scan_word_length(text, "");
    if (!*text)
        return (struct scan_found){.kind = FOUND_END};
    if (length > 0)
        return scan_word_found(text, length);
    struct utf8_character character = utf8_decode(text);
    if (character.length == 0)
        return (struct scan_found){.kind = FOUND_UNREADABLE, .code = (unsigned char)*text};
    struct scan_found found = {.kind = FOUND_CHARACTER, .code = character.code};
    memcpy(found.text, text, character.length);
    return found;
}

/* SPDX-License-Identifier: MIT */
#include "base/utf8.h"

#include <string.h>

/* Returns the size of a character with this first byte, or 0 if none has it. */
static size_t length_by_lead(unsigned char lead)
{
    if (lead < 0x80)
        return 1;
    if (lead < 0xC0)
        return 0;
    return lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF8 ? 4 : 0;
}

static bool goes_on(char byte)
{
    return ((unsigned char)byte & 0xC0) == 0x80;
}

struct utf8_character utf8_decode(const char *text)
{
    static const uint32_t lead_bits[] = {0, 0x7F, 0x1F, 0x0F, 0x07};
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    size_t length = length_by_lead((unsigned char)text[0]);
    uint32_t code = (unsigned char)text[0] & lead_bits[length];
    for (size_t i = 1; i < length; i++) {
        if (!goes_on(text[i])) /* this includes the closing zero */
            return (struct utf8_character){0};
        code = code << 6 | ((unsigned char)text[i] & 0x3F);
    }
    if (code < least[length] || code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF))
        return (struct utf8_character){0};
    return (struct utf8_character){.code = code, .length = length};
}

size_t utf8_length(const char *text)
{
    if (!*text)
        return 0;
    size_t length = utf8_decode(text).length;
    return length > 0 ? length : 1;
}

size_t utf8_next(const char *text, size_t at)
{
    return at + utf8_length(text + at);
}

size_t utf8_bytes(const char *text, size_t count)
{
    size_t bytes = 0;
    while (count-- > 0)
        bytes = utf8_next(text, bytes);
    return bytes;
}

size_t utf8_whole(const char *text, size_t bytes)
{
    size_t start = bytes;
    while (start > 0 && bytes - start < 3 && goes_on(text[start - 1]))
        start--;
    if (start == 0)
        return bytes;
    size_t wanted = length_by_lead((unsigned char)text[start - 1]);
    return wanted > bytes - start + 1 ? start - 1 : bytes;
}

bool utf8_control(uint32_t code)
{
    return code < 0x20 || (code >= 0x7F && code < 0xA0);
}

/* The blocks that Unicode reserves for right-to-left scripts. */
bool utf8_rightward(uint32_t code)
{
    return (code >= 0x0590 && code <= 0x08FF) || (code >= 0xFB1D && code <= 0xFDFF) ||
           (code >= 0xFE70 && code <= 0xFEFE) || (code >= 0x10800 && code <= 0x10FFF) ||
           (code >= 0x1E800 && code <= 0x1EFFF);
}

bool utf8_steers(uint32_t code)
{
    return code == 0x061C || code == 0x200E || code == 0x200F ||
           (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
}

bool utf8_invisible(uint32_t code)
{
    static const struct {
        uint32_t first, last;
    } ranges[] = {
        {0xA0, 0xA0},     {0xAD, 0xAD},     {0x2000, 0x200F}, {0x2028, 0x202F},
        {0x205F, 0x206F}, {0x3000, 0x3000}, {0xFE00, 0xFE0F}, {0xFEFF, 0xFEFF},
    };
    for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++)
        if (code >= ranges[i].first && code <= ranges[i].last)
            return true;
    return utf8_control(code);
}

bool utf8_obeyed(uint32_t code)
{
    return utf8_control(code) || utf8_steers(code);
}

void utf8_make_printable(char *text, const char *kept)
{
    for (size_t length; *text; text += length) {
        struct utf8_character character = utf8_decode(text);
        length = utf8_length(text);
        if (strchr(kept, *text) == NULL && (character.length == 0 || utf8_obeyed(character.code)))
            memset(text, '?', length);
    }
}

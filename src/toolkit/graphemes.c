/* SPDX-License-Identifier: MIT */
#include "toolkit/graphemes.h"

#include "base/utf8.h"

#include <string.h>
#include <utf8proc.h>

enum {
    NOT_UTF8 = 0xFFFD,
    EMOJI_SELECTOR = 0xFE0F,
    TEXT_SELECTOR = 0xFE0E,
    KEYCAP = 0x20E3,
    EMOJI_PLANE = 0x1F000, /* codes before it are text unless a selector says otherwise */
};

static uint32_t code_at(const char *text)
{
    struct utf8_character character = utf8_decode(text);
    return character.length > 0 ? character.code : NOT_UTF8;
}

static int bound_class(uint32_t code)
{
    return (int)utf8proc_get_property((utf8proc_int32_t)code)->boundclass;
}

bool grapheme_unseen(uint32_t code)
{
    return utf8proc_get_property((utf8proc_int32_t)code)->ignorable;
}

size_t grapheme_length(const uint32_t *codes, size_t count)
{
    utf8proc_int32_t state = 0;
    size_t length = 1;
    while (length < count &&
           !utf8proc_grapheme_break_stateful((utf8proc_int32_t)codes[length - 1],
                                             (utf8proc_int32_t)codes[length], &state))
        length++;
    return length;
}

bool grapheme_is_emoji(const uint32_t *codes, size_t count)
{
    int first = bound_class(codes[0]);
    if (count > 1 && codes[1] == TEXT_SELECTOR)
        return false;
    for (size_t i = 1; i < count; i++)
        if (codes[i] == EMOJI_SELECTOR || codes[i] == KEYCAP)
            return true;
    return first == UTF8PROC_BOUNDCLASS_REGIONAL_INDICATOR ||
           (first == UTF8PROC_BOUNDCLASS_EXTENDED_PICTOGRAPHIC && codes[0] >= EMOJI_PLANE);
}

/* Returns the end of the grapheme that begins at byte `at`. */
static size_t end_of(const char *text, size_t at)
{
    utf8proc_int32_t state = 0;
    size_t next = utf8_next(text, at);
    while (text[next] &&
           !utf8proc_grapheme_break_stateful((utf8proc_int32_t)code_at(text + at),
                                             (utf8proc_int32_t)code_at(text + next), &state)) {
        at = next;
        next = utf8_next(text, next);
    }
    return next;
}

/* Graphemes can only be told apart from the start of the text. */
size_t grapheme_next(const char *text, size_t at)
{
    size_t end = 0;
    while (text[end] && end <= at)
        end = end_of(text, end);
    return end;
}

size_t grapheme_previous(const char *text, size_t at)
{
    size_t begin = 0;
    for (size_t end = end_of(text, 0); text[begin] && end < at; end = end_of(text, end))
        begin = end;
    return begin;
}

size_t grapheme_count(const char *text)
{
    size_t count = 0;
    for (size_t at = 0; text[at]; at = end_of(text, at))
        count++;
    return count;
}

size_t grapheme_whole(const char *text, size_t bytes)
{
    size_t whole = 0;
    for (size_t end = end_of(text, 0); text[whole] && end <= bytes; end = end_of(text, end))
        whole = end;
    return whole;
}

/* --- Words --- */

static bool in_word(uint32_t code)
{
    utf8proc_category_t category = utf8proc_category((utf8proc_int32_t)code);
    return (category >= UTF8PROC_CATEGORY_LU && category <= UTF8PROC_CATEGORY_NO) ||
           category == UTF8PROC_CATEGORY_PC || code == '\'' || grapheme_unseen(code);
}

size_t word_next(const char *text, size_t at)
{
    while (text[at] && !in_word(code_at(text + at)))
        at = grapheme_next(text, at);
    while (text[at] && in_word(code_at(text + at)))
        at = grapheme_next(text, at);
    return at;
}

size_t word_previous(const char *text, size_t at)
{
    while (at > 0 && !in_word(code_at(text + grapheme_previous(text, at))))
        at = grapheme_previous(text, at);
    while (at > 0 && in_word(code_at(text + grapheme_previous(text, at))))
        at = grapheme_previous(text, at);
    return at;
}

/* SPDX-License-Identifier: MIT */
/* The characters of the PDN reader, for its use only. The parts that nearly every character passes
 * are inline. */
#ifndef NOTATION_PDN_CHARACTERS_H
#define NOTATION_PDN_CHARACTERS_H

#include "base/utf8.h"
#include "notation/pdn_reader.h"

#include <limits.h>

/* Returned at the end of the text. */
#define END UINT32_MAX

enum {
    LOOK_AHEAD = 16, /* bytes: more than any character has, and than at_next_game needs */
    NO_BREAK_SPACE = 0xA0,
};

/* Reads more bytes. Returns true if `wanted` bytes are there then. */
bool pdn_read_on(struct pdn_reader *reader, size_t wanted);

/* Returns the next character, which must not be ASCII. */
struct utf8_character pdn_wide_character(struct pdn_reader *reader);

/* Steps over the end of a line. */
void pdn_end_line(struct pdn_reader *reader);

/* Returns true if `wanted` bytes are there, after reading more if needed. */
static inline bool have(struct pdn_reader *reader, size_t wanted)
{
    return reader->count - reader->at >= wanted || pdn_read_on(reader, wanted);
}

/* Returns the next character; every end of a line is a line feed. */
static inline uint32_t look(struct pdn_reader *reader)
{
    if (reader->at == reader->count && !have(reader, 1))
        return END;
    unsigned char byte = (unsigned char)reader->bytes[reader->at];
    if (byte >= 0x80)
        return pdn_wide_character(reader).code;
    return byte == '\r' ? '\n' : byte;
}

/* Returns the byte after the next one, 0 at the end. */
static inline char look_beyond(struct pdn_reader *reader)
{
    return have(reader, 2) ? reader->bytes[reader->at + 1] : '\0';
}

/* Steps over the next character, which must exist. */
static inline void step(struct pdn_reader *reader)
{
    char byte = reader->bytes[reader->at];
    if (byte == '\n' || byte == '\r') {
        pdn_end_line(reader);
        return;
    }
    reader->at += (unsigned char)byte < 0x80 ? 1 : pdn_wide_character(reader).length;
    if (reader->column < INT_MAX)
        reader->column++;
}

/* Copies the character at `from` as UTF-8. Returns how many bytes it has at `from`. */
static inline size_t copy_character(const char *from, char *to, size_t *length)
{
    if ((unsigned char)*from >= 0x80)
        return pdn_copy_wide_character(from, to, length);
    to[(*length)++] = *from;
    return 1;
}

/* Adds the next character to the text, which must have room, and steps over it. */
static inline void keep(struct pdn_reader *reader)
{
    have(reader, LOOK_AHEAD);
    copy_character(reader->bytes + reader->at, reader->text, &reader->length);
    step(reader);
}

static inline bool is_space(uint32_t ch)
{
    return ch == ' ' || (ch >= '\t' && ch <= '\r') || ch == NO_BREAK_SPACE;
}

static inline bool is_digit(uint32_t ch)
{
    return ch >= '0' && ch <= '9';
}

static inline void skip_spaces(struct pdn_reader *reader)
{
    while (is_space(look(reader)))
        step(reader);
}

/* The same inside a line. */
static inline void skip_blanks(struct pdn_reader *reader)
{
    while (is_space(look(reader)) && look(reader) != '\n')
        step(reader);
}

static inline void skip_line(struct pdn_reader *reader)
{
    for (uint32_t ch = look(reader); ch != '\n' && ch != END; ch = look(reader))
        step(reader);
}

static inline bool step_over(struct pdn_reader *reader, uint32_t ch)
{
    if (look(reader) != ch)
        return false;
    step(reader);
    return true;
}

#endif

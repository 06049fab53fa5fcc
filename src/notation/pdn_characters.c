/* SPDX-License-Identifier: MIT */
#include "notation/pdn_characters.h"

#include <string.h>

bool pdn_read_on(struct pdn_reader *reader, size_t wanted)
{
    if (reader->filled)
        return false;
    memmove(reader->bytes, reader->bytes + reader->at, reader->count - reader->at);
    reader->count -= reader->at;
    reader->before += reader->at;
    reader->at = 0;
    while (reader->count < wanted && !reader->filled) {
        size_t got =
            reader->fill(reader->source, reader->bytes + reader->count, PDN_BUFFER - reader->count);
        reader->filled = got == 0;
        reader->count += got;
    }
    reader->bytes[reader->count] = '\0';
    return reader->count >= wanted;
}

/* A byte that is not valid UTF-8 is taken as Latin-1, whose codes are those of Unicode. */
struct utf8_character pdn_wide_character(struct pdn_reader *reader)
{
    have(reader, LOOK_AHEAD);
    struct utf8_character character = utf8_decode(reader->bytes + reader->at);
    if (character.length == 0)
        character = (struct utf8_character){(unsigned char)reader->bytes[reader->at], 1};
    return character;
}

void pdn_end_line(struct pdn_reader *reader)
{
    if (reader->bytes[reader->at] == '\r' && look_beyond(reader) == '\n')
        reader->at++;
    reader->at++;
    reader->column = 1;
    if (reader->line < INT_MAX)
        reader->line++;
}

size_t pdn_copy_wide_character(const char *from, char *to, size_t *length)
{
    unsigned char byte = (unsigned char)*from;
    size_t bytes = utf8_decode(from).length;
    if (bytes > 0) {
        memcpy(to + *length, from, bytes);
        *length += bytes;
        return bytes;
    }
    to[(*length)++] = (char)(0xC0 | byte >> 6); /* Latin-1 */
    to[(*length)++] = (char)(0x80 | (byte & 0x3F));
    return 1;
}

/* SPDX-License-Identifier: MIT */
#include "store/game_bytes.h"

#include "base/array.h"
#include "store/game_text.h"

#include <stdlib.h>
#include <string.h>

enum {
    TAIL = 2 * PDN_BUFFER, /* kept of a game that is too large: the next one begins in it */
};

void game_bytes_begin(struct game_bytes *bytes, const struct pdn_reader *reader, uint64_t byte,
                      pdn_fill *fill, void *source)
{
    bytes->reader = reader;
    bytes->fill = fill;
    bytes->source = source;
    bytes->count = 0;
    bytes->first = byte;
}

void game_bytes_finish(struct game_bytes *bytes)
{
    free(bytes->bytes);
    *bytes = (struct game_bytes){0};
}

uint64_t game_bytes_over(const struct game_bytes *bytes)
{
    const struct pdn_reader *reader = bytes->reader;
    return reader->section == PDN_BETWEEN ? reader->before + reader->at : reader->begin.byte;
}

static void drop_before(struct game_bytes *bytes, uint64_t byte)
{
    size_t over = byte > bytes->first ? (size_t)(byte - bytes->first) : 0;
    if (over > bytes->count)
        over = bytes->count;
    if (over > 0)
        memmove(bytes->bytes, bytes->bytes + over, bytes->count - over);
    bytes->count -= over;
    bytes->first += over;
}

size_t game_bytes_fill(void *data, char *to, size_t size)
{
    struct game_bytes *bytes = data;
    size_t count = bytes->fill(bytes->source, to, size);
    drop_before(bytes, game_bytes_over(bytes));
    bytes->bytes = array_reserve(bytes->bytes, &bytes->capacity, bytes->count + count + 1, 1);
    memcpy(bytes->bytes + bytes->count, to, count);
    bytes->count += count;
    if (bytes->count > (size_t)GAME_BYTES_MAX + TAIL)
        drop_before(bytes, bytes->first + bytes->count - TAIL);
    bytes->bytes[bytes->count] = '\0';
    return count;
}

static bool is_space(char ch)
{
    return ch == ' ' || ch == '\n' || ch == '\r' || ch == '\t';
}

const char *game_bytes_at(const struct game_bytes *bytes, uint64_t begin, uint64_t end,
                          size_t *length)
{
    if (begin < bytes->first || end - begin > GAME_BYTES_MAX)
        return NULL;
    const char *text = bytes->bytes + (begin - bytes->first);
    *length = (size_t)(end - begin);
    while (*length > 0 && is_space(text[*length - 1]))
        --*length;
    return text;
}

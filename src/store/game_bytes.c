/* SPDX-License-Identifier: MIT */
#include "store/game_bytes.h"

#include "base/array.h"
#include "store/game_text.h"

#include <stdlib.h>
#include <string.h>

enum {
    TAIL = 2 * PDN_BUFFER, /* of a game that is too large: the next one begins within it */
};

void game_bytes_begin(struct game_bytes *self, struct text_source *source,
                      const struct pdn_reader *reader, uint64_t byte)
{
    self->source = source;
    self->reader = reader;
    self->count = 0;
    self->first = byte;
    self->tag_end = 0;
}

void game_bytes_finish(struct game_bytes *self)
{
    free(self->bytes);
    *self = (struct game_bytes){0};
}

static uint64_t place_of(const struct pdn_reader *reader)
{
    return reader->before + reader->at;
}

/* Where the game that is read begins; between two of them the reader is where the next one may. */
static uint64_t current_begin(const struct pdn_reader *reader)
{
    return reader->section == PDN_BETWEEN ? place_of(reader) : reader->begin.byte;
}

static void drop_before(struct game_bytes *self, uint64_t byte)
{
    size_t over = byte > self->first ? (size_t)(byte - self->first) : 0;
    if (over > self->count)
        over = self->count;
    if (over > 0)
        memmove(self->bytes, self->bytes + over, self->count - over);
    self->count -= over;
    self->first += over;
}

size_t game_bytes_fill(void *data, char *bytes, size_t size)
{
    struct game_bytes *self = data;
    size_t count = text_source_fill(self->source, bytes, size);
    drop_before(self, current_begin(self->reader));
    self->bytes = array_reserve(self->bytes, &self->capacity, self->count + count + 1, 1);
    memcpy(self->bytes + self->count, bytes, count);
    self->count += count;
    if (self->count > (size_t)GAME_BYTES_MAX + TAIL)
        drop_before(self, self->first + self->count - TAIL);
    return count;
}

void game_bytes_event(struct game_bytes *self, const struct pdn_event *event)
{
    if (event->kind == PDN_TAG && self->tag_end == 0)
        self->tag_end = place_of(self->reader);
    if (event->kind == PDN_GAME_END)
        self->tag_end = 0;
}

static bool is_space(char ch)
{
    return ch == ' ' || ch == '\n' || ch == '\r' || ch == '\t';
}

char *game_bytes_copy(const struct game_bytes *self, const struct pdn_event *end, const char *tag)
{
    uint64_t begin = end->begin.byte, over = current_begin(self->reader);
    if (begin < self->first || over - begin > GAME_BYTES_MAX)
        return NULL;
    const char *bytes = self->bytes + (begin - self->first);
    size_t length = (size_t)(over - begin), tag_length = tag ? strlen(tag) : 0;
    while (length > 0 && is_space(bytes[length - 1]))
        length--;
    size_t before = tag && self->tag_end ? (size_t)(self->tag_end - begin) : 0;
    char *text = array_zeroed(length + tag_length + 3, 1), *at = text;
    memcpy(at, bytes, before);
    at += before;
    if (before > 0)
        *at++ = '\n';
    if (tag)
        strcpy(at, tag);
    at += tag_length;
    if (tag && before == 0)
        *at++ = '\n';
    memcpy(at, bytes + before, length - before);
    at[length - before] = '\n';
    return text;
}

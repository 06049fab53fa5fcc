/* SPDX-License-Identifier: MIT */
#include "base/strbuf.h"

#include "base/utf8.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

struct strbuf strbuf_init(char *memory, size_t capacity)
{
    assert(capacity > 0);
    memory[0] = '\0';
    return (struct strbuf){.text = memory, .capacity = capacity};
}

/* Removes an incomplete UTF-8 character from the end. */
static void trim_partial_character(struct strbuf *buf)
{
    buf->length = utf8_whole(buf->text, buf->length);
    buf->text[buf->length] = '\0';
}

static void add_bytes(struct strbuf *buf, const char *bytes, size_t count)
{
    size_t room = buf->capacity - 1 - buf->length;
    bool cut = count > room;
    if (cut)
        count = room;
    memcpy(buf->text + buf->length, bytes, count);
    buf->length += count;
    buf->text[buf->length] = '\0';
    if (cut) {
        buf->truncated = true;
        trim_partial_character(buf);
    }
}

void strbuf_add(struct strbuf *buf, const char *text)
{
    add_bytes(buf, text, strlen(text));
}

void strbuf_addch(struct strbuf *buf, char ch)
{
    add_bytes(buf, &ch, 1);
}

void strbuf_addf(struct strbuf *buf, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    strbuf_addv(buf, format, args);
    va_end(args);
}

void strbuf_addv(struct strbuf *buf, const char *format, va_list args)
{
    size_t room = buf->capacity - buf->length;
    int wanted = vsnprintf(buf->text + buf->length, room, format, args);
    if (wanted < 0)
        return;
    if ((size_t)wanted < room) {
        buf->length += (size_t)wanted;
        return;
    }
    buf->length = buf->capacity - 1;
    buf->truncated = true;
    trim_partial_character(buf);
}

void strbuf_copy(char *memory, size_t capacity, const char *text)
{
    struct strbuf copy = strbuf_init(memory, capacity);
    strbuf_add(&copy, text);
}

void strbuf_mark_cut(struct strbuf *buf)
{
    static const char ellipsis[] = "\u2026";
    if (!buf->truncated || buf->capacity < sizeof ellipsis)
        return;
    size_t room = buf->capacity - sizeof ellipsis;
    if (buf->length > room)
        buf->length = utf8_whole(buf->text, room);
    memcpy(buf->text + buf->length, ellipsis, sizeof ellipsis);
    buf->length += sizeof ellipsis - 1;
}

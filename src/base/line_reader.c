/* SPDX-License-Identifier: MIT */
#include "base/line_reader.h"

#include "base/array.h"
#include "base/utf8.h"

#include <stdlib.h>
#include <string.h>

struct line_reader line_reader_init(FILE *file)
{
    return (struct line_reader){.file = file};
}

void line_reader_finish(struct line_reader *reader)
{
    free(reader->text);
    *reader = (struct line_reader){0};
}

/* Adds a byte, or drops it where no more are kept. */
static void put(struct line_reader *reader, char ch)
{
    if (reader->most > 0 && reader->length >= reader->most)
        return;
    reader->text = array_reserve(reader->text, &reader->capacity, reader->length + 2, 1);
    reader->text[reader->length] = ch;
    reader->text[reader->length + 1] = '\0';
}

/* Reads the first byte of a line; skips the LF of a CR LF before it. */
static int first_byte(struct line_reader *reader)
{
    int byte = getc(reader->file);
    if (reader->after_cr && byte == '\n')
        byte = getc(reader->file);
    reader->after_cr = false;
    return byte;
}

static void drop_byte_order_mark(struct line_reader *reader)
{
    struct utf8_character first = utf8_decode(reader->text);
    if (first.code != UTF8_BYTE_ORDER_MARK)
        return;
    bool cut = reader->most > 0 && reader->length > reader->most;
    size_t kept = (cut ? reader->most : reader->length) - first.length;
    memmove(reader->text, reader->text + first.length, kept + 1);
    reader->length -= first.length;
}

bool line_reader_next(struct line_reader *reader)
{
    int byte = first_byte(reader);
    reader->text = array_reserve(reader->text, &reader->capacity, 1, 1);
    reader->text[0] = '\0';
    reader->length = 0;
    while (byte != EOF && byte != '\n' && byte != '\r') {
        put(reader, (char)byte);
        reader->length++;
        byte = getc(reader->file);
    }
    reader->after_cr = byte == '\r';
    if (++reader->number == 1)
        drop_byte_order_mark(reader);
    return byte != EOF || (reader->length > 0 && !ferror(reader->file));
}

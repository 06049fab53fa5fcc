/* SPDX-License-Identifier: MIT */
#include "cli/line_reader.h"

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

static void put(struct line_reader *reader, char ch)
{
    reader->text = array_reserve(reader->text, &reader->capacity, reader->length + 1, 1);
    reader->text[reader->length] = ch;
}

/* The next byte that is not the second half of the line end before. */
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
    reader->length -= first.length;
    memmove(reader->text, reader->text + first.length, reader->length + 1);
}

bool line_reader_next(struct line_reader *reader)
{
    int byte = first_byte(reader);
    reader->length = 0;
    while (byte != EOF && byte != '\n' && byte != '\r') {
        put(reader, (char)byte);
        reader->length++;
        byte = getc(reader->file);
    }
    reader->after_cr = byte == '\r';
    put(reader, '\0');
    if (++reader->number == 1)
        drop_byte_order_mark(reader);
    return byte != EOF || (reader->length > 0 && !ferror(reader->file));
}

bool line_is_text(const struct line_reader *line, struct text_error *error)
{
    size_t shown = strlen(line->text);
    return shown == line->length ||
           text_error_set(error, line->text, line->text + shown, FAULT_ZERO_BYTE);
}

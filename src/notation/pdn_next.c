/* SPDX-License-Identifier: MIT */
/* From one thing to the next in the PDN reader: what stands there, and who reads it. */
#include "notation/pdn_parts.h"

#include <string.h>

static enum pdn_event_kind end_text(struct pdn_reader *reader)
{
    return reader->section == PDN_BETWEEN ? PDN_TEXT_END : pdn_end_game(reader);
}

static const struct mark {
    char ch;
    enum pdn_event_kind (*read)(struct pdn_reader *reader);
} marks[] = {
    {'[', pdn_read_tag},          {'{', pdn_read_braces},   {'%', pdn_read_line_comment},
    {';', pdn_read_line_comment}, {'*', pdn_read_asterisk}, {'.', pdn_read_dots},
    {'!', pdn_read_strength},     {'?', pdn_read_strength}, {'(', pdn_begin_variation},
    {')', pdn_end_variation},     {'$', pdn_read_nag},
};

static enum pdn_event_kind read_mark(struct pdn_reader *reader, uint32_t ch)
{
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
        if (ch == (unsigned char)marks[i].ch)
            return marks[i].read(reader);
    return pdn_read_letters(reader);
}

static bool is_comment(uint32_t ch)
{
    return ch == '{' || ch == '%' || ch == ';';
}

static enum pdn_event_kind read_next(struct pdn_reader *reader)
{
    if (reader->in_tag)
        return pdn_read_tag_value(reader);
    if (reader->in_braces || reader->in_line)
        return pdn_read_comment(reader);
    skip_spaces(reader);
    set_place(reader, here(reader));
    uint32_t ch = look(reader);
    if (reader->section == PDN_BETWEEN)
        reader->begin = mark_here(reader);
    if (reader->section == PDN_AFTER && !is_comment(ch))
        return pdn_end_game(reader);
    if (is_digit(ch))
        return pdn_read_number(reader);
    if (reader->number && !at_letters(reader)) {
        reader->number = false;
        return FAIL_AT(reader, reader->number_place, FAULT_NUMBER_ALONE);
    }
    return ch == END ? end_text(reader) : read_mark(reader, ch);
}

static bool hidden(const struct pdn_reader *reader, enum pdn_event_kind kind)
{
    return kind == PDN_NOTHING || (reader->failed && kind != PDN_GAME_END && kind != PDN_TEXT_END);
}

/* A byte-order mark is passed over; that of UTF-16 is said to be one. */
static enum pdn_event_kind begin_text(struct pdn_reader *reader)
{
    static const char *const marks_of_16[] = {"\xFF\xFE", "\xFE\xFF"};
    bool two = have(reader, 2);
    for (int i = 0; i < 2 && two; i++)
        if (memcmp(reader->bytes, marks_of_16[i], 2) == 0) {
            reader->refused = true;
            return FAIL(reader, FAULT_UTF_16, .found = {.kind = FOUND_END});
        }
    if (look(reader) == UTF8_BYTE_ORDER_MARK) {
        step(reader);
        reader->column = 1;
    }
    return PDN_NOTHING;
}

/* Nothing of a text that is not read. */
static enum pdn_event_kind leave_text(struct pdn_reader *reader)
{
    reader->filled = true;
    reader->at = reader->count;
    return end_text(reader);
}

void pdn_reader_init(struct pdn_reader *reader, pdn_fill *fill, void *source)
{
    memset(reader, 0, sizeof *reader);
    reader->fill = fill;
    reader->source = source;
}

void pdn_reader_init_at(struct pdn_reader *reader, struct pdn_mark mark, pdn_fill *fill,
                        void *source)
{
    pdn_reader_init(reader, fill, source);
    reader->before = mark.byte;
    reader->line = mark.line;
    reader->column = mark.column;
}

const struct pdn_event *pdn_reader_next(struct pdn_reader *reader)
{
    enum pdn_event_kind kind;
    do {
        reader->event = (struct pdn_event){.kind = PDN_NOTHING};
        if (reader->line == 0) {
            reader->line = reader->column = 1;
            kind = begin_text(reader);
        } else {
            kind = reader->refused ? leave_text(reader) : read_next(reader);
        }
    } while (hidden(reader, kind));
    if (kind == PDN_ERROR)
        reader->failed = true;
    if (kind == PDN_GAME_END)
        reader->failed = false;
    reader->event.kind = kind;
    return &reader->event;
}

size_t pdn_fill_from_text(void *text, char *bytes, size_t size)
{
    struct pdn_text *source = text;
    size_t left = source->length - source->at;
    size_t count = left < size ? left : size;
    memcpy(bytes, source->bytes + source->at, count);
    source->at += count;
    return count;
}

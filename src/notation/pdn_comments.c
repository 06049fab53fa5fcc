/* SPDX-License-Identifier: MIT */
/* The comments of the PDN reader. */
#include "notation/pdn_parts.h"

#include <string.h>

/* Nobody writes such a line within a comment: there the next game begins, and the comment was never
 * closed. (The writer breaks no line before a bracket.) */
static bool at_next_game(struct pdn_reader *reader)
{
    static const char tag[] = "[Event \"";
    return have(reader, sizeof tag - 1) &&
           memcmp(reader->bytes + reader->at, tag, sizeof tag - 1) == 0;
}

static enum pdn_event_kind fail_comment(struct pdn_reader *reader)
{
    reader->in_braces = false;
    reader->section = PDN_MOVES;
    return FAIL_AT(reader, reader->comment_place, FAULT_COMMENT_OPEN);
}

/* Keeps text up to `end`, a line feed in it as a space; PDN_NOTHING unless that cannot be. */
static enum pdn_event_kind keep_comment(struct pdn_reader *reader, uint32_t end)
{
    for (uint32_t ch = look(reader); ch != end; ch = look(reader)) {
        if (ch == END)
            return end == '\n' ? PDN_NOTHING : fail_comment(reader);
        if (reader->length >= PDN_PART_MAX - 4) {
            reader->event.continues = true;
            return PDN_NOTHING;
        }
        if (ch == 0 && !reader->failed) {
            enum pdn_event_kind kind = FAIL(reader, FAULT_ZERO_BYTE);
            step(reader);
            return kind;
        }
        if (ch != '\n') {
            keep(reader);
            continue;
        }
        reader->text[reader->length++] = ' ';
        step(reader);
        if (at_next_game(reader))
            return fail_comment(reader);
    }
    return PDN_NOTHING;
}

enum pdn_event_kind pdn_read_comment(struct pdn_reader *reader)
{
    reader->length = 0;
    reader->event.in_line = reader->in_line;
    set_place(reader, here(reader));
    enum pdn_event_kind kind = keep_comment(reader, reader->in_line ? '\n' : '}');
    if (kind == PDN_ERROR || !(reader->in_line || reader->in_braces))
        return kind;
    if (!reader->event.continues) {
        if (reader->in_braces && look(reader) == '}')
            step(reader);
        reader->in_line = reader->in_braces = false;
    }
    return with_text(reader, PDN_COMMENT);
}

static void begin_comment(struct pdn_reader *reader)
{
    if (reader->section == PDN_BETWEEN)
        reader->section = PDN_PROLOGUE;
    reader->comment_place = here(reader);
    step(reader);
}

enum pdn_event_kind pdn_read_braces(struct pdn_reader *reader)
{
    begin_comment(reader);
    reader->in_braces = true;
    return PDN_NOTHING;
}

enum pdn_event_kind pdn_read_line_comment(struct pdn_reader *reader)
{
    begin_comment(reader);
    reader->in_line = true;
    return PDN_NOTHING;
}

/* SPDX-License-Identifier: MIT */
/* The tags of the PDN reader. */
#include "notation/pdn_parts.h"

#include <string.h>

static bool ends_name(uint32_t ch)
{
    return is_space(ch) || ch == '"' || ch == '[' || ch == ']' || ch == 0 || ch == END;
}

static bool read_name(struct pdn_reader *reader)
{
    reader->length = 0;
    skip_blanks(reader);
    while (!ends_name(look(reader)) && reader->length < PDN_NAME_MAX)
        keep(reader);
    bool whole = reader->length <= PDN_NAME_MAX && ends_name(look(reader));
    reader->text[reader->length] = '\0';
    return whole && reader->length > 0;
}

static enum pdn_event_kind fail_tag(struct pdn_reader *reader, enum text_fault fault)
{
    bool at_end = look(reader) == '\n';
    enum pdn_event_kind kind =
        FAIL(reader, fault, .found.kind = at_end ? FOUND_END : FOUND_UNKNOWN);
    reader->in_tag = false;
    skip_line(reader);
    return kind;
}

/* Does the tag whose name has been read begin the next game? So does a second one with the name of
 * the game's first: such a game has neither moves nor result. And so does, in a game that has
 * failed, the one that comes first in nearly all games. */
static bool begins_game(const struct pdn_reader *reader)
{
    return strcmp(reader->name, reader->first_name) == 0 ||
           (reader->failed && strcmp(reader->name, "Event") == 0);
}

enum pdn_event_kind pdn_read_tag(struct pdn_reader *reader)
{
    if (reader->section == PDN_MOVES)
        return pdn_end_game(reader);
    reader->section = PDN_TAGS;
    struct pdn_mark tag = mark_here(reader);
    step(reader);
    if (!read_name(reader))
        return fail_tag(reader, FAULT_TAG_NAME_EXPECTED);
    strcpy(reader->name, reader->text);
    reader->in_tag = true;
    if (begins_game(reader)) {
        enum pdn_event_kind kind = pdn_end_game(reader);
        reader->section = PDN_TAGS;
        reader->begin = tag;
        strcpy(reader->first_name, reader->name);
        return kind;
    }
    if (!reader->first_name[0])
        strcpy(reader->first_name, reader->name);
    return PDN_NOTHING;
}

/* A backslash goes before a quotation mark or another backslash that is meant as such. */
static void keep_of_value(struct pdn_reader *reader)
{
    char beyond = look_beyond(reader);
    if (look(reader) == '\\' && (beyond == '"' || beyond == '\\'))
        step(reader);
    keep(reader);
}

enum pdn_event_kind pdn_read_tag_value(struct pdn_reader *reader)
{
    skip_blanks(reader);
    if (!step_over(reader, '"'))
        return fail_tag(reader, FAULT_TAG_VALUE_EXPECTED);
    set_place(reader, here(reader));
    reader->length = 0;
    for (uint32_t ch = look(reader); ch != '"'; ch = look(reader)) {
        if (ch == '\n' || ch == END)
            return fail_tag(reader, FAULT_QUOTE_OPEN);
        if (ch == 0)
            return fail_tag(reader, FAULT_ZERO_BYTE);
        if (reader->length >= PDN_VALUE_MAX)
            return fail_tag(reader, FAULT_TAG_TOO_LONG);
        keep_of_value(reader);
    }
    step(reader);
    skip_blanks(reader);
    if (look(reader) != ']')
        return fail_tag(reader, FAULT_TAG_END_EXPECTED);
    step(reader);
    reader->in_tag = false;
    reader->event.name = reader->name;
    return with_text(reader, PDN_TAG);
}

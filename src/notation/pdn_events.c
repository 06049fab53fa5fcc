/* SPDX-License-Identifier: MIT */
/* What ends the reading of something in the PDN reader: errors, and the end of a game. */
#include "notation/pdn_parts.h"

enum {
    WORD_SHOWN = 128, /* bytes of what an error quotes */
};

/* What an error quotes: what stands next. */
static struct scan_found found_here(struct pdn_reader *reader)
{
    char text[WORD_SHOWN + 4];
    size_t length = 0;
    have(reader, WORD_SHOWN);
    size_t at = reader->at;
    while (at < reader->count && length < WORD_SHOWN)
        at += copy_character(reader->bytes + at, text, &length);
    text[length] = '\0';
    return scan_found(text);
}

enum pdn_event_kind pdn_fail_at(struct pdn_reader *reader, struct text_place place,
                                struct text_error error)
{
    if (reader->section == PDN_BETWEEN || reader->section == PDN_PROLOGUE)
        reader->section = PDN_MOVES;
    if (reader->failed)
        return PDN_NOTHING;
    reader->depth = 0;
    if (error.found.kind == FOUND_UNKNOWN)
        error.found = found_here(reader);
    error.line = place.line;
    error.column = place.column;
    reader->error = error;
    reader->event.error = &reader->error;
    set_place(reader, place);
    return PDN_ERROR;
}

enum pdn_event_kind pdn_read_unexpected(struct pdn_reader *reader)
{
    bool zero = look(reader) == 0;
    enum pdn_event_kind kind = FAIL(reader, zero ? FAULT_ZERO_BYTE : FAULT_GAME_TEXT_EXPECTED);
    step(reader);
    return kind;
}

enum pdn_event_kind pdn_end_game(struct pdn_reader *reader)
{
    if (reader->depth > 0 && !reader->failed)
        return FAIL_AT(reader, reader->opened, FAULT_VARIATION_OPEN);
    reader->event.begin = reader->begin;
    reader->section = PDN_BETWEEN;
    reader->depth = 0;
    reader->first_name[0] = '\0';
    reader->moved = false;
    reader->number = false;
    return PDN_GAME_END;
}

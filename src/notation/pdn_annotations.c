/* SPDX-License-Identifier: MIT */
/* What stands behind moves in the PDN reader: strengths, NAGs, variations. */
#include "notation/pdn_parts.h"

enum pdn_event_kind pdn_read_strength(struct pdn_reader *reader)
{
    enum {
        STRENGTH_MAX = 2,
    };
    struct text_place place = here(reader);
    if (!reader->moved)
        return pdn_read_unexpected(reader);
    reader->length = 0;
    bool bracket = look(reader) == '(';
    if (bracket)
        keep(reader);
    size_t begin = reader->length;
    while ((look(reader) == '!' || look(reader) == '?') && reader->length < begin + STRENGTH_MAX)
        keep(reader);
    if (bracket && look(reader) == ')')
        keep(reader);
    else if (bracket || look(reader) == '!' || look(reader) == '?')
        return FAIL_AT(reader, place, FAULT_STRENGTH);
    return with_text(reader, PDN_STRENGTH);
}

enum pdn_event_kind pdn_read_nag(struct pdn_reader *reader)
{
    struct text_place place = here(reader);
    int number = 0;
    if (!reader->moved)
        return pdn_read_unexpected(reader);
    step(reader);
    bool any = is_digit(look(reader));
    for (; is_digit(look(reader)) && number <= PDN_NAG_MAX; step(reader))
        number = number * 10 + (int)(look(reader) - '0');
    if (!any || number > PDN_NAG_MAX)
        return FAIL_AT(reader, place, FAULT_NAG);
    reader->event.number = number;
    return PDN_NAG;
}

enum pdn_event_kind pdn_begin_variation(struct pdn_reader *reader)
{
    char beyond = look_beyond(reader);
    if (beyond == '!' || beyond == '?')
        return pdn_read_strength(reader);
    if (!reader->moved)
        return pdn_read_unexpected(reader);
    if (reader->depth == PDN_DEPTH_MAX) {
        enum pdn_event_kind kind = FAIL(reader, FAULT_VARIATION_DEEP);
        step(reader);
        return kind;
    }
    if (reader->depth++ == 0)
        reader->opened = here(reader);
    reader->moved = false;
    step(reader);
    return PDN_VARIATION_BEGIN;
}

/* The move that the variation replaces stands before whatever follows. */
enum pdn_event_kind pdn_end_variation(struct pdn_reader *reader)
{
    if (reader->depth == 0)
        return pdn_read_unexpected(reader);
    reader->depth--;
    reader->moved = true;
    step(reader);
    return PDN_VARIATION_END;
}

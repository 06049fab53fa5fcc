/* SPDX-License-Identifier: MIT */
/* The moves and results of the PDN reader. */
#include "notation/pdn_parts.h"

#include <string.h>

enum {
    MOVE_MAX = 96, /* bytes of a move: more than twice the longest */
};

static const struct result_row {
    const char *text;
    enum pdn_result result;
} results[] = {
    {"*", PDN_UNKNOWN},    {"1-0", PDN_WHITE_WINS}, {"0-1", PDN_BLACK_WINS},
    {"1/2-1/2", PDN_DRAW}, {"2-0", PDN_WHITE_WINS}, {"0-2", PDN_BLACK_WINS},
    {"1-1", PDN_DRAW},     {"0-0", PDN_BOTH_LOSE},  {"1/2", PDN_DRAW},
};

enum pdn_result pdn_result_parse(const char *text)
{
    for (size_t i = 0; i < sizeof results / sizeof *results; i++)
        if (strcmp(text, results[i].text) == 0)
            return results[i].result;
    return PDN_RESULT_NONE;
}

static enum pdn_event_kind hand_out_result(struct pdn_reader *reader)
{
    reader->section = PDN_AFTER;
    reader->number = false;
    if (reader->depth > 0 && !reader->failed)
        return FAIL_AT(reader, reader->opened, FAULT_VARIATION_OPEN);
    reader->event.result = pdn_result_parse(reader->text);
    return with_text(reader, PDN_RESULT);
}

enum pdn_event_kind pdn_read_asterisk(struct pdn_reader *reader)
{
    step(reader);
    strcpy(reader->text, "*");
    reader->length = 1;
    return hand_out_result(reader);
}

/* What has been kept, from `place` on, is nothing that can be read. */
static enum pdn_event_kind fail_at_kept(struct pdn_reader *reader, struct text_place place)
{
    return FAIL_AT(reader, place, FAULT_GAME_TEXT_EXPECTED, .found = scan_found(reader->text));
}

/* Of 1/2-1/2, or 1/2 alone: what follows the 1. */
static enum pdn_event_kind read_halves(struct pdn_reader *reader, struct text_place place)
{
    static const char rest[] = "/2-1/2";
    size_t read = 0;
    while (rest[read] && look(reader) == (unsigned char)rest[read]) {
        keep(reader);
        read++;
    }
    reader->text[reader->length] = '\0';
    if (read != strlen("/2") && rest[read])
        return fail_at_kept(reader, place);
    set_place(reader, place);
    return hand_out_result(reader);
}

static bool keep_separator(struct pdn_reader *reader)
{
    uint32_t ch = look(reader);
    if (ch != '-' && ch != 'x' && ch != 'X' && ch != ':' && ch != 0xD7 && ch != 0x2013)
        return false;
    keep(reader);
    return true;
}

/* A number, or a letter and a digit. */
static bool keep_square(struct pdn_reader *reader)
{
    if (at_letters(reader)) {
        keep(reader);
        keep(reader);
        return true;
    }
    if (!is_digit(look(reader)))
        return false;
    while (is_digit(look(reader)) && reader->length < MOVE_MAX)
        keep(reader);
    return true;
}

static bool skip_spaces_within(struct pdn_reader *reader)
{
    bool spaced = is_space(look(reader));
    skip_spaces(reader);
    return spaced;
}

/* Further squares, with spaces around what stands between; `*squares` counts them. False at what is
 * none behind a separator. */
static bool keep_squares(struct pdn_reader *reader, int *squares)
{
    while (reader->length < MOVE_MAX) {
        if (at_letters(reader)) {
            keep_square(reader);
            ++*squares;
            continue;
        }
        bool spaced = skip_spaces_within(reader);
        if (!keep_separator(reader))
            return true;
        spaced |= skip_spaces_within(reader);
        reader->event.spaced |= spaced;
        if (!keep_square(reader))
            return false;
        ++*squares;
    }
    return true;
}

/* A number alone is that of a move, if one follows. */
static enum pdn_event_kind number_alone(struct pdn_reader *reader, struct text_place place)
{
    if (reader->number)
        return FAIL_AT(reader, reader->number_place, FAULT_NUMBER_ALONE);
    reader->section = PDN_MOVES;
    reader->number = true;
    reader->number_place = place;
    return PDN_NOTHING;
}

/* Squares, or a result that looks like them. */
static enum pdn_event_kind read_move(struct pdn_reader *reader)
{
    int squares = 1;
    struct text_place place = {reader->event.line, reader->event.column};
    bool letters = !is_digit((unsigned char)reader->text[0]);
    if (!keep_squares(reader, &squares))
        return FAIL(reader, FAULT_SQUARE_EXPECTED);
    reader->text[reader->length] = '\0';
    if (reader->length >= MOVE_MAX)
        return fail_at_kept(reader, place);
    if (pdn_result_parse(reader->text) != PDN_RESULT_NONE)
        return hand_out_result(reader);
    if (squares == 1 && !letters)
        return number_alone(reader, place);
    if (squares == 1)
        return FAIL(reader, FAULT_SEPARATOR_EXPECTED);
    reader->section = PDN_MOVES;
    reader->moved = true;
    reader->number = false;
    return with_text(reader, PDN_MOVE);
}

enum pdn_event_kind pdn_read_letters(struct pdn_reader *reader)
{
    if (!at_letters(reader))
        return pdn_read_unexpected(reader);
    reader->length = 0;
    keep_square(reader);
    return read_move(reader);
}

enum pdn_event_kind pdn_read_dots(struct pdn_reader *reader)
{
    while (look(reader) == '.')
        step(reader);
    reader->section = PDN_MOVES;
    return PDN_NOTHING;
}

enum pdn_event_kind pdn_read_number(struct pdn_reader *reader)
{
    struct text_place place = here(reader);
    reader->length = 0;
    keep_square(reader);
    bool one = reader->length == 1 && reader->text[0] == '1';
    if (look(reader) == '.')
        return pdn_read_dots(reader);
    if (look(reader) == '/' && one)
        return read_halves(reader, place);
    return read_move(reader);
}

/* SPDX-License-Identifier: MIT */
#include "notation/fen.h"

#include "base/scan.h"
#include "notation/square_text.h"

#include <string.h>

struct reader {
    const char *text; /* all of it */
    const char *at;   /* the next character */
    struct square_names names;
    struct position position;
    struct text_error *error;
};

#define FAIL(reader, place, ...) text_error_set((reader)->error, (reader)->text, place, __VA_ARGS__)

static bool read_char(struct reader *reader, char ch)
{
    scan_spaces(&reader->at);
    return scan_char(&reader->at, ch);
}

static bool read_side(struct reader *reader, enum side *side)
{
    if (read_char(reader, 'B') || read_char(reader, 'b'))
        *side = BLACK;
    else if (read_char(reader, 'W') || read_char(reader, 'w'))
        *side = WHITE;
    else
        return false;
    return true;
}

/* Puts a piece on the board if it can be there. `place` is where the text names it. */
static bool put(struct reader *reader, const char *place, enum side side, bool king, int number)
{
    struct position *position = &reader->position;
    int square = square_number(number, reader->names);
    if (squareset_has(position->pieces[side], square))
        return FAIL(reader, place, FAULT_SQUARE_TWICE, .square = number);
    if (squareset_has(position->pieces[side_other(side)], square))
        return FAIL(reader, place, FAULT_SQUARE_OF_BOTH, .square = number);
    if (!king && squareset_has(crownhead(side), square))
        return FAIL(reader, place, FAULT_MAN_ON_CROWNHEAD, .side = side, .square = number);
    if (bits_count(position->pieces[side]) == PIECES_PER_SIDE)
        return FAIL(reader, place, FAULT_TOO_MANY_PIECES, .side = side);
    enum piece man = side == BLACK ? BLACK_MAN : WHITE_MAN;
    enum piece crowned = side == BLACK ? BLACK_KING : WHITE_KING;
    position_put(position, square, king ? crowned : man);
    return true;
}

/* Reads a square, by number or letters, as the number that it has in this text. */
static bool read_square(struct reader *reader, int *number)
{
    int square;
    scan_spaces(&reader->at);
    const char *place = reader->at;
    if (square_parse_short(&reader->at, reader->names, &square)) {
        *number = square_number(square, reader->names);
        return true;
    }
    bool word = scan_word_length(place, "") > 0;
    return FAIL(reader, place, word ? FAULT_NO_SUCH_SQUARE : FAULT_SQUARE_EXPECTED);
}

/* Reads a square or a range: 12, K12, 1-12. */
static bool read_entry(struct reader *reader, enum side side)
{
    int first = SQUARE_NONE, last;
    bool king = read_char(reader, 'K') || read_char(reader, 'k');
    scan_spaces(&reader->at);
    const char *place = reader->at;
    if (!read_square(reader, &first))
        return false;
    last = first;
    if (read_char(reader, '-') && !read_square(reader, &last))
        return false;
    if (last < first)
        return FAIL(reader, place, FAULT_RANGE_DOWN, .square = last, .last = first);
    for (int number = first; number <= last; number++)
        if (!put(reader, place, side, king, number))
            return false;
    return true;
}

/* Returns true where the list of a side ends. */
static bool at_list_end(struct reader *reader)
{
    scan_spaces(&reader->at);
    return !*reader->at || *reader->at == ':' || *reader->at == '.' || *reader->at == '"';
}

/* Reads the list of one side: :W21-32. */
static bool read_list(struct reader *reader, bool listed[2])
{
    enum side side;
    if (!read_char(reader, ':'))
        return FAIL(reader, reader->at, FAULT_COLON_EXPECTED);
    scan_spaces(&reader->at);
    const char *place = reader->at;
    if (!read_side(reader, &side))
        return FAIL(reader, place, FAULT_LIST_EXPECTED);
    if (listed[side])
        return FAIL(reader, place, FAULT_SIDE_TWICE, .side = side);
    listed[side] = true;
    if (at_list_end(reader))
        return true;
    do {
        if (!read_entry(reader, side))
            return false;
    } while (read_char(reader, ','));
    return at_list_end(reader) || FAIL(reader, reader->at, FAULT_COMMA_EXPECTED);
}

/* Draughts servers add how many moves have been made, and more: :H0:F1. */
static void skip_further_parts(struct reader *reader)
{
    scan_spaces(&reader->at);
    while (*reader->at == ':') {
        const char *part = reader->at + 1;
        scan_spaces(&part);
        if (*part && strchr("BbWw", *part))
            return;
        reader->at = part + strcspn(part, ":.\"");
    }
}

static bool read_fen(struct reader *reader)
{
    bool listed[2] = {false, false};
    bool quoted = read_char(reader, '"');
    scan_spaces(&reader->at);
    const char *start = reader->at;
    if (!read_char(reader, '?') && !read_side(reader, &reader->position.side))
        return FAIL(reader, start, FAULT_SIDE_TO_MOVE);
    if (!read_list(reader, listed) || !read_list(reader, listed))
        return false;
    skip_further_parts(reader);
    read_char(reader, '.');
    if (quoted && !read_char(reader, '"'))
        return FAIL(reader, reader->at, FAULT_QUOTE_OPEN);
    scan_spaces(&reader->at);
    return !*reader->at || FAIL(reader, reader->at, FAULT_TEXT_GOES_ON);
}

bool fen_parse(const char *text, struct position *out, struct text_error *error)
{
    return fen_parse_as(text, square_names_plain, out, error);
}

bool fen_parse_as(const char *text, struct square_names names, struct position *out,
                  struct text_error *error)
{
    struct reader reader = {.text = text, .at = text, .names = names, .error = error};
    if (!read_fen(&reader))
        return false;
    *out = reader.position;
    return true;
}

bool fen_leaves_side_open(const char *text)
{
    struct reader reader = {.at = text};
    read_char(&reader, '"');
    return read_char(&reader, '?');
}

/* --- Printing --- */

enum {
    RANGE_LEAST = 3, /* consecutive men that are printed as a range */
};

/* Returns true if squares are printed in ranges, which those named by letters are not. */
static bool has_ranges(struct square_names names)
{
    return names.style == SQUARES_NUMBER;
}

/* Returns the last number of the consecutive men from `number` on. */
static int run_end(squareset men, int number, struct square_names names)
{
    while (number < SQUARE_COUNT && squareset_has(men, square_number(number + 1, names)))
        number++;
    return number;
}

static void print_side(struct strbuf *out, const struct position *position, enum side side,
                       struct square_names names)
{
    squareset pieces = position->pieces[side];
    squareset men = pieces & ~position->kings;
    const char *comma = "";
    strbuf_addf(out, ":%c", side == BLACK ? 'B' : 'W');
    for (int number = 1; number <= SQUARE_COUNT; number++) {
        int square = square_number(number, names);
        if (!squareset_has(pieces, square))
            continue;
        bool man = squareset_has(men, square);
        int last = man && has_ranges(names) ? run_end(men, number, names) : number;
        strbuf_addf(out, "%s%s", comma, man ? "" : "K");
        square_print(out, square, names);
        comma = ",";
        if (last - number + 1 < RANGE_LEAST)
            continue;
        strbuf_addf(out, "-%d", last);
        number = last;
    }
}

void fen_print(struct strbuf *out, const struct position *position, struct square_names names)
{
    strbuf_addch(out, position->side == BLACK ? 'B' : 'W');
    print_side(out, position, WHITE, names);
    print_side(out, position, BLACK, names);
}

/* SPDX-License-Identifier: MIT */
#include "notation/fen.h"

#include "notation/scan.h"
#include "notation/square_text.h"

enum {
    RANGE_LEAST = 3, /* men in a row that are printed as a range */
};

static const char *const side_names[] = {[BLACK] = "Black", [WHITE] = "White"};

struct reader {
    const char *text; /* all of it */
    const char *at;   /* what is to be read next */
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

/* Puts one piece on the board, if it may stand there; `place` is where the text names it. */
static bool put(struct reader *reader, const char *place, enum side side, bool king, int square)
{
    struct position *position = &reader->position;
    const char *name = side_names[side];
    if (squareset_has(position->pieces[side], square))
        return FAIL(reader, place, "Square %d is given twice.", square);
    if (squareset_has(position->pieces[side_other(side)], square))
        return FAIL(reader, place, "Square %d holds a piece of both sides.", square);
    if (!king && squareset_has(crownhead(side), square))
        return FAIL(reader, place, "A man of %s cannot stand on its crownhead, square %d.", name,
                    square);
    if (bits_count(position->pieces[side]) == PIECES_PER_SIDE)
        return FAIL(reader, place, "%s has more than %d pieces.", name, PIECES_PER_SIDE);
    enum piece man = side == BLACK ? BLACK_MAN : WHITE_MAN;
    enum piece crowned = side == BLACK ? BLACK_KING : WHITE_KING;
    position_put(position, square, king ? crowned : man);
    return true;
}

static bool read_square(struct reader *reader, int *square)
{
    scan_spaces(&reader->at);
    const char *place = reader->at;
    if (square_parse_short(&reader->at, square_names_plain, square))
        return true;
    int length = scan_word_length(place, "");
    if (length > 0 && length <= 8)
        return FAIL(reader, place, "There is no square %.*s: they are 1 to %d.", length, place,
                    SQUARE_COUNT);
    return FAIL(reader, place, "A square is expected here, not %s.", scan_found(place).words);
}

/* One square, or a range of them: 12, K12, 1-12. */
static bool read_entry(struct reader *reader, enum side side)
{
    int first, last;
    bool king = read_char(reader, 'K') || read_char(reader, 'k');
    scan_spaces(&reader->at);
    const char *place = reader->at;
    if (!read_square(reader, &first))
        return false;
    last = first;
    if (read_char(reader, '-') && !read_square(reader, &last))
        return false;
    if (last < first)
        return FAIL(reader, place, "A range runs upward: %d-%d.", last, first);
    for (int square = first; square <= last; square++)
        if (!put(reader, place, side, king, square))
            return false;
    return true;
}

/* Does the list of a side end here? */
static bool at_list_end(struct reader *reader)
{
    scan_spaces(&reader->at);
    return !*reader->at || *reader->at == ':' || *reader->at == '.' || *reader->at == '"';
}

/* :W21-32 and :B1-12, in this order or the other. */
static bool read_list(struct reader *reader, bool listed[2])
{
    enum side side;
    if (!read_char(reader, ':'))
        return FAIL(reader, reader->at, "A colon is expected here, not %s.",
                    scan_found(reader->at).words);
    scan_spaces(&reader->at);
    const char *place = reader->at;
    if (!read_side(reader, &side))
        return FAIL(reader, place, "W or B and the squares of that side are expected here, not %s.",
                    scan_found(place).words);
    if (listed[side])
        return FAIL(reader, place, "The pieces of %s are given twice.", side_names[side]);
    listed[side] = true;
    if (at_list_end(reader))
        return true;
    do {
        if (!read_entry(reader, side))
            return false;
    } while (read_char(reader, ','));
    return at_list_end(reader) || FAIL(reader, reader->at, "A comma is expected here, not %s.",
                                       scan_found(reader->at).words);
}

static bool read_fen(struct reader *reader)
{
    bool listed[2] = {false, false};
    bool quoted = read_char(reader, '"');
    scan_spaces(&reader->at);
    const char *start = reader->at;
    if (!read_side(reader, &reader->position.side))
        return FAIL(reader, start,
                    "The position begins with the side to move, B: or W:, not with %s.",
                    scan_found(start).words);
    if (!read_list(reader, listed) || !read_list(reader, listed))
        return false;
    read_char(reader, '.');
    if (quoted && !read_char(reader, '"'))
        return FAIL(reader, reader->at, "The closing quotation mark is missing.");
    scan_spaces(&reader->at);
    return !*reader->at ||
           FAIL(reader, reader->at, "The position ends before %s.", scan_found(reader->at).words);
}

bool fen_parse(const char *text, struct position *out, struct text_error *error)
{
    struct reader reader = {.text = text, .at = text, .error = error};
    if (!read_fen(&reader))
        return false;
    *out = reader.position;
    return true;
}

/* The last of the men that stand in a row of numbers from `square` on. */
static int run_end(squareset men, int square)
{
    while (square < SQUARE_COUNT && squareset_has(men, square + 1))
        square++;
    return square;
}

static void print_side(struct strbuf *out, const struct position *position, enum side side)
{
    squareset pieces = position->pieces[side];
    squareset men = pieces & ~position->kings;
    const char *comma = "";
    strbuf_addf(out, ":%c", side == BLACK ? 'B' : 'W');
    for (int square = squareset_next(pieces, 0); square; square = squareset_next(pieces, square)) {
        bool man = squareset_has(men, square);
        int last = man ? run_end(men, square) : square;
        strbuf_addf(out, "%s%s%d", comma, man ? "" : "K", square);
        comma = ",";
        if (last - square + 1 < RANGE_LEAST)
            continue;
        strbuf_addf(out, "-%d", last);
        square = last;
    }
}

void fen_print(struct strbuf *out, const struct position *position)
{
    strbuf_addch(out, position->side == BLACK ? 'B' : 'W');
    print_side(out, position, WHITE);
    print_side(out, position, BLACK);
}

/* SPDX-License-Identifier: MIT */
#include "fen_print.h"

enum {
    RANGE_LEAST = 3, /* men in a row that are printed as a range */
};

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

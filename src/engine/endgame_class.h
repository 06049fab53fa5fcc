/* SPDX-License-Identifier: MIT */
/* The endings, sorted by what is on the board, and every placement of the same pieces numbered: the
 * tables have a number's entry at that place and nothing else.
 *
 * A position and the one with board and sides turned about are the same to the rules. So of two
 * classes that differ in which side has what only one is kept: that in which Black has more pieces
 * or, of as many, more kings. */
#ifndef ENGINE_ENDGAME_CLASS_H
#define ENGINE_ENDGAME_CLASS_H

#include "rules/position.h"

enum {
    ENDGAME_PIECES_MAX = 6,
    ENDGAME_CLASS_COUNT = 82, /* of 2 pieces to ENDGAME_PIECES_MAX, some of each side */
    ENDGAME_NAME_SIZE = 8,    /* "KKM-KMM" */
    ENDGAME_HOME_MEN = 4,     /* as many men stand on a row */
    ENDGAME_SHARED_SQUARES = 24,
    ENDGAME_MEN_SQUARES = 28, /* on so many men of one side may stand */
};

/* Squares on which men of both sides may stand. */
#define ENDGAME_SHARED (~(ROW_1 | ROW_8))

struct endgame_class {
    int men[2], kings[2]; /* by side */
    int pieces;           /* of both */
    /* Both sides have the same: then a position with White to move is numbered as the turned one,
     * with Black to move. */
    bool alike;
    /* Placements of the men, by how many of Black's stand on row 1, where White has none: the
     * number of the first such. */
    uint32_t men_start[ENDGAME_HOME_MEN + 1];
    uint32_t king_placements; /* for each of the men's */
    uint32_t colourings;      /* of the kings, for each set of squares that they stand on */
    uint32_t placements;      /* of all pieces */
    uint32_t entries;         /* the placements with either side to move */
};

/* All classes, each behind those that its captures and crownings lead to. */
struct endgame_classes {
    struct endgame_class classes[ENDGAME_CLASS_COUNT];
    uint8_t by_material[1 << 12]; /* see endgame_find */
};

void endgame_classes_make(struct endgame_classes *classes);

/* The class of so many men and kings, by side; whichever way round it is kept. */
int endgame_class_number(const struct endgame_classes *classes, const int men[2],
                         const int kings[2]);

/* Pieces by letters, Black's first: "KKM-K". */
void endgame_class_name(const struct endgame_class *class, char name[ENDGAME_NAME_SIZE]);

/* Where a position is numbered. */
struct endgame_place {
    int class;
    uint32_t entry;
};

/* The place of a possible position in which each side has some pieces. False: there are too many.
 */
bool endgame_find(const struct endgame_classes *classes, const struct position *position,
                  struct endgame_place *place);

/* The same position with board and sides turned about. */
struct position position_turned(const struct position *position);

/* --- Numbers of placements --- */

/* How many ways there are to choose `k` of `n` things: endgame_choose[k][n]. */
extern const uint32_t endgame_choose[ENDGAME_PIECES_MAX + 1][SQUARE_COUNT + 1];

/* Of the men alone. */
uint32_t endgame_men_number(const struct endgame_class *class, squareset black, squareset white);

/* How many of a few squares are below the lowest of `set`, in the inner order. */
static inline int endgame_below(squareset squares, squareset set)
{
    return squares ? bits_count(squares & ((set & -set) - 1)) : 0;
}

/* The number of a placement of kings, which are added from the lowest on. */
struct endgame_kings {
    uint32_t squares, colours;
    int count, blacks;
};

/* Stands on square number `number` of those free of men. */
static inline void endgame_add_king(struct endgame_kings *kings, int number, bool black)
{
    /* Which colour comes next nobody can guess, the processor included: no branch. */
    kings->blacks += black;
    kings->colours += endgame_choose[kings->blacks][kings->count] & (uint32_t) - (int)black;
    kings->squares += endgame_choose[++kings->count][number];
}

/* Of the kings, where the men stand on `men`. */
static inline uint32_t endgame_kings_number(const struct endgame_class *class, squareset black,
                                            squareset kings, squareset men)
{
    struct endgame_kings sum = {0};
    for (; kings; kings = bits_rest(kings)) {
        int bit = bits_lowest(kings);
        endgame_add_king(&sum, bit - endgame_below(men, kings), black >> bit & 1);
    }
    return sum.squares * class->colourings + sum.colours;
}

#endif

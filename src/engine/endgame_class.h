/* SPDX-License-Identifier: MIT */
/* Endgame classes: all positions of the same pieces, and the index of each position in the table of
 * its class. Indices have no gaps.
 *
 * Turning the board and swapping the sides makes no difference to the rules. So of two classes that
 * differ only in which side has which pieces, one is kept: that in which Black has more pieces or,
 * of as many, more kings. */
#ifndef ENGINE_ENDGAME_CLASS_H
#define ENGINE_ENDGAME_CLASS_H

#include "rules/position.h"

enum {
    ENDGAME_PIECES_MAX = 6,
    ENDGAME_CLASS_COUNT = 82, /* of 2 to ENDGAME_PIECES_MAX pieces, each side having some */
    ENDGAME_NAME_SIZE = 8,    /* "KKM-KMM" */
    ENDGAME_HOME_MEN = 4,     /* men that fit on one row */
    ENDGAME_SHARED_SQUARES = 24,
    ENDGAME_MEN_SQUARES = 28, /* squares on which men of one side may stand */
};

/* Squares on which men of both sides may stand. */
#define ENDGAME_SHARED (~(ROW_1 | ROW_8))

struct endgame_class {
    int men[2], kings[2]; /* by side */
    int pieces;           /* of both sides */
    /* Both sides have the same pieces: a position with White to move has the index of the turned
     * one, with Black to move. */
    bool alike;
    /* By the number of Black's men on row 1, where White has none: the index of the first placement
     * of men with that many. */
    uint32_t men_start[ENDGAME_HOME_MEN + 1];
    uint32_t king_placements; /* for each placement of the men */
    uint32_t colourings;      /* of the kings, for each set of squares they stand on */
    uint32_t placements;      /* of all pieces */
    uint32_t entries;         /* of the table: the placements with either side to move */
};

/* All classes, each after those that its captures and crownings lead to. Of as many pieces those
 * come first in which each side has about as many: games pass through them. */
struct endgame_classes {
    struct endgame_class classes[ENDGAME_CLASS_COUNT];
    uint8_t by_material[1 << 12]; /* see endgame_find */
};

void endgame_classes_make(struct endgame_classes *classes);

/* Returns the number of the class with these men and kings, by side, for either side. */
int endgame_class_number(const struct endgame_classes *classes, const int men[2],
                         const int kings[2]);

/* Writes the pieces as letters, Black's first: "KKM-K". */
void endgame_class_name(const struct endgame_class *class, char name[ENDGAME_NAME_SIZE]);

/* Where a position's entry is. */
struct endgame_place {
    int class;
    uint32_t entry;
};

/* Finds the entry of a possible position in which each side has some pieces. Returns false if there
 * are too many. */
bool endgame_find(const struct endgame_classes *classes, const struct position *position,
                  struct endgame_place *place);

/* Returns the position with the board turned and the sides swapped. */
struct position position_turned(const struct position *position);

/* --- From placements to indices --- */

/* Binomial coefficients: endgame_choose[k][n] ways to choose k of n things. */
extern const uint32_t endgame_choose[ENDGAME_PIECES_MAX + 1][SQUARE_COUNT + 1];

/* Returns the index of a placement of the men alone. */
uint32_t endgame_men_number(const struct endgame_class *class, squareset black, squareset white);

/* Returns how many of `squares` are below the lowest of `set`, in the inner order. */
static inline int endgame_below(squareset squares, squareset set)
{
    return squares ? bits_count(squares & ((set & -set) - 1)) : 0;
}

/* The index of a placement of kings while they are added, lowest first. */
struct endgame_kings {
    uint32_t squares, colours;
    int count, blacks;
};

/* Adds a king on square `number` of those without men. */
static inline void endgame_add_king(struct endgame_kings *kings, int number, bool black)
{
    /* No branch: the colours are unpredictable. */
    kings->blacks += black;
    kings->colours += endgame_choose[kings->blacks][kings->count] & (uint32_t) - (int)black;
    kings->squares += endgame_choose[++kings->count][number];
}

/* Returns the index of a placement of the kings while the men stand on `men`. */
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

/* --- From indices back to positions, for many indices of one class in a row --- */

/* The men of the current index, and what follows from them. */
struct endgame_placing {
    const struct endgame_class *class;
    uint32_t men_number;
    squareset men[2];                    /* by side */
    uint8_t free_squares[SQUARE_COUNT];  /* bits without a man, in their order */
    uint8_t number_of_bit[SQUARE_COUNT]; /* for each bit, how many of those are below it */
    uint32_t *king_sets; /* owned; sets of numbers of free squares, in the order of their index */
    uint8_t colour_sets[20]; /* sets of the kings that are Black's, in the order of their index */
};

void endgame_placing_begin(struct endgame_placing *placing, const struct endgame_class *class);
void endgame_placing_finish(struct endgame_placing *placing);

/* Places the men by the index of their placement. */
void endgame_place_men(struct endgame_placing *placing, uint32_t number);

/* Returns the position with the placed men, and the kings by their indices. */
static inline struct position endgame_position(const struct endgame_placing *placing,
                                               uint32_t king_set, uint32_t colour_set,
                                               enum side side)
{
    squareset kings[2] = {0, 0};
    uint32_t numbers = placing->king_sets[king_set];
    unsigned colours = placing->colour_sets[colour_set];
    for (; numbers; numbers = bits_rest(numbers), colours >>= 1)
        kings[colours & 1 ? BLACK : WHITE] |= UINT32_C(1)
                                              << placing->free_squares[bits_lowest(numbers)];
    return (struct position){
        .pieces = {placing->men[BLACK] | kings[BLACK], placing->men[WHITE] | kings[WHITE]},
        .kings = kings[BLACK] | kings[WHITE],
        .side = side,
    };
}

/* Returns the position of an entry, placing the men anew if they differ. */
struct position endgame_position_of(struct endgame_placing *placing, uint32_t entry);

/* As endgame_kings_number, for the placed men. */
static inline uint32_t endgame_kings_placed(const struct endgame_placing *placing, squareset black,
                                            squareset kings)
{
    struct endgame_kings sum = {0};
    for (; kings; kings = bits_rest(kings)) {
        int bit = bits_lowest(kings);
        endgame_add_king(&sum, placing->number_of_bit[bit], black >> bit & 1);
    }
    return sum.squares * placing->class->colourings + sum.colours;
}

#endif

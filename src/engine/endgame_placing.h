/* SPDX-License-Identifier: MIT */
/* Inside the maker and the checker of endgame tables only: from numbers back to positions, for many
 * numbers of one class in a row. */
#ifndef ENGINE_ENDGAME_PLACING_H
#define ENGINE_ENDGAME_PLACING_H

#include "engine/endgame_class.h"

/* The men as they stand for a while, and what follows from it. */
struct endgame_placing {
    const struct endgame_class *class;
    uint32_t men_number;
    squareset men[2];                    /* by side */
    uint8_t free_squares[SQUARE_COUNT];  /* bits that the men leave free, in their order */
    uint8_t number_of_bit[SQUARE_COUNT]; /* and of each bit, how many of those are below */
    uint32_t *king_sets; /* owned; squares by number among the free ones, in the order of numbers */
    uint8_t colour_sets[20]; /* which of the kings are Black's, in the order of numbers */
};

void endgame_placing_begin(struct endgame_placing *placing, const struct endgame_class *class);
void endgame_placing_finish(struct endgame_placing *placing);

/* Puts the men where they stand in placement `number` of the men. */
void endgame_place_men(struct endgame_placing *placing, uint32_t number);

/* The position of an entry whose men are placed: the kings in placement `number` of theirs. */
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

/* The position of any entry; the men are placed anew where they have to be. */
struct position endgame_position_of(struct endgame_placing *placing, uint32_t entry);

/* As endgame_kings_number, for the men that are placed. */
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

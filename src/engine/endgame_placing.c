/* SPDX-License-Identifier: MIT */
#include "engine/endgame_placing.h"

#include "base/array.h"

#include <stdlib.h>

/* The sets of `count` of the lowest bits, in the order of their numbers. */
static uint32_t next_set(uint32_t set)
{
    uint32_t carried = set + (set & -set);
    return carried | ((set ^ carried) / (set & -set)) >> 2;
}

static void list_king_sets(struct endgame_placing *placing, int kings)
{
    uint32_t count = placing->class->king_placements / placing->class->colourings;
    uint32_t set = (UINT32_C(1) << kings) - 1;
    placing->king_sets = array_zeroed(count, sizeof *placing->king_sets);
    for (uint32_t i = 0; i < count; i++) {
        placing->king_sets[i] = set;
        if (i + 1 < count)
            set = next_set(set);
    }
}

static void list_colour_sets(struct endgame_placing *placing)
{
    uint32_t set = (UINT32_C(1) << placing->class->kings[BLACK]) - 1;
    for (uint32_t i = 0; i < placing->class->colourings; i++) {
        placing->colour_sets[i] = (uint8_t)set;
        if (i + 1 < placing->class->colourings)
            set = next_set(set);
    }
}

void endgame_placing_begin(struct endgame_placing *placing, const struct endgame_class *class)
{
    *placing = (struct endgame_placing){.class = class};
    list_king_sets(placing, class->kings[BLACK] + class->kings[WHITE]);
    list_colour_sets(placing);
    endgame_place_men(placing, 0);
}

void endgame_placing_finish(struct endgame_placing *placing)
{
    free(placing->king_sets);
}

/* --- The men --- */

static squareset nth_square(squareset among, int n)
{
    while (n-- > 0)
        among = bits_rest(among);
    return among & -among;
}

/* The set that has this number, by the sum of endgame_choose over its squares, among these. */
static squareset set_of_rank(uint32_t rank, int count, squareset among)
{
    squareset set = 0;
    for (int n = SQUARE_COUNT; count > 0; count--) {
        while (endgame_choose[count][n] > rank)
            n--;
        rank -= endgame_choose[count][n];
        set |= nth_square(among, n);
    }
    return set;
}

static void find_men(const struct endgame_class *class, uint32_t number, squareset men[2])
{
    int home = class->men[BLACK] < ENDGAME_HOME_MEN ? class->men[BLACK] : ENDGAME_HOME_MEN;
    while (number < class->men_start[home])
        home--;
    int away = class->men[BLACK] - home;
    uint32_t whites = endgame_choose[class->men[WHITE]][ENDGAME_MEN_SQUARES - away];
    uint32_t aways = endgame_choose[away][ENDGAME_SHARED_SQUARES];
    number -= class->men_start[home];
    men[BLACK] = set_of_rank(number / whites / aways, home, ROW_1) |
                 set_of_rank(number / whites % aways, away, ENDGAME_SHARED);
    men[WHITE] = set_of_rank(number % whites, class->men[WHITE], ~(ROW_1 | men[BLACK]));
}

void endgame_place_men(struct endgame_placing *placing, uint32_t number)
{
    find_men(placing->class, number, placing->men);
    placing->men_number = number;
    squareset men = placing->men[BLACK] | placing->men[WHITE];
    int free = 0;
    for (int bit = 0; bit < SQUARE_COUNT; bit++) {
        placing->free_squares[free] = (uint8_t)bit;
        placing->number_of_bit[bit] = (uint8_t)free;
        free += !(men >> bit & 1);
    }
}

struct position endgame_position_of(struct endgame_placing *placing, uint32_t entry)
{
    const struct endgame_class *class = placing->class;
    enum side side = entry < class->placements ? BLACK : WHITE;
    uint32_t placement = side == BLACK ? entry : entry - class->placements;
    uint32_t kings = placement % class->king_placements;
    if (placement / class->king_placements != placing->men_number)
        endgame_place_men(placing, placement / class->king_placements);
    return endgame_position(placing, kings / class->colourings, kings % class->colourings, side);
}

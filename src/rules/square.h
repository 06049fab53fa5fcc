/* SPDX-License-Identifier: MIT */
/* The 32 playable squares, numbered 1 to 32 as DESIGN 2 shows them, and sets of them.
 *
 * A set keeps its squares in a rotated order, in which the four steps are rotations by 1 and 7:
 *
 *       .  11   .   5   .  31   .  25        row 1
 *      10   .   4   .  30   .  24   .
 *       .   3   .  29   .  23   .  17
 *       2   .  28   .  22   .  16   .
 *       .  27   .  21   .  15   .   9
 *      26   .  20   .  14   .   8   .
 *       .  19   .  13   .   7   .   1
 *      18   .  12   .   6   .   0   .        row 8
 *
 * Nothing outside this header and square.c knows that order. */
#ifndef RULES_SQUARE_H
#define RULES_SQUARE_H

#include "base/bits.h"

#include <stdbool.h>
#include <stdint.h>

enum {
    SQUARE_NONE = 0,
    SQUARE_COUNT = 32,
    BOARD_ROWS = 8,
};

/* A set of squares. */
typedef uint32_t squareset;

/* The four diagonal steps, as the diagram shows them: up is toward row 1. */
enum direction {
    UP_LEFT,
    UP_RIGHT,
    DOWN_LEFT,
    DOWN_RIGHT,
    DIRECTION_COUNT,
};

#define ALL_SQUARES UINT32_C(0xFFFFFFFF)
#define ROW_1       UINT32_C(0x82000820)
#define ROW_2       UINT32_C(0x41000410)
#define ROW_3       UINT32_C(0x20820008)
#define ROW_4       UINT32_C(0x10410004)
#define ROW_5       UINT32_C(0x08208200)
#define ROW_6       UINT32_C(0x04104100)
#define ROW_7       UINT32_C(0x00082082)
#define ROW_8       UINT32_C(0x00041041)
#define COLUMN_1    UINT32_C(0x04040404)
#define COLUMN_8    UINT32_C(0x02020202)

extern const uint8_t square_bit_index[SQUARE_COUNT + 1];
extern const uint8_t square_of_bit_index[SQUARE_COUNT];

/* The set of one square; `square` from 1 to 32. */
static inline squareset square_set(int square)
{
    return UINT32_C(1) << square_bit_index[square];
}

/* Returns the lowest member, in the inner order, of a set that is not empty. */
static inline int squareset_any(squareset set)
{
    return square_of_bit_index[bits_lowest(set)];
}

static inline bool squareset_has(squareset set, int square)
{
    return (set & square_set(square)) != 0;
}

/* Returns the smallest number in `set` that is greater than `after`, or SQUARE_NONE. Walks a set in
 * the order of the numbers: for (int s = squareset_next(set, 0); s; s = squareset_next(set, s)). */
int squareset_next(squareset set, int after);

/* Moves every member one step and drops those that leave the board. */
static inline squareset squareset_step(squareset set, enum direction direction)
{
    switch (direction) {
    case UP_LEFT:
        return bits_rotl(set & ~(ROW_1 | COLUMN_1), 7);
    case UP_RIGHT:
        return bits_rotl(set & ~(ROW_1 | COLUMN_8), 1);
    case DOWN_LEFT:
        return bits_rotl(set & ~(ROW_8 | COLUMN_1), -1);
    case DOWN_RIGHT:
    case DIRECTION_COUNT: /* none */
        break;
    }
    return bits_rotl(set & ~(ROW_8 | COLUMN_8), -7);
}

static inline enum direction direction_opposite(enum direction direction)
{
    return (enum direction)(DOWN_RIGHT - direction);
}

/* Row from 1 (Black's home row) to 8, column from 1 (left in the diagram) to 8. */
int square_row(int square);
int square_column(int square);

/* Returns the square there, or SQUARE_NONE if there is no playable one. Any numbers are valid. */
int square_at(int row, int column);

/* Returns the squares strictly between two squares of one diagonal, the empty set if they share
 * none. */
squareset squares_between(int from, int to);

/* Returns true if two different squares are on one diagonal, and sets the direction from the first
 * to the second and the distance in steps. */
bool squares_diagonal(int from, int to, enum direction *direction, int *distance);

#endif

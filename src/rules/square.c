/* SPDX-License-Identifier: MIT */
#include "rules/square.h"

#include <stdlib.h>

const uint8_t square_bit_index[SQUARE_COUNT + 1] = {
    0,                              /* no square */
    11, 5,  31, 25, 10, 4,  30, 24, /* 1-8 */
    3,  29, 23, 17, 2,  28, 22, 16, /* 9-16 */
    27, 21, 15, 9,  26, 20, 14, 8,  /* 17-24 */
    19, 13, 7,  1,  18, 12, 6,  0,  /* 25-32 */
};

const uint8_t square_of_bit_index[SQUARE_COUNT] = {
    32, 28, 13, 9,  6,  2,  31, 27, 24, 20, 5,  1,  30, 26, 23, 19,
    16, 12, 29, 25, 22, 18, 15, 11, 8,  4,  21, 17, 14, 10, 7,  3,
};

int squareset_next(squareset set, int after)
{
    for (int square = after + 1; square <= SQUARE_COUNT; square++)
        if (squareset_has(set, square))
            return square;
    return SQUARE_NONE;
}

int square_row(int square)
{
    return (square - 1) / 4 + 1;
}

int square_column(int square)
{
    /* Odd rows hold the even columns. */
    return (square - 1) % 4 * 2 + (square_row(square) % 2 ? 2 : 1);
}

int square_at(int row, int column)
{
    if (row < 1 || row > BOARD_ROWS || column < 1 || column > BOARD_ROWS || (row + column) % 2 == 0)
        return SQUARE_NONE;
    return (row - 1) * 4 + (column + 1) / 2;
}

bool squares_diagonal(int from, int to, enum direction *direction, int *distance)
{
    int down = square_row(to) - square_row(from);
    int right = square_column(to) - square_column(from);
    if (down == 0 || abs(down) != abs(right))
        return false;
    *direction = down < 0 ? (right < 0 ? UP_LEFT : UP_RIGHT) : (right < 0 ? DOWN_LEFT : DOWN_RIGHT);
    *distance = abs(down);
    return true;
}

squareset squares_between(int from, int to)
{
    enum direction direction;
    int distance;
    squareset between = 0;
    if (!squares_diagonal(from, to, &direction, &distance))
        return between;
    squareset at = square_set(from);
    while (--distance > 0)
        between |= at = squareset_step(at, direction);
    return between;
}

/* SPDX-License-Identifier: MIT */
#include "board/board_geometry.h"

#include "board/board_texture.h"

struct board_geometry board_geometry_in(struct rect room, bool turned, bool mirrored)
{
    int cell = int_max(1, int_min(room.w, room.h) * 2 / 17 + 1); /* one too large, at most */
    while (cell > 1 && board_side(cell) > int_min(room.w, room.h))
        cell--;
    struct rect outer = rect_centred(room, board_side(cell), board_side(cell));
    return (struct board_geometry){.outer = outer,
                                   .inner = rect_inset(outer, board_border(cell)),
                                   .cell = cell,
                                   .turned = turned,
                                   .mirrored = mirrored};
}

int board_whole_side(int room)
{
    return board_geometry_in((struct rect){0, 0, room, room}, false, false).outer.w;
}

/* Turning exchanges the ends of both axes; mirroring exchanges those of the columns. */
static void swap_axes(const struct board_geometry *geometry, int *row, int *column)
{
    if (geometry->turned) {
        *row = 9 - *row;
        *column = 9 - *column;
    }
    if (geometry->mirrored)
        *column = 9 - *column;
}

struct rect board_square_rect(const struct board_geometry *geometry, int square)
{
    int row = square_row(square), column = square_column(square);
    swap_axes(geometry, &row, &column);
    return (struct rect){geometry->inner.x + (column - 1) * geometry->cell,
                         geometry->inner.y + (row - 1) * geometry->cell, geometry->cell,
                         geometry->cell};
}

bool board_square_at(const struct board_geometry *geometry, int x, int y, int *square)
{
    *square = SQUARE_NONE;
    if (!rect_contains(geometry->inner, x, y))
        return false;
    int row = (y - geometry->inner.y) / geometry->cell + 1;
    int column = (x - geometry->inner.x) / geometry->cell + 1;
    swap_axes(geometry, &row, &column);
    *square = square_at(row, column);
    return true;
}

static int square_seen_at(const struct board_geometry *geometry, int row, int column)
{
    swap_axes(geometry, &row, &column);
    return square_at(row, column);
}

/* Returns the nearer of the two playable squares in the next row. */
static int square_beside(const struct board_geometry *geometry, int square, int down, int right)
{
    int row = square_row(square), column = square_column(square);
    swap_axes(geometry, &row, &column);
    row = int_clamp(row + down, 1, BOARD_ROWS);
    column = int_clamp(column + 2 * right, 1, BOARD_ROWS);
    int found = square_seen_at(geometry, row, column);
    if (found == SQUARE_NONE)
        found = square_seen_at(geometry, row, column % 2 == 0 ? column - 1 : column + 1);
    return found == SQUARE_NONE ? square : found;
}

int board_square_by_key(const struct board_geometry *geometry, int square, SDL_Keycode key)
{
    static const struct {
        SDL_Keycode key;
        int down, right;
    } arrows[] = {{SDLK_UP, -1, 0}, {SDLK_DOWN, 1, 0}, {SDLK_LEFT, 0, -1}, {SDLK_RIGHT, 0, 1}};
    for (size_t i = 0; i < SDL_arraysize(arrows); i++)
        if (arrows[i].key == key)
            return square_beside(geometry, square, arrows[i].down, arrows[i].right);
    return SQUARE_NONE;
}

/* SPDX-License-Identifier: MIT */
#include "board/board_geometry.h"

#include "board/board_texture.h"

enum {
    GROOVE_PERCENT = 89,     /* twice the distance to the middle of a tray */
    TRAY_PIECE_PERCENT = 40, /* of a square: the picture of a captured piece */
    TRAY_STEP_PERCENT = 34,  /* from one to the next: they touch each other */
};

/* Returns the height of the frame above and below the squares. */
static int rail(int cell, bool trays)
{
    return trays ? board_rail(cell) : board_border(cell);
}

static struct board_geometry largest_in(struct rect room, struct board_geometry geometry)
{
    int cell = int_max(1, int_min(room.w, room.h) * 2 / 17 + 1); /* one too large, at most */
    while (cell > 1 && (8 * cell + 2 * board_border(cell) > room.w ||
                        8 * cell + 2 * rail(cell, geometry.trays) > room.h))
        cell--;
    geometry.cell = cell;
    geometry.outer = rect_centred(room, 8 * cell + 2 * board_border(cell),
                                  8 * cell + 2 * rail(cell, geometry.trays));
    geometry.inner = rect_centred(geometry.outer, 8 * cell, 8 * cell);
    return geometry;
}

struct board_geometry board_geometry_in(struct rect room, bool turned, bool mirrored)
{
    return largest_in(room, (struct board_geometry){.turned = turned, .mirrored = mirrored});
}

struct board_geometry board_geometry_with_trays(struct rect room, bool turned, bool mirrored)
{
    return largest_in(
        room, (struct board_geometry){.turned = turned, .mirrored = mirrored, .trays = true});
}

struct rect board_whole(int w, int h, bool trays)
{
    return largest_in((struct rect){0, 0, int_max(1, w), int_max(1, h)},
                      (struct board_geometry){.trays = trays})
        .outer;
}

int board_whole_side(int room)
{
    return board_whole(room, room, false).w;
}

struct rect board_tray(const struct board_geometry *geometry, enum side side)
{
    struct rect frame = rect_centred(geometry->outer, geometry->inner.w, geometry->outer.h);
    int percent = geometry->trays ? GROOVE_PERCENT : BOARD_FRAME_WOOD_PERCENT;
    int wood = ((geometry->inner.y - frame.y) * percent + 50) / 100;
    bool above = (side == WHITE) == geometry->turned;
    return above ? cut_top(&frame, wood) : cut_bottom(&frame, wood);
}

struct rect board_tray_place(const struct board_geometry *geometry, enum side side, bool king,
                             int index, bool paired)
{
    struct rect tray = board_tray(geometry, side);
    int cell = geometry->cell, size = int_min(tray.h, cell * TRAY_PIECE_PERCENT / 100);
    int step = size * TRAY_STEP_PERCENT / TRAY_PIECE_PERCENT;
    int along = paired ? (index / 2 + 1) * cell + (index % 2 ? step : -step) / 2
                       : tray.h / 2 + index * step;
    int x = king ? tray.x + tray.w - along : tray.x + along;
    return rect_centred((struct rect){x - size / 2, tray.y, size, tray.h}, size, size);
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

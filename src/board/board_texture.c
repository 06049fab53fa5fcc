/* SPDX-License-Identifier: MIT */
#include "board/board_texture.h"

#include "board/sprites.h"

enum {
    VARIANTS = 4, /* of each colour of square, so that the grain does not repeat */
};

int board_border(int cell)
{
    return (cell + 2) / 4;
}

int board_rail(int cell)
{
    return (cell * 47 + 50) / 100; /* as the picture of the frame has it */
}

/* Returns the variant for a square. The pattern must not catch the eye along a line or a diagonal.
 */
static int variant(int row, int column)
{
    return (row * 5 + column * 3 + row * column / 3 + (row * row + column * 7) / 4) % VARIANTS;
}

/* Squares hide what they lie on: they are copied, not blended. */
static SDL_Surface *load_square(const char *assets, const struct sprite *sprite, int cell)
{
    SDL_Surface *square = sprite_load(assets, sprite, cell, cell);
    SDL_SetSurfaceBlendMode(square, SDL_BLENDMODE_NONE);
    return square;
}

static void put_squares(SDL_Surface *board, SDL_Surface *squares[2][VARIANTS], int cell,
                        bool mirrored)
{
    int left = (board->w - 8 * cell) / 2, top = (board->h - 8 * cell) / 2;
    for (int row = 0; row < 8; row++)
        for (int column = 0; column < 8; column++) {
            int dark = ((row + column) % 2 == 1) != mirrored;
            SDL_Rect to = {left + column * cell, top + row * cell, cell, cell};
            SDL_BlitSurface(squares[dark][variant(row, column)], NULL, board, &to);
        }
}

/* Returns the second number for the maker: theme and corner in one. */
static int variety_of(enum theme_index theme, bool mirrored)
{
    return 2 * (int)theme + mirrored;
}

enum theme_index board_texture_theme(int variety)
{
    return (enum theme_index)(variety / 2);
}

static SDL_Surface *make_board(const char *assets, int w, int h, int cell, int variety,
                               uint32_t background)
{
    enum theme_index theme = board_texture_theme(variety);
    static const enum board_sprite first[2] = {SPRITE_LIGHT_1, SPRITE_DARK_1};
    SDL_Surface *board = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_RGB888);
    if (!board)
        return NULL;
    SDL_FillRect(board, NULL, background);
    sprite_put_edges(board, assets, board_sprite(theme, h > w ? SPRITE_FRAME_TRAY : SPRITE_FRAME),
                     (w - 8 * cell) / 2, (h - 8 * cell) / 2);
    SDL_Surface *squares[2][VARIANTS];
    for (int dark = 0; dark < 2; dark++)
        for (int i = 0; i < VARIANTS; i++)
            squares[dark][i] =
                load_square(assets, board_sprite(theme, first[dark] + (unsigned)i), cell);
    put_squares(board, squares, cell, variety % 2);
    for (int dark = 0; dark < 2; dark++)
        for (int i = 0; i < VARIANTS; i++)
            SDL_FreeSurface(squares[dark][i]);
    return board;
}

static const struct picture_maker board_maker = {make_board};

void draw_board(struct draw_list *list, struct rect outer, int cell, enum theme_index theme,
                bool mirrored)
{
    draw_picture(list, &board_maker, outer, cell, variety_of(theme, mirrored));
}

/* SPDX-License-Identifier: MIT */
#include "board/sample.h"

#include "board/piece_view.h"
#include "board/sprites.h"

void board_sample(struct ui *ui, struct rect rect, struct looks looks, bool kings)
{
    static const enum piece pieces[2][2] = {{BLACK_MAN, WHITE_MAN}, {BLACK_KING, WHITE_KING}};
    static const enum board_sprite squares[2][2] = {{SPRITE_LIGHT_1, SPRITE_DARK_1},
                                                    {SPRITE_DARK_2, SPRITE_LIGHT_2}};
    for (int row = 0; row < 2; row++)
        for (int column = 0; column < 2; column++) {
            struct rect half = {rect.x, rect.y + row * (rect.h / 2), rect.w, rect.h / 2};
            struct rect square = rect_column(half, column, 2, 0);
            draw_sprite(&ui->list, board_sprite(looks.board, squares[row][column]), square);
            if (column != row)
                piece_view(ui, square, pieces[kings][row], looks, 255);
        }
}

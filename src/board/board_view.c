/* SPDX-License-Identifier: MIT */
#include "board/board_view.h"

#include "board/board_texture.h"
#include "board/labels.h"
#include "board/marks.h"
#include "board/piece_view.h"

void board_view(struct ui *ui, const struct board_picture *picture)
{
    const struct board_geometry *geometry = &picture->geometry;
    size_t layer = draw_layer_begin(&ui->list, geometry->outer);
    draw_board(&ui->list, geometry->outer, geometry->cell, picture->looks.board,
               geometry->mirrored);
    if (picture->turn == 0)
        labels(ui, picture);
    draw_layer_end(&ui->list, layer);
    if (picture->turn == 0)
        marks_below_pieces(ui, picture);
    standing_pieces(ui, picture);
    leaving_pieces(ui, picture);
    if (board_picture_travels(picture))
        moving_piece(ui, picture);
    else if (picture->turn == 0)
        marks_above_pieces(ui, picture);
}

void board_hand_view(struct ui *ui, const struct board_picture *picture)
{
    if (!board_picture_travels(picture) && picture->turn == 0)
        piece_in_hand(ui, picture);
}

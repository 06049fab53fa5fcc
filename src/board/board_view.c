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
    labels(ui, picture);
    draw_layer_end(&ui->list, layer);
    marks_below_pieces(ui, picture);
    standing_pieces(ui, picture);
    if (picture->moving) {
        moving_piece(ui, picture);
        return;
    }
    marks_above_pieces(ui, picture);
    if (picture->gesture)
        piece_in_hand(ui, picture);
}

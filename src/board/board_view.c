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
    draw_layer_end(&ui->list, layer);
    bool travels = board_picture_travels(picture), still = picture->turn == 0;
    if (still) {
        frame_labels(ui, picture); /* on a very small board they are higher than the frame */
        marks_below_pieces(ui, picture);
    }
    standing_pieces(ui, picture);
    leaving_pieces(ui, picture);
    if (still && !travels)
        marks_above_pieces(ui, picture);
    if (still)
        number_labels(ui, picture); /* whatever is marked, its number can be read */
    if (travels)
        moving_piece(ui, picture);
}

void board_hand_view(struct ui *ui, const struct board_picture *picture)
{
    if (!board_picture_travels(picture) && picture->turn == 0)
        piece_in_hand(ui, picture);
}

/* SPDX-License-Identifier: MIT */
#include "board/board_view.h"

#include "board/board_texture.h"
#include "board/labels.h"
#include "board/marks.h"
#include "board/piece_view.h"
#include "toolkit/turned.h"

#include <math.h>

static void empty_board(struct ui *ui, const struct board_picture *picture)
{
    const struct board_geometry *geometry = &picture->geometry;
    draw_board(&ui->list, geometry->outer, geometry->cell, picture->looks.board,
               geometry->mirrored);
}

static void things_on_board(struct ui *ui, const struct board_picture *picture)
{
    bool travels = board_picture_travels(picture);
    frame_labels(ui, picture); /* on a very small board they are higher than the frame */
    marks_below_pieces(ui, picture);
    standing_pieces(ui, picture);
    leaving_pieces(ui, picture);
    if (!travels)
        marks_above_pieces(ui, picture);
    number_labels(ui, picture); /* whatever is marked, its number can be read */
    if (travels)
        moving_piece(ui, picture);
    else
        piece_on_its_way(ui, picture);
}

/* Until half of it is done the board as it was, from then on as it will be: so it stands upright
 * when it begins and when it ends, and what is not the same upside down changes when it is
 * fastest. */
static void turning_board(struct ui *ui, const struct board_picture *picture)
{
    struct board_picture shown = *picture;
    bool as_it_was = picture->turn > 0.5;
    int left = (int)lround(picture->turn * TURNED_HALF);
    shown.geometry.turned ^= as_it_was;
    size_t layer = draw_turned_begin(&ui->list, picture->geometry.outer,
                                     as_it_was ? TURNED_HALF - left : -left);
    empty_board(ui, &shown);
    things_on_board(ui, &shown);
    draw_layer_end(&ui->list, layer);
}

void board_view(struct ui *ui, const struct board_picture *picture)
{
    if (picture->turn > 0) {
        turning_board(ui, picture);
        return;
    }
    size_t layer = draw_layer_begin(&ui->list, picture->geometry.outer);
    empty_board(ui, picture);
    draw_layer_end(&ui->list, layer);
    things_on_board(ui, picture);
}

void board_hand_view(struct ui *ui, const struct board_picture *picture)
{
    if (!board_picture_travels(picture))
        piece_in_hand(ui, picture);
}

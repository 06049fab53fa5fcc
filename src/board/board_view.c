/* SPDX-License-Identifier: MIT */
#include "board/board_view.h"

#include "base/hash.h"
#include "board/board_parts.h"
#include "board/board_texture.h"
#include "board/piece_view.h"

#include <math.h>

static void squares(struct ui *ui, const struct board_picture *picture)
{
    const struct board_geometry *geometry = &picture->geometry;
    draw_board(&ui->list, geometry->outer, geometry->cell, picture->looks.board,
               geometry->mirrored);
}

static void empty_board(struct ui *ui, const struct board_picture *picture)
{
    const struct board_geometry *geometry = &picture->geometry;
    size_t layer = draw_layer_begin(&ui->list, geometry->outer);
    squares(ui, picture);
    draw_layer_end(&ui->list, layer);
}

/* After half a turn an empty board looks as before. Labels and marks fade out at the old place
 * during the first half and fade in at the new place during the second. */
static struct board_picture labelled(const struct board_picture *picture)
{
    struct board_picture labelled = *picture;
    labelled.geometry.turned ^= picture->turn > 0.5;
    labelled.turn = 0;
    return labelled;
}

/* Returns the opacity of labels and marks, 0 to 1. */
static double label_opacity(const struct board_picture *picture)
{
    return fmax(0, fabs(2 * picture->turn - 1) * 2 - 1);
}

static void begin_labels(struct ui *ui, const struct board_picture *picture)
{
    if (picture->turn > 0)
        draw_fade(&ui->list, label_opacity(picture));
}

static void end_labels(struct ui *ui)
{
    draw_fade(&ui->list, 1);
}

static void numbers(struct ui *ui, const struct board_picture *picture)
{
    struct board_picture around = labelled(picture);
    begin_labels(ui, picture);
    number_labels(ui, &around);
    end_labels(ui);
}

/* Draws all of the board. */
static void whole(struct ui *ui, const struct board_picture *picture)
{
    bool travels = board_picture_travels(picture), turns = picture->turn > 0;
    struct board_picture around = labelled(picture);
    empty_board(ui, picture);
    begin_labels(ui, picture);
    captured_in_trays(ui, &around);
    frame_labels(ui, &around); /* on a very small board they are higher than the frame */
    marks_below_pieces(ui, &around);
    end_labels(ui);
    if (turns)
        numbers(ui, picture); /* the pieces pass over them */
    standing_pieces(ui, picture);
    waiting_pieces(ui, picture);
    if (!travels && !picture->gathering) /* once they stand in their places */
        marks_on_pieces(ui, picture);
    begin_labels(ui, picture);
    if (!travels)
        marks_above_pieces(ui, &around);
    end_labels(ui);
    if (!turns)
        numbers(ui, picture); /* a number is read above any mark */
    if (travels)
        moving_piece(ui, picture);
    else
        piece_on_its_way(ui, picture);
}

/* Marks come by degrees on a board that was there before. */
void board_view(struct ui *ui, const struct board_picture *picture)
{
    const struct rect *outer = &picture->geometry.outer;
    struct placing mirrored = ui_place_unmirrored(ui, *outer);
    struct sight_part around =
        sight_enter(&ui->sight, hash_bytes(HASH_EMPTY, outer, sizeof *outer));
    whole(ui, picture);
    sight_leave(&ui->sight, around);
    ui_place(ui, mirrored);
}

void board_small_view(struct ui *ui, const struct board_picture *picture)
{
    struct placing mirrored = ui_place_unmirrored(ui, picture->geometry.outer);
    squares(ui, picture);
    standing_pieces(ui, picture);
    ui_place(ui, mirrored);
}

void board_hand_view(struct ui *ui, const struct board_picture *picture)
{
    struct placing mirrored = ui_place_unmirrored(ui, picture->geometry.outer);
    gathered_pieces(ui, picture);
    leaving_pieces(ui, picture);
    if (!board_picture_travels(picture))
        piece_in_hand(ui, picture);
    ui_place(ui, mirrored);
}

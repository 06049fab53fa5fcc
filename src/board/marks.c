/* SPDX-License-Identifier: MIT */
#include "board/marks.h"

#include "board/labels.h"
#include "board/sprites.h"

#include <stdio.h>

static void mark_each(struct ui *ui, const struct board_picture *picture, squareset set,
                      enum board_sprite mark)
{
    for (int square = squareset_next(set, 0); square; square = squareset_next(set, square))
        draw_sprite(&ui->list, board_sprite(picture->looks.board, mark),
                    board_square_rect(&picture->geometry, square));
}

/* The squares of the last move; while it is shown, those that the piece has reached. */
static squareset last_squares(const struct board_picture *picture)
{
    const struct animation *animation = picture->animation;
    if (!board_picture_travels(picture) || animation->way != ANIMATION_FORWARD)
        return picture->last ? move_visited(picture->last) : 0;
    squareset reached = 0;
    for (int i = 0; i <= (int)picture->moment.steps; i++)
        reached |= square_set(animation->move.path[i]);
    return reached;
}

/* Marks the last move, and writes the numbers that the marks cover again. */
void marks_below_pieces(struct ui *ui, const struct board_picture *picture)
{
    squareset last = last_squares(picture);
    mark_each(ui, picture, last, SPRITE_MARK_LAST);
    if (picture->looks.labels == LABELS_NUMBER)
        number_labels(ui, picture, last, square_names_for(picture->rules, SQUARES_NUMBER));
}

static void target_marks(struct ui *ui, const struct board_picture *picture)
{
    bool captures = picture->gesture && board_picture_chosen(picture) &&
                    move_is_capture(board_picture_chosen(picture));
    mark_each(ui, picture, picture->targets,
              captures ? SPRITE_MARK_TARGET_CAPTURE : SPRITE_MARK_TARGET);
}

static void route_badges(struct ui *ui, const struct board_picture *picture)
{
    const struct gesture *gesture = picture->gesture;
    for (int i = 0; i < gesture->route_count; i++) {
        struct rect at =
            board_square_rect(&picture->geometry, gesture_route_square(gesture, picture->list, i));
        char number[12];
        snprintf(number, sizeof number, "%d", i + 1);
        draw_sprite(&ui->list, board_sprite(picture->looks.board, SPRITE_ROUTE_BADGE), at);
        ui_text(ui, at, label_style(picture, 22),
                board_picture_colour(picture, BOARD_COLOUR_BADGE_LABEL), ALIGN_CENTRE, number);
    }
}

static void selection_marks(struct ui *ui, const struct board_picture *picture)
{
    const struct gesture *gesture = picture->gesture;
    squareset selected =
        gesture && gesture->length > 0 ? square_set(gesture->path[gesture->length - 1]) : 0;
    /* Where a refusal points, its frame says enough. */
    squareset movable = picture->movable & ~selected & ~(gesture ? gesture->look : 0);
    mark_each(ui, picture, movable, SPRITE_MARK_MOVABLE);
    if (picture->must_capture)
        mark_each(ui, picture, movable, SPRITE_MARK_MUST);
    mark_each(ui, picture, selected, SPRITE_MARK_SELECTED);
}

void marks_above_pieces(struct ui *ui, const struct board_picture *picture)
{
    const struct gesture *gesture = picture->gesture;
    selection_marks(ui, picture);
    if (!gesture)
        return;
    if (gesture->route_count > 0)
        route_badges(ui, picture);
    else
        target_marks(ui, picture);
    mark_each(ui, picture, gesture->look, SPRITE_MARK_LOOK);
    if (gesture->cursor_visible)
        mark_each(ui, picture, square_set(gesture->cursor), SPRITE_CURSOR);
}

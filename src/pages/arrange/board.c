/* SPDX-License-Identifier: MIT */
/* A click puts a piece; another click or the right button removes it. A piece is moved by dragging,
 * and is gone when dropped beside the board. The keyboard has a square of its own. */
#include "board/board_view.h"
#include "board/board_widgets.h"
#include "board/hand.h"
#include "board/piece_view.h"
#include "pages/arrange/arrange.h"

#include <stdlib.h>

enum {
    PREVIEW_ALPHA = 110, /* of 255: the piece that a click would put */
};

static const struct position *position_of(const struct arranging *arranging)
{
    return arrangement_now(&arranging->page->arrangement);
}

static enum piece piece_on(const struct arranging *arranging, int square)
{
    return square == SQUARE_NONE ? PIECE_NONE : position_piece(position_of(arranging), square);
}

/* --- What hands do --- */

static void change_square(struct arranging *arranging, int square, enum piece piece)
{
    if (arrangement_put(&arranging->page->arrangement, square, piece))
        desk_sound(arranging->desk, SOUND_PUT);
}

/* Puts the chosen piece, or removes it if it stands there already. */
static void use_hand(struct arranging *arranging, int square)
{
    enum piece piece = arranging->page->hand.piece;
    change_square(arranging, square, piece_on(arranging, square) == piece ? PIECE_NONE : piece);
}

static void press(struct arranging *arranging, const struct board_geometry *geometry)
{
    struct ui *ui = arranging->desk->ui;
    struct arrange_hand *hand = &arranging->page->hand;
    int square;
    if (!board_square_at(geometry, ui->input.x, ui->input.y, &square) || !ui_take(ui, true))
        return;
    ui->focus = ui->click_on = ui_id("board", 0);
    hand->cursor_visible = false;
    if (square == SQUARE_NONE)
        return;
    if (ui->input.secondary) {
        hand->pressed = SQUARE_NONE; /* a finger that rests has pressed before */
        change_square(arranging, square, PIECE_NONE);
        return;
    }
    hand->pressed = square;
    hand->press_x = hand->drag_x = ui->input.x;
    hand->press_y = hand->drag_y = ui->input.y;
}

static void follow(struct arranging *arranging, const struct board_geometry *geometry)
{
    struct ui *ui = arranging->desk->ui;
    struct arrange_hand *hand = &arranging->page->hand;
    int far = ui_px(ui, METRIC_DRAG);
    board_square_at(geometry, ui->input.x, ui->input.y, &hand->hover);
    hand->drag_x = ui->input.x;
    hand->drag_y = ui->input.y - (ui->input.finger ? geometry->cell : 0); /* seen above it */
    if (piece_on(arranging, hand->pressed) != PIECE_NONE &&
        (abs(ui->input.x - hand->press_x) > far || abs(ui->input.y - hand->press_y) > far))
        hand->dragging = true;
}

static void put_down(struct arranging *arranging, const struct board_geometry *geometry, int from)
{
    struct ui *ui = arranging->desk->ui;
    int square;
    if (!board_square_at(geometry, ui->input.x, ui->input.y, &square))
        change_square(arranging, from, PIECE_NONE);
    else if (square != SQUARE_NONE && square != from &&
             arrangement_move(&arranging->page->arrangement, from, square))
        desk_sound(arranging->desk, SOUND_PUT);
}

static void let_go(struct arranging *arranging, const struct board_geometry *geometry)
{
    struct arrange_hand *hand = &arranging->page->hand;
    int pressed = hand->pressed, square;
    bool dragged = hand->dragging;
    hand->pressed = SQUARE_NONE;
    hand->dragging = false;
    const struct input *input = &arranging->desk->ui->input;
    if (input->finger)
        hand->hover = SQUARE_NONE;
    if (pressed == SQUARE_NONE)
        return;
    if (dragged)
        put_down(arranging, geometry, pressed);
    else if (board_square_at(geometry, input->x, input->y, &square) && square == pressed)
        use_hand(arranging, square);
}

static void leave(struct arranging *arranging)
{
    struct arrange_hand *hand = &arranging->page->hand;
    hand->hover = hand->pressed = SQUARE_NONE;
    hand->dragging = false;
}

static void pointer(struct arranging *arranging, const struct board_geometry *geometry)
{
    struct ui *ui = arranging->desk->ui;
    const struct input *input = &ui->input;
    if (input->kind == INPUT_PRESS && !ui->used && !ui_stray_click(ui, ui_id("board", 0)))
        press(arranging, geometry);
    else if (input->kind == INPUT_MOVE)
        follow(arranging, geometry);
    else if (input->kind == INPUT_RELEASE && !input->secondary)
        let_go(arranging, geometry);
    else if (input->kind == INPUT_LEAVE)
        leave(arranging);
}

/* The first arrow shows the keyboard's square, the next ones move it. */
static void cursor_keys(struct arranging *arranging, const struct board_geometry *geometry)
{
    struct ui *ui = arranging->desk->ui;
    struct arrange_hand *hand = &arranging->page->hand;
    int beside = board_square_by_key(geometry, hand->cursor, ui->input.key);
    if (beside == SQUARE_NONE || !ui_key(ui, ui->input.key))
        return;
    if (hand->cursor_visible)
        hand->cursor = beside;
    hand->cursor_visible = true;
}

/* The board gets keys that no widget has taken. */
static void keys(struct arranging *arranging, const struct board_geometry *geometry)
{
    struct ui *ui = arranging->desk->ui;
    struct arrange_hand *hand = &arranging->page->hand;
    if (ui->focus != 0 && ui->focus != ui_id("board", 0))
        return;
    cursor_keys(arranging, geometry);
    if (ui_key(ui, SDLK_RETURN) || ui_key(ui, SDLK_SPACE)) {
        if (hand->cursor_visible)
            use_hand(arranging, hand->cursor);
        hand->cursor_visible = true;
    }
    if ((ui_key(ui, SDLK_DELETE) || ui_key(ui, SDLK_BACKSPACE)) && hand->cursor_visible)
        change_square(arranging, hand->cursor, PIECE_NONE);
}

/* --- What is seen --- */

static const struct movelist no_moves;

/* Squares that the sentence names have rings; the keyboard's square has its frame. */
static struct gesture seen_gesture(const struct arranging *arranging)
{
    const struct arrange_hand *hand = &arranging->page->hand;
    return (struct gesture){
        .hover = hand->hover,
        .cursor = hand->cursor,
        .cursor_visible = hand->cursor_visible && arranging->desk->ui->focus_visible,
        .dragging = hand->dragging,
        .pointed = arranging->report.squares,
    };
}

static void preview(const struct arranging *arranging, const struct board_geometry *geometry)
{
    const struct arrange_hand *hand = &arranging->page->hand;
    struct ui *ui = arranging->desk->ui;
    if (!ui->pointer_inside || hand->hover == SQUARE_NONE || hand->dragging ||
        hand->piece == PIECE_NONE || piece_on(arranging, hand->hover) != PIECE_NONE)
        return;
    piece_view(ui, board_square_rect(geometry, hand->hover), hand->piece, arranging->looks,
               PREVIEW_ALPHA);
}

static void view(const struct arranging *arranging, const struct board_geometry *geometry)
{
    const struct arrange_hand *hand = &arranging->page->hand;
    struct gesture gesture = seen_gesture(arranging);
    struct board_picture picture = {
        .geometry = *geometry,
        .position = *position_of(arranging),
        .rules = &arranging->rules->rules,
        .looks = arranging->looks,
        .gesture = &gesture,
        .list = &no_moves,
    };
    int cell = geometry->cell;
    if (hand->dragging) {
        picture.homing = hand->pressed;
        picture.homing_at =
            (struct rect){hand->drag_x - cell / 2, hand->drag_y - cell / 2, cell, cell};
    }
    board_view(arranging->desk->ui, &picture);
    preview(arranging, geometry);
    board_hand_view(arranging->desk->ui, &picture);
}

void arrange_board(struct arranging *arranging, struct rect rect)
{
    struct desk *desk = arranging->desk;
    struct board_geometry geometry =
        board_geometry_in(rect, desk->turned, arranging->rules->rules.corner == CORNER_LIGHT);
    struct placing mirrored = ui_place_unmirrored(desk->ui, geometry.outer);
    board_widgets(desk->ui, &geometry, position_of(arranging), SQUARE_NONE,
                  looks_side_names(arranging->looks));
    board_offer(desk->ui, UINT32_MAX);
    if (arranging->page->hand.dragging &&
        piece_on(arranging, arranging->page->hand.pressed) == PIECE_NONE)
        leave(arranging); /* undo has removed the piece */
    pointer(arranging, &geometry);
    keys(arranging, &geometry);
    struct gesture gesture = seen_gesture(arranging);
    hand_speak(desk->ui, &gesture, &no_moves, position_of(arranging), arranging->names,
               looks_side_names(arranging->looks));
    if (ui_hovers(desk->ui, geometry.inner) && arranging->page->hand.hover != SQUARE_NONE)
        ui_point(desk->ui, CURSOR_HAND);
    view(arranging, &geometry);
    ui_place(desk->ui, mirrored);
}

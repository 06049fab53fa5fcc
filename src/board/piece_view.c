/* SPDX-License-Identifier: MIT */
#include "board/piece_view.h"

#include "board/motion.h"
#include "board/sprites.h"

#include <math.h>

enum {
    GHOST_ALPHA = 77, /* 30 %: a piece that is elsewhere now */
    CAPTURED_ALPHA = 110,
    SOLID = 255,
};

/* A man or a king on the board, its shadow included, and lifted above it, without. */
static const enum board_sprite man_sprites[2][2] = {
    {SPRITE_BLACK_MAN, SPRITE_WHITE_MAN},
    {SPRITE_BLACK_MAN_LIFTED, SPRITE_WHITE_MAN_LIFTED},
};
static const enum board_sprite stack_sprites[2][2] = {
    {SPRITE_STACK_BLACK, SPRITE_STACK_WHITE},
    {SPRITE_STACK_BLACK_LIFTED, SPRITE_STACK_WHITE_LIFTED},
};
static const enum board_sprite letter_sprites[2][2] = {
    {SPRITE_LETTER_BLACK_MAN, SPRITE_LETTER_BLACK_KING},
    {SPRITE_LETTER_WHITE_MAN, SPRITE_LETTER_WHITE_KING},
};
static const enum board_sprite mark_sprites[KING_MARK_COUNT][2] = {
    [KING_MARK_RINGS] = {SPRITE_RINGS_BLACK, SPRITE_RINGS_WHITE},
    [KING_MARK_CROWN] = {SPRITE_CROWN_BLACK, SPRITE_CROWN_WHITE},
};

static struct colour faded(uint8_t fade)
{
    return (struct colour){255, 255, 255, fade};
}

static void draw_piece(struct ui *ui, struct rect square, enum piece piece, struct looks looks,
                       bool lifted, uint8_t fade)
{
    enum side side = piece_side(piece);
    bool king = piece_is_king(piece);
    struct colour tint = faded(fade);
    if (looks.pieces == PIECES_LETTERS) {
        draw_sprite_tinted(&ui->list, board_sprite(looks.board, letter_sprites[side][king]), square,
                           tint);
    } else if (king && looks.king_mark == KING_MARK_STACK) {
        draw_sprite_tinted(&ui->list, board_sprite(looks.board, stack_sprites[lifted][side]),
                           square, tint);
    } else {
        draw_sprite_tinted(&ui->list, board_sprite(looks.board, man_sprites[lifted][side]), square,
                           tint);
        if (king)
            draw_sprite_tinted(&ui->list,
                               board_sprite(looks.board, mark_sprites[looks.king_mark][side]),
                               square, tint);
    }
}

void piece_view(struct ui *ui, struct rect square, enum piece piece, struct looks looks,
                uint8_t fade)
{
    if (piece != PIECE_NONE)
        draw_piece(ui, square, piece, looks, false, fade);
}

/* A piece above the board: its shadow stays below. */
static void lifted_piece(struct ui *ui, struct rect square, enum piece piece, struct looks looks,
                         int height)
{
    struct rect shadow = {square.x + height / 3, square.y + height / 2, square.w, square.h};
    if (looks.pieces == PIECES_DISCS)
        draw_sprite(&ui->list, board_sprite(looks.board, SPRITE_SHADOW), shadow);
    square.y -= height;
    draw_piece(ui, square, piece, looks, true, SOLID);
}

/* The pieces of the path so far: where the chosen piece stands now, and what it has captured. */
struct under_way {
    int from;           /* the moving piece's square, or SQUARE_NONE */
    squareset captured; /* shown as ghosts */
};

static struct under_way find_under_way(const struct board_picture *picture)
{
    if (picture->moving)
        return (struct under_way){move_from(picture->moving),
                                  move_captured_by_steps(picture->moving, (int)picture->progress)};
    const struct move *chosen = board_picture_chosen(picture);
    if (!chosen || (picture->gesture->length == 1 && !picture->gesture->dragging))
        return (struct under_way){SQUARE_NONE, 0};
    return (struct under_way){picture->gesture->path[0],
                              move_captured_by_steps(chosen, picture->gesture->length - 1)};
}

void standing_pieces(struct ui *ui, const struct board_picture *picture)
{
    struct under_way under_way = find_under_way(picture);
    for (int square = 1; square <= SQUARE_COUNT; square++) {
        uint8_t fade = SOLID;
        if (square == under_way.from) {
            if (picture->moving)
                continue;
            fade = GHOST_ALPHA;
        } else if (squareset_has(under_way.captured, square)) {
            fade = CAPTURED_ALPHA;
        }
        piece_view(ui, board_square_rect(&picture->geometry, square),
                   position_piece(&picture->position, square), picture->looks, fade);
    }
}

void moving_piece(struct ui *ui, const struct board_picture *picture)
{
    const struct move *move = picture->moving;
    int step = int_clamp((int)picture->progress, 0, move->steps - 1);
    enum motion motion = move_is_capture(move) ? MOTION_HOP : MOTION_MOVE;
    double part = motion_at(motion, picture->progress - step);
    struct rect from = board_square_rect(&picture->geometry, move->path[step]);
    struct rect to = board_square_rect(&picture->geometry, move->path[step + 1]);
    struct rect at = {from.x + (int)lround((to.x - from.x) * part),
                      from.y + (int)lround((to.y - from.y) * part), from.w, from.h};
    double arc = sin(part * 3.14159265358979) * picture->geometry.cell;
    lifted_piece(ui, at, position_piece(&picture->position, move_from(move)), picture->looks,
                 (int)(arc * (move_is_capture(move) ? 0.22 : 0.05)));
}

void piece_in_hand(struct ui *ui, const struct board_picture *picture)
{
    const struct gesture *gesture = picture->gesture;
    enum piece piece = position_piece(&picture->position, gesture->path[0]);
    int cell = picture->geometry.cell;
    if (gesture->dragging) {
        struct rect at = {gesture->drag_x - cell / 2, gesture->drag_y - cell / 2, cell, cell};
        lifted_piece(ui, at, piece, picture->looks, cell / 12);
    } else if (gesture->length > 1) {
        piece_view(ui, board_square_rect(&picture->geometry, gesture->path[gesture->length - 1]),
                   piece, picture->looks, SOLID);
    }
}

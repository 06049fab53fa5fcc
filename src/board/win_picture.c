/* SPDX-License-Identifier: MIT */
#include "board/win_picture.h"

#include "board/motion.h"
#include "board/piece_view.h"
#include "board/sprites.h"

#include <math.h>

/* Percent of the picture's side. The medal's plate is two thirds of it, a piece four fifths of its
 * square. */
enum {
    MEDAL = 94,
    MEDAL_TOP = 14,   /* its rays reach below the picture */
    FACE_MARGIN = 21, /* of the medal's side, around the face within its rim */
    KING = 64,
    CROWN = 46,
    CROWN_FROM = 40, /* how high above its place the crown begins to drop, at most */
    SOLID = 255,
};

static struct rect part_of(struct rect whole, int percent)
{
    int side = whole.h * percent / 100;
    return rect_centred(whole, side, side);
}

static void king_on_medal(struct ui *ui, struct rect square, enum side side, struct looks looks)
{
    struct rect medal = part_of(square, MEDAL);
    struct rect face = rect_inset(medal, medal.h * FACE_MARGIN / 100);
    draw_sprite(&ui->list, board_sprite(looks.board, SPRITE_WIN_MEDAL), medal);
    draw_fill(&ui->list, face, face.h / 2, piece_ground(looks));
    piece_view(ui, part_of(square, KING * MEDAL / 100), side == BLACK ? BLACK_KING : WHITE_KING,
               looks, SOLID);
}

/* The crown sits on the upper edge of the piece, once it is there. */
static void crowned_king(struct ui *ui, struct rect square, int top, enum side side,
                         struct looks looks, int crowning)
{
    struct rect crown = part_of(square, CROWN), lower = square;
    uint8_t fade = (uint8_t)lround(motion_after(MOTION_APPEAR, crowning) * SOLID);
    int height = int_clamp(square.h * CROWN_FROM / 100, 0, int_max(0, square.y - top));
    crown.y = square.y - (int)lround((1 - motion_after(MOTION_CROWN, crowning)) * height);
    lower.y += square.h * MEDAL_TOP / 100;
    king_on_medal(ui, lower, side, looks);
    draw_sprite_tinted(&ui->list, board_sprite(looks.board, SPRITE_WIN_CROWN), crown,
                       (struct colour){255, 255, 255, fade});
}

void win_picture(struct ui *ui, struct rect rect, int top, const struct result *result,
                 struct looks looks, int crowning)
{
    enum side winner;
    int side = int_min(rect.w, rect.h);
    if (result_winner(result, &winner)) {
        crowned_king(ui, rect_centred(rect, side, side), top, winner, looks, crowning);
        return;
    }
    side = int_min(rect.w * 100 / WIN_PICTURE_DRAW, rect.h);
    rect = rect_centred(rect, int_min(2 * side, rect.w), side);
    struct rect right = cut_right(&rect, side);
    king_on_medal(ui, (struct rect){rect.x, rect.y, side, side}, BLACK, looks);
    king_on_medal(ui, right, WHITE, looks);
}

void win_man(struct ui *ui, struct rect square, enum side side, struct looks looks)
{
    piece_on_ground(ui, square, square.h / 2, side == BLACK ? BLACK_MAN : WHITE_MAN, looks);
}

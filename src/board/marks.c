/* SPDX-License-Identifier: MIT */
#include "board/board_parts.h"

#include "board/motion.h"
#include "board/piece_view.h"
#include "board/sprites.h"

#include <math.h>

enum {
    FAINTLY = 110, /* of 255: the lit square, if the piece in the hand may not go there */
    SOLID = 255,
    SMALL_DOT_PERCENT = 58,
    CURSOR_MARGIN_PERCENT = 5, /* of the square's height, around it */
};

static void mark_at(struct ui *ui, const struct board_picture *picture, struct rect at,
                    enum board_sprite mark, uint8_t alpha)
{
    struct colour tint = board_mark_colour(picture->looks.board, mark);
    tint.a = alpha;
    draw_sprite_tinted(&ui->list, board_sprite(picture->looks.board, mark), at, tint);
}

/* Returns the opacity of a mark of this kind on the square, 0 to 1: it comes by degrees. */
static double coming(struct ui *ui, enum board_sprite kind, int square)
{
    uint64_t what = (uint64_t)kind << 32 | (uint64_t)square;
    return motion_at(MOTION_MARK, sight_see(&ui->sight, what, motion_ms(MOTION_MARK)));
}

/* Marks each square. Where there was a mark of this kind before, only its looks change. */
static void mark_each_as(struct ui *ui, const struct board_picture *picture, squareset set,
                         enum board_sprite mark, enum board_sprite kind)
{
    for (int square = squareset_next(set, 0); square; square = squareset_next(set, square))
        mark_at(ui, picture, board_picture_square(picture, square), mark,
                (uint8_t)lround(SOLID * coming(ui, kind, square)));
}

static void mark_each(struct ui *ui, const struct board_picture *picture, squareset set,
                      enum board_sprite mark)
{
    mark_each_as(ui, picture, set, mark, mark);
}

/* --- Below the pieces --- */

/* Returns the square of the chosen piece, or none. */
static squareset selected_square(const struct board_picture *picture)
{
    const struct gesture *gesture = picture->gesture;
    return gesture && gesture->length > 0 ? square_set(gesture->path[gesture->length - 1]) : 0;
}

/* Lights the square that a held piece would be put down on; none while the board turns. */
static void lit_square(struct ui *ui, const struct board_picture *picture)
{
    const struct gesture *gesture = picture->gesture;
    if (!gesture || !gesture->dragging || gesture->hover == SQUARE_NONE || picture->turn > 0)
        return;
    bool legal = squareset_has(picture->targets, gesture->hover);
    mark_at(ui, picture, board_square_rect(&picture->geometry, gesture->hover), SPRITE_MARK_LIT,
            legal ? SOLID : FAINTLY);
}

/* Returns the squares of the last move, or of the capture that is being made; while either is
 * shown, those that the piece has reached. */
static squareset last_squares(const struct board_picture *picture)
{
    const struct animation *animation = picture->animation;
    const struct gesture *gesture = picture->gesture;
    bool forward = board_picture_travels(picture) && animation->way != ANIMATION_BACKWARD;
    squareset reached = 0;
    for (int i = 0; !forward && gesture && gesture_captures(gesture) && i < gesture->length; i++)
        reached |= square_set(gesture->path[i]);
    if (!forward)
        return reached || !picture->last ? reached : move_visited(picture->last);
    for (int i = 0; i <= (int)picture->moment.steps; i++)
        reached |= square_set(animation->move.path[i]);
    return reached;
}

void marks_below_pieces(struct ui *ui, const struct board_picture *picture)
{
    mark_each(ui, picture, last_squares(picture), SPRITE_MARK_LAST);
    if (!board_picture_travels(picture))
        mark_each(ui, picture, selected_square(picture), SPRITE_MARK_CHOSEN);
    lit_square(ui, picture);
}

/* --- Above them --- */

/* Returns where a target is marked: in the middle of the square, or around the upper disc of a
 * doubled king if a capture leads in a circle to its own square. */
static struct rect target_rect(const struct board_picture *picture, int square)
{
    struct rect at = board_square_rect(&picture->geometry, square);
    at.y -= piece_rise(position_piece(&picture->position, square), picture->looks, at.h);
    return at;
}

/* Draws a dot where the move ends, and a ring where a capture comes down. Among letters a ring
 * would look like an O: there it is a small dot if the capture goes on. */
static void target_mark(struct ui *ui, const struct board_picture *picture, int square, bool ends,
                        bool captures)
{
    struct rect at = target_rect(picture, square);
    bool ring = captures && picture->looks.pieces != PIECES_LETTERS;
    int small = at.w * SMALL_DOT_PERCENT / 100;
    uint8_t alpha = (uint8_t)lround(SOLID * coming(ui, SPRITE_MARK_TARGET, square));
    if (ring)
        mark_at(ui, picture, at, SPRITE_MARK_TARGET_CAPTURE, alpha);
    if (ends)
        mark_at(ui, picture, at, SPRITE_MARK_TARGET, alpha);
    else if (!ring)
        mark_at(ui, picture, rect_centred(at, small, small), SPRITE_MARK_TARGET, alpha);
}

/* If there are routes to choose from, marks only the square that they lead to, unless it is the
 * piece's own. */
static void target_marks(struct ui *ui, const struct board_picture *picture)
{
    const struct gesture *gesture = picture->gesture;
    squareset ends = gesture_ends(gesture, picture->list), targets = picture->targets;
    squareset landings = gesture_landings(gesture, picture->list);
    if (gesture->route_count > 0)
        targets = square_set(gesture->aim) & ~selected_square(picture);
    for (int square = squareset_next(targets, 0); square; square = squareset_next(targets, square))
        target_mark(ui, picture, square, squareset_has(ends, square),
                    squareset_has(landings, square));
}

void marks_on_pieces(struct ui *ui, const struct board_picture *picture)
{
    const struct gesture *gesture = picture->gesture;
    squareset selected = selected_square(picture);
    squareset movable = picture->movable & ~selected;
    /* After a refusal, the pieces that the sentence offers brighten. */
    squareset bright = picture->hot | (gesture ? gesture->pointed : 0);
    mark_each(ui, picture, movable & ~bright, SPRITE_MARK_MOVABLE);
    mark_each_as(ui, picture, movable & bright, SPRITE_MARK_MOVABLE_HOT, SPRITE_MARK_MOVABLE);
    if (picture->must_capture)
        mark_each(ui, picture, movable, SPRITE_MARK_MUST);
    mark_each_as(ui, picture, selected, SPRITE_MARK_SELECTED, SPRITE_MARK_MOVABLE);
    mark_each(ui, picture, picture->blocked, SPRITE_MARK_BLOCKED);
}

static void cursor_mark(struct ui *ui, const struct board_picture *picture)
{
    struct rect square = board_square_rect(&picture->geometry, picture->gesture->cursor);
    int margin = int_max(1, picture->geometry.cell * CURSOR_MARGIN_PERCENT / 100);
    mark_at(ui, picture, rect_inset(square, -margin), SPRITE_CURSOR, SOLID);
}

/* Another question than the one before comes by degrees, too. */
static void routes(struct ui *ui, const struct board_picture *picture)
{
    int around = ui->list.faded;
    double opacity = coming(ui, SPRITE_ROUTE_BADGE, picture->gesture->aim);
    draw_fade(&ui->list, opacity * (SOLID - around) / SOLID);
    route_arrows(ui, picture);
    ui->list.faded = around;
}

void marks_above_pieces(struct ui *ui, const struct board_picture *picture)
{
    const struct gesture *gesture = picture->gesture;
    if (!gesture)
        return;
    target_marks(ui, picture);
    if (gesture->route_count > 0)
        routes(ui, picture);
    squareset refused = gesture->refused != SQUARE_NONE ? square_set(gesture->refused) : 0;
    mark_each(ui, picture,
              gesture->pointed & ~selected_square(picture) & ~picture->movable & ~refused,
              SPRITE_MARK_LOOK);
    mark_each(ui, picture, refused, SPRITE_MARK_REFUSED);
    if (gesture->cursor_visible)
        cursor_mark(ui, picture);
}

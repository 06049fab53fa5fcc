/* SPDX-License-Identifier: MIT */
#include "board/piece_view.h"

#include "board/motion.h"
#include "board/sprites.h"

#include <math.h>

enum {
    GHOST_ALPHA = 77, /* 30 %: a piece that is elsewhere now */
    CAPTURED_ALPHA = 110,
    SOLID = 255,
    HOT_PERCENT = 3,           /* larger: a piece that could be held */
    CHOSEN_PERCENT = 6,        /* larger: the chosen piece */
    SWING_PERCENT = 6,         /* of its square, to either side: a piece that shakes */
    HOP_PERCENT = 22,          /* how high a capturing piece rises */
    GLIDE_PERCENT = 5,         /* and one that does not capture */
    CROWN_FROM_PERCENT = 55,   /* how high above the man a crown begins to drop */
    LEAVING_SEEN_PERCENT = 25, /* of its way: from here on a captured piece is no ghost */
    LEAVING_GONE_PERCENT = 15, /* of its way: the last part, in which it fades out */
    RISE_PERMILLE =
        84, /* of a square: how high the upper disc of a doubled king is above the middle */
};

/* A man and a king on the board with their shadow, and lifted without it. */
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

/* The pictures of a piece, from bottom to top; `SPRITE_SHADOW` stands for none. */
struct piece_layers {
    enum board_sprite body, mark;
};

static struct piece_layers layers_of(enum piece piece, struct looks looks, bool lifted)
{
    enum side side = piece_side(piece);
    bool king = piece_is_king(piece);
    if (looks.pieces == PIECES_LETTERS)
        return (struct piece_layers){letter_sprites[side][king], SPRITE_SHADOW};
    if (king && looks.king_mark == KING_MARK_STACK)
        return (struct piece_layers){stack_sprites[lifted][side], SPRITE_SHADOW};
    return (struct piece_layers){man_sprites[lifted][side],
                                 king ? mark_sprites[looks.king_mark][side] : SPRITE_SHADOW};
}

/* `size` is the side of the square that the piece is made for. */
static void stretched_piece(struct ui *ui, struct rect square, enum piece piece, struct looks looks,
                            int size, uint8_t fade)
{
    struct piece_layers layers = layers_of(piece, looks, false);
    int made = size == square.w ? 0 : size;
    draw_sprite_stretched(&ui->list, board_sprite(looks.board, layers.body), square, made,
                          faded(fade));
    if (layers.mark != SPRITE_SHADOW)
        draw_sprite_stretched(&ui->list, board_sprite(looks.board, layers.mark), square, made,
                              faded(fade));
}

static void draw_piece(struct ui *ui, struct rect square, enum piece piece, struct looks looks,
                       bool lifted, uint8_t fade)
{
    struct piece_layers layers = layers_of(piece, looks, lifted);
    draw_sprite_tinted(&ui->list, board_sprite(looks.board, layers.body), square, faded(fade));
    if (layers.mark != SPRITE_SHADOW)
        draw_sprite_tinted(&ui->list, board_sprite(looks.board, layers.mark), square, faded(fade));
}

void piece_view(struct ui *ui, struct rect square, enum piece piece, struct looks looks,
                uint8_t fade)
{
    if (piece != PIECE_NONE)
        draw_piece(ui, square, piece, looks, false, fade);
}

int piece_rise(enum piece piece, struct looks looks, int height)
{
    bool doubled = piece != PIECE_NONE && piece_is_king(piece) && looks.pieces == PIECES_DISCS &&
                   looks.king_mark == KING_MARK_STACK;
    return doubled ? (height * RISE_PERMILLE + 500) / 1000 : 0;
}

struct colour piece_ground(struct looks looks)
{
    return board_sprite(looks.board, SPRITE_DARK_1)->stand_in;
}

struct colour piece_colour(enum side side, struct looks looks)
{
    return board_sprite(looks.board, side == BLACK ? SPRITE_BLACK_MAN : SPRITE_WHITE_MAN)->stand_in;
}

void piece_on_ground(struct ui *ui, struct rect square, int radius, enum piece piece,
                     struct looks looks)
{
    draw_fill(&ui->list, square, radius, piece_ground(looks));
    piece_view(ui, square, piece, looks, SOLID);
}

/* Draws a piece above the board: its shadow stays below. */
static void lifted_piece(struct ui *ui, struct rect square, enum piece piece, struct looks looks,
                         int height)
{
    struct rect shadow = {square.x + height / 3, square.y + height / 2, square.w, square.h};
    if (looks.pieces == PIECES_DISCS)
        draw_sprite(&ui->list, board_sprite(looks.board, SPRITE_SHADOW), shadow);
    square.y -= height;
    draw_piece(ui, square, piece, looks, true, SOLID);
}

/* Draws a piece nearer to the eye: larger by `percent`, with its shadow further off. */
static void raised_piece(struct ui *ui, struct rect square, enum piece piece, struct looks looks,
                         int percent)
{
    int off = (square.w * percent + 50) / 100;
    struct rect shadow = {square.x + off, square.y + off, square.w, square.h};
    if (looks.pieces == PIECES_DISCS)
        draw_sprite(&ui->list, board_sprite(looks.board, SPRITE_SHADOW), shadow);
    draw_piece(ui, rect_inset(square, -((off + 1) / 2)), piece, looks, true, SOLID);
}

/* Returns where the piece on a square is seen: there, or a little aside if it shakes. */
static struct rect piece_rect(const struct board_picture *picture, int square)
{
    struct rect at = board_picture_square(picture, square);
    if (square == picture->shaken)
        at.x += (int)lround(picture->swing * at.w * SWING_PERCENT / 100);
    return at;
}

/* --- Standing --- */

/* The chosen piece on an unfinished path. */
struct under_way {
    int from;           /* the moving piece's square, or SQUARE_NONE */
    squareset captured; /* shown as ghosts */
    bool gone;          /* no ghost stays on `from` */
};

/* Returns true if the chosen piece has made some steps of its path. */
static bool between_steps(const struct board_picture *picture)
{
    return picture->gesture && gesture_captures(picture->gesture);
}

static struct under_way find_under_way(const struct board_picture *picture)
{
    if (board_picture_travels(picture)) {
        const struct move *move = &picture->animation->move;
        return (struct under_way){move_from(move),
                                  move_captured_by_steps(move, (int)picture->moment.steps), true};
    }
    if (picture->homing != SQUARE_NONE && !between_steps(picture))
        return (struct under_way){picture->homing, 0, true};
    const struct move *chosen = board_picture_chosen(picture);
    if (!chosen || !picture->gesture ||
        (picture->gesture->length == 1 && !picture->gesture->dragging))
        return (struct under_way){SQUARE_NONE, 0, false};
    return (struct under_way){picture->gesture->path[0],
                              move_captured_by_steps(chosen, picture->gesture->length - 1), false};
}

static enum piece man_of(enum piece piece)
{
    return piece_side(piece) == BLACK ? BLACK_MAN : WHITE_MAN;
}

static enum piece king_of(enum piece piece)
{
    return piece_side(piece) == BLACK ? BLACK_KING : WHITE_KING;
}

/* Returns what the piece is after `steps` steps of its path, from where it stands in `before`: a
 * man may be crowned on its way and go on as a king. */
static enum piece piece_after(const struct board_picture *picture, const struct position *before,
                              const uint8_t *path, int steps)
{
    enum piece piece = position_piece(before, path[0]);
    squareset visited = 0;
    for (int i = 1; i <= steps; i++)
        visited |= square_set(path[i]);
    bool goes_on = picture->rules->crowning == CROWNING_CONTINUES;
    return goes_on && (visited & crownhead(piece_side(piece))) ? king_of(piece) : piece;
}

/* Returns the piece in the hand, or between two hops of its capture. */
static enum piece piece_chosen(const struct board_picture *picture)
{
    const struct gesture *gesture = picture->gesture;
    return piece_after(picture, &picture->position, gesture->path, gesture->length - 1);
}

/* Returns true until the crown of a new king has come down; until then it is drawn as a man. */
static bool is_being_crowned(const struct board_picture *picture, int square)
{
    const struct animation *animation = picture->animation;
    if (!animation || !animation->move.crowns || board_picture_travels(picture) ||
        square != move_to(&animation->move))
        return false;
    const struct move *move = &animation->move;
    return !piece_is_king(piece_after(picture, &animation->before, move->path, move->steps - 1)) &&
           picture->moment.rested < motion_ms(MOTION_CROWN);
}

/* Draws the disc or crown that comes down on a new king. */
static void dropping_crown(struct ui *ui, const struct board_picture *picture, struct rect square,
                           enum piece king)
{
    double part = motion_after(MOTION_CROWN, picture->moment.rested);
    struct rect at = square;
    at.y -= (int)lround((1 - part) * square.h * CROWN_FROM_PERCENT / 100);
    enum side side = piece_side(king);
    enum board_sprite sprite = picture->looks.king_mark == KING_MARK_STACK
                                   ? stack_sprites[true][side]
                                   : mark_sprites[picture->looks.king_mark][side];
    if (picture->looks.pieces == PIECES_LETTERS)
        sprite = letter_sprites[side][true];
    draw_sprite_tinted(
        &ui->list, board_sprite(picture->looks.board, sprite), at,
        faded((uint8_t)(SOLID * motion_after(MOTION_APPEAR, picture->moment.rested))));
}

/* Returns how much nearer to the eye the piece on a square is, in percent; 0: it stands. */
static int raised_percent(const struct board_picture *picture, int square)
{
    const struct gesture *gesture = picture->gesture;
    if (board_picture_travels(picture) || !gesture)
        return 0;
    if (gesture->length == 1 && gesture->path[0] == square)
        return CHOSEN_PERCENT;
    return squareset_has(picture->movable & picture->hot, square) ? HOT_PERCENT : 0;
}

static void standing_piece(struct ui *ui, const struct board_picture *picture, int square,
                           enum piece piece)
{
    struct rect at = piece_rect(picture, square);
    int percent = raised_percent(picture, square);
    if (is_being_crowned(picture, square)) {
        piece_view(ui, at, man_of(piece), picture->looks, SOLID);
        dropping_crown(ui, picture, at, piece);
    } else if (percent) {
        raised_piece(ui, at, piece, picture->looks, percent);
    } else {
        piece_view(ui, at, piece, picture->looks, SOLID);
    }
}

/* Returns the opacity of a captured piece whose captor has not finished its move: a ghost if it is
 * gone at once; solid if it stays and blocks until the end. */
static uint8_t captured_alpha(const struct board_picture *picture)
{
    return picture->rules->removal == REMOVAL_AFTER ? SOLID : CAPTURED_ALPHA;
}

/* Returns true if a ghost would hide a square that may be entered. */
static bool is_ghost_in_the_way(const struct board_picture *picture, int square)
{
    return captured_alpha(picture) != SOLID && squareset_has(picture->targets, square);
}

void standing_pieces(struct ui *ui, const struct board_picture *picture)
{
    struct under_way under_way = find_under_way(picture);
    squareset awaited = board_picture_awaited(picture);
    const struct position *position =
        board_picture_travels(picture) ? &picture->animation->before : &picture->position;
    for (int square = 1; square <= SQUARE_COUNT; square++) {
        enum piece piece = position_piece(position, square);
        bool left = square == under_way.from;
        if (piece == PIECE_NONE || squareset_has(awaited, square))
            continue;
        if (!left && !squareset_has(under_way.captured, square))
            standing_piece(ui, picture, square, piece);
        else if (left ? !under_way.gone : !is_ghost_in_the_way(picture, square))
            piece_view(ui, board_picture_square(picture, square), piece, picture->looks,
                       left ? GHOST_ALPHA : captured_alpha(picture));
    }
}

/* --- Moving --- */

static int between(int from, int to, double part)
{
    return from + (int)lround((to - from) * part);
}

void moving_piece(struct ui *ui, const struct board_picture *picture)
{
    const struct move *move = &picture->animation->move;
    int step = int_clamp((int)picture->moment.steps, 0, move->steps - 1);
    enum motion motion = move_is_capture(move) ? MOTION_HOP : MOTION_MOVE;
    double part = motion_at(motion, picture->moment.steps - step);
    struct rect from = board_square_rect(&picture->geometry, move->path[step]);
    struct rect to = board_square_rect(&picture->geometry, move->path[step + 1]);
    struct rect at = {between(from.x, to.x, part), between(from.y, to.y, part), from.w, from.h};
    int rise = move_is_capture(move) ? HOP_PERCENT : GLIDE_PERCENT;
    lifted_piece(ui, at, piece_after(picture, &picture->animation->before, move->path, step),
                 picture->looks,
                 (int)(motion_at(MOTION_RISE, part) * picture->geometry.cell * rise / 100));
}

/* Returns where a captured piece lies in the tray of `side`: apart from the men if it is a king. */
static struct rect place_of_captured(const struct board_picture *picture, enum side side, int index)
{
    const enum piece *pieces = picture->captured[side].pieces;
    bool king = piece_is_king(pieces[index]);
    int alike = 0;
    for (int i = 0; i < index; i++)
        alike += piece_is_king(pieces[i]) == king;
    return board_tray_place(&picture->geometry, side, king, alike,
                            board_picture_names_lines(picture));
}

void captured_in_trays(struct ui *ui, const struct board_picture *picture)
{
    if (!picture->geometry.trays)
        return;
    for (enum side side = BLACK; side <= WHITE; side++) {
        int lying = board_picture_lying(picture, side);
        for (int i = 0; i < lying; i++)
            piece_view(ui, place_of_captured(picture, side, i), picture->captured[side].pieces[i],
                       picture->looks, SOLID);
    }
}

/* Returns where the piece goes that a step of the move shown captures: to its place among the
 * captured ones. Where nobody keeps those it stays. */
static struct rect home_of_captured(const struct board_picture *picture, int step)
{
    const struct move *move = &picture->animation->move;
    enum side side = picture->animation->before.side;
    int index = picture->captured[side].count - move->steps + step;
    return index >= 0 ? place_of_captured(picture, side, index)
                      : board_square_rect(&picture->geometry, move_captured_by_step(move, step));
}

/* Returns the opacity of a captured piece after `part` of its way. The ghost becomes a piece again
 * when it sets out. It fades out at the end unless there are trays. */
static uint8_t leaving_alpha(const struct board_picture *picture, double part)
{
    double come = fmin(1, part * 100 / LEAVING_SEEN_PERCENT);
    double gone =
        picture->geometry.trays ? 0 : fmax(0, 1 - (1 - part) * 100 / LEAVING_GONE_PERCENT);
    int alpha = captured_alpha(picture);
    return (uint8_t)lround((alpha + (SOLID - alpha) * come) * (1 - gone));
}

/* Draws the piece that a step has captured, smaller and smaller. */
static void leaving_piece(struct ui *ui, const struct board_picture *picture, int step, double part)
{
    int square = move_captured_by_step(&picture->animation->move, step);
    enum piece piece = position_piece(&picture->animation->before, square);
    struct rect from = board_square_rect(&picture->geometry, square);
    struct rect home = home_of_captured(picture, step);
    int x = between(2 * from.x + from.w, 2 * home.x + home.w, part) / 2;
    int y = between(2 * from.y + from.h, 2 * home.y + home.h, part) / 2;
    int side = int_max(1, between(from.w, home.w, part));
    stretched_piece(ui, (struct rect){x - side / 2, y - side / 2, side, side}, piece,
                    picture->looks, from.w, leaving_alpha(picture, part));
}

/* Draws the captured pieces that have set out, or those that have not. */
static void captured_pieces(struct ui *ui, const struct board_picture *picture, bool set_out)
{
    if (!picture->animation || board_picture_travels(picture) ||
        !move_is_capture(&picture->animation->move))
        return;
    for (int step = picture->animation->move.steps - 1; step >= 0; step--) {
        int time = animation_leaving_ms(picture->animation, picture->moment, step);
        if (set_out == (time >= 0) && time < motion_ms(MOTION_CAPTURED))
            leaving_piece(ui, picture, step, motion_after(MOTION_CAPTURED, time));
    }
}

void waiting_pieces(struct ui *ui, const struct board_picture *picture)
{
    captured_pieces(ui, picture, false);
}

void leaving_pieces(struct ui *ui, const struct board_picture *picture)
{
    captured_pieces(ui, picture, true);
}

/* A piece from another square glides; one from beside the board comes nearer. */
static void gathered_piece(struct ui *ui, const struct board_picture *picture, int square,
                           enum piece piece)
{
    int source = picture->gathering->from[square];
    double part = gathering_part(picture->gathering, square, picture->gathered_ms);
    struct rect to = board_square_rect(&picture->geometry, square);
    struct rect from = source != SQUARE_NONE ? board_square_rect(&picture->geometry, source)
                                             : picture->boxes[piece_side(piece)];
    int side = between(from.w, to.w, part);
    struct rect at = {between(from.x, to.x, part), between(from.y, to.y, part), side, side};
    int height = (int)(motion_at(MOTION_RISE, part) * to.h * GLIDE_PERCENT / 100);
    if (source != SQUARE_NONE)
        lifted_piece(ui, at, piece, picture->looks, height);
    else if (part > 0)
        stretched_piece(ui, at, piece, picture->looks, to.w, SOLID);
}

void gathered_pieces(struct ui *ui, const struct board_picture *picture)
{
    squareset awaited = board_picture_awaited(picture);
    for (int square = squareset_next(awaited, 0); square;
         square = squareset_next(awaited, square)) {
        enum piece piece = position_piece(&picture->position, square);
        if (piece != PIECE_NONE)
            gathered_piece(ui, picture, square, piece);
    }
}

/* --- In the hand --- */

void piece_on_its_way(struct ui *ui, const struct board_picture *picture)
{
    const struct gesture *gesture = picture->gesture;
    if (!between_steps(picture) || gesture->dragging || picture->homing != SQUARE_NONE)
        return;
    raised_piece(ui, piece_rect(picture, gesture->path[gesture->length - 1]), piece_chosen(picture),
                 picture->looks, CHOSEN_PERCENT);
}

void piece_in_hand(struct ui *ui, const struct board_picture *picture)
{
    const struct gesture *gesture = picture->gesture;
    int cell = picture->geometry.cell;
    if (picture->homing != SQUARE_NONE) {
        enum piece piece = between_steps(picture)
                               ? piece_chosen(picture)
                               : position_piece(&picture->position, picture->homing);
        lifted_piece(ui, picture->homing_at, piece, picture->looks, 0);
    }
    if (!gesture || gesture->length == 0 || !gesture->dragging)
        return;
    struct rect at = {gesture->drag_x - cell / 2, gesture->drag_y - cell / 2, cell, cell};
    lifted_piece(ui, at, piece_chosen(picture), picture->looks, cell / 12);
}

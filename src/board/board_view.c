/* SPDX-License-Identifier: MIT */
#include "board/board_view.h"

#include "board/board_texture.h"
#include "board/sprites.h"

#include <math.h>
#include <stdio.h>

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
        draw_sprite_tinted(&ui->list, &board_sprites[letter_sprites[side][king]], square, tint);
    } else if (king && looks.king_mark == KING_MARK_STACK) {
        draw_sprite_tinted(&ui->list, &board_sprites[stack_sprites[lifted][side]], square, tint);
    } else {
        draw_sprite_tinted(&ui->list, &board_sprites[man_sprites[lifted][side]], square, tint);
        if (king)
            draw_sprite_tinted(&ui->list, &board_sprites[mark_sprites[looks.king_mark][side]],
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
        draw_sprite(&ui->list, &board_sprites[SPRITE_SHADOW], shadow);
    square.y -= height;
    draw_piece(ui, square, piece, looks, true, SOLID);
}

static void mark_each(struct ui *ui, const struct board_picture *picture, squareset set,
                      enum board_sprite mark)
{
    for (int square = squareset_next(set, 0); square; square = squareset_next(set, square))
        draw_sprite(&ui->list, &board_sprites[mark], board_square_rect(&picture->geometry, square));
}

/* --- Labels --- */

static struct text_style label_style(const struct board_picture *picture, int percent)
{
    return (struct text_style){FONT_BOLD, int_max(9, picture->geometry.cell * percent / 100)};
}

/* A small plate in the corner of each square, so that the wood's grain does not touch the digits.
 */
static void number_labels(struct ui *ui, const struct board_picture *picture, squareset set,
                          struct square_names names)
{
    struct text_style style = label_style(picture, 17);
    int pad = int_max(1, picture->geometry.cell / 32);
    for (int square = squareset_next(set, 0); square; square = squareset_next(set, square)) {
        char memory[8];
        struct strbuf label = strbuf_init(memory, sizeof memory);
        square_print(&label, square, names);
        struct rect at = board_square_rect(&picture->geometry, square);
        struct rect plate = {at.x, at.y, text_width(ui->fonts, style, memory) + 3 * pad,
                             text_height(ui->fonts, style)};
        draw_fill(&ui->list, plate, 0, ui_colour(ui, COLOUR_PLATE));
        ui_text(ui, plate, style, ui_colour(ui, COLOUR_PLATE_TEXT), ALIGN_CENTRE, memory);
    }
}

/* The part of a square's name that names its row or its column. */
static void axis_label(int square, struct square_names names, bool column, char *out, size_t size)
{
    char memory[8];
    struct strbuf name = strbuf_init(memory, sizeof memory);
    square_print(&name, square, names);
    bool algebraic = names.style == SQUARES_ALGEBRAIC;
    /* "c3" begins with its column, "3,6" with its row. */
    char letter = column == algebraic ? memory[0] : memory[name.length - 1];
    snprintf(out, size, "%c", letter);
}

/* In the middle of the wood, which on a very small board is narrower than a letter. */
static void axis_text(struct ui *ui, struct rect wood, struct text_style style, const char *text)
{
    int width = int_max(wood.w, text_width(ui->fonts, style, text));
    ui_text(ui, rect_centred(wood, width, wood.h), style, ui_colour(ui, COLOUR_FRAME_TEXT),
            ALIGN_CENTRE, text);
}

/* Along the frame: one row's name at the left, one column's below. */
static void axis_labels(struct ui *ui, const struct board_picture *picture,
                        struct square_names names)
{
    const struct board_geometry *geometry = &picture->geometry;
    int border = geometry->inner.x - geometry->outer.x;
    /* The brass inlay takes the inner quarter of the frame. */
    int wood = border * 72 / 100;
    struct text_style style = {FONT_BOLD, int_max(8, border * 70 / 100)};
    for (int i = 0; i < 8; i++) {
        char row[2], column[2];
        int x = geometry->inner.x + i * geometry->cell, y = geometry->inner.y + i * geometry->cell;
        int in_row, in_column, dark;
        for (dark = 0; dark < 2; dark++)
            if (board_square_at(geometry, geometry->inner.x + dark * geometry->cell, y, &in_row) &&
                in_row != SQUARE_NONE)
                break;
        for (dark = 0; dark < 2; dark++)
            if (board_square_at(geometry, x, geometry->inner.y + dark * geometry->cell,
                                &in_column) &&
                in_column != SQUARE_NONE)
                break;
        axis_label(in_row, names, false, row, sizeof row);
        axis_label(in_column, names, true, column, sizeof column);
        int below = geometry->outer.y + geometry->outer.h - wood;
        axis_text(ui, (struct rect){geometry->outer.x, y, wood, geometry->cell}, style, row);
        axis_text(ui, (struct rect){x, below, geometry->cell, wood}, style, column);
    }
}

static void labels(struct ui *ui, const struct board_picture *picture)
{
    struct square_names names =
        square_names_for(picture->rules, looks_square_style(picture->looks));
    if (picture->looks.labels == LABELS_NUMBER)
        number_labels(ui, picture, ALL_SQUARES, names);
    else if (picture->looks.labels != LABELS_OFF)
        axis_labels(ui, picture, names);
}

/* Marks the last move, and writes the numbers that the marks cover again. */
static void last_move(struct ui *ui, const struct board_picture *picture)
{
    if (!picture->last)
        return;
    mark_each(ui, picture, move_visited(picture->last), SPRITE_MARK_LAST);
    if (picture->looks.labels == LABELS_NUMBER)
        number_labels(ui, picture, move_visited(picture->last),
                      square_names_for(picture->rules, SQUARES_NUMBER));
}

/* --- Pieces --- */

/* The pieces of the path so far: where the chosen piece stands now, and what it has captured. */
struct under_way {
    int from;           /* the moving piece's square, or SQUARE_NONE */
    squareset captured; /* shown as ghosts */
};

/* The first move of the list that begins as the player's path does. */
static const struct move *chosen_move(const struct board_picture *picture)
{
    const struct gesture *gesture = picture->gesture;
    for (int i = 0; gesture && gesture->length > 0 && i < picture->list->count; i++)
        if (movelist_begins(picture->list, &picture->list->moves[i], gesture->path,
                            gesture->length))
            return &picture->list->moves[i];
    return NULL;
}

static struct under_way find_under_way(const struct board_picture *picture)
{
    if (picture->moving)
        return (struct under_way){move_from(picture->moving),
                                  move_captured_by_steps(picture->moving, (int)picture->progress)};
    const struct move *chosen = chosen_move(picture);
    if (!chosen || (picture->gesture->length == 1 && !picture->gesture->dragging))
        return (struct under_way){SQUARE_NONE, 0};
    return (struct under_way){picture->gesture->path[0],
                              move_captured_by_steps(chosen, picture->gesture->length - 1)};
}

static void standing_pieces(struct ui *ui, const struct board_picture *picture,
                            struct under_way under_way)
{
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

static double smooth(double part)
{
    return part * part * (3 - 2 * part);
}

static void moving_piece(struct ui *ui, const struct board_picture *picture)
{
    const struct move *move = picture->moving;
    int step = int_clamp((int)picture->progress, 0, move->steps - 1);
    double part = smooth(picture->progress - step);
    struct rect from = board_square_rect(&picture->geometry, move->path[step]);
    struct rect to = board_square_rect(&picture->geometry, move->path[step + 1]);
    struct rect at = {from.x + (int)lround((to.x - from.x) * part),
                      from.y + (int)lround((to.y - from.y) * part), from.w, from.h};
    double arc = sin(part * 3.14159265358979) * picture->geometry.cell;
    lifted_piece(ui, at, position_piece(&picture->position, move_from(move)), picture->looks,
                 (int)(arc * (move_is_capture(move) ? 0.22 : 0.05)));
}

static void piece_in_hand(struct ui *ui, const struct board_picture *picture)
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

/* --- Marks --- */

static void target_marks(struct ui *ui, const struct board_picture *picture)
{
    bool captures =
        picture->gesture && chosen_move(picture) && move_is_capture(chosen_move(picture));
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
        draw_sprite(&ui->list, &board_sprites[SPRITE_ROUTE_BADGE], at);
        ui_text(ui, at, label_style(picture, 22), ui_colour(ui, COLOUR_BADGE_TEXT), ALIGN_CENTRE,
                number);
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

static void above_pieces(struct ui *ui, const struct board_picture *picture)
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

void board_view(struct ui *ui, const struct board_picture *picture)
{
    const struct board_geometry *geometry = &picture->geometry;
    size_t layer = draw_layer_begin(&ui->list, geometry->outer);
    draw_picture(&ui->list, &board_maker, geometry->outer, geometry->cell, geometry->mirrored);
    labels(ui, picture);
    draw_layer_end(&ui->list, layer);
    last_move(ui, picture);
    standing_pieces(ui, picture, find_under_way(picture));
    if (picture->moving) {
        moving_piece(ui, picture);
        return;
    }
    above_pieces(ui, picture);
    if (picture->gesture)
        piece_in_hand(ui, picture);
}

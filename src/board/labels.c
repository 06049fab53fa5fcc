/* SPDX-License-Identifier: MIT */
#include "board/board_parts.h"

#include <math.h>
#include <stdio.h>

enum {
    NUMBER_PERMILLE = 155,     /* of a square's height */
    NUMBER_MIN = 8,            /* pixels, and points; smaller digits are not legible, */
    NUMBER_MOST_PERCENT = 30,  /* of a square's height, which leaves room for the piece */
    NUMBER_MARGIN_PERCENT = 4, /* between the edges of the square and its number */
    PIECE_PERCENT = 40,        /* a piece's radius, of a square's height */
    FRAME_TEXT_PERCENT = 64,   /* of the frame's width */
    FRAME_TEXT_MIN = 7,        /* pixels */
};

static int percent_of(int percent, int whole)
{
    return (percent * whole + 50) / 100;
}

/* --- On the squares --- */

/* Where shadows lie, in steps. A soft shadow is enough upon wood. A number that lies over the edge
 * of the piece has a solid shadow on all sides. */
struct shadows {
    bool solid;
    int count;
    struct {
        int x, y;
    } at[4];
};
static const struct shadows shadow_below = {false, 3, {{1, 1}, {0, 1}, {-1, 0}}};
static const struct shadows shadow_around = {true, 4, {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}}};

/* What is the same for all numbers of a board. */
struct number_look {
    struct text_style style;
    int margin; /* between number and edges */
    struct text_bounds ink;
    int step; /* of the shadow, pixels */
};

/* Returns the size of the numbers: large letters have large numbers beside them. */
static int number_px(const struct ui *ui, int cell)
{
    int legible = int_min(ui_px(ui, NUMBER_MIN), percent_of(NUMBER_MOST_PERCENT, cell));
    return int_max((cell * NUMBER_PERMILLE + 500) / 1000, int_max(NUMBER_MIN, legible));
}

static struct number_look number_look_for(const struct ui *ui, int cell)
{
    struct number_look look = {
        .style = {FONT_BOLD, number_px(ui, cell)},
        .margin = int_max(1, percent_of(NUMBER_MARGIN_PERCENT, cell)),
        .step = int_max(1, cell / 84),
    };
    look.ink = text_bounds(ui->fonts, look.style, "0");
    return look;
}

/* Returns true if the number ends before the piece in the middle of the square begins. */
static bool clear_of_piece(const struct number_look *look, struct rect place, int cell)
{
    double x = cell / 2.0 - look->margin - place.w;
    double y = cell / 2.0 - look->margin - place.h;
    return x > 0 && y > 0 && hypot(x, y) * 100 >= PIECE_PERCENT * cell;
}

/* Returns where the ink of the number lies. */
static struct rect number_place(const struct ui *ui, const struct board_picture *picture, int on,
                                const struct number_look *look, const char *number)
{
    struct rect square = board_square_rect(&picture->geometry, on);
    return (struct rect){square.x + look->margin, square.y + look->margin,
                         text_width(ui->fonts, look->style, number),
                         look->ink.bottom - look->ink.top};
}

static void number_label(struct ui *ui, const struct board_picture *picture, int on,
                         const struct number_look *look, const char *number)
{
    struct rect place = number_place(ui, picture, on, look, number);
    int x = place.x, y = place.y - look->ink.top;
    const struct shadows *shadows =
        clear_of_piece(look, place, picture->geometry.cell) ? &shadow_below : &shadow_around;
    struct colour shade = board_picture_colour(picture, BOARD_COLOUR_NUMBER_SHADOW);
    shade.a = shadows->solid ? 255 : shade.a;
    int count =
        draw_is_faded(&ui->list) ? 0 : shadows->count; /* a number that fades need not be legible */
    for (int i = 0; i < count; i++)
        draw_text(&ui->list, x + shadows->at[i].x * look->step, y + shadows->at[i].y * look->step,
                  look->style, shade, number);
    draw_text(&ui->list, x, y, look->style, board_picture_colour(picture, BOARD_COLOUR_NUMBER),
              number);
}

void number_labels(struct ui *ui, const struct board_picture *picture)
{
    if (picture->looks.labels != LABELS_NUMBER)
        return;
    struct square_names names = square_names_for(picture->rules, SQUARES_NUMBER);
    struct number_look look = number_look_for(ui, picture->geometry.cell);
    for (int square = 1; square <= SQUARE_COUNT; square++) {
        char memory[8];
        struct strbuf number = strbuf_init(memory, sizeof memory);
        square_print(&number, square, names);
        number_label(ui, picture, square, &look, memory);
    }
}

struct rect number_rect(const struct ui *ui, const struct board_picture *picture, int square)
{
    char memory[8];
    struct strbuf number = strbuf_init(memory, sizeof memory);
    struct number_look look = number_look_for(ui, picture->geometry.cell);
    square_print(&number, square, square_names_for(picture->rules, SQUARES_NUMBER));
    return number_place(ui, picture, square, &look, memory);
}

/* --- Along the frame --- */

void centred_label(struct ui *ui, struct rect rect, struct text_style style, struct colour colour,
                   const char *text)
{
    struct text_bounds ink = text_bounds(ui->fonts, style, SDL_isdigit(*text) ? "0" : "bg");
    int x = rect.x + (rect.w - text_width(ui->fonts, style, text)) / 2;
    int y = rect.y + (rect.h - (ink.bottom - ink.top)) / 2 - ink.top;
    draw_text(&ui->list, x, y, style, colour, text);
}

/* Writes the part of a square's name that names its row or its column. */
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

/* Returns the first dark square of row or column `i`, seen from the top left corner. */
static int first_dark(const struct board_geometry *geometry, int i, bool column)
{
    for (int j = 0;; j++) {
        int square, right = column ? i : j, down = column ? j : i;
        board_square_at(geometry, geometry->inner.x + right * geometry->cell,
                        geometry->inner.y + down * geometry->cell, &square);
        if (square != SQUARE_NONE)
            return square;
    }
}

/* Draws the name of row or column `i`. */
static void axis_name(struct ui *ui, const struct board_picture *picture, int i, bool column,
                      struct rect rect, struct text_style style, enum board_colour colour)
{
    char name[2];
    struct square_names names =
        square_names_for(picture->rules, looks_square_style(picture->looks));
    axis_label(first_dark(&picture->geometry, i, column), names, column, name, sizeof name);
    centred_label(ui, rect, style, board_picture_colour(picture, colour), name);
}

/* Names the rows at the left and the columns below. A tray is lined as the dark squares are. */
void frame_labels(struct ui *ui, const struct board_picture *picture)
{
    if (!board_picture_names_lines(picture))
        return;
    const struct board_geometry *geometry = &picture->geometry;
    int border = geometry->inner.x - geometry->outer.x, cell = geometry->cell;
    int wood = percent_of(BOARD_FRAME_WOOD_PERCENT, border);
    struct rect below = board_tray(geometry, geometry->turned ? BLACK : WHITE);
    struct text_style style = {FONT_BOLD,
                               int_max(FRAME_TEXT_MIN, percent_of(FRAME_TEXT_PERCENT, border))};
    for (int i = 0; i < 8; i++) {
        struct rect row = {geometry->outer.x, geometry->inner.y + i * cell, wood, cell};
        struct rect column = {below.x + i * cell, below.y, cell, below.h};
        axis_name(ui, picture, i, false, row, style, BOARD_COLOUR_FRAME_LABEL);
        axis_name(ui, picture, i, true, column, style,
                  geometry->trays ? BOARD_COLOUR_NUMBER : BOARD_COLOUR_FRAME_LABEL);
    }
}

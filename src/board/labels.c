/* SPDX-License-Identifier: MIT */
#include "board/labels.h"

#include <stdio.h>

struct text_style label_style(const struct board_picture *picture, int percent)
{
    return (struct text_style){FONT_BOLD, int_max(9, picture->geometry.cell * percent / 100)};
}

/* A small plate in the corner of each square, so that the wood's grain does not touch the digits.
 */
void number_labels(struct ui *ui, const struct board_picture *picture, squareset set,
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
        draw_fill(&ui->list, plate, 0, board_picture_colour(picture, BOARD_COLOUR_PLATE));
        ui_text(ui, plate, style, board_picture_colour(picture, BOARD_COLOUR_PLATE_LABEL),
                ALIGN_CENTRE, memory);
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
static void axis_text(struct ui *ui, struct rect wood, struct text_style style,
                      struct colour colour, const char *text)
{
    int width = int_max(wood.w, text_width(ui->fonts, style, text));
    ui_text(ui, rect_centred(wood, width, wood.h), style, colour, ALIGN_CENTRE, text);
}

/* Along the frame: one row's name at the left, one column's below. */
static void axis_labels(struct ui *ui, const struct board_picture *picture,
                        struct square_names names)
{
    const struct board_geometry *geometry = &picture->geometry;
    struct colour colour = board_picture_colour(picture, BOARD_COLOUR_FRAME_LABEL);
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
        axis_text(ui, (struct rect){geometry->outer.x, y, wood, geometry->cell}, style, colour,
                  row);
        axis_text(ui, (struct rect){x, below, geometry->cell, wood}, style, colour, column);
    }
}

void labels(struct ui *ui, const struct board_picture *picture)
{
    struct square_names names =
        square_names_for(picture->rules, looks_square_style(picture->looks));
    if (picture->looks.labels == LABELS_NUMBER)
        number_labels(ui, picture, ALL_SQUARES, names);
    else if (picture->looks.labels != LABELS_OFF)
        axis_labels(ui, picture, names);
}

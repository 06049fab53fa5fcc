/* SPDX-License-Identifier: MIT */
/* The names of squares, on the squares or along the frame. */
#ifndef BOARD_LABELS_H
#define BOARD_LABELS_H

#include "board/board_picture.h"

/* Numbers of `percent` of a square's height. */
struct text_style label_style(const struct board_picture *picture, int percent);

/* All labels that the looks ask for. */
void labels(struct ui *ui, const struct board_picture *picture);

/* The numbers of these squares. */
void number_labels(struct ui *ui, const struct board_picture *picture, squareset set,
                   struct square_names names);

#endif

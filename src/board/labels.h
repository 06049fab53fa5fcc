/* SPDX-License-Identifier: MIT */
/* The names of squares, on the squares or along the frame. */
#ifndef BOARD_LABELS_H
#define BOARD_LABELS_H

#include "board/board_picture.h"

/* Rows and columns along the frame, if the looks ask for them. */
void frame_labels(struct ui *ui, const struct board_picture *picture);

/* The numbers in the corners of the dark squares, if the looks ask for them. */
void number_labels(struct ui *ui, const struct board_picture *picture);

/* What of a square its number covers, where numbers are shown. */
struct rect number_rect(const struct ui *ui, const struct board_picture *picture, int square);

/* A text in the middle of `rect`: of what is seen of it, not of its line. */
void centred_label(struct ui *ui, struct rect rect, struct text_style style, struct colour colour,
                   const char *text);

#endif

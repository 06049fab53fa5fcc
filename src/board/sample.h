/* SPDX-License-Identifier: MIT */
/* A picture of some looks: four squares with a piece of each side. */
#ifndef BOARD_SAMPLE_H
#define BOARD_SAMPLE_H

#include "board/looks.h"
#include "toolkit/ui.h"

/* Draws two squares by two that fill `rect`, White's piece at the left and Black's at the right;
 * men or kings. */
void board_sample(struct ui *ui, struct rect rect, struct looks looks, bool kings);

#endif

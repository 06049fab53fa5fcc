/* SPDX-License-Identifier: MIT */
/* How well one colour is told from another, and what is asked of the themes. */
#ifndef TESTS_TOOLKIT_CONTRAST_H
#define TESTS_TOOLKIT_CONTRAST_H

#include "toolkit/theme.h"

/* Contrast of two opaque colours, 1 to 21 (WCAG 2.1, definition of contrast ratio). */
double colour_contrast(struct colour a, struct colour b);

/* The least contrast of texts and of marks upon what is behind them (DESIGN 7). */
struct contrasts {
    double text, mark;
};

struct contrasts contrasts_asked(const struct theme *theme);

#endif

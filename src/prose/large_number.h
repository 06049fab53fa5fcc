/* SPDX-License-Identifier: MIT */
/* Numbers as the language of the texts writes them. */
#ifndef PROSE_LARGE_NUMBER_H
#define PROSE_LARGE_NUMBER_H

#include "base/strbuf.h"

/* Adds "100,000"; `number` is not negative. large_text returns the same as the text of a blank. */
void large_number_print(struct strbuf *out, int number);
struct large_text {
    char text[40];
};
struct large_text large_text(int number);

/* Adds a number of tenths, not negative: "1.5". */
void tenths_print(struct strbuf *out, int tenths);

#endif

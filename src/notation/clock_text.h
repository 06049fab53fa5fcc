/* SPDX-License-Identifier: MIT */
/* What a player had left after a move, as the comment that keeps it in PDN: [%clk 0:04:58], or
 * [%clk 0:00:09.3] with tenths of a second. PGN and other programs know it. */
#ifndef NOTATION_CLOCK_TEXT_H
#define NOTATION_CLOCK_TEXT_H

#include "base/strbuf.h"

#include <stdbool.h>

enum {
    CLOCK_TEXT_MAX = 24, /* bytes, with the closing zero */
};

/* Adds it. Milliseconds, in whole tenths of a second. */
void clock_text_print(struct strbuf *out, int milliseconds);

/* Returns false if the text is anything else than clock_text_print prints. */
bool clock_text_parse(const char *text, int *milliseconds);

#endif

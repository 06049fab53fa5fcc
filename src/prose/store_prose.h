/* SPDX-License-Identifier: MIT */
/* What there is to say of the games that are kept, a sentence each. Each adds it to `out`. */
#ifndef PROSE_STORE_PROSE_H
#define PROSE_STORE_PROSE_H

#include "base/strbuf.h"

/* The file of the games was damaged: it is at the path `aside` now, and so many of its games could
 * be read. */
void store_prose_rescued(struct strbuf *out, const char *aside, int games);

/* Some of the match that goes on could not be read. */
void store_prose_incomplete(struct strbuf *out);

#endif

/* SPDX-License-Identifier: MIT */
/* How good a move is, as players write it. */
#ifndef PROSE_STRENGTHS_H
#define PROSE_STRENGTHS_H

#include "base/strbuf.h"

/* What stands behind a move for strengths as they are kept (TEXT_STRENGTH, match/tree.h): the six
 * usual ones as signs, also where they came as numbers; all others as they are, apart. */
void strengths_print(struct strbuf *out, const char *kept);

/* The usual one that comes after this one, from "" through all of them back to "". Valid for
 * ever. */
const char *strength_after(const char *kept);

#endif

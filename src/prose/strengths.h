/* SPDX-License-Identifier: MIT */
/* How good a move is, as players write it. */
#ifndef PROSE_STRENGTHS_H
#define PROSE_STRENGTHS_H

#include "base/strbuf.h"

/* Adds what stands behind a move whose strengths are `kept` (TEXT_STRENGTH, match/tree.h). The six
 * usual ones become signs, also if they were numbers; others stay as they are, separated by spaces.
 */
void strengths_print(struct strbuf *out, const char *kept);

/* Returns the usual strength after this one, in a circle that begins and ends with "". Valid for
 * ever. */
const char *strength_after(const char *kept);

#endif

/* SPDX-License-Identifier: MIT */
/* What was wrong in a text from outside, in a sentence that quotes it. */
#ifndef PROSE_ERROR_PROSE_H
#define PROSE_ERROR_PROSE_H

#include "base/strbuf.h"
#include "notation/text_error.h"
#include "prose/names.h"

struct error_sentence {
    char text[480]; /* capital letter, full stop */
};

/* Without the place, for files and the command line. Of an illegal move: the sentence of its
 * verdict; the rule set that the error lends must still be there. */
struct error_sentence error_sentence(const struct text_error *error);

/* The same, added to `out`, for whoever sees a board with these sides. */
void error_print(struct strbuf *out, const struct text_error *error, struct side_names sides);

#endif

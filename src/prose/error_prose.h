/* SPDX-License-Identifier: MIT */
/* What is wrong in a text from outside, in a sentence that quotes it. */
#ifndef PROSE_ERROR_PROSE_H
#define PROSE_ERROR_PROSE_H

#include "base/strbuf.h"
#include "notation/text_error.h"
#include "prose/names.h"

struct error_sentence {
    char text[480]; /* begins with a capital letter, ends with a full stop */
};

/* Returns the sentence without the place, for files and the command line. For an illegal move it is
 * that of the verdict; the rule set that the error points to must still exist. */
struct error_sentence error_sentence(const struct text_error *error);

/* Adds the same to `out`, with the names of the sides on the board that is shown. */
void error_print(struct strbuf *out, const struct text_error *error, struct side_names sides);

#endif

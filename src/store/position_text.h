/* SPDX-License-Identifier: MIT */
/* A position as a text of its own, as files and the clipboard hold it. Its FEN is the first line,
 * which is all that other programs write and read; behind it may stand under which rules it is
 * meant, in the tags that a game has:
 *
 *     B:WK3,18:B11
 *     [Rules "american, king=flying"] */
#ifndef STORE_POSITION_TEXT_H
#define STORE_POSITION_TEXT_H

#include "base/strbuf.h"
#include "notation/text_error.h"
#include "rules/position.h"
#include "rules/ruleset.h"

enum {
    POSITION_TEXT_MAX = 1024, /* room for every position_text_print, the closing zero included */
};

/* The FEN, squares named as in the books of these rules, and the rules. */
void position_text_print(struct strbuf *out, const struct position *position,
                         const struct named_ruleset *rules);

/* Is it the text of a position, right or wrong? No game begins as one does. */
bool position_text_is(const char *text);

struct position_read {
    struct position position;
    struct named_ruleset rules;
};

/* Reads a text that is one. `usual`: the rules where it names none. What else stands behind the
 * first line is passed over. False, and `*out` untouched, if the position or its rules cannot be
 * read. */
bool position_text_parse(const char *text, const struct named_ruleset *usual,
                         struct position_read *out, struct text_error *error);

#endif

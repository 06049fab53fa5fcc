/* SPDX-License-Identifier: MIT */
/* A position as a text of its own, as files and the clipboard have it. The first line is its FEN,
 * which is all that other programs write and read. Tags, as a game has them, may tell its rules:
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

/* Prints the FEN, with squares named as in the books of these rules, and the rules. */
void position_text_print(struct strbuf *out, const struct position *position,
                         const struct named_ruleset *rules);

/* Returns true if it is the text of a position, right or wrong. No game begins like one. */
bool position_text_is(const char *text);

struct position_read {
    struct position position;
    struct named_ruleset rules;
};

/* Reads the text of a position. `usual` are its rules if it names none. Anything else behind the
 * first line is ignored. Returns false, and leaves `*out` alone, if the position or its rules
 * cannot be read. */
bool position_text_parse(const char *text, const struct named_ruleset *usual,
                         struct position_read *out, struct text_error *error);

#endif

/* SPDX-License-Identifier: MIT */
/* Positions, rule sets and moves as short text, for the tables of the tests only: trusted input,
 * and a mistake in it fails the test. Players' text is notation's business. */
#ifndef TESTS_RULES_TEXT_H
#define TESTS_RULES_TEXT_H

#include "base/strbuf.h"
#include "rules/movegen.h"

/* "american" or "russian, landing=behind, quiet=0". */
struct ruleset text_rules(const char *text);

/* "B:W18,K22:B11": side to move, then each side's pieces. */
struct position text_position(const char *text);

void text_add_rules(struct strbuf *out, const struct ruleset *rules);
void text_add_position(struct strbuf *out, const struct position *position);

/* One move with its whole path: "11-15", "15x22x31". */
void text_add_move(struct strbuf *out, const struct move *move);

/* All moves in byte order, one space between. */
void text_add_moves(struct strbuf *out, const struct movelist *list);

#endif

/* SPDX-License-Identifier: MIT */
/* What is asked and said on a board that shows what a rule set changes. The sentences of the six
 * first steps stand with their positions (board/exercises.c). */
#ifndef PROSE_FIRST_STEPS_PROSE_H
#define PROSE_FIRST_STEPS_PROSE_H

#include "base/strbuf.h"

/* Add what to do: make a move that the rule allows, or one that it does not forbid. The clause is
 * what rule_clause_print adds. */
void new_move_task_print(struct strbuf *out, const char *clause);
void stricter_task_print(struct strbuf *out, const char *clause);

/* Adds the same where a capture may be left. */
void no_capture_task_print(struct strbuf *out, const char *clause);

/* Adds the same about one move: "Play 11-15." `again`: it is not the first. */
void move_task_print(struct strbuf *out, const char *move, bool again);

/* Returns, or adds, that a legal move was not the one. */
const char *new_move_astray(void);
void move_astray_print(struct strbuf *out, const char *move);

/* Adds what has been shown: the clause of `rules`. */
void clause_praise_print(struct strbuf *out, const char *rules, const char *clause);

/* Return why a board that is done takes no moves, and why a button does nothing. */
const char *exercise_is_done(void);
const char *exercise_is_first(void);
const char *exercise_is_untouched(void);

/* Adds "2 of 6". */
void exercise_number_print(struct strbuf *out, int number, int count);

#endif

/* SPDX-License-Identifier: MIT */
/* What is asked and said on a board that shows what a rule set changes. The sentences of the six
 * first steps stand with their positions (board/exercises.c). */
#ifndef PROSE_FIRST_STEPS_PROSE_H
#define PROSE_FIRST_STEPS_PROSE_H

#include "base/strbuf.h"

/* Return what to do: make a move that only these rules have; make any move, though not each one of
 * American rules is there. */
const char *new_move_task(void);
const char *stricter_task(void);

/* Adds the same about one move: "Play 11-15." `again`: it is not the first. */
void move_task_print(struct strbuf *out, const char *move, bool again);

/* Returns, or adds, that a legal move was not the one. */
const char *new_move_astray(void);
void move_astray_print(struct strbuf *out, const char *move);

/* Add what has been shown: only `rules` have the move, or do not have one of American rules. */
void new_move_praise_print(struct strbuf *out, const char *rules);
void stricter_praise_print(struct strbuf *out, const char *rules);

/* Return why a board that is done takes no moves, and why a button does nothing. */
const char *exercise_is_done(void);
const char *exercise_is_first(void);
const char *exercise_is_untouched(void);

/* Adds "2 of 6". */
void exercise_number_print(struct strbuf *out, int number, int count);

#endif

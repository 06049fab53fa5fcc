/* SPDX-License-Identifier: MIT */
/* What is asked and said on the page Puzzles. */
#ifndef PROSE_PUZZLE_PROSE_H
#define PROSE_PUZZLE_PROSE_H

#include "match/puzzle.h"
#include "notation/square_text.h"
#include "prose/names.h"

/* What the sentences need to know. */
struct puzzle_words {
    const struct game *game;
    const struct puzzle *puzzle;
    struct square_names names;
    struct side_names sides;
};

/* Adds who is to move and what is to be won; `again`: the first moves have been right. */
void puzzle_task_print(struct strbuf *out, const struct puzzle_words *words, bool again);

/* Adds what has been won, when it is solved. */
void puzzle_praise_print(struct strbuf *out, const struct puzzle_words *words);

/* Adds what the other side answers to a try and what comes of it, as the variation shows that
 * begins with the node `try`. It must have an answer. */
void puzzle_try_print(struct strbuf *out, const struct puzzle_words *words, int try);

/* Returns that a move is not the one, where nothing is known of it. */
const char *puzzle_other_move(void);

/* Add which piece to move, and which move to make: that of the node `next`. */
void puzzle_piece_print(struct strbuf *out, const struct puzzle_words *words, int next);
void puzzle_move_print(struct strbuf *out, const struct puzzle_words *words, int next);

/* Return why a board that is solved takes no moves, and why a button does nothing. */
const char *puzzle_is_solved(void);
const char *puzzle_is_first(void);
const char *puzzle_is_last(void);
const char *puzzle_is_untouched(void);
const char *puzzle_needs_no_hint(void);

/* Add "Puzzle 7", "Puzzle 7, difficulty 2", "12 of 60 solved", "Difficulty 2 of 5". */
void puzzle_number_print(struct strbuf *out, int number);
void puzzle_row_print(struct strbuf *out, int number, int grade);
void puzzle_progress_print(struct strbuf *out, int solved, int count);
void puzzle_grade_print(struct strbuf *out, int grade);

/* Adds that the puzzles are those of the shipped rule set `of`, under which games are played as
 * under the rules that were chosen. */
void puzzles_of_print(struct strbuf *out, const struct named_ruleset *of);

/* Adds that there are no puzzles for these rules. */
void puzzles_none_print(struct strbuf *out, const struct named_ruleset *rules);

/* Adds that none was found in so many games of the library under these rules. */
void own_puzzles_none_print(struct strbuf *out, const struct named_ruleset *rules, int games);

/* Adds how many of the games have been looked through. */
void own_puzzles_sought_print(struct strbuf *out, int looked, int to_look);

/* Adds the game that a puzzle comes from: its players, and its date unless it is empty. */
void puzzle_from_print(struct strbuf *out, const char *players, const char *date);

#endif

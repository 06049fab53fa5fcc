/* SPDX-License-Identifier: MIT */
/* What an analysis has found, in words. They claim no more than what was found. */
#ifndef PROSE_ANALYSIS_PROSE_H
#define PROSE_ANALYSIS_PROSE_H

#include "base/strbuf.h"
#include "match/hint.h"
#include "notation/assessment.h"
#include "prose/names.h"
#include "rules/position.h"

/* Adds what a position is worth: "White is better by about 1.2 men.", "White wins in 9 moves.", "A
 * draw with best play." */
void worth_print(struct strbuf *out, const struct worth *worth, struct side_names sides);

/* Adds what a line of moves of `side` is good for, as a sentence for a file: the same for the
 * position after its first move, and if that is open, before it what the line shows: "This side
 * wins a man." `side` is called "This side", since another board has other names for both. */
void better_line_print(struct strbuf *out, enum side side, const struct worth *worth,
                       const struct proof *proof);

/* Adds what a position is worth, and the best line there: "White wins in 9 moves. Best: 22-18". */
void live_print(struct strbuf *out, const struct worth *worth, const char *line,
                struct side_names sides);

/* Adds what an analysis says of a place on the main line: "Move 7 (White): Black is better by about
 * 1.2 men. The move cost 1.3 men." `ply` 0 is the start. */
void assessed_print(struct strbuf *out, int ply, enum side mover,
                    const struct assessment *assessment, struct side_names sides);

/* Adds how far an analysis is: "Analysing: move 7 of 40.", for so many plies of so many; `other`:
 * of a game that is not the one shown. */
void analysing_print(struct strbuf *out, int plies, int all, bool other);

/* Adds that it has ended, and how many moves cost something. `here`: the game is shown, and Undo
 * removes this. */
void analysed_print(struct strbuf *out, int mistakes, bool here);

const char *analysis_stopped(void);

/* `here`: as above. */
const char *analysis_removed(bool here);

#endif

/* SPDX-License-Identifier: MIT */
/* Hints and warnings in sentences. Each says no more than its line proves (match/hint.h). */
#ifndef PROSE_HINT_PROSE_H
#define PROSE_HINT_PROSE_H

#include "base/strbuf.h"
#include "match/hint.h"
#include "notation/square_text.h"
#include "rules/position.h"

/* A position in which something is advised, and how its squares are named. */
struct advised {
    const struct ruleset *rules;
    struct position position;
    struct square_names names;
};

/* Adds a line of moves from there: "22-18 15x22 25x18x11". */
void advised_line_print(struct strbuf *out, const struct move *moves, int count,
                        const struct advised *advised);

/* Returns what is said while a hint is looked for. */
const char *hint_awaited(void);

/* Adds "Look at the piece on 22." */
void hint_piece_print(struct strbuf *out, const struct hint *hint, const struct advised *advised);

/* Adds "Play 22-18." */
void hint_move_print(struct strbuf *out, const struct hint *hint, const struct advised *advised);

/* Adds the same, and why: "Play 22-18. This wins a man: 22-18 15x22 25x18x11." */
void hint_reason_print(struct strbuf *out, const struct hint *hint, const struct advised *advised);

/* Adds what is asked about the first move of such a line: "This loses a man: 15x22 25x18. Play it
 * all the same?" */
void warning_print(struct strbuf *out, const struct proof *warning, const struct advised *advised);

#endif

/* SPDX-License-Identifier: MIT */
/* Sentences about a position in the making. */
#ifndef PROSE_ARRANGEMENT_PROSE_H
#define PROSE_ARRANGEMENT_PROSE_H

#include "match/arrangement.h"
#include "notation/square_text.h"
#include "prose/names.h"

/* Adds why no game can begin from the position, or that one can and who moves first. */
void arrangement_print(struct strbuf *out, const struct arrangement_report *report,
                       const struct position *position, const struct named_ruleset *rules,
                       struct square_names names, struct side_names sides);

/* Adds "Black: man" or "White: king"; for PIECE_NONE, what removes a piece. */
void piece_name_print(struct strbuf *out, enum piece piece, struct side_names sides);

/* Adds "Black to move". */
void to_move_print(struct strbuf *out, enum side side, struct side_names sides);

#endif

/* SPDX-License-Identifier: MIT */
/* A match in words: score, whose turn, what comes next, the games of the ledger. `sides`: as on the
 * board that is shown. */
#ifndef PROSE_MATCH_PROSE_H
#define PROSE_MATCH_PROSE_H

#include "match/match.h"
#include "prose/names.h"

/* "Ada – Ben: 1–0", the current game included once it is over. */
void match_score_print(struct strbuf *out, const struct match *match);

/* The same without the names: "1–0". */
void score_pair_print(struct strbuf *out, const struct score *score);

/* How many games the ledger has, which is the longest and which the shortest: "5 games. The longest
 * was game 3, with 41 moves. The shortest was game 1, with 12 moves." It has one at least; of games
 * that are all as long only their number is told. */
void match_summary_print(struct strbuf *out, const struct match *match);

/* What a window's title says: score, whose turn or the result, and the program. */
void match_title_print(struct strbuf *out, const struct match *match, struct side_names sides);

/* Of the next game: "Ada starts, with Black"; the current game is over. */
void next_starter_print(struct strbuf *out, const struct match *match, const char *name,
                        struct side_names sides);

/* "Ada, Black, to move"; `turn`: it is their turn. */
void seat_print(struct strbuf *out, const struct match *match, enum side side, bool turn,
                struct side_names sides);

/* "Ada begins with Black."; `name` is what of hers is told. */
void game_begins_print(struct strbuf *out, const struct match *match, const char *name,
                       struct side_names sides);

/* "Black has 9 pieces left, kings: 2"; the kings are among the pieces. */
void pieces_left_print(struct strbuf *out, enum side side, int pieces, int kings,
                       struct side_names sides);

/* "Black has captured 3" */
void captured_print(struct strbuf *out, enum side side, int count, struct side_names sides);

/* The number of the current game, "Game 2"; with its rules, "American, game 2". */
void game_number_print(struct strbuf *out, const struct match *match);
void game_heading_print(struct strbuf *out, const struct match *match);

/* One game of the ledger: number, who had which side, length, who started. */
void ledger_line_print(struct strbuf *out, const struct match *match,
                       const struct ledger_entry *entry, struct side_names sides);

/* Above the score of the two over all their matches; a line of it: "American: 12 games, 3 drawn".
 */
void all_time_heading_print(struct strbuf *out, const struct match *match);
void all_time_rules_print(struct strbuf *out, const char *rules, int games, int draws);

#endif

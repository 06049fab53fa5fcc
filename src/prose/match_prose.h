/* SPDX-License-Identifier: MIT */
/* A match in words: score, whose turn it is, what comes next, the games of the ledger. `sides` are
 * the names of the sides on the board that is shown. Each function adds to `out`. */
#ifndef PROSE_MATCH_PROSE_H
#define PROSE_MATCH_PROSE_H

#include "match/match.h"
#include "prose/names.h"

/* "Ada – Ben: 1–0". It includes the current game once that is over. */
void match_score_print(struct strbuf *out, const struct match *match);

/* The same without the names: "1–0". */
void score_pair_print(struct strbuf *out, const struct score *score);

/* How long the match is, its clock, its help, how many games the ledger has, the longest and the
 * shortest: "5 games. The longest was game 3, with 41 moves. The shortest was game 1, with 12
 * moves." `out` is empty, and there is such a game. If all games are equally long, only their
 * number. The usual help is not told. */
void match_summary_print(struct strbuf *out, const struct match *match);

/* How the current game ended, which must be over, and how it has decided the match: "Ben wins: Ada
 * resigned.", "Ben wins: Ada resigns. Ben wins the match, 2–1." */
void game_end_print(struct strbuf *out, const struct match *match);

/* How long a match with a length is, or how it was decided: "First to 5.", "Ada wins the match,
 * 5–3."
 */
void match_course_print(struct strbuf *out, const struct match *match);

/* The same after a sentence about the current game. */
void game_and_course_print(struct strbuf *out, const char *sentence, const struct match *match);

/* What stands below a player's points: the length of the match, and help, where they are not the
 * usual ones: "of 5", "of 5, warnings", "". */
void points_needed_print(struct strbuf *out, const struct match *match, enum help help);

/* The title of the window: score, whose turn it is or the result, and the program. */
void match_title_print(struct strbuf *out, const struct match *match, struct side_names sides);

/* About the next game: "Ada (Black) starts". The current game must be over. */
void next_starter_print(struct strbuf *out, const struct match *match, const char *name,
                        struct side_names sides);

/* "Ada, Black, to move", the last part only if `turn`. */
void seat_print(struct strbuf *out, const struct match *match, enum side side, bool turn,
                struct side_names sides);

/* "Ada (Black) begins."; `name` is her name, which may be shortened. */
void game_begins_print(struct strbuf *out, const struct match *match, const char *name,
                       struct side_names sides);

/* "Ben plays with a man fewer.", or nothing. */
void handicap_print(struct strbuf *out, const struct match *match, struct handicap handicap);

/* "Black has 9 pieces left, kings: 2"; the kings are among the pieces. */
void pieces_left_print(struct strbuf *out, enum side side, int pieces, int kings,
                       struct side_names sides);

/* "Black has captured 3" */
void captured_print(struct strbuf *out, enum side side, int count, struct side_names sides);

/* "Game 2"; "American, game 2". */
void game_number_print(struct strbuf *out, const struct match *match);
void game_heading_print(struct strbuf *out, const struct match *match);

/* A game of the ledger: number, who had which side, length, who started, the handicap, the help
 * that was given. */
void ledger_line_print(struct strbuf *out, const struct ledger_entry *entry,
                       struct side_names sides);

/* The heading above the score of the two over all their matches, and a line below it: "American: 12
 * games, 3 drawn". */
void all_time_heading_print(struct strbuf *out, const struct match *match);
void all_time_rules_print(struct strbuf *out, const char *rules, int games, int draws);

#endif

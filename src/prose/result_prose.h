/* SPDX-License-Identifier: MIT */
/* How a game ended, and how near a draw is, in words. */
#ifndef PROSE_RESULT_PROSE_H
#define PROSE_RESULT_PROSE_H

#include "base/strbuf.h"
#include "match/draws.h"
#include "match/result.h"

/* Adds a whole sentence: "Ada wins: Ben's pieces are all blocked." Nothing while the game goes on.
 */
void result_print(struct strbuf *out, const struct result *result, const char *black_name,
                  const char *white_name);

/* Adds the same without a reason: "Ada wins.", "A draw." */
void result_without_reason_print(struct strbuf *out, const struct result *result,
                                 const char *black_name, const char *white_name);

/* Add its two halves, for where they stand apart: "Ada wins", "A draw"; and the reason as a
 * sentence: "Ben's pieces are all blocked." */
void result_title_print(struct strbuf *out, const struct result *result, const char *black_name,
                        const char *white_name);
void result_reason_print(struct strbuf *out, const struct result *result, const char *black_name,
                         const char *white_name);

/* Adds the title of a game that decides the match, where `outcome` is that of the match: "Ada wins
 * the match", "The match is a draw". */
void match_end_title_print(struct strbuf *out, enum outcome outcome, const char *black_name,
                           const char *white_name);

/* Adds how near a draw is, and what resets the count: "Draw in 13 moves unless someone captures or
 * is crowned; both players' moves count." The nearest draw comes first; another one follows if half
 * the way to it is gone. If a draw has come and can be claimed, says that. Adds nothing if the rule
 * set counts no draw and none has come. */
void draw_meter_print(struct strbuf *out, const struct ruleset *rules,
                      const struct draw_state *state);

/* Adds the nearest draw alone in a few words, with its condition: "Draw in 13 moves without a
 * capture". */
void draw_meter_brief_print(struct strbuf *out, const struct ruleset *rules,
                            const struct draw_state *state);

#endif

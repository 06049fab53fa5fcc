/* SPDX-License-Identifier: MIT */
/* How a game ended, and how near a draw is, in words. */
#ifndef PROSE_RESULT_PROSE_H
#define PROSE_RESULT_PROSE_H

#include "base/strbuf.h"
#include "match/draws.h"
#include "match/result.h"

/* A whole sentence for the screen: "Ada wins: Ben's pieces are all blocked."; nothing while the
 * game goes on. */
void result_print(struct strbuf *out, const struct result *result, const char *black_name,
                  const char *white_name);

/* The same where nobody knows why: "Ada wins.", "A draw." */
void result_without_reason_print(struct strbuf *out, const struct result *result,
                                 const char *black_name, const char *white_name);

/* The two halves of it, for where they stand apart: "Ada wins", "A draw"; and the reason, a whole
 * sentence: "Ben's pieces are all blocked.", "No capture in 40 moves, both players' counted." */
void result_title_print(struct strbuf *out, const struct result *result, const char *black_name,
                        const char *white_name);
void result_reason_print(struct strbuf *out, const struct result *result, const char *black_name,
                         const char *white_name);

/* How near a draw is at a ply of a game that goes on, and what resets the count, in whole
 * sentences, the nearest draw first and another one if half the way to it is gone: "Draw in 13
 * moves unless someone captures or is crowned; both players' moves count." A draw that has come may
 * be claimed where the rule set lets it. Nothing where the rule set counts no draw and none has
 * come. */
void draw_meter_print(struct strbuf *out, const struct ruleset *rules,
                      const struct draw_state *state);

/* The nearest draw alone, in a few words, never without its condition: "Draw in 13 moves without
 * a capture". */
void draw_meter_brief_print(struct strbuf *out, const struct ruleset *rules,
                            const struct draw_state *state);

#endif

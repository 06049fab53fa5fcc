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

/* How near a draw is and what resets it: "quiet 12 of 25, a capture or a crowning resets it; this
 * position 2 of 3". Where a draw may be claimed and has come, that is added. Nothing where the
 * rule set has no draw that is counted. */
void draw_meter_print(struct strbuf *out, const struct ruleset *rules,
                      const struct draw_state *state);

#endif

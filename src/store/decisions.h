/* SPDX-License-Identifier: MIT */
/* What players decided, as the text of a comment (game_text.h). */
#ifndef STORE_DECISIONS_H
#define STORE_DECISIONS_H

#include "base/strbuf.h"
#include "match/result.h"

/* "[%end 1-0 resigned]", or "[%decision ..." where the line does not end by it. */
void decision_print(struct strbuf *out, const struct result *decision, bool ends);

/* Reads that, and nothing else. */
bool decision_parse(const char *text, struct result *decision, bool *ends);

#endif

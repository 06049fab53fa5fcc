/* SPDX-License-Identifier: MIT */
/* Results as the match, PDN, the library, and comments about decisions (game_text.h) have them. */
#ifndef STORE_RESULTS_H
#define STORE_RESULTS_H

#include "match/result.h"
#include "notation/pdn_reader.h"
#include "store/library.h"

/* Returns ONGOING for a result that names neither a winner nor a draw. */
enum outcome outcome_of_pdn(enum pdn_result result);

/* "1-0", "0-1", "1/2-1/2", "*". */
const char *pdn_text_of(enum outcome outcome);

enum library_result library_result_of(enum outcome outcome);

/* Prints a decision as the text of a comment: "[%end 1-0 resigned]" if the line ends by it, else
 * "[%decision 1-0 resigned]". */
void decision_print(struct strbuf *out, const struct result *decision, bool ends);

/* Reads such a text; returns false for any other text. */
bool decision_parse(const char *text, struct result *decision, bool *ends);

#endif

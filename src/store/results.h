/* SPDX-License-Identifier: MIT */
/* Results of a match and results as PDN writes them. */
#ifndef STORE_RESULTS_H
#define STORE_RESULTS_H

#include "match/result.h"
#include "notation/pdn_reader.h"

/* ONGOING for those that name neither a winner nor a draw. */
enum outcome outcome_of_pdn(enum pdn_result result);

/* "1-0", "0-1", "1/2-1/2", "*". */
const char *pdn_text_of(enum outcome outcome);

#endif

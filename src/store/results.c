/* SPDX-License-Identifier: MIT */
#include "store/results.h"

enum outcome outcome_of_pdn(enum pdn_result result)
{
    switch (result) {
    case PDN_WHITE_WINS:
        return WHITE_WINS;
    case PDN_BLACK_WINS:
        return BLACK_WINS;
    case PDN_DRAW:
        return DRAW;
    case PDN_UNKNOWN:
    case PDN_BOTH_LOSE:
    case PDN_RESULT_NONE:
        break;
    }
    return ONGOING;
}

const char *pdn_text_of(enum outcome outcome)
{
    static const char *const texts[] = {
        [ONGOING] = "*", [BLACK_WINS] = "0-1", [WHITE_WINS] = "1-0", [DRAW] = "1/2-1/2"};
    return texts[outcome];
}

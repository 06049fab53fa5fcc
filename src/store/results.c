/* SPDX-License-Identifier: MIT */
#include "store/results.h"

#include <string.h>

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

enum library_result library_result_of(enum outcome outcome)
{
    static const enum library_result results[] = {
        [ONGOING] = LIBRARY_UNFINISHED,
        [BLACK_WINS] = LIBRARY_BLACK_WON,
        [WHITE_WINS] = LIBRARY_WHITE_WON,
        [DRAW] = LIBRARY_DRAWN,
    };
    return results[outcome];
}

/* --- Decisions --- */

/* The reasons of decisions. */
static const struct reason_row {
    enum reason reason;
    const char *word;
} reasons[] = {
    {REASON_RESIGNED, "resigned"},     {REASON_TIME, "time"},   {REASON_AGREED, "agreed"},
    {REASON_REPETITION, "repetition"}, {REASON_QUIET, "quiet"}, {REASON_LONE_KINGS, "lone-kings"},
};

static const char *const heads[2] = {"[%decision ", "[%end "};

void decision_print(struct strbuf *out, const struct result *decision, bool ends)
{
    const char *word = "";
    for (size_t i = 0; i < sizeof reasons / sizeof *reasons; i++)
        if (reasons[i].reason == decision->reason)
            word = reasons[i].word;
    strbuf_addf(out, "%s%s %s]", heads[ends], pdn_text_of(decision->outcome), word);
}

/* Prints every decision there is and compares: they are few. */
bool decision_parse(const char *text, struct result *decision, bool *ends)
{
    if (strncmp(text, "[%", 2) != 0)
        return false;
    for (int i = 0; i < 2; i++)
        for (enum outcome outcome = BLACK_WINS; outcome <= DRAW; outcome++)
            for (size_t j = 0; j < sizeof reasons / sizeof *reasons; j++) {
                char known[48];
                struct strbuf out = strbuf_init(known, sizeof known);
                *decision = (struct result){.outcome = outcome, .reason = reasons[j].reason};
                *ends = i;
                decision_print(&out, decision, *ends);
                if (strcmp(known, text) == 0)
                    return (outcome == DRAW) == (decision->reason > REASON_TIME);
            }
    return false;
}

/* SPDX-License-Identifier: MIT */
/* Results in failure messages. */
#ifndef TESTS_RESULT_WORDS_H
#define TESTS_RESULT_WORDS_H

#include "match/result.h"

static inline const char *reason_text(enum reason reason)
{
    static const char *const texts[REASON_COUNT] = {
        [REASON_NONE] = "",
        [REASON_NO_PIECES] = "no pieces left",
        [REASON_BLOCKED] = "blocked",
        [REASON_RESIGNED] = "resigned",
        [REASON_TIME] = "time is up",
        [REASON_AGREED] = "agreed",
        [REASON_REPETITION] = "repetition",
        [REASON_QUIET] = "quiet plies",
        [REASON_LONE_KINGS] = "lone kings",
    };
    return texts[reason];
}

#endif

/* SPDX-License-Identifier: MIT */
/* The move generator for the rules of Free Jump. */
#include "rules/generator.h"

static const struct ruleset fixed = {
    .capture = CAPTURE_OPTIONAL,
    .man_capture = MAN_CAPTURES_FORWARD,
    .man_takes_king = YES,
    .king = KING_SHORT,
    .crowning = CROWNING_ENDS,
    .priority = PRIORITY_NONE,
};

#define INSTANCE     generator_freejump
#define FIXED        &fixed
#define RULES(given) ((void)(given), &fixed)

#include "rules/movegen_instance.h"

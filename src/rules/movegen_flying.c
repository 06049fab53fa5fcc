/* SPDX-License-Identifier: MIT */
/* The move generator for the rules of Flying Kings, and Thai, which moves alike. */
#include "rules/generator.h"

static const struct ruleset fixed = {
    .capture = CAPTURE_MANDATORY,
    .man_capture = MAN_CAPTURES_FORWARD,
    .man_takes_king = YES,
    .king = KING_FLYING,
    .landing = LANDING_BEHIND,
    .crowning = CROWNING_ENDS,
    .removal = REMOVAL_AT_ONCE,
    .priority = PRIORITY_NONE,
};

#define INSTANCE     generator_flying
#define FIXED        &fixed
#define RULES(given) ((void)(given), &fixed)

#include "rules/movegen_instance.h"

/* SPDX-License-Identifier: MIT */
/* The move generator for the rules of Russian. */
#include "rules/generator.h"

static const struct ruleset fixed = {
    .capture = CAPTURE_MANDATORY,
    .man_capture = MAN_CAPTURES_ANY,
    .man_takes_king = YES,
    .king = KING_FLYING,
    .landing = LANDING_FREE,
    .crowning = CROWNING_CONTINUES,
    .removal = REMOVAL_AFTER,
    .priority = PRIORITY_NONE,
};

#define INSTANCE     generator_russian
#define FIXED        &fixed
#define RULES(given) ((void)(given), &fixed)

#include "rules/movegen_instance.h"

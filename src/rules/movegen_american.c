/* SPDX-License-Identifier: MIT */
/* The move generator for American and the rule sets with the same moves: Classic, Parlour,
 * Tournament. */
#define INSTANCE     generator_american
#define FIXED        &fixed_american
#define RULES(given) ((void)(given), &fixed_american)

#include "rules/movegen_fixed.inc"
#include "rules/movegen_instance.inc"

/* SPDX-License-Identifier: MIT */
/* The move generator for the rules of American, and all that move alike: Classic, Parlour,
 * Tournament. */
#define INSTANCE     generator_american
#define FIXED        &fixed_american
#define RULES(given) ((void)(given), &fixed_american)

#include "rules/movegen_fixed.inc"
#include "rules/movegen_instance.inc"

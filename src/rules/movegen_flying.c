/* SPDX-License-Identifier: MIT */
/* The move generator for Flying Kings and Thai, which has the same moves. */
#define INSTANCE     generator_flying
#define FIXED        &fixed_flying
#define RULES(given) ((void)(given), &fixed_flying)

#include "rules/movegen_fixed.inc"
#include "rules/movegen_instance.inc"

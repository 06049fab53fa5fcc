/* SPDX-License-Identifier: MIT */
/* The move generator for the rules of Flying Kings, and Thai, which moves alike. */
#define INSTANCE     generator_flying
#define FIXED        &fixed_flying
#define RULES(given) ((void)(given), &fixed_flying)

#include "rules/movegen_fixed.inc"
#include "rules/movegen_instance.inc"

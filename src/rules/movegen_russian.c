/* SPDX-License-Identifier: MIT */
/* The move generator for Russian. */
#define INSTANCE     generator_russian
#define FIXED        &fixed_russian
#define RULES(given) ((void)(given), &fixed_russian)

#include "rules/movegen_fixed.inc"
#include "rules/movegen_instance.inc"

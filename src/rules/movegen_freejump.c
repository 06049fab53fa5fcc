/* SPDX-License-Identifier: MIT */
/* The move generator for Free Jump. */
#define INSTANCE     generator_freejump
#define FIXED        &fixed_freejump
#define RULES(given) ((void)(given), &fixed_freejump)

#include "rules/movegen_fixed.inc"
#include "rules/movegen_instance.inc"

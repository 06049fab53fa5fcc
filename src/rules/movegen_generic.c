/* SPDX-License-Identifier: MIT */
/* The move generator for every rule set: it reads the fields when it needs them. */
#define INSTANCE     generator_generic
#define FIXED        NULL
#define RULES(given) (given)

#include "rules/movegen_instance.inc"

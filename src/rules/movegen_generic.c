/* SPDX-License-Identifier: MIT */
/* The instance that plays every rule set: it reads each field when it needs it. */
#define INSTANCE     generator_generic
#define FIXED        NULL
#define RULES(given) (given)

#include "rules/movegen_instance.inc"

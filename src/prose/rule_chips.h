/* SPDX-License-Identifier: MIT */
/* A rule set in chips of two or three words, for a glance before the first move. */
#ifndef PROSE_RULE_CHIPS_H
#define PROSE_RULE_CHIPS_H

#include "rules/ruleset.h"

enum {
    RULE_CHIPS_LEAST = 3, /* every rule set has so many */
    RULE_CHIPS_MAX = 6,
};

struct rule_chip {
    char text[96];
};

/* First what a player does not expect who knows American, the most surprising first: "kings fly".
 * Then what everybody wants to know: "must capture", "kings one step", "men capture forward".
 * Returns how many, RULE_CHIPS_LEAST to RULE_CHIPS_MAX; whoever has less room leaves out the last
 * ones. */
int rule_chips(const struct ruleset *rules, struct rule_chip chips[RULE_CHIPS_MAX]);

#endif

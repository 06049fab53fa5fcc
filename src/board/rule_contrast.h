/* SPDX-License-Identifier: MIT */
/* A position in which two rule sets part: the first one among the plays of the fields
 * (rule_demos.h) whose legal moves are others under the one than under the other. */
#ifndef BOARD_RULE_CONTRAST_H
#define BOARD_RULE_CONTRAST_H

#include "rules/movegen.h"

struct rule_contrast {
    enum field field; /* what it shows */
    struct position position;
};

/* Have both the same legal moves there? */
bool same_moves(const struct ruleset *rules, const struct ruleset *other,
                const struct position *position);

/* The fields that differ come first, those that tell most at their head. False: the two do not part
 * in any play; they may differ in draws, in what is counted, or in names. */
bool rule_contrast_find(const struct ruleset *rules, const struct ruleset *other,
                        struct rule_contrast *found);

#endif

/* SPDX-License-Identifier: MIT */
/* A position in which two rule sets allow different moves: the first such one among the plays of
 * the fields (rule_demos.h). */
#ifndef BOARD_RULE_CONTRAST_H
#define BOARD_RULE_CONTRAST_H

#include "rules/movegen.h"

struct rule_contrast {
    enum field field; /* the field that it shows */
    struct position position;
};

/* Returns true if both have the same legal moves there. */
bool same_moves(const struct ruleset *rules, const struct ruleset *other,
                const struct position *position);

/* Looks through the fields that differ, the most telling first. Returns false if no play tells the
 * two apart: they may differ in draws, in what is counted, or in names. */
bool rule_contrast_find(const struct ruleset *rules, const struct ruleset *other,
                        struct rule_contrast *found);

#endif

/* SPDX-License-Identifier: MIT */
/* Which rules the games of a text have if it does not tell them: those under which the most of its
 * games are legal, so that all are read under the same. */
#ifndef STORE_RULES_GUESS_H
#define STORE_RULES_GUESS_H

#include "rules/ruleset.h"

#include <stdbool.h>
#include <stddef.h>

enum {
    GUESS_BYTES = 4 * 1024 * 1024, /* of a text that are looked at */
    GUESS_GAMES = 1000,            /* the same of games that do not tell their rules */
    GUESS_LEAST = 10,              /* of these: fewer may fit by chance */
};

struct rules_guess {
    bool known; /* else no game is without rules */
    struct named_ruleset rules;
    int games;                          /* that were looked at */
    const struct named_ruleset *second; /* under which as many are legal; NULL: none */
};

/* Guesses by the first games of the text that do not tell their rules. National rules come first,
 * in the order of game_types; others only if most games are illegal under all of these. */
void rules_guess_make(struct rules_guess *guess, const char *bytes, size_t length);

/* Returns true if that is worth a line: the games fit a second rule set as well, and are so many
 * that it is not by chance. */
bool rules_guess_fits_several(const struct rules_guess *guess);

#endif

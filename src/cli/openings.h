/* SPDX-License-Identifier: MIT */
/* What the games of a match begin with. Each opening is played twice, with colours changed. */
#ifndef CLI_OPENINGS_H
#define CLI_OPENINGS_H

#include "cli/command.h"
#include "rules/move.h"

enum {
    OPENING_PLIES_MAX = 40,
    OPENING_PLIES = 6, /* where nobody says how many */
};

struct opening {
    struct position start;
    int count;
    struct move moves[OPENING_PLIES_MAX];
};

struct openings {
    const struct named_ruleset *rules;
    uint64_t seed;
    int plies;            /* of those drawn by lot, if there is no list */
    struct opening *list; /* owned */
    size_t capacity;
    int count;
};

/* Those that the options ask for: the positions of a file, a FEN a line; or by lot. American
 * checkers has its ballots (ballots.h), but those that lose a piece. False after saying what is
 * wrong, and nothing to free. */
bool openings_read(const struct options *options, struct openings *out);
void openings_finish(struct openings *openings);

/* The opening of pair `index`, from 0: the same again for the same seed. When a list has been gone
 * through, two plies by lot stand behind each, unless they would always end the game. */
struct opening openings_take(const struct openings *openings, int index);

#endif

/* SPDX-License-Identifier: MIT */
/* Perfect endings in the background. Where somebody may use them, an idle job of the thinking lane
 * opens the tables of the rules in force that are there and makes those that are missing, a little
 * at a time. A job that thinks goes first, and finds those that are there (engines.h). The
 * work on a table waits in memory meanwhile. */
#ifndef APP_COMPANION_ENDINGS_H
#define APP_COMPANION_ENDINGS_H

#include "app/jobs/jobs.h"
#include "pages/companion.h"
#include "pages/shell.h"
#include "think/engines.h"

/* What is to be there. */
struct endings_wish {
    struct ruleset rules;
    int pieces; /* 0: nothing */
};

struct endings_service {
    struct endings *view;    /* lent, as are the next three; what pages read */
    struct engines *engines; /* touched by jobs alone */
    struct shell *shell;
    struct jobs *jobs;
    int chosen;               /* by the player: up to so many pieces; 0: not looked at yet */
    bool used;                /* somebody may use endings */
    bool stopped;             /* by the player, in this run */
    struct endings_wish wish; /* what follows from that: what is being made, or was */
    unsigned number;          /* of that wish */
    bool complained;          /* something is wrong, and this was said */
};

/* All are lent. */
void endings_init(struct endings_service *endings, struct endings *view, struct engines *engines,
                  struct shell *shell, struct jobs *jobs);

/* Follows the rules in force and what the player has chosen. `used`: somebody is there who may use
 * endings; they are also made if the player has chosen more than the usual ones. Cheap if nothing
 * has changed. */
void endings_look(struct endings_service *endings, const struct ruleset *rules, bool used);

/* Stops making them, until the next start at the latest. */
void endings_stop(struct endings_service *endings);

/* Goes on after that, and after a failure. */
void endings_go_on(struct endings_service *endings);

/* Counts the files, for the pages. */
void endings_count(struct endings_service *endings);

/* Deletes the files of tables of more than `pieces` pieces, of all rules. If some of them would be
 * made again at once, making is stopped. */
void endings_delete(struct endings_service *endings, int pieces);

#endif

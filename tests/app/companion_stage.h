/* SPDX-License-Identifier: MIT */
/* The computer as a player, without a window: its service, and a match that it looks at. */
#ifndef TESTS_COMPANION_STAGE_H
#define TESTS_COMPANION_STAGE_H

#include "app/companion/companion.h"

extern struct companion_stage {
    struct jobs *jobs;
    struct match match;
    struct preferences preferences;
    struct shell shell;
    struct companion_service companion;
} stage;

/* Begins the match and the service. The test sets the preferences before. */
void stage_begin(const struct match_setup *setup);
void stage_end(void);

/* Lets a moment pass. */
void stage_pass(void);

/* Waits until it thinks no more. */
void stage_await(void);

bool stage_is_legal(const struct move *move);

/* Plays the first legal move. */
void stage_play_any(void);

#endif

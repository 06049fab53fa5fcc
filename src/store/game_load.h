/* SPDX-License-Identifier: MIT */
/* One game of a text, read where it begins. */
#ifndef STORE_GAME_LOAD_H
#define STORE_GAME_LOAD_H

#include "store/game_text.h"
#include "store/text_source.h"

/* What has been read; large. */
struct game_load {
    struct pdn_reader pdn;
    struct game_reader reader;        /* `playable`: its game, tags and result */
    const struct game_report *report; /* NULL: there is no game */
};

/* Reads the game that begins at `mark` of the source, which stands there; `given` as for
 * game_check_init. Allocates; game_load_finish frees. */
void game_load_begin(struct game_load *load, struct text_source *source, struct pdn_mark mark,
                     const struct named_ruleset *given);
void game_load_finish(struct game_load *load);

/* The game, no longer the reader's: it is playable. */
struct game game_load_take(struct game_load *load);

#endif

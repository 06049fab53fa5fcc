/* SPDX-License-Identifier: MIT */
/* Reads one game of a text, with its tree. */
#ifndef STORE_GAME_LOAD_H
#define STORE_GAME_LOAD_H

#include "store/game_bytes.h"
#include "store/game_text.h"
#include "store/text_source.h"

/* Large. */
struct game_load {
    struct pdn_reader pdn;
    struct game_bytes bytes;          /* while it is read */
    struct game_reader reader;        /* if `playable`, it has the game, its tags and its result */
    const struct game_report *report; /* NULL: there is no game */
};

/* Reads the game that begins at `mark` of the source, which stands there; `given` as for
 * game_check_init, `guess` as for game_check_expect, `words` as for game_reader_keep_rest, NULL:
 * the rest is not kept. The caller calls game_load_finish. */
void game_load_begin(struct game_load *load, struct text_source *source, struct pdn_mark mark,
                     const struct named_ruleset *given, const struct named_ruleset *guess,
                     game_fault_words *words);

/* The same with the first game of a text in memory. */
void game_load_begin_text(struct game_load *load, const char *text);

/* Returns true if the text is about something else: it has no game, or no tag and not one move that
 * could be read. */
bool game_load_found_none(const struct game_load *load);

void game_load_finish(struct game_load *load);

/* Sets up a match that goes on with the game, which must be playable, as its tags say of it; the
 * first player begins. `setup` has its rules, and its start unless that is the usual one. */
void game_load_set_up(const struct game_load *load, struct match_setup *setup);

/* Returns the game, which must be playable. The caller owns it. */
struct game game_load_take(struct game_load *load);

#endif

/* SPDX-License-Identifier: MIT */
/* Imports the games of a text into an archive, a part of the text in each transaction. Checks each
 * game first. One with a fault is reported; what can be read of it is kept, with the rest as
 * comments (game_reader_keep_rest), unless that is nothing. A game is known if the archive has one
 * of which PDN says all the same, and is not added again. If only comments, variations, strengths
 * or some tags differ, it is added as another version. */
#ifndef STORE_IMPORT_H
#define STORE_IMPORT_H

#include "notation/text_error.h"
#include "store/archive.h"
#include "store/game_text.h"
#include "store/rules_guess.h"
#include "store/text_source.h"

struct import;

/* How far the import is. */
struct import_state {
    uint64_t bytes;   /* read */
    int64_t size;     /* of all the text */
    int taken, known; /* games that were added, and games that were there already */
    int versions;     /* of those that were added: other versions of games that were there */
    int64_t since;    /* all of those that were added have ids above this one */
    int bad;          /* games with a fault */
    int lost;         /* of those: games that were left out, as nothing can be read of them */
    bool something;   /* the text is about games: one of them has `something` (game_check.h) */
    bool done;
    int unread; /* the error that ended reading; 0: none */
};

/* Is called for each game with a fault; `number` is its place in the text, from 1. */
typedef void import_see_fault(void *data, int number, const struct text_error *error);

/* Takes over the source, which stands at its beginning; copies `given`, which is as for
 * game_check_init. `words` are those of game_reader_keep_rest; `see` may be NULL. The caller calls
 * import_finish. */
struct import *import_begin(struct text_source *source, const struct named_ruleset *given,
                            game_fault_words *words, import_see_fault *see, void *data);

/* Imports in one transaction until `stop` returns true or the text ends. After an error, of
 * archive.h or of the source, nothing of this call is saved, and it may be tried again.
 * FILE_ERROR_CHANGED: the text was changed meanwhile. */
int import_work(struct import *import, struct archive *archive, bool (*stop)(void *data),
                void *data);

struct import_state import_state(const struct import *import);

/* Returns the rules that were guessed for the games that do not tell theirs. */
const struct rules_guess *import_guess(const struct import *import);

/* NULL is fine. */
void import_finish(struct import *import);

#endif

/* SPDX-License-Identifier: MIT */
/* Takes the games of a text into an archive, a stretch at a time. Each is held against its rules
 * first: one that has a fault is not taken, and is told of. Of a game that the archive has already,
 * the same players, date, result, rules and moves, no second one is made. */
#ifndef STORE_IMPORT_H
#define STORE_IMPORT_H

#include "notation/text_error.h"
#include "store/archive.h"
#include "store/text_source.h"

struct import;

/* What has come of it so far. */
struct import_state {
    uint64_t bytes;   /* read */
    int64_t size;     /* of all the text */
    int taken, known; /* games: those that are new, and those that were there already */
    int bad;
    bool something; /* in one of them there was a tag or a move: a text about something else has
                     * stars, too, and each of them ends a game */
    bool done;
    int unread; /* why the text could not be read on; 0: it could */
};

/* A game that has a fault, with its number in the text, from 1; the error has line and column. */
typedef void import_see_fault(void *data, int number, const struct text_error *error);

/* Takes the source, which stands at its beginning; `given` as for game_check_init, is copied. */
struct import *import_begin(struct text_source *source, const struct named_ruleset *given,
                            import_see_fault *see, void *data);

/* Goes on until `stop` says so, or it is done: what was taken then is saved, in one piece. After an
 * error (as of archive.h, or of the source) nothing of this stretch is, and it may be tried again.
 */
int import_work(struct import *import, struct archive *archive, bool (*stop)(void *data),
                void *data);

struct import_state import_state(const struct import *import);

/* NULL is fine. */
void import_finish(struct import *import);

#endif

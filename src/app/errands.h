/* SPDX-License-Identifier: MIT */
/* What the librarian has done by the worker that writes (scribe.h), in turn with what is saved:
 * games are deleted and brought back, a match is taken up. */
#ifndef APP_ERRANDS_H
#define APP_ERRANDS_H

#include "app/scribe.h"

enum errand_kind {
    ERRAND_OPEN,    /* the archive: one that is not there, or of an older version, is made ready */
    ERRAND_DELETE,  /* `game` */
    ERRAND_RESTORE, /* the same */
    ERRAND_PURGE,   /* what was deleted in earlier runs */
    ERRAND_TAKE_UP, /* the match of `game`, which is held from then on: `saved` */
    ERRAND_ADOPT,   /* what is saved under `number` is the match of `saved` */
    ERRAND_LET_GO,  /* the match of `saved` is left as it is */
    ERRAND_COUNT,
};

struct errand {
    enum errand_kind kind;
    int64_t game;
    int number; /* of the match that is played */

    /* What has come of it. Of a match: EDOM: the game is of none; EALREADY: that is played here. */
    int error;
    struct saved_match saved; /* owned by whoever has taken the errand */
};

struct errands;

/* NULL: memory is short. The scribe is lent. */
struct errands *errands_create(struct scribe *scribe);

/* When the scribe is gone. NULL is fine. */
void errands_destroy(struct errands *errands);

/* Takes what it owns. */
void errands_send(struct errands *errands, const struct errand *errand);

/* One that is done; those of which nobody wants to hear are not told of. False: there is none. */
bool errands_take(struct errands *errands, struct errand *out);

#endif

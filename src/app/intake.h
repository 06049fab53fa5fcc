/* SPDX-License-Identifier: MIT */
/* Games of files on their way into the archive, a stretch at a time, by the worker that writes
 * (scribe.h): whatever else is to be saved goes first. */
#ifndef APP_INTAKE_H
#define APP_INTAKE_H

#include "app/scribe.h"
#include "rules/ruleset.h"
#include "store/text_source.h"

struct intake_news {
    bool ended;
    bool nothing; /* and it was a text about something else */
    int error;    /* why it could not go on */
    bool unread;  /* and it was the text, not the archive */
    int percent, taken, known, bad, per_second;
    char **faults; /* owned by whoever has taken them, each one too: new ones, a sentence each */
    size_t fault_capacity;
    int fault_count;
};

struct intake;

/* NULL: memory is short. The scribe is lent; no more than so many faults are told of. Another
 * program that keeps this one from saving is waited for no longer than `patience_ms`, again after
 * each save. */
struct intake *intake_create(struct scribe *scribe, int faults, int patience_ms);

/* When the scribe is gone. NULL is fine. */
void intake_destroy(struct intake *intake);

/* Takes the source, which stands at its beginning; `given` as for game_check_init. False: another
 * one is being taken in. */
bool intake_begin(struct intake *intake, struct text_source *source,
                  const struct named_ruleset *given);

/* What has been taken stays. */
void intake_stop(struct intake *intake);

/* False: there is nothing new. */
bool intake_take(struct intake *intake, struct intake_news *news);

void intake_news_finish(struct intake_news *news);

#endif

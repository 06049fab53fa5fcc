/* SPDX-License-Identifier: MIT */
/* Keeps the match: whatever is done to it is in the archive (store/archive.h) a moment later, and
 * the next start takes it up again.
 *
 * The keeper looks at the match after each pass and compares it with what it has handed on last;
 * nobody has to tell it of a change. It takes down what has changed, and a scribe saves that, one
 * thing after another (scribe.h). If that fails, all of the match is taken down and tried
 * again. */
#ifndef APP_KEEPER_H
#define APP_KEEPER_H

#include "app/in_out.h"
#include "app/keeper_memory.h"
#include "app/options.h"
#include "app/scribe.h"
#include "pages/shell.h"

#include <stdint.h>

struct keeper {
    struct shell *shell; /* lent, as is the next */
    struct in_out *in_out;
    struct scribe *scribe; /* owned; NULL: nothing is kept */
    struct keeper_memory memory;
    int number;      /* of the match, counted by the run */
    bool begun;      /* something of the match is in the archive, or on its way there */
    bool whole;      /* all of it goes on its way next */
    int lacking;     /* why there is no scribe: of enum file_error; 0: nothing is to be kept */
    int nowhere;     /* the same, until it has been said */
    int start_error; /* why nothing was taken up at the start; 0: nothing was wrong */
    int error;       /* of the last save; 0: it has not failed */
    uint64_t next_try, pause; /* milliseconds, after a failure */
};

/* The shell and the rest are lent, and may be made later. Of the options it matters here whether
 * they are for a test: then nothing is kept but where CROWNHEAD_DATA says. */
void keeper_init(struct keeper *keeper, const struct options *options, struct shell *shell,
                 struct in_out *in_out);

/* Is the match of an earlier run not asked for? */
bool keeper_begins_anew(const struct options *options);

/* Takes up the match of an earlier run, unless the options ask for another one. False: there is
 * none. `saved` and `resumed` are the caller's. */
bool keeper_take_up(struct keeper *keeper, const struct options *options,
                    const struct rulebook *book, struct saved_match *saved,
                    struct resumed *resumed);

/* The shell is there. The match that it shows is that one, or, where it is NULL, another one;
 * `incomplete`: some of it could not be read. */
void keeper_started(struct keeper *keeper, const struct saved_match *saved, bool incomplete);

/* The match is about to be given up for another one: what it has to be saved is taken down. */
void keeper_leaving(struct keeper *keeper);

/* Another match has taken the place of the one that was kept, which stays in the archive. */
void keeper_begun(struct keeper *keeper);

/* The same for one that was left in the archive and is taken up again; `incomplete`: some of it
 * could not be read. */
void keeper_goes_on(struct keeper *keeper, const struct saved_match *saved, bool incomplete);

/* Is whatever is played kept: nothing has failed? Else, why: an error for settings_prose_file; 0:
 * nothing is to be kept. */
bool keeper_keeps(const struct keeper *keeper);
int keeper_error(const struct keeper *keeper);

/* Sees to it that all that has changed is saved, and says what is to be said of it. Where nothing
 * has changed it costs next to nothing. */
void keeper_look(struct keeper *keeper, uint64_t now);

/* Has the archive looked at for damage, as soon as there is nothing better to do. */
void keeper_check(struct keeper *keeper);

/* Waits until all that was done is saved. False: it could not be. */
bool keeper_await(struct keeper *keeper, uint64_t now);

/* Would something that was played be lost if the program ended now? All is tried to be saved first,
 * which is waited for. */
bool keeper_loses(struct keeper *keeper, uint64_t now);

/* Milliseconds until what could not be saved is tried again; -1: there is nothing. */
int keeper_wait(const struct keeper *keeper, uint64_t now);

/* Saves what is left to be saved, and waits for it. */
void keeper_finish(struct keeper *keeper);

#endif

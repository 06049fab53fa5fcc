/* SPDX-License-Identifier: MIT */
/* Saves the match: whatever is done to it is in the archive (store/archive.h) a moment later, and
 * the next start resumes it.
 *
 * After each pass autosave compares the match with what it saved last; nobody tells it of a change.
 * It hands games that have changed to the archive_writer, which saves them on a lane of its own. If
 * that fails, all of the match is tried again, after pauses that double. */
#ifndef APP_SAVING_AUTOSAVE_H
#define APP_SAVING_AUTOSAVE_H

#include "app/files/in_out.h"
#include "app/options.h"
#include "app/saving/archive_writer.h"
#include "base/retry.h"
#include "pages/shell.h"

struct autosave {
    struct shell *shell; /* lent, as is the next */
    struct in_out *in_out;
    struct archive_writer writer; /* only if `saves` */
    bool saves;                   /* there is an archive to save to */
    struct saved_state last;
    int number;      /* of the match, counted by the run */
    bool begun;      /* something of the match is in the archive, or on its way there */
    bool whole;      /* all of it is saved next */
    int lacking;     /* why it does not save: of enum file_error; 0: it is not meant to */
    int nowhere;     /* the same, until it has been said */
    int start_error; /* why nothing was resumed at the start; 0: nothing was wrong */
    int error;       /* of the last save; 0: it has not failed */
    int damages;     /* of the archive; so many have been told */
    struct retry retry;
};

/* The last three are lent; shell and in_out may be made later. Under options for tests it saves
 * only where CROWNHEAD_DATA says. */
void autosave_init(struct autosave *autosave, const struct options *options, struct jobs *jobs,
                   struct shell *shell, struct in_out *in_out);

/* Something that no stamp tells of has changed: all of the match is saved next. */
void autosave_whole(struct autosave *autosave);

/* Saves what is left to be saved, and waits for it. The match is still there. */
void autosave_end(struct autosave *autosave);

/* After the last job. */
void autosave_finish(struct autosave *autosave);

/* Returns true if the options ask for a match of their own. */
bool autosave_begins_anew(const struct options *options);

/* Takes up the match of an earlier run, unless the options ask for another one. Returns false if
 * there is none. The caller owns `saved` and `resumed`. */
bool autosave_take_up(struct autosave *autosave, const struct options *options,
                      const struct rulebook *book, struct saved_match *saved,
                      struct resumed *resumed);

/* The shell shows the match that was taken up, or, if `saved` is NULL, another one. `incomplete`:
 * some of it could not be read. */
void autosave_started(struct autosave *autosave, const struct saved_match *saved, bool incomplete);

/* The match is about to be replaced by another one: saves what has changed. */
void autosave_leaving(struct autosave *autosave);

/* Another match was begun in place of the one that was saved, which stays in the archive. */
void autosave_begun(struct autosave *autosave);

/* A match of the archive took its place; `incomplete`: some of it could not be read. */
void autosave_goes_on(struct autosave *autosave, const struct saved_match *saved, bool incomplete);

/* Returns true if whatever is played is saved, so far. */
bool autosave_works(const struct autosave *autosave);

/* Returns why it does not, an error for settings_prose_file; 0: it is not meant to. */
int autosave_error(const struct autosave *autosave);

/* Returns the page that the next start shows: the one that is shown, if it can be returned to, else
 * the play page. A player who is asked whether to quit has not left the page before. */
const char *autosave_page(const struct shell *shell);

/* Saves what has changed, and says what is to be said of it. Cheap if nothing has changed. */
void autosave_look(struct autosave *autosave, uint64_t now);

/* Looks for damage in the archive when there is nothing better to do, and makes a snapshot. */
void autosave_check(struct autosave *autosave);

/* Makes a snapshot of the archive in the same way, if one is due: after what has changed much. */
void autosave_make_snapshot(struct autosave *autosave);

/* Waits until all changes are saved. Returns false if they could not be. */
bool autosave_await(struct autosave *autosave, uint64_t now);

/* Returns true if something that was played would be lost if the program ended now. Tries to save
 * it first, and waits for that. */
bool autosave_loses(struct autosave *autosave, uint64_t now);

/* Returns the milliseconds until a save that has failed is tried again; -1: none has. */
int autosave_wait(const struct autosave *autosave, uint64_t now);

#endif

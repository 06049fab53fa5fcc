/* SPDX-License-Identifier: MIT */
/* Writes to the archive (store/archive.h), on the writer lane of the queue (jobs.h): saves what
 * autosave hands it, and has the archive open for the library's jobs that write.
 *
 * A save that fails is kept here and tried again with each later one, also when its match is no
 * longer played. A damaged archive is rescued; one that was moved or deleted is made anew. */
#ifndef APP_SAVING_ARCHIVE_WRITER_H
#define APP_SAVING_ARCHIVE_WRITER_H

#include "app/jobs/jobs.h"
#include "store/archive.h"
#include "store/archive_rescue.h"
#include "system/files.h"

#include <SDL_atomic.h>

/* What happened to the archive, in a job or since it was asked last. */
struct archive_news {
    bool tried; /* a save was tried */
    int error;  /* its error, as of archive.h */
    bool all;   /* the archive needs all of the match that is played */
    bool rescued;
    struct rescue rescue;
    bool lost; /* the archive was gone: there is a new one in its place */
};

/* What a job tells the window. */
struct archive_report {
    struct archive_news news;
    bool changed; /* games were added to the archive, changed in it, or deleted */
    bool waits;   /* something that could not be saved is kept to be tried again */
    int number;   /* of the match that was saved last; 0: none */
    int64_t id;   /* its row; 0: it has none */
};

/* A save that has failed, or a match that could not be left. */
struct unsaved {
    int number;
    bool leave; /* only to leave the match of the row `saved.id` */
    struct saved_match saved;
};

struct archive_writer {
    char path[FILE_PATH_SIZE];
    struct jobs *jobs;      /* lent */
    struct archive *reader; /* lent; closed while the file is opened or replaced; NULL: none */
    SDL_atomic_t hurried;   /* other programs are not waited for long */

    /* The window's. */
    struct archive_news news;   /* not heard yet */
    struct archive_report last; /* without news */
    unsigned changes;           /* how often the games of the archive have changed */
    bool mending;               /* damage was met, and has not been looked at yet */

    /* The writer lane's, once there is a job. */
    struct archive archive;
    struct archive_report report; /* of the job that runs */
    bool opened;                  /* this run has opened it before */
    bool doubtful;                /* it is opened anew before it is used again */
    int rescues;                  /* since a save succeeded */
    int number;                   /* of the match that was saved last; 0: none */
    int64_t key;                  /* by which the archive knows it; 0: it does not */
    int64_t id;                   /* its row */
    int64_t *keys;                /* owned; of all matches, by number; 0: as above */
    size_t key_capacity;
    int key_count;
    bool torn;               /* a part was not saved: the next save must have all of the match */
    struct unsaved *unsaved; /* owned, the first one first */
    size_t unsaved_capacity;
    int unsaved_count;
};

/* For the archive at `path`, which is opened by the first job. The jobs are lent. */
void archive_writer_init(struct archive_writer *writer, const char *path, struct jobs *jobs);

/* After the last job. */
void archive_writer_finish(struct archive_writer *writer);

/* --- Before there is a job --- */

/* Takes up a match, as archive_take_up, and gives it this number. Rescues a damaged archive first.
 */
int archive_writer_take_up(struct archive_writer *writer, int number, struct saved_match *out);

/* Leaves the match that was taken up, so that no start resumes it. What is saved under its number
 * from now on is another match. */
void archive_writer_drop(struct archive_writer *writer);

/* --- On the window's thread --- */

/* Saves the match of that number: all of its games, or those that have changed. Takes what `saved`
 * owns. */
void archive_writer_save(struct archive_writer *writer, int number, struct saved_match *saved);

/* Leaves the match: no start takes it up again. */
void archive_writer_leave(struct archive_writer *writer, int number);

/* Leaves all older matches that nobody plays, so that the next start resumes none of them. */
void archive_writer_leave_older(struct archive_writer *writer);

/* This match of the archive is saved under that number from now on, and is the last one for the
 * next start. */
void archive_writer_adopt(struct archive_writer *writer, int number,
                          const struct saved_match *saved);

/* Leaves the match in this row, which was taken up and is not played. */
void archive_writer_let_go(struct archive_writer *writer, int64_t id);

/* Tries again what could not be saved. */
void archive_writer_retry(struct archive_writer *writer);

/* Looks for damage when there is nothing better to do: in an archive that is not large; or, where
 * damage was met, however large it is. */
void archive_writer_check(struct archive_writer *writer);
void archive_writer_mend(struct archive_writer *writer);

/* Makes a snapshot of the archive (store/archive_snapshot.h) when there is nothing better to do, if
 * one is due. `now` is in seconds since 1970. */
void archive_writer_make_snapshot(struct archive_writer *writer, int64_t now);

/* Returns what has happened since it was called last. */
struct archive_news archive_writer_hear(struct archive_writer *writer);

/* Returns the row of the match of this number; 0: it has none yet. */
int64_t archive_writer_row(const struct archive_writer *writer, int number);

/* --- For jobs of others on the writer lane --- */

/* The first member of each job that writes. */
struct writing {
    struct job job;
    struct archive_writer *writer; /* lent */
    struct archive_report report;
};

/* In `run`: makes writer->archive ready to be written to. */
int archive_writer_ready(struct archive_writer *writer);

/* In `run`, when it is ready: saves what waits of matches that were left. */
int archive_writer_settle(struct archive_writer *writer);

/* In `run`, when it is ready: finds the game of this serial in the match of this number, which may
 * have been left. ARCHIVE_NO_GAME: there is none. */
int archive_writer_find(struct archive_writer *writer, int number, int serial, int64_t *game);

/* In `run`, at its end: follows an error, and rescues a damaged archive. `changes`: the job was to
 * change games. */
void writing_end(struct writing *writing, int error, bool changes);

/* The `settle` of the job: takes what happened. */
void writing_settle(struct job *job);

#endif

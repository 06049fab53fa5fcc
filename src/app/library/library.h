/* SPDX-License-Identifier: MIT */
/* Answers what pages ask of the library (pages/library.h). Each question is a job of the queue
 * (jobs.h): `run` asks the archive on the lane that reads or the one that writes, `done` puts the
 * answer into struct library, which only the window's thread touches. */
#ifndef APP_LIBRARY_LIBRARY_H
#define APP_LIBRARY_LIBRARY_H

#include "app/companion/companion.h"
#include "app/files/in_out.h"
#include "app/library/archive_reader.h"
#include "app/library/row_cache.h"
#include "app/saving/autosave.h"
#include "pages/shell.h"
#include "prose/library_prose.h"

enum {
    LIBRARY_FETCHES = 4, /* blocks of rows that are read at a time: a screen has no more */
};

/* Where a list is looked at while a search goes on. */
struct library_viewpoint {
    int near;     /* the row that was looked at last */
    int chosen;   /* the chosen one, and */
    int64_t game; /* its game; 0: unknown */
};

/* A question that is asked again when the archive has changed. */
struct library_question {
    const struct page *page; /* that has asked; NULL: none has */
    unsigned changes;        /* of the archive then */
    uint64_t asked;          /* when, in milliseconds */
};

/* A game that was read to be replayed. */
struct library_game {
    char *text;  /* owned, as are the next two */
    bool loaded; /* these are there: */
    struct game game;
    struct game_tags tags;
    char result[SAVED_RESULT_SIZE]; /* as for game_text_write */
    int plies;
};

/* Games that were deleted in this run, together. */
struct deleted_games {
    unsigned number; /* of the deletion, counted from 1 */
    int64_t *ids;    /* owned, as is the next one; ascending */
    char *players;   /* of a single one: who played it */
    int count;
    bool returning; /* they are being restored */
};

/* A file that waits to be imported, or the clipboard's text. */
struct import_item {
    char *path; /* owned; NULL: it is `text` */
    char *text; /* owned */
    bool has_given;
    struct named_ruleset given; /* as for game_check_init */
};

struct library_service {
    struct library view; /* what pages read */
    struct shell *shell; /* lent, as are the next three */
    struct in_out *in_out;
    struct autosave *autosave;
    struct jobs *jobs;
    struct archive_reader reader;

    /* find.c */
    struct library_question finding, scoring;
    struct library_filter filter;
    struct library_viewpoint viewpoint;
    unsigned searches;                         /* so many there were */
    unsigned search;                           /* the one that is shown, */
    struct catalogue_found found;              /* owned; and what it has found */
    int fetches[LIBRARY_FETCHES], fetch_count; /* first rows of blocks that are being read */
    /* Since the archive could be read last, a job was added to make it ready; to mend its damage.
     */
    bool readied, mended;
    bool counted;             /* the rule sets were counted, */
    unsigned counted_changes; /* when the archive had changed so often */
    struct row_cache rows;
    struct library_rules *rules; /* owned */

    /* versions.c */
    struct catalogue_found poorer; /* owned */

    /* players.c */
    struct library_players *players; /* owned */

    /* branches.c */
    struct library_branches branches;
    struct library_filter branches_of;

    /* replay.c */
    struct library_game replayed;

    /* details.c */
    struct game_tags undo; /* owned; what was told before of the game of view.details */

    /* games.c, delete.c */
    const struct saved_match *saved; /* lent; the match that is being resumed, */
    struct resumed *resumed;         /* lent; and what it has become */
    struct deleted_games *deleted;   /* owned; the last ones last */
    size_t deleted_capacity;
    int deleted_count;
    unsigned deletions; /* so many there were */

    /* import.c */
    struct import_item *items; /* owned; they wait, the first one first */
    size_t item_capacity;
    int item_count;
    bool importing;              /* one is being imported, */
    struct import_counts before; /* before which there were so many games, */
    int faults_before;           /* and so many faults */
    char **faults;               /* owned, each one too */
    size_t fault_capacity;
    int import_patience_ms; /* with another program that writes, between two saves */

    /* export.c */
    bool exporting;
    const struct page *export_page, *export_back; /* where it was asked for, and where to say so */
};

/* All are lent. The autosave is there. */
void library_init(struct library_service *library, struct autosave *autosave, struct shell *shell,
                  struct in_out *in_out);

/* After the last job. */
void library_finish(struct library_service *library);

/* Follows what has changed in the archive. Cheap if nothing has. The time is in milliseconds. */
void library_look(struct library_service *library, uint64_t now);

/* Another match may be on the board. */
void library_follow_match(struct library_service *library);

/* Says why a game was not changed; `played` tells that its match is being played. */
void library_say_unchanged(struct library_service *library, int error,
                           void (*played)(struct strbuf *out));

/* Prints why a game or the archive cannot be read or written. */
void library_print_reason(const struct library_service *library, struct strbuf *out, int error);

/* --- find.c: searches, rule sets and the score --- */

void library_find(struct library_service *library, const struct library_filter *filter,
                  uint64_t now);
void library_add_up(struct library_service *library, uint64_t now);

/* Asks again what is shown, if the archive has changed. */
void library_ask_again(struct library_service *library, uint64_t now);

/* The archive could not be made ready: there will be no other answer. */
void library_not_ready(struct library_service *library, int error);
void library_finish_find(struct library_service *library);

/* --- versions.c --- */

/* Finds those of the games found that say less than another version (catalogue_poorer). */
void library_find_poorer(struct library_service *library);
void library_finish_versions(struct library_service *library);

/* --- players.c --- */

/* Counts who played the games that the filter finds (catalogue_players). */
void library_count_players(struct library_service *library, const struct library_filter *filter,
                           enum library_player_order order);
void library_finish_players(struct library_service *library);

/* --- branches.c --- */

/* Counts what was played from the filter's position under its rules (catalogue_branches). */
void library_count_branches(struct library_service *library, const struct library_filter *filter);

/* --- replay.c --- */

/* Reads a game of the library; if `game` is 0 the one at this place of the match, from 0.
 * `analyses` as in struct library_replay. */
void library_replay(struct library_service *library, int64_t game, int place, bool analyses);

/* Returns the game that is shown if it is kept there, or NULL. */
struct library_game *library_shown_game(struct library_service *library,
                                        const struct game_origin *origin);

/* It was changed: writes its text anew, and shows this row of it; NULL: it is of the match on the
 * board. */
void library_show_changed(struct library_service *library, const struct library_row *row);

/* Plays on from this node of it, in a match of its own. */
void library_take_up(struct library_service *library, int node);
void library_finish_replay(struct library_service *library);

/* --- analysis.c: the analysis of the game that is replayed, or of the one on the board --- */

/* In `run` of a job of the writer's lane: edits the game that is kept there, which is not that of
 * the match on the board, and names it. Errors as of catalogue_edit. */
int library_edit_kept(struct archive_writer *writer, const struct game_origin *origin,
                      catalogue_editor *edit, void *data, int64_t *game);

/* Analyses it. What is found is written to where the game is kept by then, whatever has been begun
 * or shown meanwhile, and into the replayed one if it is the same. */
void library_analyse(struct library_service *library, struct companion_service *companion,
                     bool replayed);

/* Returns where the game of this row is kept. */
struct game_origin library_origin(const struct library_service *library,
                                  const struct library_row *row);

/* Removes what analyses have written, there as well. */
void library_remove_analysis(struct library_service *library, bool replayed);

/* The match is about to be left. Where nothing is saved its games are gone then: an analysis of one
 * of them ends. */
void library_leave_analysis(struct library_service *library, struct companion_service *companion);

/* --- details.c: what is told of the replayed game besides its moves --- */

/* Tells what the row does, where it differs from the one that is shown: in the match on the board,
 * or in the archive. */
void library_tell(struct library_service *library, const struct library_row *row);
void library_undo_telling(struct library_service *library);
void library_finish_details(struct library_service *library);

/* --- delete.c --- */

void library_delete(struct library_service *library, const struct library_deletion *deletion);
void library_restore(struct library_service *library);
void library_finish_delete(struct library_service *library);

/* --- games.c: the archive made ready, and matches that go on --- */

/* The match of this game. */
void library_go_on(struct library_service *library, int64_t game);

/* The match is what was handed to shell_take_match. */
void library_went_on(struct library_service *library);

/* Makes an archive, or brings an older one up to date, so that it can be read. */
void library_make_ready(struct library_service *library);

/* Removes what was deleted in earlier runs for good. */
void library_purge(struct library_service *library);

/* --- import.c --- */

/* `path` is not a folder; empty: what the page of games lists. */
void library_import_file(struct library_service *library, const char *path);
void library_import_paste(struct library_service *library);
void library_import_stop(struct library_service *library);

/* Imports a file, a folder or a text that is dropped on the library, behind what already waits.
 * Returns false if something else is shown. */
bool library_drop_file(struct library_service *library, const char *path);
bool library_drop_text(struct library_service *library, const char *text);

/* Begins with what waits. */
void library_import_next(struct library_service *library);
void library_finish_import(struct library_service *library);

/* --- disk.c --- */

/* Looks how large the archive and its snapshot are. */
void library_measure(struct library_service *library);

/* --- export.c --- */

void library_export(struct library_service *library, const char *path, enum save_manner manner,
                    struct export_choice games);

#endif

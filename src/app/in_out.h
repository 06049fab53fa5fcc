/* SPDX-License-Identifier: MIT */
/* Games, positions and pictures on their way in and out: clipboard, dropped files, command line,
 * folders. Pages ask for them (pages/page.h); what there is to see of them is the exchange. */
#ifndef APP_IN_OUT_H
#define APP_IN_OUT_H

#include "app/config.h"
#include "app/dates.h"
#include "app/safe_file.h"
#include "pages/shell.h"
#include "store/game_index.h"
#include "store/game_load.h"
#include "store/game_tags.h"

/* A text that is read for its games. */
struct reading {
    struct text_source *source; /* owned */
    struct game_index *index;   /* owned; NULL: it is read */
    struct game_list list;      /* owned; until it is one of several */
    bool listed;                /* there is, and the list is the exchange's */
};

/* What a game had when it was opened, and has again when it is written. */
struct opened {
    bool is; /* the first game of the match is such a one */
    struct game_tags tags;
    char result[16];          /* as it stood there */
    int end;                  /* the last node of its main line, */
    struct result end_result; /* and what the tree says of it */
    struct player names[PLAYER_COUNT];
};

struct in_out {
    struct shell *shell; /* lent, as are the next two */
    struct match *match;
    struct config *config;
    const char *archive; /* lent; where what is played is kept; NULL: nowhere */
    struct exchange exchange;
    struct text_source *listed; /* owned; that of the exchange's list; NULL: there is none */
    struct reading reading;
    struct dates dates;                 /* of the match's games */
    struct opened opened, coming;       /* of the match, and of the arrival that waits */
    struct named_ruleset given;         /* rules for the file of the command line */
    bool has_given;                     /* there are some, and it is being read */
    bool list_given;                    /* and so it is for the list */
    char file_name[EXCHANGE_PATH_SIZE]; /* where the match's game was saved; empty: nowhere */
};

/* Is it one of the files in which what is played is kept? None of them may be opened or replaced.
 */
bool in_out_is_kept(const struct in_out *in_out, const char *path);

/* All are lent, and may be made later. */
void in_out_init(struct in_out *in_out, struct shell *shell, struct match *match,
                 struct config *config);
void in_out_finish(struct in_out *in_out);

/* Begins to read a file or a text: what is in it is opened as soon as that is known. A folder is
 * shown instead. `given`: rules for games that name none, or NULL. */
void in_out_open_file(struct in_out *in_out, const char *path, const struct named_ruleset *given);
void in_out_open_text(struct in_out *in_out, const char *text);

/* Goes on reading: a few milliseconds, or to the end. */
void in_out_work(struct in_out *in_out, bool all);
bool in_out_busy(const struct in_out *in_out);

/* The match has been taken up again as it was in an earlier run. */
void in_out_resumed(struct in_out *in_out, const struct saved_match *saved,
                    struct resumed *resumed);

/* The host's part of the requests. */
void in_out_carry_out(struct in_out *in_out, const struct request *asked);
void in_out_arrived(struct in_out *in_out);
void in_out_begun(struct in_out *in_out);

/* --- arrivals.c --- */

/* What has been read is played on, at once or when the players have said so. */
void arrivals_take_game(struct in_out *in_out, struct game_load *load);

/* The same of a game of the library: it stands at `node`, as the text counts them, and is played on
 * from there. */
void arrivals_take_text(struct in_out *in_out, const char *text, int node);
void arrivals_take_position(struct in_out *in_out, const struct position *position,
                            const struct named_ruleset *rules);

/* --- file_out.c --- */

/* Saves the text; NULL: there was no memory for it. True: it is saved, and its folder is the one
 * used last. Else the exchange tells what has come of it, by `not_saved`. */
bool file_out_save(struct in_out *in_out, const char *path, enum save_manner manner,
                   const char *text, void (*not_saved)(struct strbuf *out, const char *reason));

/* The exchange tells that the file at `path` could not be saved. */
void file_out_failed(struct in_out *in_out, const char *path, int error,
                     void (*not_saved)(struct strbuf *out, const char *reason));

/* --- position_out.c --- */

/* Answers REQUEST_SAVE_POSITION; these are its rules. */
void position_out_save(struct in_out *in_out, const struct request *asked,
                       const struct named_ruleset *rules);

/* What its file may be called: exchange.position_suggestion. */
void position_out_suggest(struct in_out *in_out);

/* --- game_out.c --- */

/* What is to be written of the game at `place` of the match, from 0, besides its tree. The tags,
 * empty at first, are the caller's to finish. */
struct game_extras game_out_describe(struct in_out *in_out, int place, const struct game *game,
                                     int black, struct game_tags *tags);

/* The game of the match as PDN, allocated; NULL: memory is short. */
char *game_out_text(struct in_out *in_out);

void game_out_copy(struct in_out *in_out);
void game_out_save(struct in_out *in_out, const char *path, enum save_manner manner);

/* What its file may be called: exchange.suggestion. */
void game_out_suggest(struct in_out *in_out);

/* Remembers what is to be known of an opened game when it is written. */
void opened_note_end(struct opened *opened, const struct game *game);
void opened_finish(struct opened *opened);

/* --- folders.c --- */

/* Is there a folder at this path, which is not too long? */
bool folders_is(const char *path);

/* Has a look at a folder; empty: the one looked at last. */
void folders_look(struct in_out *in_out, const char *path);

/* Shows the page that opens files, at this folder. False: it is none, or its path is too long. */
bool folders_open(struct in_out *in_out, const char *path);

/* The folder of this file becomes the one that was used last. */
void folders_remember(struct in_out *in_out, const char *file);

#endif

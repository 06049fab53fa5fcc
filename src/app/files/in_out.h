/* SPDX-License-Identifier: MIT */
/* Games, positions and pictures on their way in and out: clipboard, dropped files, command line,
 * folders. Pages ask for them (pages/request.h); desk->files shows the results. */
#ifndef APP_FILES_IN_OUT_H
#define APP_FILES_IN_OUT_H

#include "app/jobs/jobs.h"
#include "app/saving/settings.h"
#include "pages/shell.h"
#include "store/details.h"
#include "store/folder.h"
#include "store/game_load.h"
#include "store/rules_guess.h"

struct reading;

struct in_out {
    struct shell *shell; /* lent, as are the next three */
    struct match *match;
    struct settings *settings;
    struct jobs *jobs;
    const char *archive; /* lent; the archive's path; NULL: games are not saved */
    struct files_view files;
    struct reading *reading;         /* the job that reads a text; it belongs to `jobs`; or NULL */
    struct text_source *listed;      /* owned; closed; that of files.games; NULL: there is none */
    struct named_ruleset given;      /* rules for games of it that name none, */
    bool list_given;                 /* if there are such */
    struct rules_guess guess;        /* those of the games that do not tell theirs */
    struct details details;          /* of the match's games */
    struct opened opened, coming;    /* of the match, and of the incoming game that waits, */
    struct game_tags coming_tags;    /* with its tags */
    char file_name[FILES_PATH_SIZE]; /* where the match's game was saved; empty: nowhere */
};

/* Returns true if it is one of the archive's files. None of them may be opened or replaced. */
bool in_out_is_kept(const struct in_out *in_out, const char *path);

/* All are lent. The shell, the match and the preferences may be made later. */
void in_out_init(struct in_out *in_out, struct shell *shell, struct match *match,
                 struct settings *settings, struct jobs *jobs);

/* After jobs_destroy. */
void in_out_finish(struct in_out *in_out);

/* Begins to read a file or a text. As soon as it is known what it holds that is opened: a position,
 * a game, or a list of games. A folder is shown instead. `given`: rules for games that name none,
 * or NULL. */
void in_out_open_file(struct in_out *in_out, const char *path, const struct named_ruleset *given);
void in_out_open_text(struct in_out *in_out, const char *text);
void in_out_paste(struct in_out *in_out);

/* Opens the game in this row of files.games. */
void in_out_open_row(struct in_out *in_out, int row);

/* Waits until nothing is being read. For scripts and tests, whose steps follow each other at once.
 */
void in_out_wait(struct in_out *in_out);

/* The match, which `resumed` has become, goes on as it was in an earlier run. */
void in_out_resumed(struct in_out *in_out, struct resumed *resumed);

/* The match is another one: an incoming one that was handed to the shell, or one begun here. */
void in_out_came_in(struct in_out *in_out);
void in_out_begun(struct in_out *in_out);

/* --- incoming.c --- */

/* Plays on what has been read, at once or as soon as the players agree. */
void incoming_take_game(struct in_out *in_out, struct game_load *load);

/* The same for a game of the library, from `node` on; nodes are counted as in the text. */
void incoming_take_text(struct in_out *in_out, const char *text, int node);
void incoming_take_position(struct in_out *in_out, const struct position *position,
                            const struct named_ruleset *rules);

/* --- save.c --- */

/* Says in files.outcome that the file at `path` could not be saved. */
void file_out_failed(struct in_out *in_out, const char *path, int error,
                     void (*not_saved)(struct strbuf *out, const char *reason));

/* Today, in strftime's `format`; empty if the system does not know. */
void details_print_today(char date[SAVED_DATE_SIZE], const char *format);

/* What the texts of the match's games need. */
struct describing in_out_describing(struct in_out *in_out);

/* What is to be written of the game at `place` of the match, from 0, besides its tree. The tags,
 * empty at first, are the caller's to finish. */
struct game_extras game_out_describe(struct in_out *in_out, int place, const struct game *game,
                                     int black, struct game_tags *tags);

void game_out_copy(struct in_out *in_out);
void game_out_save(struct in_out *in_out, const char *path, enum save_manner manner);

/* A name for its file: files.suggestion. */
void game_out_suggest(struct in_out *in_out);

/* Saves a position, meant under these rules: as a game if the path ends in .pdn. */
void position_out_save(struct in_out *in_out, const char *path, enum save_manner manner,
                       const struct position *position, const struct named_ruleset *rules);

/* A name for its file: files.position_suggestion. */
void position_out_suggest(struct in_out *in_out);

/* --- folders.c --- */

/* Returns true if there is a folder at this path, and the path is not too long. */
bool folders_is(const char *path);

/* Lists such files of a folder; empty: the one that was read last for them. */
void folders_look(struct in_out *in_out, const char *path, enum folder_files listed);

/* Makes the file at `path` the one of desk->peer, gives the peer a name if it has none, and goes
 * back to the page before. Lists a folder instead. Where it is no program, tells that. */
void folders_choose_program(struct in_out *in_out, const char *path);

/* Does so with a dropped file. Returns false if no program is being chosen. */
bool folders_drop_program(struct in_out *in_out, const char *path);

/* Shows the page that opens files, at this folder. Returns false if it is no folder, or if its path
 * is too long. */
bool folders_open(struct in_out *in_out, const char *path);

/* Puts the folder of this file first among those used last. */
void folders_remember(struct in_out *in_out, const char *file);

#endif

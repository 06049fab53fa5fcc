/* SPDX-License-Identifier: MIT */
/* Sentences about games and positions that come in and go out. Each function adds one to `out`. */
#ifndef PROSE_IN_OUT_PROSE_H
#define PROSE_IN_OUT_PROSE_H

#include "notation/game_type.h"
#include "prose/names.h"

#include <stdint.h>

/* --- Out --- */

void game_copied_print(struct strbuf *out, int moves);
void position_copied_print(struct strbuf *out, const char *fen);
void game_saved_print(struct strbuf *out, const char *path, bool added);
void position_saved_print(struct strbuf *out, const char *path, bool added);
void picture_saved_print(struct strbuf *out, const char *path);

/* What could not be written; `reason` is a sentence. */
void game_not_saved_print(struct strbuf *out, const char *reason);
void position_not_saved_print(struct strbuf *out, const char *reason);
void picture_not_saved_print(struct strbuf *out, const char *reason);

const char *no_folder_for_picture(void);

/* The clipboard does not take the text. */
const char *clipboard_refuses(void);

/* Returns why a file cannot have this name, which was made of what was typed, or NULL. Then: nobody
 * has said on which drive it is to lie; the name is too long; nothing has been played. */
const char *file_name_fault(const char *typed, const char *name);
const char *no_drive_chosen(void);
const char *file_name_too_long(void);
const char *nothing_to_save(void);

/* A file of that name exists: what now? A file of a single position takes no second one. */
void file_exists_print(struct strbuf *out, const char *name, bool position);
void games_file_exists_print(struct strbuf *out, const char *name);
void position_file_exists_print(struct strbuf *out, const char *name);
void everything_file_exists_print(struct strbuf *out, const char *name);

/* "Crownhead 2026-11-22", without an ending. */
void everything_file_name_print(struct strbuf *out, const char *date);

/* Suggested file names: "Ada - Ben 2026-11-22.pdn", "Position 2026-11-22.fen". `date` is like
 * "2026-11-22", or empty for a game of which it is not known. */
void game_file_name_print(struct strbuf *out, const char *black, const char *white,
                          const char *date);
void position_file_name_print(struct strbuf *out, const char *date);

/* --- In --- */

/* A game that was opened. */
struct opened_game {
    enum rules_source source;
    const struct named_ruleset *rules;
    int moves;                      /* how many could be read */
    const struct text_error *error; /* NULL: all is well */
    bool in_variation;              /* the error costs the rest of a variation only */
};

/* How much of the game was read, under which rules and why, and what is wrong in it. */
void game_opened_print(struct strbuf *out, const struct opened_game *game, struct side_names sides);

/* For a comment before the rest of a game's text: why it was not read. Or for one behind a capture
 * that may be several. */
void rest_unread_print(struct strbuf *out, const struct text_error *error);

void position_opened_print(struct strbuf *out, const struct named_ruleset *rules);

/* The first fault of a game with its place: "12:5: ..." */
void game_fault_print(struct strbuf *out, const struct text_error *error);

/* The fault of a position that cannot be read. */
void position_fault_print(struct strbuf *out, const struct text_error *error);

/* Returns what stands for the name of a file. */
const char *clipboard_name(void);

/* No move of the game can be played, because of this fault. */
void game_unreadable_print(struct strbuf *out, const struct text_error *error);

/* There is no game and no position in the file called `name`; NULL: in the clipboard. */
void nothing_to_open_print(struct strbuf *out, const char *name);

void file_changed_print(struct strbuf *out, const char *name);

/* Asks if the running game ends, for a game or for a position. */
const char *incoming_question(bool game);

/* --- Lists --- */

/* "Ada – Ben"; an unknown player is called by the side. */
void game_players_print(struct strbuf *out, const char *black, const char *white);

/* "34 moves" */
void moves_print(struct strbuf *out, int moves);

/* "312 games", and how many of them have faults; or that the file may hold more than are listed. */
void games_count_print(struct strbuf *out, int games, int faults);

/* "12 KB" */
void file_size_print(struct strbuf *out, int64_t bytes);

#endif

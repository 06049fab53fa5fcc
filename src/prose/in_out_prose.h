/* SPDX-License-Identifier: MIT */
/* What is said of games and positions that come in and go out. Each adds it to `out`. */
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

/* Whatever could not be written, for this `reason`, a sentence. */
void game_not_saved_print(struct strbuf *out, const char *reason);
void position_not_saved_print(struct strbuf *out, const char *reason);
void picture_not_saved_print(struct strbuf *out, const char *reason);

const char *no_folder_for_picture(void);

/* The clipboard takes no text. */
const char *clipboard_refuses(void);

/* Why a file cannot be called so, or NULL; it is too long; nothing has been played. */
const char *file_name_fault(const char *name);
const char *file_name_too_long(void);
const char *nothing_to_save(void);

/* There is a file of that name: what now? One of a single position takes no second one. */
void file_exists_print(struct strbuf *out, const char *name, bool position);
void games_file_exists_print(struct strbuf *out, const char *name);
void position_file_exists_print(struct strbuf *out, const char *name);

/* What a file may be called: "Ada - Ben 2026-11-22.pdn", "Position 2026-11-22.fen". `date`:
 * "2026-11-22". */
void game_file_name_print(struct strbuf *out, const char *black, const char *white,
                          const char *date);
void position_file_name_print(struct strbuf *out, const char *date);

/* --- In --- */

/* What there is to say of a game that has come. */
struct opened_game {
    enum rules_source source;
    const struct named_ruleset *rules;
    int moves;                      /* that could be read */
    const struct text_error *error; /* NULL: all is well */
};

/* How much of it is there, under which rules and why, and what is wrong in it. */
void game_opened_print(struct strbuf *out, const struct opened_game *game, struct side_names sides);

void position_opened_print(struct strbuf *out, const struct named_ruleset *rules);

/* The first thing wrong in a game, with its place: "12:5: ..." */
void game_fault_print(struct strbuf *out, const struct text_error *error);

/* A position that cannot be read. */
void position_fault_print(struct strbuf *out, const struct text_error *error);

/* What stands in the place of a file's name. */
const char *clipboard_name(void);

/* Nothing can be played of the game, for this fault. */
void game_unreadable_print(struct strbuf *out, const struct text_error *error);

/* There is neither a game nor a position: in the file called `name`; NULL: in the clipboard. */
void nothing_to_open_print(struct strbuf *out, const char *name);

void file_changed_print(struct strbuf *out, const char *name);

/* Shall the running game end, for a game or for a position? */
const char *arrival_question(bool game);

/* --- Lists --- */

/* "{black} – {white}", and what stands there of who is not known. */
void game_players_print(struct strbuf *out, const char *black, const char *white);

/* "34 moves" */
void moves_print(struct strbuf *out, int moves);

/* "312 games", and how many of them have a fault; or that there may be more than are listed. */
void games_count_print(struct strbuf *out, int games, int faults);

/* "12 KB" */
void file_size_print(struct strbuf *out, int64_t bytes);

#endif

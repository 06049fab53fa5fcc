/* SPDX-License-Identifier: MIT */
/* Sentences about the games that are kept. Each function adds one to `out`. */
#ifndef PROSE_STORE_PROSE_H
#define PROSE_STORE_PROSE_H

#include "base/strbuf.h"
#include "notation/text_error.h"
#include "rules/ruleset.h"

/* The file of the games was damaged. It is at the path `aside` now, and `games` games could be
 * read, `of_snapshot` of them only in its snapshot, which players know as the backup. */
void store_prose_rescued(struct strbuf *out, const char *aside, int games, int of_snapshot);

/* The file of the games is damaged and is being rescued. */
void store_prose_rescuing(struct strbuf *out);

/* It is of an earlier version and is being migrated. */
void store_prose_migrating(struct strbuf *out);

/* The file of the games at `path` is gone. There is a new one. */
void store_prose_lost(struct strbuf *out, const char *path);

/* Some of the match could not be read. */
void store_prose_incomplete(struct strbuf *out);

/* A game is no longer in the library, or cannot be read. */
void store_prose_gone(struct strbuf *out);
void store_prose_unreadable(struct strbuf *out);

/* A match does not go on: its game came from a file, or another program plays it. A game is not
 * deleted, or not restored: its match is being played. */
void store_prose_no_match(struct strbuf *out);
void store_prose_played_elsewhere(struct strbuf *out);
void store_prose_not_deleted(struct strbuf *out);
void store_prose_details_kept(struct strbuf *out);
void store_prose_not_analysed(struct strbuf *out); /* nor changed otherwise */
void store_prose_not_all_deleted(struct strbuf *out);
void store_prose_not_all_restored(struct strbuf *out);
/* Everything was saved in this file. */
void store_prose_everything_saved(struct strbuf *out, const char *path);

void store_prose_not_restored(struct strbuf *out);

/* The clipboard gave no text. */
void store_prose_no_clipboard(struct strbuf *out);

/* Game `number` has this fault. */
void store_prose_bad_game(struct strbuf *out, int number, const struct text_error *error);

/* The same with the name of the file, where there are several. */
void store_prose_fault_of_file(struct strbuf *out, const char *file, const char *fault);

/* Returns the template that the games of a file do not tell their rules, and fit these and others
 * as well. Its blanks are file, rules, second. */
const char *store_prose_fits_several(void);
void store_prose_guessed(struct strbuf *out, const char *file, const struct named_ruleset *rules,
                         const struct named_ruleset *second);

/* `games` games are saved at `path`; or they are not, and `reason` is a sentence. */
void store_prose_exported(struct strbuf *out, const char *path, int games);
void store_prose_not_exported(struct strbuf *out, const char *reason);

#endif

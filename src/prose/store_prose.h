/* SPDX-License-Identifier: MIT */
/* What there is to say of the games that are kept, a sentence each. Each adds it to `out`. */
#ifndef PROSE_STORE_PROSE_H
#define PROSE_STORE_PROSE_H

#include "base/strbuf.h"
#include "notation/text_error.h"

/* The file of the games was damaged: it is at the path `aside` now, and so many of its games could
 * be read. */
void store_prose_rescued(struct strbuf *out, const char *aside, int games);

/* The file of the games is damaged, and is being rescued. */
void store_prose_rescuing(struct strbuf *out);

/* The file of the games, which was at `path`, is there no more; there is a new one. */
void store_prose_lost(struct strbuf *out, const char *path);

/* Some of the match that goes on could not be read. */
void store_prose_incomplete(struct strbuf *out);

/* A game that is looked for in the library is there no more, or cannot be read. */
void store_prose_gone(struct strbuf *out);
void store_prose_unreadable(struct strbuf *out);

/* Why a match does not go on: its game came from a file, or another program plays it; and why a
 * game is not deleted: its match is being played. */
void store_prose_no_match(struct strbuf *out);
void store_prose_played_elsewhere(struct strbuf *out);
void store_prose_being_played(struct strbuf *out);

/* No text came from there. */
void store_prose_no_clipboard(struct strbuf *out);

/* The game of this number has this fault, which stands at the place it tells. */
void store_prose_bad_game(struct strbuf *out, int number, const struct text_error *error);

/* The same, a whole sentence, where there are several files. */
void store_prose_fault_of_file(struct strbuf *out, const char *file, const char *fault);

/* So many games are in the file at `path`; or they are not, for this `reason`, a sentence. */
void store_prose_exported(struct strbuf *out, const char *path, int games);
void store_prose_not_exported(struct strbuf *out, const char *reason);

#endif

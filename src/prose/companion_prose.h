/* SPDX-License-Identifier: MIT */
/* What is said of the computer as a player. */
#ifndef PROSE_COMPANION_PROSE_H
#define PROSE_COMPANION_PROSE_H

#include "match/peer.h"

/* Adds "Computer 4 is thinking." */
void computer_thinks_print(struct strbuf *out, const char *name);

/* Returns that the computer will answer an offer in a moment. */
const char *computer_considers_draw(void);

/* Returns that two computers wait, and how they go on. */
const char *computers_wait(void);

/* Returns that the computer has accepted, or not. */
const char *computer_accepts_draw(void);
const char *computer_declines_draw(void);

/* Returns why the computer cannot play. */
const char *no_memory_to_think(void);

/* Adds why a file of weights cannot be used (`error` as in think/weights.h), and what follows. */
void weights_unusable_print(struct strbuf *out, const char *path, int error);

/* Adds why the file at `path` cannot be run, an error of folder_check_program. */
void program_unusable_print(struct strbuf *out, const char *path, int error);

/* Adds how a program that plays has answered. `name` is how its player is called, `file` is its
 * program. */
void peer_reply_print(struct strbuf *out, const char *name, const char *file,
                      const struct peer_reply *reply);

/* Adds "2 seconds", a time for a move. */
void seconds_print(struct strbuf *out, int seconds);

/* Returns what other programs are for, where there is none. */
const char *other_programs_words(void);

/* Returns how two people find the computer. */
const char *computer_hint(void);

/* Returns whom a choice of who plays a seat is about, and how it is made. */
const char *seat_hint(void);

#endif

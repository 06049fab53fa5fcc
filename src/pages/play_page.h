/* SPDX-License-Identifier: MIT */
/* What the parts of the page on which one plays ask of each other. */
#ifndef PAGES_PLAY_PAGE_H
#define PAGES_PLAY_PAGE_H

#include "notation/square_text.h"
#include "pages/screens.h"

/* Does what the command says, or says why it can not be done now. */
void command_run(struct screens *screens, enum command command);

/* Why a command can not be used now, in a sentence; NULL when it can. */
const char *command_obstacle(const struct screens *screens, enum command command);

/* Makes a legal move. A dragged piece is where it belongs already and does not glide there. */
void play_page_move(struct screens *screens, const struct move *move, bool dragged);

/* Answers the question in the strip. */
void play_page_answer(struct screens *screens, bool yes);

/* Shows the position after `ply` plies; the last one is the game itself. */
void play_page_look_at(struct screens *screens, int ply);
int play_page_shown_ply(const struct screens *screens);

/* Puts a sentence into the strip until the next gesture. */
void play_page_say(struct play_page *page, enum message_kind kind, const char *sentence);

struct looks play_page_looks(const struct screens *screens);

/* How messages and moves name squares now: as the board's labels do. */
struct square_names play_page_names(const struct screens *screens);

/* Opens the field for typed moves; begin_typing does so at the first stroke of one. */
void play_page_type_move(struct screens *screens);
void play_page_begin_typing(struct screens *screens);

/* The field itself. */
void play_page_typing(struct screens *screens, struct rect rect);

#endif

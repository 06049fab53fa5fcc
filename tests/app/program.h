/* SPDX-License-Identifier: MIT */
/* The program in a scratch folder, which is its home, and what hands do to it. */
#ifndef TESTS_APP_PROGRAM_H
#define TESTS_APP_PROGRAM_H

#include "app/window/app.h"
#include "suite.h"

extern struct app app;
extern struct settings settings;
extern char folder[64];

void program_setup(void);
void program_teardown(void);

/* Ends it as a player does, and starts it again. */
void program_restart(void);

/* The same with --fresh. */
void program_restart_fresh(void);

/* --- Files in the folder --- */

/* Valid until the next but one. */
const char *path_of(const char *name);
void write_file(const char *name, const char *text);
char *read_file(const char *name); /* allocated */

/* So many games between W1 and B1, W2 and B2...; every third one has a fault that leaves
 * nothing of it. */
void write_many(const char *name, int games, const char *moves);

/* --- Hands --- */

void press(SDL_Keycode key, uint16_t mods);
void drop(const char *name);
void drop_several(const char *const *names, int count);
void paste(const char *text);
void click(const char *name);

/* Until nothing moves any more. */
void let_it_come_to_rest(void);

/* Types it and presses Enter; the side of this answer resigns. Then it comes to rest. */
void write_line(const char *text);
void resign(const char *answer);

/* Opens what waits for an answer, if something does. */
void accept(void);

/* A game of one move, between Ada and Ben. */
void play_one(void);

/* --- What is seen --- */

bool says(const char *text);
const char *message(void); /* of the board's page */
bool on_page(const char *name);

#define SAYS(text) REQUIRE(says(text), "the screen does not say: %s", text)

#endif

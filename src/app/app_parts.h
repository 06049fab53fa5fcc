/* SPDX-License-Identifier: MIT */
/* What the parts of the program share: app_begin.c, app_host.c and app_loop.c. */
#ifndef APP_APP_PARTS_H
#define APP_APP_PARTS_H

#include "app/app.h"

/* --- app_host.c --- */

/* The shell, with the program as its host. The match is there. */
void app_begin_shell(struct app *app);

/* The player wants to leave: the program ends, or, where something that was played would be lost,
 * it asks. */
void app_quit(struct app *app);

/* Milliseconds: the system's, or a script's. */
uint64_t app_now(const struct app *app);

/* Writes what has been changed, and has the screen say if that has failed. */
void app_save_settings(struct app *app);

/* What the match is like. How it is seen the archive knows as soon as it has something of it. */
struct last_match app_match_now(const struct app *app);

/* Only what has changed since the start: rules given for this run are for this run. */
void app_remember_match(struct app *app);

#endif

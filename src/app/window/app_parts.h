/* SPDX-License-Identifier: MIT */
/* What the parts of the program share. app_begin.c starts and ends it, app_host.c serves the pages,
 * app_loop.c is the main loop. */
#ifndef APP_WINDOW_APP_PARTS_H
#define APP_WINDOW_APP_PARTS_H

#include "app/window/app.h"

/* --- ../requests.c --- */

/* Carries out a request of a page, as the host of the shell. `app` is the program. */
void app_carry_out(void *app, const struct request *request);

/* Opens a file as in_out_open_file does; from one that holds everything (store/bundle.h) the
 * library takes over what is not there. */
void app_open_file(struct app *app, const char *path, const struct named_ruleset *given);

/* --- app_begin.c --- */

/* Saves all as app_finish does, which follows: the system is about to end the program. */
void app_save_at_once(struct app *app);

/* --- app_host.c --- */

/* Starts the shell with the program as its host. The match must exist. */
void app_begin_shell(struct app *app);

/* Handles the player's wish to leave: ends the program, or asks first if games would be lost. */
void app_quit(struct app *app);

/* Returns the time in milliseconds: the system's, or a script's. */
uint64_t app_now(const struct app *app);

/* Writes changed settings to the file, and makes the screen say so if that fails. */
void app_save_settings(struct app *app);

/* Returns the setup of the match, as the settings remember it. Until the archive has a part of the
 * match, this includes how the match is viewed. */
struct last_match app_match_now(const struct app *app);

/* Remembers what has changed since the start. Rules given as an option are for this run only. */
void app_remember_match(struct app *app);

#endif

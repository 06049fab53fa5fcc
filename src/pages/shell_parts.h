/* SPDX-License-Identifier: MIT */
/* What the parts of the shell share. shell_pass.c makes a pass, shell_trail.c keeps the page shown
 * and the way back, shell_requests.c carries out requests between passes. */
#ifndef PAGES_SHELL_PARTS_H
#define PAGES_SHELL_PARTS_H

#include "pages/shell.h"

/* --- shell_trail.c --- */

/* Returns the name of the play page. */
const char *shell_home(void);

/* Returns the index of the page called `name`, which must exist. */
int shell_page_index(const char *name);

/* Shows the page and leaves the way back unchanged. */
void shell_open_page(struct shell *shell, const struct page_opening *opening);

/* Returns the index of the page on the way back, or its length if it is not there. */
int shell_place_on_trail(const struct shell *shell, const struct page *page);

/* Goes back to the page at this index of the way back. */
void shell_come_back(struct shell *shell, int place, const struct page_opening *left);

/* --- shell_requests.c --- */

/* Carries out the requests. A page that is opened may add some. */
void shell_carry_out(struct shell *shell);

void shell_forget_incoming(struct shell *shell);

#endif

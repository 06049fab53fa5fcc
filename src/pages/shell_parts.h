/* SPDX-License-Identifier: MIT */
/* What the parts of the shell share: shell_pass.c, where a pass is made, shell_trail.c, which page
 * is shown, and shell_requests.c, what is carried out between passes. */
#ifndef PAGES_SHELL_PARTS_H
#define PAGES_SHELL_PARTS_H

#include "pages/shell.h"

/* --- shell_trail.c --- */

/* All pages, the one on which one plays first; NULL ends them. */
extern const struct page *const shell_pages[];

/* What the page is called on which one plays. */
const char *shell_home(void);

/* Where in the table the page stands that is called so: there has to be one. */
int shell_page_index(const char *name);

void shell_open_page(struct shell *shell, const char *name, const struct request *asked);

/* Where the page stands on the way back; its length: nowhere. */
int shell_place_on_trail(const struct shell *shell, const struct page *page);

/* The way back goes on with the page that is left; to a page on it, it ends there. */
void shell_extend_trail(struct shell *shell, const struct page *page, bool instead);

/* To the page at this place of the way back. */
void shell_come_back(struct shell *shell, int place, const struct request *asked);

void shell_carry_out_open(struct shell *shell, const struct request *asked);
void shell_carry_out_back(struct shell *shell, const struct request *asked);

/* --- shell_requests.c --- */

/* What is asked for; a page may ask for something more when it is opened. */
void shell_carry_out(struct shell *shell);

void shell_forget_arrival(struct shell *shell);

#endif

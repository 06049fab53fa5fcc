/* SPDX-License-Identifier: MIT */
/* What the parts of the page that changes a rule set ask of each other. */
#ifndef PAGES_RULES_EDITOR_PAGE_H
#define PAGES_RULES_EDITOR_PAGE_H

#include "pages/screens.h"

/* What is seen of the row in hand. */
void editor_start_pane(struct screens *screens, struct rect rect);
void editor_field_pane(struct screens *screens, struct rect rect);
void editor_keep_pane(struct screens *screens, struct rect rect);

/* What is not as in tournaments, as a list to scroll. */
void editor_differences(struct screens *screens, struct rect rect);

/* Puts the draft into the book, where there is one. */
void editor_page_save(struct screens *screens);

/* Hands the draft to the clipboard as text, or takes another from there. */
void editor_page_copy(struct screens *screens);
void editor_page_paste(struct screens *screens);

/* Changes the field in hand by one step in either direction. */
void editor_page_step(struct screens *screens, int step);

#endif

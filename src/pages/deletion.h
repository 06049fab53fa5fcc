/* SPDX-License-Identifier: MIT */
/* Deletes a game of the library. A strip, on the page where that happened, offers to undo it. */
#ifndef PAGES_DELETION_H
#define PAGES_DELETION_H

#include "pages/page.h"

/* Draws the button. When pressed, it asks for the deletion of `row`, which may be NULL: then it is
 * disabled. */
void deletion_button(struct desk *desk, struct rect rect, const struct library_row *row,
                     bool icon_only);

/* Asks for the deletion. Returns NULL, or a sentence that says why the game cannot be deleted. */
const char *deletion_begin(struct desk *desk, const struct library_row *row);

/* Returns the last deletion that can be undone, or NULL. On a page about one game, pass its number
 * as `game`, and only its deletion counts; otherwise pass 0. */
const struct library_deletion *deletion_last(const struct desk *desk, int64_t game);

/* Call it in each pass, before a field sees the keys: Ctrl+Z undoes the deletion. */
void deletion_keys(struct desk *desk, const struct library_deletion *last);

/* Draws the strip with its button at the bottom of `room`, if there is a deletion to undo. */
void deletion_strip(struct desk *desk, const struct library_deletion *last, struct rect *room);

#endif

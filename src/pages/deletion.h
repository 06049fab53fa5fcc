/* SPDX-License-Identifier: MIT */
/* Deletes games of the library. A strip, on the page where that happened, offers to undo it. */
#ifndef PAGES_DELETION_H
#define PAGES_DELETION_H

#include "pages/page.h"

/* Returns a sentence that says why the game of this row cannot be deleted; NULL: it can. `row` may
 * be NULL: there is none. */
const char *deletion_obstacle(const struct desk *desk, const struct library_row *row);

/* Ask for the deletion of one game, which has no obstacle, or of several. */
void deletion_begin(struct desk *desk, const struct library_row *row);
void deletion_begin_several(struct desk *desk, struct game_ids games);

/* Returns the last deletion that can be undone, or NULL. On a page about one game, pass its id as
 * `game`, and only the deletion that it belongs to counts; otherwise pass 0. */
const struct library_deletion *deletion_last(const struct desk *desk, int64_t game);

/* Call it in each pass, before a field sees the keys: Ctrl+Z undoes the deletion. */
void deletion_keys(struct desk *desk, const struct library_deletion *last);

/* Draws the strip with its button at the bottom of `room`, if there is a deletion to undo. */
void deletion_strip(struct desk *desk, const struct library_deletion *last, struct rect *room);

#endif

/* SPDX-License-Identifier: MIT */
/* A game of the library is deleted, and that can be taken back: a strip says so wherever it was
 * asked for. */
#ifndef PAGES_DELETION_H
#define PAGES_DELETION_H

#include "pages/page.h"

/* The button; the game that it is about is NULL where there is none. Asks for it when pressed. */
void deletion_button(struct desk *desk, struct rect rect, const struct library_row *row,
                     bool icon_only);

/* Asks for it; or why it cannot be, a sentence. */
const char *deletion_begin(struct desk *desk, const struct library_row *row);

/* The last one that can be taken back; NULL: there is none. On a page about one `game`, which is
 * not 0, only that of this one. */
const struct library_deletion *deletion_last(const struct desk *desk, int64_t game);

/* Once a pass, before a field sees the keys: Ctrl+Z takes it back. */
void deletion_keys(struct desk *desk, const struct library_deletion *last);

/* The strip with its button, at the bottom of `room`, if there is something to take back. */
void deletion_strip(struct desk *desk, const struct library_deletion *last, struct rect *room);

#endif

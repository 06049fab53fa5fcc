/* SPDX-License-Identifier: MIT */
/* A game of the library is deleted, and that can be taken back: a strip says so wherever it was
 * asked for. */
#ifndef PAGES_DELETION_H
#define PAGES_DELETION_H

#include "pages/page.h"

enum {
    DELETION_PLAYERS_SIZE = 2 * PLAYER_NAME_SIZE + 80,
};

/* State: the game that was deleted on this page last; all zero: none. */
struct deletion {
    int64_t game;
    char players[DELETION_PLAYERS_SIZE];
};

/* The button; the game that it is about is NULL where there is none. Asks for it when pressed. */
void deletion_button(struct desk *desk, struct rect rect, struct deletion *deletion,
                     const struct library_row *row, bool icon_only);

/* Asks for it; false where it cannot be. */
bool deletion_begin(struct desk *desk, struct deletion *deletion, const struct library_row *row);

/* Can it be taken back? Once a pass, before a field sees the keys: Ctrl+Z does so. */
bool deletion_shown(const struct desk *desk, const struct deletion *deletion);
void deletion_keys(struct desk *desk, const struct deletion *deletion);

/* The strip with its button, at the bottom of `room`, if there is something to take back. */
void deletion_strip(struct desk *desk, const struct deletion *deletion, struct rect *room);

/* Takes a key also before a field that could have had it. */
bool take_before_field(struct ui *ui, bool condition);

#endif

/* SPDX-License-Identifier: MIT */
/* Where the program's own files lie, and those of the player. */
#ifndef SYSTEM_PLACES_H
#define SYSTEM_PLACES_H

#include "base/strbuf.h"

#include <stdbool.h>
#include <stddef.h>

/* Each is where its variable says, CROWNHEAD_ASSETS and so on; the last five have none of ours.
 * Otherwise the program's own folders go by the place of the running program, so that an installed
 * tree may be moved as a whole, and the player's by the XDG base directories, or, on Windows, by
 * what that has in their place, or beside the program if that is to be carried around
 * (places_windows.c). */
enum place {
    PLACE_ASSETS,   /* a folder: pictures, sounds, weights */
    PLACE_LOCALE,   /* a folder: catalogues, LANGUAGE/LC_MESSAGES/crownhead.mo */
    PLACE_SETTINGS, /* a file */
    PLACE_ARCHIVE,  /* a file: all that is played */
    PLACE_CACHE,    /* a folder: files that can be made again */
    PLACE_HOME,     /* a folder: the player's own; on Windows the documents */
    PLACE_PICTURES, /* a folder: where the player has pictures */
    PLACE_SPEECH,   /* the socket at which speech-dispatcher listens; Windows has none */
    PLACE_GTK4,     /* a file: what GTK's programs look like; Windows has none */
    PLACE_GTK3,     /* the same for older ones */
};

enum {
    PLACE_SIZE = 4096, /* enough for any of them */
};

/* Prints its path, of a folder without a slash at its end. Nothing need be there. Returns 0, or
 * FILE_ERROR_NOWHERE or FILE_ERROR_LONG (base/file_error.h), and then the path is empty. */
int place_find(enum place place, char *out, size_t size);

/* Returns true if its variable says where it is. */
bool place_is_named(enum place place);

/* --- For places.c alone --- */

/* Adds the path of what the system keeps for the player. Returns false if it has no place. */
bool place_of_player(enum place place, struct strbuf *out);

#endif

/* SPDX-License-Identifier: MIT */
/* What a folder of the disk holds, for whoever looks for games in it. */
#ifndef STORE_FOLDER_H
#define STORE_FOLDER_H

#include "base/listing.h"

/* Fills the listing, which is empty, with the folders and the files of games (.pdn, .fen) in the
 * folder at `path`, sorted; hidden ones are left out, and so is whatever is neither. 0, or an
 * errno; what could be read of it is there even so. */
int folder_read(const char *path, struct listing *out);

/* Is it a file of games or of a position, by its name? */
bool folder_file_fits(const char *name);

#endif

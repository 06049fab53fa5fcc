/* SPDX-License-Identifier: MIT */
/* Lists the games in a folder of the disk. */
#ifndef STORE_FOLDER_H
#define STORE_FOLDER_H

#include "base/listing.h"

/* Fills the empty listing with the folders and the files of games (.pdn, .fen) in the folder at
 * `path`, sorted, without hidden ones. Returns 0 or an errno; after an error it lists what could be
 * read. */
int folder_read(const char *path, struct listing *out);

/* Returns true if a file of that name has games or a position. */
bool folder_file_fits(const char *name);

#endif

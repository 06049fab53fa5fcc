/* SPDX-License-Identifier: MIT */
/* Lists the games, or the programs, in a folder of the disk. */
#ifndef STORE_FOLDER_H
#define STORE_FOLDER_H

#include "base/listing.h"

enum folder_files {
    FOLDER_GAMES,    /* files of games (.pdn, .fen) */
    FOLDER_PROGRAMS, /* files that can be run */
};

/* Fills the empty listing with the folders and these files in the folder at `path`, sorted, without
 * hidden ones. Returns 0 or an errno; after an error it lists what could be read. */
int folder_read(const char *path, enum folder_files files, struct listing *out);

/* Returns 0 if the file at `path` can be run, as far as its name and mode tell; FILE_ERROR_KIND if
 * it is there and cannot; or an errno. */
int folder_check_program(const char *path);

/* Returns true if a file of that name has games or a position. */
bool folder_file_fits(const char *name);

#endif

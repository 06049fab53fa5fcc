/* SPDX-License-Identifier: MIT */
/* Folders on the disk. Where a function returns an int, it is 0, an errno, or one of enum
 * file_error. */
#ifndef SYSTEM_FOLDERS_H
#define SYSTEM_FOLDERS_H

#include <stdbool.h>
#include <stddef.h>

/* Who may look into folders that are made. */
enum folder_mode {
    FOLDER_PRIVATE = 0700, /* the player alone */
    FOLDER_SHARED = 0777,  /* whom the umask lets */
};

/* Makes the folders that are missing above the file at `path`; a path that ends in a slash is
 * itself a folder. */
int folder_make_above(const char *path, enum folder_mode mode);

/* Makes a folder, and those above it, where they are missing. ENOTDIR: a file is in the way. */
int folder_make(const char *path, enum folder_mode mode);

/* Prints the folder in which the file at `path` lies: "." if the path names none, and
 * "D:." if it names a drive of Windows alone. */
int folder_above(const char *path, char *out, size_t size);

/* Waits until the names in the folder of the file at `path` are on the disk, so that a power cut
 * brings none of the old ones back. */
void folder_sync_above(const char *path);

/* Prints the path of a folder, or file, without links and dots. */
int folder_resolve(const char *path, char *out, size_t size);

bool folder_is(const char *path);

/* Calls `visit` for each name in the folder, in no order. `maybe_folder`: it may be a folder, as
 * far as can be told without looking at it. On Windows the folder "/" has the drives, "C:", and
 * what is marked as hidden is left out. */
typedef void folder_visitor(void *self, const char *name, bool maybe_folder);
int folder_list(const char *path, folder_visitor *visit, void *self);

/* --- For folders.c alone --- */

/* Makes a folder in one that is there. 0, too, if something is there. */
int folder_make_one(const char *path, enum folder_mode mode);

#endif

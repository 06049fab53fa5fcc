/* SPDX-License-Identifier: MIT */
#ifndef BASE_FOLDERS_H
#define BASE_FOLDERS_H

/* Who may look into folders that are made. */
enum folders_mode {
    FOLDERS_PRIVATE = 0700, /* the player alone */
    FOLDERS_SHARED = 0777,  /* whom the umask lets */
};

/* Makes the folders above the file at `path` that are missing. 0, or an errno. */
int folders_make_above(const char *path, enum folders_mode mode);

/* Opens the folder of the file at `path`: to lock it, or to see to it that what was
 * renamed in it lasts. Close it. -1: errno tells. */
int folders_open_above(const char *path);

#endif

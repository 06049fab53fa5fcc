/* SPDX-License-Identifier: MIT */
#ifndef BASE_FOLDERS_H
#define BASE_FOLDERS_H

/* Makes the folders above the file at `path` that are missing, for the player alone. 0, or an
 * errno. */
int folders_make_above(const char *path);

/* Opens the folder of the file at `path`: to lock it, or to see to it that what was
 * renamed in it lasts. Close it. -1: errno tells. */
int folders_open_above(const char *path);

#endif

/* SPDX-License-Identifier: MIT */
/* Paths of files as texts; nothing here looks at the disk. */
#ifndef BASE_PATH_H
#define BASE_PATH_H

#include <stdbool.h>

/* What the file is called: the part behind the last slash. */
const char *path_name(const char *path);

/* Does the name end so, ".pdn", with something before it? ASCII letters of either case are the
 * same. */
bool path_ends_in(const char *path, const char *ending);

/* What a path looks like; PATH_HERE is how it does on this system. PATH_OWN_FOLDER is the variable
 * that names the folder of the player, or of what programs keep for him. */
enum path_style {
    PATH_POSIX,
    PATH_WINDOWS,
#ifdef _WIN32
    PATH_HERE = PATH_WINDOWS,
#define PATH_OWN_FOLDER "LOCALAPPDATA"
#else
    PATH_HERE = PATH_POSIX,
#define PATH_OWN_FOLDER "HOME"
#endif
};

/* Does it lead to the same place whatever folder and drive one is in? NULL does not. */
bool path_is_whole(const char *path, enum path_style style);

/* In the name of a file that is made of what people wrote: no sign that a disk does not take or a
 * shell stumbles over. */
void path_tidy(char *name);

#endif

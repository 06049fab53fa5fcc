/* SPDX-License-Identifier: MIT */
/* Paths of files as texts. Nothing here touches the disk. */
#ifndef BASE_PATH_H
#define BASE_PATH_H

#include <stdbool.h>

/* Returns the name of the file: the part after the last slash. */
const char *path_name(const char *path);

/* Returns true if the name has this ending, such as ".pdn", and something before it. The case of
 * ASCII letters does not matter. */
bool path_ends_in(const char *path, const char *ending);

/* How paths are written; PATH_HERE is the style of this system. PATH_OWN_FOLDER is the environment
 * variable that names the user's folder, or that of programs' data. */
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

/* Returns true for an absolute path, and false for NULL. */
bool path_is_whole(const char *path, enum path_style style);

/* Replaces characters that file systems or shells have trouble with, in a file name made of what
 * people have typed. */
void path_tidy(char *name);

#endif

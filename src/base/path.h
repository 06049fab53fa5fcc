/* SPDX-License-Identifier: MIT */
/* Paths of files as texts. Nothing here touches the disk. */
#ifndef BASE_PATH_H
#define BASE_PATH_H

#include <stdbool.h>

/* Returns the name of the file: the part after the last slash. On Windows a backslash is one, too.
 */
const char *path_name(const char *path);

/* Returns true if the name has this ending, such as ".pdn", and something before it. The case of
 * ASCII letters does not matter. */
bool path_ends_in(const char *path, const char *ending);

/* How paths are written. The build says by PATH_HERE which style this system has. */
enum path_style {
    PATH_POSIX,
    PATH_WINDOWS,
};

/* Returns true for an absolute path, and false for NULL. */
bool path_is_whole(const char *path, enum path_style style);

/* Replaces characters that file systems or shells have trouble with, in a file name made of what
 * people have typed. */
void path_tidy(char *name);

#endif

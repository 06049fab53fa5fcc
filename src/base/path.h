/* SPDX-License-Identifier: MIT */
/* Paths of files as texts. Nothing here touches the disk. */
#ifndef BASE_PATH_H
#define BASE_PATH_H

#include <stdbool.h>
#include <stddef.h>

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

/* Returns true for an absolute path, and false for NULL. "C:" is one: the folder of a drive. */
bool path_is_whole(const char *path, enum path_style style);

/* Returns true if the path begins with a drive, "C:". */
bool path_has_drive(const char *path, enum path_style style);

/* Returns true for the root, above which is nothing. On Windows it has the drives, "C:", and is of
 * this program's own making. */
bool path_is_root(const char *path);

/* Returns the path of a drive, or of what is on it, without the root that stands before it: "C:" of
 * "/C:". Any other path stays as it is. For Windows. */
const char *path_skip_root(const char *path);

/* Makes a slash of each backslash, where that is one. */
void path_use_slashes(char *path, enum path_style style);

/* Returns the length of the folder above what ends at `end`; 0: that is the root. Above a folder
 * that another machine shares, "//machine/folder", is the root, too. The path is absolute, with
 * slashes, and none at its end. */
size_t path_length_above(const char *path, size_t end, enum path_style style);

/* What is wrong with the name of a file or folder. On POSIX systems, nothing. */
enum path_fault {
    PATH_FAULT_NONE,
    PATH_FAULT_DEVICE, /* Windows has a device of this name, whatever ending it has: "nul.pdn" */
    PATH_FAULT_SIGN,   /* it has a character that Windows has a use for: "a?.pdn" */
    PATH_FAULT_END,    /* it ends in a dot or a blank, which Windows drops */
};

/* Finds it in a name. "." and ".." are names.
 * https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
enum path_fault path_name_fault(const char *name, enum path_style style);

/* Finds the first one in the names of a path. */
enum path_fault path_fault(const char *path, enum path_style style);

/* Replaces characters that file systems or shells have trouble with, in a file name made of what
 * people have typed. */
void path_tidy(char *name);

#endif

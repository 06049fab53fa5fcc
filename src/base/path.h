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

/* In the name of a file that is made of what people wrote: no sign that a disk does not take or a
 * shell stumbles over. */
void path_tidy(char *name);

#endif

/* SPDX-License-Identifier: MIT */
/* Where the program's files lie. */
#ifndef APP_PATHS_H
#define APP_PATHS_H

#include <stdbool.h>
#include <stddef.h>

/* The folder of the pictures, ending in a slash: the one named by CROWNHEAD_ASSETS, else the one
 * installed beside the program, else that of the source tree it was built from. False, with the
 * reason on standard error, if there is none. */
bool paths_assets(char *out, size_t size);

#endif

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

/* The settings file: the one named by CROWNHEAD_CONFIG; else, unless `only_named`, crownhead's in
 * the player's folder of settings (XDG base directories: XDG_CONFIG_HOME where it is an absolute
 * path, else .config at home). Empty where there is none. */
void paths_settings(bool only_named, char *out, size_t size);

#endif

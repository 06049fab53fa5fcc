/* SPDX-License-Identifier: MIT */
/* Where the program's pictures and the player's settings lie. */
#ifndef APP_PATHS_H
#define APP_PATHS_H

#include <stdbool.h>
#include <stddef.h>

/* The folder of the assets (base/place.h), ending in a slash. False, with the reason on standard
 * error, if there are no pictures in it. */
bool paths_assets(char *out, size_t size);

/* The settings file: the one named by CROWNHEAD_CONFIG; else, unless `only_named`, crownhead's in
 * the player's folder of settings (XDG base directories: XDG_CONFIG_HOME where it is an absolute
 * path, else .config at home). Empty where there is none. False if `size` is too small for it. */
bool paths_settings(bool only_named, char *out, size_t size);

/* The file that what is played is kept in: the one named by CROWNHEAD_DATA; else, unless
 * `only_named`, crownhead's in the player's folder of data (XDG_DATA_HOME where it is an absolute
 * path, else .local/share at home). Otherwise as paths_settings. */
bool paths_archive(bool only_named, char *out, size_t size);

/* The path, or, where something is there, the first with a number before its ending at which
 * nothing is: "x.png", "x 2.png". False, and `out` is unusable, if there is none, or it is too
 * long. */
bool paths_free(const char *path, char *out, size_t size);

/* The player's own folder, whole and without a slash at its end; false: there is none, or it is too
 * long. */
bool paths_home(char *out, size_t size);

#endif

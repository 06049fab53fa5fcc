/* SPDX-License-Identifier: MIT */
/* Where the program's own files lie. It goes by the place of the running program, so that an
 * installed tree may be moved as a whole; no path of the machine that built it is in it. */
#ifndef BASE_PLACE_H
#define BASE_PLACE_H

#include <stddef.h>

enum place {
    PLACE_ASSETS, /* pictures and sounds */
    PLACE_LOCALE, /* catalogues: LANGUAGE/LC_MESSAGES/crownhead.mo */
};

enum {
    PLACE_SIZE = 4096,
};

/* The folder, without a slash at its end: the one named by CROWNHEAD_ASSETS or CROWNHEAD_LOCALE;
 * else the installed one; else, if that is not there, the one that a build folder has beside the
 * program. It need not be there. `size` is PLACE_SIZE or more; a path that is longer is cut. */
void place_find(enum place place, char *out, size_t size);

#endif

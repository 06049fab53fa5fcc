/* SPDX-License-Identifier: MIT */
/* The folders that were used last, for the next run too: the settings file's section [files].
 *
 *   [files]
 *   folder-1 = /home/ada/games      a backslash stands before a semicolon and before another one
 */
#ifndef APP_RECENT_H
#define APP_RECENT_H

#include "base/strbuf.h"
#include "pages/exchange.h"

enum {
    RECENT_VALUE_SIZE = 2 * EXCHANGE_PATH_SIZE,
    RECENT_NAME_SIZE = 16,
};

struct recent_folders {
    char paths[EXCHANGE_RECENT][EXCHANGE_PATH_SIZE]; /* the last used first; empty: none */
};

/* What the place, from 0, is called in the file: "folder-1". Valid as long as the program runs. */
const char *recent_name(int place);

/* The entry as it stands in the file; empty for a path that a line cannot hold, or for none. */
void recent_print(const struct recent_folders *recent, int place, char value[RECENT_VALUE_SIZE]);

/* Takes the value of the entry called `name`; an empty one is none. False, with a sentence in
 * `complaint`, if it is not understood; then `recent` stays as it is. */
bool recent_take(struct recent_folders *recent, const char *name, const char *value,
                 struct strbuf *complaint);

#endif

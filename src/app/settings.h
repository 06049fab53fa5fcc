/* SPDX-License-Identifier: MIT */
/* The settings file: what the players chose, and the rule sets that they made.
 *
 *   [looks]
 *   labels = algebraic
 *   [screen]
 *   theme = contrast
 *   [window]
 *   size = 1280x800
 *   shape = maximized
 *   [rules]
 *   Attic = american, capture=optional
 *
 * Read at the start, written when something has changed. A line that is not understood is said and
 * left out, and the file that held it stays beside the new one. */
#ifndef APP_SETTINGS_H
#define APP_SETTINGS_H

#include "app/window_state.h"
#include "match/rulebook.h"
#include "pages/preferences.h"

enum {
    SETTINGS_PATH_SIZE = 1024,
};

/* What the file holds. All are lent. */
struct settings {
    struct preferences *preferences;
    struct rulebook *rulebook;
    struct window_state *window;
};

/* Told of each line that was not understood: its number, and a sentence. */
typedef void settings_complaint(void *data, int line, const char *sentence);

/* Takes what `text` says into `settings`; what it does not mention stays. Returns how many lines
 * were not understood; `report` is called for each, with `data`. */
int settings_read(const char *text, const struct settings *settings, settings_complaint *report,
                  void *data);

/* The text of a file that holds `settings`, allocated; free with free(). Equal settings make equal
 * texts. NULL only when memory is short. */
char *settings_text(const struct settings *settings);

/* The file on the disk. An empty path: nothing is read and nothing is written. */
struct settings_file {
    char path[SETTINGS_PATH_SIZE];
    char *saved;  /* owned; the text of what was last read or written */
    bool damaged; /* holds lines that were not understood: save a copy before overwriting */
    bool failed;  /* writing has failed, and it has been said */
};

/* Loads the file at `path` if there is one. Complaints go to standard error. */
void settings_load(struct settings_file *file, const char *path, const struct settings *settings);

/* Saves the file if `settings` is not what was last read or written: whole or not at all, making
 * the folder that it needs. A failure is said once on standard error and is never fatal. */
void settings_save(struct settings_file *file, const struct settings *settings);

/* Frees what `file` owns; writes nothing. */
void settings_close(struct settings_file *file);

#endif

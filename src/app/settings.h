/* SPDX-License-Identifier: MIT */
/* The settings file: what the players chose, the rule sets that they made, and how they played
 * last.
 *
 *   [looks]
 *   labels = algebraic
 *   [screen]
 *   theme = contrast
 *   [window]
 *   size = 1280x800
 *   shape = maximized
 *   [match]
 *   player-1 = Ada
 *   rules = Attic
 *   [files]
 *   folder-1 = /home/ada/games
 *   [rules]
 *   Attic = american, capture=optional
 *
 * Read at the start, written when something has changed. Other programs and the players themselves
 * may write it meanwhile: only what this program has changed is changed in the text that is found
 * then, and what others have changed is taken over. A line that is not understood is said, left out
 * and left alone; only rules of the last match that there are not go with the next save. */
#ifndef APP_SETTINGS_H
#define APP_SETTINGS_H

#include "app/last_match.h"
#include "app/recent.h"
#include "app/window_state.h"
#include "match/rulebook.h"
#include "pages/preferences.h"

enum {
    SETTINGS_PATH_SIZE = 1024,
    SETTINGS_REASON_SIZE = 1400,
    SETTINGS_MAX = 32,
};

#define SETTINGS_RULES  "rules" /* the section of own rule sets */
#define SETTINGS_WINDOW "window"
#define SETTINGS_MATCH  "match"
#define SETTINGS_FILES  "files"

/* What the file holds. All are lent. */
struct settings {
    struct preferences *preferences;
    struct rulebook *rulebook;
    struct window_state *window;
    struct last_match *last;
    struct recent_folders *recent;
};

/* One of its entries that are not rule sets. */
struct setting {
    const char *section, *name;
    char value[LAST_VALUE_SIZE]; /* as it stands in the file; empty: it has no line */
};

/* Lists them all, always in the same order; returns how many there are. */
int settings_list(const struct settings *settings, struct setting out[SETTINGS_MAX]);

/* Takes a setting that settings_list has told. */
void settings_take(const struct settings *settings, const struct setting *setting);

/* Told of each line that was not understood: its number, and a sentence. */
typedef void settings_complaint(void *data, int line, const char *sentence);

/* Takes what `text` says into `settings`; what it does not mention stays. Returns how many lines
 * were not understood; `report`, unless it is NULL, is called for each, with `data`. */
int settings_read(const char *text, const struct settings *settings, settings_complaint *report,
                  void *data);

/* The text of a file that holds `settings`, allocated; free with free(). Equal settings make equal
 * texts. NULL only when memory is short. */
char *settings_text(const struct settings *settings);

/* `text`, which says `before`, changed so far that it says `after`; allocated, free with free().
 * Comments, blank lines, order and whatever is not understood stay. Odd texts may come to say
 * something else: read what has come of it. NULL only when memory is short. */
char *settings_edit(const char *text, const struct settings *before, const struct settings *after);

/* The file on the disk. */
struct settings_file {
    char path[SETTINGS_PATH_SIZE];
    struct preferences preferences; /* as last read or written, and the same for */
    struct rulebook rulebook;       /* owned */
    struct window_state window;
    struct last_match last;
    struct recent_folders recent;
    unsigned changes;                  /* what the settings' own book counted then */
    int refused;                       /* not 0: the error of every save */
    char reason[SETTINGS_REASON_SIZE]; /* why it is not written; a sentence, or empty */
};

/* Loads the file at `path` if there is one; an empty path: none. Complaints go to standard error.
 */
void settings_load(struct settings_file *file, const char *path, const struct settings *settings);

/* There is no place for the file, for this error: that is said now, and every save fails. */
void settings_refuse(struct settings_file *file, int error);

/* Is `settings` what was last read or written? */
bool settings_saved(struct settings_file *file, const struct settings *settings);

/* Saves it: whole or not at all, making the folder that it needs. What others have written since is
 * taken over into `settings`; they are waited for no longer than `patience_ms`. 0, or an error of
 * app/safe_file.h, which `reason` tells. */
int settings_save(struct settings_file *file, const struct settings *settings, int patience_ms);

/* Frees what `file` owns; writes nothing. */
void settings_close(struct settings_file *file);

#endif

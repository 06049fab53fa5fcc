/* SPDX-License-Identifier: MIT */
/* What outlives a run of the program, and the file that it is saved in: what the players chose, the
 * rule sets that they made, and how they played last.
 *
 *   [looks]
 *   board = slate                          the theme of everything, not only of the board
 *   [screen]
 *   motion = reduced
 *   [window]
 *   size = 1280x800
 *   shape = maximized
 *   [match]
 *   player-1 = Ada
 *   rules = american, capture=optional     as --rules has it: a text, or the name of an own one
 *   [start]
 *   first-steps = answered                 they are not offered again
 *   [puzzles]
 *   american = 0a1b2c ffe012               the ids of those that were solved
 *   [program-1]
 *   name = Scan                            another program that may play; up to [program-5]
 *   file = /opt/scan/scan
 *   arguments = hub                        behind it on the command line
 *   parameters = threads=2                 of the Hub protocol
 *   seconds = 5                            for a move
 *   [keys]
 *   undo = Ctrl+Z, U                       of a command or page, where the player has changed them
 *   [files]
 *   folder-1 = /home/ada/games             a backslash stands before a semicolon and another one
 *   [rules]
 *   Attic = american, capture=optional
 *
 * Read at the start, written when something has changed. Other programs and the players themselves
 * may write it meanwhile: it is read again before it is written, only the lines of what this
 * program has changed are changed, and what others have changed is taken over. A line that is not
 * understood is reported and left alone; only rules of the last match that do not exist go with the
 * next save.
 */
#ifndef APP_SAVING_SETTINGS_H
#define APP_SAVING_SETTINGS_H

#include "app/options.h"
#include "app/saving/last_match.h"
#include "app/window/window_state.h"
#include "base/retry.h"
#include "match/rulebook.h"
#include "pages/files_view.h"
#include "pages/preferences.h"

enum {
    SETTINGS_PATH_SIZE = 1024,
    SETTINGS_REASON_SIZE = 1400,
    SETTINGS_KEYS_MAX = 200,
};

/* The preferences that an option may choose for one run. */
enum {
    GIVEN_SCALE,
    GIVEN_LANGUAGE,
    GIVEN_COUNT,
};

/* The file on the disk. */
struct settings_file {
    char path[SETTINGS_PATH_SIZE];     /* empty: there is no place for it */
    uint64_t known[SETTINGS_KEYS_MAX]; /* hashes of the values as last read or written, */
    struct rulebook book;              /* owned; and the rule sets, */
    unsigned changes;                  /* of which the settings' own book counted so many changes */
    struct given {
        int value;                     /* 0: none */
        int saved;                     /* the file's own, then */
    } given[GIVEN_COUNT];              /* by options, for this run only */
    bool in_memory;                    /* a test: there is no file, and nobody misses it */
    int refused;                       /* not 0: the error of every save */
    char reason[SETTINGS_REASON_SIZE]; /* why it is not written: a sentence, or empty */
    struct retry retry;
    uint64_t tried; /* hash of what could not be saved: a further change is tried at once */
};

/* A zeroed struct holds nothing and has no file. */
struct settings {
    struct preferences preferences;
    struct rulebook rulebook; /* owned */
    struct window_state window;
    struct last_match last;
    char recent[FILES_RECENT][FILES_PATH_SIZE]; /* folders, the last used first */
    struct settings_file file;
};

/* --- The file --- */

/* Reads the settings file: the one that CROWNHEAD_CONFIG names, else the player's own. The options
 * for tests read and write none but the one so named. Complaints go to standard error. */
void settings_load(struct settings *settings, const struct options *options);

/* Asks the desktop what it is set to (system/desktop.h). settings_load does so, too. */
void settings_follow_desktop(struct settings *settings);

/* Reads the file at `path`, if there is one. */
void settings_load_file(struct settings *settings, const char *path);

/* Finishes --rules where it names a rule set of the player's own. False, with a sentence on
 * standard error, if there is none of that name. */
bool settings_find_rules(const struct settings *settings, struct options *options);

/* Returns the setup of a match like the last one, as far as the options say nothing else. It points
 * into the options. */
struct match_setup settings_new_match(const struct settings *settings,
                                      const struct options *options);

/* Returns true if everything is on the disk. Costs next to nothing. */
bool settings_saved(struct settings *settings);

/* Writes the file if anything has changed, and takes over what others have changed in it. After a
 * failure it is tried again when something more has changed, when the pause is over, which doubles
 * each time, or when `last`. Returns true if everything is on the disk. */
bool settings_save(struct settings *settings, uint64_t now, bool last);

/* The same at once, waiting for other programs no longer than `patience_ms`. 0, an errno, or one of
 * enum file_error, which `file.reason` tells. */
int settings_write(struct settings *settings, int patience_ms);

/* Returns milliseconds until a save that has failed is tried again; -1: there is none. */
int settings_wait(const struct settings *settings, uint64_t now);

/* Returns why what has been changed is not on the disk, a sentence for the screen; empty: it is. */
const char *settings_reason(const struct settings *settings);

/* Frees what the settings own; writes nothing. */
void settings_close(struct settings *settings);

/* --- Its text --- */

struct ini;

/* Is told of each line that was not understood: its number, and a sentence. */
typedef void settings_complaint(void *data, int line, const char *sentence);

/* Takes what the lines say; what they do not mention stays. Returns how many lines were not
 * understood; `report`, unless it is NULL, is called for each, with `data`. */
int settings_read(struct settings *settings, struct ini *ini, settings_complaint *report,
                  void *data);

/* Takes over what a text of settings tells: rule sets are added, and so are the puzzles that were
 * solved; preferences are taken where the player has changed none. Other programs are not: the text
 * may come from anywhere, and they are command lines. */
void settings_take_over(struct settings *settings, const char *text);

/* Returns the text of a file that holds the settings, allocated; free with free(). Equal settings
 * make equal texts. */
char *settings_text(const struct settings *settings);

/* Returns true if a line of the file can hold the path of a program. */
bool settings_hold_program(const char *path);

/* Changes the lines, which say `before`, so far that they say `after`. Odd lines may come to say
 * something else: read what has come of it. */
void settings_edit(struct ini *ini, const struct settings *before, const struct settings *after);

/* One of the values that are not rule sets. */
int settings_key_count(void);

/* Returns a hash of the value of key `index` as it stands in the file. */
uint64_t settings_key_hash(const struct settings *settings, int index);

/* Makes the value of a key that of `from`. */
void settings_copy_key(struct settings *to, const struct settings *from, int index);

#endif

/* SPDX-License-Identifier: MIT */
/* What outlives a run of the program, and the file that it is saved in. */
#ifndef APP_CONFIG_H
#define APP_CONFIG_H

#include "app/options.h"
#include "app/settings.h"

#include <stdint.h>

struct config {
    struct preferences preferences;
    struct rulebook rulebook; /* owned */
    struct window_state window;
    struct last_match last;
    struct recent_folders recent;
    struct settings_file file;
    int given_scale; /* by an option, for this run only; 0: none */
    int saved_scale; /* the file's own, then */
    bool in_memory;  /* a test: there is no file, and nobody misses it */

    /* After a save that has failed. */
    uint64_t next_try, pause; /* milliseconds; `pause` 0: the last one has not failed */
    struct preferences tried; /* what it was of: a further change is tried at once */
    struct last_match tried_last;
    unsigned tried_changes;
};

/* Reads the settings file: the one that CROWNHEAD_CONFIG names, else the player's own. The options
 * for tests read and write none but the one so named. */
void config_load(struct config *config, const struct options *options);

/* Finishes --rules where it names a rule set of the player's own. False, with a sentence on
 * standard error, if there is none of that name. */
bool config_find_rules(const struct config *config, struct options *options);

/* Is everything on the disk? Costs next to nothing. */
bool config_saved(struct config *config);

/* Writes the file if anything has changed, and takes over what others have changed in it. What has
 * failed is tried again when something more has changed, when the pause is over, which is twice as
 * long each time, or when `last`. True: everything is on the disk. */
bool config_save(struct config *config, uint64_t now, bool last);

/* Milliseconds until a save that has failed is tried again; -1: there is none. */
int config_wait(const struct config *config, uint64_t now);

/* Why what has been changed is not on the disk, a sentence for the screen; empty: it is there. */
const char *config_reason(const struct config *config);

void config_close(struct config *config);

#endif

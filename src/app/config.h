/* SPDX-License-Identifier: MIT */
/* What outlives a run of the program, and the file that it is saved in. */
#ifndef APP_CONFIG_H
#define APP_CONFIG_H

#include "app/options.h"
#include "app/settings.h"

struct config {
    struct preferences preferences;
    struct rulebook rulebook; /* owned */
    struct window_state window;
    struct settings_file file;
    int given_scale; /* by an option, for this run only; 0: none */
    int saved_scale; /* the file's own, then */
};

/* Reads the settings file: the one that CROWNHEAD_CONFIG names, else the player's own. The options
 * for tests read and write none but the one so named. */
void config_load(struct config *config, const struct options *options);

/* Finishes --rules where it names a rule set of the player's own. False, with a sentence on
 * standard error, if there is none of that name. */
bool config_find_rules(const struct config *config, struct options *options);

/* Writes the file if anything has changed. */
void config_save(struct config *config);

void config_close(struct config *config);

#endif

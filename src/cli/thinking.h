/* SPDX-License-Identifier: MIT */
/* What commands give the engine, and what they say of weights and tables. */
#ifndef CLI_THINKING_H
#define CLI_THINKING_H

#include "cli/command.h"
#include "think/thinker.h"

/* The settings that the command line asks for. */
struct thinker_settings thinker_asked(const struct options *options);

/* Returns true if nothing is wrong with the weights; else complains. */
bool weights_are_fine(const struct options *options, const struct weights *weights);

/* Opens the program's own weights; complains if they cannot be used: pieces are counted then. */
void weights_provide(const struct options *options, const struct ruleset *rules,
                     struct weights *weights);

/* What a command has heard of its tables. Its listener complains of what goes wrong. */
struct tables_heard {
    const struct options *options;
    enum status status; /* bad once a table could not be made or saved */
    bool unreadable;    /* the system has refused to let a table be read */
};

/* The function of a struct tables_listener whose `self` is a struct tables_heard. */
void tables_complain(void *self, const struct table_news *news);

/* Opens all tables of `rules` that are there and makes the usual ones that are missing. Returns
 * STATUS_BAD_INPUT if one could not be made or saved. An interruption (system/interrupts.h) ends
 * it. */
enum status tables_provide(const struct options *options, const struct ruleset *rules,
                           struct tables *tables);

#endif

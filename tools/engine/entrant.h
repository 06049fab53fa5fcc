/* SPDX-License-Identifier: MIT */
/* A side of a match as its text describes it: settings, as in "time=50 threads=2", a level, as in
 * "level=3", or "random"; and after hub: the command line of another program, which speaks the Hub
 * protocol. */
#ifndef TOOLS_ENTRANT_H
#define TOOLS_ENTRANT_H

#include "cli/command.h"
#include "link/hub_client.h"
#include "think/thinker.h"

enum {
    ENTRANT_PARAMS_MAX = 16,
    ENTRANT_NAME_MAX = 512,
};

/* The settings that are numbers. */
enum setting {
    SETTING_TIME,
    SETTING_NODES,
    SETTING_DEPTH,
    SETTING_LEVEL,      /* engine/level.h */
    SETTING_PARAMETERS, /* the first of those in engine/parameters.h */
    SETTING_COUNT = SETTING_PARAMETERS + ENGINE_PARAMETER_COUNT,
};

struct entrant {
    uint64_t numbers[SETTING_COUNT];        /* 0: not given */
    const char *weights_path;               /* NULL: the program's own weights, or none */
    bool own_weights, endgames;             /* these are used */
    bool random;                            /* every legal move is equally likely */
    const char *params[ENTRANT_PARAMS_MAX]; /* parameters of the other program: name=value */
    int param_count;
    const char *program;         /* its command line; NULL: the engine of this program plays */
    char name[ENTRANT_NAME_MAX]; /* all of the above as a text, once the weights are open */
    struct weights weights;      /* shared by all engines that play for it */
    char *words;                 /* owned; the texts above are parts of it */
    size_t words_length;
};

/* Reads the text. The limits of `usual` hold if it has none. Returns false after a complaint, with
 * nothing to free. entrant_finish frees. */
bool entrant_read(const struct options *options, const char *text,
                  const struct engine_limits *usual, struct entrant *out);
void entrant_finish(struct entrant *entrant);

/* Returns true for a level and for random moves: there is nothing else to set. */
bool entrant_is_whole(const struct entrant *entrant);

/* NULL: full strength. */
const struct level *entrant_level(const struct entrant *entrant);

struct engine_limits entrant_limits(const struct entrant *entrant);

struct engine_parameters entrant_parameters(const struct entrant *entrant);

/* Returns what another program is told; valid as long as the entrant. */
struct hub_settings entrant_hub_settings(const struct entrant *entrant);

/* Opens the weights that it plays with, if any, and gives it its name. Returns false if they cannot
 * be used: the caller complains. */
bool entrant_open_weights(struct entrant *entrant, const struct ruleset *rules);

#endif

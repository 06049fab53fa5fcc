/* SPDX-License-Identifier: MIT */
/* A side of a match as its text tells it: settings, as in "time=50 threads=2", and, behind hub:,
 * the command line of another program, which speaks the Hub protocol. */
#ifndef CLI_ENTRANT_H
#define CLI_ENTRANT_H

#include "cli/thinker.h"

#include <pthread.h>

enum {
    ENTRANT_PARAMS_MAX = 16,
    ENTRANT_NAME_MAX = 512,
};

struct entrant {
    struct thinker_settings settings;
    bool threads_given, megabytes_given;
    /* What else is set in the program: name=value. */
    char *params[ENTRANT_PARAMS_MAX];
    int param_count;
    const char *program; /* its command line; NULL: the engine of this program */
    /* All that it plays by, as a text; a long one is cut, and a sum of the whole stands behind. */
    char name[ENTRANT_NAME_MAX];
    char *words;                /* owned: what the others point into */
    pthread_mutex_t lock;       /* for what follows */
    bool knows;                 /* it has been opened: */
    struct knowledge knowledge; /* of all engines that play for it */
};

/* Reads the text. `usual` are the limits where it has none. False after saying what is wrong with
 * it, and nothing to free. */
bool entrant_read(const struct options *options, const char *text,
                  const struct engine_limits *usual, struct entrant *out);
void entrant_finish(struct entrant *entrant);

/* What an engine that plays for it is to know under these rules, which are always the same: opened
 * for the first who asks, while others wait. It lasts as long as the entrant. `stop` as in struct
 * knowledge_wanted. */
const struct knowledge *entrant_knowledge(struct entrant *entrant, const struct ruleset *rules,
                                          const atomic_bool *stop);

#endif

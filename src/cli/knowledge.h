/* SPDX-License-Identifier: MIT */
/* What the engine is given besides the rules: the weights of its evaluation, and perfect endings.
 * Without them it plays all the same, by counting pieces and by looking ahead. */
#ifndef CLI_KNOWLEDGE_H
#define CLI_KNOWLEDGE_H

#include "cli/command.h"
#include "cli/endgame_files.h"
#include "engine/evaluation.h"

#include <stdatomic.h>
#include <stdbool.h>

/* Where it is to come from. */
struct knowledge_wanted {
    /* Who is told where something is not to be had; NULL: nobody. */
    const struct options *options;
    bool weights;             /* those that belong to the program, or */
    const char *weights_path; /* those of this file; NULL: of none */
    bool endgames;            /* tables of up to 4 pieces are made where they are missing, */
    bool found_alone;         /* unless those that are there have to do, */
    const atomic_bool *stop;  /* or until this is set; NULL: to the last */
};

struct knowledge {
    struct evaluation *evaluation; /* NULL: there is none */
    struct endgame_files *endgames;
    void *weights; /* the file in which the evaluation finds them */
    size_t weights_size;
    enum status status; /* bad where a table could not be made, or not be saved */
};

/* For who does not want to go on without the weights, be they of a file or those that belong to the
 * program: are they to be had? False after saying what is wrong with them. */
bool knowledge_weights_are_usable(const struct knowledge_wanted *wanted,
                                  const struct ruleset *rules);

/* Opens what there is. knowledge_close frees. */
void knowledge_open(struct knowledge *knowledge, const struct ruleset *rules,
                    const struct knowledge_wanted *wanted);

/* A zeroed one may be closed, too. */
void knowledge_close(struct knowledge *knowledge);

#endif

/* SPDX-License-Identifier: MIT */
/* A file of learned weights and the evaluation that reads it. */
#ifndef THINK_WEIGHTS_H
#define THINK_WEIGHTS_H

#include "engine/evaluation.h"
#include "system/places.h"

enum {
    WEIGHTS_PATH_SIZE = PLACE_SIZE + 64,
};

struct weights {
    struct evaluation *evaluation; /* owned; NULL: there is none */
    int error; /* why there is none: a number of errno or of enum file_error; 0: none was opened */
    char path[WEIGHTS_PATH_SIZE]; /* of the file */
    void *bytes;                  /* owned; the file, which the evaluation reads */
    size_t size;
};

/* Opens the file at `path`. False: it cannot be used, and `error` says why. weights_close frees. */
bool weights_open(struct weights *weights, const char *path);

/* Opens the file that belongs to the program and holds the weights for `rules`. */
bool weights_open_own(struct weights *weights, const struct ruleset *rules);

/* Zeroed weights may be closed, too. */
void weights_close(struct weights *weights);

#endif

/* SPDX-License-Identifier: MIT */
/* A match that is played at random, and the lines of a script that do the same in the program: what
 * the program must show, and have on the disk, is known at any time. */
#ifndef TESTS_KEEPER_MODEL_H
#define TESTS_KEEPER_MODEL_H

#include "base/strbuf.h"
#include "match/match.h"
#include "rng.h"
#include "store/archive.h"

#include <stdbool.h>

enum {
    MODEL_LINES_SIZE = 4096,
    MODEL_PAGE_SIZE = 32,
};

struct model {
    struct match match;
    bool turned;
    char page[MODEL_PAGE_SIZE];
    struct rng rng;
    int comments;
    bool typing; /* moves are typed, not drawn: what appears below the board does not move it */
};

/* A first game of which nothing has been played. */
void model_init(struct model *model, uint64_t seed);
void model_finish(struct model *model);

/* Something to be done with it, in lines of a script. */
typedef void model_deed(struct model *model, struct strbuf *lines);

/* One thing that players do: a move, undo or redo, a comment, resigning, the next game, the board
 * turned, a look at the ledger and back. Adds the lines of it. */
void model_step(struct model *model, struct strbuf *lines);

/* The same, but a move for certain, or what must come before one. */
void model_play(struct model *model, struct strbuf *lines);

/* Adds the lines that hold the screen against it. */
void model_expect(const struct model *model, struct strbuf *lines);

/* What is to be saved of it, of its games those from the number `first` on, counted from 0. */
void model_take_down(struct model *model, int first, struct saved_match *saved);

/* All that must last of it, as a text; allocated. Two matches alike have the same. */
char *model_print(struct model *model);

/* Fails the test where they are not alike, and shows where. */
void model_require_alike(struct model *found, struct model *wanted);

/* Saves all of it in an open archive, as the match `id`, which is set if it was 0. */
void model_save(struct model *model, struct archive *archive, int64_t *key);

/* Takes up the match that the archive at `path` has for the next start. 0: both are whole; ENOENT:
 * there is none; else as archive.h says. Then the model is as it was. The archive is opened, so let
 * it be a copy. */
int model_take_up(struct model *model, const char *path);

#endif

/* SPDX-License-Identifier: MIT */
/* Levels: how well the engine plays where it plays with people. A level searches a fixed number of
 * nodes on one thread with an empty table. It errs as people do: it overlooks moves, and it
 * misjudges positions. Each error is a hash of the game's seed and the position. So the same
 * position has the same errors after undo and on every machine, and another game has other ones. */
#ifndef ENGINE_LEVEL_H
#define ENGINE_LEVEL_H

#include "rules/generator.h"
#include "rules/position.h"

#include <stdbool.h>
#include <stdint.h>

enum {
    LEVEL_COUNT = 10,
    LEVEL_MEGABYTES = 8, /* of the table: with another size a level would play otherwise */
    TASTE_COUNT = 5,
};

/* One row of levels.inc. Chances are in thousandths; 1000 and more is always. */
struct level {
    const char *name; /* to be translated */
    uint64_t nodes;
    /* The chance to overlook a plain reply of the other side, for each ply that it lies ahead: with
     * 200 every plain reply from the fifth ply on. */
    int plain;
    int capture;  /* the same for a capture of either side */
    int further;  /* more for each captured piece after the first */
    int backward; /* more if the capture ends nearer to the own side's first row */
    int noise;    /* most by which a position is misjudged, in hundredths of a man */
    int taste; /* most by which a piece is, because of where it stands: the same in all the game */
};

extern const struct level level_rows[LEVEL_COUNT];

/* Returns the level `number`, from 1, the weakest, to LEVEL_COUNT. */
const struct level *level_find(int number);

/* The errors of a level in one game. */
struct errors {
    const struct level *level; /* NULL: none */
    uint64_t salt;
    int tastes[TASTE_COUNT];
};

/* `level` may be NULL, and the strongest level has no errors, either. */
struct errors errors_of(const struct level *level, uint64_t seed);

/* Returns true if `move`, a legal one in `position`, which lies `ply` plies ahead, is overlooked.
 * `key` is the position's. */
bool errors_overlook(const struct errors *errors, const struct position *position, uint64_t key,
                     const struct bare_move *move, int ply);

/* Returns what is to be added to the evaluation of a position for its side to move. */
int errors_misjudge(const struct errors *errors, const struct position *position, uint64_t key);

#endif

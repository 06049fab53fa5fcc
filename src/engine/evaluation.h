/* SPDX-License-Identifier: MIT */
/* What a position is worth, estimated: patterns. The board is covered by overlapping groups of
 * squares; how the pieces stand in each is a number, the group's index, and has a weight that was
 * learned from games (tools/engine). A weight is a pair, one for a full board and one for an empty
 * one, and between them they are mixed by how many pieces are left. Source of the idea: Scan, by
 * Fabien Letouzey, and Othello programs before it (Michael Buro, "From simple features to
 * sophisticated evaluation functions", 1999).
 *
 * Black's and White's chances are told alike: each pattern is looked at twice, as Black sees the
 * board and as White does, who sees it turned by half and the pieces' colours changed; what White
 * sees is subtracted. So a position and the same one with the sides changed are worth the same. */
#ifndef ENGINE_EVALUATION_H
#define ENGINE_EVALUATION_H

#include "rules/generator.h"
#include "rules/position.h"
#include "rules/ruleset.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    PATTERN_COUNT = 16,
    PATTERN_LANES = 2 * PATTERN_COUNT,
};

/* The indices of all patterns in a position: as Black sees it, then as White does. Kept up to date
 * move by move; that costs a few additions of vectors. */
struct pattern_indices {
    uint16_t lanes[PATTERN_LANES];
};

/* What is counted besides the patterns, Black's less White's. */
enum feature {
    FEATURE_MEN,
    FEATURE_KINGS,
    FEATURE_ANY_KING,
    FEATURE_TURN,     /* whose turn it is */
    FEATURE_THE_MOVE, /* who will have the last move where both sides close up */
    FEATURE_COUNT,
};

enum {
    GRAIN_UNIT = 1024, /* a grain counts so many parts of a hundredth of a man */
    GRAIN_MAX = 65535,
};

/* Rule sets whose positions are worth alike: they share a file of weights. A rule set that nobody
 * has learned weights for takes those of its family. Where captures may be declined a piece that
 * stands to be captured is often none that is lost. */
enum weights_family {
    WEIGHTS_SHORT,
    WEIGHTS_SHORT_OPTIONAL,
    WEIGHTS_SHORT_GIVEAWAY,
    WEIGHTS_FLYING,
    WEIGHTS_FLYING_OPTIONAL,
    WEIGHTS_FLYING_GIVEAWAY,
    WEIGHTS_FAMILY_COUNT,
};

enum weights_family weights_family(const struct ruleset *rules);

struct evaluation;

/* How many weights there are. */
int weight_count(void);

/* How long a file of weights is. It begins with a mark of 8 bytes, a sum of all that follows in 8
 * and the grain, what a weight of 1 is worth, in 2; then come the weights, each for many pieces and
 * for few: the features' in 2 bytes, and the patterns', of which there are a hundred thousand,
 * in 1. Lower bytes come first. Another geometry has another mark. */
size_t weights_size(void);

/* An evaluation by the weights of a file, which the caller keeps where it is. NULL if these are not
 * such weights, or damaged ones, or there is no memory. */
struct evaluation *evaluation_create(const void *file, size_t size);

/* `evaluation` may be NULL. */
void evaluation_destroy(struct evaluation *evaluation);

void evaluation_start(const struct evaluation *evaluation, const struct position *position,
                      struct pattern_indices *out);

/* After `move`, a legal one in `before`, whose indices are `indices`. */
void evaluation_move(const struct evaluation *evaluation, const struct position *before,
                     const struct bare_move *move, const struct pattern_indices *indices,
                     struct pattern_indices *out);

/* For the side to move, in hundredths of a man, between SCORE_LIMIT and its negative. */
int evaluation_score(const struct evaluation *evaluation, const struct position *position,
                     const struct pattern_indices *indices);

/* The same by counting pieces alone, as far as `rules` make them worth anything. */
int material_score(const struct ruleset *rules, const struct position *position);

/* --- For the programs that learn the weights --- */

/* How large the weight at `place` among all of them may be, and its negative. */
int weight_most(int place);

/* Enters a weight into a file that is being made. */
void weights_enter(unsigned char *file, int place, int many, int few);

/* Writes the head of a file, whose weights are in place. `grain`: from 1 to GRAIN_MAX. */
void weights_seal(unsigned char *file, int grain);

/* The places of all weights of a position among all the weights, as often as they count. */
struct weighted {
    int place;
    int count; /* how often it is added; less than 0: subtracted */
};

enum {
    WEIGHTED_MAX = FEATURE_COUNT + 2 * PATTERN_COUNT,
};

/* How many of them there are, written to `out`; for Black. */
int evaluation_list(const struct evaluation *evaluation, const struct position *position,
                    const struct pattern_indices *indices, struct weighted out[WEIGHTED_MAX]);

/* How full the board is: PHASE_MAX with all 24 pieces, less with fewer. */
enum {
    PHASE_MAX = 24,
};

static inline int position_phase(const struct position *position)
{
    return bits_count2(position->pieces[BLACK], position->pieces[WHITE]);
}

#endif

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
    PATTERN_COUNT = 15,
    PATTERN_LANES = 32, /* two a pattern, and two that are not used */
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

/* A weight with many pieces on the board, and with few, in WEIGHT_UNIT parts of a man. */
struct weight {
    int16_t many, few;
};

enum {
    WEIGHT_UNIT = 1600,
};

/* Rule sets whose positions are worth alike: they share a file of weights. A rule set that nobody
 * has learned weights for takes those of its family. */
enum weights_family {
    WEIGHTS_SHORT,
    WEIGHTS_FLYING,
    WEIGHTS_SHORT_GIVEAWAY,
    WEIGHTS_FLYING_GIVEAWAY,
    WEIGHTS_FAMILY_COUNT,
};

enum weights_family weights_family(const struct ruleset *rules);

struct evaluation;

/* How many weights there are. */
int weight_count(void);

/* How long a file of weights is. It begins with a mark of 8 bytes and a sum of all that follows;
 * then come the weights, the features' and then the patterns', as 16 bits with the lower byte
 * first. Another geometry has another mark. */
size_t weights_size(void);

enum {
    WEIGHTS_HEAD = 16,
};

/* Writes the head of a file of weights, whose other bytes are in place. */
void weights_seal(unsigned char *file);

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

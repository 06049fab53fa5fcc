/* SPDX-License-Identifier: MIT */
/* The evaluation: a score for a position without searching it, by patterns. Overlapping groups of
 * squares cover the board. The pieces on a group make up a number, the pattern's index, and each
 * index has a weight that was learned from games (tools/engine). A weight is four numbers, for four
 * phases of the game, interpolated by the number of pieces. Sources: Scan, by
 * Fabien Letouzey, and Othello programs before it (Michael Buro, "From simple features to
 * sophisticated evaluation functions", 1999).
 *
 * Each pattern is indexed twice: as Black sees the board, and as White does, with the board turned
 * by half and the colours swapped. White's weight is subtracted. So a position and its turned
 * counterpart have the same score. */
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
    PHASE_COUNT = 4,
};

/* The indices of all patterns in a position: as Black sees it, then as White does. They are updated
 * move by move, which costs a few vector additions. */
struct pattern_indices {
    uint16_t lanes[PATTERN_LANES];
};

/* Counted besides the patterns, Black's less White's. */
enum feature {
    FEATURE_MEN,
    FEATURE_KINGS,
    FEATURE_ANY_KING,
    FEATURE_TURN,     /* 1 if Black is to move, else -1 */
    FEATURE_THE_MOVE, /* which side will have the last move when both close up */
    FEATURE_COUNT,
};

enum {
    GRAIN_UNIT = 1024, /* the unit of the grain: parts of a hundredth of a man */
    GRAIN_MAX = 65535,
};

/* Families of rule sets with similar evaluations. Each has one file of weights. Optional captures
 * are families of their own: a piece that can be captured is often not lost there. */
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

/* Returns the number of weights. */
int weight_count(void);

/* Returns the size of a file of weights. The format, little-endian: a mark of 8 bytes, which
 * differs for another set of patterns; a checksum of the rest, 8 bytes; the grain, which is the
 * value of a weight of 1, 2 bytes; then the weights, each for all phases: 2 bytes each for the
 * features, 1 byte each for the patterns, of which there are a hundred thousand. */
size_t weights_size(void);

/* Creates an evaluation with the weights of a file in memory, which must outlive it. Returns NULL
 * if the file has another format or is damaged, or if there is not enough memory. */
struct evaluation *evaluation_create(const void *file, size_t size);

/* `evaluation` may be NULL. */
void evaluation_destroy(struct evaluation *evaluation);

/* Computes the indices of a position. */
void evaluation_start(const struct evaluation *evaluation, const struct position *position,
                      struct pattern_indices *out);

/* Computes the indices after `move`, a legal one in `before`, whose indices are `indices`. */
void evaluation_move(const struct evaluation *evaluation, const struct position *before,
                     const struct bare_move *move, const struct pattern_indices *indices,
                     struct pattern_indices *out);

/* Returns the score for the side to move, between SCORE_LIMIT and its negative. */
int evaluation_score(const struct evaluation *evaluation, const struct position *position,
                     const struct pattern_indices *indices);

/* Returns the score by counting pieces alone. In giveaway they count against their side. */
int material_score(const struct ruleset *rules, const struct position *position);

/* --- For learning the weights --- */

/* Returns the largest size of the weight number `place`. */
int weight_most(int place);

/* Writes a weight into a file that is being made. */
void weights_enter(unsigned char *file, int place, const int weights[PHASE_COUNT]);

/* Reads one of a sound file. */
void weights_take(const unsigned char *file, int place, int weights[PHASE_COUNT]);

/* Returns the grain of a sound file. */
int weights_grain(const unsigned char *file);

/* Writes the head of a file whose weights are complete. `grain` is 1 to GRAIN_MAX. */
void weights_seal(unsigned char *file, int grain);

/* A weight that is part of a position's evaluation. */
struct weighted {
    int place; /* its number */
    int count; /* how often it is added; negative: subtracted */
};

enum {
    WEIGHTED_MAX = FEATURE_COUNT + 2 * PATTERN_COUNT,
};

/* Writes the weights of a position, for Black, to `out`. Returns how many there are. */
int evaluation_list(const struct evaluation *evaluation, const struct position *position,
                    const struct pattern_indices *indices, struct weighted out[WEIGHTED_MAX]);

/* The phase of the game goes by the number of pieces. The weights of `first` count by `share` parts
 * of PHASE_UNIT, those of the next phase by the rest. */
enum {
    PHASE_UNIT = 24,
};

struct phase {
    int first, share;
};

struct phase phase_of(int pieces);

static inline int position_pieces(const struct position *position)
{
    return bits_count2(position->pieces[BLACK], position->pieces[WHITE]);
}

#endif

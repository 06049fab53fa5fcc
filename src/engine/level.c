/* SPDX-License-Identifier: MIT */
#include "engine/level.h"

#include "base/translate.h"
#include "engine/score.h"
#include "engine/tt.h"

#include <assert.h>

const struct level level_rows[LEVEL_COUNT] = {
#define LEVEL(...) {__VA_ARGS__},
#include "engine/levels.inc"
#undef LEVEL
};

const struct level *level_find(int number)
{
    assert(number >= 1 && number <= LEVEL_COUNT);
    return &level_rows[number - 1];
}

/* --- Drawing --- */

enum {
    CERTAIN = 1000, /* the chance of what always happens */
};

/* Returns a number from -most to most, those in the middle more often, that depends on `hash`. */
static int draw_error(uint64_t hash, int most)
{
    int both = (int)(hash & 0xFFFF) + (int)(hash >> 16 & 0xFFFF) - 0xFFFF;
    return both * most / 0xFFFF;
}

static bool draw_chance(uint64_t hash, int chance)
{
    return (int)((hash >> 32) * CERTAIN >> 32) < chance;
}

static bool has_errors(const struct level *level)
{
    return level && (level->plain > 0 || level->capture > 0 || level->further > 0 ||
                     level->backward > 0 || level->noise > 0 || level->taste > 0);
}

struct errors errors_of(const struct level *level, uint64_t seed)
{
    struct errors errors = {.level = has_errors(level) ? level : NULL, .salt = key_mix(~seed)};
    for (int i = 0; i < TASTE_COUNT && errors.level; i++)
        errors.tastes[i] = draw_error(key_mix(errors.salt + (uint64_t)i), level->taste);
    return errors;
}

/* --- What is overlooked --- */

static bool goes_back(enum side side, const struct bare_move *move)
{
    int from = square_row(squareset_any(move->from)), to = square_row(squareset_any(move->to));
    return side == BLACK ? to < from : to > from;
}

static int chance_to_overlook(const struct level *level, enum side side,
                              const struct bare_move *move, int ply)
{
    if (!move->captured)
        return ply % 2 == 1 ? ply * level->plain : 0;
    return (ply + 1) * level->capture + (bits_count(move->captured) - 1) * level->further +
           (goes_back(side, move) ? level->backward : 0);
}

bool errors_overlook(const struct errors *errors, const struct position *position, uint64_t key,
                     const struct bare_move *move, int ply)
{
    int chance = chance_to_overlook(errors->level, position->side, move, ply);
    uint64_t bits =
        ((uint64_t)move->from << 32 | move->to) + move->captured * UINT64_C(0xD6E8FEB86659FD93);
    return draw_chance(key_mix(key_mix(errors->salt ^ key) ^ bits), chance);
}

/* --- What is misjudged --- */

enum taste {
    TASTE_HOME,    /* men at home, who guard the row where the other side's men are crowned */
    TASTE_FORWARD, /* men beyond the middle */
    TASTE_EDGE,
    TASTE_CENTRE,
    TASTE_KINGS,
};

/* Counts what a side has of each taste. */
static void count_tastes(const struct position *position, enum side side, int counts[TASTE_COUNT])
{
    static const squareset home[] = {[BLACK] = ROW_1, [WHITE] = ROW_8};
    static const squareset forward[] = {
        [BLACK] = ROW_5 | ROW_6 | ROW_7, [WHITE] = ROW_2 | ROW_3 | ROW_4};
    static const squareset edge = COLUMN_1 | COLUMN_8;
    squareset pieces = position->pieces[side], men = pieces & ~position->kings;
    counts[TASTE_HOME] = bits_count(men & home[side]);
    counts[TASTE_FORWARD] = bits_count(men & forward[side]);
    counts[TASTE_EDGE] = bits_count(pieces & edge);
    counts[TASTE_CENTRE] = bits_count(pieces & (ROW_4 | ROW_5) & ~edge);
    counts[TASTE_KINGS] = bits_count(pieces & position->kings);
}

int errors_misjudge(const struct errors *errors, const struct position *position, uint64_t key)
{
    int own[TASTE_COUNT], other[TASTE_COUNT];
    int error = draw_error(key_mix(errors->salt + key), errors->level->noise);
    count_tastes(position, position->side, own);
    count_tastes(position, side_other(position->side), other);
    for (int i = 0; i < TASTE_COUNT; i++)
        error += errors->tastes[i] * (own[i] - other[i]);
    return error;
}

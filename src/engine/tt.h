/* SPDX-License-Identifier: MIT */
/* The transposition table: what a search has found out about positions. It has a fixed size, and
 * any number of threads read and write it without a lock; an entry that two threads have written at
 * once is not found again. Source: Hyatt and Mann, "A lock-less transposition table implementation
 * for parallel search" (2002). */
#ifndef ENGINE_TT_H
#define ENGINE_TT_H

#include "rules/position.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* --- Hash keys --- */

/* Returns a hash of `bits`: every bit of it depends on every bit of `bits`, and different `bits`
 * have different hashes. Source: the last steps of SplitMix64 (base/rng.h). */
static inline uint64_t key_mix(uint64_t bits)
{
    bits = (bits ^ bits >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    bits = (bits ^ bits >> 27) * UINT64_C(0x94D049BB133111EB);
    return bits ^ bits >> 31;
}

/* Returns the hash key of a position. It is used only during a search; files use
 * store/game_facts.h. */
static inline uint64_t position_key(const struct position *position)
{
    uint64_t pieces = (uint64_t)position->pieces[BLACK] << 32 | position->pieces[WHITE];
    uint64_t rest = (uint64_t)position->kings << 1 | position->side;
    return key_mix(pieces ^ rest * UINT64_C(0x9E3779B97F4A7C15));
}

/* --- The table --- */

/* How a stored score relates to the true one. */
enum bound {
    BOUND_NONE,
    BOUND_UPPER, /* the true score is at most this */
    BOUND_LOWER, /* the true score is at least this */
    BOUND_EXACT,
};

enum {
    NO_MOVE = 1023, /* moves are indices of the move list; MOVELIST_MAX - 1 never occurs */
};

struct tt_entry {
    int score; /* a win or a loss counts its plies from this position, not from the root */
    int depth; /* of the search that found the score */
    int move;  /* index of the best move, or NO_MOVE */
    enum bound bound;
};

/* A packed entry, and the key XORed with it. */
struct tt_slot {
    _Atomic uint64_t check, data;
};

enum {
    BUCKET_SLOTS = 4, /* one cache line */
};

struct tt_bucket {
    struct tt_slot slots[BUCKET_SLOTS];
};

struct tt {
    void *memory;              /* owned */
    struct tt_bucket *buckets; /* inside `memory`, aligned to a large page */
    size_t mask;               /* number of buckets, a power of two, less 1 */
    unsigned age;              /* of the current search, 0 to 63 */
    bool used;                 /* there has been a search since it was empty */
};

/* Allocates a table of at most `bytes` bytes, but of one bucket at least. Returns false if there is
 * not enough memory; then there is nothing to free. */
bool tt_init(struct tt *tt, size_t bytes);
void tt_finish(struct tt *tt);
void tt_clear(struct tt *tt);

/* Starts a new search, before its first entry is stored: its entries replace those of earlier
 * searches first. */
void tt_new_search(struct tt *tt);

static inline void tt_prefetch(const struct tt *tt, uint64_t key)
{
    __builtin_prefetch(&tt->buckets[key & tt->mask]);
}

/* Returns true and fills `entry` if the table has an entry for `key`. */
bool tt_probe(const struct tt *tt, uint64_t key, struct tt_entry *entry);

/* Stores an entry. If it has no move, the move of an older entry for the same key is kept. */
void tt_store(struct tt *tt, uint64_t key, const struct tt_entry *entry);

#endif

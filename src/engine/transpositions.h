/* SPDX-License-Identifier: MIT */
/* The memory of positions that a search has met: a table of fixed size that any number of threads
 * read and write without a lock. A fact that two threads have written at once is not found again.
 * Source of that: Hyatt and Mann, "A lock-less transposition table implementation for parallel
 * search" (2002). */
#ifndef ENGINE_TRANSPOSITIONS_H
#define ENGINE_TRANSPOSITIONS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What is known of the score of a position. */
enum bound {
    BOUND_NONE,
    BOUND_UPPER, /* it is at most this */
    BOUND_LOWER, /* it is at least this */
    BOUND_EXACT,
};

enum {
    NO_MOVE = 1023, /* a move is its place in the list; MOVELIST_MAX - 1 is never needed */
};

struct fact {
    int score; /* a win or loss counted from this position */
    int depth; /* how far ahead that was looked */
    int move;  /* the best one, or NO_MOVE */
    enum bound bound;
};

/* Two words of a place: the fact, and the key mixed with it. */
struct place {
    _Atomic uint64_t check, fact;
};

enum {
    BUCKET_PLACES = 4, /* a line of a processor's cache */
};

struct bucket {
    struct place places[BUCKET_PLACES];
};

struct transpositions {
    void *memory;
    struct bucket *buckets; /* in it, where a line of the cache begins */
    size_t mask;            /* how many there are, a power of two, less 1 */
    unsigned age;           /* of the search under way, 0 to 63 */
};

/* Memory of at most so many bytes, and of one bucket at least. False if there is none. */
bool transpositions_init(struct transpositions *table, size_t bytes);
void transpositions_finish(struct transpositions *table);
void transpositions_clear(struct transpositions *table);

/* Another search begins: what it finds is kept before what earlier ones have found. */
void transpositions_new_search(struct transpositions *table);

static inline void transpositions_prefetch(const struct transpositions *table, uint64_t key)
{
    __builtin_prefetch(&table->buckets[key & table->mask]);
}

/* Is something known of the position with this key? */
bool transpositions_find(const struct transpositions *table, uint64_t key, struct fact *fact);

void transpositions_put(struct transpositions *table, uint64_t key, const struct fact *fact);

#endif

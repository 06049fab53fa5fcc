/* SPDX-License-Identifier: MIT */
#include "engine/transpositions.h"

#include <stdlib.h>
#include <string.h>
#ifdef __linux__
#include <sys/mman.h>
#endif

enum {
    AGES = 64,
    LARGE_PAGE = 1 << 21,
};

/* A fact as a word: score 16 bits, depth 8, move 10, bound 2, age 6. */
static uint64_t pack(const struct fact *fact, unsigned age)
{
    return (uint64_t)(uint16_t)fact->score | (uint64_t)(uint8_t)fact->depth << 16 |
           (uint64_t)fact->move << 24 | (uint64_t)fact->bound << 34 | (uint64_t)age << 36;
}

static struct fact unpack(uint64_t word)
{
    return (struct fact){
        .score = (int16_t)(word & 0xFFFF),
        .depth = (int8_t)(word >> 16 & 0xFF),
        .move = (int)(word >> 24 & 0x3FF),
        .bound = (enum bound)(word >> 34 & 3),
    };
}

static unsigned age_of(uint64_t word)
{
    return word >> 36 & (AGES - 1);
}

static size_t bucket_count(size_t bytes)
{
    size_t count = 1;
    while (count * 2 <= bytes / sizeof(struct bucket))
        count *= 2;
    return count;
}

/* A search looks all over the table: in pages of the usual size, nearly every look would first have
 * to find its page. Memory begins where a large page can, so that some systems use those. */
static void *reserve(size_t bytes, void **memory)
{
    *memory = malloc(bytes + LARGE_PAGE);
    if (!*memory)
        return NULL;
    char *begin = (char *)*memory + LARGE_PAGE - (uintptr_t)*memory % LARGE_PAGE;
#ifdef __linux__
    madvise(begin, bytes, MADV_HUGEPAGE); /* where it cannot be had, it is only slower */
#endif
    return begin;
}

bool transpositions_init(struct transpositions *table, size_t bytes)
{
    size_t count = bucket_count(bytes);
    table->buckets = reserve(count * sizeof(struct bucket), &table->memory);
    table->mask = count - 1;
    if (!table->buckets)
        return false;
    transpositions_clear(table);
    return true;
}

void transpositions_finish(struct transpositions *table)
{
    free(table->memory);
    table->memory = NULL;
}

void transpositions_clear(struct transpositions *table)
{
    memset((void *)table->buckets, 0, (table->mask + 1) * sizeof *table->buckets);
    table->age = 0;
}

void transpositions_new_search(struct transpositions *table)
{
    table->age = (table->age + 1) % AGES;
}

bool transpositions_find(const struct transpositions *table, uint64_t key, struct fact *fact)
{
    struct place *places = table->buckets[key & table->mask].places;
    for (int i = 0; i < BUCKET_PLACES; i++) {
        uint64_t word = atomic_load_explicit(&places[i].fact, memory_order_relaxed);
        uint64_t check = atomic_load_explicit(&places[i].check, memory_order_relaxed);
        if ((check ^ word) == key && word) {
            *fact = unpack(word);
            return true;
        }
    }
    return false;
}

enum {
    PLIES_A_SEARCH = 8, /* what a fact is worth less for each search that has begun since */
};

/* What it would cost to lose this: the deeper and the younger, the more. */
static int worth(const struct transpositions *table, uint64_t word)
{
    unsigned years = (table->age - age_of(word)) % AGES;
    return unpack(word).depth - PLIES_A_SEARCH * (int)years;
}

/* Where a fact of this key goes: to what is known of the position already, or to the least worth.
 */
static struct place *place_for(const struct transpositions *table, uint64_t key)
{
    struct place *places = table->buckets[key & table->mask].places;
    struct place *least = places;
    int least_worth = 0;
    for (int i = 0; i < BUCKET_PLACES; i++) {
        uint64_t word = atomic_load_explicit(&places[i].fact, memory_order_relaxed);
        uint64_t check = atomic_load_explicit(&places[i].check, memory_order_relaxed);
        if (!word || (check ^ word) == key)
            return &places[i];
        int its_worth = worth(table, word);
        if (i == 0 || its_worth < least_worth) {
            least = &places[i];
            least_worth = its_worth;
        }
    }
    return least;
}

void transpositions_put(struct transpositions *table, uint64_t key, const struct fact *fact)
{
    struct place *place = place_for(table, key);
    uint64_t old = atomic_load_explicit(&place->fact, memory_order_relaxed);
    uint64_t check = atomic_load_explicit(&place->check, memory_order_relaxed);
    struct fact kept = *fact;
    if (kept.move == NO_MOVE && old && (check ^ old) == key)
        kept.move = unpack(old).move;
    uint64_t word = pack(&kept, table->age);
    atomic_store_explicit(&place->fact, word, memory_order_relaxed);
    atomic_store_explicit(&place->check, word ^ key, memory_order_relaxed);
}

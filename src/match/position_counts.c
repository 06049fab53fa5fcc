/* SPDX-License-Identifier: MIT */
#include "match/position_counts.h"

#include "base/array.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>

struct position_count {
    struct position position;
    bool used;
    int count; /* may be zero again */
};

enum {
    LEAST_SLOTS = 32,
};

void position_counts_finish(struct position_counts *counts)
{
    free(counts->slots);
    *counts = (struct position_counts){0};
}

/* The pieces have a product of their own, so that positions that differ by one piece are far apart.
 */
static size_t hash(const struct position *position)
{
    uint64_t board = (uint64_t)position->pieces[WHITE] << 32 | position->pieces[BLACK];
    uint64_t rest = (uint64_t)position->kings << 1 | position->side;
    uint64_t mixed =
        board * UINT64_C(0x9E3779B97F4A7C15) ^ (rest + 1) * UINT64_C(0xD6E8FEB86659FD93);
    return (size_t)(mixed ^ mixed >> 32);
}

/* Returns the slot of a position, or the free one where it belongs. There must be a free one. */
static struct position_count *find_slot(const struct position_counts *counts,
                                        const struct position *position)
{
    size_t mask = counts->capacity - 1;
    size_t at = hash(position) & mask;
    while (counts->slots[at].used && !position_equal(&counts->slots[at].position, position))
        at = (at + 1) & mask;
    return &counts->slots[at];
}

/* Moves to a new table, with room for twice the live positions, and drops the others. */
static void make_room(struct position_counts *counts)
{
    struct position_counts grown = {.capacity = LEAST_SLOTS};
    while (grown.capacity < 4 * counts->live)
        grown.capacity *= 2;
    grown.slots = array_zeroed(grown.capacity, sizeof *grown.slots);
    for (size_t i = 0; i < counts->capacity; i++)
        if (counts->slots[i].count > 0)
            *find_slot(&grown, &counts->slots[i].position) = counts->slots[i];
    grown.used = grown.live = counts->live;
    position_counts_finish(counts);
    *counts = grown;
}

int position_counts_change(struct position_counts *counts, const struct position *position,
                           int change)
{
    /* At most half of the slots are used, so that searches are short. */
    if (2 * (counts->used + 1) > counts->capacity)
        make_room(counts);
    struct position_count *slot = find_slot(counts, position);
    bool counted = slot->count > 0;
    counts->used += !slot->used;
    slot->used = true;
    slot->position = *position;
    slot->count += change;
    assert(slot->count >= 0);
    counts->live = counts->live + (slot->count > 0) - counted;
    return slot->count;
}

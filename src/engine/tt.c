/* SPDX-License-Identifier: MIT */
#include "engine/tt.h"

#include "system/machine.h"

#include <stdlib.h>
#include <string.h>

enum {
    AGES = 64,
    AGE_PENALTY = 8, /* plies of depth that an entry loses in value with each later search */
};

/* Packs an entry: score 16 bits, depth 8, move 10, bound 2, age 6. */
static uint64_t pack(const struct tt_entry *entry, unsigned age)
{
    return (uint64_t)(uint16_t)entry->score | (uint64_t)(uint8_t)entry->depth << 16 |
           (uint64_t)entry->move << 24 | (uint64_t)entry->bound << 34 | (uint64_t)age << 36;
}

static struct tt_entry unpack(uint64_t data)
{
    return (struct tt_entry){
        .score = (int16_t)(data & 0xFFFF),
        .depth = (int8_t)(data >> 16 & 0xFF),
        .move = (int)(data >> 24 & 0x3FF),
        .bound = (enum bound)(data >> 34 & 3),
    };
}

static unsigned age_of(uint64_t data)
{
    return data >> 36 & (AGES - 1);
}

static size_t bucket_count(size_t bytes)
{
    size_t count = 1;
    while (count * 2 <= bytes / sizeof(struct tt_bucket))
        count *= 2;
    return count;
}

bool tt_init(struct tt *tt, size_t bytes)
{
    size_t count = bucket_count(bytes);
    tt->buckets = machine_large_memory(count * sizeof(struct tt_bucket), &tt->memory);
    tt->mask = count - 1;
    tt->age = 0;
    tt->used = false;
    return tt->buckets != NULL;
}

void tt_finish(struct tt *tt)
{
    free(tt->memory);
    tt->memory = NULL;
}

void tt_clear(struct tt *tt)
{
    if (tt->used)
        memset((void *)tt->buckets, 0, (tt->mask + 1) * sizeof *tt->buckets);
    tt->age = 0;
    tt->used = false;
}

void tt_new_search(struct tt *tt)
{
    tt->age = (tt->age + 1) % AGES;
    tt->used = true;
}

bool tt_probe(const struct tt *tt, uint64_t key, struct tt_entry *entry)
{
    struct tt_slot *slots = tt->buckets[key & tt->mask].slots;
    for (int i = 0; i < BUCKET_SLOTS; i++) {
        uint64_t data = atomic_load_explicit(&slots[i].data, memory_order_relaxed);
        uint64_t check = atomic_load_explicit(&slots[i].check, memory_order_relaxed);
        if ((check ^ data) == key && data) {
            *entry = unpack(data);
            return true;
        }
    }
    return false;
}

/* Returns how much an entry is worth keeping: more if it is deep, less if it is old. */
static int keep_value(const struct tt *tt, uint64_t data)
{
    unsigned searches = (tt->age - age_of(data)) % AGES;
    return unpack(data).depth - AGE_PENALTY * (int)searches;
}

/* Returns the slot for an entry with this key: that of the key itself, an empty one, or the one
 * that is least worth keeping. */
static struct tt_slot *slot_for(const struct tt *tt, uint64_t key)
{
    struct tt_slot *slots = tt->buckets[key & tt->mask].slots;
    struct tt_slot *least = slots;
    int least_value = 0;
    for (int i = 0; i < BUCKET_SLOTS; i++) {
        uint64_t data = atomic_load_explicit(&slots[i].data, memory_order_relaxed);
        uint64_t check = atomic_load_explicit(&slots[i].check, memory_order_relaxed);
        if (!data || (check ^ data) == key)
            return &slots[i];
        int value = keep_value(tt, data);
        if (i == 0 || value < least_value) {
            least = &slots[i];
            least_value = value;
        }
    }
    return least;
}

void tt_store(struct tt *tt, uint64_t key, const struct tt_entry *entry)
{
    struct tt_slot *slot = slot_for(tt, key);
    uint64_t old = atomic_load_explicit(&slot->data, memory_order_relaxed);
    uint64_t check = atomic_load_explicit(&slot->check, memory_order_relaxed);
    struct tt_entry stored = *entry;
    if (stored.move == NO_MOVE && old && (check ^ old) == key)
        stored.move = unpack(old).move;
    uint64_t data = pack(&stored, tt->age);
    atomic_store_explicit(&slot->data, data, memory_order_relaxed);
    atomic_store_explicit(&slot->check, data ^ key, memory_order_relaxed);
}

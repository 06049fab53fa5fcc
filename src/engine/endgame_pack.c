/* SPDX-License-Identifier: MIT */
#include "engine/endgame_pack.h"

#include <string.h>

/* Bytes below RUNS are five values, the first in the lowest digit. A byte from RUNS on is a run of
 * the value (byte - RUNS) % 3. At the end of a block a run may be longer than what is left. */
enum {
    FIVE = 5,
    RUNS = 243,
    RUN_LENGTHS = 4,
    BLOCK_BYTES_MOST = (PACK_BLOCK + FIVE - 1) / FIVE,
};

static const uint16_t run_lengths[RUN_LENGTHS] = {10, 40, 160, 640};
static const uint8_t powers[FIVE] = {1, 3, 9, 27, 81};

/* One stands before the bytes for each block, and one for their end. */
struct mark {
    uint32_t byte;    /* the first of the block, counted from the last mark on */
    uint32_t decided; /* entries before it that are no draws */
};

static uint32_t blocks_of(uint32_t count)
{
    return (count + PACK_BLOCK - 1) / PACK_BLOCK;
}

static size_t marks_size(uint32_t count)
{
    return (blocks_of(count) + (size_t)1) * sizeof(struct mark);
}

/* --- Packing --- */

/* Returns how many values from the first on can be packed as one, and which one that is. A run that
 * nobody reads is drawn, since draws have no distance. */
static int run_of(const uint8_t *values, int count, uint8_t *value)
{
    int length = 0;
    *value = PACK_ANY;
    while (length < count &&
           (values[length] == PACK_ANY || *value == PACK_ANY || values[length] == *value)) {
        if (values[length] != PACK_ANY)
            *value = values[length];
        length++;
    }
    *value = *value == PACK_ANY ? PACK_DRAW : *value;
    return length;
}

/* Returns which of the lengths packs most of a run, or -1: it is too short. One that ends with its
 * block may be packed as a longer one. */
static int choose_length(int run, bool ends_block)
{
    int chosen = RUN_LENGTHS - 1;
    if (ends_block && run > FIVE) {
        for (chosen = 0; chosen < RUN_LENGTHS - 1 && run_lengths[chosen] < run;)
            chosen++;
        return chosen;
    }
    while (chosen >= 0 && run_lengths[chosen] > run)
        chosen--;
    return chosen;
}

static uint8_t pack_five(uint8_t *values, int count)
{
    unsigned byte = 0;
    for (int i = 0; i < count && i < FIVE; i++) {
        if (values[i] == PACK_ANY)
            values[i] = PACK_DRAW;
        byte += (unsigned)values[i] * powers[i];
    }
    return (uint8_t)byte;
}

/* Packs some of the values into a byte. Returns how many. */
static int pack_byte(uint8_t *values, int count, uint8_t *byte)
{
    uint8_t value;
    int run = run_of(values, count, &value);
    int chosen = choose_length(run, run == count);
    if (chosen < 0) {
        *byte = pack_five(values, count);
        return FIVE;
    }
    *byte = (uint8_t)(RUNS + 3 * chosen + value);
    int taken = run_lengths[chosen] < run ? run_lengths[chosen] : run;
    memset(values, value, (size_t)taken);
    return taken;
}

size_t pack_size_most(uint32_t count)
{
    return marks_size(count) + blocks_of(count) * (size_t)BLOCK_BYTES_MOST;
}

void packer_begin(struct packer *packer, uint8_t *out, uint32_t count)
{
    *packer = (struct packer){.out = out, .count = count};
}

static void put_mark(const struct packer *packer)
{
    struct mark mark = {packer->size, packer->decided};
    memcpy(packer->out + blocks_of(packer->added) * sizeof mark, &mark, sizeof mark);
}

void packer_add(struct packer *packer, uint8_t *values)
{
    uint8_t *bytes = packer->out + marks_size(packer->count);
    uint32_t left = packer->count - packer->added;
    int count = left < PACK_BLOCK ? (int)left : PACK_BLOCK;
    put_mark(packer);
    for (int at = 0; at < count;)
        at += pack_byte(values + at, count - at, &bytes[packer->size++]);
    for (int i = 0; i < count; i++)
        packer->decided += values[i] != PACK_DRAW;
    packer->added += (uint32_t)count;
}

size_t packer_finish(struct packer *packer)
{
    put_mark(packer);
    return marks_size(packer->count) + packer->size;
}

/* --- Reading --- */

static struct mark mark_at(const uint8_t *bytes, uint32_t block)
{
    struct mark mark;
    memcpy(&mark, bytes + block * sizeof mark, sizeof mark);
    return mark;
}

bool pack_fits(const uint8_t *bytes, size_t size, uint32_t count, uint32_t *decided)
{
    if (size < marks_size(count))
        return false;
    struct mark last = mark_at(bytes, 0);
    for (uint32_t block = 1; block <= blocks_of(count); block++) {
        struct mark mark = mark_at(bytes, block);
        if (mark.byte < last.byte || mark.decided < last.decided)
            return false;
        last = mark;
    }
    *decided = last.decided;
    return last.byte <= size - marks_size(count);
}

static unsigned length_of(uint8_t byte)
{
    return byte < RUNS ? FIVE : run_lengths[(byte - RUNS) / 3 % RUN_LENGTHS];
}

static enum pack_value value_in(uint8_t byte, unsigned number)
{
    return (enum pack_value)(byte < RUNS ? byte / powers[number] % 3 : (byte - RUNS) % 3);
}

enum pack_value pack_value(const uint8_t *bytes, uint32_t count, uint32_t entry)
{
    uint32_t block = entry / PACK_BLOCK;
    unsigned left = entry % PACK_BLOCK;
    const uint8_t *at = bytes + marks_size(count) + mark_at(bytes, block).byte;
    const uint8_t *end = bytes + marks_size(count) + mark_at(bytes, block + 1).byte;
    for (; at < end; at++) {
        unsigned length = length_of(*at);
        if (left < length)
            return value_in(*at, left);
        left -= length;
    }
    return PACK_ANY;
}

/* Returns how many of the first `count` values of a byte are no draws. */
static unsigned decided_in(uint8_t byte, unsigned count)
{
    unsigned decided = 0;
    if (byte >= RUNS)
        return value_in(byte, 0) == PACK_DRAW ? 0 : count;
    for (unsigned i = 0; i < count; i++)
        decided += value_in(byte, i) != PACK_DRAW;
    return decided;
}

uint32_t pack_decided_before(const uint8_t *bytes, uint32_t count, uint32_t entry)
{
    struct mark mark = mark_at(bytes, entry / PACK_BLOCK);
    unsigned left = entry % PACK_BLOCK;
    const uint8_t *at = bytes + marks_size(count) + mark.byte;
    const uint8_t *end = bytes + marks_size(count) + mark_at(bytes, entry / PACK_BLOCK + 1).byte;
    for (; at < end && left > 0; at++) {
        unsigned length = length_of(*at) < left ? length_of(*at) : left;
        mark.decided += decided_in(*at, length);
        left -= length;
    }
    return mark.decided;
}

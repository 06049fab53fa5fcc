/* SPDX-License-Identifier: MIT */
/* The outcomes of the entries of a large endgame table, in few bytes. Neighbours are often alike,
 * so a byte that stands for a run of them stands for up to 640; any other stands for five entries,
 * in base 3. Source: the run lengths of Schaeffer et al., "Building the checkers 10-piece endgame
 * databases", 2003.
 *
 * Entries are packed in blocks. For each a mark says where it begins, so no more than a block is
 * gone through to read an entry. */
#ifndef ENGINE_ENDGAME_PACK_H
#define ENGINE_ENDGAME_PACK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    PACK_BLOCK = 1024, /* entries */
};

/* What an entry holds. */
enum pack_value {
    PACK_EVEN, /* decided in an even number of plies, or an odd one */
    PACK_ODD,
    PACK_DRAW,
    PACK_ANY, /* nobody reads it: it may come back as any of the others */
};

/* --- Packing --- */

struct packer {
    uint8_t *out;          /* lent, of pack_size_most bytes */
    uint32_t count, added; /* entries, and how many of them have been added */
    uint32_t size, decided;
};

/* Returns the most bytes that so many entries can take. */
size_t pack_size_most(uint32_t count);

void packer_begin(struct packer *packer, uint8_t *out, uint32_t count);

/* Adds the next values, PACK_BLOCK of them or all that are left. Replaces each PACK_ANY by what it
 * will come back as. */
void packer_add(struct packer *packer, uint8_t *values);

/* Returns how many bytes the entries take, which have all been added. */
size_t packer_finish(struct packer *packer);

/* --- Reading --- */

/* Returns true if these bytes can be what `count` entries were packed into: they can be read
 * without harm, whatever comes back. `*decided` is then how many entries are no draws. */
bool pack_fits(const uint8_t *bytes, size_t size, uint32_t count, uint32_t *decided);

/* Returns an entry, never PACK_ANY unless the bytes are damaged. */
enum pack_value pack_value(const uint8_t *bytes, uint32_t count, uint32_t entry);

/* Returns how many entries before that one are no draws. */
uint32_t pack_decided_before(const uint8_t *bytes, uint32_t count, uint32_t entry);

#endif

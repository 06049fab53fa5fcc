/* SPDX-License-Identifier: MIT */
/* Positions as 64 bits by which they are found among millions. Two have the same by a chance of one
 * in 10^19. The keys are in files: they stay as they are. */
#ifndef STORE_POSITION_KEY_H
#define STORE_POSITION_KEY_H

#include "rules/position.h"

uint64_t position_key(const struct position *position);

enum {
    POSITION_KEY_BYTES = 8,
};

/* As it is in files: on every machine the lowest byte first. */
void position_key_write(uint64_t key, unsigned char bytes[POSITION_KEY_BYTES]);
uint64_t position_key_read(const unsigned char bytes[POSITION_KEY_BYTES]);

/* The same with colours changed: the board turned round, and each side has the other one's pieces
 * and turn. */
struct position position_with_colours_changed(const struct position *position);

/* Mixes 64 bits: each of them changes about half of the others. */
uint64_t key_mix(uint64_t bits);

#endif

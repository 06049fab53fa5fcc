/* SPDX-License-Identifier: MIT */
#include "store/position_key.h"

/* The finisher of SplitMix64: <https://prng.di.unimi.it/splitmix64.c>. */
uint64_t key_mix(uint64_t bits)
{
    bits += UINT64_C(0x9E3779B97F4A7C15);
    bits = (bits ^ bits >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    bits = (bits ^ bits >> 27) * UINT64_C(0x94D049BB133111EB);
    return bits ^ bits >> 31;
}

uint64_t position_key(const struct position *position)
{
    uint64_t pieces = (uint64_t)position->pieces[WHITE] << 32 | position->pieces[BLACK];
    uint64_t rest = (uint64_t)position->side << 32 | position->kings;
    return key_mix(key_mix(pieces) + rest);
}

void position_key_write(uint64_t key, unsigned char bytes[POSITION_KEY_BYTES])
{
    for (int byte = 0; byte < POSITION_KEY_BYTES; byte++)
        bytes[byte] = (unsigned char)(key >> 8 * byte);
}

uint64_t position_key_read(const unsigned char bytes[POSITION_KEY_BYTES])
{
    uint64_t key = 0;
    for (int byte = 0; byte < POSITION_KEY_BYTES; byte++)
        key |= (uint64_t)bytes[byte] << 8 * byte;
    return key;
}

static enum piece other_colour(enum piece piece)
{
    static const enum piece others[] = {
        [PIECE_NONE] = PIECE_NONE, [BLACK_MAN] = WHITE_MAN,   [BLACK_KING] = WHITE_KING,
        [WHITE_MAN] = BLACK_MAN,   [WHITE_KING] = BLACK_KING,
    };
    return others[piece];
}

struct position position_with_colours_changed(const struct position *position)
{
    struct position changed = {.side = side_other(position->side)};
    for (int square = 1; square <= SQUARE_COUNT; square++)
        position_put(&changed, SQUARE_COUNT + 1 - square,
                     other_colour(position_piece(position, square)));
    return changed;
}

/* SPDX-License-Identifier: MIT */
/* FNV-1a, a hash of 64 bits. Among a few thousand things the chance that two have the same is one
 * in 10^12, but an attacker can make such things. Archives store hashes, so it must not change.
 * http://www.isthe.com/chongo/tech/comp/fnv/ */
#ifndef BASE_HASH_H
#define BASE_HASH_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define HASH_EMPTY UINT64_C(14695981039346656037)

/* Returns `hash` continued with `count` bytes. Begin with HASH_EMPTY. */
static inline uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t count)
{
    const unsigned char *at = bytes;
    for (size_t i = 0; i < count; i++)
        hash = (hash ^ at[i]) * UINT64_C(1099511628211);
    return hash;
}

/* Returns `hash` continued with a text and its closing zero: "ab" and "c" differ from "a" and "bc".
 */
static inline uint64_t hash_text(uint64_t hash, const char *text)
{
    return hash_bytes(hash, text, strlen(text) + 1);
}

/* Returns `hash` continued with the bytes of a number, the lowest first on every machine. */
static inline uint64_t hash_number(uint64_t hash, uint64_t number)
{
    for (int byte = 0; byte < 8; byte++)
        hash = (hash ^ (number >> 8 * byte & 255)) * UINT64_C(1099511628211);
    return hash;
}

#endif

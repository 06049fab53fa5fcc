/* SPDX-License-Identifier: MIT */
/* FNV-1a: 64 bits that tell what has been seen before. Two things of a few thousand have the same
 * by a chance of one in 10^12; not for what comes from somebody who wants that.
 * http://www.isthe.com/chongo/tech/comp/fnv/ */
#ifndef BASE_HASH_H
#define BASE_HASH_H

#include <stddef.h>
#include <stdint.h>

#define HASH_EMPTY UINT64_C(14695981039346656037)

/* The hash with `count` more bytes; the first one is HASH_EMPTY. */
static inline uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t count)
{
    const unsigned char *at = bytes;
    for (size_t i = 0; i < count; i++)
        hash = (hash ^ at[i]) * UINT64_C(1099511628211);
    return hash;
}

#endif

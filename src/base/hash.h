/* SPDX-License-Identifier: MIT */
/* FNV-1a: 64 bits that tell what has been seen before. Two things of a few thousand have the same
 * by a chance of one in 10^12; not for what comes from somebody who wants that. Archives have sums
 * of it: it stays as it is.
 * http://www.isthe.com/chongo/tech/comp/fnv/ */
#ifndef BASE_HASH_H
#define BASE_HASH_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define HASH_EMPTY UINT64_C(14695981039346656037)

/* The hash with `count` more bytes; the first one is HASH_EMPTY. */
static inline uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t count)
{
    const unsigned char *at = bytes;
    for (size_t i = 0; i < count; i++)
        hash = (hash ^ at[i]) * UINT64_C(1099511628211);
    return hash;
}

/* With a text, and its end: "ab" and "c" is not "a" and "bc". */
static inline uint64_t hash_text(uint64_t hash, const char *text)
{
    return hash_bytes(hash, text, strlen(text) + 1);
}

#endif

/* SPDX-License-Identifier: MIT */
/* A text in memory, lent, as what the PDN reader reads from. */
#ifndef TESTS_PDN_TEXT_H
#define TESTS_PDN_TEXT_H

#include "notation/pdn_reader.h"

#include <string.h>

struct pdn_text {
    const char *bytes;
    size_t length, at;
};

/* A pdn_fill; its source is a struct pdn_text. */
static inline size_t pdn_fill_from_text(void *text, char *bytes, size_t size)
{
    struct pdn_text *source = text;
    size_t left = source->length - source->at;
    size_t count = left < size ? left : size;
    memcpy(bytes, source->bytes + source->at, count);
    source->at += count;
    return count;
}

#endif

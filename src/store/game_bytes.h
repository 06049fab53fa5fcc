/* SPDX-License-Identifier: MIT */
/* Keeps the bytes of the game that a PDN reader is reading: it stands between the reader and the
 * source of its text. */
#ifndef STORE_GAME_BYTES_H
#define STORE_GAME_BYTES_H

#include "notation/pdn_reader.h"

/* Private. A zeroed struct may be finished. */
struct game_bytes {
    const struct pdn_reader *reader; /* lent */
    pdn_fill *fill;                  /* of the source */
    void *source;                    /* lent */
    char *bytes;                     /* owned; the text from byte `first` on, with a closing zero */
    size_t capacity, count;
    uint64_t first;
};

/* The reader is at `byte` of its text, where the source goes on, and gets what it reads by
 * game_bytes_fill. The caller calls game_bytes_finish. */
void game_bytes_begin(struct game_bytes *bytes, const struct pdn_reader *reader, uint64_t byte,
                      pdn_fill *fill, void *source);
void game_bytes_finish(struct game_bytes *bytes);

/* A pdn_fill; `bytes` is a struct game_bytes. */
size_t game_bytes_fill(void *bytes, char *to, size_t size);

/* Where the game that is being read begins, or the next one may begin: at the event that ends a
 * game this is where that game is over. */
uint64_t game_bytes_over(const struct game_bytes *bytes);

/* Returns the text from byte `begin` on, `*length` bytes that are valid until the next event: to
 * byte `end`, without spaces at its end. NULL: it is more than GAME_BYTES_MAX (game_text.h). */
const char *game_bytes_at(const struct game_bytes *bytes, uint64_t begin, uint64_t end,
                          size_t *length);

#endif

/* SPDX-License-Identifier: MIT */
/* The bytes of each game of a text as they stand there, while a reader goes through it. */
#ifndef STORE_GAME_BYTES_H
#define STORE_GAME_BYTES_H

#include "notation/pdn_reader.h"
#include "store/text_source.h"

/* Its fields are its own. A zeroed struct has none. */
struct game_bytes {
    struct text_source *source; /* lent, as is the reader */
    const struct pdn_reader *reader;
    char *bytes; /* owned; those of the text from `first` on */
    size_t capacity, count;
    uint64_t first;
    uint64_t tag_end; /* behind the game's first tag; 0: it has none yet */
};

/* For a reader that has been initialized with game_bytes_fill and this, from `byte` on; what was
 * kept of another one goes. game_bytes_finish frees. */
void game_bytes_begin(struct game_bytes *self, struct text_source *source,
                      const struct pdn_reader *reader, uint64_t byte);
void game_bytes_finish(struct game_bytes *self);

/* A pdn_fill; its source is a struct game_bytes. */
size_t game_bytes_fill(void *self, char *bytes, size_t size);

/* Is told of each event before the reader goes on; the end of a game comes when it has been copied.
 */
void game_bytes_event(struct game_bytes *self, const struct pdn_event *event);

/* At the event that ends a game: a copy of its text, allocated, with one line feed at its end.
 * `tag` is put behind its first tag, or before all of it; NULL: nothing is. The answer is NULL if
 * the game is larger than GAME_BYTES_MAX. */
char *game_bytes_copy(const struct game_bytes *self, const struct pdn_event *end, const char *tag);

#endif

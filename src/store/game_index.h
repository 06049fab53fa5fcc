/* SPDX-License-Identifier: MIT */
/* Lists the games of a text and checks each of them, a part of the text at a time, so that the
 * caller can do other things meanwhile. */
#ifndef STORE_GAME_INDEX_H
#define STORE_GAME_INDEX_H

#include "notation/game_list.h"
#include "store/game_check.h"
#include "store/rules_guess.h"
#include "store/text_source.h"

/* The words of the list. The caller has the language of the players. */
struct index_words {
    void (*rules)(struct strbuf *out, const struct named_ruleset *rules);
    void (*fault)(struct strbuf *out, const struct text_error *error);
};

/* Only `guess` and `done` are for the caller. Nearly a hundred kilobytes. */
struct game_index {
    struct text_source *source; /* lent, as are the list and the words */
    struct game_list *list;
    const struct index_words *words;
    struct pdn_reader reader;
    struct game_check check;
    struct rules_guess guess; /* of the games that do not tell their rules */
    bool guessed;             /* at the first of them */
    bool done;
};

/* Begins at the beginning of the source, where it stands; `given` as for game_check_init. The
 * caller calls game_index_finish. */
void game_index_begin(struct game_index *index, struct text_source *source,
                      const struct named_ruleset *given, const struct index_words *words,
                      struct game_list *list);
void game_index_finish(struct game_index *index);

/* Reads about so many bytes more. It is `done` at the end of the text, or when the list is full. */
void game_index_work(struct game_index *index, uint64_t bytes);

/* Returns how many bytes were read. */
uint64_t game_index_at(const struct game_index *index);

#endif

/* SPDX-License-Identifier: MIT */
/* Makes the list of the games of a text, each held against its rules, a stretch at a time: whoever
 * shows the list can do other things meanwhile. */
#ifndef STORE_GAME_INDEX_H
#define STORE_GAME_INDEX_H

#include "notation/game_list.h"
#include "store/game_check.h"
#include "store/text_source.h"

/* The words of the list, which are for people: they come from whoever has the language. */
struct index_words {
    void (*rules)(struct strbuf *out, const struct named_ruleset *rules);
    void (*fault)(struct strbuf *out, const struct text_error *error);
};

/* Its fields are its own, but `done`. Nearly a hundred kilobytes. */
struct game_index {
    struct text_source *source; /* lent, as are the list and the words */
    struct game_list *list;
    const struct index_words *words;
    struct pdn_reader reader;
    struct game_check check;
    char event[PDN_VALUE_MAX + 1], date[PDN_VALUE_MAX + 1];
    bool tagged; /* the game that is read has a tag of a plain name */
    bool done;
};

/* Reads the source from where it stands, which is its beginning; `given` as for game_check_init.
 * game_index_finish frees. */
void game_index_begin(struct game_index *index, struct text_source *source,
                      const struct named_ruleset *given, const struct index_words *words,
                      struct game_list *list);
void game_index_finish(struct game_index *index);

/* Goes on, for about so many bytes or until it is done: at the end of the text, or with as many
 * games as a list holds. */
void game_index_work(struct game_index *index, uint64_t bytes);

/* How far it has come, in bytes. */
uint64_t game_index_at(const struct game_index *index);

#endif

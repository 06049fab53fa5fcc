/* SPDX-License-Identifier: MIT */
/* Endgame tables in memory alone, for tests. */
#ifndef TESTS_ENDGAME_MEMORY_H
#define TESTS_ENDGAME_MEMORY_H

#include "engine/endgame.h"

struct endgame_memory {
    struct endgame endgame; /* its tables are owned */
};

/* Makes those of up to `pieces` pieces, and packs those of more than `plies_pieces`. */
void endgame_memory_make(struct endgame_memory *memory, const struct ruleset *rules, int pieces,
                         int plies_pieces);

/* The same for one that has begun otherwise. */
void endgame_memory_add(struct endgame_memory *memory, int pieces);

void endgame_memory_finish(struct endgame_memory *memory);

/* The class of that name, "KKM-K". */
int endgame_memory_class(const struct endgame_memory *memory, const char *name);

/* How many classes there are of up to so many pieces. */
int endgame_class_count(const struct endgame_classes *classes, int pieces);

#endif

/* SPDX-License-Identifier: MIT */
#include "endgame_memory.h"

#include "engine/endgame_solve.h"

#include <check.h>
#include <string.h>

void endgame_memory_make(struct endgame_memory *memory, const struct ruleset *rules, int pieces,
                         int plies_pieces)
{
    endgame_begin(&memory->endgame, rules);
    memory->endgame.plies_pieces = plies_pieces;
    endgame_memory_add(memory, pieces);
}

void endgame_memory_add(struct endgame_memory *memory, int pieces)
{
    struct endgame *endgame = &memory->endgame;
    for (int i = 0; i < endgame_class_count(&endgame->classes, pieces); i++) {
        ck_assert_msg(endgame_solvable(endgame, i), "class %d: what it leads to is not there", i);
        struct endgame_table table;
        ck_assert_msg(endgame_solve(endgame, i, NULL, &table) == ENDGAME_SOLVED, "class %d", i);
        ck_assert_msg(endgame_fits(endgame, i, &table), "class %d: it has another form", i);
        endgame_add(endgame, i, &table);
    }
}

void endgame_memory_finish(struct endgame_memory *memory)
{
    for (int i = 0; i < ENDGAME_CLASS_COUNT; i++)
        endgame_table_free(&memory->endgame.tables[i]);
}

int endgame_memory_class(const struct endgame_memory *memory, const char *name)
{
    char found[ENDGAME_NAME_SIZE];
    for (int i = 0; i < ENDGAME_CLASS_COUNT; i++) {
        endgame_class_name(&memory->endgame.classes.classes[i], found);
        if (strcmp(found, name) == 0)
            return i;
    }
    ck_abort_msg("there is no class %s", name);
}

int endgame_class_count(const struct endgame_classes *classes, int pieces)
{
    int count = 0;
    while (count < ENDGAME_CLASS_COUNT && classes->classes[count].pieces <= pieces)
        count++;
    return count;
}

/* SPDX-License-Identifier: MIT */
#include "match/journal.h"

#include "base/array.h"

#include <stdlib.h>

/* Forgets the edits from `count` on. */
static void shorten(struct game_journal *journal, int count)
{
    while (journal->count > count)
        free(journal->edits[--journal->count].text);
}

void game_journal_finish(struct game_journal *journal)
{
    shorten(journal, 0);
    free(journal->edits);
    *journal = (struct game_journal){0};
}

void game_journal_add(struct game_journal *journal, const struct game_edit *edit)
{
    shorten(journal, journal->done);
    journal->edits = array_reserve(journal->edits, &journal->capacity, (size_t)journal->count + 1,
                                   sizeof *journal->edits);
    journal->edits[journal->count++] = *edit;
}

/* SPDX-License-Identifier: MIT */
#include "notation/game_list.h"

#include "base/array.h"
#include "base/words.h"

#include <stdlib.h>
#include <string.h>

void game_list_finish(struct game_list *list)
{
    free(list->rows);
    arena_finish(&list->texts);
    *list = (struct game_list){0};
}

/* Returns a copy of `text`, or the text of the row before, which is often the same. */
static const char *keep(struct game_list *list, const char *text, const char *before)
{
    if (!*text || text[strspn(text, "?.- ")] == '\0')
        return "";
    return before && strcmp(before, text) == 0 ? before : arena_copy(&list->texts, text);
}

void game_list_add(struct game_list *list, const struct game_row *row)
{
    static const struct game_row none;
    list->rows =
        array_reserve(list->rows, &list->capacity, (size_t)list->count + 1, sizeof *list->rows);
    const struct game_row *last = list->count > 0 ? &list->rows[list->count - 1] : &none;
    struct game_row kept = *row;
    kept.black = keep(list, row->black, last->black);
    kept.white = keep(list, row->white, last->white);
    kept.event = keep(list, row->event, last->event);
    kept.date = keep(list, row->date, last->date);
    kept.result = keep(list, row->result, last->result);
    kept.rules = keep(list, row->rules, last->rules);
    kept.fault = row->fault ? arena_copy(&list->texts, row->fault) : NULL;
    list->faults += kept.fault != NULL;
    list->somethings += kept.something;
    list->rows[list->count++] = kept;
}

bool game_row_matches(const struct game_row *row, const char *filter)
{
    const char *const texts[] = {row->black,
                                 row->white,
                                 row->event,
                                 row->date,
                                 row->result,
                                 row->rules,
                                 row->fault ? row->fault : ""};
    return words_found(filter, texts, sizeof texts / sizeof *texts);
}

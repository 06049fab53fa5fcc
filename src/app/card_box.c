/* SPDX-License-Identifier: MIT */
#include "app/card_box.h"

#include "notation/ruleset_text.h"
#include "prose/names.h"

#include <string.h>

void card_box_finish(struct card_box *box)
{
    for (int i = 0; i < CARD_BLOCKS; i++)
        arena_finish(&box->blocks[i].texts);
    *box = (struct card_box){0};
}

void card_box_clear(struct card_box *box)
{
    for (int i = 0; i < CARD_BLOCKS; i++)
        box->blocks[i].count = 0;
}

/* --- A row --- */

const char *card_rules_name(struct arena *texts, const char *text, const struct rulebook *book)
{
    struct named_ruleset rules;
    struct text_error error;
    if (!ruleset_parse(text, &rules, &error))
        return arena_copy(texts, text);
    rules = rulebook_known(book, &rules);
    return arena_copy(texts, ruleset_title(&rules).text);
}

const char *card_date(struct arena *texts, const char *date)
{
    struct strbuf out = arena_strbuf(texts, LIBRARY_DATE_SIZE);
    size_t known = strcspn(date, "?");
    while (known > 0 && date[known - 1] == '.')
        known--;
    for (size_t i = 0; i < known; i++)
        strbuf_addch(&out, date[i] == '.' ? '-' : date[i]);
    return out.text;
}

struct library_row card_row(struct arena *texts, const struct catalogue_entry *entry,
                            const struct rulebook *book)
{
    static const char *const points[CATALOGUE_RESULT_COUNT] = {
        [CATALOGUE_UNFINISHED] = "*",
        [CATALOGUE_BLACK_WON] = "1-0",
        [CATALOGUE_WHITE_WON] = "0-1",
        [CATALOGUE_DRAWN] = "½-½",
    };
    return (struct library_row){
        .game = entry->game,
        .black = arena_copy(texts, entry->black),
        .white = arena_copy(texts, entry->white),
        .rules = card_rules_name(texts, entry->rules, book),
        .date = card_date(texts, entry->date),
        .points = points[entry->result < CATALOGUE_RESULT_COUNT ? entry->result : 0],
        .plies = entry->plies,
        .played = entry->match != 0,
    };
}

/* --- Blocks --- */

static struct card_block *find_block(struct card_box *box, int place)
{
    for (int i = 0; i < CARD_BLOCKS; i++) {
        struct card_block *block = &box->blocks[i];
        if (place >= block->first && place < block->first + block->count)
            return block;
    }
    return NULL;
}

/* An empty one, or that which nobody has looked at for longest. */
static struct card_block *oldest_block(struct card_box *box)
{
    struct card_block *oldest = &box->blocks[0];
    for (int i = 0; i < CARD_BLOCKS; i++) {
        if (box->blocks[i].count == 0)
            return &box->blocks[i];
        if (box->blocks[i].used < oldest->used)
            oldest = &box->blocks[i];
    }
    return oldest;
}

void card_box_add(struct card_box *box, const struct stacks_block *come,
                  const struct rulebook *book)
{
    struct card_block *block = find_block(box, come->first);
    if (!block)
        block = oldest_block(box);
    block->first = come->first;
    block->count = come->count;
    block->used = ++box->uses;
    arena_clear(&block->texts);
    for (int i = 0; i < come->count; i++) {
        block->rows[i] = card_row(&block->texts, &come->entries[i], book);
        block->matches[i] = come->entries[i].match;
    }
}

struct library_row *card_box_row(struct card_box *box, int place, int64_t *match)
{
    struct card_block *block = find_block(box, place);
    if (!block)
        return NULL;
    block->used = ++box->uses;
    *match = block->matches[place - block->first];
    return &block->rows[place - block->first];
}

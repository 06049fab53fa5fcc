/* SPDX-License-Identifier: MIT */
#include "pages/library.h"

#include "prose/names.h"

#include <string.h>

bool library_filter_equal(const struct library_filter *a, const struct library_filter *b)
{
    return strcmp(a->words, b->words) == 0 && strcmp(a->date, b->date) == 0 &&
           strcmp(a->rules, b->rules) == 0 && a->result == b->result &&
           a->by_position == b->by_position && a->order == b->order && a->versions == b->versions &&
           a->since == b->since && (!a->by_position || position_equal(&a->position, &b->position));
}

void library_filter_name(struct library_filter *filter, const char *name)
{
    struct strbuf out = strbuf_init(filter->words, sizeof filter->words);
    const char *mark = strchr(name, '"') ? "" : "\"";
    strbuf_addf(&out, "%s%s%s", mark, name, mark);
    if (out.truncated)
        strbuf_copy(filter->words, sizeof filter->words, name);
}

bool library_rules_read(const char *rules, const struct rulebook *book, struct named_ruleset *out)
{
    struct text_error error;
    if (!ruleset_parse(rules, out, &error))
        return false;
    *out = rulebook_known(book, out);
    return true;
}

const char *library_rules_name(struct arena *texts, const char *rules, const struct rulebook *book)
{
    struct named_ruleset named;
    if (!library_rules_read(rules, book, &named))
        return arena_copy(texts, rules);
    return arena_copy(texts, ruleset_title(&named).text);
}

const char *library_date(struct arena *texts, const char *date)
{
    struct strbuf out = arena_strbuf(texts, LIBRARY_DATE_SIZE);
    size_t known = strcspn(date, "?");
    while (known > 0 && date[known - 1] == '.')
        known--;
    for (size_t i = 0; i < known; i++)
        strbuf_addch(&out, date[i] == '.' ? '-' : date[i]);
    return out.text;
}

const char *library_points(enum library_result result)
{
    static const char *const points[LIBRARY_RESULT_COUNT] = {
        [LIBRARY_UNFINISHED] = "*",
        [LIBRARY_BLACK_WON] = "1–0",
        [LIBRARY_WHITE_WON] = "0–1",
        [LIBRARY_DRAWN] = "½–½",
    };
    return points[result];
}

bool library_is_current(const struct library *library, const struct library_row *row)
{
    return row->match != 0 && row->match == library->match;
}

bool game_origin_equal(const struct game_origin *a, const struct game_origin *b)
{
    return a->match == b->match && a->serial == b->serial && a->game == b->game;
}

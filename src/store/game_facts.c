/* SPDX-License-Identifier: MIT */
#include "store/game_facts.h"

#include "base/array.h"
#include "base/hash.h"
#include "store/game_tags.h"
#include "store/name_fold.h"
#include "store/position_key.h"
#include "store/results.h"

#include <stdlib.h>
#include <string.h>

void game_facts_finish(struct game_facts *facts)
{
    free(facts->keys);
    *facts = (struct game_facts){0};
}

static void take_name(const struct tag_value *tag, char *name, char *folded)
{
    strbuf_copy(name, CATALOGUE_NAME_SIZE, tag_value_known(tag->text));
    name_fold(name, folded, FACTS_FOLD_SIZE);
}

/* "????.??.??" is none. */
static void take_date(const struct tag_value *tag, char date[SAVED_DATE_SIZE])
{
    bool known = strpbrk(tag->text, "0123456789") != NULL;
    strbuf_copy(date, SAVED_DATE_SIZE, known ? tag->text : "");
}

static void take_rules(const struct named_ruleset *rules, char text[CATALOGUE_RULES_SIZE])
{
    struct strbuf buf = strbuf_init(text, CATALOGUE_RULES_SIZE);
    ruleset_print(&buf, rules);
}

static void take_keys(struct game_facts *facts, const struct game_report *report)
{
    facts->key_count = report->start ? report->plies + 1 : 0;
    facts->keys = array_reserve(facts->keys, &facts->capacity, (size_t)facts->key_count + 1,
                                sizeof *facts->keys);
    for (int ply = 0; ply < facts->key_count; ply++)
        facts->keys[ply] = position_key(&report->line[ply].position);
}

static uint64_t print_of(const struct game_facts *facts)
{
    uint64_t print = hash_text(hash_text(HASH_EMPTY, facts->black), facts->white);
    print = hash_text(hash_text(print, facts->entry.date), facts->entry.rules);
    print += facts->entry.result;
    for (int i = 0; i < facts->key_count; i++)
        print = key_mix(print + facts->keys[i]);
    return key_mix(print);
}

void game_facts_take(struct game_facts *facts, const struct game_report *report)
{
    struct catalogue_entry *entry = &facts->entry;
    take_name(&report->tags[CHECKED_BLACK], entry->black, facts->black);
    take_name(&report->tags[CHECKED_WHITE], entry->white, facts->white);
    take_date(&report->tags[CHECKED_DATE], entry->date);
    take_rules(report->rules, entry->rules);
    take_keys(facts, report);
    entry->result = catalogue_result_of(outcome_of_pdn(pdn_result_parse(report->result)));
    entry->plies = report->plies;
    facts->print = print_of(facts);
}

/* Large. */
struct facts_reading {
    struct pdn_reader reader;
    struct game_check check;
};

static void forget(struct game_facts *facts)
{
    facts->entry = (struct catalogue_entry){0};
    facts->black[0] = facts->white[0] = '\0';
    facts->key_count = 0;
    facts->print = 0;
}

void game_facts_read(struct game_facts *facts, const char *text)
{
    struct facts_reading *reading = array_zeroed(1, sizeof *reading);
    struct pdn_text source = {text, strlen(text), 0};
    const struct game_report *report;
    const struct pdn_event *event;
    pdn_reader_init(&reading->reader, pdn_fill_from_text, &source);
    game_check_init(&reading->check, NULL);
    do {
        event = pdn_reader_next(&reading->reader);
        report = game_check_event(&reading->check, event);
    } while (!report && event->kind != PDN_TEXT_END);
    if (report)
        game_facts_take(facts, report);
    else
        forget(facts);
    game_check_finish(&reading->check);
    free(reading);
}

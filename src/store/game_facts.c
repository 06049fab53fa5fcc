/* SPDX-License-Identifier: MIT */
#include "store/game_facts.h"

#include "base/array.h"
#include "base/hash.h"
#include "store/game_tags.h"
#include "store/results.h"

#include <stdlib.h>
#include <string.h>
#include <utf8proc.h>

/* --- Positions --- */

/* The finisher of SplitMix64: <https://prng.di.unimi.it/splitmix64.c>. */
uint64_t key_mix(uint64_t bits)
{
    bits += UINT64_C(0x9E3779B97F4A7C15);
    bits = (bits ^ bits >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    bits = (bits ^ bits >> 27) * UINT64_C(0x94D049BB133111EB);
    return bits ^ bits >> 31;
}

uint64_t position_key(const struct position *position)
{
    uint64_t pieces = (uint64_t)position->pieces[WHITE] << 32 | position->pieces[BLACK];
    uint64_t rest = (uint64_t)position->side << 32 | position->kings;
    return key_mix(key_mix(pieces) + rest);
}

void position_key_write(uint64_t key, unsigned char bytes[POSITION_KEY_BYTES])
{
    for (int byte = 0; byte < POSITION_KEY_BYTES; byte++)
        bytes[byte] = (unsigned char)(key >> 8 * byte);
}

uint64_t position_key_read(const unsigned char bytes[POSITION_KEY_BYTES])
{
    uint64_t key = 0;
    for (int byte = 0; byte < POSITION_KEY_BYTES; byte++)
        key |= (uint64_t)bytes[byte] << 8 * byte;
    return key;
}

static enum piece other_colour(enum piece piece)
{
    static const enum piece others[] = {
        [PIECE_NONE] = PIECE_NONE, [BLACK_MAN] = WHITE_MAN,   [BLACK_KING] = WHITE_KING,
        [WHITE_MAN] = BLACK_MAN,   [WHITE_KING] = BLACK_KING,
    };
    return others[piece];
}

struct position position_with_colours_changed(const struct position *position)
{
    struct position changed = {.side = side_other(position->side)};
    for (int square = 1; square <= SQUARE_COUNT; square++)
        position_put(&changed, SQUARE_COUNT + 1 - square,
                     other_colour(position_piece(position, square)));
    return changed;
}

/* --- Names --- */

static char lower(char ch)
{
    return ch >= 'A' && ch <= 'Z' ? (char)(ch | 0x20) : ch;
}

static void fold_ascii(const char *name, struct strbuf *out)
{
    for (; *name; name++)
        strbuf_addch(out, lower(*name));
}

void name_fold(const char *name, char *out, size_t size)
{
    struct strbuf folded = strbuf_init(out, size);
    utf8proc_uint8_t *text = NULL;
    const char *at = name;
    while ((unsigned char)*at < 0x80 && *at)
        at++;
    if (*at) /* most names are over in the loop above */
        utf8proc_map((const utf8proc_uint8_t *)name, 0, &text,
                     UTF8PROC_NULLTERM | UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_CASEFOLD);
    if (text)
        strbuf_add(&folded, (const char *)text);
    else
        fold_ascii(name, &folded);
    free(text);
}

/* --- A game --- */

void game_facts_finish(struct game_facts *facts)
{
    free(facts->keys);
    *facts = (struct game_facts){0};
}

static void take_name(const struct tag_value *tag, char *name, char *folded)
{
    strbuf_copy(name, LIBRARY_NAME_SIZE, tag_value_known(tag->text));
    name_fold(name, folded, FACTS_FOLD_SIZE);
}

/* "????.??.??" is no date. */
static void take_date(const struct tag_value *tag, char date[LIBRARY_DATE_SIZE])
{
    bool known = strpbrk(tag->text, "0123456789") != NULL;
    strbuf_copy(date, LIBRARY_DATE_SIZE, known ? tag->text : "");
}

static void take_rules(const struct named_ruleset *rules, char text[LIBRARY_RULES_SIZE])
{
    struct strbuf buf = strbuf_init(text, LIBRARY_RULES_SIZE);
    ruleset_print(&buf, rules);
}

static void take_event(struct game_facts *facts, const struct tag_value *tags)
{
    struct library_row *entry = &facts->entry;
    char text[FACTS_EVENT_SIZE / 3];
    struct strbuf all = strbuf_init(text, sizeof text);
    strbuf_copy(entry->event, sizeof entry->event, tag_value_known(tags[CHECKED_EVENT].text));
    strbuf_copy(entry->site, sizeof entry->site, tag_value_known(tags[CHECKED_SITE].text));
    strbuf_copy(entry->round, sizeof entry->round, tag_value_known(tags[CHECKED_ROUND].text));
    const char *const parts[] = {entry->event, entry->site, entry->round};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (parts[i][0])
            strbuf_addf(&all, "%s%s", all.length > 0 ? " " : "", parts[i]);
    name_fold(text, facts->event, sizeof facts->event);
}

static struct position last_position(const struct game_report *report)
{
    return report->start ? report->line[report->plies].position : (struct position){0};
}

static void take_keys(struct game_facts *facts, const struct game_report *report)
{
    facts->key_count = report->start ? report->plies + 1 : 0;
    facts->keys = array_reserve(facts->keys, &facts->capacity, (size_t)facts->key_count + 1,
                                sizeof *facts->keys);
    for (int ply = 0; ply < facts->key_count; ply++)
        facts->keys[ply] = position_key(&report->line[ply].position);
}

static uint64_t print_of(const struct game_facts *facts, const struct tag_value *tags)
{
    static const enum checked_tag where[] = {CHECKED_EVENT, CHECKED_SITE, CHECKED_ROUND};
    uint64_t print = hash_text(hash_text(HASH_EMPTY, facts->black), facts->white);
    print = hash_text(hash_text(print, facts->entry.date), facts->entry.rules);
    for (size_t i = 0; i < sizeof where / sizeof *where; i++)
        print = hash_text(print, tag_value_known(tags[where[i]].text));
    print += facts->entry.result;
    for (int i = 0; i < facts->key_count; i++)
        print = key_mix(print + facts->keys[i]);
    return key_mix(print);
}

void game_facts_take(struct game_facts *facts, const struct game_report *report)
{
    struct library_row *entry = &facts->entry;
    take_name(&report->tags[CHECKED_BLACK], entry->black, facts->black);
    take_name(&report->tags[CHECKED_WHITE], entry->white, facts->white);
    take_date(&report->tags[CHECKED_DATE], entry->date);
    take_event(facts, report->tags);
    take_rules(report->rules, entry->rules);
    take_keys(facts, report);
    entry->result = library_result_of(outcome_of_pdn(pdn_result_parse(report->result)));
    entry->plies = report->plies;
    entry->notes = report->notes;
    entry->position = last_position(report);
    facts->print = print_of(facts, report->tags);
    facts->version = report->version;
}

/* Large. */
struct facts_reading {
    struct pdn_reader reader;
    struct game_check check;
};

static void forget(struct game_facts *facts)
{
    facts->entry = (struct library_row){0};
    facts->black[0] = facts->white[0] = facts->event[0] = '\0';
    facts->key_count = 0;
    facts->print = facts->version = 0;
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

/* SPDX-License-Identifier: MIT */
#include "app/saving/last_match.h"

#include "base/scan.h"
#include "notation/ruleset_text.h"
#include "prose/names.h"
#include "prose/settings_prose.h"
#include "toolkit/field_state.h"
#include "toolkit/graphemes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What a text begins with: nothing is remembered then. */
static const char *const initial[LAST_MATCH_COUNT] = {
    [LAST_LEVEL_1] = "no",     [LAST_LEVEL_2] = "no", [LAST_RULES] = "american",
    [LAST_STARTER] = "winner", [LAST_LENGTH] = "0",   [LAST_HELP] = "hints",
    [LAST_CLOCK] = "no",       [LAST_PAGE] = "play",  [LAST_TURNED] = "no"};

static void set_text(struct last_match *last, enum last_match_entry entry, const char *text)
{
    bool is_initial = initial[entry] && strcmp(text, initial[entry]) == 0;
    strbuf_copy(last->texts[entry], LAST_TEXT_SIZE, is_initial ? "" : text);
}

/* --- Reading --- */

/* Returns true if a player could have typed just this. */
static bool is_player(const char *text)
{
    struct player player;
    player_set_name(&player, text);
    return text[0] && strcmp(player.name, text) == 0 && grapheme_count(text) <= FIELD_CHARACTERS;
}

/* Copies a text without the spaces around it, which a file would not keep: a backslash may have
 * brought some. */
static struct strbuf trimmed(char *memory, const char *text)
{
    struct strbuf out = strbuf_init(memory, LAST_TEXT_SIZE);
    scan_spaces(&text);
    size_t length = strlen(text);
    while (length > 0 && scan_is_space(text[length - 1]))
        length--;
    strbuf_addf(&out, "%.*s", (int)length, text);
    return out;
}

static int find_word(const char *const words[], int count, const char *text)
{
    int index = count - 1;
    while (index >= 0 && strcmp(words[index], text) != 0)
        index--;
    return index;
}

static void take_word(struct last_match *last, enum last_match_entry entry, const char *name,
                      const char *text, const char *const words[], int count,
                      struct strbuf *complaint)
{
    char memory[120];
    struct strbuf known = strbuf_init(memory, sizeof memory);
    if (find_word(words, count, text) >= 0) {
        set_text(last, entry, text);
        return;
    }
    for (int i = 0; i < count; i++)
        strbuf_addf(&known, "%s%s", i ? ", " : "", words[i]);
    settings_prose_bad_value(complaint, name, text, memory);
}

static void take_length(struct last_match *last, const char *name, const char *text,
                        struct strbuf *complaint)
{
    char known[24];
    uint64_t length;
    snprintf(known, sizeof known, "0 - %d", MATCH_LENGTH_MOST);
    if (number_parse(text, 0, MATCH_LENGTH_MOST, &length))
        set_text(last, LAST_LENGTH, text);
    else
        settings_prose_bad_value(complaint, name, text, known);
}

static void take_clock(struct last_match *last, const char *name, const char *text,
                       struct strbuf *complaint)
{
    struct time_control control;
    if (time_control_parse(text, &control))
        set_text(last, LAST_CLOCK, text);
    else
        settings_prose_bad_value(complaint, name, text, "no, 5+3, 5d3, 30s, 5,1+3");
}

static void take_player(struct last_match *last, enum last_match_entry entry, const char *name,
                        const char *text, struct strbuf *complaint)
{
    if (is_player(text))
        set_text(last, entry, text);
    else
        settings_prose_bad_player(complaint, name, FIELD_CHARACTERS);
}

/* Own rule sets may stand below it: whether it is one is known at the end. */
static void take_rules(struct last_match *last, const char *text, struct strbuf *complaint)
{
    char memory[LAST_TEXT_SIZE];
    if (trimmed(memory, text).truncated)
        settings_prose_too_long(complaint);
    else
        set_text(last, LAST_RULES, memory);
}

void last_match_take(struct last_match *last, enum last_match_entry entry, const char *name,
                     const char *text, struct strbuf *complaint)
{
    static const char *const no_yes[] = {"no", "yes"};
    static const char *const levels[PLAYER_MOST + 1] = {"no", "1",  "2",  "3",  "4",  "5",
                                                        "6",  "7",  "8",  "9",  "10", "11",
                                                        "12", "13", "14", "15", "16"};
    static const struct {
        const char *const *words;
        int count;
    } choices[LAST_MATCH_COUNT] = {[LAST_LEVEL_1] = {levels, PLAYER_MOST + 1},
                                   [LAST_LEVEL_2] = {levels, PLAYER_MOST + 1},
                                   [LAST_STARTER] = {starter_ids, STARTER_COUNT},
                                   [LAST_HELP] = {help_ids, HELP_COUNT},
                                   [LAST_TURNED] = {no_yes, 2}};
    if (choices[entry].words)
        take_word(last, entry, name, text, choices[entry].words, choices[entry].count, complaint);
    else if (entry == LAST_RULES)
        take_rules(last, text, complaint);
    else if (entry == LAST_LENGTH)
        take_length(last, name, text, complaint);
    else if (entry == LAST_CLOCK)
        take_clock(last, name, text, complaint);
    else if (entry == LAST_PAGE) /* which pages there are is known to the shell */
        set_text(last, entry, text);
    else
        take_player(last, entry, name, text, complaint);
}

/* --- From a match, and back --- */

/* A stand-in is no name: it would stay in the language that is in force now. One longer than can be
 * typed was told from an equal one, as it will be again. */
static void note_player(struct last_match *last, const struct match *match, int index)
{
    char level[16];
    struct player player = match->players[index];
    bool stand_in = player.level != PLAYER_PERSON ||
                    strcmp(player.name, player_stand_in(index, PLAYER_PERSON, NULL).name) == 0;
    snprintf(level, sizeof level, "%d", player.level);
    set_text(last, (enum last_match_entry)(LAST_LEVEL_1 + index),
             player.level == PLAYER_PERSON ? "no" : level);
    if (grapheme_count(player.name) > FIELD_CHARACTERS)
        player_drop_suffix(&player);
    set_text(last, (enum last_match_entry)(LAST_PLAYER_1 + index), stand_in ? "" : player.name);
}

struct last_match last_match_of(const struct match *match, const struct rulebook *book)
{
    struct last_match last = {0};
    char memory[LAST_TEXT_SIZE], length[16], control[TIME_CONTROL_TEXT_MAX];
    struct strbuf clock = strbuf_init(control, sizeof control);
    struct strbuf rules = strbuf_init(memory, sizeof memory);
    snprintf(length, sizeof length, "%d", match->length);
    for (int player = 0; player < PLAYER_COUNT; player++)
        note_player(&last, match, player);
    if (rulebook_find(book, match->rules.name) >= 0)
        strbuf_add(&rules, match->rules.name);
    else
        ruleset_print(&rules, &match->rules);
    set_text(&last, LAST_RULES, memory);
    set_text(&last, LAST_STARTER, starter_ids[match->policy]);
    set_text(&last, LAST_LENGTH, length);
    set_text(&last, LAST_HELP, help_ids[match->help]);
    time_control_print(&clock, &match->control);
    set_text(&last, LAST_CLOCK, control);
    return last;
}

void last_match_note_sight(struct last_match *last, const char *page, bool turned)
{
    set_text(last, LAST_PAGE, page);
    set_text(last, LAST_TURNED, turned ? "yes" : "no");
}

bool last_match_turned(const struct last_match *last)
{
    return last->texts[LAST_TURNED][0] != '\0';
}

void last_match_follow(struct last_match *last, const struct last_match *before,
                       const struct last_match *now)
{
    for (int i = 0; i < LAST_MATCH_COUNT; i++)
        if (strcmp(before->texts[i], now->texts[i]) != 0)
            set_text(last, (enum last_match_entry)i, now->texts[i]);
}

void last_match_set_up(const struct last_match *last, struct match_setup *setup)
{
    int starter = find_word(starter_ids, STARTER_COUNT, last->texts[LAST_STARTER]);
    int help = find_word(help_ids, HELP_COUNT, last->texts[LAST_HELP]);
    player_set_name(&setup->players[0], last->texts[LAST_PLAYER_1]);
    player_set_name(&setup->players[1], last->texts[LAST_PLAYER_2]);
    setup->players[0].level = atoi(last->texts[LAST_LEVEL_1]);
    setup->players[1].level = atoi(last->texts[LAST_LEVEL_2]);
    setup->starter = starter >= 0 ? (enum starter_policy)starter : STARTER_WINNER;
    setup->length = atoi(last->texts[LAST_LENGTH]);
    setup->help = help >= 0 ? (enum help)help : HELP_HINTS;
    time_control_parse(last->texts[LAST_CLOCK], &setup->control);
}

bool last_match_find_rules(const struct last_match *last, const struct rulebook *book,
                           struct named_ruleset *out, struct text_error *error)
{
    const char *text = last->texts[LAST_RULES];
    if (ruleset_parse(text[0] ? text : initial[LAST_RULES], out, error))
        return true;
    int index = rulebook_find(book, text);
    if (index >= 0)
        *out = own_ruleset_copy(book->sets[index]);
    return index >= 0;
}

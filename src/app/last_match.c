/* SPDX-License-Identifier: MIT */
#include "app/last_match.h"

#include "notation/ruleset_text.h"
#include "prose/names.h"
#include "prose/settings_prose.h"
#include "toolkit/field_state.h"
#include "toolkit/graphemes.h"

#include <string.h>

static const char *const entry_names[LAST_MATCH_COUNT] = {
    [LAST_PLAYER_1] = "player-1", [LAST_PLAYER_2] = "player-2", [LAST_RULES] = "rules",
    [LAST_STARTER] = "starter",   [LAST_PAGE] = "page",         [LAST_TURNED] = "turned",
};

/* What a text begins with: nothing is remembered then. */
static const char first_rules[] = "american";
static const enum starter_policy first_starter = STARTER_WINNER;
static const char first_page[] = "play", first_turned[] = "no", turned_otherwise[] = "yes";

const char *last_match_name(enum last_match_entry entry)
{
    return entry_names[entry];
}

static void set_text(struct last_match *last, enum last_match_entry entry, const char *text)
{
    strbuf_copy(last->texts[entry], LAST_TEXT_SIZE, text);
}

/* --- Semicolons --- */

static void add_escaped(struct strbuf *out, const char *text)
{
    for (; *text; text++) {
        if (*text == ';' || *text == '\\')
            strbuf_addch(out, '\\');
        strbuf_addch(out, *text);
    }
}

static void add_unescaped(struct strbuf *out, const char *value)
{
    for (; *value; value++) {
        if (*value == '\\' && value[1])
            value++;
        strbuf_addch(out, *value);
    }
}

/* Without the spaces around it, which a file would not keep: a backslash may have brought some. */
static void add_trimmed(struct strbuf *out, const char *text)
{
    static const char spaces[] = " \t\r\n\v\f";
    text += strspn(text, spaces);
    size_t length = strlen(text);
    while (length > 0 && strchr(spaces, text[length - 1]))
        length--;
    strbuf_addf(out, "%.*s", (int)length, text);
}

/* --- Reading --- */

/* These take a text, or say why they cannot. */
typedef bool taker(struct last_match *last, enum last_match_entry entry, const char *text,
                   struct strbuf *complaint);

/* Just what a player could have typed. */
static bool take_player(struct last_match *last, enum last_match_entry entry, const char *text,
                        struct strbuf *complaint)
{
    struct player player;
    player_set_name(&player, text);
    if (!text[0] || strcmp(player.name, text) != 0 || grapheme_count(text) > FIELD_CHARACTERS) {
        settings_prose_bad_player(complaint, entry_names[entry], FIELD_CHARACTERS);
        return false;
    }
    set_text(last, entry, text);
    return true;
}

/* Own rule sets may stand further below in the file: whether there is one is seen at its end. */
static bool take_rules(struct last_match *last, enum last_match_entry entry, const char *text,
                       struct strbuf *complaint)
{
    char memory[LAST_TEXT_SIZE];
    struct strbuf rules = strbuf_init(memory, sizeof memory);
    add_trimmed(&rules, text);
    if (rules.truncated) {
        settings_prose_too_long(complaint);
        return false;
    }
    set_text(last, entry, strcmp(memory, first_rules) == 0 ? "" : memory);
    return true;
}

static int find_starter(const char *id)
{
    int starter = STARTER_COUNT - 1;
    while (starter >= 0 && strcmp(starter_ids[starter], id) != 0)
        starter--;
    return starter;
}

static bool take_starter(struct last_match *last, enum last_match_entry entry, const char *text,
                         struct strbuf *complaint)
{
    char memory[120];
    struct strbuf known = strbuf_init(memory, sizeof memory);
    int starter = find_starter(text);
    if (starter >= 0) {
        set_text(last, entry, starter == (int)first_starter ? "" : text);
        return true;
    }
    for (int i = 0; i < STARTER_COUNT; i++)
        strbuf_addf(&known, "%s%s", i ? ", " : "", starter_ids[i]);
    settings_prose_bad_value(complaint, entry_names[entry], text, memory);
    return false;
}

/* Which pages there are the shell knows. */
static bool take_page(struct last_match *last, enum last_match_entry entry, const char *text,
                      struct strbuf *complaint)
{
    (void)complaint;
    set_text(last, entry, strcmp(text, first_page) == 0 ? "" : text);
    return true;
}

static bool take_turned(struct last_match *last, enum last_match_entry entry, const char *text,
                        struct strbuf *complaint)
{
    bool turned = strcmp(text, turned_otherwise) == 0;
    if (!turned && strcmp(text, first_turned) != 0) {
        settings_prose_bad_value(complaint, entry_names[entry], text, "no, yes");
        return false;
    }
    set_text(last, entry, turned ? text : "");
    return true;
}

static taker *const takers[LAST_MATCH_COUNT] = {
    [LAST_PLAYER_1] = take_player, [LAST_PLAYER_2] = take_player, [LAST_RULES] = take_rules,
    [LAST_STARTER] = take_starter, [LAST_PAGE] = take_page,       [LAST_TURNED] = take_turned,
};

static int find_entry(const char *name)
{
    int entry = LAST_MATCH_COUNT - 1;
    while (entry >= 0 && strcmp(entry_names[entry], name) != 0)
        entry--;
    return entry;
}

bool last_match_take(struct last_match *last, const char *name, const char *value,
                     struct strbuf *complaint)
{
    char memory[LAST_VALUE_SIZE]; /* more than is kept: what is too long is seen */
    struct strbuf text = strbuf_init(memory, sizeof memory);
    add_unescaped(&text, value);
    int entry = find_entry(name);
    if (entry >= 0)
        return takers[entry](last, (enum last_match_entry)entry, memory, complaint);
    settings_prose_unknown(complaint, "match", name);
    return false;
}

void last_match_forget(struct last_match *last, const char *name)
{
    int entry = find_entry(name);
    if (entry >= 0)
        set_text(last, (enum last_match_entry)entry, "");
}

/* --- Writing --- */

void last_match_print(const struct last_match *last, enum last_match_entry entry,
                      char value[LAST_VALUE_SIZE])
{
    struct strbuf out = strbuf_init(value, LAST_VALUE_SIZE);
    add_escaped(&out, last->texts[entry]);
}

bool last_match_equal(const struct last_match *a, const struct last_match *b)
{
    bool equal = true;
    for (int i = 0; i < LAST_MATCH_COUNT; i++)
        equal &= strcmp(a->texts[i], b->texts[i]) == 0;
    return equal;
}

/* --- From a match, and back --- */

/* A stand-in is no name: it would stay in the language that is in force now. One longer than can be
 * typed was told from an equal one, as it will be again. */
static void note_player(struct last_match *last, const struct match *match, int index)
{
    struct player player = match->players[index];
    bool stand_in = strcmp(player.name, player_stand_in(index).name) == 0;
    if (grapheme_count(player.name) > FIELD_CHARACTERS)
        player_drop_suffix(&player);
    set_text(last, (enum last_match_entry)(LAST_PLAYER_1 + index), stand_in ? "" : player.name);
}

struct last_match last_match_of(const struct match *match, const struct rulebook *book)
{
    struct last_match last = {0};
    struct strbuf rules = strbuf_init(last.texts[LAST_RULES], LAST_TEXT_SIZE);
    for (int player = 0; player < PLAYER_COUNT; player++)
        note_player(&last, match, player);
    if (rulebook_find(book, match->rules.name) >= 0)
        strbuf_add(&rules, match->rules.name);
    else
        ruleset_print(&rules, &match->rules);
    if (strcmp(rules.text, first_rules) == 0)
        set_text(&last, LAST_RULES, "");
    if (match->policy != first_starter)
        set_text(&last, LAST_STARTER, starter_ids[match->policy]);
    return last;
}

void last_match_note_sight(struct last_match *last, const char *page, bool turned)
{
    set_text(last, LAST_PAGE, strcmp(page, first_page) == 0 ? "" : page);
    set_text(last, LAST_TURNED, turned ? turned_otherwise : "");
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
    int starter = find_starter(last->texts[LAST_STARTER]);
    player_set_name(&setup->players[0], last->texts[LAST_PLAYER_1]);
    player_set_name(&setup->players[1], last->texts[LAST_PLAYER_2]);
    setup->starter = starter >= 0 ? (enum starter_policy)starter : first_starter;
}

bool last_match_find_rules(const struct last_match *last, const struct rulebook *book,
                           struct named_ruleset *out, struct text_error *error)
{
    const char *text = last->texts[LAST_RULES];
    if (ruleset_parse(text[0] ? text : first_rules, out, error))
        return true;
    int index = rulebook_find(book, text);
    if (index >= 0)
        *out = book->sets[index];
    return index >= 0;
}

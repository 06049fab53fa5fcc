/* SPDX-License-Identifier: MIT */
/* The settings as lines of text, both ways. settings_file.c has the file on the disk. */
#include "app/saving/settings.h"

#include "app/saving/ini.h"
#include "base/array.h"
#include "base/hash.h"
#include "base/path.h"
#include "base/utf8.h"
#include "notation/hub_text.h"
#include "notation/ruleset_text.h"
#include "pages/keymap.h"
#include "prose/error_prose.h"
#include "prose/names.h"
#include "prose/settings_prose.h"
#include "toolkit/field_state.h"
#include "toolkit/graphemes.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    SENTENCE_SIZE = 2048,
    VALUE_SIZE = 2048, /* of any value as it stands in the file */
    PUZZLE_ID_DIGITS = 6,
    FRESH_MAX = 512, /* own rule sets that are read before they join the others */
};

static_assert((int)VALUE_SIZE >= 2 * (int)LAST_TEXT_SIZE &&
                  (int)VALUE_SIZE >= 2 * (int)FILES_PATH_SIZE &&
                  (int)VALUE_SIZE >= 2 * (int)PEER_TEXT_SIZE &&
                  (int)VALUE_SIZE > SOLVED_MAX * (PUZZLE_ID_DIGITS + 1),
              "every value fits, with a backslash before each byte");

static const char rules_section[] = "rules"; /* own rule sets */
static const char steps_answered[] = "answered";

/* --- Values --- */

struct key {
    const char *section, *name;
    int index; /* of several keys of one kind */
    /* Takes a value, or says in `complaint` why it cannot. */
    void (*take)(struct settings *settings, const struct key *key, const char *value,
                 struct strbuf *complaint);
    /* Prints it; empty: it has no line. */
    void (*print)(const struct settings *settings, const struct key *key, struct strbuf *out);
};

static void take_preference(struct settings *settings, const struct key *key, const char *value,
                            struct strbuf *complaint)
{
    const struct preference *row = &preference_table[key->index];
    int index = preference_value_find(row, value);
    char memory[160];
    struct strbuf known = strbuf_init(memory, sizeof memory);
    for (int i = 0; i < preference_value_count(row); i++)
        strbuf_addf(&known, "%s%s", i ? ", " : "", preference_value(row, i).id);
    if (index >= 0)
        preference_choose(row, &settings->preferences, index);
    else
        settings_prose_bad_value(complaint, key->name, value, memory);
}

static void print_preference(const struct settings *settings, const struct key *key,
                             struct strbuf *out)
{
    const struct preference *row = &preference_table[key->index];
    strbuf_add(out, preference_value(row, preference_chosen(row, &settings->preferences)).id);
}

static void take_size(struct settings *settings, const struct key *key, const char *value,
                      struct strbuf *complaint)
{
    if (!window_size_parse(value, &settings->window.width, &settings->window.height))
        settings_prose_bad_value(complaint, key->name, value,
                                 WINDOW_SIZE_LEAST " - " WINDOW_SIZE_MOST);
}

static void print_size(const struct settings *settings, const struct key *key, struct strbuf *out)
{
    const struct window_state *window = &settings->window;
    (void)key;
    if (window->width)
        strbuf_addf(out, "%dx%d", window->width, window->height);
}

static void take_shape(struct settings *settings, const struct key *key, const char *value,
                       struct strbuf *complaint)
{
    for (int i = 0; i < WINDOW_SHAPE_COUNT; i++)
        if (strcmp(value, window_shape_names[i]) == 0) {
            settings->window.shape = (enum window_shape)i;
            return;
        }
    settings_prose_bad_value(complaint, key->name, value, "normal, maximized, fullscreen");
}

static void print_shape(const struct settings *settings, const struct key *key, struct strbuf *out)
{
    (void)key;
    if (settings->window.width)
        strbuf_add(out, window_shape_names[settings->window.shape]);
}

/* A semicolon would begin a comment: a backslash stands before it, and before another one. */
static void add_escaped(struct strbuf *out, const char *text)
{
    for (; *text; text++)
        strbuf_addf(out, *text == ';' || *text == '\\' ? "\\%c" : "%c", *text);
}

static void add_unescaped(struct strbuf *out, const char *value)
{
    for (; *value; value++) {
        if (*value == '\\' && value[1])
            value++;
        strbuf_addch(out, *value);
    }
}

static void take_steps(struct settings *settings, const struct key *key, const char *value,
                       struct strbuf *complaint)
{
    if (strcmp(value, steps_answered) == 0)
        settings->preferences.steps_offer = STEPS_ANSWERED;
    else
        settings_prose_bad_value(complaint, key->name, value, steps_answered);
}

static void print_steps(const struct settings *settings, const struct key *key, struct strbuf *out)
{
    (void)key;
    if (settings->preferences.steps_offer == STEPS_ANSWERED)
        strbuf_add(out, steps_answered);
}

/* Reads an id of six hexadecimal digits, and moves `*text` behind it and blanks. */
static bool read_id(const char **text, uint32_t *id)
{
    char *end;
    size_t digits = strspn(*text, "0123456789abcdef");
    *id = (uint32_t)strtoul(*text, &end, 16);
    if (digits != PUZZLE_ID_DIGITS || (*end && *end != ' '))
        return false;
    *text = end + strspn(end, " ");
    return true;
}

static void take_solved(struct settings *settings, const struct key *key, const char *value,
                        struct strbuf *complaint)
{
    struct solved solved = {.count = 0};
    const char *at = value;
    uint32_t id;
    while (*at && read_id(&at, &id))
        solved_add(&solved, id);
    if (*at)
        settings_prose_bad_value(complaint, key->name, value, "000000 - ffffff");
    else
        settings->preferences.solved[key->index] = solved;
}

static void print_solved(const struct settings *settings, const struct key *key, struct strbuf *out)
{
    const struct solved *solved = &settings->preferences.solved[key->index];
    for (int i = 0; i < solved->count; i++)
        strbuf_addf(out, "%s%06x", i > 0 ? " " : "", (unsigned)solved->ids[i]);
}

static void take_last(struct settings *settings, const struct key *key, const char *value,
                      struct strbuf *complaint)
{
    char memory[VALUE_SIZE];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    add_unescaped(&text, value);
    last_match_take(&settings->last, (enum last_match_entry)key->index, key->name, memory,
                    complaint);
}

static void print_last(const struct settings *settings, const struct key *key, struct strbuf *out)
{
    add_escaped(out, settings->last.texts[key->index]);
}

/* A line holds what is text and is seen; blanks at its ends would be lost. */
static bool fits_a_line(const char *path)
{
    size_t length = strlen(path);
    if (length == 0 || path[length - 1] == ' ')
        return false;
    for (const char *at = path; *at; at += utf8_length(at)) {
        struct utf8_character character = utf8_decode(at);
        if (character.length == 0 || utf8_invisible(character.code))
            return false;
    }
    return true;
}

static void take_folder(struct settings *settings, const struct key *key, const char *value,
                        struct strbuf *complaint)
{
    char path[FILES_PATH_SIZE];
    struct strbuf text = strbuf_init(path, sizeof path);
    add_unescaped(&text, value);
    if (path[0] && (path[0] != '/' || text.truncated || !fits_a_line(path)))
        settings_prose_bad_folder(complaint, key->name);
    else
        memcpy(settings->recent[key->index], path, sizeof path);
}

static void print_folder(const struct settings *settings, const struct key *key, struct strbuf *out)
{
    const char *path = settings->recent[key->index];
    if (fits_a_line(path))
        add_escaped(out, path);
}

/* Returns true if a line can hold it, and the player could have told it. */
static bool is_peer_text(enum peer_text which, const char *text)
{
    struct player player;
    uint64_t seconds;
    player_set_name(&player, text);
    bool fits = fits_a_line(text);
    switch (which) {
    case PEER_NAME:
        return fits && strcmp(player.name, text) == 0;
    case PEER_FILE:
        return fits && path_is_whole(text, PATH_HERE);
    case PEER_PARAMETERS:
        return fits && hub_pairs_fit(text);
    case PEER_SECONDS:
        return number_parse(text, 1, PEER_SECONDS_MOST, &seconds);
    default:
        return fits;
    }
}

bool settings_hold_program(const char *path)
{
    return strlen(path) < PEER_TEXT_SIZE && is_peer_text(PEER_FILE, path);
}

static void take_peer(struct settings *settings, const struct key *key, const char *value,
                      struct strbuf *complaint)
{
    char memory[PEER_TEXT_SIZE];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    enum peer_text which = (enum peer_text)(key->index % PEER_TEXT_COUNT);
    add_unescaped(&text, value);
    if (memory[0] && (text.truncated || !is_peer_text(which, memory)))
        settings_prose_bad_peer(complaint, key->name, which);
    else
        memcpy(settings->preferences.peers[key->index / PEER_TEXT_COUNT].texts[which], memory,
               sizeof memory);
}

static void print_peer(const struct settings *settings, const struct key *key, struct strbuf *out)
{
    const struct peer *peer = &settings->preferences.peers[key->index / PEER_TEXT_COUNT];
    enum peer_text which = (enum peer_text)(key->index % PEER_TEXT_COUNT);
    const char *text = peer->texts[which];
    if (is_peer_text(which, text))
        add_escaped(out, text);
}

static void take_keys(struct settings *settings, const struct key *key, const char *value,
                      struct strbuf *complaint)
{
    char memory[VALUE_SIZE];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    struct key_pair pair;
    add_unescaped(&text, value);
    if (key_pair_read(key->index, memory, &pair, complaint))
        keymap_put(&settings->preferences.keys, key->index, pair);
}

static void print_keys(const struct settings *settings, const struct key *key, struct strbuf *out)
{
    char memory[VALUE_SIZE] = "";
    struct strbuf text = strbuf_init(memory, sizeof memory);
    const struct keymap *map = &settings->preferences.keys;
    if (map->changed[key->index])
        key_pair_write(map->pairs[key->index], &text);
    add_escaped(out, memory);
}

/* --- Keys --- */

/* A peer's texts, in a section of their own. */
#define PEER_KEYS(section, place)                                                                  \
    {section, "name", (place)*PEER_TEXT_COUNT + PEER_NAME, take_peer, print_peer},                 \
        {section, "file", (place)*PEER_TEXT_COUNT + PEER_FILE, take_peer, print_peer},             \
        {section, "arguments", (place)*PEER_TEXT_COUNT + PEER_ARGUMENTS, take_peer, print_peer},   \
        {section, "parameters", (place)*PEER_TEXT_COUNT + PEER_PARAMETERS, take_peer, print_peer}, \
    {                                                                                              \
        section, "seconds", (place)*PEER_TEXT_COUNT + PEER_SECONDS, take_peer, print_peer          \
    }

/* In the order of the file, behind the preferences. */
static const struct key keys[] = {
    {"window", "size", 0, take_size, print_size},
    {"window", "shape", 0, take_shape, print_shape},
    {"match", "player-1", LAST_PLAYER_1, take_last, print_last},
    {"match", "player-2", LAST_PLAYER_2, take_last, print_last},
    {"match", "computer-1", LAST_LEVEL_1, take_last, print_last},
    {"match", "computer-2", LAST_LEVEL_2, take_last, print_last},
    {"match", "rules", LAST_RULES, take_last, print_last},
    {"match", "starter", LAST_STARTER, take_last, print_last},
    {"match", "length", LAST_LENGTH, take_last, print_last},
    {"match", "help", LAST_HELP, take_last, print_last},
    {"match", "clock", LAST_CLOCK, take_last, print_last},
    {"match", "page", LAST_PAGE, take_last, print_last},
    {"match", "turned", LAST_TURNED, take_last, print_last},
    {"start", "first-steps", 0, take_steps, print_steps},
    {"puzzles", "freejump", 0, take_solved, print_solved},
    {"puzzles", "american", 1, take_solved, print_solved},
    {"puzzles", "flying", 2, take_solved, print_solved},
    {"puzzles", "classic", 3, take_solved, print_solved},
    {"puzzles", "parlour", 4, take_solved, print_solved},
    {"puzzles", "own", PUZZLES_OWN, take_solved, print_solved},
    PEER_KEYS("program-1", 0),
    PEER_KEYS("program-2", 1),
    PEER_KEYS("program-3", 2),
    PEER_KEYS("program-4", 3),
    PEER_KEYS("program-5", 4),
    {"files", "folder-1", 0, take_folder, print_folder},
    {"files", "folder-2", 1, take_folder, print_folder},
    {"files", "folder-3", 2, take_folder, print_folder},
    {"files", "folder-4", 3, take_folder, print_folder},
    {"files", "folder-5", 4, take_folder, print_folder},
};
static_assert(FILES_RECENT == 5 && PUZZLE_SETS == 6 && PEER_COUNT == 5 && PEER_TEXT_COUNT == 5,
              "a key for each folder, set and text of a peer");

enum {
    KEY_COUNT = sizeof keys / sizeof *keys,
};

int settings_key_count(void)
{
    int count = preference_count + KEY_COUNT + keyed_count();
    assert(count <= SETTINGS_KEYS_MAX);
    return count;
}

/* The keys of the keyboard are those at the end. */
static struct key key_at(int index)
{
    int keyed = index - preference_count - KEY_COUNT;
    if (keyed >= 0)
        return (struct key){"keys", keyed_at(keyed).name, keyed, take_keys, print_keys};
    if (index >= preference_count)
        return keys[index - preference_count];
    const struct preference *row = &preference_table[index];
    return (struct key){row->section, row->id, index, take_preference, print_preference};
}

struct value {
    char text[VALUE_SIZE];
};

static struct value value_of(const struct settings *settings, const struct key *key)
{
    struct value value;
    struct strbuf out = strbuf_init(value.text, sizeof value.text);
    key->print(settings, key, &out);
    return value;
}

uint64_t settings_key_hash(const struct settings *settings, int index)
{
    struct key key = key_at(index);
    return hash_text(HASH_EMPTY, value_of(settings, &key).text);
}

/* What is not remembered has no line; preferences always have one. */
static void forget(struct settings *settings, const struct key *key)
{
    if (key->take == take_last)
        settings->last.texts[key->index][0] = '\0';
    else if (key->take == take_steps)
        settings->preferences.steps_offer = STEPS_NOT_OFFERED;
    else if (key->take == take_solved)
        settings->preferences.solved[key->index].count = 0;
    else if (key->take == take_peer)
        take_peer(settings, key, "", NULL);
    else if (key->take == take_keys)
        keymap_put(&settings->preferences.keys, key->index, keyed_at(key->index).first);
    else if (key->take == take_folder)
        settings->recent[key->index][0] = '\0';
    else
        settings->window = (struct window_state){0};
}

void settings_copy_key(struct settings *to, const struct settings *from, int index)
{
    struct key key = key_at(index);
    struct value value = value_of(from, &key);
    char memory[SENTENCE_SIZE];
    struct strbuf complaint = strbuf_init(memory, sizeof memory);
    if (value.text[0])
        key.take(to, &key, value.text, &complaint);
    else
        forget(to, &key);
}

/* --- A line of former versions --- */

/* The colours of panels were chosen apart from the board: "wood" or "contrast". */
static const char former_section[] = "screen", former_name[] = "theme";

static bool is_former_theme(const struct ini_line *line)
{
    return line->kind == INI_ENTRY && strcmp(line->section, former_section) == 0 &&
           strcmp(line->name, former_name) == 0;
}

/* High contrast brought its board along, unless another one was chosen. The line counts until a
 * theme is chosen: settings_edit removes it then. */
static void take_former_theme(struct settings *settings, const struct ini *ini)
{
    bool contrast = false;
    for (int i = 0; i < ini->count; i++) {
        char memory[VALUE_SIZE];
        struct strbuf value = strbuf_init(memory, sizeof memory);
        if (!is_former_theme(&ini->lines[i]))
            continue;
        ini_value(ini, i, &value);
        contrast = strcmp(memory, themes[THEME_CONTRAST].id) == 0;
    }
    if (contrast && settings->preferences.looks.board == AS_THE_RULES)
        settings->preferences.looks.board = 1 + THEME_CONTRAST;
}

/* --- Reading --- */

static void take_value(struct settings *settings, const struct ini_line *line, const char *value,
                       struct strbuf *complaint)
{
    for (int i = 0; i < settings_key_count(); i++) {
        struct key key = key_at(i);
        if (strcmp(key.section, line->section) == 0 && strcmp(key.name, line->name) == 0) {
            key.take(settings, &key, value, complaint);
            return;
        }
    }
    if (!is_former_theme(line))
        settings_prose_unknown(complaint, line->section, line->name);
}

/* What is no rule set, or has no fit name, is left alone, also when there comes to be a set of that
 * name. */
static void take_rules(const struct rulebook *book, struct rulebook *fresh, struct ini_line *line,
                       const struct strbuf *value, struct strbuf *complaint)
{
    struct named_ruleset rules;
    struct text_error error;
    enum name_fault fault = rulebook_check_name(book, line->name, -1);
    if (fault == NAME_FIT && rulebook_find(fresh, line->name) >= 0)
        fault = NAME_TAKEN;
    line->fixed = true;
    if (value->truncated)
        settings_prose_too_long(complaint);
    else if (!ruleset_parse(value->text, &rules, &error))
        settings_prose_bad_rules(complaint, line->name, error.column, error_sentence(&error).text);
    else if (fault != NAME_FIT)
        settings_prose_bad_name(complaint, line->name, name_fault_sentence(fault));
    else
        rulebook_put(fresh, line->name, &rules);
    if (complaint->length == 0 || (fault == NAME_TAKEN && !value->truncated))
        line->fixed = false;
}

static void take_line(struct settings *settings, struct rulebook *fresh, const struct ini *ini,
                      int index, struct strbuf *complaint)
{
    struct ini_line *line = &ini->lines[index];
    char memory[VALUE_SIZE];
    struct strbuf value = strbuf_init(memory, sizeof memory);
    if (line->kind == INI_ODD)
        settings_prose_no_entry(complaint);
    if (line->kind != INI_ENTRY)
        return;
    ini_value(ini, index, &value);
    if (strcmp(line->section, rules_section) == 0)
        take_rules(&settings->rulebook, fresh, line, &value, complaint);
    else
        take_value(settings, line, memory, complaint);
}

/* Own rule sets may stand below the last match: whether there is one is known at the end. Returns
 * the line that names it; -1: it is there, or none is named. */
static int find_lost_rules(const struct settings *settings, const struct ini *ini,
                           struct strbuf *complaint)
{
    struct named_ruleset rules;
    struct text_error error;
    if (last_match_find_rules(&settings->last, &settings->rulebook, &rules, &error))
        return -1;
    int index = ini->count - 1;
    while (index >= 0 && (ini->lines[index].kind != INI_ENTRY ||
                          strcmp(ini->lines[index].section, "match") != 0 ||
                          strcmp(ini->lines[index].name, "rules") != 0))
        index--;
    settings_prose_bad_rules(complaint, "rules", error.column, error_sentence(&error).text);
    return index;
}

int settings_read(struct settings *settings, struct ini *ini, settings_complaint *report,
                  void *data)
{
    struct rulebook fresh = {0};
    int bad = 0;
    for (int i = 0; i <= ini->count; i++) {
        char memory[SENTENCE_SIZE];
        struct strbuf complaint = strbuf_init(memory, sizeof memory);
        int line = i;
        if (i < ini->count)
            take_line(settings, &fresh, ini, i, &complaint);
        if (fresh.count == FRESH_MAX || i == ini->count)
            rulebook_join(&settings->rulebook, &fresh);
        if (i == ini->count)
            line = find_lost_rules(settings, ini, &complaint);
        if (line < 0 || complaint.length == 0)
            continue;
        bad++;
        if (report)
            report(data, line + 1, memory);
    }
    rulebook_finish(&fresh);
    take_former_theme(settings, ini);
    return bad;
}

static void add_solved(struct solved *solved, const struct solved *others)
{
    for (int i = 0; i < others->count; i++)
        solved_add(solved, others->ids[i]);
}

void settings_take_over(struct settings *settings, const char *text)
{
    struct settings *theirs = array_zeroed(1, sizeof *theirs);
    struct rulebook none = {0};
    struct ini ini = {0};
    preferences_init(&theirs->preferences);
    ini_read(&ini, text);
    settings_read(theirs, &ini, NULL, NULL);
    rulebook_merge(&settings->rulebook, &none, &theirs->rulebook);
    for (int i = 0; i < PUZZLE_SETS; i++)
        add_solved(&theirs->preferences.solved[i], &settings->preferences.solved[i]);
    memcpy(theirs->preferences.peers, settings->preferences.peers,
           sizeof settings->preferences.peers);
    if (!keymap_initial(&settings->preferences.keys))
        theirs->preferences.keys = settings->preferences.keys;
    if (preferences_initial(&settings->preferences))
        settings->preferences = theirs->preferences;
    settings->preferences.keys = theirs->preferences.keys;
    memcpy(settings->preferences.solved, theirs->preferences.solved,
           sizeof settings->preferences.solved);
    ini_finish(&ini);
    rulebook_finish(&theirs->rulebook);
    free(theirs);
}

/* --- Writing --- */

static struct value rules_text(const struct own_ruleset *own)
{
    struct value value;
    struct strbuf out = strbuf_init(value.text, sizeof value.text);
    struct named_ruleset rules = own_ruleset_copy(own);
    ruleset_print(&out, &rules);
    return value;
}

char *settings_text(const struct settings *settings)
{
    struct ini ini = {0};
    const struct rulebook *book = &settings->rulebook;
    for (int i = 0; i < settings_key_count(); i++) {
        struct key key = key_at(i);
        struct value value = value_of(settings, &key);
        if (value.text[0])
            ini_put(&ini, key.section, key.name, value.text);
    }
    for (int i = 0; i < book->count; i++)
        ini_put(&ini, rules_section, book->sets[i]->name, rules_text(book->sets[i]).text);
    char *text = ini_text(&ini);
    ini_finish(&ini);
    return text;
}

void settings_edit(struct ini *ini, const struct settings *before, const struct settings *after)
{
    const struct rulebook *old = &before->rulebook, *new = &after->rulebook;
    for (int i = 0; i < settings_key_count(); i++) {
        struct key key = key_at(i);
        struct value value = value_of(after, &key);
        if (strcmp(value_of(before, &key).text, value.text) != 0)
            ini_put(ini, key.section, key.name, value.text[0] ? value.text : NULL);
    }
    if (before->preferences.looks.board != after->preferences.looks.board)
        ini_put(ini, former_section, former_name, NULL);
    for (int i = 0; i < old->count; i++)
        if (rulebook_find(new, old->sets[i]->name) < 0)
            ini_put(ini, rules_section, old->sets[i]->name, NULL);
    for (int i = 0; i < new->count; i++) {
        int was = rulebook_find(old, new->sets[i]->name);
        if (was < 0 || !own_ruleset_equal(old->sets[was], new->sets[i]))
            ini_put(ini, rules_section, new->sets[i]->name, rules_text(new->sets[i]).text);
    }
}

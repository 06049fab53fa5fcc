/* SPDX-License-Identifier: MIT */
#include "match/rulebook.h"

#include "base/array.h"
#include "base/scan.h"
#include "base/utf8.h"
#include "base/words.h"
#include "match/player.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

void rulebook_finish(struct rulebook *book)
{
    free(book->sets);
    *book = (struct rulebook){0};
}

/* Returns the order of two names: -1, 0 or 1. */
static int compare_names(const char *a, const char *b)
{
    while (*a && scan_lower(*a) == scan_lower(*b)) {
        a++;
        b++;
    }
    unsigned char x = (unsigned char)scan_lower(*a), y = (unsigned char)scan_lower(*b);
    return (x > y) - (x < y);
}

/* Cleans a name as those of players are. */
static struct player clean_name(const char *name)
{
    struct player clean;
    player_set_name(&clean, name);
    return clean;
}

/* Returns where a rule set of this name is or belongs. */
static int place_of(const struct rulebook *book, const char *name)
{
    int low = 0, high = book->count;
    while (low < high) {
        int middle = low + (high - low) / 2;
        if (compare_names(book->sets[middle].name, name) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

int rulebook_find(const struct rulebook *book, const char *name)
{
    struct player clean = clean_name(name);
    int at = place_of(book, clean.name);
    return at < book->count && compare_names(book->sets[at].name, clean.name) == 0 ? at : -1;
}

bool rulebook_same_set(const struct named_ruleset *a, const struct named_ruleset *b)
{
    return strcmp(a->name, b->name) == 0 && strcmp(a->id, b->id) == 0 &&
           ruleset_equal(&a->rules, &b->rules);
}

static bool is_shipped(const char *name)
{
    for (int i = 0; i < PRESET_COUNT; i++)
        if (words_alike(name, strlen(name), presets[i].id) ||
            words_alike(name, strlen(name), presets[i].name))
            return true;
    return false;
}

/* Returns what cleaning has removed from the name. */
static enum name_fault check_clean(const char *name, const struct player *clean)
{
    static const char blanks[] = " \t\r\n\v\f";
    size_t length = strlen(clean->name);
    name += strspn(name, blanks);
    if (strncmp(name, clean->name, length) != 0)
        return NAME_BYTES;
    name += length;
    name += strspn(name, blanks);
    if (!*name)
        return NAME_FIT;
    struct utf8_character next = utf8_decode(name);
    return next.length == 0 || utf8_control(next.code) ? NAME_BYTES : NAME_LONG;
}

enum name_fault rulebook_check_name(const struct rulebook *book, const char *name, int index)
{
    struct player clean = clean_name(name);
    enum name_fault fault = check_clean(name, &clean);
    if (!clean.name[0])
        return NAME_EMPTY;
    if (fault != NAME_FIT)
        return fault;
    if (strpbrk(clean.name, "=:;#[]\""))
        return NAME_SIGNS;
    if (is_shipped(clean.name))
        return NAME_SHIPPED;
    int found = rulebook_find(book, clean.name);
    return found >= 0 && found != index ? NAME_TAKEN : NAME_FIT;
}

enum {
    NAME_NUMBER_MAX = 9999, /* "My rules 9999" */
};

void rulebook_free_name(const struct rulebook *book, const char *wanted, struct player *out)
{
    for (int number = 1; number <= NAME_NUMBER_MAX; number++) {
        char suffix[16] = "";
        struct strbuf end = strbuf_init(suffix, sizeof suffix);
        if (number > 1)
            strbuf_addf(&end, " %d", number);
        struct strbuf name = strbuf_init(out->name, sizeof out->name - end.length);
        strbuf_add(&name, wanted);
        name = strbuf_init(out->name + name.length, sizeof out->name - name.length);
        strbuf_add(&name, suffix);
        if (rulebook_check_name(book, out->name, -1) == NAME_FIT)
            return;
    }
}

static void insert(struct rulebook *book, const struct named_ruleset *set)
{
    int at = place_of(book, set->name);
    book->sets =
        array_reserve(book->sets, &book->capacity, (size_t)book->count + 1, sizeof *book->sets);
    memmove(&book->sets[at + 1], &book->sets[at], (size_t)(book->count - at) * sizeof *book->sets);
    book->sets[at] = *set;
    book->count++;
    book->changes++;
}

/* Returns the rule set with the cleaned name. */
static struct named_ruleset named(const struct named_ruleset *rules, const char *name)
{
    static_assert(sizeof rules->name >= PLAYER_NAME_SIZE, "a cleaned name fits");
    struct player clean = clean_name(name);
    struct named_ruleset set = *rules;
    memcpy(set.name, clean.name, sizeof clean.name);
    return set;
}

struct named_ruleset rulebook_known(const struct rulebook *book, const struct named_ruleset *rules)
{
    for (int i = 0; i < book->count; i++)
        if (strcmp(book->sets[i].id, rules->id) == 0 &&
            memcmp(&book->sets[i].rules, &rules->rules, sizeof rules->rules) == 0)
            return book->sets[i];
    return *rules;
}

enum name_fault rulebook_put(struct rulebook *book, const char *name,
                             const struct named_ruleset *rules)
{
    enum name_fault fault = rulebook_check_name(book, name, -1);
    if (fault != NAME_FIT && fault != NAME_TAKEN)
        return fault;
    struct named_ruleset set = named(rules, name);
    int found = rulebook_find(book, name);
    if (found >= 0)
        rulebook_remove(book, found);
    insert(book, &set);
    return NAME_FIT;
}

enum name_fault rulebook_rename(struct rulebook *book, int index, const char *name)
{
    assert(index >= 0 && index < book->count);
    enum name_fault fault = rulebook_check_name(book, name, index);
    if (fault != NAME_FIT)
        return fault;
    struct named_ruleset set = named(&book->sets[index], name);
    rulebook_remove(book, index);
    insert(book, &set);
    return NAME_FIT;
}

void rulebook_remove(struct rulebook *book, int index)
{
    assert(index >= 0 && index < book->count);
    book->count--;
    book->changes++;
    memmove(&book->sets[index], &book->sets[index + 1],
            (size_t)(book->count - index) * sizeof *book->sets);
}

/* --- Merging --- */

void rulebook_copy(struct rulebook *copy, const struct rulebook *book)
{
    copy->sets =
        array_reserve(copy->sets, &copy->capacity, (size_t)book->count + 1, sizeof *copy->sets);
    if (book->count > 0)
        memcpy(copy->sets, book->sets, (size_t)book->count * sizeof *copy->sets);
    copy->count = book->count;
    copy->changes++;
}

/* A walk along a rulebook. */
struct walk {
    const struct rulebook *book;
    int at;
};

static const struct named_ruleset *walk_set(const struct walk *walk)
{
    return walk->at < walk->book->count ? &walk->book->sets[walk->at] : NULL;
}

/* Returns the next rule set and steps over it if it has this name, else NULL. */
static const struct named_ruleset *walk_take(struct walk *walk, const char *name)
{
    const struct named_ruleset *set = walk_set(walk);
    if (!set || compare_names(set->name, name) != 0)
        return NULL;
    walk->at++;
    return set;
}

/* Returns the first of the next names of the three walks; NULL at the end of all. */
static const char *next_name(const struct walk walks[3])
{
    const char *first = NULL;
    for (int i = 0; i < 3; i++) {
        const struct named_ruleset *set = walk_set(&walks[i]);
        if (set && (!first || compare_names(set->name, first) < 0))
            first = set->name;
    }
    return first;
}

static bool same_or_none(const struct named_ruleset *a, const struct named_ruleset *b)
{
    return a && b ? rulebook_same_set(a, b) : a == b;
}

static void append(struct rulebook *book, const struct named_ruleset *set)
{
    book->sets =
        array_reserve(book->sets, &book->capacity, (size_t)book->count + 1, sizeof *book->sets);
    book->sets[book->count++] = *set;
}

void rulebook_merge(struct rulebook *book, const struct rulebook *base,
                    const struct rulebook *theirs)
{
    struct rulebook merged = {.changes = book->changes + 1}, beside = {0};
    struct walk walks[3] = {{book, 0}, {base, 0}, {theirs, 0}};
    for (const char *name; (name = next_name(walks));) {
        const struct named_ruleset *mine = walk_take(&walks[0], name);
        const struct named_ruleset *before = walk_take(&walks[1], name);
        const struct named_ruleset *other = walk_take(&walks[2], name);
        const struct named_ruleset *kept = same_or_none(mine, before) ? other : mine;
        if (kept)
            append(&merged, kept);
        if (mine && other && !before && !rulebook_same_set(mine, other))
            append(&beside, other);
    }
    rulebook_finish(book);
    *book = merged;
    for (int i = 0; i < beside.count; i++) {
        struct player name;
        rulebook_free_name(book, beside.sets[i].name, &name);
        rulebook_put(book, name.name, &beside.sets[i]);
    }
    rulebook_finish(&beside);
}

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

/* --- A rule set --- */

/* Returns a rule set with this cleaned name, allocated. */
static struct own_ruleset *make(const char *id, const char *name, const struct ruleset *rules)
{
    struct own_ruleset *own = array_zeroed(1, sizeof *own + strlen(name) + 1);
    own->holders = 1;
    own->rules = *rules;
    strbuf_copy(own->id, sizeof own->id, id);
    strcpy(own->name, name);
    return own;
}

static void let_go(struct own_ruleset *own)
{
    if (--own->holders > 0)
        return;
    free(own->whole);
    free(own);
}

struct named_ruleset own_ruleset_copy(const struct own_ruleset *own)
{
    struct named_ruleset copy = {.rules = own->rules};
    strbuf_copy(copy.id, sizeof copy.id, own->id);
    strbuf_copy(copy.name, sizeof copy.name, own->name);
    return copy;
}

bool own_ruleset_equal(const struct own_ruleset *a, const struct own_ruleset *b)
{
    return a == b || (strcmp(a->name, b->name) == 0 && strcmp(a->id, b->id) == 0 &&
                      ruleset_equal(&a->rules, &b->rules));
}

const struct named_ruleset *rulebook_at(const struct rulebook *book, int index)
{
    assert(index >= 0 && index < book->count);
    struct own_ruleset *own = book->sets[index];
    if (!own->whole) {
        own->whole = array_zeroed(1, sizeof *own->whole);
        *own->whole = own_ruleset_copy(own);
    }
    return own->whole;
}

bool rulebook_equal(const struct rulebook *a, const struct rulebook *b)
{
    bool same = a->count == b->count;
    for (int i = 0; same && i < a->count; i++)
        same = own_ruleset_equal(a->sets[i], b->sets[i]);
    return same;
}

void rulebook_finish(struct rulebook *book)
{
    for (int i = 0; i < book->count; i++)
        let_go(book->sets[i]);
    free(book->sets);
    *book = (struct rulebook){0};
}

/* --- Names --- */

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
        if (compare_names(book->sets[middle]->name, name) < 0)
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
    return at < book->count && compare_names(book->sets[at]->name, clean.name) == 0 ? at : -1;
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

/* --- Changes --- */

static void reserve(struct rulebook *book, int count)
{
    book->sets =
        array_reserve(book->sets, &book->capacity, (size_t)count, sizeof(struct own_ruleset *));
}

static void move(struct rulebook *book, int to, int from, int count)
{
    memmove(&book->sets[to], &book->sets[from], (size_t)count * sizeof(struct own_ruleset *));
}

static void insert(struct rulebook *book, struct own_ruleset *own)
{
    int at = place_of(book, own->name);
    reserve(book, book->count + 1);
    move(book, at + 1, at, book->count - at);
    book->sets[at] = own;
    book->count++;
    book->changes++;
}

struct named_ruleset rulebook_known(const struct rulebook *book, const struct named_ruleset *rules)
{
    for (int i = 0; i < book->count; i++)
        if (strcmp(book->sets[i]->id, rules->id) == 0 &&
            memcmp(&book->sets[i]->rules, &rules->rules, sizeof rules->rules) == 0)
            return own_ruleset_copy(book->sets[i]);
    return *rules;
}

enum name_fault rulebook_put(struct rulebook *book, const char *name,
                             const struct named_ruleset *rules)
{
    static_assert(sizeof rules->name >= PLAYER_NAME_SIZE, "a cleaned name fits");
    enum name_fault fault = rulebook_check_name(book, name, -1);
    if (fault != NAME_FIT && fault != NAME_TAKEN)
        return fault;
    struct own_ruleset *own = make(rules->id, clean_name(name).name, &rules->rules);
    if (fault == NAME_TAKEN)
        rulebook_remove(book, rulebook_find(book, name));
    insert(book, own);
    return NAME_FIT;
}

void rulebook_join(struct rulebook *book, struct rulebook *fresh)
{
    int count = book->count + fresh->count, to = count;
    reserve(book, count);
    for (int i = fresh->count - 1; i >= 0; i--) {
        int at = place_of(book, fresh->sets[i]->name), above = book->count - at;
        to -= above;
        move(book, to, at, above);
        book->sets[--to] = fresh->sets[i];
        book->count = at;
    }
    book->count = count;
    book->changes += fresh->count > 0;
    fresh->count = 0;
}

enum name_fault rulebook_rename(struct rulebook *book, int index, const char *name)
{
    assert(index >= 0 && index < book->count);
    enum name_fault fault = rulebook_check_name(book, name, index);
    if (fault != NAME_FIT)
        return fault;
    const struct own_ruleset *before = book->sets[index];
    struct own_ruleset *own = make(before->id, clean_name(name).name, &before->rules);
    rulebook_remove(book, index);
    insert(book, own);
    return NAME_FIT;
}

void rulebook_remove(struct rulebook *book, int index)
{
    assert(index >= 0 && index < book->count);
    let_go(book->sets[index]);
    book->count--;
    book->changes++;
    move(book, index, index + 1, book->count - index);
}

/* --- Merging --- */

static void append(struct rulebook *book, struct own_ruleset *own)
{
    reserve(book, book->count + 1);
    book->sets[book->count++] = own;
    own->holders++;
}

void rulebook_copy(struct rulebook *copy, const struct rulebook *book)
{
    unsigned changes = copy->changes + 1;
    rulebook_finish(copy);
    copy->changes = changes;
    for (int i = 0; i < book->count; i++)
        append(copy, book->sets[i]);
}

/* A walk along a rulebook. */
struct walk {
    const struct rulebook *book;
    int at;
};

static struct own_ruleset *walk_set(const struct walk *walk)
{
    return walk->at < walk->book->count ? walk->book->sets[walk->at] : NULL;
}

/* Returns the next rule set and steps over it if it has this name, else NULL. */
static struct own_ruleset *walk_take(struct walk *walk, const char *name)
{
    struct own_ruleset *set = walk_set(walk);
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
        const struct own_ruleset *set = walk_set(&walks[i]);
        if (set && (!first || compare_names(set->name, first) < 0))
            first = set->name;
    }
    return first;
}

static bool same_or_none(const struct own_ruleset *a, const struct own_ruleset *b)
{
    return a && b ? own_ruleset_equal(a, b) : a == b;
}

void rulebook_merge(struct rulebook *book, const struct rulebook *base,
                    const struct rulebook *theirs)
{
    struct rulebook merged = {.changes = book->changes + 1}, beside = {0};
    struct walk walks[3] = {{book, 0}, {base, 0}, {theirs, 0}};
    for (const char *name; (name = next_name(walks));) {
        struct own_ruleset *mine = walk_take(&walks[0], name);
        struct own_ruleset *before = walk_take(&walks[1], name);
        struct own_ruleset *other = walk_take(&walks[2], name);
        struct own_ruleset *kept = same_or_none(mine, before) ? other : mine;
        if (kept)
            append(&merged, kept);
        if (mine && other && !before && !own_ruleset_equal(mine, other))
            append(&beside, other);
    }
    rulebook_finish(book);
    *book = merged;
    for (int i = 0; i < beside.count; i++) {
        struct player name;
        rulebook_free_name(book, beside.sets[i]->name, &name);
        insert(book, make(beside.sets[i]->id, name.name, &beside.sets[i]->rules));
    }
    rulebook_finish(&beside);
}

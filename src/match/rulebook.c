/* SPDX-License-Identifier: MIT */
#include "match/rulebook.h"

#include "base/array.h"
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

static char lower(char ch)
{
    return ch >= 'A' && ch <= 'Z' ? (char)(ch - 'A' + 'a') : ch;
}

/* Order of two names: -1, 0 or 1. */
static int compare_names(const char *a, const char *b)
{
    while (*a && lower(*a) == lower(*b)) {
        a++;
        b++;
    }
    unsigned char x = (unsigned char)lower(*a), y = (unsigned char)lower(*b);
    return (x > y) - (x < y);
}

/* Names of rule sets are cleaned as those of players are. */
static struct player clean_name(const char *name)
{
    struct player clean;
    player_set_name(&clean, name);
    return clean;
}

int rulebook_find(const struct rulebook *book, const char *name)
{
    struct player clean = clean_name(name);
    for (int i = 0; i < book->count; i++)
        if (compare_names(book->sets[i].name, clean.name) == 0)
            return i;
    return -1;
}

static bool is_shipped(const char *name)
{
    for (int i = 0; i < PRESET_COUNT; i++)
        if (words_alike(name, strlen(name), presets[i].id) ||
            words_alike(name, strlen(name), presets[i].name))
            return true;
    return false;
}

enum name_fault rulebook_check_name(const struct rulebook *book, const char *name, int index)
{
    struct player clean = clean_name(name);
    if (!clean.name[0])
        return NAME_EMPTY;
    if (strpbrk(clean.name, "=:;#[]\""))
        return NAME_SIGNS;
    if (is_shipped(clean.name))
        return NAME_SHIPPED;
    int found = rulebook_find(book, clean.name);
    return found >= 0 && found != index ? NAME_TAKEN : NAME_FIT;
}

/* Where a set of this name belongs. */
static int place_of(const struct rulebook *book, const char *name)
{
    int at = 0;
    while (at < book->count && compare_names(book->sets[at].name, name) < 0)
        at++;
    return at;
}

static void insert(struct rulebook *book, const struct named_ruleset *set)
{
    int at = place_of(book, set->name);
    book->sets =
        array_reserve(book->sets, &book->capacity, (size_t)book->count + 1, sizeof *book->sets);
    memmove(&book->sets[at + 1], &book->sets[at], (size_t)(book->count - at) * sizeof *book->sets);
    book->sets[at] = *set;
    book->count++;
}

/* The set under its cleaned name. */
static struct named_ruleset named(const struct named_ruleset *rules, const char *name)
{
    static_assert(sizeof rules->name >= PLAYER_NAME_SIZE, "a cleaned name fits");
    struct player clean = clean_name(name);
    struct named_ruleset set = *rules;
    memcpy(set.name, clean.name, sizeof clean.name);
    return set;
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
    memmove(&book->sets[index], &book->sets[index + 1],
            (size_t)(book->count - index) * sizeof *book->sets);
}

/* SPDX-License-Identifier: MIT */
#include "match/shelf.h"

#include "base/strbuf.h"

#include <assert.h>
#include <string.h>

static struct rules_key make_key(enum rules_origin origin, const char *name)
{
    struct rules_key key = {.origin = origin};
    struct strbuf out = strbuf_init(key.name, sizeof key.name);
    strbuf_add(&out, name);
    return key;
}

bool rules_key_equal(const struct rules_key *a, const struct rules_key *b)
{
    return a->origin == b->origin && strcmp(a->name, b->name) == 0;
}

struct rules_key rules_key_shipped(const char *id)
{
    return make_key(RULES_SHIPPED, id);
}

struct rules_key rules_key_own(const char *name)
{
    return make_key(RULES_OWN, name);
}

/* Returns the number of places before that of the match. */
static int known_count(const struct shelf *shelf)
{
    return shelf->own->count + PRESET_COUNT;
}

static struct shelf_entry known_at(const struct shelf *shelf, int place)
{
    if (place < shelf->own->count) {
        const struct named_ruleset *own = rulebook_at(shelf->own, place);
        return (struct shelf_entry){rules_key_own(own->name), own};
    }
    const struct named_ruleset *preset = &presets[place - shelf->own->count];
    return (struct shelf_entry){rules_key_shipped(preset->id), preset};
}

static bool same_set(const struct named_ruleset *a, const struct named_ruleset *b)
{
    return strcmp(a->name, b->name) == 0 && strcmp(a->id, b->id) == 0 &&
           ruleset_equal(&a->rules, &b->rules);
}

struct rules_key shelf_key(const struct shelf *shelf, const struct named_ruleset *rules)
{
    int own = rulebook_find(shelf->own, rules->name);
    if (own >= 0 && same_set(rulebook_at(shelf->own, own), rules))
        return rules_key_own(rules->name);
    for (int i = 0; i < PRESET_COUNT; i++)
        if (same_set(&presets[i], rules))
            return rules_key_shipped(presets[i].id);
    return (struct rules_key){.origin = RULES_PLAYED};
}

const struct named_ruleset *shelf_find(const struct shelf *shelf, const struct rules_key *key)
{
    switch (key->origin) {
    case RULES_NONE:
        return NULL;
    case RULES_OWN: {
        int index = rulebook_find(shelf->own, key->name);
        return index < 0 ? NULL : rulebook_at(shelf->own, index);
    }
    case RULES_SHIPPED:
        return preset_find(key->name);
    case RULES_PLAYED:
        return shelf->played;
    }
    return NULL;
}

int shelf_place(const struct shelf *shelf, const struct rules_key *key)
{
    const struct named_ruleset *preset = preset_find(key->name);
    switch (key->origin) {
    case RULES_OWN:
        return rulebook_find(shelf->own, key->name);
    case RULES_SHIPPED:
        return preset ? shelf->own->count + (int)(preset - presets) : -1;
    case RULES_PLAYED:
        return shelf_count(shelf) > known_count(shelf) ? known_count(shelf) : -1;
    case RULES_NONE:
        break;
    }
    return -1;
}

int shelf_count(const struct shelf *shelf)
{
    bool extra = shelf_key(shelf, shelf->played).origin == RULES_PLAYED;
    return known_count(shelf) + extra;
}

struct shelf_entry shelf_at(const struct shelf *shelf, int place)
{
    assert(place >= 0 && place < shelf_count(shelf));
    if (place < known_count(shelf))
        return known_at(shelf, place);
    return (struct shelf_entry){{.origin = RULES_PLAYED}, shelf->played};
}

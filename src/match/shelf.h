/* SPDX-License-Identifier: MIT */
/* Every rule set there is to choose from: the players' own, the shipped ones, and that of the match
 * where it is none of these. Whoever remembers a rule set remembers its key: lists change. */
#ifndef MATCH_SHELF_H
#define MATCH_SHELF_H

#include "match/rulebook.h"

#include <stdbool.h>

/* Where a rule set comes from. */
enum rules_origin {
    RULES_NONE, /* all zero is the key of no rule set */
    RULES_OWN,
    RULES_SHIPPED,
    RULES_PLAYED, /* the match's, where it was given as text */
};

enum {
    RULES_NAME_SIZE = sizeof((struct named_ruleset){0}.name),
};

struct rules_key {
    enum rules_origin origin;
    char name[RULES_NAME_SIZE]; /* a shipped one's id, an own one's name; else empty */
};

/* Both are lent, and what they lead to may change at any time. */
struct shelf {
    struct rulebook *own;
    const struct named_ruleset *played;
};

/* One of the rule sets; the pointer is valid until the rulebook or the match changes. */
struct shelf_entry {
    struct rules_key key;
    const struct named_ruleset *rules;
};

bool rules_key_equal(const struct rules_key *a, const struct rules_key *b);

struct rules_key rules_key_shipped(const char *id);
struct rules_key rules_key_own(const char *name);

/* The key of the rule set that is equal in name and fields; where there is none, or only the
 * match's own, RULES_PLAYED. */
struct rules_key shelf_key(const struct shelf *shelf, const struct named_ruleset *rules);

/* The rule set of this key, or NULL if there is none (any more). Valid until the rulebook or the
 * match changes. */
const struct named_ruleset *shelf_find(const struct shelf *shelf, const struct rules_key *key);

/* Walking along: the own ones by name, the shipped ones, and the match's where it is none of
 * these. `place` is 0 to shelf_count - 1 and means something only until the shelf changes. */
int shelf_count(const struct shelf *shelf);
struct shelf_entry shelf_at(const struct shelf *shelf, int place);

/* The place of the rule set of this key; -1 if there is none. */
int shelf_place(const struct shelf *shelf, const struct rules_key *key);

#endif

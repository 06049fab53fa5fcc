/* SPDX-License-Identifier: MIT */
/* All rule sets to choose from: the players' own, the shipped ones, and that of the match if it is
 * none of these. Remember a rule set by its key, as lists change. */
#ifndef MATCH_SHELF_H
#define MATCH_SHELF_H

#include "match/rulebook.h"

#include <stdbool.h>

/* Where a rule set comes from. */
enum rules_origin {
    RULES_NONE, /* all zero: the key of no rule set */
    RULES_OWN,
    RULES_SHIPPED,
    RULES_PLAYED, /* the match's, which was given as text */
};

enum {
    RULES_NAME_SIZE = sizeof((struct named_ruleset){0}.name),
};

struct rules_key {
    enum rules_origin origin;
    char name[RULES_NAME_SIZE]; /* id of a shipped one, name of an own one; else empty */
};

/* The caller owns both, and may change them at any time. */
struct shelf {
    struct rulebook *own;
    const struct named_ruleset *played;
};

/* A rule set. The pointer is valid until the rulebook or the match changes. */
struct shelf_entry {
    struct rules_key key;
    const struct named_ruleset *rules;
};

bool rules_key_equal(const struct rules_key *a, const struct rules_key *b);

struct rules_key rules_key_shipped(const char *id);
struct rules_key rules_key_own(const char *name);

/* Returns the key of the rule set with the same name and fields, RULES_PLAYED if it is neither own
 * nor shipped. */
struct rules_key shelf_key(const struct shelf *shelf, const struct named_ruleset *rules);

/* Returns the rule set of this key, or NULL if it does not exist. Valid until the rulebook or the
 * match changes. */
const struct named_ruleset *shelf_find(const struct shelf *shelf, const struct rules_key *key);

/* The rule sets in order: the own ones by name, the shipped ones, the match's. `place` is 0 to
 * shelf_count - 1, and valid until the shelf changes. */
int shelf_count(const struct shelf *shelf);
struct shelf_entry shelf_at(const struct shelf *shelf, int place);

/* Returns the place of the rule set of this key, or -1. */
int shelf_place(const struct shelf *shelf, const struct rules_key *key);

#endif

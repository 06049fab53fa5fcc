/* SPDX-License-Identifier: MIT */
/* The rule sets that players have made, each under its own name, sorted by name. The owner saves
 * it. */
#ifndef MATCH_RULEBOOK_H
#define MATCH_RULEBOOK_H

#include "match/player.h"
#include "rules/ruleset.h"

/* An own rule set, which does not change: rulebooks of one thread share it. It takes no more memory
 * than its name needs: there may be very many. The `id` is that of the shipped one it was made
 * from, which decides its text and its looks. Only the name tells them apart. */
struct own_ruleset {
    int holders; /* rulebooks that have it */
    struct ruleset rules;
    struct named_ruleset *whole; /* owned; made when rulebook_at is asked for it */
    char id[sizeof((struct named_ruleset){0}.id)];
    char name[];
};

struct rulebook {
    struct own_ruleset **sets; /* owned; each of them by all its holders */
    size_t capacity;
    int count;
    unsigned changes; /* increases with each change */
};

/* Why a name cannot be used. */
enum name_fault {
    NAME_FIT,
    NAME_EMPTY,
    NAME_SIGNS,   /* has one of = : ; # [ ] " which have a meaning in files and options */
    NAME_LONG,    /* too long */
    NAME_BYTES,   /* has control characters or bytes that are not valid UTF-8 */
    NAME_SHIPPED, /* is the id or name of a shipped rule set */
    NAME_TAKEN,   /* is the name of another own rule set */
    NAME_FAULT_COUNT,
};

void rulebook_finish(struct rulebook *book);

/* Returns the index of the rule set of this name, or -1. The case of ASCII letters and surrounding
 * spaces do not matter. */
int rulebook_find(const struct rulebook *book, const char *name);

/* Returns what is wrong with a name from outside. The rule set `index` may keep its name; -1: none.
 */
enum name_fault rulebook_check_name(const struct rulebook *book, const char *name, int index);

/* Finds a name that can be used: `wanted`, with a number if needed, cut to make room for it. */
void rulebook_free_name(const struct rulebook *book, const char *wanted, struct player *out);

/* Returns the rule set; `index` is 0 to count - 1. Valid until the rulebook changes. Costs memory
 * for each that was asked for: what looks at all of them reads `sets`. */
const struct named_ruleset *rulebook_at(const struct rulebook *book, int index);

/* Returns a copy of a rule set. */
struct named_ruleset own_ruleset_copy(const struct own_ruleset *own);

/* Returns true if both have the same name, id and fields. */
bool own_ruleset_equal(const struct own_ruleset *a, const struct own_ruleset *b);

/* Returns true if both have the same rule sets. */
bool rulebook_equal(const struct rulebook *a, const struct rulebook *b);

/* Returns the rule set with the same id and fields, which has a name, or else `rules`. */
struct named_ruleset rulebook_known(const struct rulebook *book, const struct named_ruleset *rules);

/* Adds `rules` under `name`, or replaces the rule set of that name. Other faults than NAME_TAKEN
 * change nothing. Allocates. `rules` may be a rule set of the rulebook. */
enum name_fault rulebook_put(struct rulebook *book, const char *name,
                             const struct named_ruleset *rules);

/* Moves all rule sets of `fresh` into `book`, which has none of their names. Many are added faster
 * by this than one by one. */
void rulebook_join(struct rulebook *book, struct rulebook *fresh);

/* Renames a rule set. A fault changes nothing. */
enum name_fault rulebook_rename(struct rulebook *book, int index, const char *name);

/* Makes `copy` equal to `book`. */
void rulebook_copy(struct rulebook *copy, const struct rulebook *book);

/* Three-way merge: applies to `book` what `theirs` has added, changed and removed since `base`. If
 * both have changed a rule set, that of `book` stays. If both have added one of the same name, the
 * other is added under that name with a number. */
void rulebook_merge(struct rulebook *book, const struct rulebook *base,
                    const struct rulebook *theirs);

/* Removes a rule set; `index` is 0 to count - 1. */
void rulebook_remove(struct rulebook *book, int index);

#endif

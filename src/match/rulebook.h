/* SPDX-License-Identifier: MIT */
/* The rule sets that the players of this program have made, each under a name of its own. A growing
 * list in the order of the names; whoever owns it saves it. */
#ifndef MATCH_RULEBOOK_H
#define MATCH_RULEBOOK_H

#include "match/player.h"
#include "rules/ruleset.h"

/* The `id` of an own rule set is that of the shipped one it was made from: its text and its looks
 * follow it. Only the name tells it apart. */
struct rulebook {
    struct named_ruleset *sets; /* owned */
    size_t capacity;
    int count;
    unsigned changes; /* counts them: as long as it stays, so do the sets */
};

/* What makes a name unfit. */
enum name_fault {
    NAME_FIT,
    NAME_EMPTY,
    NAME_SIGNS,   /* one of = : ; # [ ] " which files and options give a meaning to */
    NAME_LONG,    /* would be cut */
    NAME_BYTES,   /* control characters, or bytes that are no text */
    NAME_SHIPPED, /* reads as the id or name of a shipped rule set */
    NAME_TAKEN,   /* of another own rule set */
    NAME_FAULT_COUNT,
};

void rulebook_finish(struct rulebook *book);

/* The own rule set of this name, or -1. Letters of either case are the same (ASCII only), and
 * spaces around the name do not count. */
int rulebook_find(const struct rulebook *book, const char *name);

/* What is wrong with a name from outside. The name of set `index` itself is not taken; -1: none. */
enum name_fault rulebook_check_name(const struct rulebook *book, const char *name, int index);

/* A fit name: `wanted`, or that and a number; cut where there is no room for both. */
void rulebook_free_name(const struct rulebook *book, const char *wanted, struct player *out);

/* Are the two sets the same in name, id and fields? */
bool rulebook_same_set(const struct named_ruleset *a, const struct named_ruleset *b);

/* The set of the book that has the same id and fields, and so a name; else `rules` as they are. */
struct named_ruleset rulebook_known(const struct rulebook *book, const struct named_ruleset *rules);

/* Puts `rules` into the book under `name`: a new set, or in place of the one of that name. Other
 * faults than NAME_TAKEN leave the book alone. Allocates; `rules` may be a set of the book. */
enum name_fault rulebook_put(struct rulebook *book, const char *name,
                             const struct named_ruleset *rules);

/* Gives the set another name; a fault leaves the book alone. */
enum name_fault rulebook_rename(struct rulebook *book, int index, const char *name);

/* Makes `copy`, whose own memory is used again, hold what `book` holds. */
void rulebook_copy(struct rulebook *copy, const struct rulebook *book);

/* Both have grown from `base`: brings into `book` what `theirs` has changed since then, sets added,
 * changed and removed. Where both have changed a set, that of `book` stays; where both have added
 * one of the same name, the other one is added under that name and a number. */
void rulebook_merge(struct rulebook *book, const struct rulebook *base,
                    const struct rulebook *theirs);

/* `index` is 0 to count - 1. */
void rulebook_remove(struct rulebook *book, int index);

#endif

/* SPDX-License-Identifier: MIT */
/* The rule sets that the players of this program have made, each under a name of its own. A growing
 * list in the order of the names; whoever owns it saves it. */
#ifndef MATCH_RULEBOOK_H
#define MATCH_RULEBOOK_H

#include "rules/ruleset.h"

/* The `id` of an own rule set is that of the shipped one it was made from: its text and its looks
 * follow it. Only the name tells it apart. */
struct rulebook {
    struct named_ruleset *sets; /* owned */
    size_t capacity;
    int count;
};

/* What makes a name unfit. */
enum name_fault {
    NAME_FIT,
    NAME_EMPTY,
    NAME_SIGNS,   /* one of = : ; # [ ] " which files and options give a meaning to */
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

/* Puts `rules` into the book under `name`: a new set, or in place of the one of that name. Other
 * faults than NAME_TAKEN leave the book alone. Allocates; `rules` may be a set of the book. */
enum name_fault rulebook_put(struct rulebook *book, const char *name,
                             const struct named_ruleset *rules);

/* Gives the set another name; a fault leaves the book alone. */
enum name_fault rulebook_rename(struct rulebook *book, int index, const char *name);

/* `index` is 0 to count - 1. */
void rulebook_remove(struct rulebook *book, int index);

#endif

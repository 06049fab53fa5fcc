/* SPDX-License-Identifier: MIT */
/* Lists in a sentence: "11, 14 or 15". This is the only place that joins their items. */
#ifndef PROSE_LIST_H
#define PROSE_LIST_H

#include "base/strbuf.h"

#include <stdbool.h>

/* What parts the items: semicolons where an item may have a comma in it. */
enum list_sign {
    LIST_COMMAS,
    LIST_SEMICOLONS,
};

/* How the last item is joined to the others. */
enum list_kind {
    LIST_AND,
    LIST_OR,
};

/* Adds an item to the list that `out` holds, alone. */
void list_add(struct strbuf *out, const char *item, enum list_sign sign);

/* Adds to `out` a list whose items before `last` are `others`, made by list_add; `others` may be
 * empty. `several` is true if these are more than one. */
void list_join(struct strbuf *out, const char *others, bool several, const char *last,
               enum list_kind kind);

#endif

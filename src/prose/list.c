/* SPDX-License-Identifier: MIT */
#include "prose/list.h"

#include "base/template.h"
#include "base/translate.h"

#include <string.h>

/* Returns what follows the items that are there. A list may be long, so these are not filled in
 * again for each item. */
static const char *behind_items(const char *pattern)
{
    static const char items[] = "{items}";
    return strncmp(pattern, items, sizeof items - 1) == 0 ? pattern + sizeof items - 1 : pattern;
}

void list_add(struct strbuf *out, const char *item, enum list_sign sign)
{
    /* TRANSLATORS: {items} must come first in these two; what parts the items is yours. */
    static const char commas[] = N_("{items}, {item}");
    /* TRANSLATORS: used where an item may have a comma in it: squares called 3,6. */
    static const char semicolons[] = N_("{items}; {item}");
    if (out->length == 0)
        strbuf_add(out, item);
    else
        FILL(out, behind_items(tr(sign == LIST_COMMAS ? commas : semicolons)), {"item", item});
}

void list_join(struct strbuf *out, const char *others, bool several, const char *last,
               enum list_kind kind)
{
    static const char *const patterns[][2] = {
        [LIST_AND] = {N_C("a list of two", "{others} and {last}"),
                      N_C("the end of a longer list", "{others} and {last}")},
        [LIST_OR] = {N_C("a list of two", "{others} or {last}"),
                     N_C("the end of a longer list", "{others} or {last}")},
    };
    if (!*others)
        strbuf_add(out, last);
    else
        FILL(out, tr(patterns[kind][several]), {"others", others}, {"last", last});
}

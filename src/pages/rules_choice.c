/* SPDX-License-Identifier: MIT */
#include "pages/rules_choice.h"

#include "base/array.h"
#include "prose/names.h"

#include <stdlib.h>

static const char *title_at(struct desk *desk, int place)
{
    const struct named_ruleset *rules = shelf_at(desk->shelf, place).rules;
    return ui_format(desk->ui, "{title}", {"title", ruleset_title(rules).text});
}

/* Only those one step away are named. */
bool rules_choice(struct desk *desk, struct rect rect, const char *name, const char *label,
                  struct rules_key *chosen)
{
    int count = shelf_count(desk->shelf);
    int at = int_max(0, shelf_place(desk->shelf, chosen));
    const char **names = array_zeroed((size_t)count, sizeof *names);
    for (int step = -1; step <= 1; step++) {
        int place = (at + step + count) % count;
        names[place] = title_at(desk, place);
    }
    bool changed = ui_choice(desk->ui, rect, name, label, names, count, &at);
    if (changed)
        *chosen = shelf_at(desk->shelf, at).key;
    free(names);
    return changed;
}

/* SPDX-License-Identifier: MIT */
#include "pages/rule_sets.h"

#include "base/array.h"
#include "base/translate.h"
#include "prose/names.h"

#include <stdlib.h>

const char *rule_set_widget(struct ui *ui, const char *list, const struct rules_key *key)
{
    static const char *const templates[] = {
        [RULES_NONE] = "{list}/none",
        [RULES_OWN] = "{list}/own/{name}",
        [RULES_SHIPPED] = "{list}/{name}",
        [RULES_PLAYED] = "{list}/this-match",
    };
    return ui_format(ui, templates[key->origin], {"list", list}, {"name", key->name});
}

static const char *title_at(struct desk *desk, int place)
{
    const struct named_ruleset *rules = shelf_at(desk->shelf, place).rules;
    return ui_format(desk->ui, "{title}", {"title", ruleset_title(rules).text});
}

/* Only the rule sets one step away need a name. */
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

/* SPDX-License-Identifier: MIT */
#include "pages/rule_sets.h"

#include "base/array.h"
#include "base/translate.h"
#include "prose/names.h"

#include <stdlib.h>

enum {
    NEAR_ROWS = 24, /* laid out above and below what is seen */
};

/* --- The list --- */

static int own_count(const struct shelf *shelf)
{
    return shelf->own->count;
}

/* Returns what stands at the right of a rule set; NULL: nothing. */
static const char *detail_of(const struct shelf *shelf, const struct shelf_entry *entry, int place)
{
    switch (entry->key.origin) {
    case RULES_OWN:
        return tr("yours");
    case RULES_SHIPPED:
        return place - own_count(shelf) < HOUSE_PRESET_COUNT ? tr("house") : NULL;
    case RULES_PLAYED:
        return tr("this match");
    case RULES_NONE:
        break;
    }
    return NULL;
}

/* Returns the heading above the rule set at `place`, or NULL. Without own ones there are none. */
static const char *heading_above(const struct shelf *shelf, int place)
{
    if (own_count(shelf) == 0)
        return NULL;
    if (place == 0)
        return tr("Your own");
    return place == own_count(shelf) ? tr("Ready-made") : NULL;
}

static void heading(struct ui *ui, struct rect line, const char *text)
{
    cut_left(&line, ui_px(ui, METRIC_GAP));
    page_line(ui, line, ui_small(ui), COLOUR_ACCENT, ALIGN_LEFT, text);
}

/* Returns how far below the top of the list the row of `chosen` begins, in pixels. */
static int row_top(const struct ui *ui, const struct shelf *shelf, const struct rules_key *chosen)
{
    int top = 0;
    for (int place = 0; place < shelf_count(shelf); place++) {
        struct rules_key key = shelf_at(shelf, place).key;
        top += heading_above(shelf, place) ? ui_px(ui, METRIC_HEADING) : 0;
        if (rules_key_equal(&key, chosen))
            break;
        top += ui_px(ui, METRIC_TARGET);
    }
    return top;
}

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

static bool rule_row(struct ui *ui, struct rect line, const struct shelf *shelf, const char *name,
                     int place, struct rules_key *chosen)
{
    struct shelf_entry entry = shelf_at(shelf, place);
    if (!ui_item(ui, line, rule_set_widget(ui, name, &entry.key), 0,
                 ruleset_title(entry.rules).text, detail_of(shelf, &entry, place),
                 rules_key_equal(&entry.key, chosen)))
        return false;
    *chosen = entry.key;
    return true;
}

/* Returns true if the line is in sight, or near enough that the keyboard may go there. */
static bool is_near(struct rect line, struct rect seen)
{
    int around = NEAR_ROWS * line.h;
    return line.y + line.h > seen.y - around && line.y < seen.y + seen.h + around;
}

bool rule_list(struct ui *ui, struct rect rect, const struct shelf *shelf, const char *name,
               struct rules_key *chosen, int *offset)
{
    int count = shelf_count(shelf), row = ui_px(ui, METRIC_TARGET);
    int height = count * row + (own_count(shelf) ? 2 * ui_px(ui, METRIC_HEADING) : 0);
    bool changed = false;
    if (*offset == RULE_LIST_SHOW)
        *offset = row_top(ui, shelf, chosen) + row / 2 - rect.h / 2;
    struct rect content = ui_scroll_begin(ui, rect, "rule-sets", height, offset);
    for (int place = 0; place < count; place++) {
        const char *above = heading_above(shelf, place);
        if (above)
            heading(ui, cut_top(&content, ui_px(ui, METRIC_HEADING)), above);
        struct rect line = cut_top(&content, row);
        if (is_near(line, rect))
            changed |= rule_row(ui, line, shelf, name, place, chosen);
    }
    ui_scroll_end(ui);
    return changed;
}

/* --- The choice --- */

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

/* SPDX-License-Identifier: MIT */
#include "pages/rule_list.h"

#include "prose/names.h"

#include <string.h>

enum {
    ROW_POINTS = 44,
    HEADING_POINTS = 32,
};

static int own_count(const struct screens *screens)
{
    return screens->host.rulebook ? screens->host.rulebook->count : 0;
}

static bool same(const struct named_ruleset *a, const struct named_ruleset *b)
{
    return strcmp(a->name, b->name) == 0 && strcmp(a->id, b->id) == 0 &&
           ruleset_equal(&a->rules, &b->rules);
}

const struct named_ruleset *rule_list_at(const struct screens *screens, int index)
{
    if (index < PRESET_COUNT)
        return &presets[index];
    index -= PRESET_COUNT;
    return index < own_count(screens) ? &screens->host.rulebook->sets[index]
                                      : &screens->match->rules;
}

int rule_list_find(const struct screens *screens, const struct named_ruleset *rules)
{
    int known = PRESET_COUNT + own_count(screens);
    for (int i = 0; i < known; i++)
        if (same(rule_list_at(screens, i), rules))
            return i;
    return known;
}

bool rule_list_owns(const struct screens *screens, int index)
{
    return index >= PRESET_COUNT && index < PRESET_COUNT + own_count(screens);
}

int rule_list_count(const struct screens *screens)
{
    int known = PRESET_COUNT + own_count(screens);
    return known + (rule_list_find(screens, &screens->match->rules) == known);
}

/* A part of the list being drawn. */
struct part {
    struct screens *screens;
    const char *name;
    struct rect content; /* what is left of it */
    int *chosen;
    bool changed;
};

static void heading(struct part *part, const char *text)
{
    struct ui *ui = &part->screens->ui;
    struct rect line = cut_top(&part->content, ui_px(ui, HEADING_POINTS));
    cut_left(&line, ui_px(ui, 8));
    ui_text(ui, line, ui_small(ui), ui_colour(ui, COLOUR_ACCENT), ALIGN_LEFT, text);
    ui_note(ui, line, text);
}

static void rows(struct part *part, int from, int to, const char *detail)
{
    struct ui *ui = &part->screens->ui;
    for (int i = from; i < to; i++) {
        struct rect line = cut_top(&part->content, ui_px(ui, ROW_POINTS));
        if (ui_item(ui, line, part->name, i, ruleset_title(rule_list_at(part->screens, i)).text,
                    detail, *part->chosen == i)) {
            *part->chosen = i;
            part->changed = true;
        }
    }
}

/* Where the row of `index` begins. */
static int row_top(const struct screens *screens, int index)
{
    const struct ui *ui = &screens->ui;
    int own = own_count(screens), row = ui_px(ui, ROW_POINTS), head = ui_px(ui, HEADING_POINTS);
    if (own == 0)
        return index * row;
    if (rule_list_owns(screens, index))
        return head + (index - PRESET_COUNT) * row;
    int above = index < PRESET_COUNT ? index + own : index;
    return 2 * head + above * row;
}

bool rule_list_view(struct screens *screens, struct rect rect, const char *name, int *chosen,
                    int *offset)
{
    struct ui *ui = &screens->ui;
    int own = own_count(screens), count = rule_list_count(screens);
    int height = count * ui_px(ui, ROW_POINTS) + (own ? 2 * ui_px(ui, HEADING_POINTS) : 0);
    if (*offset == RULE_LIST_SHOW)
        *offset = row_top(screens, *chosen) + ui_px(ui, ROW_POINTS) / 2 - rect.h / 2;
    struct part part = {.screens = screens, .name = name, .chosen = chosen};
    part.content = ui_scroll_begin(ui, rect, "rule-sets", height, offset);
    if (own) {
        heading(&part, "Your own");
        rows(&part, PRESET_COUNT, PRESET_COUNT + own, "yours");
        heading(&part, "Ready-made");
    }
    rows(&part, 0, HOUSE_PRESET_COUNT, "house");
    rows(&part, HOUSE_PRESET_COUNT, PRESET_COUNT, NULL);
    rows(&part, PRESET_COUNT + own, count, "this match");
    ui_scroll_end(ui);
    return part.changed;
}

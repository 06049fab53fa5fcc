/* SPDX-License-Identifier: MIT */
#include "pages/rule_sets.h"

#include "base/array.h"
#include "base/translate.h"
#include "prose/draft_prose.h"
#include "prose/names.h"
#include "prose/rule_words.h"
#include "prose/rules_page.h"

#include <stdlib.h>

enum {
    NEAR_ROWS = 24, /* laid out above and below what is seen */

    SENTENCE_SIZE = RULES_NAME_SIZE + 800,
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

/* --- The text --- */

/* A column of text that is being written, or only measured. */
struct column {
    struct ui *ui;
    struct rect rect;
    struct looks looks;
    int y;
    bool draw;
};

static void add_text(struct column *column, struct text_style style, enum colour_role role,
                     const char *text)
{
    struct rect rest = {column->rect.x, column->rect.y + column->y, column->rect.w, 1 << 20};
    column->y +=
        ui_paragraph(column->ui, rest, style, ui_colour(column->ui, role), text, column->draw);
}

static void add_gap(struct column *column)
{
    column->y += ui_px(column->ui, METRIC_GAP_WIDE);
}

static void add_general(struct column *column, const struct named_ruleset *rules)
{
    char memory[SENTENCE_SIZE];
    struct strbuf sentence = strbuf_init(memory, sizeof memory);
    struct side_names sides = looks_side_names(column->looks);
    for (int i = 0; rules_general_sentence(i, &rules->rules, sides, &sentence); i++) {
        add_text(column, ui_body(column->ui), COLOUR_TEXT, memory);
        add_gap(column);
        sentence = strbuf_init(memory, sizeof memory);
    }
}

static void add_field(struct column *column, const struct named_ruleset *rules, enum field field)
{
    struct strbuf sentence = ui_strbuf(column->ui, SENTENCE_SIZE);
    struct side_names sides = looks_side_names(column->looks);
    if (field == FIELD_SQUARES)
        square_style_print(&sentence, &rules->rules, looks_square_style(column->looks), sides);
    else if (!field_sentence(&rules->rules, field, sides, &sentence))
        return;
    add_text(column, ui_bold(column->ui), COLOUR_TEXT, field_title(field));
    add_text(column, ui_body(column->ui), COLOUR_TEXT, sentence.text);
    add_gap(column);
}

/* Adds the fields that differ from American, or those that do not. */
static void add_fields(struct column *column, const struct named_ruleset *rules, bool differing)
{
    for (int i = 0; i < FIELD_COUNT; i++)
        if (rule_field_differs(&rules->rules, usual_rules(), telling_order[i]) == differing)
            add_field(column, rules, telling_order[i]);
}

static void add_heading(struct column *column, const char *text)
{
    add_gap(column);
    add_text(column, ui_bold(column->ui), COLOUR_ACCENT, text);
    if (column->draw) {
        int line = ui_px(column->ui, METRIC_BORDER);
        struct rect rule = {column->rect.x, column->rect.y + column->y, column->rect.w, line};
        draw_fill(&column->ui->list, rule, 0, ui_colour(column->ui, COLOUR_BUTTON_HOT));
    }
    add_gap(column);
}

/* Writes what differs from American first, and what everybody knows last. Returns the height. */
static int text_column(struct column column, const struct named_ruleset *rules)
{
    struct ui *ui = column.ui;
    enum field fields[FIELD_COUNT];
    bool differs = telling_fields(&rules->rules, fields) > 0;
    add_text(&column, ui_heading(ui), COLOUR_TEXT, ruleset_title(rules).text);
    if (differs) {
        add_heading(&column, tr("Not as in American"));
        add_fields(&column, rules, true);
    }
    add_heading(&column, differs ? tr("As in American") : tr("How it is played"));
    add_fields(&column, rules, false);
    add_heading(&column, tr("In every game of checkers"));
    add_general(&column, rules);
    struct strbuf text = ui_strbuf(ui, SENTENCE_SIZE);
    as_text_print(&text, rules);
    add_text(&column, ui_small(ui), COLOUR_TEXT_DIM, text.text);
    return column.y;
}

void rules_text(struct ui *ui, struct rect rect, const char *name,
                const struct named_ruleset *rules, struct looks looks, int *offset)
{
    struct column column = {.ui = ui, .looks = looks};
    int room = int_min(ui_scroll_width(ui, rect.w), ui_px(ui, METRIC_PROSE));
    column.rect = (struct rect){0, 0, room, 1 << 20};
    int width = column.rect.w;
    int height = text_column(column, rules);
    column.rect = ui_scroll_begin(ui, rect, name, height, offset);
    column.rect.w = width;
    column.draw = true;
    text_column(column, rules);
    ui_scroll_end(ui);
}

/* SPDX-License-Identifier: MIT */
#include "pages/rules_text.h"

#include "base/translate.h"
#include "prose/draft_prose.h"
#include "prose/rule_words.h"
#include "prose/rules_line.h"
#include "prose/rules_page.h"

enum {
    SENTENCE_SIZE = RULES_NAME_SIZE + 800,
};

/* A column of text under construction. */
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
    char memory[SENTENCE_SIZE];
    struct strbuf sentence = strbuf_init(memory, sizeof memory);
    struct side_names sides = looks_side_names(column->looks);
    if (field == FIELD_SQUARES)
        square_style_print(&sentence, &rules->rules, looks_square_style(column->looks), sides);
    else if (!field_sentence(&rules->rules, field, sides, &sentence))
        return;
    add_text(column, ui_bold(column->ui), COLOUR_TEXT, field_title(field));
    add_text(column, ui_body(column->ui), COLOUR_TEXT, memory);
    add_gap(column);
}

/* The fields that are other than in American, or those that are not. */
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

/* What a player who knows checkers wants to hear first, what everybody knows last. Returns the
 * height. */
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
    char memory[SENTENCE_SIZE];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    as_text_print(&text, rules);
    add_text(&column, ui_small(ui), COLOUR_TEXT_DIM, memory);
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

/* SPDX-License-Identifier: MIT */
/* The rules in words, made from the fields, and the page that shows them. */
#include "notation/ruleset_text.h"
#include "pages/screens.h"
#include "prose/names.h"
#include "prose/rules_page.h"

#include <stdio.h>

enum {
    SENTENCE_MAX = 600,
    GAP_POINTS = 10,
    BUTTON_POINTS = 44,
};

/* A column of text under construction. */
struct column {
    struct ui *ui;
    struct rect rect;
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
    column->y += ui_px(column->ui, GAP_POINTS);
}

static void add_field(struct column *column, const struct named_ruleset *rules, enum field field)
{
    char memory[SENTENCE_MAX];
    struct strbuf sentence = strbuf_init(memory, sizeof memory);
    if (!field_sentence(&rules->rules, field, &sentence))
        return;
    add_text(column, ui_bold(column->ui), COLOUR_TEXT, field_title(field));
    add_text(column, ui_body(column->ui), COLOUR_TEXT, memory);
    add_gap(column);
}

int rules_view(struct ui *ui, struct rect rect, const struct named_ruleset *rules, bool draw)
{
    struct column column = {.ui = ui, .rect = rect, .draw = draw};
    add_text(&column, ui_heading(ui), COLOUR_ACCENT, ruleset_title(rules).text);
    add_gap(&column);
    for (int i = 0;; i++) {
        char memory[SENTENCE_MAX];
        struct strbuf sentence = strbuf_init(memory, sizeof memory);
        if (!rules_general_sentence(i, &rules->rules, &sentence))
            break;
        add_text(&column, ui_body(ui), COLOUR_TEXT, memory);
        add_gap(&column);
    }
    for (enum field field = 0; field < FIELD_COUNT; field++)
        add_field(&column, rules, field);
    char memory[RULESET_TEXT_MAX + 32];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    strbuf_add(&text, "As text: ");
    ruleset_print(&text, rules);
    add_text(&column, ui_small(ui), COLOUR_TEXT_DIM, memory);
    return column.y;
}

static void rules_page_buttons(struct screens *screens, struct rect rect)
{
    struct ui *ui = &screens->ui;
    struct button compare = command_button(COMMAND_COMPARE);
    struct button edit = command_button(COMMAND_EDIT_RULES);
    edit.label = "Change a copy";
    if (ui_button(ui, rect_column(rect, 0, 2, ui_px(ui, GAP_POINTS)), &compare))
        screens_open(screens, SCENE_COMPARE);
    if (ui_button(ui, rect_column(rect, 1, 2, ui_px(ui, GAP_POINTS)), &edit))
        screens_edit(screens, &screens->match->game.rules);
}

void rules_page_pass(struct screens *screens)
{
    struct ui *ui = &screens->ui;
    const struct named_ruleset *rules = &screens->match->game.rules;
    struct rect room = page_head(screens, "The rules of this game");
    rules_page_buttons(screens, cut_bottom(&room, ui_px(ui, BUTTON_POINTS)));
    cut_bottom(&room, ui_px(ui, GAP_POINTS));
    ui_panel(ui, room);
    struct rect inside = rect_inset(room, ui_px(ui, 16));
    int width = inside.w - ui_px(ui, 16);
    int height = rules_view(ui, (struct rect){0, 0, width, 0}, rules, false);
    struct rect content = ui_scroll_begin(ui, inside, "rules", height, &screens->page_offset);
    content.w = width;
    rules_view(ui, content, rules, true);
    ui_scroll_end(ui);
    if (ui->focus == 0 && screens->scene == SCENE_RULES)
        ui->focus = ui_id("rules", 0);
}

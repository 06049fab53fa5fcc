/* SPDX-License-Identifier: MIT */
/* What is seen of the row in hand: rule sets to start from, or one field with its sentence and a
 * board that plays it. */
#include "pages/rules_editor_page.h"

#include "pages/rule_list.h"
#include "prose/rule_words.h"
#include "prose/rules_page.h"
#include "toolkit/icons.h"

#include <stdio.h>

enum {
    TARGET_POINTS = 44,
    GAP_POINTS = 8,
    NUMBER_POINTS = 84,
    SENTENCE_MAX = 600,
    BESIDE_POINTS = 240, /* room for the differences beside or below the board */
    BELOW_POINTS = 130,
    WIDE_POINTS = 560,  /* room for both in a row */
    ROOMY_POINTS = 420, /* a pane this wide is read in body text */
};

/* --- Start from --- */

/* The rule set that the draft was, or is, made from. */
static int start_index(const struct screens *screens)
{
    const struct edit_state *now = &screens->editor.now;
    const struct rulebook *book = screens->host.rulebook;
    if (book && now->own[0] && rulebook_find(book, now->own) >= 0)
        return PRESET_COUNT + rulebook_find(book, now->own);
    return (int)(preset_find(now->draft.id) - presets);
}

void editor_start_pane(struct screens *screens, struct rect rect)
{
    static const struct rulebook none;
    struct ui *ui = &screens->ui;
    struct rules_editor *editor = &screens->editor;
    const char *text = "Choose the rules to begin with. What you have now comes back with Undo.";
    struct text_style style = ui_small(ui);
    cut_top(&rect, ui_paragraph(ui, rect, style, ui_colour(ui, COLOUR_TEXT_DIM), text, true));
    cut_top(&rect, ui_px(ui, GAP_POINTS));
    int chosen = start_index(screens);
    if (rule_list_view(screens, rect, "start-from", &chosen, &editor->start_offset))
        editor_start(editor, screens->host.rulebook ? screens->host.rulebook : &none,
                     rule_list_at(screens, chosen));
}

/* --- A field --- */

static void choice(struct screens *screens, struct rect rect, enum field field)
{
    struct ui *ui = &screens->ui;
    struct rules_editor *editor = &screens->editor;
    int steps[STEPS_MAX], value = ruleset_get(&editor->now.draft.rules, field), at = 0;
    int count = rule_steps(field, value, steps);
    char memory[STEPS_MAX][40];
    const char *labels[STEPS_MAX];
    for (int i = 0; i < count; i++) {
        struct strbuf label = strbuf_init(memory[i], sizeof memory[i]);
        rule_value_print(&label, field, steps[i]);
        labels[i] = memory[i];
        if (steps[i] == value)
            at = i;
    }
    bool typed = !field_infos[field].values && field != FIELD_ROWS;
    if (typed) {
        struct rect field_rect = cut_right(&rect, ui_px(ui, NUMBER_POINTS));
        cut_right(&rect, ui_px(ui, GAP_POINTS));
        if (ui->focus != ui_id("number", 0))
            snprintf(editor->number, sizeof editor->number, "%d", value);
        if (ui_field(ui, field_rect, "number", "Number", editor->number, 5))
            editor_type_number(editor);
    }
    if (ui_choice(ui, rect, "value", field_title(field), labels, count, &at))
        editor_set(editor, field, steps[at]);
}

/* The sentence of the rules page, or why there is none; cuts it off `rect`. */
static void sentence(struct screens *screens, struct rect *rect, enum field field)
{
    struct ui *ui = &screens->ui;
    const struct ruleset *rules = &screens->editor.now.draft.rules;
    char memory[SENTENCE_MAX];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    bool says = field_sentence(rules, field, &text);
    if (!says)
        strbuf_add(&text, rule_idle_reason(field));
    struct text_style style = rect->w >= ui_px(ui, ROOMY_POINTS) ? ui_body(ui) : ui_small(ui);
    struct colour ink = ui_colour(ui, says ? COLOUR_TEXT : COLOUR_TEXT_DIM);
    int height = ui_paragraph(ui, *rect, style, ink, memory, true);
    ui_note(ui, cut_top(rect, height), memory);
}

/* With the count of quiet moves so far, where the field is about it. */
static void print_caption(const struct demo_board *demo, struct strbuf *out)
{
    const struct rule_reel *reel = &demo->reel;
    bool counts = demo->field == FIELD_QUIET || demo->field == FIELD_QUIET_RESET;
    strbuf_add(out, reel->demo->caption);
    if (counts && reel->rules.rules.quiet > 0)
        strbuf_addf(out, " Count: %d of %d.", reel->draws[demo->ply].quiet,
                    reel->rules.rules.quiet);
}

static void caption(struct screens *screens, struct rect rect)
{
    struct ui *ui = &screens->ui;
    struct demo_board *demo = &screens->editor.demo;
    bool still = screens->preferences->reduced_motion;
    struct button again = {.name = "play-demo",
                           .label = still ? "Next picture" : "Play once more",
                           .icon = &icons[ICON_NEXT],
                           .icon_only = true};
    if (ui_button(ui, cut_left(&rect, ui_px(ui, TARGET_POINTS)), &again))
        demo_board_play(demo, still, screens->now);
    cut_left(&rect, ui_px(ui, GAP_POINTS));
    char memory[320];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    print_caption(demo, &text);
    ui_note(ui, rect, memory);
    struct colour ink = ui_colour(ui, COLOUR_TEXT_DIM);
    int height = ui_paragraph(ui, rect, ui_small(ui), ink, memory, false);
    ui_paragraph(ui, rect_centred(rect, rect.w, int_min(rect.h, height)), ui_small(ui), ink, memory,
                 true);
}

static void board(struct screens *screens, struct rect rect, int side)
{
    struct ui *ui = &screens->ui;
    struct demo_board *demo = &screens->editor.demo;
    int row = ui_px(ui, TARGET_POINTS), gap = ui_px(ui, GAP_POINTS);
    struct rect square = cut_top(&rect, side);
    if (demo_board_pass(ui, square, demo, screens->now))
        demo_board_play(demo, screens->preferences->reduced_motion, screens->now);
    cut_top(&rect, gap);
    caption(screens, cut_top(&rect, row));
}

void editor_field_pane(struct screens *screens, struct rect rect)
{
    struct ui *ui = &screens->ui;
    struct rules_editor *editor = &screens->editor;
    enum field field = (enum field)editor->hand;
    int row = ui_px(ui, TARGET_POINTS), gap = ui_px(ui, GAP_POINTS);
    choice(screens, cut_top(&rect, row), field);
    cut_top(&rect, gap);
    sentence(screens, &rect, field);
    cut_top(&rect, gap);
    demo_board_show(&editor->demo, field, ruleset_get(&editor->now.draft.rules, field),
                    screens->preferences->reduced_motion, screens->now);
    bool wide = rect.w >= ui_px(ui, WIDE_POINTS);
    int beside = wide ? ui_px(ui, BESIDE_POINTS) + 2 * gap : 0;
    int side = int_max(1, int_min(rect.w - beside, rect.h - row - gap));
    if (wide) {
        struct rect left = cut_left(&rect, side);
        cut_left(&rect, 2 * gap);
        board(screens, left, side);
        editor_differences(screens, rect);
        return;
    }
    struct rect below = rect;
    cut_top(&below, side + row + 2 * gap);
    board(screens, rect, side);
    if (below.h >= ui_px(ui, BELOW_POINTS))
        editor_differences(screens, below);
}

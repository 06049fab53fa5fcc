/* SPDX-License-Identifier: MIT */
/* What is seen of a row: rule sets to start from, or one field with its sentence and a board that
 * plays it. */
#include "base/translate.h"
#include "notation/scan.h"
#include "pages/editor/editor.h"
#include "pages/rule_list.h"
#include "prose/draft_prose.h"
#include "prose/rule_words.h"
#include "prose/rules_page.h"
#include "toolkit/icons.h"

#include <stdio.h>

enum {
    NUMBER_POINTS = 84,
    NUMBER_BESIDE_POINTS = 290, /* room for both */
    NUMBER_SIZE = 5,            /* digits, and the closing zero */
    SENTENCE_SIZE = 800,
    VALUE_SIZE = 80,
    CAPTION_SIZE = 480,
    BESIDE_POINTS = 240, /* room for the differences beside or below the board */
    BELOW_POINTS = 130,
    WIDE_POINTS = 560,  /* room for both in a row */
    ROOMY_POINTS = 420, /* a pane this wide is read in body text */
};

/* --- Start from --- */

void editor_start_pane(struct editor *editor, struct rect rect)
{
    struct desk *desk = editor->desk;
    struct ui *ui = desk->ui;
    cut_top(&rect, ui_paragraph(ui, rect, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM),
                                start_from_advice(), true));
    cut_top(&rect, ui_px(ui, METRIC_GAP));
    struct rules_key chosen = draft_origin(&editor->draft, desk->shelf->own);
    if (rule_list(ui, rect, desk->shelf, "start-from", &chosen, &editor->start_offset))
        editor_start(editor, shelf_find(desk->shelf, &chosen));
}

/* --- A field --- */

static int field_value(const struct editor *editor, enum field field)
{
    return ruleset_get(&editor->draft.now.rules.rules, field);
}

/* The number that is all of the text; false if it is none. */
static bool whole_number(const char *text, int *value)
{
    scan_spaces(&text);
    return scan_number(&text, value) && !*text;
}

/* An empty text is not complained of: another will follow. */
static void take_number(struct editor *editor, enum field field)
{
    int value;
    struct strbuf message = strbuf_init(editor->message, sizeof editor->message);
    editor->warns = false;
    if (whole_number(editor->number, &value) && field_allows(field, value)) {
        draft_type(&editor->draft, field, value);
    } else if (editor->number[0]) {
        number_needed_print(&message, field);
        editor->warns = true;
    }
}

/* Any number may be typed, also one that no step leads to. */
static void number_field(struct editor *editor, struct rect rect, enum field field)
{
    struct ui *ui = editor->desk->ui;
    if (ui->focus != ui_id("number", 0) || !editor->number_typed)
        snprintf(editor->number, sizeof editor->number, "%d", field_value(editor, field));
    if (!ui_field(ui, rect, "number", tr("Number"), editor->number, NUMBER_SIZE))
        return;
    editor->number_typed = true;
    take_number(editor, field);
}

static void value_choice(struct editor *editor, struct rect rect, enum field field)
{
    int steps[STEPS_MAX], value = field_value(editor, field), at = 0;
    int count = rule_steps(field, value, steps);
    char memory[STEPS_MAX][VALUE_SIZE];
    const char *labels[STEPS_MAX];
    for (int i = 0; i < count; i++) {
        struct strbuf label = strbuf_init(memory[i], sizeof memory[i]);
        rule_value_print(&label, field, steps[i]);
        labels[i] = memory[i];
        if (steps[i] == value)
            at = i;
    }
    if (!ui_choice(editor->desk->ui, rect, "value", field_title(field), labels, count, &at))
        return;
    draft_set(&editor->draft, field, steps[at]);
    editor_settle(editor);
}

/* The choice, and where there is a number the field for it, beside it or below; cuts them off
 * `rect`. */
static void value(struct editor *editor, struct rect *rect, enum field field)
{
    struct ui *ui = editor->desk->ui;
    bool typed = !field_infos[field].values && field != FIELD_ROWS;
    bool beside = rect->w >= ui_px(ui, NUMBER_BESIDE_POINTS);
    struct rect line = cut_top(rect, ui_px(ui, METRIC_TARGET));
    struct rect choice = line;
    cut_top(rect, ui_px(ui, METRIC_GAP));
    if (typed && beside) {
        line = cut_right(&choice, ui_px(ui, NUMBER_POINTS));
        cut_right(&choice, ui_px(ui, METRIC_GAP));
    } else if (typed) {
        line = cut_top(rect, ui_px(ui, METRIC_TARGET));
        cut_top(rect, ui_px(ui, METRIC_GAP));
    }
    if (typed)
        number_field(editor, line, field);
    value_choice(editor, choice, field);
}

/* The sentence of the rules page, or why there is none; cuts it off `rect`. */
static void sentence(struct editor *editor, struct rect *rect, enum field field)
{
    struct ui *ui = editor->desk->ui;
    const struct ruleset *rules = &editor->draft.now.rules.rules;
    char memory[SENTENCE_SIZE];
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
static void caption_print(const struct demo_board *demo, struct strbuf *out)
{
    const struct rule_reel *reel = &demo->reel;
    bool counts = demo->field == FIELD_QUIET || demo->field == FIELD_QUIET_RESET;
    const char *caption = tr(reel->demo->caption);
    if (counts && reel->rules.rules.quiet > 0)
        counted_caption_print(out, caption, reel->draws[demo->ply].quiet, reel->rules.rules.quiet);
    else
        strbuf_add(out, caption);
}

static void play_again(struct editor *editor)
{
    demo_board_play(&editor->demo, editor->desk->preferences->reduced_motion, editor->desk->now);
}

/* How high the caption of the board is, `width` pixels wide. */
static int caption_height(struct editor *editor, int width)
{
    struct ui *ui = editor->desk->ui;
    char memory[CAPTION_SIZE];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    caption_print(&editor->demo, &text);
    width -= ui_px(ui, METRIC_TARGET) + ui_px(ui, METRIC_GAP);
    return int_max(ui_px(ui, METRIC_TARGET), ui_text_height(ui, ui_small(ui), memory, width));
}

static void caption(struct editor *editor, struct rect rect)
{
    struct ui *ui = editor->desk->ui;
    bool still = editor->desk->preferences->reduced_motion;
    struct button again = {.name = "play-demo",
                           .label = still ? tr("Next picture") : tr("Play once more"),
                           .icon = &icons[ICON_NEXT],
                           .icon_only = true};
    if (ui_button(ui, cut_left(&rect, ui_px(ui, METRIC_TARGET)), &again))
        play_again(editor);
    cut_left(&rect, ui_px(ui, METRIC_GAP));
    char memory[CAPTION_SIZE];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    caption_print(&editor->demo, &text);
    ui_note(ui, rect, memory);
    struct colour ink = ui_colour(ui, COLOUR_TEXT_DIM);
    int height = ui_paragraph(ui, rect, ui_small(ui), ink, memory, false);
    ui_paragraph(ui, rect_centred(rect, rect.w, int_min(rect.h, height)), ui_small(ui), ink, memory,
                 true);
}

static void board(struct editor *editor, struct rect rect, int side, int lower)
{
    struct ui *ui = editor->desk->ui;
    struct rect square = cut_top(&rect, side);
    if (demo_board_pass(ui, square, &editor->demo, editor->desk->now))
        play_again(editor);
    cut_top(&rect, ui_px(ui, METRIC_GAP));
    caption(editor, cut_top(&rect, lower));
}

void editor_field_pane(struct editor *editor, struct rect rect)
{
    struct ui *ui = editor->desk->ui;
    enum field field = (enum field)editor->row;
    int row = ui_px(ui, METRIC_TARGET), gap = ui_px(ui, METRIC_GAP);
    value(editor, &rect, field);
    sentence(editor, &rect, field);
    cut_top(&rect, gap);
    const struct preferences *preferences = editor->desk->preferences;
    demo_board_show(&editor->demo, field, field_value(editor, field),
                    preferences_looks(preferences, &editor->draft.now.rules),
                    preferences->reduced_motion, editor->desk->now);
    bool wide = rect.w >= ui_px(ui, WIDE_POINTS);
    int beside = wide ? ui_px(ui, BESIDE_POINTS) + 2 * gap : 0;
    int width = int_max(1, int_min(rect.w - beside, rect.h - row - gap));
    int lower = caption_height(editor, wide ? width : rect.w);
    int side = int_max(1, int_min(width, rect.h - lower - gap));
    if (wide) {
        struct rect left = cut_left(&rect, width);
        cut_left(&rect, 2 * gap);
        board(editor, left, side, lower);
        editor_differences(editor, rect);
        return;
    }
    struct rect below = rect;
    cut_top(&below, side + lower + 2 * gap);
    board(editor, rect, side, lower);
    if (below.h >= ui_px(ui, BELOW_POINTS))
        editor_differences(editor, below);
}

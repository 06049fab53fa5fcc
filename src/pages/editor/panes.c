/* SPDX-License-Identifier: MIT */
/* The panes of the rows: rule sets to start from; a field with its sentence and a board that plays
 * it; the name, saving and sharing, and what differs from the tournament rules. */
#include "base/scan.h"
#include "base/translate.h"
#include "pages/commands.h"
#include "pages/editor/editor.h"
#include "prose/draft_prose.h"
#include "prose/rule_words.h"
#include "prose/rules_page.h"
#include "toolkit/icons.h"

#include <stdio.h>
#include <string.h>

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

    LINE_SIZE = 320,
    SUMMARY_SIZE = 640,
};

/* --- Differences --- */

static const struct ruleset *tournament(void)
{
    return &preset_find("tournament")->rules;
}

static int difference_count(const struct ruleset *rules)
{
    int count = 0;
    for (enum field field = 0; field < FIELD_COUNT; field++)
        count += rule_field_differs(rules, tournament(), field);
    return count;
}

/* Returns the height. */
static int difference_lines(const struct editor *editor, struct rect rect, bool draw)
{
    struct ui *ui = editor->desk->ui;
    const struct ruleset *rules = &editor->draft.now.rules.rules;
    int top = rect.y;
    char memory[LINE_SIZE];
    struct strbuf title = strbuf_init(memory, sizeof memory);
    difference_count_print(&title, difference_count(rules));
    page_paragraph(ui, &rect, ui_bold(ui), COLOUR_ACCENT, memory, draw);
    for (enum field field = 0; field < FIELD_COUNT; field++) {
        if (!rule_field_differs(rules, tournament(), field))
            continue;
        struct strbuf line = strbuf_init(memory, sizeof memory);
        difference_print(&line, rules, tournament(), field, editor_side_names(editor));
        cut_top(&rect, ui_px(ui, METRIC_GAP_SMALL));
        page_paragraph(ui, &rect, ui_small(ui), COLOUR_TEXT, memory, draw);
    }
    return rect.y - top;
}

/* Draws or measures the rule set as text, then the differences. Returns the height. */
static int summary_lines(const struct editor *editor, struct rect rect, bool as_text, bool draw)
{
    struct ui *ui = editor->desk->ui;
    int top = rect.y;
    struct strbuf text = ui_strbuf(ui, SUMMARY_SIZE);
    if (as_text) {
        as_text_print(&text, &editor->draft.now.rules);
        page_paragraph(ui, &rect, ui_small(ui), COLOUR_TEXT_DIM, text.text, draw);
        cut_top(&rect, ui_px(ui, METRIC_GAP));
    }
    return rect.y - top + difference_lines(editor, rect, draw);
}

/* Draws what differs from the tournament rules, as a list to scroll; `as_text`: below the text of
 * the rule set. */
static void summary(struct editor *editor, struct rect rect, bool as_text)
{
    struct ui *ui = editor->desk->ui;
    struct rect measure = {0, 0, ui_scroll_width(ui, rect.w), 1 << 20};
    int height = summary_lines(editor, measure, as_text, false);
    struct rect content = ui_scroll_begin(ui, rect, "differences", height, &editor->text_offset);
    content.w = measure.w;
    summary_lines(editor, content, as_text, true);
    ui_scroll_end(ui);
}

/* --- Start from --- */

void editor_start_pane(struct editor *editor, struct rect rect)
{
    struct desk *desk = editor->desk;
    struct ui *ui = desk->ui;
    cut_top(&rect, ui_paragraph(ui, rect, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM),
                                start_from_advice(), true));
    cut_top(&rect, ui_px(ui, METRIC_GAP));
    struct rules_key chosen = draft_origin(&editor->draft, desk->shelf->own);
    if (rule_list(desk, rect, &editor->start_list, "start-from", &chosen))
        editor_start(editor, shelf_find(desk->shelf, &chosen));
}

/* --- A field --- */

static int field_value(const struct editor *editor, enum field field)
{
    return ruleset_get(&editor->draft.now.rules.rules, field);
}

/* Reads a text that is a number and nothing else. Returns false if it is not. */
static bool whole_number(const char *text, int *value)
{
    scan_spaces(&text);
    return scan_number(&text, value) && !*text;
}

/* An empty text is no error: the player goes on typing. */
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

/* Any valid number may be typed, also one that no step reaches. */
static void number_field(struct editor *editor, struct rect rect, enum field field)
{
    struct ui *ui = editor->desk->ui;
    if (ui->focus != ui_id("number", 0) || !editor->number_typed)
        snprintf(editor->number, sizeof editor->number, "%d", field_value(editor, field));
    if (!ui_field(ui, rect, "number", tr_c("a field for a number", "Number"), editor->number,
                  NUMBER_SIZE))
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
        rule_value_print(&label, field, steps[i], editor_side_names(editor));
        labels[i] = memory[i];
        if (steps[i] == value)
            at = i;
    }
    if (!ui_choice(editor->desk->ui, rect, "value", field_title(field), labels, count, &at))
        return;
    draft_set(&editor->draft, field, steps[at]);
    editor_settle(editor);
}

/* Draws the choice and, for a number, its field beside or below. Cuts them off `rect`. */
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

/* Draws the sentence of the rules page, or why there is none. Cuts it off `rect`. */
static void sentence(struct editor *editor, struct rect *rect, enum field field)
{
    struct ui *ui = editor->desk->ui;
    const struct ruleset *rules = &editor->draft.now.rules.rules;
    struct strbuf text = ui_strbuf(ui, SENTENCE_SIZE);
    bool says = field_sentence(rules, field, editor_side_names(editor), &text);
    if (!says)
        strbuf_add(&text, rule_idle_reason(field));
    struct text_style style = rect->w >= ui_px(ui, ROOMY_POINTS) ? ui_body(ui) : ui_small(ui);
    page_paragraph(ui, rect, style, says ? COLOUR_TEXT : COLOUR_TEXT_DIM, text.text, true);
}

/* Adds the caption, with the count of quiet moves if the field is about it. */
static void caption_print(const struct demo_board *demo, struct strbuf *out)
{
    const struct rule_reel *reel = &demo->reel;
    enum field field = reel->demo->field;
    bool counts = field == FIELD_QUIET || field == FIELD_QUIET_RESET;
    char memory[CAPTION_SIZE];
    struct strbuf caption = strbuf_init(memory, sizeof memory);
    demo_caption_print(&caption, demo);
    if (counts && reel->rules.rules.quiet > 0)
        counted_caption_print(out, memory, reel->draws[demo->ply].quiet, reel->rules.rules.quiet);
    else
        strbuf_add(out, memory);
}

static void play_again(struct editor *editor)
{
    demo_board_play(&editor->demo, preferences_still(editor->desk->preferences), editor->desk->now);
}

/* Returns the height of the caption at this width, in pixels. */
static int caption_height(struct editor *editor, int width)
{
    struct ui *ui = editor->desk->ui;
    struct strbuf text = ui_strbuf(ui, CAPTION_SIZE);
    caption_print(&editor->demo, &text);
    width -= ui_px(ui, METRIC_TARGET) + ui_px(ui, METRIC_GAP);
    return int_max(ui_px(ui, METRIC_TARGET), ui_text_height(ui, ui_small(ui), text.text, width));
}

static void caption(struct editor *editor, struct rect rect)
{
    struct ui *ui = editor->desk->ui;
    bool still = preferences_still(editor->desk->preferences);
    struct button again = {.name = "play-demo",
                           .label = still ? tr_c("a button", "Next picture")
                                          : tr_c("a button", "Play once more"),
                           .icon = &icons[still ? ICON_NEXT : ICON_PLAY],
                           .icon_only = true};
    if (ui_button(ui, cut_left(&rect, ui_px(ui, METRIC_TARGET)), &again))
        play_again(editor);
    cut_left(&rect, ui_px(ui, METRIC_GAP));
    struct strbuf text = ui_strbuf(ui, CAPTION_SIZE);
    caption_print(&editor->demo, &text);
    ui_note(ui, rect, text.text);
    struct colour ink = ui_colour(ui, COLOUR_TEXT_DIM);
    int height = ui_paragraph_height(ui, ui_small(ui), text.text, rect.w);
    ui_paragraph(ui, rect_centred(rect, rect.w, int_min(rect.h, height)), ui_small(ui), ink,
                 text.text, true);
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
    demo_board_show(&editor->demo, field, field_value(editor, field), editor_looks(editor),
                    preferences_still(editor->desk->preferences), editor->desk->now);
    bool wide = rect.w >= ui_px(ui, WIDE_POINTS);
    int beside = wide ? ui_px(ui, BESIDE_POINTS) + 2 * gap : 0;
    int width = int_max(1, int_min(rect.w - beside, rect.h - row - gap));
    int lower = caption_height(editor, wide ? width : rect.w);
    int side = int_max(1, int_min(width, rect.h - lower - gap));
    if (wide) {
        struct rect left = cut_left(&rect, width);
        cut_left(&rect, 2 * gap);
        board(editor, left, side, lower);
        summary(editor, rect, false);
        return;
    }
    struct rect below = rect;
    cut_top(&below, side + lower + 2 * gap);
    board(editor, rect, side, lower);
    if (below.h >= ui_px(ui, BELOW_POINTS))
        summary(editor, below, false);
}

/* --- Name, save and share --- */

static void use_in_match(struct editor *editor)
{
    editor_save(editor);
    if (!draft_saved(&editor->draft, editor->desk->shelf->own))
        return;
    struct rules_key key = rules_key_own(editor->draft.now.own);
    desk_open(editor->desk, "new-match")->rules = desk_keep(editor->desk, &key, sizeof key);
}

static void rename_rules(struct editor *editor)
{
    struct draft_report report = draft_rename(&editor->draft, editor->desk->shelf->own);
    editor_report(editor, &report);
}

static void delete_rules(struct editor *editor)
{
    struct draft_report report = draft_delete(&editor->draft, editor->desk->shelf->own);
    editor_report(editor, &report);
}

static void save_buttons(struct editor *editor, struct rect *rect)
{
    struct ui *ui = editor->desk->ui;
    const struct draft *draft = &editor->draft;
    const char *unsaved = draft->now.own[0] ? NULL : rules_not_saved_yet();
    const char *unnamed = strcmp(draft->name, draft->now.own) == 0 ? rename_first() : NULL;
    bool asks = draft->question == DRAFT_ASKS_DELETE;
    const struct {
        struct button button;
        void (*act)(struct editor *editor);
    } actions[] = {
        {{.name = "rename-rules",
          .label = tr_c("a button", "Rename"),
          .why_not = unsaved ? unsaved : unnamed},
         rename_rules},
        {{.name = "delete-rules",
          .label = asks ? tr_c("a button", "Yes, delete it") : tr_c("a button", "Delete"),
          .why_not = unsaved},
         delete_rules},
        {command_button(editor->desk, COMMAND_COPY_RULES), editor_copy},
        {command_button(editor->desk, COMMAND_PASTE_RULES), editor_paste},
    };
    int gap = ui_px(ui, METRIC_GAP), count = (int)(sizeof actions / sizeof actions[0]);
    struct rect line = {0};
    for (int i = 0; i < count; i++) {
        if (i % 2 == 0) {
            line = cut_top(rect, ui_px(ui, METRIC_TARGET));
            cut_top(rect, gap);
        }
        if (ui_button(ui, rect_column(line, i % 2, 2, gap), &actions[i].button))
            actions[i].act(editor);
    }
}

static void name_field(struct editor *editor, struct rect *rect)
{
    struct ui *ui = editor->desk->ui;
    struct rect label = cut_top(rect, ui_px(ui, METRIC_CAPTION));
    ui_text(ui, label, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_LEFT,
            tr_c("of a rule set: a field", "Name"));
    if (!ui_field(ui, cut_top(rect, ui_px(ui, METRIC_TARGET)), "rules-name",
                  tr_c("of a rule set: a field", "Name"), editor->draft.name, PLAYER_NAME_SIZE))
        return;
    draft_renaming(&editor->draft);
    editor_show_message(editor, false, "");
}

void editor_save_pane(struct editor *editor, struct rect rect)
{
    struct ui *ui = editor->desk->ui;
    int gap = ui_px(ui, METRIC_GAP);
    name_field(editor, &rect);
    cut_top(&rect, gap);
    struct button play = {
        .name = "play-rules", .label = tr("Play with these rules"), .icon = &icons[ICON_CHECK]};
    bool plays = ui_button(ui, cut_top(&rect, ui_px(ui, METRIC_TARGET)), &play);
    cut_top(&rect, gap);
    save_buttons(editor, &rect);
    summary(editor, rect, true);
    if (plays)
        use_in_match(editor);
}

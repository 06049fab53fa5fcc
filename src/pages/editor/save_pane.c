/* SPDX-License-Identifier: MIT */
/* The last row of the editor: the name, how to save and share the whole, and what of it is not as
 * in tournaments. */
#include "base/translate.h"
#include "pages/editor/editor.h"
#include "prose/draft_prose.h"
#include "prose/rule_words.h"
#include "toolkit/icons.h"

#include <string.h>

enum {
    LINE_SIZE = 320,
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

/* A paragraph at the top of `rect`, which keeps the rest. */
static void add_line(struct ui *ui, struct rect *rect, struct text_style style,
                     enum colour_role role, const char *text, bool draw)
{
    int height = ui_paragraph(ui, *rect, style, ui_colour(ui, role), text, draw);
    struct rect at = cut_top(rect, height);
    if (draw)
        ui_note(ui, at, text);
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
    add_line(ui, &rect, ui_bold(ui), COLOUR_ACCENT, memory, draw);
    for (enum field field = 0; field < FIELD_COUNT; field++) {
        if (!rule_field_differs(rules, tournament(), field))
            continue;
        struct strbuf line = strbuf_init(memory, sizeof memory);
        difference_print(&line, rules, tournament(), field, editor_side_names(editor));
        cut_top(&rect, ui_px(ui, METRIC_GAP_SMALL));
        add_line(ui, &rect, ui_small(ui), COLOUR_TEXT, memory, draw);
    }
    return rect.y - top;
}

/* The rule set as text, then the differences. Returns the height. */
static int summary_lines(const struct editor *editor, struct rect rect, bool as_text, bool draw)
{
    struct ui *ui = editor->desk->ui;
    int top = rect.y;
    char memory[2 * LINE_SIZE];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    if (as_text) {
        as_text_print(&text, &editor->draft.now.rules);
        add_line(ui, &rect, ui_small(ui), COLOUR_TEXT_DIM, memory, draw);
        cut_top(&rect, ui_px(ui, METRIC_GAP));
    }
    return rect.y - top + difference_lines(editor, rect, draw);
}

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

void editor_differences(struct editor *editor, struct rect rect)
{
    summary(editor, rect, false);
}

/* --- Name, save and share --- */

static void use_in_match(struct editor *editor)
{
    editor_save(editor);
    if (!draft_saved(&editor->draft, editor->desk->shelf->own))
        return;
    struct rules_key key = rules_key_own(editor->draft.now.own);
    desk_open_rules(editor->desk, "new-match", &key);
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

static void paste_rules(struct editor *editor)
{
    desk_ask(editor->desk, REQUEST_PASTE);
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
        {{.name = "rename-rules", .label = tr("Rename"), .why_not = unsaved ? unsaved : unnamed},
         rename_rules},
        {{.name = "delete-rules",
          .label = asks ? tr("Yes, delete it") : tr("Delete"),
          .why_not = unsaved},
         delete_rules},
        {{.name = "copy-rules", .label = tr("Copy as text"), .key = {SDLK_c, MOD_CTRL}},
         editor_copy},
        {{.name = "paste-rules", .label = tr("Paste from text"), .key = {SDLK_v, MOD_CTRL}},
         paste_rules},
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
    ui_text(ui, label, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_LEFT, tr("Name"));
    if (!ui_field(ui, cut_top(rect, ui_px(ui, METRIC_TARGET)), "rules-name", tr("Name"),
                  editor->draft.name, PLAYER_NAME_SIZE))
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

/* SPDX-License-Identifier: MIT */
/* The last row of the editor: the name, how to keep and share the whole, and what of it is not as
 * in tournaments. */
#include "pages/rules_editor_page.h"

#include "notation/ruleset_text.h"
#include "prose/rule_words.h"
#include "prose/rules_page.h"
#include "toolkit/icons.h"

#include <string.h>

enum {
    TARGET_POINTS = 44,
    GAP_POINTS = 8,
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

/* "Kings: Flying (tournament: Short)" */
static void print_difference(const struct ruleset *rules, enum field field, struct strbuf *out)
{
    strbuf_addf(out, "%s: ", field_title(field));
    rule_value_print(out, field, ruleset_get(rules, field));
    strbuf_add(out, " (tournament: ");
    if (field_idle(tournament(), field))
        strbuf_add(out, "no effect");
    else
        rule_value_print(out, field, ruleset_get(tournament(), field));
    strbuf_add(out, ")");
}

static int differences_view(struct ui *ui, struct rect rect, const struct ruleset *rules, bool draw)
{
    int count = difference_count(rules), top = rect.y;
    char memory[160];
    struct strbuf title = strbuf_init(memory, sizeof memory);
    if (count == 0)
        strbuf_add(&title, "Just as in tournaments.");
    else
        strbuf_addf(&title, "Not as in tournaments: %d", count);
    struct rect note = rect;
    cut_top(&rect, ui_paragraph(ui, rect, ui_bold(ui), ui_colour(ui, COLOUR_ACCENT), memory, draw));
    if (draw)
        ui_note(ui, cut_top(&note, rect.y - top), memory);
    for (enum field field = 0; field < FIELD_COUNT; field++) {
        if (!rule_field_differs(rules, tournament(), field))
            continue;
        struct strbuf line = strbuf_init(memory, sizeof memory);
        print_difference(rules, field, &line);
        cut_top(&rect, ui_px(ui, 4));
        int height = ui_paragraph(ui, rect, ui_small(ui), ui_colour(ui, COLOUR_TEXT), memory, draw);
        struct rect at = cut_top(&rect, height);
        if (draw)
            ui_note(ui, at, memory);
    }
    return rect.y - top;
}

void editor_differences(struct screens *screens, struct rect rect)
{
    struct ui *ui = &screens->ui;
    const struct ruleset *rules = &screens->editor.now.draft.rules;
    struct rect measure = {0, 0, rect.w - ui_px(ui, 16), 1 << 20};
    int height = differences_view(ui, measure, rules, false);
    struct rect content =
        ui_scroll_begin(ui, rect, "differences", height, &screens->editor.text_offset);
    content.w = measure.w;
    differences_view(ui, content, rules, true);
    ui_scroll_end(ui);
}

/* --- Name, save and share --- */

void editor_page_copy(struct screens *screens)
{
    struct rules_editor *editor = &screens->editor;
    char memory[RULESET_TEXT_MAX];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    ruleset_print(&text, &editor->now.draft);
    if (screens->host.copy_text)
        screens->host.copy_text(screens->host.data, memory);
    editor_say(editor, false, "The clipboard holds the rules as text.");
}

void editor_page_paste(struct screens *screens)
{
    char text[2 * RULESET_TEXT_MAX] = "";
    if (screens->host.paste_text)
        screens->host.paste_text(screens->host.data, text, sizeof text);
    editor_paste(&screens->editor, text);
}

static void use_in_match(struct screens *screens)
{
    editor_page_save(screens);
    struct rules_editor *editor = &screens->editor;
    if (!screens->host.rulebook || !editor_saved(editor, screens->host.rulebook))
        return;
    int own = rulebook_find(screens->host.rulebook, editor->now.own);
    screens_open(screens, SCENE_NEW_MATCH);
    screens->new_match.rules = PRESET_COUNT + own;
}

static void rename_rules(struct screens *screens)
{
    editor_rename(&screens->editor, screens->host.rulebook);
}

static void delete_rules(struct screens *screens)
{
    editor_delete(&screens->editor, screens->host.rulebook);
}

static void keep_buttons(struct screens *screens, struct rect *rect)
{
    struct ui *ui = &screens->ui;
    struct rules_editor *editor = &screens->editor;
    const char *unsaved = editor->now.own[0] ? NULL : "It has not been saved yet.";
    bool named = strcmp(editor->name, editor->now.own) == 0;
    bool asks = editor->question == EDITOR_ASKS_DELETE;
    const struct {
        struct button button;
        void (*act)(struct screens *screens);
    } actions[] = {
        {{.name = "rename-rules",
          .label = "Rename",
          .why_not = unsaved ? unsaved
                     : named ? "Change the name first."
                             : NULL},
         rename_rules},
        {{.name = "delete-rules", .label = asks ? "Yes, delete it" : "Delete", .why_not = unsaved},
         delete_rules},
        {{.name = "copy-rules", .label = "Copy as text", .key = {SDLK_c, MOD_CTRL}},
         editor_page_copy},
        {{.name = "paste-rules", .label = "Paste from text", .key = {SDLK_v, MOD_CTRL}},
         editor_page_paste},
    };
    int gap = ui_px(ui, GAP_POINTS), count = (int)(sizeof actions / sizeof actions[0]);
    struct rect line = {0};
    for (int i = 0; i < count; i++) {
        if (i % 2 == 0) {
            line = cut_top(rect, ui_px(ui, TARGET_POINTS));
            cut_top(rect, gap);
        }
        if (ui_button(ui, rect_column(line, i % 2, 2, gap), &actions[i].button))
            actions[i].act(screens);
    }
}

void editor_keep_pane(struct screens *screens, struct rect rect)
{
    struct ui *ui = &screens->ui;
    struct rules_editor *editor = &screens->editor;
    int gap = ui_px(ui, GAP_POINTS);
    struct rect label = cut_top(&rect, ui_px(ui, 22));
    ui_text(ui, label, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_LEFT, "Name");
    if (ui_field(ui, cut_top(&rect, ui_px(ui, TARGET_POINTS)), "rules-name", "Name", editor->name,
                 PLAYER_NAME_SIZE)) {
        editor->question = EDITOR_ASKS_NOTHING;
        editor->message[0] = '\0';
    }
    cut_top(&rect, gap);
    struct button play = {
        .name = "play-rules", .label = "Play with these rules", .icon = &icons[ICON_CHECK]};
    bool plays = ui_button(ui, cut_top(&rect, ui_px(ui, TARGET_POINTS)), &play);
    cut_top(&rect, gap);
    keep_buttons(screens, &rect);
    char memory[RULESET_TEXT_MAX + 16];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    strbuf_add(&text, "As text: ");
    ruleset_print(&text, &editor->now.draft);
    int height = ui_paragraph(ui, rect, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM), memory, true);
    ui_note(ui, cut_top(&rect, height), memory);
    cut_top(&rect, gap);
    editor_differences(screens, rect);
    if (plays)
        use_in_match(screens);
}

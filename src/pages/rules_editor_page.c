/* SPDX-License-Identifier: MIT */
/* Make your own rules: the rows of what can be changed at the left, what is in hand at the right.
 * What is seen of a row is in rules_editor_panes.c. */
#include "pages/rules_editor_page.h"

#include "pages/rule_list.h"
#include "prose/rule_words.h"
#include "prose/rules_page.h"

#include <stdio.h>

enum {
    ROW_POINTS = 52,
    LIST_POINTS = 340,
    STRIP_POINTS = 48,
    HEAD_POINTS = 44,
    GAP_POINTS = 10,
    ROW_COUNT = EDITOR_ROW_KEEP - EDITOR_ROW_START + 1,
};

void editor_page_save(struct screens *screens)
{
    struct rules_editor *editor = &screens->editor;
    if (!screens->host.rulebook) {
        editor_say(editor, true, "There is nowhere to keep rule sets.");
        return;
    }
    editor_save(editor, screens->host.rulebook);
    if (editor->warns)
        editor->hand = EDITOR_ROW_KEEP;
}

void editor_page_step(struct screens *screens, int step)
{
    struct rules_editor *editor = &screens->editor;
    if (editor->hand < 0 || editor->hand >= FIELD_COUNT)
        return;
    enum field field = (enum field)editor->hand;
    int steps[STEPS_MAX], value = ruleset_get(&editor->now.draft.rules, field);
    int count = rule_steps(field, value, steps), at = 0;
    while (steps[at] != value)
        at++;
    editor_set(editor, field, steps[(at + step + count) % count]);
}

/* --- The head: undo, redo, save --- */

static void head_buttons(struct screens *screens, struct rect head)
{
    struct ui *ui = &screens->ui;
    struct rules_editor *editor = &screens->editor;
    bool saved = screens->host.rulebook && editor_saved(editor, screens->host.rulebook);
    struct button save = {.name = "save-rules",
                          .label = "Save",
                          .main = true,
                          .key = {SDLK_s, MOD_CTRL},
                          .why_not = saved ? "It is saved already, just as it is." : NULL};
    struct button undo = command_button(COMMAND_UNDO), redo = command_button(COMMAND_REDO);
    undo.icon_only = redo.icon_only = true;
    undo.why_not = editor_can_undo(editor) ? NULL : "There is no change to take back.";
    redo.why_not = editor_can_redo(editor) ? NULL : "No change has been taken back.";
    int gap = ui_px(ui, 8);
    struct rect right = cut_right(&head, ui_px(ui, 96));
    cut_right(&head, gap);
    struct rect middle = cut_right(&head, ui_px(ui, 48));
    cut_right(&head, gap);
    if (ui_button(ui, cut_right(&head, ui_px(ui, 48)), &undo))
        editor_undo(editor);
    if (ui_button(ui, middle, &redo))
        editor_redo(editor);
    if (ui_button(ui, right, &save))
        editor_page_save(screens);
}

/* --- The rows --- */

/* What a row says: its title, and beneath it what is chosen. */
struct row_text {
    char title[48];
    char value[96];
    bool idle, differs;
};

static struct row_text row_text(const struct screens *screens, int row)
{
    const struct rules_editor *editor = &screens->editor;
    const struct ruleset *rules = &editor->now.draft.rules;
    struct row_text text = {0};
    struct strbuf value = strbuf_init(text.value, sizeof text.value);
    if (row == EDITOR_ROW_START) {
        snprintf(text.title, sizeof text.title, "Start from");
        const struct named_ruleset *base = preset_find(editor->now.draft.id);
        strbuf_add(&value, editor->now.own[0] ? editor->now.own : base ? base->name : "");
    } else if (row == EDITOR_ROW_KEEP) {
        snprintf(text.title, sizeof text.title, "Name, save and share");
        strbuf_add(&value, editor->name);
    } else {
        enum field field = (enum field)row;
        snprintf(text.title, sizeof text.title, "%s", field_title(field));
        rule_value_print(&value, field, ruleset_get(rules, field));
        text.idle = field_idle(rules, field);
        text.differs = rule_field_differs(rules, &preset_find("tournament")->rules, field);
    }
    return text;
}

/* The row's widget is called after the field. */
static const char *row_name(struct ui *ui, int row)
{
    const char *name = row == EDITOR_ROW_START  ? "start"
                       : row == EDITOR_ROW_KEEP ? "keep"
                                                : field_infos[row].name;
    return ui_format(ui, "rule/{name}", {"name", name});
}

static widget_id row_id(struct ui *ui, int row)
{
    return ui_id(row_name(ui, row), 0);
}

static void take_row(struct screens *screens, int row)
{
    struct rules_editor *editor = &screens->editor;
    editor->hand = row;
    editor->question = EDITOR_ASKS_NOTHING;
    editor->typing = false;
    editor->message[0] = editor->number[0] = '\0';
    editor->start_offset = RULE_LIST_SHOW;
    screens->ui.focus = row_id(&screens->ui, row);
}

/* Keys of the row in hand: up and down to others, left and right to other values. */
static void row_keys(struct screens *screens)
{
    struct ui *ui = &screens->ui;
    struct rules_editor *editor = &screens->editor;
    if (ui->focus != row_id(ui, editor->hand))
        return;
    if (ui_take(ui, input_is_key(&ui->input, SDLK_DOWN, 0)))
        take_row(screens, int_min(editor->hand + 1, EDITOR_ROW_KEEP));
    else if (ui_take(ui, input_is_key(&ui->input, SDLK_UP, 0)))
        take_row(screens, int_max(editor->hand - 1, EDITOR_ROW_START));
    else if (ui_take(ui, input_is_key(&ui->input, SDLK_RIGHT, 0)))
        editor_page_step(screens, 1);
    else if (ui_take(ui, input_is_key(&ui->input, SDLK_LEFT, 0)))
        editor_page_step(screens, -1);
    else if (ui_take(ui, input_is_key(&ui->input, SDLK_SPACE, 0)) && editor->demo.shown)
        demo_board_play(&editor->demo, screens->preferences->reduced_motion, screens->now);
}

static void draw_row(struct ui *ui, struct rect rect, const struct row_text *text, bool chosen)
{
    int radius = ui_px(ui, 6);
    if (chosen || ui_hovers(ui, rect))
        draw_fill(&ui->list, rect, radius,
                  ui_colour(ui, chosen ? COLOUR_BUTTON_HOT : COLOUR_BUTTON));
    if (text->differs)
        draw_fill(&ui->list,
                  (struct rect){rect.x, rect.y + radius, ui_px(ui, 4), rect.h - 2 * radius},
                  ui_px(ui, 2), ui_colour(ui, COLOUR_ACCENT));
    struct rect inside = rect;
    cut_left(&inside, ui_px(ui, 12));
    cut_top(&inside, ui_px(ui, 4));
    cut_bottom(&inside, ui_px(ui, 4));
    struct rect upper = cut_top(&inside, inside.h * 56 / 100);
    enum colour_role ink = text->idle ? COLOUR_TEXT_DIM : COLOUR_TEXT;
    cut_right(&upper, ui_px(ui, 8));
    const char *note = text->idle ? "no effect" : text->differs ? "differs" : "";
    struct rect right = cut_right(&upper, text_width(ui->fonts, ui_small(ui), note));
    struct colour hue = ui_colour(ui, text->differs ? COLOUR_ACCENT : COLOUR_TEXT_DIM);
    ui_text(ui, right, ui_small(ui), hue, ALIGN_RIGHT, note);
    ui_text(ui, upper, text->idle ? ui_small(ui) : ui_body(ui), ui_colour(ui, ink), ALIGN_LEFT,
            text->title);
    ui_text(ui, inside, ui_small(ui), hue, ALIGN_LEFT, text->value);
}

static void row(struct screens *screens, struct rect rect, int index)
{
    struct ui *ui = &screens->ui;
    bool chosen = screens->editor.hand == index;
    struct row_text text = row_text(screens, index);
    char label[160];
    snprintf(label, sizeof label, "%s: %s%s", text.title, text.value,
             text.idle      ? " (no effect)"
             : text.differs ? " (differs)"
                            : "");
    struct widget *widget = ui_register(ui, row_name(ui, index), 0, ROLE_ITEM, rect, label);
    widget_id id = widget->id;
    widget->chosen = chosen;
    /* Tab stops at the row in hand only; arrows go to the others. */
    widget->takes_focus = chosen;
    bool key = ui->focus == id && (input_is_key(&ui->input, SDLK_RETURN, 0) ||
                                   input_is_key(&ui->input, SDLK_SPACE, 0));
    if (ui_clicked(ui, id, rect) || ui_take(ui, key))
        take_row(screens, index);
    draw_row(ui, rect, &text, chosen);
    ui_focus_frame(ui, id, rect, ui_px(ui, 6));
}

/* Scrolls as far as is needed to see the row in hand. */
static void show_hand(struct rules_editor *editor, int row_height, int room)
{
    int top = (editor->hand - EDITOR_ROW_START) * row_height;
    editor->rows_offset = int_clamp(editor->rows_offset, top + row_height - room, top);
}

static void rows(struct screens *screens, struct rect rect)
{
    struct ui *ui = &screens->ui;
    struct rules_editor *editor = &screens->editor;
    int height = ui_px(ui, ROW_POINTS), before = editor->hand;
    ui_panel(ui, rect);
    struct rect inside = rect_inset(rect, ui_px(ui, 4));
    row_keys(screens);
    if (editor->hand != before)
        show_hand(editor, height, inside.h);
    struct rect content =
        ui_scroll_begin(ui, inside, "editor-rows", ROW_COUNT * height, &editor->rows_offset);
    for (int i = EDITOR_ROW_START; i <= EDITOR_ROW_KEEP; i++)
        row(screens, cut_top(&content, height), i);
    ui_scroll_end(ui);
}

/* --- The page --- */

static void strip(struct screens *screens, struct rect *room)
{
    struct ui *ui = &screens->ui;
    struct rules_editor *editor = &screens->editor;
    if (!editor->message[0])
        return;
    struct rect strip = cut_bottom(room, ui_px(ui, STRIP_POINTS));
    cut_bottom(room, ui_px(ui, GAP_POINTS));
    ui_panel(ui, strip);
    if (editor->warns)
        draw_fill(&ui->list, (struct rect){strip.x, strip.y, ui_px(ui, 6), strip.h}, ui_px(ui, 3),
                  ui_colour(ui, COLOUR_WARNING));
    ui_note(ui, strip, editor->message);
    strip = rect_inset(strip, ui_px(ui, 5));
    cut_left(&strip, ui_px(ui, 10));
    struct colour ink = ui_colour(ui, editor->warns ? COLOUR_WARNING : COLOUR_TEXT);
    int height = ui_paragraph(ui, strip, ui_small(ui), ink, editor->message, false);
    strip = rect_centred(strip, strip.w, int_min(height, strip.h));
    ui_paragraph(ui, strip, ui_small(ui), ink, editor->message, true);
}

static void pane(struct screens *screens, struct rect rect)
{
    struct ui *ui = &screens->ui;
    ui_panel(ui, rect);
    rect = rect_inset(rect, ui_px(ui, 12));
    if (screens->editor.hand == EDITOR_ROW_START)
        editor_start_pane(screens, rect);
    else if (screens->editor.hand == EDITOR_ROW_KEEP)
        editor_keep_pane(screens, rect);
    else
        editor_field_pane(screens, rect);
}

void rules_editor_page_pass(struct screens *screens)
{
    static const struct rulebook none;
    struct ui *ui = &screens->ui;
    struct rules_editor *editor = &screens->editor;
    if (!editor->begun)
        editor_start(editor, screens->host.rulebook ? screens->host.rulebook : &none,
                     &screens->match->rules);
    struct rect room = page_head(screens, "Your own rules");
    int head = ui_px(ui, HEAD_POINTS);
    head_buttons(screens, (struct rect){room.x, room.y - head - ui_px(ui, 12), room.w, head});
    strip(screens, &room);
    rows(screens, cut_left(&room, int_min(room.w * 9 / 20, ui_px(ui, LIST_POINTS))));
    cut_left(&room, ui_px(ui, GAP_POINTS));
    pane(screens, room);
    if (ui_take(ui, input_is_key(&ui->input, SDLK_c, MOD_CTRL)))
        editor_page_copy(screens);
    if (ui_take(ui, input_is_key(&ui->input, SDLK_v, MOD_CTRL)))
        editor_page_paste(screens);
    if (ui->report[0])
        editor_say(editor, true, "%s", ui->report);
    if (ui->focus == 0 && screens->scene == SCENE_EDITOR)
        ui->focus = row_id(ui, editor->hand);
}

/* SPDX-License-Identifier: MIT */
/* Make your own rules: the rows at the left (rows.c), the pane of the chosen one at the right
 * (panes.c). */
#include "base/translate.h"
#include "notation/ruleset_text.h"
#include "pages/commands.h"
#include "pages/editor/editor.h"
#include "prose/draft_prose.h"
#include "prose/names.h"
#include "toolkit/icons.h"

enum {
    LIST_POINTS = 340,
    STRIP_POINTS = 48,
    SAVE_POINTS = 96, /* the button */
    STEP_POINTS = 48, /* undo and redo */
};

/* --- What is said --- */

void editor_show_message(struct editor *editor, bool warns, const char *sentence)
{
    strbuf_copy(editor->message, sizeof editor->message, sentence);
    editor->report = (struct draft_report){0};
    editor->warns = warns;
}

void editor_report(struct editor *editor, const struct draft_report *report)
{
    struct strbuf out = strbuf_init(editor->message, sizeof editor->message);
    draft_report_print(&out, report);
    editor->report = *report;
    editor->warns = draft_report_warns(report);
}

void editor_settle(struct editor *editor)
{
    editor->message[0] = '\0';
    editor->report = (struct draft_report){0};
    editor->number_typed = false;
}

/* Keeps the message true: "Saved" is said only while the rule set is on the disk. */
static void follow_disk(struct editor *editor)
{
    struct draft_report report = editor->report;
    enum draft_event event = editor->desk->unsaved[0] ? DRAFT_KEPT : DRAFT_SAVED;
    bool about_it = report.event == DRAFT_SAVED || report.event == DRAFT_KEPT;
    if (!about_it || report.event == event)
        return;
    report.event = event;
    editor_report(editor, &report);
}

/* --- What is done to the draft --- */

void editor_start(struct editor *editor, const struct named_ruleset *rules)
{
    struct strbuf suggested = ui_strbuf(editor->desk->ui, EDITOR_MESSAGE_SIZE);
    own_name_print(&suggested, rules);
    draft_start(&editor->draft, editor->desk->shelf->own, rules, suggested.text);
    editor_settle(editor);
}

/* Shows the suggested name and lets the player change it. */
static void ask_name(struct editor *editor)
{
    editor->row = EDITOR_ROW_SAVE;
    editor_show_message(editor, false, name_wanted());
    ui_edit(editor->desk->ui, ui_id("rules-name", 0));
}

/* The first time the name is asked for, if it has not been in sight. */
void editor_save(struct editor *editor)
{
    if (!editor->draft.now.own[0] && editor->row != EDITOR_ROW_SAVE) {
        ask_name(editor);
        return;
    }
    struct draft_report report = draft_save(&editor->draft, editor->desk->shelf->own);
    editor_report(editor, &report);
    if (report.event == DRAFT_SAVED)
        desk_ask(editor->desk, REQUEST_SAVE);
    if (editor->warns)
        editor->row = EDITOR_ROW_SAVE;
}

void editor_copy(struct editor *editor)
{
    struct strbuf text = ui_strbuf(editor->desk->ui, RULESET_TEXT_MAX);
    ruleset_print(&text, &editor->draft.now.rules);
    desk_copy(editor->desk, text.text);
    editor_show_message(editor, false, rules_copied());
}

void editor_paste(struct editor *editor)
{
    char text[DESK_PASTE_SIZE];
    struct named_ruleset rules;
    struct text_error error;
    desk_paste(editor->desk, text);
    if (!ruleset_parse(text, &rules, &error)) {
        struct strbuf out = strbuf_init(editor->message, sizeof editor->message);
        unreadable_rules_print(&out, &error);
        editor->warns = true;
        return;
    }
    struct draft_report report = draft_replace(&editor->draft, &rules);
    editor_settle(editor);
    editor_report(editor, &report);
}

static void undo(struct editor *editor)
{
    if (draft_undo(&editor->draft))
        editor_settle(editor);
}

static void redo(struct editor *editor)
{
    if (draft_redo(&editor->draft))
        editor_settle(editor);
}

/* --- The head: undo, redo, save --- */

static void head_buttons(struct editor *editor, struct rect head)
{
    struct ui *ui = editor->desk->ui;
    struct draft *draft = &editor->draft;
    bool saved = draft_saved(draft, editor->desk->shelf->own) && !editor->desk->unsaved[0];
    struct button save = command_button(editor->desk, COMMAND_SAVE_RULES);
    struct button back = command_button(editor->desk, COMMAND_UNDO),
                  forth = command_button(editor->desk, COMMAND_REDO);
    save.main = true;
    save.why_not = saved ? rules_saved_already() : NULL;
    back.icon_only = forth.icon_only = true;
    back.why_not = draft_can_undo(draft) ? NULL : no_change_to_undo();
    forth.why_not = draft_can_redo(draft) ? NULL : no_change_to_redo();
    int gap = ui_px(ui, METRIC_GAP), step = ui_px(ui, STEP_POINTS);
    struct rect right = cut_right(&head, ui_px(ui, SAVE_POINTS));
    cut_right(&head, gap);
    struct rect middle = cut_right(&head, step);
    cut_right(&head, gap);
    if (ui_button(ui, cut_right(&head, step), &back))
        undo(editor);
    if (ui_button(ui, middle, &forth))
        redo(editor);
    if (ui_button(ui, right, &save))
        editor_save(editor);
}

/* --- The page --- */

static void strip(struct editor *editor, struct rect *room)
{
    struct ui *ui = editor->desk->ui;
    if (!editor->message[0])
        return;
    struct rect strip = {room->x, room->y, room->w, ui_px(ui, STRIP_POINTS)};
    strip = cut_bottom(room, ui_message_room(ui, strip, ui_small(ui), editor->message).h);
    cut_bottom(room, ui_px(ui, METRIC_GAP_WIDE));
    ui_message(ui, strip, editor->warns ? TONE_WARNING : TONE_PLAIN, ui_small(ui), editor->message);
}

static void pane(struct editor *editor, struct rect rect)
{
    struct ui *ui = editor->desk->ui;
    ui_panel(ui, rect);
    rect = rect_inset(rect, ui_px(ui, METRIC_MARGIN));
    if (editor->row == EDITOR_ROW_START)
        editor_start_pane(editor, rect);
    else if (editor->row == EDITOR_ROW_SAVE)
        editor_save_pane(editor, rect);
    else
        editor_field_pane(editor, rect);
}

static void clipboard_keys(struct editor *editor)
{
    if (command_key(editor->desk, COMMAND_COPY_RULES))
        editor_copy(editor);
    if (command_key(editor->desk, COMMAND_PASTE_RULES))
        editor_paste(editor);
}

/* Begins with the rule set that was asked for, or goes on with the draft. */
static void open(struct desk *desk, void *state, const struct page_opening *opening)
{
    struct editor *editor = state;
    editor->desk = desk;
    const struct named_ruleset *rules =
        opening->rules ? shelf_find(desk->shelf, opening->rules) : NULL;
    if (rules)
        editor_start(editor, rules);
    else if (!editor->draft.begun)
        editor_start(editor, &desk->match->rules);
}

/* Back takes the own rule set that was made here along to the page before. */
static struct rect head_room(struct editor *editor, int width, struct rect *beside)
{
    struct desk *desk = editor->desk;
    struct rect room = page_head_beside(desk, width, beside);
    if (desk->request.kind == REQUEST_BACK && editor->draft.now.own[0]) {
        struct rules_key key = rules_key_own(editor->draft.now.own);
        desk->request.opening.rules = desk_keep(desk, &key, sizeof key);
    }
    return room;
}

static void pass(struct desk *desk, void *state)
{
    struct editor *editor = state;
    struct ui *ui = desk->ui;
    editor->desk = desk;
    int buttons = ui_px(ui, SAVE_POINTS) + 2 * ui_px(ui, STEP_POINTS) + 3 * ui_px(ui, METRIC_GAP);
    follow_disk(editor);
    struct rect head, room = head_room(editor, buttons, &head);
    head_buttons(editor, head);
    strip(editor, &room);
    editor_rows(editor, cut_left(&room, int_min(room.w * 9 / 20, ui_px(ui, LIST_POINTS))));
    cut_left(&room, ui_px(ui, METRIC_GAP_WIDE));
    pane(editor, room);
    clipboard_keys(editor);
    if (ui->report[0])
        editor_show_message(editor, true, ui->report);
    if (ui->focus == 0)
        editor_focus_row(editor);
}

static bool moving(const void *state)
{
    const struct editor *editor = state;
    return editor->demo.playing && editor_is_field(editor->row);
}

static void hush(void *state)
{
    editor_show_message(state, false, "");
}

const struct page editor_page = {
    .name = "edit-rules",
    .title = N_("Your own rules"),
    .icon = &icons[ICON_PENCIL],
    .key = {SDLK_e, MOD_CTRL},
    .state_size = sizeof(struct editor),
    .open = open,
    .pass = pass,
    .moving = moving,
    .hush = hush,
};

/* SPDX-License-Identifier: MIT */
/* Make your own rules: the rows of what can be changed at the left, the one in hand at the right.
 * What is seen of a row is in panes.c and save_pane.c. */
#include "base/translate.h"
#include "notation/ruleset_text.h"
#include "pages/commands.h"
#include "pages/editor/editor.h"
#include "pages/rule_list.h"
#include "prose/draft_prose.h"
#include "prose/names.h"
#include "prose/rule_words.h"
#include "prose/rules_page.h"

enum {
    LIST_POINTS = 340,
    STRIP_POINTS = 48,
    SAVE_POINTS = 96,   /* the button */
    STEP_POINTS = 48,   /* undo and redo */
    TITLE_PERCENT = 56, /* of a row's height; its value takes the rest */
    ROW_COUNT = EDITOR_ROW_SAVE - EDITOR_ROW_START + 1,
};

/* --- What is said --- */

void editor_show_message(struct editor *editor, bool warns, const char *sentence)
{
    struct strbuf out = strbuf_init(editor->message, sizeof editor->message);
    strbuf_add(&out, sentence);
    editor->warns = warns;
}

void editor_report(struct editor *editor, const struct draft_report *report)
{
    struct strbuf out = strbuf_init(editor->message, sizeof editor->message);
    draft_report_print(&out, report);
    editor->warns = draft_report_warns(report);
}

void editor_settle(struct editor *editor)
{
    editor->message[0] = '\0';
    editor->number_typed = false;
}

/* The others have no small board. */
static bool is_field(int row)
{
    return row >= 0 && row < FIELD_COUNT;
}

/* --- What is done to the draft --- */

void editor_start(struct editor *editor, const struct named_ruleset *rules)
{
    char memory[2 * RULES_NAME_SIZE];
    struct strbuf suggested = strbuf_init(memory, sizeof memory);
    own_name_print(&suggested, rules);
    draft_start(&editor->draft, editor->desk->shelf->own, rules, memory);
    editor_settle(editor);
}

void editor_save(struct editor *editor)
{
    struct draft_report report = draft_save(&editor->draft, editor->desk->shelf->own);
    editor_report(editor, &report);
    if (editor->warns)
        editor->row = EDITOR_ROW_SAVE;
}

void editor_copy(struct editor *editor)
{
    char memory[RULESET_TEXT_MAX];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    ruleset_print(&text, &editor->draft.now.rules);
    desk_copy(editor->desk, memory);
    editor_show_message(editor, false, rules_copied());
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

/* Changes the field of the row by one step in either direction. */
static void step_value(struct editor *editor, int step)
{
    if (!is_field(editor->row))
        return;
    enum field field = (enum field)editor->row;
    int steps[STEPS_MAX], value = ruleset_get(&editor->draft.now.rules.rules, field);
    int count = rule_steps(field, value, steps), at = 0;
    while (steps[at] != value)
        at++;
    draft_set(&editor->draft, field, steps[(at + step + count) % count]);
    editor_settle(editor);
}

/* --- The head: undo, redo, save --- */

static void head_buttons(struct editor *editor, struct rect head)
{
    struct ui *ui = editor->desk->ui;
    struct draft *draft = &editor->draft;
    bool saved = draft_saved(draft, editor->desk->shelf->own);
    struct button save = {.name = "save-rules",
                          .label = tr("Save"),
                          .main = true,
                          .key = {SDLK_s, MOD_CTRL},
                          .why_not = saved ? rules_saved_already() : NULL};
    struct button back = command_button(COMMAND_UNDO), forth = command_button(COMMAND_REDO);
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

/* --- The rows --- */

/* What a row says: its title, and beneath it what is chosen. */
struct row_text {
    char title[80];
    char value[120];
    bool idle, differs;
};

static void field_row_text(struct row_text *text, const struct ruleset *rules, enum field field)
{
    struct strbuf title = strbuf_init(text->title, sizeof text->title);
    struct strbuf value = strbuf_init(text->value, sizeof text->value);
    strbuf_add(&title, field_title(field));
    rule_value_print(&value, field, ruleset_get(rules, field));
    text->idle = field_idle(rules, field);
    text->differs = rule_field_differs(rules, &preset_find("tournament")->rules, field);
}

static struct row_text row_text(const struct editor *editor, int row)
{
    const struct draft *draft = &editor->draft;
    const struct named_ruleset *base = preset_find(draft->now.rules.id);
    struct row_text text = {0};
    struct strbuf title = strbuf_init(text.title, sizeof text.title);
    struct strbuf value = strbuf_init(text.value, sizeof text.value);
    if (row == EDITOR_ROW_START) {
        strbuf_add(&title, tr("Start from"));
        strbuf_add(&value, draft->now.own[0] ? draft->now.own
                           : base            ? ruleset_title(base).text
                                             : "");
    } else if (row == EDITOR_ROW_SAVE) {
        strbuf_add(&title, tr("Name, save and share"));
        strbuf_add(&value, draft->name);
    } else {
        field_row_text(&text, &draft->now.rules.rules, (enum field)row);
    }
    return text;
}

/* The row's widget is called after the field. */
static const char *row_name(struct ui *ui, int row)
{
    const char *name = row == EDITOR_ROW_START  ? "start"
                       : row == EDITOR_ROW_SAVE ? "save"
                                                : field_infos[row].name;
    return ui_format(ui, "rule/{name}", {"name", name});
}

static widget_id row_id(struct ui *ui, int row)
{
    return ui_id(row_name(ui, row), 0);
}

static void take_row(struct editor *editor, int row)
{
    editor->row = row;
    editor->draft.question = DRAFT_ASKS_NOTHING;
    editor->draft.typing = false;
    editor_settle(editor);
    editor->start_offset = RULE_LIST_SHOW;
    editor->desk->ui->focus = row_id(editor->desk->ui, row);
}

/* Keys of the row: up and down to others, left and right to other values. */
static void row_keys(struct editor *editor)
{
    struct ui *ui = editor->desk->ui;
    if (ui->focus != row_id(ui, editor->row))
        return;
    if (ui_take(ui, input_is_key(&ui->input, SDLK_DOWN, 0)))
        take_row(editor, int_min(editor->row + 1, EDITOR_ROW_SAVE));
    else if (ui_take(ui, input_is_key(&ui->input, SDLK_UP, 0)))
        take_row(editor, int_max(editor->row - 1, EDITOR_ROW_START));
    else if (ui_take(ui, input_is_key(&ui->input, SDLK_RIGHT, 0)))
        step_value(editor, 1);
    else if (ui_take(ui, input_is_key(&ui->input, SDLK_LEFT, 0)))
        step_value(editor, -1);
    else if (ui_take(ui, input_is_key(&ui->input, SDLK_SPACE, 0)) && editor->demo.shown)
        demo_board_play(&editor->demo, editor->desk->preferences->reduced_motion,
                        editor->desk->now);
}

/* Where the texts of a row are: the note right of the title, or below all where it has no room
 * there. */
struct row_shape {
    int title, value, note; /* heights; `note` is 0 beside the title */
    int note_width;
};

static const char *row_note(const struct row_text *text)
{
    return text->idle ? tr("no effect") : text->differs ? tr("differs") : "";
}

static struct text_style title_style(const struct ui *ui, const struct row_text *text)
{
    return text->idle ? ui_small(ui) : ui_body(ui);
}

/* The rectangle of a row's texts. */
static struct rect row_inside(const struct ui *ui, struct rect row)
{
    cut_left(&row, ui_px(ui, METRIC_MARGIN));
    cut_right(&row, ui_px(ui, METRIC_GAP));
    cut_top(&row, ui_px(ui, METRIC_GAP_SMALL));
    cut_bottom(&row, ui_px(ui, METRIC_GAP_SMALL));
    return row;
}

/* For a row of this width, at least as high as two lines. */
static struct row_shape row_shape(struct ui *ui, const struct row_text *text, int row_width)
{
    struct rect usual = row_inside(ui, (struct rect){0, 0, row_width, ui_px(ui, METRIC_ROW)});
    struct row_shape shape = {.title = usual.h * TITLE_PERCENT / 100};
    shape.value = usual.h - shape.title;
    shape.note_width = text_width(ui->fonts, ui_small(ui), row_note(text));
    bool beside = shape.note_width == 0 ||
                  text_width(ui->fonts, ui_small(ui), text->title) + shape.note_width <= usual.w;
    if (!beside) {
        shape.note = shape.value;
        shape.note_width = usual.w;
    }
    int title_width = usual.w - (beside ? shape.note_width : 0);
    shape.title =
        int_max(shape.title, ui_text_height(ui, title_style(ui, text), text->title, title_width));
    shape.value = int_max(shape.value, ui_text_height(ui, ui_small(ui), text->value, usual.w));
    return shape;
}

/* A row as it is shown. */
struct row_view {
    struct row_text text;
    struct row_shape shape;
    int height;
};

/* All rows of this width, measured once in a pass; returns their height. */
static int view_rows(struct editor *editor, int width, struct row_view views[ROW_COUNT])
{
    struct ui *ui = editor->desk->ui;
    int height = 0;
    for (int i = 0; i < ROW_COUNT; i++) {
        struct row_view *view = &views[i];
        view->text = row_text(editor, EDITOR_ROW_START + i);
        view->shape = row_shape(ui, &view->text, width);
        view->height = view->shape.title + view->shape.value + view->shape.note +
                       2 * ui_px(ui, METRIC_GAP_SMALL);
        height += view->height;
    }
    return height;
}

/* The ground of a row, and the bar at the left of what differs. */
static void row_ground(struct ui *ui, struct rect rect, const struct row_text *text, bool chosen)
{
    int radius = ui_px(ui, METRIC_RADIUS_SMALL), bar = ui_px(ui, METRIC_BAR);
    if (chosen || ui_hovers(ui, rect))
        draw_fill(&ui->list, rect, radius,
                  ui_colour(ui, chosen ? COLOUR_BUTTON_HOT : COLOUR_BUTTON));
    if (text->differs)
        draw_fill(&ui->list, (struct rect){rect.x, rect.y + radius, bar, rect.h - 2 * radius},
                  bar / 2, ui_colour(ui, COLOUR_ACCENT));
}

static void draw_row(struct ui *ui, struct rect rect, const struct row_view *view, bool chosen)
{
    const struct row_text *text = &view->text;
    struct row_shape shape = view->shape;
    row_ground(ui, rect, text, chosen);
    struct rect inside = row_inside(ui, rect);
    struct rect upper = cut_top(&inside, shape.title), middle = cut_top(&inside, shape.value);
    struct rect note = shape.note ? inside : cut_right(&upper, shape.note_width);
    struct colour mark = ui_colour(ui, text->differs ? COLOUR_ACCENT : COLOUR_TEXT_DIM);
    ui_text(ui, note, ui_small(ui), mark, ALIGN_RIGHT, row_note(text));
    ui_text(ui, upper, title_style(ui, text),
            ui_colour(ui, text->idle ? COLOUR_TEXT_DIM : COLOUR_TEXT), ALIGN_LEFT, text->title);
    ui_text(ui, middle, ui_small(ui), mark, ALIGN_LEFT, text->value);
}

static const char *row_label(struct ui *ui, const struct row_text *text)
{
    return ui_format(ui,
                     text->idle      ? tr("{title}: {value} (no effect)")
                     : text->differs ? tr("{title}: {value} (differs)")
                                     : tr("{title}: {value}"),
                     {"title", text->title}, {"value", text->value});
}

static void row(struct editor *editor, struct rect rect, int index, const struct row_view *view)
{
    struct ui *ui = editor->desk->ui;
    bool chosen = editor->row == index;
    struct widget *widget =
        ui_register(ui, row_name(ui, index), 0, ROLE_ITEM, rect, row_label(ui, &view->text));
    widget_id id = widget->id;
    widget->chosen = chosen;
    /* Tab stops at the chosen row only; arrows go to the others. */
    widget->takes_focus = chosen;
    if (ui_clicked(ui, id, rect) || ui_activated(ui, id))
        take_row(editor, index);
    draw_row(ui, rect, view, chosen);
    ui_focus_frame(ui, id, rect, ui_px(ui, METRIC_RADIUS_SMALL));
}

/* Scrolls as far as is needed to see the chosen row in `room` pixels. */
static void show_row(struct editor *editor, const struct row_view views[ROW_COUNT], int room)
{
    int top = 0, row = editor->row - EDITOR_ROW_START;
    for (int i = 0; i < row; i++)
        top += views[i].height;
    editor->rows_offset = int_clamp(editor->rows_offset, top + views[row].height - room, top);
}

static void rows(struct editor *editor, struct rect rect)
{
    struct ui *ui = editor->desk->ui;
    struct row_view views[ROW_COUNT];
    int before = editor->row;
    ui_panel(ui, rect);
    struct rect inside = rect_inset(rect, ui_px(ui, METRIC_GAP_SMALL));
    row_keys(editor);
    int height = view_rows(editor, ui_scroll_width(ui, inside.w), views);
    if (editor->row != before)
        show_row(editor, views, inside.h);
    struct rect content = ui_scroll_begin(ui, inside, "editor-rows", height, &editor->rows_offset);
    for (int i = 0; i < ROW_COUNT; i++)
        row(editor, cut_top(&content, views[i].height), EDITOR_ROW_START + i, &views[i]);
    ui_scroll_end(ui);
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
    struct ui *ui = editor->desk->ui;
    if (ui_take(ui, input_is_key(&ui->input, SDLK_c, MOD_CTRL)))
        editor_copy(editor);
    if (ui_take(ui, input_is_key(&ui->input, SDLK_v, MOD_CTRL)))
        desk_ask(editor->desk, REQUEST_PASTE);
}

/* Begins with the rule set it was asked for; without one it goes on with its draft. */
static void open(struct desk *desk, void *state, const struct request *asked)
{
    struct editor *editor = state;
    editor->desk = desk;
    const struct named_ruleset *rules = shelf_find(desk->shelf, &asked->rules);
    if (rules)
        editor_start(editor, rules);
    else if (!editor->draft.begun)
        editor_start(editor, &desk->match->rules);
}

static void pasted(struct desk *desk, void *state, const char *text)
{
    struct editor *editor = state;
    struct named_ruleset rules;
    struct text_error error;
    editor->desk = desk;
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

static void pass(struct desk *desk, void *state)
{
    struct editor *editor = state;
    struct ui *ui = desk->ui;
    editor->desk = desk;
    int buttons = ui_px(ui, SAVE_POINTS) + 2 * ui_px(ui, STEP_POINTS) + 3 * ui_px(ui, METRIC_GAP);
    struct rect head, room = page_head_beside(desk, buttons, &head);
    head_buttons(editor, head);
    strip(editor, &room);
    rows(editor, cut_left(&room, int_min(room.w * 9 / 20, ui_px(ui, LIST_POINTS))));
    cut_left(&room, ui_px(ui, METRIC_GAP_WIDE));
    pane(editor, room);
    clipboard_keys(editor);
    if (ui->report[0])
        editor_show_message(editor, true, ui->report);
    if (ui->focus == 0)
        ui->focus = row_id(ui, editor->row);
}

static bool moving(const void *state)
{
    const struct editor *editor = state;
    return editor->demo.playing && is_field(editor->row);
}

const struct page editor_page = {
    .name = "edit-rules",
    .title = N_("Your own rules"),
    .label = N_("Make your own rules"),
    .key = {SDLK_e, MOD_CTRL},
    .state_size = sizeof(struct editor),
    .open = open,
    .pass = pass,
    .moving = moving,
    .pasted = pasted,
};

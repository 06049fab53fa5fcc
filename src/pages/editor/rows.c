/* SPDX-License-Identifier: MIT */
/* The rows of the editor: what to start from, the fields, saving. */
#include "base/translate.h"
#include "pages/editor/editor.h"
#include "prose/names.h"
#include "prose/rule_words.h"
#include "prose/rules_page.h"

enum {
    TITLE_PERCENT = 56, /* of a row's height; its value takes the rest */
    ROW_COUNT = EDITOR_ROW_SAVE - EDITOR_ROW_START + 1,
};

/* Changes the field of the chosen row by one step. */
static void step_value(struct editor *editor, int step)
{
    if (!editor_is_field(editor->row))
        return;
    enum field field = (enum field)editor->row;
    int steps[STEPS_MAX], value = ruleset_get(&editor->draft.now.rules.rules, field);
    int count = rule_steps(field, value, steps), at = 0;
    while (steps[at] != value)
        at++;
    draft_set(&editor->draft, field, steps[(at + step + count) % count]);
    editor_settle(editor);
}

/* The texts of a row: its title, and below it the value. */
struct row_text {
    char title[80];
    char value[120];
    bool idle, differs;
};

static void field_row_text(struct row_text *text, const struct editor *editor, enum field field)
{
    const struct ruleset *rules = &editor->draft.now.rules.rules;
    struct strbuf title = strbuf_init(text->title, sizeof text->title);
    struct strbuf value = strbuf_init(text->value, sizeof text->value);
    strbuf_add(&title, field_title(field));
    rule_value_print(&value, field, ruleset_get(rules, field), editor_side_names(editor));
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
        strbuf_add(&title, tr_c("a heading: a rule set to begin with", "Start from"));
        strbuf_add(&value, draft->now.own[0] ? draft->now.own
                           : base            ? ruleset_title(base).text
                                             : "");
    } else if (row == EDITOR_ROW_SAVE) {
        strbuf_add(&title, tr("Name, save and share"));
        strbuf_add(&value, draft->name);
    } else {
        field_row_text(&text, editor, (enum field)row);
    }
    return text;
}

/* The widget of a row has the name of the field. */
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
    editor->start_list.begun = false;
    editor->desk->ui->focus = row_id(editor->desk->ui, row);
}

/* Up and down go to other rows, left and right to other values. */
static void row_keys(struct editor *editor)
{
    struct ui *ui = editor->desk->ui;
    if (ui->focus != row_id(ui, editor->row))
        return;
    if (ui_key(ui, SDLK_DOWN))
        take_row(editor, int_min(editor->row + 1, EDITOR_ROW_SAVE));
    else if (ui_key(ui, SDLK_UP))
        take_row(editor, int_max(editor->row - 1, EDITOR_ROW_START));
    else if (ui_key(ui, SDLK_RIGHT))
        step_value(editor, 1);
    else if (ui_key(ui, SDLK_LEFT))
        step_value(editor, -1);
    else if (ui_key(ui, SDLK_SPACE) && editor->demo.shown)
        demo_board_play(&editor->demo, preferences_still(editor->desk->preferences),
                        editor->desk->now);
}

/* Where the texts of a row are. The note is right of the title, or below everything if it has no
 * room there. */
struct row_shape {
    int title, value, note; /* heights; `note` is 0 beside the title */
    int note_width;
};

static const char *row_note(const struct row_text *text)
{
    return text->idle      ? tr_c("of a rule, behind its value", "not used")
           : text->differs ? tr_c("of a rule, behind its value", "differs")
                           : "";
}

/* Returns the rectangle of a row's texts. */
static struct rect row_inside(const struct ui *ui, struct rect row)
{
    cut_left(&row, ui_px(ui, METRIC_MARGIN));
    cut_right(&row, ui_px(ui, METRIC_GAP));
    cut_top(&row, ui_px(ui, METRIC_GAP_SMALL));
    cut_bottom(&row, ui_px(ui, METRIC_GAP_SMALL));
    return row;
}

/* Returns the shape for a row of this width, at least as high as two lines. */
static struct row_shape row_shape(struct ui *ui, const struct row_text *text, int row_width)
{
    struct rect usual = row_inside(ui, (struct rect){0, 0, row_width, ui_px(ui, METRIC_ROW)});
    struct row_shape shape = {.title = usual.h * TITLE_PERCENT / 100};
    shape.value = usual.h - shape.title;
    shape.note_width = text_width(ui->fonts, ui_small(ui), row_note(text));
    bool beside = shape.note_width == 0 ||
                  text_width(ui->fonts, ui_body(ui), text->title) + shape.note_width <= usual.w;
    if (!beside) {
        shape.note = shape.value;
        shape.note_width = usual.w;
    }
    int title_width = usual.w - (beside ? shape.note_width : 0);
    shape.title =
        int_max(shape.title, ui_wrapped_height(ui, ui_body(ui), text->title, title_width));
    shape.value = int_max(shape.value, ui_wrapped_height(ui, ui_small(ui), text->value, usual.w));
    return shape;
}

/* A row as it is shown. */
struct row_view {
    struct row_text text;
    struct row_shape shape;
    int height;
};

/* Measures all rows once in a pass. Returns their height. */
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

/* Draws the ground of a row, and a bar at the left if it differs. */
static void row_ground(struct ui *ui, widget_id id, struct rect rect, const struct row_text *text,
                       bool chosen)
{
    int radius = ui_px(ui, METRIC_RADIUS_SMALL), bar = ui_px(ui, METRIC_BAR);
    ui_row_ground(ui, rect, id, chosen);
    if (text->differs)
        draw_fill(&ui->list, (struct rect){rect.x, rect.y + radius, bar, rect.h - 2 * radius},
                  bar / 2, ui_colour(ui, COLOUR_ACCENT));
}

static void draw_row(struct ui *ui, widget_id id, struct rect rect, const struct row_view *view,
                     bool chosen)
{
    const struct row_text *text = &view->text;
    struct row_shape shape = view->shape;
    row_ground(ui, id, rect, text, chosen);
    struct rect inside = row_inside(ui, rect);
    struct rect upper = cut_top(&inside, shape.title), middle = cut_top(&inside, shape.value);
    struct rect note = shape.note ? inside : cut_right(&upper, shape.note_width);
    struct colour mark = ui_colour(ui, text->differs ? COLOUR_ACCENT : COLOUR_TEXT_DIM);
    ui_text(ui, note, ui_small(ui), mark, ALIGN_RIGHT, row_note(text));
    ui_wrapped(ui, upper, ui_body(ui), ui_colour(ui, text->idle ? COLOUR_TEXT_DIM : COLOUR_TEXT),
               ALIGN_LEFT, text->title);
    ui_wrapped(ui, middle, ui_small(ui), mark, ALIGN_LEFT, text->value);
}

static const char *row_label(struct ui *ui, const struct row_text *text)
{
    return ui_format(ui,
                     /* TRANSLATORS: a rule and its value, for screen readers. */
                     text->idle      ? tr("{title}: {value} (not used)")
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
    draw_row(ui, id, rect, view, chosen);
    ui_focus_frame(ui, id, rect, ui_px(ui, METRIC_RADIUS_SMALL));
}

/* Scrolls until the chosen row is in sight in `room` pixels. */
static void show_row(struct editor *editor, const struct row_view views[ROW_COUNT], int room)
{
    int top = 0, row = editor->row - EDITOR_ROW_START;
    for (int i = 0; i < row; i++)
        top += views[i].height;
    editor->rows_offset = int_clamp(editor->rows_offset, top + views[row].height - room, top);
}

void editor_rows(struct editor *editor, struct rect rect)
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

void editor_focus_row(struct editor *editor)
{
    editor->desk->ui->focus = row_id(editor->desk->ui, editor->row);
}

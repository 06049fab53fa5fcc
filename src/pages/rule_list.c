/* SPDX-License-Identifier: MIT */
#include "pages/rule_list.h"

#include "base/translate.h"
#include "pages/rule_sets.h"
#include "prose/names.h"
#include "prose/rule_words.h"
#include "toolkit/icons.h"

#include <string.h>

enum {
    LINE_SIZE = 1200,
    WORDS_POINTS = 200, /* a narrower list has the titles only */
    CLAUSES_LEAST = 3,  /* where nothing differs, so many are told */
    NO_PLACE = -1,
};

/* Rows below a heading. */
struct group {
    const char *heading;
    int first, count; /* places of the shelf */
    int top;          /* of the heading, in the content */
};

enum {
    GROUPS = 4,
};

/* The list in one pass. What it points to is lent. */
struct rule_rows {
    struct ui *ui;
    struct desk *desk;
    struct rule_list *list;
    const char *name;
    struct rules_key *chosen;
    struct group groups[GROUPS];
    int text, row, step, heading, height; /* of the texts of a row, of a row, to the next row, of a
                                             heading, of all */
    int width;                            /* of a row */
    bool words;                           /* rows say what is different */
    struct rect view, content;
    bool stop_seen; /* the row that Tab goes to has been laid out */
};

/* --- What a row says --- */

static const char *line_of(struct desk *desk, const struct named_ruleset *rules, int most)
{
    struct strbuf line = ui_strbuf(desk->ui, LINE_SIZE);
    struct looks looks = preferences_looks(desk->preferences, rules);
    rules_line_print(&line, rules, most, looks_side_names(looks));
    return line.text;
}

/* Returns as many whole differences as there is room for, but at least one. */
static const char *fitting_line(struct desk *desk, const struct named_ruleset *rules,
                                struct rect room)
{
    struct ui *ui = desk->ui;
    enum field fields[FIELD_COUNT];
    int most = int_max(telling_fields(&rules->rules, fields), CLAUSES_LEAST);
    const char *line = line_of(desk, rules, most);
    while (most > 1 && ui_paragraph_height(ui, ui_small(ui), line, room.w) > room.h)
        line = line_of(desk, rules, --most);
    return line;
}

static const char *title_of(struct ui *ui, const struct named_ruleset *rules)
{
    return ui_format(ui, "{title}", {"title", ruleset_title(rules).text});
}

static int text_width_of(const struct rule_rows *rows)
{
    return rows->width - 2 * ui_px(rows->ui, METRIC_MARGIN);
}

static int title_height(const struct rule_rows *rows, const char *title)
{
    struct ui *ui = rows->ui;
    return ui_text_height(ui, ui_bold(ui), title,
                          text_width_of(rows) - ui_px(ui, METRIC_ICON_SMALL));
}

/* --- Where the rows lie --- */

/* Returns how high the texts must be to name one difference of every shipped rule set. */
static int text_height_of(const struct rule_rows *rows)
{
    struct ui *ui = rows->ui;
    int text =
        int_max(text_height(ui->fonts, ui_bold(ui)), 2 * text_height(ui->fonts, ui_small(ui)));
    for (int i = 0; i < PRESET_COUNT && rows->words; i++) {
        const char *line = line_of(rows->desk, &presets[i], 1);
        text = int_max(text, title_height(rows, title_of(ui, &presets[i])) +
                                 ui_paragraph_height(ui, ui_small(ui), line, text_width_of(rows)));
    }
    return text;
}

/* Returns the height of a row: a little less than looks best if all are in sight then. */
static int row_height(const struct rule_rows *rows)
{
    struct ui *ui = rows->ui;
    int gap = ui_px(ui, METRIC_GAP_SMALL), headings = 0, count = 0;
    int least = int_max(ui_px(ui, METRIC_TARGET), rows->text + 2 * ui_px(ui, METRIC_GAP_TINY));
    int best = rows->words ? rows->text + 2 * ui_px(ui, METRIC_PAD) : least;
    for (int i = 0; i < GROUPS; i++) {
        headings += rows->groups[i].count > 0;
        count += rows->groups[i].count;
    }
    int all = (rows->view.h - headings * rows->heading) / count - gap;
    return all < least ? best : int_min(all, best);
}

/* Works out how large everything is in rows of this width. */
static void measure(struct rule_rows *rows, int width)
{
    struct ui *ui = rows->ui;
    rows->width = width;
    rows->words = width >= ui_px(ui, WORDS_POINTS);
    rows->text = text_height_of(rows);
    rows->row = row_height(rows);
    rows->step = rows->row + ui_px(ui, METRIC_GAP_SMALL);
    rows->height = 0;
    for (int i = 0; i < GROUPS; i++) {
        struct group *group = &rows->groups[i];
        group->top = rows->height;
        if (group->count > 0)
            rows->height += rows->heading + group->count * rows->step;
    }
}

/* Lists the groups of the shelf, and leaves room for the bar if the rows do not all fit. */
static void lay_out(struct rule_rows *rows)
{
    const struct shelf *shelf = rows->desk->shelf;
    int own = shelf->own->count, house = own + HOUSE_PRESET_COUNT, national = own + PRESET_COUNT;
    const struct group groups[GROUPS] = {
        {tr_c("the heading of a list of rule sets", "Yours"), 0, own, 0},
        {tr_c("the heading of a list of rule sets", "House rules"), own, HOUSE_PRESET_COUNT, 0},
        {tr_c("the heading of a list of rule sets", "National"), house, national - house, 0},
        {tr_c("the heading of a list of rule sets", "This match"), national,
         shelf_count(shelf) - national, 0},
    };
    memcpy(rows->groups, groups, sizeof groups);
    rows->heading = ui_px(rows->ui, METRIC_HEADING);
    measure(rows, rows->view.w);
    if (rows->height > rows->view.h)
        measure(rows, ui_scroll_width(rows->ui, rows->view.w));
}

static const struct group *group_of(const struct rule_rows *rows, int place)
{
    const struct group *group = rows->groups;
    while (place >= group->first + group->count)
        group++;
    return group;
}

/* Returns where in the content the row begins. */
static int row_top(const struct rule_rows *rows, int place)
{
    const struct group *group = group_of(rows, place);
    return group->top + rows->heading + (place - group->first) * rows->step;
}

static struct rect row_rect(const struct rule_rows *rows, int place)
{
    return (struct rect){rows->content.x, rows->content.y + row_top(rows, place), rows->width,
                         rows->row};
}

static bool is_seen(const struct rule_rows *rows, struct rect rect)
{
    return rect.y + rect.h > rows->view.y && rect.y < rows->view.y + rows->view.h;
}

/* Scrolls until the row is seen, and its heading if it is the first one below it. */
static void reveal(const struct rule_rows *rows, int place)
{
    int top = row_top(rows, place), bottom = top + rows->step;
    if (place == group_of(rows, place)->first)
        top -= rows->heading;
    rows->list->offset = int_clamp(rows->list->offset, bottom - rows->view.h, top);
}

/* --- A row --- */

static void row_texts(const struct rule_rows *rows, struct rect rect,
                      const struct named_ruleset *rules)
{
    struct ui *ui = rows->ui;
    const char *title = title_of(ui, rules);
    int height = rows->words ? int_min(rect.h, title_height(rows, title)) : rect.h;
    struct rect head = cut_top(&rect, height);
    cut_right(&head, ui_px(ui, METRIC_ICON_SMALL));
    ui_text(ui, head, ui_bold(ui), ui_colour(ui, COLOUR_TEXT), ALIGN_LEFT, title);
    if (rows->words)
        ui_paragraph(ui, rect, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM),
                     fitting_line(rows->desk, rules, rect), true);
}

/* The chosen row has a tick as well as its colour. */
static void draw_row(const struct rule_rows *rows, struct rect rect, widget_id id, bool chosen,
                     const struct named_ruleset *rules)
{
    struct ui *ui = rows->ui;
    int side = ui_px(ui, METRIC_ICON_SMALL), margin = ui_px(ui, METRIC_GAP);
    struct rect tick = {rect.x + rect.w - side - margin, rect.y + margin, side, side};
    ui_card_ground(ui, rect, id, chosen);
    if (chosen)
        draw_sprite_tinted(&ui->list, &icons[ICON_CHECK], tick, ui_colour(ui, COLOUR_ACCENT));
    row_texts(rows, rect_centred(rect, text_width_of(rows), rows->text), rules);
    ui_focus_frame(ui, id, ui_focus_place(ui, rect, chosen), ui_px(ui, METRIC_RADIUS));
}

/* Notes that the pointer or the keyboard is at the row. */
static void notice(const struct rule_rows *rows, widget_id id, struct rect rect,
                   const struct rules_key *key)
{
    struct ui *ui = rows->ui;
    if (ui->focus == id)
        rows->list->stop = *key;
    if (rows->list->pointed && ui_state(ui, id, rect) != STATE_REST) /* nor while a key is held */
        rows->list->hovered = *key;
    if (ui->focus == id && ui->focus_visible)
        rows->list->focused = *key;
}

/* Draws a row and answers its input. Returns true if it was chosen. */
static bool rule_row(struct rule_rows *rows, int place)
{
    struct ui *ui = rows->ui;
    struct shelf_entry entry = shelf_at(rows->desk->shelf, place);
    struct rect rect = row_rect(rows, place);
    const char *label =
        ui_format(ui, tr("{label}: {value}"), {"label", ruleset_title(entry.rules).text},
                  {"value", line_of(rows->desk, entry.rules, FIELD_COUNT)});
    struct widget *widget =
        ui_register(ui, rule_set_widget(ui, rows->name, &entry.key), 0, ROLE_ITEM, rect, label);
    widget_id id = widget->id;
    bool chosen = rules_key_equal(&entry.key, rows->chosen);
    widget->chosen = chosen;
    widget->takes_focus = rules_key_equal(&entry.key, &rows->list->stop);
    rows->stop_seen |= widget->takes_focus;
    /* On the chosen one Enter is left to the page. */
    bool pressed = ui_clicked(ui, id, rect) || (!chosen && ui_activated(ui, id));
    notice(rows, id, rect, &entry.key);
    if (is_seen(rows, rect))
        draw_row(rows, rect, id, chosen, entry.rules);
    if (pressed)
        *rows->chosen = entry.key;
    return pressed;
}

/* --- Keys --- */

/* Returns where the key of this pass leads from `place`, or NO_PLACE. */
static int place_by_key(const struct rule_rows *rows, int place)
{
    const struct input *input = &rows->ui->input;
    int last = shelf_count(rows->desk->shelf) - 1;
    int page = int_max(1, rows->view.h / rows->step - 1);
    const struct {
        SDL_Keycode key;
        int to;
        unsigned mods;
    } keys[] = {{SDLK_UP, place - 1},
                {SDLK_DOWN, place + 1},
                {SDLK_PAGEUP, place - page},
                {SDLK_PAGEDOWN, place + page},
                {SDLK_HOME, 0},
                {SDLK_END, last},
                {SDLK_HOME, 0, MOD_CTRL},
                {SDLK_END, last, MOD_CTRL}};
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        if (input_is_key(input, keys[i].key, keys[i].mods))
            return int_clamp(keys[i].to, 0, last);
    return NO_PLACE;
}

/* Returns the id of the row that Tab goes to. */
static widget_id stop_id(const struct rule_rows *rows)
{
    return ui_id(rule_set_widget(rows->ui, rows->name, &rows->list->stop), 0);
}

/* Arrows go from row to row. */
static void list_keys(const struct rule_rows *rows)
{
    struct ui *ui = rows->ui;
    struct rule_list *list = rows->list;
    int place = shelf_place(rows->desk->shelf, &list->stop);
    if (place == NO_PLACE || ui->focus != stop_id(rows))
        return;
    int to = place_by_key(rows, place);
    if (!ui_take(ui, to != NO_PLACE))
        return;
    list->stop = shelf_at(rows->desk->shelf, to).key;
    ui->focus = stop_id(rows);
    reveal(rows, to);
}

/* --- The list --- */

/* The chosen row is in the middle. */
static void begin(const struct rule_rows *rows)
{
    int place = shelf_place(rows->desk->shelf, rows->chosen);
    *rows->list =
        (struct rule_list){.begun = true, .stop = *rows->chosen, .looked_at = *rows->chosen};
    if (place != NO_PLACE)
        rows->list->offset = row_top(rows, place) + rows->row / 2 - rows->view.h / 2;
}

/* Returns the next group whose rows all lie below what is seen, or NULL. */
static const struct group *group_below(const struct rule_rows *rows)
{
    int end = rows->view.y + rows->view.h - rows->content.y;
    for (int i = 0; i < GROUPS; i++)
        if (rows->groups[i].count > 0 && rows->groups[i].top + rows->heading >= end)
            return &rows->groups[i];
    return NULL;
}

/* Draws the heading of a group, and at its right that of the next group further down. */
static void group_heading(const struct rule_rows *rows, const struct group *group)
{
    struct ui *ui = rows->ui;
    const struct group *below = group_below(rows);
    struct rect line = {rows->content.x, rows->content.y + group->top, rows->width, rows->heading};
    if (!is_seen(rows, line))
        return;
    if (below) {
        /* TRANSLATORS: more lies below under this heading; the sign is an arrow down. */
        const char *more = ui_format(ui, tr("{heading} \u2193"), {"heading", below->heading});
        int width = text_width(ui->fonts, ui_small(ui), more), gap = ui_px(ui, METRIC_GAP);
        if (text_width(ui->fonts, ui_bold(ui), group->heading) + gap + width <= line.w)
            page_line(ui, cut_right(&line, width), ui_small(ui), COLOUR_TEXT_DIM, ALIGN_RIGHT,
                      more);
    }
    page_line(ui, line, ui_bold(ui), COLOUR_ACCENT, ALIGN_LEFT, group->heading);
}

/* Draws the rows of the group that can be seen. */
static bool group_rows(struct rule_rows *rows, const struct group *group)
{
    int top = rows->content.y + group->top + rows->heading;
    int first = (rows->view.y - top) / rows->step;
    int end = (rows->view.y + rows->view.h - top) / rows->step + 1;
    bool changed = false;
    if (group->count > 0)
        group_heading(rows, group);
    for (int i = int_max(0, first); i < int_min(group->count, end); i++)
        changed |= rule_row(rows, group->first + i);
    return changed;
}

/* The row that Tab goes to is a widget even if it is not seen. */
static bool stop_row(struct rule_rows *rows)
{
    int place = shelf_place(rows->desk->shelf, &rows->list->stop);
    return !rows->stop_seen && place != NO_PLACE && rule_row(rows, place);
}

static bool newly(const struct rules_key *now, const struct rules_key *before)
{
    return now->origin != RULES_NONE && !rules_key_equal(now, before);
}

/* Looks at what pointer or keyboard has come to last, until both have left it. */
static void look(struct rule_list *list, const struct rules_key *hovered,
                 const struct rules_key *focused, const struct rules_key *chosen)
{
    if (newly(&list->hovered, hovered))
        list->looked_at = list->hovered;
    else if (newly(&list->focused, focused))
        list->looked_at = list->focused;
    else if (!rules_key_equal(&list->looked_at, &list->hovered) &&
             !rules_key_equal(&list->looked_at, &list->focused))
        list->looked_at = *chosen;
}

bool rule_list(struct desk *desk, struct rect rect, struct rule_list *list, const char *name,
               struct rules_key *chosen)
{
    struct ui *ui = desk->ui;
    struct rule_rows rows = {
        .ui = ui, .desk = desk, .list = list, .name = name, .chosen = chosen, .view = rect};
    bool changed = false;
    lay_out(&rows);
    if (!list->begun)
        begin(&rows);
    if (shelf_place(desk->shelf, &list->stop) == NO_PLACE)
        list->stop = shelf_at(desk->shelf, int_max(0, shelf_place(desk->shelf, chosen))).key;
    list_keys(&rows);
    list->pointed |= ui->input.kind == INPUT_MOVE || ui->input.kind == INPUT_PRESS;
    struct rules_key hovered = list->hovered, focused = list->focused;
    list->hovered = list->focused = (struct rules_key){0};
    rows.content = ui_scroll_begin(ui, rect, "rule-sets", rows.height, &list->offset);
    for (int i = 0; i < GROUPS; i++)
        changed |= group_rows(&rows, &rows.groups[i]);
    changed |= stop_row(&rows);
    ui_scroll_end(ui);
    look(list, &hovered, &focused, chosen);
    return changed;
}

/* SPDX-License-Identifier: MIT */
#include "pages/rule_cards.h"

#include "base/translate.h"
#include "prose/names.h"
#include "prose/rules_line.h"
#include "toolkit/icons.h"

enum {
    CARD_WIDTH_POINTS = 286, /* as many beside each other as are at least so wide */
    BOARD_POINTS = 92,
    LINE_SIZE = 1200,
    GROUPS = 4,
    NO_PLACE = -1,
};

/* Cards below a heading, and where they lie in the content. */
struct group {
    const char *heading;
    int first, count; /* places of the shelf */
    int top;          /* of the heading, pixels */
};

struct grid {
    struct ui *ui;
    struct desk *desk;
    struct rule_cards *cards;
    struct rules_key *chosen;
    struct group groups[GROUPS];
    int columns, card_height, gap, heading, height;
    struct rect view, content;
    bool stop_seen; /* the card that Tab goes to has been laid out */
};

/* --- Where they lie --- */

static int rows_of(const struct grid *grid, const struct group *group)
{
    return (group->count + grid->columns - 1) / grid->columns;
}

static int row_step(const struct grid *grid)
{
    return grid->card_height + grid->gap;
}

/* The height of the heading and the rows below it, and of what is left free behind them. */
static int group_height(const struct grid *grid, const struct group *group)
{
    return group->count ? grid->heading + rows_of(grid, group) * row_step(grid) : 0;
}

static void list_groups(struct grid *grid)
{
    const struct shelf *shelf = grid->desk->shelf;
    int own = shelf->own->count, house = own + HOUSE_PRESET_COUNT, national = own + PRESET_COUNT;
    const struct group groups[GROUPS] = {
        {tr("Yours"), 0, own, 0},
        {tr("House rules"), own, HOUSE_PRESET_COUNT, 0},
        {tr("National"), house, national - house, 0},
        {tr("This match"), national, shelf_count(shelf) - national, 0},
    };
    grid->height = 0;
    for (int i = 0; i < GROUPS; i++) {
        grid->groups[i] = groups[i];
        grid->groups[i].top = grid->height;
        grid->height += group_height(grid, &groups[i]);
    }
    grid->height -= grid->gap;
}

static const struct group *group_of(const struct grid *grid, int place)
{
    const struct group *group = grid->groups;
    while (place >= group->first + group->count)
        group++;
    return group;
}

/* Above the first card of the content lies its heading: it is shown with it. */
static int card_top(const struct grid *grid, int place)
{
    const struct group *group = group_of(grid, place);
    int row = (place - group->first) / grid->columns;
    return group->top + grid->heading + row * row_step(grid);
}

static struct rect card_rect(const struct grid *grid, int place)
{
    int column = (place - group_of(grid, place)->first) % grid->columns;
    struct rect rect = {grid->content.x, grid->content.y + card_top(grid, place), grid->content.w,
                        grid->card_height};
    return rect_column(rect, column, grid->columns, grid->gap);
}

/* --- What a card says --- */

static struct looks looks_for(const struct grid *grid, const struct named_ruleset *rules)
{
    return preferences_looks(grid->desk->preferences, rules);
}

/* Room for texts beside the board, in a card of this width. */
static int text_room(const struct grid *grid, int width)
{
    struct ui *ui = grid->ui;
    return width - ui_px(ui, BOARD_POINTS) - 2 * ui_px(ui, METRIC_GAP) - ui_px(ui, METRIC_MARGIN);
}

static int title_height(const struct grid *grid, const char *title, int width)
{
    struct ui *ui = grid->ui;
    return ui_text_height(ui, ui_bold(ui), title, width - ui_px(ui, METRIC_ICON_SMALL));
}

static const char *line_of(const struct grid *grid, const struct named_ruleset *rules, int most)
{
    struct strbuf line = ui_strbuf(grid->ui, LINE_SIZE);
    rules_line_print(&line, rules, looks_of(rules).tray, most);
    return line.text;
}

/* As many of the differences as there is room for; one at least. */
static const char *fitting_line(const struct grid *grid, const struct named_ruleset *rules,
                                struct rect room)
{
    struct ui *ui = grid->ui;
    enum field fields[FIELD_COUNT];
    int most = telling_fields(&rules->rules, fields);
    const char *line = line_of(grid, rules, most);
    while (most > 1 && ui_text_height(ui, ui_small(ui), line, room.w) > room.h)
        line = line_of(grid, rules, --most);
    return line;
}

/* All cards are alike: high enough for every shipped rule set with one difference. */
static int measure_card(const struct grid *grid, int width)
{
    struct ui *ui = grid->ui;
    int room = text_room(grid, width), most = ui_px(ui, BOARD_POINTS);
    for (int i = 0; i < PRESET_COUNT; i++) {
        const char *line = line_of(grid, &presets[i], 1);
        most = int_max(most, title_height(grid, ruleset_title(&presets[i]).text, room) +
                                 ui_text_height(ui, ui_small(ui), line, room));
    }
    return most + 2 * ui_px(ui, METRIC_GAP);
}

/* --- The small boards --- */

/* The board of this card begins to play. */
static void play(struct grid *grid, const struct rules_key *key)
{
    struct rule_cards *cards = grid->cards;
    const struct named_ruleset *rules = shelf_find(grid->desk->shelf, key);
    bool still = grid->desk->preferences->reduced_motion;
    cards->plays = (struct rules_key){0};
    cards->demo.shown = false;
    if (!rules || still)
        return;
    cards->plays = *key;
    demo_board_show_rules(&cards->demo, rules, looks_for(grid, rules), still, grid->desk->now);
}

static void small_board(struct grid *grid, struct rect rect, const struct shelf_entry *entry)
{
    struct rule_cards *cards = grid->cards;
    if (rules_key_equal(&cards->plays, &entry->key)) {
        cards->demo_seen = true;
        demo_board_view(grid->ui, rect, &cards->demo, grid->desk->now);
        return;
    }
    struct demo_board rest = {0};
    demo_board_show_rules(&rest, entry->rules, looks_for(grid, entry->rules), true, 0);
    demo_board_rest(grid->ui, rect, &rest);
}

/* --- A card --- */

static void card_texts(struct grid *grid, struct rect rect, const struct named_ruleset *rules)
{
    struct ui *ui = grid->ui;
    const char *title = ui_format(ui, "{title}", {"title", ruleset_title(rules).text});
    struct rect head = cut_top(&rect, int_min(rect.h, title_height(grid, title, rect.w)));
    cut_right(&head, ui_px(ui, METRIC_ICON_SMALL));
    ui_text(ui, head, ui_bold(ui), ui_colour(ui, COLOUR_TEXT), ALIGN_LEFT, title);
    ui_paragraph(ui, rect, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM),
                 fitting_line(grid, rules, rect), true);
}

/* What is chosen has a tick, too, whatever its colour. */
static void card_face(struct grid *grid, struct rect rect, widget_id id, bool chosen)
{
    struct ui *ui = grid->ui;
    int side = ui_px(ui, METRIC_ICON_SMALL), margin = ui_px(ui, METRIC_GAP);
    ui_card_ground(ui, rect, id, chosen);
    if (!chosen)
        return;
    struct rect tick = {rect.x + rect.w - side - margin, rect.y + margin, side, side};
    draw_sprite_tinted(&ui->list, &icons[ICON_CHECK], tick, ui_colour(ui, COLOUR_ACCENT));
}

static void draw_card(struct grid *grid, struct rect rect, widget_id id,
                      const struct shelf_entry *entry)
{
    struct ui *ui = grid->ui;
    card_face(grid, rect, id, rules_key_equal(&entry->key, grid->chosen));
    struct rect inside = rect_inset(rect, ui_px(ui, METRIC_GAP));
    struct rect board = cut_left(&inside, ui_px(ui, BOARD_POINTS));
    cut_left(&inside, ui_px(ui, METRIC_MARGIN));
    small_board(grid, (struct rect){board.x, board.y, board.w, board.w}, entry);
    card_texts(grid, inside, entry->rules);
}

/* The widget's name: by the key, whatever the shelf holds. */
static const char *card_name(struct ui *ui, const struct rules_key *key)
{
    static const char *const templates[] = {
        [RULES_NONE] = "rule-set/none",
        [RULES_OWN] = "rule-set/own/{name}",
        [RULES_SHIPPED] = "rule-set/{name}",
        [RULES_PLAYED] = "rule-set/this-match",
    };
    return ui_format(ui, templates[key->origin], {"name", key->name});
}

/* Returns whether it was chosen. */
static bool card(struct grid *grid, int place)
{
    struct ui *ui = grid->ui;
    struct rule_cards *cards = grid->cards;
    struct shelf_entry entry = shelf_at(grid->desk->shelf, place);
    struct rect rect = card_rect(grid, place);
    const char *label =
        ui_format(ui, tr("{label}: {value}"), {"label", ruleset_title(entry.rules).text},
                  {"value", line_of(grid, entry.rules, FIELD_COUNT)});
    struct widget *widget = ui_register(ui, card_name(ui, &entry.key), 0, ROLE_ITEM, rect, label);
    widget_id id = widget->id;
    widget->chosen = rules_key_equal(&entry.key, grid->chosen);
    widget->takes_focus = rules_key_equal(&entry.key, &cards->stop);
    grid->stop_seen |= widget->takes_focus;
    bool pressed = ui_clicked(ui, id, rect) || ui_activated(ui, id);
    if (ui->focus == id)
        cards->stop = entry.key;
    if (ui_state(ui, id, rect) != STATE_REST) /* nor while something else is held */
        cards->hovered = entry.key;
    if (ui->focus == id && ui->focus_visible)
        cards->focused = entry.key;
    if (rect_common(rect, ui->clip).h > 0)
        draw_card(grid, rect, id, &entry);
    ui_focus_frame(ui, id, rect, ui_px(ui, METRIC_RADIUS));
    if (pressed)
        *grid->chosen = entry.key;
    return pressed;
}

/* --- Keys --- */

/* The place a row below or above, in the same column where there is one. */
static int place_in_row(const struct grid *grid, int place, int step)
{
    const struct group *group = group_of(grid, place);
    int column = (place - group->first) % grid->columns;
    int row = (place - group->first) / grid->columns + step;
    while (row < 0 || row >= rows_of(grid, group)) {
        group += step;
        if (group < grid->groups || group >= grid->groups + GROUPS)
            return place;
        row = step > 0 ? 0 : rows_of(grid, group) - 1;
    }
    return int_min(group->first + row * grid->columns + column, group->first + group->count - 1);
}

/* Where the key leads from `place`; NO_PLACE if it leads nowhere. */
static int place_by_key(const struct grid *grid, int place)
{
    const struct input *input = &grid->ui->input;
    int last = shelf_count(grid->desk->shelf) - 1, page = int_max(1, grid->view.h / row_step(grid));
    if (input_is_key(input, SDLK_LEFT, 0))
        return int_max(place - 1, 0);
    if (input_is_key(input, SDLK_RIGHT, 0))
        return int_min(place + 1, last);
    if (input_is_key(input, SDLK_HOME, 0))
        return 0;
    if (input_is_key(input, SDLK_END, 0))
        return last;
    bool far = input_is_key(input, SDLK_PAGEUP, 0) || input_is_key(input, SDLK_PAGEDOWN, 0);
    bool down = input_is_key(input, SDLK_DOWN, 0) || input_is_key(input, SDLK_PAGEDOWN, 0);
    if (!far && !down && !input_is_key(input, SDLK_UP, 0))
        return NO_PLACE;
    for (int i = far ? page : 1; i > 0; i--)
        place = place_in_row(grid, place, down ? 1 : -1);
    return place;
}

/* Scrolls so far that the card is seen, and of the first row its heading, too. */
static void reveal(struct grid *grid, int place)
{
    int top = card_top(grid, place), bottom = top + grid->card_height;
    if (top - grid->heading == group_of(grid, place)->top)
        top -= grid->heading;
    grid->cards->offset = int_clamp(grid->cards->offset, bottom - grid->view.h, top);
}

/* Arrows go from card to card. */
static void card_keys(struct grid *grid)
{
    struct ui *ui = grid->ui;
    struct rule_cards *cards = grid->cards;
    int place = shelf_place(grid->desk->shelf, &cards->stop);
    if (place == NO_PLACE || ui->focus != ui_id(card_name(ui, &cards->stop), 0))
        return;
    int to = place_by_key(grid, place);
    if (!ui_take(ui, to != NO_PLACE))
        return;
    cards->stop = shelf_at(grid->desk->shelf, to).key;
    ui->focus = ui_id(card_name(ui, &cards->stop), 0);
    reveal(grid, to);
}

/* --- The grid --- */

static void measure(struct grid *grid)
{
    struct ui *ui = grid->ui;
    int width = ui_scroll_width(ui, grid->view.w);
    grid->gap = ui_px(ui, METRIC_GAP_WIDE);
    grid->heading = ui_px(ui, METRIC_HEADING);
    grid->columns = int_max(1, (width + grid->gap) / (ui_px(ui, CARD_WIDTH_POINTS) + grid->gap));
    struct rect row = {0, 0, width, 1};
    grid->card_height = measure_card(grid, rect_column(row, 0, grid->columns, grid->gap).w);
    list_groups(grid);
}

/* The chosen one is in sight and plays, and Tab goes to it. */
static void begin(struct grid *grid)
{
    struct rule_cards *cards = grid->cards;
    int place = shelf_place(grid->desk->shelf, grid->chosen);
    *cards = (struct rule_cards){.begun = true, .stop = *grid->chosen};
    if (place != NO_PLACE)
        cards->offset = card_top(grid, place) - (grid->view.h - grid->card_height) / 2;
    play(grid, grid->chosen);
}

/* The rows of the group that can be seen. */
static bool group_cards(struct grid *grid, const struct group *group)
{
    struct ui *ui = grid->ui;
    int top = grid->content.y + group->top, view = grid->view.y + grid->view.h;
    struct rect line = {grid->content.x, top, grid->content.w, grid->heading};
    bool changed = false;
    if (group->count == 0 || top > view)
        return false;
    if (line.y + line.h > grid->view.y) {
        ui_text(ui, line, ui_small(ui), ui_colour(ui, COLOUR_ACCENT), ALIGN_LEFT, group->heading);
        ui_note(ui, line, group->heading);
    }
    int first = int_max(0, (grid->view.y - top - grid->heading) / row_step(grid));
    int end = int_max(0, (view - top - grid->heading) / row_step(grid) + 1);
    int last = int_min(group->count, end * grid->columns);
    for (int i = first * grid->columns; i < last; i++)
        changed |= card(grid, group->first + i);
    return changed;
}

/* Where Tab goes is there even if it is not seen. */
static bool stop_card(struct grid *grid)
{
    int place = shelf_place(grid->desk->shelf, &grid->cards->stop);
    return !grid->stop_seen && place != NO_PLACE && card(grid, place);
}

/* What has played goes back to rest when it is left, but for the chosen one. */
static void leave(struct rule_cards *cards, const struct rules_key *chosen)
{
    const struct rules_key *plays = &cards->plays;
    if (!rules_key_equal(plays, &cards->hovered) && !rules_key_equal(plays, &cards->focused) &&
        !rules_key_equal(plays, chosen))
        cards->plays = (struct rules_key){0};
}

static bool newly(const struct rules_key *now, const struct rules_key *before)
{
    return now->origin != RULES_NONE && !rules_key_equal(now, before);
}

bool rule_cards(struct desk *desk, struct rect rect, struct rule_cards *cards,
                struct rules_key *chosen)
{
    struct grid grid = {
        .ui = desk->ui, .desk = desk, .cards = cards, .chosen = chosen, .view = rect};
    struct rules_key hovered = cards->hovered, focused = cards->focused;
    bool changed = false;
    measure(&grid);
    if (!cards->begun)
        begin(&grid);
    if (shelf_place(desk->shelf, &cards->stop) == NO_PLACE)
        cards->stop = *chosen;
    card_keys(&grid);
    cards->demo_seen = false;
    cards->hovered = cards->focused = (struct rules_key){0};
    grid.content = ui_scroll_begin(desk->ui, rect, "rule-sets", grid.height, &cards->offset);
    grid.content.w = ui_scroll_width(desk->ui, rect.w);
    for (int i = 0; i < GROUPS; i++)
        changed |= group_cards(&grid, &grid.groups[i]);
    changed |= stop_card(&grid);
    ui_scroll_end(desk->ui);
    leave(cards, chosen);
    if (changed)
        play(&grid, chosen);
    else if (newly(&cards->hovered, &hovered))
        play(&grid, &cards->hovered);
    else if (newly(&cards->focused, &focused))
        play(&grid, &cards->focused);
    return changed;
}

bool rule_cards_moving(const struct rule_cards *cards)
{
    return cards->demo_seen && cards->demo.playing;
}

/* SPDX-License-Identifier: MIT */
#include "pages/rule_cards.h"

#include "base/translate.h"
#include "prose/names.h"
#include "prose/rules_line.h"
#include "toolkit/icons.h"

enum {
    BOARD_POINTS = 136,      /* wanted: squares of 16 */
    BOARD_MOST_POINTS = 288, /* where there is room for all cards */
    CARD_LEAST_POINTS = 92,  /* high, where there is little room */
    TEXT_POINTS = 152,       /* at least so wide beside the board */
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
    int columns, card_height, board, gap, heading, height;
    int width; /* of the content */
    bool low;  /* two rows are in view only where one heading is */
    struct rect view, content;
    bool whole;     /* at rest: no row is shown in part */
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
    grid->height = int_max(0, grid->height - grid->gap);
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

/* Is the strip of the content from `top` on seen, and none of it cut at rest? */
static bool is_seen(const struct grid *grid, int top, int height)
{
    int y = grid->content.y + top - grid->view.y;
    if (grid->whole)
        return y >= 0 && y + height <= grid->view.h;
    return y + height > 0 && y < grid->view.h;
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

/* What is around board and texts in a card: beside them, and above and below. */
static int card_sides(const struct ui *ui)
{
    return 2 * ui_px(ui, METRIC_GAP) + ui_px(ui, METRIC_MARGIN);
}

static int card_edges(const struct ui *ui)
{
    return 2 * ui_px(ui, METRIC_GAP);
}

/* Room for texts beside the board, in a card of this width. */
static int text_room(const struct grid *grid, int width)
{
    return width - grid->board - card_sides(grid->ui);
}

static int title_height(const struct grid *grid, const char *title, int width)
{
    struct ui *ui = grid->ui;
    return ui_text_height(ui, ui_bold(ui), title, width - ui_px(ui, METRIC_ICON_SMALL));
}

static const char *line_of(const struct grid *grid, const struct named_ruleset *rules, int most)
{
    struct strbuf line = ui_strbuf(grid->ui, LINE_SIZE);
    rules_line_print(&line, rules, looks_of(rules).tray, most,
                     looks_side_names(looks_for(grid, rules)));
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
    small_board(grid, cut_left(&inside, grid->board), entry);
    cut_left(&inside, ui_px(ui, METRIC_MARGIN));
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

/* What the pointer and the keyboard are at. */
static void notice(struct grid *grid, widget_id id, struct rect rect, const struct rules_key *key)
{
    struct ui *ui = grid->ui;
    if (ui->focus == id)
        grid->cards->stop = *key;
    if (ui_state(ui, id, rect) != STATE_REST) /* nor while something else is held */
        grid->cards->hovered = *key;
    if (ui->focus == id && ui->focus_visible)
        grid->cards->focused = *key;
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
    bool seen = is_seen(grid, card_top(grid, place), grid->card_height);
    bool pressed = (seen && ui_clicked(ui, id, rect)) || ui_activated(ui, id);
    notice(grid, id, seen ? rect : (struct rect){0}, &entry.key);
    if (seen) {
        draw_card(grid, rect, id, &entry);
        ui_focus_frame(ui, id, rect, ui_px(ui, METRIC_RADIUS));
    }
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
    int last = shelf_count(grid->desk->shelf) - 1;
    int page = int_max(1, (grid->view.h - grid->heading + grid->gap) / row_step(grid));
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

/* Where the row of this card begins: the first one of a group with the heading. */
static int row_top(const struct grid *grid, int place)
{
    int top = card_top(grid, place);
    return top - grid->heading == group_of(grid, place)->top ? top - grid->heading : top;
}

/* Scrolls so far that the card is seen, and of the first row its heading, too. */
static void reveal(struct grid *grid, int place)
{
    int bottom = card_top(grid, place) + grid->card_height;
    grid->cards->offset =
        int_clamp(grid->cards->offset, bottom - grid->view.h, row_top(grid, place));
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

/* Where a row begins: at this height of the content, or next below or above it. */
static int stop_at(const struct grid *grid, int offset, bool below)
{
    int count = shelf_count(grid->desk->shelf), found = 0;
    for (int place = 0; place < count; place++) {
        int top = row_top(grid, place);
        if (top >= offset)
            return below || top == offset ? top : found;
        found = top;
    }
    return found;
}

static int column_width(const struct grid *grid)
{
    struct rect row = {0, 0, grid->width, 1};
    return rect_column(row, 0, grid->columns, grid->gap).w;
}

/* The largest board in a card of this height that leaves the texts their room. */
static int board_in(const struct grid *grid, int card_height)
{
    struct ui *ui = grid->ui;
    int beside = column_width(grid) - card_sides(ui) - ui_px(ui, TEXT_POINTS);
    int most = int_min(int_min(card_height - card_edges(ui), beside), ui_px(ui, BOARD_MOST_POINTS));
    return int_max(most, int_min(card_height - card_edges(ui), column_width(grid) / 4));
}

/* How high a card must be for every shipped rule set, with one difference. */
static int least_height(const struct grid *grid)
{
    struct ui *ui = grid->ui;
    int room = text_room(grid, column_width(grid)), most = grid->board;
    for (int i = 0; i < PRESET_COUNT; i++) {
        const char *line = line_of(grid, &presets[i], 1);
        most = int_max(most, title_height(grid, ruleset_title(&presets[i]).text, room) +
                                 ui_text_height(ui, ui_small(ui), line, room));
    }
    return most + card_edges(ui);
}

/* Cards of this height at most, with as large a board as they have room for. */
static void shape_cards(struct grid *grid, int columns, int height)
{
    grid->columns = columns;
    grid->board = board_in(grid, height);
    grid->card_height = least_height(grid);
    list_groups(grid);
}

/* In so many columns without scrolling: how high the cards may be. */
static int height_without_scrolling(struct grid *grid, int columns)
{
    grid->columns = columns;
    grid->card_height = 0;
    list_groups(grid);
    int rows = 0;
    for (int i = 0; i < GROUPS; i++)
        rows += rows_of(grid, &grid->groups[i]);
    return (grid->view.h - grid->height) / int_max(1, rows);
}

/* All of them at once, with the largest boards; false: there is no room. */
static bool show_all(struct grid *grid)
{
    struct ui *ui = grid->ui;
    int best = 0, board = ui_px(ui, BOARD_POINTS) - 1;
    int least = card_sides(ui) + ui_px(ui, BOARD_POINTS) + ui_px(ui, TEXT_POINTS);
    grid->width = grid->view.w;
    for (int columns = 1; columns * (least + grid->gap) - grid->gap <= grid->width; columns++) {
        shape_cards(grid, columns, height_without_scrolling(grid, columns));
        if (grid->board > board && grid->height <= grid->view.h) {
            board = grid->board;
            best = columns;
        }
    }
    if (best > 0)
        shape_cards(grid, best, height_without_scrolling(grid, best));
    return best > 0;
}

/* The most headings that are seen with so many rows, wherever one has scrolled to. In a low view
 * two rows of most groups are worth more than one that is never left alone. */
static int headings_among(const struct grid *grid, int rows)
{
    int most = 1;
    for (int i = 0; i < GROUPS && !grid->low; i++) {
        int seen = 0, left = rows;
        for (int j = i; j < GROUPS && left > 0; j++) {
            seen += grid->groups[j].count > 0;
            left -= rows_of(grid, &grid->groups[j]);
        }
        most = int_max(most, seen);
    }
    return most;
}

/* How high the cards may be with so many rows in view, the headings among them included. */
static int height_of_rows(const struct grid *grid, int rows)
{
    int room = grid->view.h - headings_among(grid, rows) * grid->heading + grid->gap;
    return room / rows - grid->gap;
}

/* The most rows of cards at least so high that are in view at once. */
static int rows_in_view(const struct grid *grid, int height)
{
    int rows = 1;
    while (height_of_rows(grid, rows + 1) >= height)
        rows++;
    return rows;
}

/* In as many columns as have room for a board of this side. */
static void set_columns(struct grid *grid, int board)
{
    struct ui *ui = grid->ui;
    int least = board + card_sides(ui) + ui_px(ui, TEXT_POINTS), gap = grid->gap;
    grid->columns = int_max(1, (grid->width + gap) / (least + gap));
    list_groups(grid);
}

/* Some of them, in rows that are whole: those that are seen at once fill the view. */
static void show_some(struct grid *grid)
{
    struct ui *ui = grid->ui;
    int wanted = ui_px(ui, BOARD_POINTS) + card_edges(ui), least = ui_px(ui, CARD_LEAST_POINTS);
    grid->width = ui_scroll_width(ui, grid->view.w);
    set_columns(grid, wanted - card_edges(ui));
    int rows = rows_in_view(grid, wanted);
    grid->low = rows < 2 && height_of_rows(grid, 2) < least;
    if (rows < 2 && height_of_rows(grid, 2) >= least)
        rows = 2;
    int height = int_max(height_of_rows(grid, rows), least);
    set_columns(grid, int_min(height, wanted) - card_edges(ui));
    shape_cards(grid, grid->columns, height);
    grid->low |= rows_in_view(grid, grid->card_height) < 2;
    rows = rows_in_view(grid, grid->card_height);
    grid->card_height = int_max(grid->card_height, height_of_rows(grid, rows));
    list_groups(grid);
    grid->height = stop_at(grid, grid->height - grid->view.h, true) + grid->view.h;
}

static void measure(struct grid *grid)
{
    struct ui *ui = grid->ui;
    grid->gap = ui_px(ui, METRIC_GAP_WIDE);
    grid->heading = ui_px(ui, METRIC_HEADING);
    if (!show_all(grid))
        show_some(grid);
}

/* The chosen one is in sight and plays, and Tab goes to it. */
static void begin(struct grid *grid)
{
    struct rule_cards *cards = grid->cards;
    int place = shelf_place(grid->desk->shelf, grid->chosen);
    *cards = (struct rule_cards){.begun = true, .stop = *grid->chosen};
    if (place != NO_PLACE)
        reveal(grid, place);
    play(grid, grid->chosen);
}

/* Nothing is cut at rest: what was scrolled goes on to the next row. */
static void settle(struct grid *grid)
{
    struct rule_cards *cards = grid->cards;
    if (grid->ui->held)
        return;
    cards->offset = stop_at(grid, cards->offset, cards->offset > cards->rest);
    cards->rest = cards->offset;
}

static void scroll(struct grid *grid)
{
    struct rule_cards *cards = grid->cards;
    struct rect view = grid->view;
    cards->offset += ui_scroll_due(grid->ui, ui_id("rule-sets", 0));
    settle(grid);
    struct rect content =
        ui_scroll_begin(grid->ui, view, "rule-sets", grid->height, &cards->offset);
    settle(grid);
    grid->content = (struct rect){content.x, view.y - cards->offset, grid->width, grid->height};
    grid->whole = stop_at(grid, cards->offset, true) == cards->offset &&
                  grid->heading + grid->card_height <= view.h;
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
    if (is_seen(grid, group->top, grid->heading + (grid->whole ? grid->card_height : 0))) {
        ui_text(ui, line, ui_bold(ui), ui_colour(ui, COLOUR_ACCENT), ALIGN_LEFT, group->heading);
        ui_note(ui, line, group->heading);
    }
    int first = int_max(0, (grid->view.y - top - grid->heading) / row_step(grid));
    int end = int_max(0, (view - top - grid->heading) / row_step(grid) + 1);
    int last = int_min(group->count, end * grid->columns);
    for (int i = first * grid->columns; i < last; i++)
        if (is_seen(grid, card_top(grid, group->first + i), grid->card_height))
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
    scroll(&grid);
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

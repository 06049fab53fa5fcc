/* SPDX-License-Identifier: MIT */
#include "pages/new_match/rule_cards.h"

#include "base/translate.h"
#include "pages/new_match/card_grid.h"
#include "pages/rule_sets.h"
#include "prose/names.h"
#include "prose/rule_words.h"
#include "toolkit/icons.h"

enum {

    NO_PLACE = -1,
};

/* --- What a card says --- */

/* Returns as many differences as there is room for, but at least one. */
static const char *fitting_line(const struct card_grid *grid, const struct named_ruleset *rules,
                                struct rect room)
{
    struct ui *ui = grid->ui;
    enum field fields[FIELD_COUNT];
    int most = telling_fields(&rules->rules, fields);
    const char *line = card_line(grid, rules, most);
    while (most > 1 && ui_text_height(ui, ui_small(ui), line, room.w) > room.h)
        line = card_line(grid, rules, --most);
    return line;
}

/* --- What is drawn --- */

static void small_board(struct card_grid *grid, struct rect rect, const struct shelf_entry *entry)
{
    struct rule_cards *cards = grid->cards;
    if (rules_key_equal(&cards->plays, &entry->key)) {
        cards->demo_seen = true;
        demo_board_view(grid->ui, rect, &cards->demo, grid->desk->now);
        return;
    }
    struct demo_board rest = {0};
    demo_board_show_rules(&rest, entry->rules, card_looks(grid, entry->rules), true, 0);
    demo_board_rest(grid->ui, rect, &rest);
}

static void card_texts(struct card_grid *grid, struct rect rect, const struct named_ruleset *rules)
{
    struct ui *ui = grid->ui;
    const char *title = ui_format(ui, "{title}", {"title", ruleset_title(rules).text});
    struct rect head = cut_top(&rect, int_min(rect.h, card_title_height(grid, title, rect.w)));
    cut_right(&head, ui_px(ui, METRIC_ICON_SMALL));
    ui_text(ui, head, ui_bold(ui), ui_colour(ui, COLOUR_TEXT), ALIGN_LEFT, title);
    ui_paragraph(ui, rect, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM),
                 fitting_line(grid, rules, rect), true);
}

/* The chosen card has a tick as well as its colour. */
static void card_face(struct card_grid *grid, struct rect rect, widget_id id, bool chosen)
{
    struct ui *ui = grid->ui;
    int side = ui_px(ui, METRIC_ICON_SMALL), margin = ui_px(ui, METRIC_GAP);
    ui_card_ground(ui, rect, id, chosen);
    if (!chosen)
        return;
    struct rect tick = {rect.x + rect.w - side - margin, rect.y + margin, side, side};
    draw_sprite_tinted(&ui->list, &icons[ICON_CHECK], tick, ui_colour(ui, COLOUR_ACCENT));
}

static void draw_card(struct card_grid *grid, struct rect rect, widget_id id,
                      const struct shelf_entry *entry)
{
    struct ui *ui = grid->ui;
    card_face(grid, rect, id, rules_key_equal(&entry->key, grid->chosen));
    struct rect inside = rect_inset(rect, ui_px(ui, METRIC_GAP));
    small_board(grid, cut_left(&inside, grid->board), entry);
    cut_left(&inside, ui_px(ui, METRIC_MARGIN));
    card_texts(grid, inside, entry->rules);
}

/* --- What plays --- */

/* Lets the board of this card play. */
static void play(struct card_grid *grid, const struct rules_key *key)
{
    struct rule_cards *cards = grid->cards;
    const struct named_ruleset *rules = shelf_find(grid->desk->shelf, key);
    bool still = preferences_still(grid->desk->preferences);
    cards->plays = (struct rules_key){0};
    cards->demo.shown = false;
    if (!rules || still)
        return;
    cards->plays = *key;
    demo_board_show_rules(&cards->demo, rules, card_looks(grid, rules), still, grid->desk->now);
}

/* --- A card --- */

/* Notes that the pointer or the keyboard is at the card. */
static void notice(struct card_grid *grid, widget_id id, struct rect rect,
                   const struct rules_key *key)
{
    struct ui *ui = grid->ui;
    if (ui->focus == id)
        grid->cards->stop = *key;
    if (ui_state(ui, id, rect) != STATE_REST) /* nor while something else is held */
        grid->cards->hovered = *key;
    if (ui->focus == id && ui->focus_visible)
        grid->cards->focused = *key;
}

/* Draws a card and answers its input. Returns true if it was chosen. */
static bool card(struct card_grid *grid, int place)
{
    struct ui *ui = grid->ui;
    struct rule_cards *cards = grid->cards;
    struct shelf_entry entry = shelf_at(grid->desk->shelf, place);
    struct rect rect = card_rect(grid, place);
    const char *label =
        ui_format(ui, tr("{label}: {value}"), {"label", ruleset_title(entry.rules).text},
                  {"value", card_line(grid, entry.rules, FIELD_COUNT)});
    struct widget *widget =
        ui_register(ui, rule_set_widget(ui, "rule-set", &entry.key), 0, ROLE_ITEM, rect, label);
    widget_id id = widget->id;
    widget->chosen = rules_key_equal(&entry.key, grid->chosen);
    widget->takes_focus = rules_key_equal(&entry.key, &cards->stop);
    grid->stop_seen |= widget->takes_focus;
    bool seen = card_is_seen(grid, card_top(grid, place), grid->card_height);
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

/* Returns the place a row below or above, in the same column if that has one. */
static int place_in_row(const struct card_grid *grid, int place, int step)
{
    const struct card_group *group = card_group(grid, place);
    int column = (place - group->first) % grid->columns;
    int row = (place - group->first) / grid->columns + step;
    while (row < 0 || row >= card_rows(grid, group)) {
        group += step;
        if (group < grid->groups || group >= grid->groups + CARD_GROUPS)
            return place;
        row = step > 0 ? 0 : card_rows(grid, group) - 1;
    }
    return int_min(group->first + row * grid->columns + column, group->first + group->count - 1);
}

/* Returns where the key of this pass leads from `place`, or NO_PLACE. */
static int place_by_key(const struct card_grid *grid, int place)
{
    const struct input *input = &grid->ui->input;
    int last = shelf_count(grid->desk->shelf) - 1;
    int page = int_max(1, (grid->view.h - grid->heading + grid->gap) / card_row_step(grid));
    if (input_is_key(input, SDLK_LEFT, 0))
        return int_max(place - 1, 0);
    if (input_is_key(input, SDLK_RIGHT, 0))
        return int_min(place + 1, last);
    if (input_is_key(input, SDLK_HOME, 0) || input_is_key(input, SDLK_HOME, MOD_CTRL))
        return 0;
    if (input_is_key(input, SDLK_END, 0) || input_is_key(input, SDLK_END, MOD_CTRL))
        return last;
    bool far = input_is_key(input, SDLK_PAGEUP, 0) || input_is_key(input, SDLK_PAGEDOWN, 0);
    bool down = input_is_key(input, SDLK_DOWN, 0) || input_is_key(input, SDLK_PAGEDOWN, 0);
    if (!far && !down && !input_is_key(input, SDLK_UP, 0))
        return NO_PLACE;
    for (int i = far ? page : 1; i > 0; i--)
        place = place_in_row(grid, place, down ? 1 : -1);
    return place;
}

/* Scrolls until the card is seen, and its heading if it is in the first row. */
static void reveal(struct card_grid *grid, int place)
{
    int bottom = card_top(grid, place) + grid->card_height;
    grid->cards->offset =
        int_clamp(grid->cards->offset, bottom - grid->view.h, card_row_top(grid, place));
}

/* Arrows go from card to card. */
static void card_keys(struct card_grid *grid)
{
    struct ui *ui = grid->ui;
    struct rule_cards *cards = grid->cards;
    int place = shelf_place(grid->desk->shelf, &cards->stop);
    if (place == NO_PLACE || ui->focus != ui_id(rule_set_widget(ui, "rule-set", &cards->stop), 0))
        return;
    int to = place_by_key(grid, place);
    if (!ui_take(ui, to != NO_PLACE))
        return;
    cards->stop = shelf_at(grid->desk->shelf, to).key;
    ui->focus = ui_id(rule_set_widget(ui, "rule-set", &cards->stop), 0);
    reveal(grid, to);
}

/* --- The grid --- */

/* The chosen card is in sight and plays, and Tab goes to it. */
static void begin(struct card_grid *grid)
{
    struct rule_cards *cards = grid->cards;
    int place = shelf_place(grid->desk->shelf, grid->chosen);
    *cards = (struct rule_cards){.begun = true, .stop = *grid->chosen};
    if (place != NO_PLACE)
        reveal(grid, place);
    play(grid, grid->chosen);
}

/* At rest no row is cut: scrolling goes on to the next row. */
static void settle(struct card_grid *grid)
{
    struct rule_cards *cards = grid->cards;
    if (grid->ui->held)
        return;
    cards->offset = card_row_stop(grid, cards->offset, cards->offset > cards->rest);
    cards->rest = cards->offset;
}

static void scroll(struct card_grid *grid)
{
    struct rule_cards *cards = grid->cards;
    struct rect view = grid->view;
    cards->offset += ui_scroll_due(grid->ui, ui_id("rule-sets", 0));
    settle(grid);
    struct rect content =
        ui_scroll_begin(grid->ui, view, "rule-sets", grid->height, &cards->offset);
    settle(grid);
    grid->content = (struct rect){content.x, view.y - cards->offset, grid->width, grid->height};
    grid->whole = card_row_stop(grid, cards->offset, true) == cards->offset &&
                  grid->heading + grid->card_height <= view.h;
}

/* Returns the next group whose cards all lie below what is seen, or NULL. */
static const struct card_group *group_below(const struct card_grid *grid)
{
    for (int i = 0; i < CARD_GROUPS; i++)
        if (grid->groups[i].count > 0 &&
            grid->content.y + grid->groups[i].top + grid->heading >= grid->view.y + grid->view.h)
            return &grid->groups[i];
    return NULL;
}

/* Draws the heading of a group, and at its right that of the next group further down. */
static void group_heading(const struct card_grid *grid, const struct card_group *group,
                          struct rect line)
{
    struct ui *ui = grid->ui;
    const struct card_group *below = group_below(grid);
    ui_note(ui, line, group->heading);
    if (below) {
        const char *more = ui_format(ui, tr("{heading} \u2193"), {"heading", below->heading});
        struct rect right = cut_right(&line, text_width(ui->fonts, ui_small(ui), more));
        page_line(ui, right, ui_small(ui), COLOUR_TEXT_DIM, ALIGN_RIGHT, more);
    }
    ui_text(ui, line, ui_bold(ui), ui_colour(ui, COLOUR_ACCENT), ALIGN_LEFT, group->heading);
}

/* Draws the rows of the group that can be seen. */
static bool group_cards(struct card_grid *grid, const struct card_group *group)
{
    int top = grid->content.y + group->top, view = grid->view.y + grid->view.h;
    struct rect line = {grid->content.x, top, grid->content.w, grid->heading};
    bool changed = false;
    if (group->count == 0 || top > view)
        return false;
    if (card_is_seen(grid, group->top, grid->heading + (grid->whole ? grid->card_height : 0)))
        group_heading(grid, group, line);
    int first = int_max(0, (grid->view.y - top - grid->heading) / card_row_step(grid));
    int end = int_max(0, (view - top - grid->heading) / card_row_step(grid) + 1);
    int last = int_min(group->count, end * grid->columns);
    for (int i = first * grid->columns; i < last; i++)
        if (card_is_seen(grid, card_top(grid, group->first + i), grid->card_height))
            changed |= card(grid, group->first + i);
    return changed;
}

/* The card that Tab goes to is a widget even if it is not seen. */
static bool stop_card(struct card_grid *grid)
{
    int place = shelf_place(grid->desk->shelf, &grid->cards->stop);
    return !grid->stop_seen && place != NO_PLACE && card(grid, place);
}

/* A board stops playing when its card is left, unless it is the chosen one. */
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
    struct card_grid grid = {
        .ui = desk->ui, .desk = desk, .cards = cards, .chosen = chosen, .view = rect};
    struct rules_key hovered = cards->hovered, focused = cards->focused;
    bool changed = false;
    card_grid_measure(&grid);
    if (!cards->begun)
        begin(&grid);
    if (shelf_place(desk->shelf, &cards->stop) == NO_PLACE)
        cards->stop = *chosen;
    card_keys(&grid);
    cards->demo_seen = false;
    cards->hovered = cards->focused = (struct rules_key){0};
    scroll(&grid);
    for (int i = 0; i < CARD_GROUPS; i++)
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

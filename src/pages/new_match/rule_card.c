/* SPDX-License-Identifier: MIT */
#include "pages/new_match/rule_card.h"

#include "base/translate.h"
#include "prose/names.h"
#include "prose/rules_line.h"
#include "toolkit/icons.h"

enum {
    LINE_SIZE = 1200,
};

/* --- What a card says --- */

int card_sides(const struct ui *ui)
{
    return 2 * ui_px(ui, METRIC_GAP) + ui_px(ui, METRIC_MARGIN);
}

int card_edges(const struct ui *ui)
{
    return 2 * ui_px(ui, METRIC_GAP);
}

int card_text_room(const struct card_grid *grid, int width)
{
    return width - grid->board - card_sides(grid->ui);
}

int card_title_height(const struct card_grid *grid, const char *title, int width)
{
    struct ui *ui = grid->ui;
    return ui_text_height(ui, ui_bold(ui), title, width - ui_px(ui, METRIC_ICON_SMALL));
}

struct looks card_looks(const struct card_grid *grid, const struct named_ruleset *rules)
{
    return preferences_looks(grid->desk->preferences, rules);
}

const char *card_line(const struct card_grid *grid, const struct named_ruleset *rules, int most)
{
    struct strbuf line = ui_strbuf(grid->ui, LINE_SIZE);
    rules_line_print(&line, rules, looks_of(rules).tray, most,
                     looks_side_names(card_looks(grid, rules)));
    return line.text;
}

/* As many of the differences as there is room for; one at least. */
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

/* What is chosen has a tick, too, whatever its colour. */
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

void draw_card(struct card_grid *grid, struct rect rect, widget_id id,
               const struct shelf_entry *entry)
{
    struct ui *ui = grid->ui;
    card_face(grid, rect, id, rules_key_equal(&entry->key, grid->chosen));
    struct rect inside = rect_inset(rect, ui_px(ui, METRIC_GAP));
    small_board(grid, cut_left(&inside, grid->board), entry);
    cut_left(&inside, ui_px(ui, METRIC_MARGIN));
    card_texts(grid, inside, entry->rules);
}

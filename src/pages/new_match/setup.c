/* SPDX-License-Identifier: MIT */
/* The rows beside the rule sets: who plays, who starts, how long, what help there is, and where the
 * players sit. */
#include "base/translate.h"
#include "pages/new_match/new_match.h"
#include "pages/preference_choice.h"
#include "prose/names.h"
#include "toolkit/icons.h"

enum {
    GAP_MOST_POINTS = 28, /* between rows, where there is room */
};

/* --- A row's control --- */

static int field_height(const struct desk *desk, const struct setup_row *row, int width)
{
    (void)row;
    (void)width;
    return ui_px(desk->ui, METRIC_TARGET);
}

/* An arrow beside the name: the computer takes the seat. Returns true when it is pressed. */
static bool seat_arrow(struct ui *ui, struct rect rect, const char *name, enum icon icon)
{
    struct button button = {.name = name,
                            .label = tr("Let the computer play"),
                            .icon = &icons[icon],
                            .icon_only = true};
    return ui_button(ui, rect, &button);
}

/* The name of a person, between the arrows of the choice who plays. */
static void draw_person(struct desk *desk, struct player *player, struct rect rect,
                        const char *field, const char *label, const char *choice)
{
    struct ui *ui = desk->ui;
    int target = ui_px(ui, METRIC_TARGET), gap = ui_px(ui, METRIC_GAP_SMALL);
    struct rect left = cut_left(&rect, target), right = cut_right(&rect, target);
    cut_left(&rect, gap);
    cut_right(&rect, gap);
    ui_field(ui, rect, field, label, player->name, sizeof player->name);
    ui_scope_begin(ui, choice);
    if (seat_arrow(ui, left, "previous", ICON_PREVIOUS))
        player->level = seat_last_level(desk);
    if (seat_arrow(ui, right, "next", ICON_NEXT))
        player->level = 1;
    ui_scope_end(ui);
    if (player->level != PLAYER_PERSON)
        ui->focus = ui_id(choice, 0);
}

static void draw_player(struct desk *desk, struct new_match *page, struct rect rect,
                        const struct setup_row *row)
{
    static const struct {
        const char *field, *label, *choice;
    } names[PLAYER_COUNT] = {
        {"name-1", N_C("a field: the name", "Player 1, who begins"), "played-by-1"},
        {"name-2", N_C("a field: the name", "Player 2"), "played-by-2"}};
    struct player *player = &page->choice.players[row->player];
    const char *field = names[row->player].field, *choice = names[row->player].choice;
    if (player->level == PLAYER_PERSON) {
        draw_person(desk, player, rect, field, tr(names[row->player].label), choice);
        return;
    }
    bool focused = desk->ui->focus == ui_id(choice, 0);
    seat_choice(desk, rect, choice, &player->level);
    if (focused && player->level == PLAYER_PERSON)
        desk->ui->focus = ui_id(field, 0);
}

int setup_choice_height(struct ui *ui, const char *const *values, int count, int width)
{
    int target = ui_px(ui, METRIC_TARGET), height = target;
    width -= 2 * target + 2 * ui_px(ui, METRIC_GAP_SMALL);
    for (int i = 0; i < count; i++)
        height = int_max(height, ui_text_height(ui, ui_body(ui), values[i], width) +
                                     2 * ui_px(ui, METRIC_GAP_TINY));
    return height;
}

static void starter_labels(const char *labels[STARTER_COUNT])
{
    for (int i = 0; i < STARTER_COUNT; i++)
        labels[i] = starter_label((enum starter_policy)i);
}

static int starter_height(const struct desk *desk, const struct setup_row *row, int width)
{
    (void)row;
    const char *labels[STARTER_COUNT];
    starter_labels(labels);
    return setup_choice_height(desk->ui, labels, STARTER_COUNT, width);
}

static void draw_starter(struct desk *desk, struct new_match *page, struct rect rect,
                         const struct setup_row *row)
{
    const char *labels[STARTER_COUNT];
    (void)row;
    starter_labels(labels);
    ui_choice(desk->ui, rect, "starter",
              tr_c("a choice: who starts the next game", "After each game"), labels, STARTER_COUNT,
              &page->choice.starter);
}

/* The lengths that can be chosen: those of the table, and that of the match if it is another one.
 */
struct lengths {
    int points[16], count;
    const char *labels[16];
};

/* They are added in order; what is there already is left out. */
static void add_length(struct ui *ui, struct lengths *lengths, int points)
{
    if (lengths->count > 0 && points <= lengths->points[lengths->count - 1])
        return;
    lengths->points[lengths->count] = points;
    lengths->labels[lengths->count++] = arena_copy(&ui->texts, length_label(points).text);
}

static struct lengths lengths_of(const struct desk *desk)
{
    static const int usual[] = {0, 1, 2, 3, 5, 7, 10, 15, 20};
    struct lengths lengths = {0};
    int own = desk->match->length;
    for (size_t i = 0; i < sizeof usual / sizeof *usual; i++) {
        if (usual[i] > own)
            add_length(desk->ui, &lengths, own);
        add_length(desk->ui, &lengths, usual[i]);
    }
    add_length(desk->ui, &lengths, own);
    return lengths;
}

static int length_height(const struct desk *desk, const struct setup_row *row, int width)
{
    (void)row;
    struct lengths lengths = lengths_of(desk);
    return setup_choice_height(desk->ui, lengths.labels, lengths.count, width);
}

static void draw_length(struct desk *desk, struct new_match *page, struct rect rect,
                        const struct setup_row *row)
{
    struct lengths lengths = lengths_of(desk);
    int chosen = lengths.count - 1;
    while (chosen > 0 && lengths.points[chosen] != page->choice.length)
        chosen--;
    ui_choice(desk->ui, rect, "length", tr(row->title), lengths.labels, lengths.count, &chosen);
    page->choice.length = lengths.points[chosen];
}

static void help_labels(const char *labels[HELP_COUNT])
{
    for (int i = 0; i < HELP_COUNT; i++)
        labels[i] = help_label((enum help)i);
}

static int help_height(const struct desk *desk, const struct setup_row *row, int width)
{
    (void)row;
    const char *labels[HELP_COUNT];
    help_labels(labels);
    return setup_choice_height(desk->ui, labels, HELP_COUNT, width);
}

/* It is in force at once, also in the match that goes on. */
static void draw_help(struct desk *desk, struct new_match *page, struct rect rect,
                      const struct setup_row *row)
{
    const char *labels[HELP_COUNT];
    int chosen = (int)desk->match->help;
    (void)page;
    help_labels(labels);
    ui_choice(desk->ui, rect, "help", tr(row->title), labels, HELP_COUNT, &chosen);
    desk->match->help = (enum help)chosen;
}

static const struct preference *preference_of(const struct setup_row *row)
{
    return preference_find(row->section, row->id);
}

static int preference_height(const struct desk *desk, const struct setup_row *row, int width)
{
    const char *labels[PREFERENCE_VALUES_MAX];
    preference_labels(desk, preference_of(row), labels);
    return setup_choice_height(desk->ui, labels, preference_of(row)->count, width);
}

/* A preference is in force at once, also in the match that goes on. */
static void draw_preference(struct desk *desk, struct new_match *page, struct rect rect,
                            const struct setup_row *row)
{
    (void)page;
    preference_choice(desk, rect, preference_of(row));
}

/* Against the computer the person always sits below. */
static const struct setup_row table[] = {
    {N_("Player 1 or computer (begins)"), field_height, draw_player},
    {N_("Player 2 or computer"), field_height, draw_player, .player = 1},
    {N_("After each game, who starts?"), starter_height, draw_starter},
    {N_C("of a match: a choice", "How long?"), length_height, draw_length},
    {N_C("of a match: a choice", "Clock"), clock_height, draw_clock},
    {N_("Time of player 1"), player_time_height, draw_player_time, .own_clock = true},
    {N_("Time of player 2"), player_time_height, draw_player_time, .player = 1, .own_clock = true},
    {N_C("of a match: a choice", "With each move"), more_time_height, draw_more_time,
     .own_clock = true},
    {N_C("of a match: a choice", "Help"), help_height, draw_help},
    {N_("When colours change"), preference_height, draw_preference, .section = "play",
     .id = "seats", .people = 1u << 0 | 1u << 2},
    {N_("After three wins in a row"), preference_height, draw_preference, .section = "computer",
     .id = "odds", .people = 1u << 1 | 1u << 2},
};

struct setup setup_of(const struct match_choice *choice, int columns)
{
    struct setup setup = {.columns = columns};
    int people =
        (choice->players[0].level == PLAYER_PERSON) + (choice->players[1].level == PLAYER_PERSON);
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++)
        if ((table[i].people == 0 || (table[i].people & 1u << people)) &&
            (!table[i].own_clock || choice->own_clock))
            setup.rows[setup.count++] = &table[i];
    return setup;
}

/* --- Where they stand --- */

static struct rect cell_of(const struct desk *desk, const struct setup *setup, struct rect line,
                           int index)
{
    return rect_column(line, index % setup->columns, setup->columns,
                       ui_px(desk->ui, METRIC_MARGIN_WIDE));
}

/* Returns the height in which the title is read whole. */
static int title_height(const struct desk *desk, const struct setup_row *row, int width)
{
    struct ui *ui = desk->ui;
    int height = ui_text_height(ui, ui_small(ui), tr(row->title), width);
    return int_max(ui_px(ui, METRIC_CAPTION), height + ui_px(ui, METRIC_GAP_SMALL));
}

/* Returns the height of the line that begins with the row at `first`. */
static int line_height(const struct desk *desk, const struct setup *setup, int first, int width)
{
    int height = 0;
    for (int i = first; i < int_min(first + setup->columns, setup->count); i++) {
        const struct setup_row *row = setup->rows[i];
        int room = cell_of(desk, setup, (struct rect){0, 0, width, 0}, i).w;
        height = int_max(height, title_height(desk, row, room) + row->height(desk, row, room));
    }
    return height;
}

int setup_height(const struct desk *desk, const struct setup *setup, int width)
{
    int height = 0, gap = ui_px(desk->ui, METRIC_GAP);
    for (int i = 0; i < setup->count; i += setup->columns)
        height += (i > 0 ? gap : 0) + line_height(desk, setup, i, width);
    return height;
}

/* The title and what is chosen stand at the bottom of the cell, so that those in a line agree. */
static void draw_row(struct desk *desk, struct new_match *page, const struct setup_row *row,
                     struct rect cell)
{
    struct ui *ui = desk->ui;
    struct rect control = cut_bottom(&cell, row->height(desk, row, cell.w));
    struct rect title = cut_bottom(&cell, title_height(desk, row, cell.w));
    ui_text(ui, title, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_LEFT, tr(row->title));
    row->draw(desk, page, control, row);
}

/* Returns the distance between lines: wider where there is room. */
static int gap_in(const struct desk *desk, const struct setup *setup, struct rect rect)
{
    int spare = rect.h - setup_height(desk, setup, rect.w), least = ui_px(desk->ui, METRIC_GAP);
    int gaps = int_max(1, (setup->count - 1) / setup->columns);
    return int_clamp(least + spare / gaps, least, ui_px(desk->ui, GAP_MOST_POINTS));
}

void setup_draw(struct desk *desk, struct new_match *page, const struct setup *setup,
                struct rect rect)
{
    struct ui *ui = desk->ui;
    bool scrolls = setup_height(desk, setup, rect.w) > rect.h;
    int width = scrolls ? ui_scroll_width(ui, rect.w) : rect.w, gap = gap_in(desk, setup, rect);
    int height = scrolls ? setup_height(desk, setup, width) : rect.h;
    struct rect content = ui_scroll_begin(ui, rect, "setup", height, &page->offset);
    content.w = width;
    for (int i = 0; i < setup->count; i += setup->columns) {
        struct rect line = cut_top(&content, line_height(desk, setup, i, width));
        for (int j = i; j < int_min(i + setup->columns, setup->count); j++)
            draw_row(desk, page, setup->rows[j], cell_of(desk, setup, line, j));
        cut_top(&content, gap);
    }
    ui_scroll_end(ui);
}

/* SPDX-License-Identifier: MIT */
#include "pages/new_match/card_grid.h"

#include "base/translate.h"
#include "prose/names.h"
#include "prose/rule_words.h"

enum {
    LINE_SIZE = 1200,
    BOARD_POINTS = 120,      /* wanted: squares of 14 */
    BOARD_LEAST_POINTS = 80, /* where more cards are in sight for it, */
    BOARD_ALL_POINTS = 64,   /* and where all of them are */
    BOARD_MOST_POINTS = 288, /* where there is room for all cards */
    CARD_LEAST_POINTS = 92,  /* high, where there is little room */
    TEXT_POINTS = 156,       /* at least so wide beside the board */
};

int card_rows(const struct card_grid *grid, const struct card_group *group)
{
    return (group->count + grid->columns - 1) / grid->columns;
}

int card_row_step(const struct card_grid *grid)
{
    return grid->card_height + grid->gap;
}

/* The height of the heading and the rows below it, and of what is left free behind them. */
static int group_height(const struct card_grid *grid, const struct card_group *group)
{
    return group->count ? grid->heading + card_rows(grid, group) * card_row_step(grid) : 0;
}

/* Lists the groups of the shelf for columns and heights that are known. */
static void list_groups(struct card_grid *grid)
{
    const struct shelf *shelf = grid->desk->shelf;
    int own = shelf->own->count, house = own + HOUSE_PRESET_COUNT, national = own + PRESET_COUNT;
    const struct card_group groups[CARD_GROUPS] = {
        {tr("Yours"), 0, own, 0},
        {tr("House rules"), own, HOUSE_PRESET_COUNT, 0},
        {tr("National"), house, national - house, 0},
        {tr("This match"), national, shelf_count(shelf) - national, 0},
    };
    grid->height = 0;
    for (int i = 0; i < CARD_GROUPS; i++) {
        grid->groups[i] = groups[i];
        grid->groups[i].top = grid->height;
        grid->height += group_height(grid, &groups[i]);
    }
    grid->height = int_max(0, grid->height - grid->gap);
}

const struct card_group *card_group(const struct card_grid *grid, int place)
{
    const struct card_group *group = grid->groups;
    while (place >= group->first + group->count)
        group++;
    return group;
}

int card_top(const struct card_grid *grid, int place)
{
    const struct card_group *group = card_group(grid, place);
    int row = (place - group->first) / grid->columns;
    return group->top + grid->heading + row * card_row_step(grid);
}

bool card_is_seen(const struct card_grid *grid, int top, int height)
{
    int y = grid->content.y + top - grid->view.y;
    if (grid->whole)
        return y >= 0 && y + height <= grid->view.h;
    return y + height > 0 && y < grid->view.h;
}

struct rect card_rect(const struct card_grid *grid, int place)
{
    int column = (place - card_group(grid, place)->first) % grid->columns;
    struct rect rect = {grid->content.x, grid->content.y + card_top(grid, place), grid->content.w,
                        grid->card_height};
    return rect_column(rect, column, grid->columns, grid->gap);
}

int card_row_top(const struct card_grid *grid, int place)
{
    int top = card_top(grid, place);
    return top - grid->heading == card_group(grid, place)->top ? top - grid->heading : top;
}

int card_row_stop(const struct card_grid *grid, int offset, bool below)
{
    int count = shelf_count(grid->desk->shelf), found = 0;
    for (int place = 0; place < count; place++) {
        int top = card_row_top(grid, place);
        if (top >= offset)
            return below || top == offset ? top : found;
        found = top;
    }
    return found;
}

/* --- The texts of a card --- */

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
    rules_line_print(&line, rules, most, looks_side_names(card_looks(grid, rules)));
    return line.text;
}

/* --- How many cards stand beside each other, and how large they are --- */

static int column_width(const struct card_grid *grid)
{
    struct rect row = {0, 0, grid->width, 1};
    return rect_column(row, 0, grid->columns, grid->gap).w;
}

/* Returns the largest board in a card of this height that leaves the texts their room. */
static int board_in(const struct card_grid *grid, int card_height)
{
    struct ui *ui = grid->ui;
    int beside = column_width(grid) - card_sides(ui) - ui_px(ui, TEXT_POINTS);
    int most = int_min(int_min(card_height - card_edges(ui), beside), ui_px(ui, BOARD_MOST_POINTS));
    return int_max(most, int_min(card_height - card_edges(ui), column_width(grid) / 4));
}

/* Returns how high a card must be to name one difference of every shipped rule set. */
static int least_height(const struct card_grid *grid)
{
    struct ui *ui = grid->ui;
    int room = card_text_room(grid, column_width(grid)), most = grid->board;
    for (int i = 0; i < PRESET_COUNT; i++) {
        const char *line = card_line(grid, &presets[i], 1);
        most = int_max(most, card_title_height(grid, ruleset_title(&presets[i]).text, room) +
                                 ui_text_height(ui, ui_small(ui), line, room));
    }
    return most + card_edges(ui);
}

/* Makes cards of at most this height, with as large a board as they have room for. */
static void shape_cards(struct card_grid *grid, int columns, int height)
{
    grid->columns = columns;
    grid->board = board_in(grid, height);
    grid->card_height = least_height(grid);
    list_groups(grid);
}

/* Returns how high the cards may be if all are in view in so many columns. */
static int height_without_scrolling(struct card_grid *grid, int columns)
{
    grid->columns = columns;
    grid->card_height = 0;
    list_groups(grid);
    int rows = 0;
    for (int i = 0; i < CARD_GROUPS; i++)
        rows += card_rows(grid, &grid->groups[i]);
    return (grid->view.h - grid->height) / int_max(1, rows);
}

/* Shows all cards at once, with the largest boards. Returns false if there is no room. */
static bool show_all(struct card_grid *grid)
{
    struct ui *ui = grid->ui;
    int best = 0, board = ui_px(ui, BOARD_ALL_POINTS) - 1;
    int least = card_sides(ui) + ui_px(ui, BOARD_ALL_POINTS) + ui_px(ui, TEXT_POINTS);
    grid->width = grid->view.w;
    for (int columns = 1; columns * (least + grid->gap) - grid->gap <= grid->width; columns++) {
        shape_cards(grid, columns, height_without_scrolling(grid, columns));
        if (grid->board > board && grid->height <= grid->view.h) {
            board = grid->board;
            best = columns;
        }
    }
    if (best == 0)
        return false;
    int height = height_without_scrolling(grid, best);
    shape_cards(grid, best, height);
    grid->card_height = height; /* texts have what boards leave */
    list_groups(grid);
    return true;
}

/* Returns the most headings that are in view with so many rows, wherever the grid is scrolled. In a
 * low view it is one: two rows of most groups are worth more than a second heading. */
static int headings_among(const struct card_grid *grid, int rows)
{
    int most = 1;
    for (int i = 0; i < CARD_GROUPS && !grid->low; i++) {
        int seen = 0, left = rows;
        for (int j = i; j < CARD_GROUPS && left > 0; j++) {
            seen += grid->groups[j].count > 0;
            left -= card_rows(grid, &grid->groups[j]);
        }
        most = int_max(most, seen);
    }
    return most;
}

/* Returns how high the cards may be with so many rows and their headings in view. */
static int height_of_rows(const struct card_grid *grid, int rows)
{
    int room = grid->view.h - headings_among(grid, rows) * grid->heading + grid->gap;
    return room / rows - grid->gap;
}

/* Returns the most rows of cards of at least this height that are in view at once. */
static int rows_in_view(const struct card_grid *grid, int height)
{
    int rows = 1;
    while (height_of_rows(grid, rows + 1) >= height)
        rows++;
    return rows;
}

/* Takes as many columns as have room for a board of this side. */
static void set_columns(struct card_grid *grid, int board)
{
    struct ui *ui = grid->ui;
    int least = board + card_sides(ui) + ui_px(ui, TEXT_POINTS), gap = grid->gap;
    grid->columns = int_max(1, (grid->width + gap) / (least + gap));
    list_groups(grid);
}

/* Returns how many rows must be in view to show the first one of the second group; 0 if there is
 * only one group. */
static int rows_to_second_group(const struct card_grid *grid)
{
    int rows = 0;
    for (int i = 0; i < CARD_GROUPS; i++) {
        if (grid->groups[i].count > 0 && rows > 0)
            return rows + 1;
        rows += card_rows(grid, &grid->groups[i]);
    }
    return 0;
}

/* Shows some of the cards, in whole rows that fill the view. */
static void show_some(struct card_grid *grid)
{
    struct ui *ui = grid->ui;
    int wanted = ui_px(ui, BOARD_POINTS) + card_edges(ui), least = ui_px(ui, CARD_LEAST_POINTS);
    grid->width = ui_scroll_width(ui, grid->view.w);
    set_columns(grid, wanted - card_edges(ui));
    int rows = rows_in_view(grid, wanted), second = rows_to_second_group(grid);
    if (second > rows && height_of_rows(grid, second) >= least)
        rows = second;
    grid->low = rows < 2 && height_of_rows(grid, 2) < least;
    if (rows < 2 && height_of_rows(grid, 2) >= least)
        rows = 2;
    int height = int_max(height_of_rows(grid, rows), least);
    set_columns(grid, int_min(height, wanted) - card_edges(ui));
    if (grid->columns == 1) {
        /* More cards are worth more than large ones. */
        int board = ui_px(ui, BOARD_LEAST_POINTS);
        set_columns(grid, board);
        rows = int_max(rows, rows_in_view(grid, int_max(least, board + card_edges(ui))));
        height = int_max(height_of_rows(grid, rows), least);
    }
    shape_cards(grid, grid->columns, height);
    grid->low |= rows_in_view(grid, grid->card_height) < 2;
    rows = rows_in_view(grid, grid->card_height);
    grid->card_height = int_max(grid->card_height, height_of_rows(grid, rows));
    list_groups(grid);
    grid->height = card_row_stop(grid, grid->height - grid->view.h, true) + grid->view.h;
}

void card_grid_measure(struct card_grid *grid)
{
    struct ui *ui = grid->ui;
    grid->gap = ui_px(ui, METRIC_GAP_WIDE);
    grid->heading = ui_px(ui, METRIC_HEADING);
    if (!show_all(grid))
        show_some(grid);
}

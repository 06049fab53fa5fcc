/* SPDX-License-Identifier: MIT */
/* How many cards stand beside each other, and how large they are. */
#include "pages/new_match/card_grid.h"
#include "pages/new_match/rule_card.h"
#include "prose/names.h"

enum {
    BOARD_POINTS = 120,      /* wanted: squares of 14 */
    BOARD_LEAST_POINTS = 80, /* where more cards are in sight for it, */
    BOARD_ALL_POINTS = 64,   /* and where all of them are */
    BOARD_MOST_POINTS = 288, /* where there is room for all cards */
    CARD_LEAST_POINTS = 92,  /* high, where there is little room */
    TEXT_POINTS = 156,       /* at least so wide beside the board */
};

static int column_width(const struct card_grid *grid)
{
    struct rect row = {0, 0, grid->width, 1};
    return rect_column(row, 0, grid->columns, grid->gap).w;
}

/* The largest board in a card of this height that leaves the texts their room. */
static int board_in(const struct card_grid *grid, int card_height)
{
    struct ui *ui = grid->ui;
    int beside = column_width(grid) - card_sides(ui) - ui_px(ui, TEXT_POINTS);
    int most = int_min(int_min(card_height - card_edges(ui), beside), ui_px(ui, BOARD_MOST_POINTS));
    return int_max(most, int_min(card_height - card_edges(ui), column_width(grid) / 4));
}

/* How high a card must be for every shipped rule set, with one difference. */
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

/* Cards of this height at most, with as large a board as they have room for. */
static void shape_cards(struct card_grid *grid, int columns, int height)
{
    grid->columns = columns;
    grid->board = board_in(grid, height);
    grid->card_height = least_height(grid);
    list_card_groups(grid);
}

/* In so many columns without scrolling: how high the cards may be. */
static int height_without_scrolling(struct card_grid *grid, int columns)
{
    grid->columns = columns;
    grid->card_height = 0;
    list_card_groups(grid);
    int rows = 0;
    for (int i = 0; i < CARD_GROUPS; i++)
        rows += card_rows(grid, &grid->groups[i]);
    return (grid->view.h - grid->height) / int_max(1, rows);
}

/* All of them at once, with the largest boards; false: there is no room. */
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
    list_card_groups(grid);
    return true;
}

/* The most headings that are seen with so many rows, wherever one has scrolled to. In a low view
 * two rows of most groups are worth more than one that is never left alone. */
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

/* How high the cards may be with so many rows in view, the headings among them included. */
static int height_of_rows(const struct card_grid *grid, int rows)
{
    int room = grid->view.h - headings_among(grid, rows) * grid->heading + grid->gap;
    return room / rows - grid->gap;
}

/* The most rows of cards at least so high that are in view at once. */
static int rows_in_view(const struct card_grid *grid, int height)
{
    int rows = 1;
    while (height_of_rows(grid, rows + 1) >= height)
        rows++;
    return rows;
}

/* In as many columns as have room for a board of this side. */
static void set_columns(struct card_grid *grid, int board)
{
    struct ui *ui = grid->ui;
    int least = board + card_sides(ui) + ui_px(ui, TEXT_POINTS), gap = grid->gap;
    grid->columns = int_max(1, (grid->width + gap) / (least + gap));
    list_card_groups(grid);
}

/* With so many rows one of the second group is in view at first, and its heading: there is more.
 * 0: there is only one group. */
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

/* Some of them, in rows that are whole: those that are seen at once fill the view. */
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
        /* Rather more cards than large ones. */
        int board = ui_px(ui, BOARD_LEAST_POINTS);
        set_columns(grid, board);
        rows = int_max(rows, rows_in_view(grid, int_max(least, board + card_edges(ui))));
        height = int_max(height_of_rows(grid, rows), least);
    }
    shape_cards(grid, grid->columns, height);
    grid->low |= rows_in_view(grid, grid->card_height) < 2;
    rows = rows_in_view(grid, grid->card_height);
    grid->card_height = int_max(grid->card_height, height_of_rows(grid, rows));
    list_card_groups(grid);
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

/* SPDX-License-Identifier: MIT */
/* The menu: one way to everything that is not on the board, in the order in which a player thinks
 * of it. */
#include "base/translate.h"
#include "pages/commands.h"
#include "pages/page.h"
#include "toolkit/icons.h"

enum {
    GROUPS = 4,
    ENTRIES_MAX = 7,
    COLUMN_LEAST_POINTS = 195, /* the least of a column: as many as have room stand side by side */
    COLUMN_POINTS = 300,       /* the most of a column */
};

/* Leads to a page, runs a command on one, or asks the program for something. */
struct entry {
    const char *page;     /* NULL: it asks for `request` */
    enum command command; /* whose button it is; 0: that of the page */
    enum request_kind request;
    const char *label; /* N_(); NULL: the button's own */
};

static const struct group {
    const char *heading;
    struct entry entries[ENTRIES_MAX]; /* the first one without page and command ends them */
    int columns[GROUPS];               /* where it stands in one column, in two and so on */
} groups[GROUPS] = {
    {N_C("the heading of a part of the menu", "Play"),
     {{"play"}, {"new-match"}, {"ledger"}},
     {0, 0, 0, 0}},
    {N_C("the heading of a part of the menu", "Library"),
     {{"library"},
      {"openings"},
      {"players"},
      {"open-file"},
      {"save-file"},
      {"arrange"},
      {"backup"}},
     {0, 1, 1, 1}},
    {N_C("the heading of a part of the menu", "Learn"),
     {{"first-steps"},
      {"puzzles"},
      {"play", COMMAND_ANALYSE, .label = N_("Analyse the game")},
      {"play", COMMAND_LIVE},
      {"rules"},
      {"compare"},
      {"edit-rules"}},
     {0, 0, 2, 2}},
    {N_C("the heading of a part of the menu", "Settings"),
     {{"settings"},
      {"accessibility"},
      {"programs"},
      {"keys"},
      {NULL, COMMAND_FULLSCREEN, REQUEST_FULLSCREEN},
      {NULL, COMMAND_QUIT, REQUEST_QUIT}},
     {0, 1, 0, 3}},
};

struct menu {
    int node; /* the position looked at when this was opened */
    int offset;
};

static bool is_entry(const struct entry *entry)
{
    return entry->page || entry->command;
}

static int count_of(const struct group *group)
{
    int count = 0;
    while (count < ENTRIES_MAX && is_entry(&group->entries[count]))
        count++;
    return count;
}

static int columns_in(const struct ui *ui, int width)
{
    return int_clamp(width / ui_px(ui, COLUMN_LEAST_POINTS), 1, GROUPS);
}

static int column_of(int group, int columns)
{
    return groups[group].columns[columns - 1];
}

static int group_height(const struct ui *ui, const struct group *group)
{
    int row = ui_px(ui, METRIC_TARGET) + ui_px(ui, METRIC_GAP_SMALL);
    return ui_px(ui, METRIC_HEADING) + count_of(group) * row;
}

/* Returns the height of the highest column. */
static int height_in(const struct ui *ui, int columns)
{
    int heights[GROUPS] = {0}, highest = 0;
    for (int i = 0; i < GROUPS; i++) {
        int *height = &heights[column_of(i, columns)];
        *height += group_height(ui, &groups[i]);
        highest = int_max(highest, *height);
    }
    return highest;
}

static struct button entry_button(const struct desk *desk, const struct entry *entry)
{
    struct button button =
        entry->command ? command_button(desk, entry->command) : page_button(desk, entry->page);
    if (entry->label)
        button.label = tr(entry->label);
    return button;
}

static void follow(struct desk *desk, const struct menu *menu, const struct entry *entry)
{
    if (!entry->page) {
        desk_ask(desk, entry->request);
        return;
    }
    struct page_opening *opening = desk_open(desk, entry->page);
    opening->node = menu->node;
    opening->command = entry->command;
}

static void draw_group(struct desk *desk, const struct menu *menu, const struct group *group,
                       struct rect *column)
{
    struct ui *ui = desk->ui;
    page_line(ui, cut_top(column, ui_px(ui, METRIC_HEADING)), ui_bold(ui), COLOUR_ACCENT,
              ALIGN_LEFT, tr(group->heading));
    for (int i = 0; i < count_of(group); i++) {
        struct button button = entry_button(desk, &group->entries[i]);
        button.left = true;
        button.main = &group->entries[i] == &groups[0].entries[0];
        if (ui_button(ui, cut_top(column, ui_px(ui, METRIC_TARGET)), &button))
            follow(desk, menu, &group->entries[i]);
        cut_top(column, ui_px(ui, METRIC_GAP_SMALL));
    }
}

static void draw_groups(struct desk *desk, const struct menu *menu, struct rect room, int columns)
{
    int gap = ui_px(desk->ui, METRIC_MARGIN_WIDE);
    int width = columns * (ui_px(desk->ui, COLUMN_POINTS) + gap) - gap;
    struct rect columns_left[GROUPS];
    room = rect_centred(room, int_min(room.w, width), room.h);
    for (int i = 0; i < columns; i++)
        columns_left[i] = rect_column(room, i, columns, gap);
    for (int i = 0; i < GROUPS; i++)
        draw_group(desk, menu, &groups[i], &columns_left[column_of(i, columns)]);
}

static void pass(struct desk *desk, void *state)
{
    struct menu *menu = state;
    struct ui *ui = desk->ui;
    struct rect room = page_head(desk);
    int columns = columns_in(ui, room.w), height = height_in(ui, columns);
    struct rect content = ui_scroll_begin(ui, room, "menu", int_max(height, room.h), &menu->offset);
    draw_groups(desk, menu, content, columns);
    ui_scroll_end(ui);
}

static void open(struct desk *desk, void *state, const struct page_opening *opening)
{
    (void)desk;
    *(struct menu *)state = (struct menu){.node = opening->node};
}

const struct page menu_page = {
    .name = "menu",
    .title = N_C("a page", "Menu"),
    .icon = &icons[ICON_MENU],
    .key = {SDLK_F10, 0},
    .state_size = sizeof(struct menu),
    .open = open,
    .pass = pass,
};

/* SPDX-License-Identifier: MIT */
#include "pages/new_match/card_grid.h"

#include "base/translate.h"

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

void list_card_groups(struct card_grid *grid)
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

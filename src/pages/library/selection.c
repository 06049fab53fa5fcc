/* SPDX-License-Identifier: MIT */
/* The games that are selected: what is done with games is done with them. They are known by their
 * ids, so they stay the same when games come and go; one that is no longer found is not selected
 * any more, since nobody may delete what cannot be seen. */
#include "base/array.h"
#include "pages/library/room.h"

#include <stdlib.h>
#include <string.h>

/* Returns the index of a game; if it is not there, the negative of the one that it would have, less
 * one. */
static int find(const struct room_selection *selection, int64_t game)
{
    int low = 0, high = selection->count;
    while (low < high) {
        int middle = low + (high - low) / 2;
        if (selection->ids[middle] < game)
            low = middle + 1;
        else
            high = middle;
    }
    return low < selection->count && selection->ids[low] == game ? low : -low - 1;
}

static void reserve(struct room_selection *selection, int count)
{
    selection->ids = array_reserve(selection->ids, &selection->capacity, (size_t)count + 1,
                                   sizeof *selection->ids);
}

static void change(struct room_selection *selection, int64_t game)
{
    int place = find(selection, game);
    reserve(selection, selection->count + 1);
    int64_t *at = selection->ids + (place < 0 ? -place - 1 : place);
    size_t behind = (size_t)(selection->ids + selection->count - at) * sizeof *at;
    if (place < 0) {
        memmove(at + 1, at, behind);
        *at = game;
        selection->count++;
    } else {
        memmove(at, at + 1, behind - sizeof *at);
        selection->count--;
    }
}

static void take_range(struct room_selection *selection, const struct library *library, int first,
                       int last)
{
    reserve(selection, last + 1 - first);
    selection->count = last + 1 - first;
    memcpy(selection->ids, library->games + first,
           (size_t)selection->count * sizeof *selection->ids);
    qsort(selection->ids, (size_t)selection->count, sizeof *selection->ids, array_compare_int64);
}

static bool is_place(const struct library *library, int place)
{
    return place >= 0 && place < library->found;
}

void room_select(const struct desk *desk, struct room *room, enum pick_manner manner, int before)
{
    struct room_selection *selection = &room->selection;
    const struct library *library = desk->library;
    int place = room->list.chosen;
    if (!is_place(library, place))
        return;
    if (selection->count == 0 || !is_place(library, selection->anchor))
        selection->anchor = is_place(library, before) ? before : place;
    switch (manner) {
    case PICK_NOT:
        break;
    case PICK_ALONE:
        selection->count = 0;
        break;
    case PICK_BESIDE:
        if (selection->count == 0 && selection->anchor != place)
            change(selection, library->games[selection->anchor]);
        change(selection, library->games[place]);
        selection->anchor = place;
        break;
    case PICK_MARK:
        change(selection, library->games[place]);
        selection->anchor = place;
        break;
    case PICK_UP_TO:
        take_range(selection, library, int_min(selection->anchor, place),
                   int_max(selection->anchor, place));
        break;
    }
}

void room_select_all(const struct desk *desk, struct room *room)
{
    if (desk->library->found > 0)
        take_range(&room->selection, desk->library, 0, desk->library->found - 1);
    room->selection.anchor = 0;
}

void room_follow_selection(const struct desk *desk, struct room *room)
{
    struct room_selection *selection = &room->selection, found = {.anchor = selection->anchor};
    if (selection->count == 0)
        return;
    reserve(&found, selection->count);
    for (int i = 0; i < desk->library->found; i++)
        if (find(selection, desk->library->games[i]) >= 0)
            found.ids[found.count++] = desk->library->games[i];
    free(selection->ids);
    qsort(found.ids, (size_t)found.count, sizeof *found.ids, array_compare_int64);
    *selection = found;
}

bool room_has_selected(const struct desk *desk, const struct room *room, int place)
{
    const struct room_selection *selection = &room->selection;
    return selection->count > 0 ? find(selection, desk->library->games[place]) >= 0
                                : place == room->list.chosen;
}

void room_select_games(const struct desk *desk, struct room *room, struct game_ids games)
{
    struct room_selection *selection = &room->selection;
    reserve(selection, games.count);
    selection->count = games.count;
    if (games.count > 0)
        memcpy(selection->ids, games.ids, (size_t)games.count * sizeof *selection->ids);
    qsort(selection->ids, (size_t)games.count, sizeof *selection->ids, array_compare_int64);
    room_follow_selection(desk, room);
}

struct game_ids room_selected(const struct room *room)
{
    return (struct game_ids){room->selection.ids, room->selection.count};
}

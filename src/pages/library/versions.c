/* SPDX-License-Identifier: MIT */
/* Games that are there in several versions, beside each other. Each version stays unless the player
 * deletes it; those that say less than another one can be selected at once. */
#include "base/translate.h"
#include "pages/library/room.h"
#include "toolkit/icons.h"

enum {
    POORER_POINTS = 190,
    SENTENCE_SIZE = 300,
};

void room_show_versions(struct room *room, int64_t since)
{
    room_clear(room);
    room->filter.versions = true;
    room->filter.since = since;
    room->filtering = false;
}

void room_follow_poorer(const struct desk *desk, struct room *room)
{
    const struct library *library = desk->library;
    char memory[SENTENCE_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    if (!room->compares || library->poorer_answers == room->poorer_answers)
        return;
    room->compares = false;
    if (!room->filter.versions)
        return;
    room_select_games(desk, room, library->poorer);
    library_poorer_print(&out, room->selection.count);
    page_say(&room->message, false, memory);
}

static void buttons(struct desk *desk, struct room *room, struct rect rect)
{
    struct ui *ui = desk->ui;
    struct button poorer = {.name = "select-poorer", .label = tr("Select the poorer ones")};
    struct button close = {.name = "close-versions",
                           .label = tr("Show all games"),
                           .icon = &icons[ICON_CLOSE],
                           .icon_only = true};
    if (ui_button(ui, cut_right(&rect, ui_px(ui, METRIC_TARGET)), &close))
        room->filter.versions = false;
    cut_right(&rect, ui_px(ui, METRIC_GAP));
    if (desk->library->found == 0)
        poorer.why_not = tr("No game is there in several versions.");
    if (!ui_button(ui, rect, &poorer))
        return;
    room->compares = true;
    room->poorer_answers = desk->library->poorer_answers;
    desk_ask(desk, REQUEST_POORER);
}

void room_versions(struct desk *desk, struct room *room, struct rect *rect)
{
    struct ui *ui = desk->ui;
    if (!room->filter.versions)
        return;
    const char *words =
        room->filter.since > 0
            ? tr("Games of which the import has brought another version. Both stay.")
            : tr("Games that are there in several versions.");
    int gap = ui_px(ui, METRIC_GAP), target = ui_px(ui, METRIC_TARGET);
    int beside = int_min(target + gap + ui_px(ui, POORER_POINTS), rect->w * 3 / 5);
    struct rect room_for = {rect->x, 0, rect->w - beside - gap, target};
    int height = int_max(ui_message_room(ui, room_for, ui_small(ui), words).h, target);
    struct rect strip = cut_bottom(rect, int_min(height + 2 * ui_px(ui, METRIC_PAD), rect->h / 2));
    cut_bottom(rect, gap);
    struct rect inside = ui_message_panel(ui, strip, TONE_PLAIN);
    struct rect right = cut_right(&inside, beside);
    cut_right(&inside, gap);
    ui_announce(ui, words);
    ui_message_text(ui, inside, TONE_PLAIN, ui_small(ui), words);
    buttons(desk, room, rect_centred(right, right.w, target));
}

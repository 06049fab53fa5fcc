/* SPDX-License-Identifier: MIT */
#include "pages/deletion.h"

#include "base/translate.h"
#include "pages/commands.h"
#include "prose/in_out_prose.h"
#include "prose/library_prose.h"
#include "toolkit/icons.h"

enum {
    BUTTON_POINTS = 130,
    ROOMY_POINTS = 340, /* a strip of this width has room for the button's word */
    PLAYERS_SIZE = 2 * PLAYER_NAME_SIZE + 80,
    SENTENCE_SIZE = PLAYERS_SIZE + 120,
};

/* --- Deleting --- */

static const char *obstacle(const struct desk *desk, const struct library_row *row)
{
    if (!row || row->game == 0)
        return tr("No game is chosen.");
    return library_is_current(desk->library, row)
               ? tr("This game belongs to the match on the board.")
               : NULL;
}

const char *deletion_begin(struct desk *desk, const struct library_row *row)
{
    if (obstacle(desk, row))
        return obstacle(desk, row);
    desk->request = (struct request){
        REQUEST_DELETE,
        .deletion = {row->game, page_players_whole(desk->ui, row->black, row->white)}};
    return NULL;
}

void deletion_button(struct desk *desk, struct rect rect, const struct library_row *row,
                     bool icon_only)
{
    struct button button = command_button(COMMAND_DELETE_GAME);
    button.icon_only = icon_only;
    button.why_not = obstacle(desk, row);
    if (ui_button(desk->ui, rect, &button))
        deletion_begin(desk, row);
}

/* --- Undoing it --- */

const struct library_deletion *deletion_last(const struct desk *desk, int64_t game)
{
    const struct library_deletion *last = &desk->library->deleted;
    return last->game != 0 && (game == 0 || last->game == game) ? last : NULL;
}

void deletion_keys(struct desk *desk, const struct library_deletion *last)
{
    if (ui_take_before_field(desk->ui, last && command_pressed(desk->ui, COMMAND_RESTORE_GAME)))
        desk_ask(desk, REQUEST_RESTORE);
}

void deletion_strip(struct desk *desk, const struct library_deletion *last, struct rect *room)
{
    struct ui *ui = desk->ui;
    char memory[SENTENCE_SIZE];
    struct strbuf sentence = strbuf_init(memory, sizeof memory);
    struct button undo = command_button(COMMAND_RESTORE_GAME);
    if (!last)
        return;
    game_deleted_print(&sentence, last->players);
    undo.icon_only = room->w < ui_px(ui, ROOMY_POINTS);
    int target = ui_px(ui, METRIC_TARGET), width = ui_px(ui, BUTTON_POINTS);
    width = undo.icon_only ? target : width;
    struct rect strip = {room->x, room->y, room->w - width, target};
    int height = ui_message_room(ui, strip, ui_small(ui), memory).h + ui_px(ui, METRIC_PAD);
    strip =
        cut_bottom(room, int_min(int_max(height, target + 2 * ui_px(ui, METRIC_PAD)), room->h / 2));
    cut_bottom(room, ui_px(ui, METRIC_GAP));
    struct rect inside = ui_message_panel(ui, strip, TONE_PLAIN);
    struct rect button = cut_right(&inside, width);
    cut_right(&inside, ui_px(ui, METRIC_GAP));
    ui_message_text(ui, inside, TONE_PLAIN, ui_small(ui), memory);
    if (ui_button(ui, rect_centred(button, button.w, int_min(target, strip.h)), &undo))
        desk_ask(desk, REQUEST_RESTORE);
}

/* SPDX-License-Identifier: MIT */
#include "pages/deletion.h"

#include "base/translate.h"
#include "pages/commands.h"
#include "prose/in_out_prose.h"
#include "prose/library_prose.h"
#include "toolkit/icons.h"

enum {
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
    char memory[SENTENCE_SIZE];
    struct strbuf sentence = strbuf_init(memory, sizeof memory);
    if (!last)
        return;
    game_deleted_print(&sentence, last->players);
    if (page_undo_strip(desk->ui, room, memory, command_button(COMMAND_RESTORE_GAME)))
        desk_ask(desk, REQUEST_RESTORE);
}

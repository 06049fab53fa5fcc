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

const char *deletion_obstacle(const struct desk *desk, const struct library_row *row)
{
    if (!row || row->game == 0)
        return tr("No game is chosen.");
    return library_is_current(desk->library, row)
               ? tr("This game belongs to the match on the board.")
               : NULL;
}

void deletion_begin(struct desk *desk, const struct library_row *row)
{
    struct game_ids game = {desk_keep(desk, &row->game, sizeof row->game), 1};
    desk->request = (struct request){
        REQUEST_DELETE, .deletion = {game, page_players_whole(desk->ui, row->black, row->white)}};
}

void deletion_begin_several(struct desk *desk, struct game_ids games)
{
    desk->request = (struct request){REQUEST_DELETE, .deletion = {games, ""}};
}

/* --- Undoing it --- */

static bool has_game(const struct game_ids *games, int64_t game)
{
    int place = 0;
    while (place < games->count && games->ids[place] != game)
        place++;
    return place < games->count;
}

const struct library_deletion *deletion_last(const struct desk *desk, int64_t game)
{
    const struct library_deletion *last = &desk->library->deleted;
    bool is = game == 0 ? last->games.count > 0 : has_game(&last->games, game);
    return is ? last : NULL;
}

void deletion_keys(struct desk *desk, const struct library_deletion *last)
{
    if (ui_take_before_field(desk->ui, last && command_pressed(desk, COMMAND_RESTORE_GAME)))
        desk_ask(desk, REQUEST_RESTORE);
}

void deletion_strip(struct desk *desk, const struct library_deletion *last, struct rect *room)
{
    char memory[SENTENCE_SIZE];
    struct strbuf sentence = strbuf_init(memory, sizeof memory);
    if (!last)
        return;
    games_deleted_print(&sentence, last->games.count, last->players);
    if (page_undo_strip(desk->ui, room, memory, command_button(desk, COMMAND_RESTORE_GAME)))
        desk_ask(desk, REQUEST_RESTORE);
}

/* SPDX-License-Identifier: MIT */
/* The game of the match on its way out, as PDN: to the clipboard and into files. */
#include "app/in_out.h"
#include "base/path.h"
#include "prose/in_out_prose.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    SENTENCE_SIZE = EXCHANGE_REASON_SIZE,
};

/* --- What an opened game had --- */

void opened_note_end(struct opened *opened, const struct game *game)
{
    opened->end = tree_main_end(&game->tree);
    opened->end_result = tree_result(&game->tree, opened->end);
}

void opened_finish(struct opened *opened)
{
    game_tags_finish(&opened->tags);
    *opened = (struct opened){0};
}

/* The game at `place` of the match is one that was opened; NULL: it is not. */
static const struct opened *opened_game(const struct in_out *in_out, int place)
{
    return in_out->opened.is && place == 0 ? &in_out->opened : NULL;
}

/* It ends as it did then: its result stands as it was written. */
static bool ends_alike(const struct opened *opened, const struct game *game)
{
    struct opened now = {0};
    opened_note_end(&now, game);
    return now.end == opened->end && result_equal(&now.end_result, &opened->end_result);
}

/* It goes on before the end that its main line has come to: it was undone, or is played on. */
static bool goes_on_before_its_end(const struct game *game)
{
    int end = tree_main_end(&game->tree);
    return !game_over(game) && tree_result(&game->tree, end).outcome != ONGOING;
}

/* --- Tags --- */

static bool is_stand_in(const struct match *match, int player)
{
    return strcmp(match->players[player].name, player_stand_in(player).name) == 0;
}

/* Who had a colour, unless it stands in the tags of the opened game, and is so still. */
static void set_player(struct game_tags *tags, const struct in_out *in_out,
                       const struct opened *opened, const char *colour, int player)
{
    const struct match *match = in_out->match;
    bool as_opened = opened && strcmp(opened->names[player].name, match->players[player].name) == 0;
    if (!as_opened)
        game_tags_set(tags, colour, is_stand_in(match, player) ? "?" : match->players[player].name);
}

/* The tags of a game that has been played here. */
static void set_new(struct game_tags *tags, struct in_out *in_out, int place)
{
    char round[16];
    snprintf(round, sizeof round, "%d", place + 1);
    game_tags_set(tags, "Date", dates_of(&in_out->dates, match_sight(in_out->match, place).serial));
    if (match_game_count(in_out->match) > 1)
        game_tags_set(tags, "Round", round);
}

struct game_extras game_out_describe(struct in_out *in_out, int place, const struct game *game,
                                     int black, struct game_tags *tags)
{
    const struct opened *opened = opened_game(in_out, place);
    bool goes_on = goes_on_before_its_end(game);
    bool alike = opened && !goes_on && ends_alike(opened, game);
    for (int i = 0; opened && i < opened->tags.count; i++)
        if (alike || strcmp(opened->tags.tags[i].name, "Result") != 0)
            game_tags_set(tags, opened->tags.tags[i].name, opened->tags.tags[i].value);
    if (!opened)
        set_new(tags, in_out, place);
    set_player(tags, in_out, opened, "Black", black);
    set_player(tags, in_out, opened, "White", 1 - black);
    return (struct game_extras){
        .tags = tags,
        .result = goes_on ? "*"
                  : alike ? opened->result
                          : NULL,
        .date = opened ? "" : game_tags_get(tags, "Date", ""),
        .opened = opened != NULL,
    };
}

/* --- The text --- */

char *game_out_text(struct in_out *in_out)
{
    const struct match *match = in_out->match;
    struct game_tags tags = {0};
    struct game_extras extras =
        game_out_describe(in_out, match->finished_count, &match->game, match->black, &tags);
    char *text = game_text_print(&match->game, &tags, extras.result);
    game_tags_finish(&tags);
    return text;
}

void game_out_copy(struct in_out *in_out)
{
    char memory[SENTENCE_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    const struct game_tree *tree = &in_out->match->game.tree;
    char *text = game_out_text(in_out);
    bool copied = text && SDL_SetClipboardText(text) == 0;
    free(text);
    game_copied_print(&out, tree_state(tree, tree_main_end(tree))->ply);
    shell_tell(in_out->shell, !copied, copied ? memory : clipboard_refuses());
}

/* --- Files --- */

static void say_saved(struct in_out *in_out, const char *path, bool added)
{
    char memory[SENTENCE_SIZE], shown_memory[EXCHANGE_PATH_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    struct strbuf shown = strbuf_init(shown_memory, sizeof shown_memory);
    strbuf_copy(in_out->file_name, EXCHANGE_PATH_SIZE, path_name(path));
    listing_show_name(&shown, path);
    game_saved_print(&out, shown_memory, added);
    strbuf_mark_cut(&out);
    shell_tell_on(in_out->shell, "play", false, memory);
}

void game_out_save(struct in_out *in_out, const char *path, enum save_manner manner)
{
    char *text = game_out_text(in_out);
    if (file_out_save(in_out, path, manner, text, game_not_saved_print))
        say_saved(in_out, path, manner == SAVE_ADD);
    free(text);
}

/* --- What the file may be called --- */

enum {
    SUGGESTED_BYTES = 200, /* many disks take no more than 255 */
};

void game_out_suggest(struct in_out *in_out)
{
    struct exchange *exchange = &in_out->exchange;
    const struct match *match = in_out->match;
    char date[SAVED_DATE_SIZE], memory[4 * PLAYER_NAME_SIZE], black[SUGGESTED_BYTES / 2],
        white[SUGGESTED_BYTES / 2];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    dates_print_today(date, "%Y-%m-%d");
    strbuf_copy(black, sizeof black, match_name_of_side(match, BLACK));
    strbuf_copy(white, sizeof white, match_name_of_side(match, WHITE));
    game_file_name_print(&out, black, white, date);
    path_tidy(memory);
    strbuf_copy(exchange->suggestion, EXCHANGE_PATH_SIZE,
                in_out->file_name[0] ? in_out->file_name : memory);
}

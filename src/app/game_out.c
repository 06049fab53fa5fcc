/* SPDX-License-Identifier: MIT */
/* The game of the match on its way out, as PDN: to the clipboard and into files. */
#include "app/in_out.h"
#include "base/path.h"
#include "prose/in_out_prose.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    SENTENCE_SIZE = LIBRARY_REASON_SIZE,
    DATE_SIZE = FILE_OUT_DATE_SIZE,
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

/* What the match shows is a game that was opened; NULL: it is not. */
static const struct opened *opened_game(const struct in_out *in_out)
{
    bool is = in_out->opened.is && in_out->match->finished_count == 0;
    return is ? &in_out->opened : NULL;
}

/* It ends as it did then: its result stands as it was written. */
static bool ends_alike(const struct opened *opened, const struct game *game)
{
    struct opened now = {0};
    opened_note_end(&now, game);
    return now.end == opened->end && result_equal(&now.end_result, &opened->end_result);
}

/* --- Tags --- */

static bool is_stand_in(const struct match *match, int player)
{
    return strcmp(match->players[player].name, player_stand_in(player).name) == 0;
}

static void set_player(struct game_tags *tags, const struct in_out *in_out,
                       const struct opened *opened, enum side side)
{
    const struct match *match = in_out->match;
    int player = match_player_of_side(match, side);
    bool as_opened = opened && strcmp(opened->names[player].name, match->players[player].name) == 0;
    if (!as_opened)
        game_tags_set(tags, side == BLACK ? "Black" : "White",
                      is_stand_in(match, player) ? "?" : match->players[player].name);
}

/* The tags of a game that has been played here. */
static void set_new(struct game_tags *tags, const struct match *match)
{
    char date[DATE_SIZE], round[DATE_SIZE];
    file_out_today(date, "%Y.%m.%d");
    snprintf(round, sizeof round, "%d", match->finished_count + 1);
    game_tags_set(tags, "Date", date);
    if (match->finished_count + match->later_count > 0)
        game_tags_set(tags, "Round", round);
}

static void set_tags(struct game_tags *tags, const struct in_out *in_out)
{
    const struct opened *opened = opened_game(in_out);
    bool alike = opened && ends_alike(opened, &in_out->match->game);
    for (int i = 0; opened && i < opened->tags.count; i++)
        if (alike || strcmp(opened->tags.tags[i].name, "Result") != 0)
            game_tags_set(tags, opened->tags.tags[i].name, opened->tags.tags[i].value);
    if (!opened)
        set_new(tags, in_out->match);
    set_player(tags, in_out, opened, BLACK);
    set_player(tags, in_out, opened, WHITE);
}

/* --- The text --- */

char *game_out_text(const struct in_out *in_out, size_t *size)
{
    char *text = NULL;
    FILE *memory = open_memstream(&text, size);
    struct game_tags tags = {0};
    struct pdn_writer writer;
    const struct opened *opened = opened_game(in_out);
    if (!memory)
        return NULL;
    set_tags(&tags, in_out);
    pdn_writer_init(&writer, file_out_sink, memory);
    game_text_write(&writer, &in_out->match->game, &tags,
                    opened && ends_alike(opened, &in_out->match->game) ? opened->result : NULL);
    game_tags_finish(&tags);
    if (fclose(memory) == 0)
        return text;
    free(text);
    return NULL;
}

void game_out_copy(struct in_out *in_out)
{
    char memory[SENTENCE_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    const struct game_tree *tree = &in_out->match->game.tree;
    size_t size;
    char *text = game_out_text(in_out, &size);
    bool copied = text && SDL_SetClipboardText(text) == 0;
    free(text);
    game_copied_print(&out, tree_state(tree, tree_main_end(tree))->ply);
    shell_tell(in_out->shell, !copied, copied ? memory : clipboard_refuses());
}

/* --- Files --- */

static void say_saved(struct in_out *in_out, const char *path, bool added)
{
    char memory[SENTENCE_SIZE], shown_memory[LIBRARY_PATH_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    struct strbuf shown = strbuf_init(shown_memory, sizeof shown_memory);
    struct strbuf name = strbuf_init(in_out->file_name, LIBRARY_PATH_SIZE);
    strbuf_add(&name, path_name(path));
    listing_show_name(&shown, path);
    game_saved_print(&out, shown_memory, added);
    shell_tell_on(in_out->shell, "play", false, memory);
}

void game_out_save(struct in_out *in_out, const char *path, enum save_manner manner)
{
    size_t size;
    char *text = game_out_text(in_out, &size);
    if (file_out_save(in_out, path, manner, text, size, game_not_saved_print))
        say_saved(in_out, path, manner == SAVE_ADD);
    free(text);
}

/* --- What the file may be called --- */

enum {
    SUGGESTED_BYTES = 200, /* many disks take no more than 255 */
};

/* A name without what disks do not take or shells stumble over. */
static void tidy(char *name)
{
    for (char *at = name; *at; at++)
        if ((unsigned char)*at < ' ' || strchr("/\\:*?\"<>|", *at))
            *at = '-';
    if (name[0] == '.')
        name[0] = '-';
}

void game_out_suggest(struct in_out *in_out)
{
    struct library *library = &in_out->library;
    const struct match *match = in_out->match;
    char date[DATE_SIZE], memory[4 * PLAYER_NAME_SIZE], black[SUGGESTED_BYTES / 2],
        white[SUGGESTED_BYTES / 2];
    struct strbuf first = strbuf_init(black, sizeof black);
    struct strbuf second = strbuf_init(white, sizeof white);
    struct strbuf out = strbuf_init(memory, sizeof memory);
    struct strbuf name = strbuf_init(library->suggestion, LIBRARY_PATH_SIZE);
    file_out_today(date, "%Y-%m-%d");
    strbuf_add(&first, match_name_of_side(match, BLACK));
    strbuf_add(&second, match_name_of_side(match, WHITE));
    game_file_name_print(&out, black, white, date);
    tidy(memory);
    strbuf_add(&name, in_out->file_name[0] ? in_out->file_name : memory);
}

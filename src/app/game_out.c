/* SPDX-License-Identifier: MIT */
/* The game of the match on its way out, as PDN: to the clipboard and into files. */
#include "app/in_out.h"
#include "base/path.h"
#include "prose/in_out_prose.h"
#include "prose/settings_prose.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    SENTENCE_SIZE = LIBRARY_REASON_SIZE,
    DATE_SIZE = 16,
    PATIENCE_MS = 2000,
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

static void print_today(char date[DATE_SIZE], const char *format)
{
    time_t now = time(NULL);
    struct tm parts;
    if (!localtime_r(&now, &parts) || strftime(date, DATE_SIZE, format, &parts) == 0)
        date[0] = '\0';
}

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
    print_today(date, "%Y.%m.%d");
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

static void write_to_file(void *file, const char *text, size_t length)
{
    fwrite(text, 1, length, file);
}

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
    pdn_writer_init(&writer, write_to_file, memory);
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

/* The old text and the game behind it; an empty line parts them. */
static int write_behind(const struct safe_file *file, const char *game, size_t size)
{
    char *old = NULL, *text = NULL;
    size_t length = 0;
    int error = safe_file_read(file, &old);
    if (error)
        return error;
    FILE *memory = open_memstream(&text, &length);
    size_t had = old ? strlen(old) : 0;
    if (memory) {
        fwrite(old ? old : "", 1, had, memory);
        fputs(had == 0 ? "" : old[had - 1] == '\n' ? "\n" : "\n\n", memory);
        fwrite(game, 1, size, memory);
    }
    error = memory && fclose(memory) == 0 ? 0 : ENOMEM;
    if (!error)
        error = safe_file_write(file, text, length);
    free(text);
    free(old);
    return error;
}

/* EEXIST: there is a file, and nobody has said that it may go. */
static int write_game(const char *path, const char *game, size_t size, enum save_manner manner)
{
    struct safe_file file;
    int error = safe_file_find(&file, path);
    if (!error && !file.there)
        file.mode = safe_file_usual_mode();
    if (!error)
        error = safe_file_lock(&file, false, PATIENCE_MS);
    if (!error && file.there && manner == SAVE_NEW)
        error = EEXIST;
    if (!error)
        error = manner == SAVE_ADD ? write_behind(&file, game, size)
                                   : safe_file_write(&file, game, size);
    safe_file_close(&file);
    return error;
}

static void say_saved(struct in_out *in_out, const char *path, bool added)
{
    char memory[SENTENCE_SIZE], shown_memory[LIBRARY_PATH_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    struct strbuf shown = strbuf_init(shown_memory, sizeof shown_memory);
    struct strbuf name = strbuf_init(in_out->file_name, LIBRARY_PATH_SIZE);
    strbuf_add(&name, path_name(path));
    folders_remember(in_out, path);
    listing_show_name(&shown, path);
    game_saved_print(&out, shown_memory, added);
    shell_tell_on(in_out->shell, "play", false, memory);
}

static void say_failed(struct in_out *in_out, const char *path, int error)
{
    struct library *library = &in_out->library;
    char memory[SENTENCE_SIZE], shown_memory[LIBRARY_PATH_SIZE];
    struct strbuf reason = strbuf_init(memory, sizeof memory);
    struct strbuf shown = strbuf_init(shown_memory, sizeof shown_memory);
    struct strbuf out = strbuf_init(library->reason, sizeof library->reason);
    listing_show_name(&shown, path);
    settings_prose_file(&reason, shown_memory, error);
    game_not_saved_print(&out, memory);
    library->outcome = SAVE_FAILED;
}

void game_out_save(struct in_out *in_out, const char *path, enum save_manner manner)
{
    struct library *library = &in_out->library;
    size_t size;
    char *text = game_out_text(in_out, &size);
    int error = text ? write_game(path, text, size, manner) : ENOMEM;
    free(text);
    library->outcome = SAVE_NONE;
    if (error == EEXIST)
        library->outcome = SAVE_EXISTS;
    else if (error)
        say_failed(in_out, path, error);
    else
        say_saved(in_out, path, manner == SAVE_ADD);
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
    print_today(date, "%Y-%m-%d");
    strbuf_add(&first, match_name_of_side(match, BLACK));
    strbuf_add(&second, match_name_of_side(match, WHITE));
    game_file_name_print(&out, black, white, date);
    tidy(memory);
    strbuf_add(&name, in_out->file_name[0] ? in_out->file_name : memory);
}

/* SPDX-License-Identifier: MIT */
/* Saves the game of the match, or a position, in a file; copies the game as PDN. */
#include "app/files/in_out.h"
#include "base/array.h"
#include "base/path.h"
#include "prose/in_out_prose.h"
#include "prose/names.h"
#include "prose/settings_prose.h"
#include "store/position_text.h"
#include "system/clock.h"
#include "system/files.h"
#include "system/replace.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    SENTENCE_SIZE = FILES_REASON_SIZE,
    PATIENCE_MS = 2000,
    SUGGESTED_BYTES = 200, /* many disks take no more than 255 */
};

/* --- Into a file --- */

/* An empty line parts the old text from what is added. */
static int copy_old(struct replacement *file)
{
    char *old = NULL;
    int error = file_read_text(file->path, &old);
    size_t length = old ? strlen(old) : 0;
    if (length > 0) {
        replace_write(file, old, length);
        fputs(old[length - 1] == '\n' ? "\n" : "\n\n", file->out);
    }
    free(old);
    return error;
}

/* EEXIST: there is a file, and the player has not said what to do with it. */
static int write_text(const char *path, const char *text, size_t size, enum save_manner manner)
{
    struct replacement file;
    int error = replace_begin(&file, path, REPLACE_SHARED, PATIENCE_MS);
    if (error)
        return error;
    if (manner == SAVE_NEW && file.old.kind != FILE_NONE)
        error = EEXIST;
    else if (manner == SAVE_ADD)
        error = copy_old(&file);
    if (error) {
        replace_drop(&file);
        return error;
    }
    replace_write(&file, text, size);
    return replace_finish(&file);
}

void file_out_failed(struct in_out *in_out, const char *path, int error,
                     void (*not_saved)(struct strbuf *out, const char *reason))
{
    struct files_view *files = &in_out->files;
    char memory[SENTENCE_SIZE], shown_memory[FILES_PATH_SIZE];
    struct strbuf reason = strbuf_init(memory, sizeof memory);
    struct strbuf shown = strbuf_init(shown_memory, sizeof shown_memory);
    struct strbuf out = strbuf_init(files->reason, sizeof files->reason);
    listing_show_name(&shown, path);
    settings_prose_file(&reason, shown_memory, error);
    not_saved(&out, memory);
    strbuf_mark_cut(&out);
    files->outcome = SAVE_FAILED;
}

/* What is said of one that is saved, and on which page. */
struct words {
    const char *page;
    void (*saved)(struct strbuf *out, const char *file, bool added);
    void (*not_saved)(struct strbuf *out, const char *reason);
};

static void say_saved(struct in_out *in_out, const char *path, bool added,
                      const struct words *words)
{
    char memory[SENTENCE_SIZE], shown_memory[FILES_PATH_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    struct strbuf shown = strbuf_init(shown_memory, sizeof shown_memory);
    listing_show_name(&shown, path);
    words->saved(&out, shown_memory, added);
    strbuf_mark_cut(&out);
    shell_tell_on(in_out->shell, words->page, false, memory);
}

/* Saves the text, and frees it; NULL: memory was short. Returns true if it is saved; otherwise
 * files.outcome says why not. */
static bool save(struct in_out *in_out, const char *path, enum save_manner manner, char *text,
                 const struct words *words)
{
    int error = !text                          ? ENOMEM
                : in_out_is_kept(in_out, path) ? FILE_ERROR_KEPT
                                               : write_text(path, text, strlen(text), manner);
    free(text);
    in_out->files.outcome = error == EEXIST ? SAVE_EXISTS : SAVE_NONE;
    if (error && error != EEXIST)
        file_out_failed(in_out, path, error, words->not_saved);
    if (error)
        return false;
    folders_remember(in_out, path);
    say_saved(in_out, path, manner == SAVE_ADD, words);
    return true;
}

/* --- What is told of a game --- */

void details_print_today(char date[SAVED_DATE_SIZE], const char *format)
{
    clock_print(clock_seconds(), format, date, SAVED_DATE_SIZE);
}

struct describing in_out_describing(struct in_out *in_out)
{
    struct describing describing = {
        .match = in_out->match, .details = &in_out->details, .opened = &in_out->opened};
    details_print_today(describing.today, "%Y.%m.%d");
    for (int i = 0; i < PLAYER_COUNT; i++)
        describing.strangers[i] = player_stand_in(i, PLAYER_PERSON, NULL);
    return describing;
}

struct game_extras game_out_describe(struct in_out *in_out, int place, const struct game *game,
                                     int black, struct game_tags *tags)
{
    struct describing describing = in_out_describing(in_out);
    return game_describe(&describing, place, game, black, tags);
}

/* --- The game --- */

/* As PDN, allocated; NULL: memory is short. */
static char *text_of_match(struct in_out *in_out)
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
    char *text = text_of_match(in_out);
    bool copied = text && SDL_SetClipboardText(text) == 0;
    free(text);
    game_copied_print(&out, tree_state(tree, tree_main_end(tree))->ply);
    shell_tell(in_out->shell, !copied, copied ? memory : clipboard_refuses());
}

void game_out_save(struct in_out *in_out, const char *path, enum save_manner manner)
{
    static const struct words words = {"play", game_saved_print, game_not_saved_print};
    if (save(in_out, path, manner, text_of_match(in_out), &words))
        strbuf_copy(in_out->file_name, FILES_PATH_SIZE, path_name(path));
}

void game_out_suggest(struct in_out *in_out)
{
    struct files_view *files = &in_out->files;
    const struct match *match = in_out->match;
    char date[SAVED_DATE_SIZE], memory[4 * PLAYER_NAME_SIZE], black[SUGGESTED_BYTES / 2],
        white[SUGGESTED_BYTES / 2];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    details_print_today(date, "%Y-%m-%d");
    strbuf_copy(black, sizeof black, match_name_of_side(match, BLACK));
    strbuf_copy(white, sizeof white, match_name_of_side(match, WHITE));
    game_file_name_print(&out, black, white, date);
    path_tidy(memory);
    strbuf_copy(files->suggestion, FILES_PATH_SIZE,
                in_out->file_name[0] ? in_out->file_name : memory);
}

/* --- A position --- */

/* A game from which nothing has been played. Allocated; NULL: memory is short. */
static char *text_of_game(const struct position *position, const struct named_ruleset *rules)
{
    static const struct game_tags nothing_known;
    struct game game;
    game_init(&game, rules, position);
    char *text = game_text_print(&game, &nothing_known, NULL);
    game_finish(&game);
    return text;
}

static char *text_of_position(const struct position *position, const struct named_ruleset *rules)
{
    char text[POSITION_TEXT_MAX];
    struct strbuf out = strbuf_init(text, sizeof text);
    position_text_print(&out, position, rules);
    return array_copy_text(text);
}

void position_out_save(struct in_out *in_out, const char *path, enum save_manner manner,
                       const struct position *position, const struct named_ruleset *rules)
{
    static const struct words words = {"arrange", position_saved_print, position_not_saved_print};
    save(in_out, path, manner,
         path_ends_in(path, ".pdn") ? text_of_game(position, rules)
                                    : text_of_position(position, rules),
         &words);
}

void position_out_suggest(struct in_out *in_out)
{
    struct files_view *files = &in_out->files;
    char date[SAVED_DATE_SIZE], name[FILES_PATH_SIZE], path[2 * FILES_PATH_SIZE],
        found[2 * FILES_PATH_SIZE];
    struct strbuf out = strbuf_init(name, sizeof name);
    struct strbuf suggestion = strbuf_init(files->position_suggestion, FILES_PATH_SIZE);
    details_print_today(date, "%Y-%m-%d");
    position_file_name_print(&out, date);
    snprintf(path, sizeof path, "%s/%s", files->path, name);
    strbuf_add(&suggestion, file_free_name(path, found, sizeof found) ? path_name(found) : name);
}

/* SPDX-License-Identifier: MIT */
/* Saves the game of the match, or a position, in a file; copies the game as PDN. */
#include "app/files/in_out.h"
#include "base/array.h"
#include "base/path.h"
#include "match/opening.h"
#include "prose/in_out_prose.h"
#include "prose/settings_prose.h"
#include "store/position_text.h"
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

/* --- What an opened game had --- */

void opened_note_end(struct opened *opened, const struct game *game)
{
    opened->end = tree_main_end(&game->tree);
    opened->end_result = tree_result(&game->tree, opened->end);
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

/* A person without a name is unknown to others; the computer is not. */
static bool is_unknown(const struct player *who, int player)
{
    return who->level == PLAYER_PERSON &&
           strcmp(who->name, player_stand_in(player, PLAYER_PERSON, NULL).name) == 0;
}

/* Who had a colour, unless it stands in the tags of the opened game, and is so still. */
static void set_player(struct game_tags *tags, const struct opened *opened, const char *colour,
                       const struct player *who, int player)
{
    bool as_opened = opened && strcmp(opened->names[player].name, who->name) == 0;
    if (!as_opened)
        game_tags_set(tags, colour, is_unknown(who, player) ? "?" : who->name);
    if (!as_opened || game_tags_level(tags, colour) != who->level)
        game_tags_set_level(tags, colour, who->level);
}

/* Names who has the seats now, if others had them in this game. */
static void set_seats(struct game_tags *tags, const struct match *match, int place)
{
    int levels[PLAYER_COUNT];
    bool others = false;
    for (int i = 0; i < PLAYER_COUNT; i++) {
        levels[i] = match->players[i].level;
        others |= match_player_in(match, place, i)->level != levels[i];
    }
    if (others)
        game_tags_set_seats(tags, levels);
}

/* The round of a game that has been played here is its place in the match. */
static void set_round(struct game_tags *tags, const struct match *match, int place)
{
    char round[16];
    snprintf(round, sizeof round, "%d", place + 1);
    if (match_game_count(match) > 1)
        game_tags_set(tags, "Round", round);
}

/* Names the opening of a game that has been played here, as it goes now. */
static void set_opening(struct game_tags *tags, const struct game *game)
{
    const char *name = tree_opening(&game->tree, &game->rules.rules, tree_main_end(&game->tree));
    if (name)
        game_tags_set(tags, "Opening", name);
}

/* Copies what is told of a game, but its result unless it ends `alike`, and but its opening unless
 * it was opened: of another game the moves tell it. */
static void copy_details(struct game_tags *tags, const struct game_tags *details, bool alike,
                         bool was_opened)
{
    for (int i = 0; i < details->count; i++) {
        const struct game_tag *tag = &details->tags[i];
        if ((alike || strcmp(tag->name, "Result") != 0) &&
            (was_opened || strcmp(tag->name, "Opening") != 0))
            game_tags_set(tags, tag->name, tag->value);
    }
}

struct game_extras game_out_describe(struct in_out *in_out, int place, const struct game *game,
                                     int black, struct game_tags *tags)
{
    const struct opened *opened = opened_game(in_out, place);
    bool goes_on = goes_on_before_its_end(game);
    bool alike = opened && !goes_on && ends_alike(opened, game);
    const struct match *match = in_out->match;
    struct game_tags *details = details_of(&in_out->details, match_stamp(match, place).serial);
    if (!opened) {
        details_date(details);
        set_round(tags, match, place);
    }
    copy_details(tags, details, alike, opened != NULL);
    if (!opened)
        set_opening(tags, game);
    set_player(tags, opened, "Black", match_player_in(match, place, black), black);
    set_player(tags, opened, "White", match_player_in(match, place, 1 - black), 1 - black);
    set_seats(tags, match, place);
    if (match->seed != 0)
        game_tags_set_seed(tags, match->seed);
    if (match->length != 0)
        game_tags_set_length(tags, match->length);
    game_tags_set_help(tags, match->help);
    game_tags_set_given(tags, match_stamp(match, place).given);
    game_tags_set_handicap(tags, "Handicap", black, match_handicap_of(match, game, black));
    game_tags_set_handicap(tags, "MatchHandicap", black, match->handicap);
    return (struct game_extras){
        .tags = tags,
        .result = goes_on ? "*"
                  : alike ? opened->result
                          : NULL,
        .date = opened ? "" : game_tags_get(tags, "Date", ""),
        .opened = opened != NULL,
    };
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

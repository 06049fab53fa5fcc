/* SPDX-License-Identifier: MIT */
#include "store/details.h"

#include "base/array.h"
#include "base/translate.h"
#include "match/opening.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct game_tags *details_of(struct details *details, int serial)
{
    assert(serial >= 1);
    details->games =
        array_reserve(details->games, &details->capacity, (size_t)serial, sizeof *details->games);
    while (details->count < serial)
        details->games[details->count++] = (struct game_tags){0};
    return &details->games[serial - 1];
}

void details_take(struct details *details, int serial, struct game_tags *tags)
{
    struct game_tags *slot = details_of(details, serial);
    game_tags_finish(slot);
    *slot = *tags;
    *tags = (struct game_tags){0};
}

void details_finish(struct details *details)
{
    for (int i = 0; i < details->count; i++)
        game_tags_finish(&details->games[i]);
    free(details->games);
    *details = (struct details){0};
}

/* --- What an opened game had --- */

void opened_note_end(struct opened *opened, const struct game *game)
{
    opened->end = tree_main_end(&game->tree);
    opened->end_result = tree_result(&game->tree, opened->end);
}

static void note_end(void *opened, const struct game *game, int starter, int black)
{
    (void)starter;
    (void)black;
    opened_note_end(opened, game);
}

void opened_name_players(struct opened *opened, const struct match *match)
{
    for (int i = 0; i < PLAYER_COUNT; i++)
        opened->names[i] = match->players[i];
}

/* The tree says where the opened game ends now: whether it ends as it was opened, its result tells.
 */
void details_resume(struct details *details, struct opened *opened, struct match *match,
                    struct resumed *resumed)
{
    for (int i = 0; i < match_game_count(match); i++)
        details_take(details, match_stamp(match, i).serial, &resumed->details[i]);
    resumed_finish(resumed);
    opened->is = resumed->opened;
    memcpy(opened->result, resumed->result, sizeof opened->result);
    if (opened->is)
        match_visit(match, 0, note_end, opened);
    opened_name_players(opened, match);
}

/* The game at `place` of the match is one that was opened; NULL: it is not. */
static const struct opened *opened_game(const struct opened *opened, int place)
{
    return opened->is && place == 0 ? opened : NULL;
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
static bool is_unknown(const struct player *who, const char *stranger)
{
    return who->level == PLAYER_PERSON && strcmp(who->name, stranger) == 0;
}

/* Who had a colour, unless it stands in the tags of the opened game, and is so still. */
static void set_player(struct game_tags *tags, const struct opened *opened, const char *colour,
                       const struct describing *describing, int place, int player)
{
    const struct player *who = match_player_in(describing->match, place, player);
    bool as_opened = opened && strcmp(opened->names[player].name, who->name) == 0;
    if (!as_opened)
        game_tags_set(tags, colour,
                      is_unknown(who, describing->strangers[player].name) ? "?" : who->name);
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
        game_tags_set(tags, "Opening", tr_english(name));
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

/* Gives a game the date of today, unless it has one. */
static void date(struct game_tags *tags, const char *today)
{
    if (!game_tags_get(tags, "Date", "")[0])
        game_tags_set(tags, "Date", today);
}

/* How much time the players have, what was spent where the game stands, and a loss on time. */
static void set_clock(struct game_tags *tags, const struct match *match, int place,
                      const struct game *game, int black)
{
    struct game_stamp stamp = match_stamp(match, place);
    struct result end = tree_result(&game->tree, tree_main_end(&game->tree));
    game_tags_set_control(tags, black, &match->control);
    game_tags_set_clock(tags, stamp.spent, stamp.off);
    game_tags_set_reason(tags, end.reason);
}

struct game_extras game_describe(const struct describing *describing, int place,
                                 const struct game *game, int black, struct game_tags *tags)
{
    const struct opened *opened = opened_game(describing->opened, place);
    bool goes_on = goes_on_before_its_end(game);
    bool alike = opened && !goes_on && ends_alike(opened, game);
    const struct match *match = describing->match;
    struct game_tags *details = details_of(describing->details, match_stamp(match, place).serial);
    if (!opened) {
        date(details, describing->today);
        set_round(tags, match, place);
    }
    copy_details(tags, details, alike, opened != NULL);
    if (!opened)
        set_opening(tags, game);
    set_player(tags, opened, "Black", describing, place, black);
    set_player(tags, opened, "White", describing, place, 1 - black);
    set_seats(tags, match, place);
    if (match->seed != 0)
        game_tags_set_seed(tags, match->seed);
    if (match->length != 0)
        game_tags_set_length(tags, match->length);
    game_tags_set_help(tags, match->help);
    game_tags_set_given(tags, match_stamp(match, place).given);
    game_tags_set_handicap(tags, "Handicap", black, match_handicap_of(match, game, black));
    game_tags_set_handicap(tags, "MatchHandicap", black, match->handicap);
    set_clock(tags, match, place, game, black);
    return (struct game_extras){
        .tags = tags,
        .result = goes_on ? "*"
                  : alike ? opened->result
                          : NULL,
        .date = opened ? "" : game_tags_get(tags, "Date", ""),
        .opened = opened != NULL,
    };
}

/* --- All of them --- */

/* For match_visit. */
struct collecting {
    struct saved_match *saved;
    const struct describing *describing;
    int place;
};

static void collect(void *data, const struct game *game, int starter, int black)
{
    struct collecting *collecting = data;
    struct game_tags tags = {0};
    struct game_extras extras =
        game_describe(collecting->describing, collecting->place, game, black, &tags);
    saved_match_add(collecting->saved, collecting->describing->match, collecting->place, game,
                    starter, black, &extras);
    game_tags_finish(&tags);
}

bool saved_match_collect(struct saved_match *saved, const struct describing *describing,
                         const struct saved_state *last)
{
    struct match *match = describing->match;
    for (int i = 0; i < match_game_count(match); i++) {
        struct collecting collecting = {saved, describing, i};
        if (last && !saved_state_game_differs(last, match, i))
            continue;
        match_visit(match, i, collect, &collecting);
        if (!saved->games[saved->game_count - 1].text)
            return false;
    }
    return true;
}

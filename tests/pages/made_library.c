/* SPDX-License-Identifier: MIT */
#include "made_library.h"

#include "base/words.h"
#include "suite.h"

#include <stdlib.h>
#include <string.h>

enum {
    KNOWN_ROWS = 40, /* of a slow library */
};

static const struct library_row made_rows[] = {
    {1, "Ada", "Ben", "American", "2026.11.22", "1-0", 47, .played = true, .current = true},
    {2, "Ben", "Ada", "American", "2026.11.21", "*", 12, .played = true},
    {3, "Marion Tinsley", "Don Lafferty", "Tournament", "1976.04.11", "1/2-1/2", 61},
    {4, "Åsa", "Zoë", "Free Jump", "2026.10.02", "0-1", 33, .played = true},
    {5, "", "", "Russian", "", "*", 0},
    {6, "Asa Long", "Marion Tinsley", "Tournament", "1981.08.30", "1/2-1/2", 52},
    {7, "Cem", "Ben", "Italian", "2025.12.31", "0-1", 70},
    {8, "Ada", "Cem", "Russian", "2026.01.03", "1-0", 28},
};

static const struct library_rules made_rules[] = {
    {"american", "American", 2}, {"tournament", "Tournament", 2}, {"freejump", "Free Jump", 1},
    {"italian", "Italian", 1},   {"russian", "Russian", 2},
};

static const enum library_result results[] = {
    LIBRARY_BLACK_WON,  LIBRARY_UNFINISHED, LIBRARY_DRAWN,     LIBRARY_WHITE_WON,
    LIBRARY_UNFINISHED, LIBRARY_DRAWN,      LIBRARY_WHITE_WON, LIBRARY_BLACK_WON,
};

static const struct library_row *row_at(void *data, int place)
{
    struct made_library *made = data;
    ck_assert_int_ge(place, 0);
    ck_assert_int_lt(place, made->library.found);
    if (made->slow && place >= KNOWN_ROWS)
        return NULL;
    return &made->rows[made->fits[place] % ROWS(made->rows)];
}

static void choose(void *data, int place)
{
    struct made_library *made = data;
    ck_assert_int_ge(place, 0);
    ck_assert_int_lt(place, made->library.found);
    made->chosen = place;
}

static bool fits(const struct made_library *made, int game, const struct library_filter *filter)
{
    int row = game % ROWS(made->rows);
    const struct library_row *at = &made->rows[row];
    const char *rules = "";
    for (int i = 0; i < ROWS(made_rules); i++)
        if (strcmp(made_rules[i].name, at->rules) == 0)
            rules = made_rules[i].text;
    return !(game < ROWS(made->rows) && made->deleted[row]) &&
           words_found(filter->player, (const char *const[]){at->black, at->white}, 2) &&
           (filter->result == LIBRARY_ANY_RESULT || filter->result == results[row]) &&
           (!filter->rules[0] || strcmp(filter->rules, rules) == 0) &&
           strncmp(at->date, filter->date, strlen(filter->date)) == 0 &&
           (!filter->by_position || row < 2);
}

static void find(struct made_library *made, const struct library_filter *filter)
{
    struct library *library = &made->library;
    library->found = 0;
    for (int i = 0; i < made->games; i++)
        if (fits(made, i, filter))
            made->fits[library->found++] = i;
    library->answers++;
}

/* The same again, as when games have come or gone. */
static void find_again(struct made_library *made)
{
    static const struct library_filter any = {.result = LIBRARY_ANY_RESULT};
    bool before = made_asked(made, REQUEST_FIND) > 0;
    find(made, before ? &made_last(made, REQUEST_FIND)->filter : &any);
}

/* --- A game --- */

static struct move move_behind(const struct game *game, int node, const int ends[2])
{
    struct movelist list;
    struct position position = tree_state(&game->tree, node)->position;
    movegen(&game->rules.rules, &position, &list);
    for (int i = 0; i < list.count; i++)
        if (list.moves[i].path[0] == ends[0] && move_to(&list.moves[i]) == ends[1])
            return list.moves[i];
    ck_abort_msg("%d-%d is no move", ends[0], ends[1]);
    return list.moves[0];
}

static void play(struct game *game, const int ends[2])
{
    struct move move = move_behind(game, game_node(game), ends);
    game_play(game, &move);
}

static void add_variations(struct game *game)
{
    static const struct {
        int before, move[2], node;
        const char *text, *strength;
    } plies[] = {
        {1, {22, 18}, MADE_ASIDE, "", "?!"},
        {MADE_ASIDE, {15, 22}, MADE_ASIDE_ON, "", ""},
        {MADE_ASIDE_ON, {25, 18}, MADE_ASIDE_END, "", ""},
        {MADE_ASIDE_ON, {26, 17}, MADE_NESTED, "This was played, too.", ""},
        {1, {22, 17}, MADE_OTHER, "", ""},
    };
    for (int i = 0; i < ROWS(plies); i++) {
        struct move move = move_behind(game, plies[i].before, plies[i].move);
        int node = game_add_ply(game, plies[i].before, &move);
        ck_assert_int_eq(node, plies[i].node);
        tree_set_text(&game->tree, node, TEXT_AFTER, plies[i].text);
        tree_set_text(&game->tree, node, TEXT_STRENGTH, plies[i].strength);
    }
}

static void make_game(struct made_library *made)
{
    static const int moves[][2] = {{11, 15}, {23, 19}, {8, 11},  {22, 17}, {4, 8},  {17, 13},
                                   {15, 18}, {24, 20}, {11, 15}, {28, 24}, {8, 11}, {26, 23},
                                   {9, 14},  {31, 26}, {6, 9},   {13, 6},  {2, 9}};
    if (made->has_game)
        game_finish(&made->game);
    game_init(&made->game, preset_find("american"), NULL);
    made->has_game = true;
    for (int i = 0; i < ROWS(moves); i++)
        play(&made->game, moves[i]);
    ck_assert_int_eq(game_node(&made->game), MADE_END);
    add_variations(&made->game);
    tree_set_text(&made->game.tree, game_node_at(&made->game, 1), TEXT_AFTER,
                  "The usual beginning; what follows has been played since there were books.");
    game_resign(&made->game, WHITE);
}

static void replay(struct made_library *made, const struct request *asked)
{
    struct library_replay *out = &made->library.replay;
    make_game(made);
    *out = (struct library_replay){
        .count = out->count + 1, .there = true, .game = &made->game, .event = "Winter cup"};
    out->row = made->rows[asked->game > 0 ? asked->game - 1 : 0];
    out->row.game = asked->game;
}

/* --- Deleting --- */

static void show_last_deletion(struct made_library *made)
{
    int count = made->deletion_count;
    made->library.deleted = (struct library_deletion){0};
    if (count > 0)
        made->library.deleted = (struct library_deletion){made->deletions[count - 1].game,
                                                          made->deletions[count - 1].text};
    find_again(made);
}

static void delete_game(struct made_library *made, const struct request *asked)
{
    made->deleted[asked->game - 1] = true;
    made->deletions[made->deletion_count++] = *asked;
    show_last_deletion(made);
}

static void restore_game(struct made_library *made)
{
    made->deleted[made->deletions[--made->deletion_count].game - 1] = false;
    show_last_deletion(made);
}

/* --- What is asked --- */

static void answer(void *data, const struct request *asked)
{
    struct made_library *made = data;
    struct library *library = &made->library;
    if (made->asked_count == MADE_HISTORY)
        memmove(made->asked, made->asked + 1, (size_t)--made->asked_count * sizeof *asked);
    made->asked[made->asked_count++] = *asked;
    if (asked->kind == REQUEST_FIND) {
        find(made, &asked->filter);
    } else if (asked->kind == REQUEST_REPLAY) {
        replay(made, asked);
    } else if (asked->kind == REQUEST_DELETE) {
        delete_game(made, asked);
    } else if (asked->kind == REQUEST_RESTORE) {
        restore_game(made);
    } else if (asked->kind == REQUEST_IMPORT_STOP) {
        library->import.running = false;
        library->import.ended = library->import.stopped = true;
    }
}

int made_asked(const struct made_library *made, enum request_kind kind)
{
    int count = 0;
    for (int i = 0; i < made->asked_count; i++)
        count += made->asked[i].kind == kind;
    return count;
}

const struct request *made_last(const struct made_library *made, enum request_kind kind)
{
    for (int i = made->asked_count - 1; i >= 0; i--)
        if (made->asked[i].kind == kind)
            return &made->asked[i];
    ck_abort_msg("%d was never asked for", (int)kind);
    return NULL;
}

void made_library_init(struct made_library *made, struct stage *stage, int games)
{
    *made = (struct made_library){.games = games};
    memcpy(made->rows, made_rows, sizeof made->rows);
    made->fits = calloc((size_t)games + 1, sizeof *made->fits);
    made->library = (struct library){.there = true,
                                     .kept = true,
                                     .total = games,
                                     .row = row_at,
                                     .choose = choose,
                                     .row_data = made,
                                     .rules = made_rules,
                                     .rules_count = ROWS(made_rules)};
    stage->shell.host.data = made;
    stage->shell.host.library = answer;
    stage->shell.desk.library = &made->library;
    made->exchange.opened = -1;
    stage->shell.desk.exchange = &made->exchange;
    player_set_name(&stage->match.players[0], "Ada");
    player_set_name(&stage->match.players[1], "Ben");
}

void made_library_finish(struct made_library *made)
{
    if (made->has_game)
        game_finish(&made->game);
    free(made->fits);
}

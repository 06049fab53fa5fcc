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
    {1, MADE_MATCH, "Ada", "Ben", "american", "2026.11.22", LIBRARY_BLACK_WON, 47},
    {2, 5, "Ben", "Ada", "american", "2026.11.21", LIBRARY_UNFINISHED, 12},
    {3, 0, "Marion Tinsley", "Don Lafferty", "tournament", "1976.04.11", LIBRARY_DRAWN, 61,
     "World title match"},
    {4, 6, "Åsa", "Zoë", "freejump", "2026.10.02", LIBRARY_WHITE_WON, 33},
    {5, 0, "", "", "russian", "", LIBRARY_UNFINISHED, 0},
    {6, 0, "Asa Long", "Marion Tinsley", "tournament", "1981.08.30", LIBRARY_DRAWN, 52},
    {7, 0, "Cem", "Ben", "italian", "2025.12.31", LIBRARY_WHITE_WON, 70},
    {8, 0, "Ada", "Cem", "russian", "2026.01.03", LIBRARY_BLACK_WON, 28},
};

static const struct library_rules made_rules[] = {
    {"american", 2}, {"tournament", 2}, {"freejump", 1}, {"italian", 1}, {"russian", 2},
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
    return !(game < ROWS(made->rows) && made->deleted[row]) &&
           words_found(filter->words, (const char *const[]){at->black, at->white}, 2) &&
           (filter->result == LIBRARY_ANY_RESULT || filter->result == at->result) &&
           (!filter->rules[0] || strcmp(filter->rules, at->rules) == 0) &&
           strncmp(at->date, filter->date, strlen(filter->date)) == 0 &&
           (!filter->by_position || row < 2);
}

static void find(struct made_library *made, const struct library_filter *filter)
{
    struct library *library = &made->library;
    library->found = 0;
    for (int i = 0; i < made->games; i++) {
        made->ids[library->found] = i + 1;
        if (fits(made, i, filter))
            made->fits[library->found++] = i;
    }
    library->games = made->ids;
    library->answers++;
}

/* The same again, as when games have come or gone. */
static void find_again(struct made_library *made)
{
    static const struct library_filter any = {.result = LIBRARY_ANY_RESULT};
    bool before = made_asked(made, REQUEST_FIND) > 0;
    find(made, before ? made_last(made, REQUEST_FIND)->filter : &any);
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

static void replay(struct made_library *made, const struct request *request)
{
    int64_t game = request->replay.game;
    struct library_replay *out = &made->library.replay;
    make_game(made);
    *out = (struct library_replay){.count = out->count + 1, .there = true, .game = &made->game};
    out->row = made->rows[game > 0 ? game - 1 : 0];
    out->row.game = game;
    strbuf_copy(out->row.event, sizeof out->row.event, "Winter cup");
    shell_open(&made->stage->shell, "replay");
}

/* --- Deleting --- */

static void show_last_deletion(struct made_library *made)
{
    int count = made->deletion_count;
    made->library.deleted = (struct library_deletion){{0}};
    if (count > 0) {
        struct made_deletion *last = &made->deletions[count - 1];
        made->library.deleted = (struct library_deletion){{last->ids, last->count}, last->players};
    }
    find_again(made);
}

static void delete_games(struct made_library *made, const struct request *request)
{
    const struct library_deletion *asked = &request->deletion;
    struct made_deletion *made_deletion = &made->deletions[made->deletion_count++];
    ck_assert_int_le(asked->games.count, ROWS(made->rows));
    made_deletion->count = asked->games.count;
    for (int i = 0; i < asked->games.count; i++) {
        made_deletion->ids[i] = asked->games.ids[i];
        made->deleted[asked->games.ids[i] - 1] = true;
    }
    strbuf_copy(made_deletion->players, MADE_TEXT_SIZE, asked->players);
    show_last_deletion(made);
}

static void restore_games(struct made_library *made, const struct request *request)
{
    (void)request;
    const struct made_deletion *last = &made->deletions[--made->deletion_count];
    for (int i = 0; i < last->count; i++)
        made->deleted[last->ids[i] - 1] = false;
    show_last_deletion(made);
}

/* --- What is asked --- */

static void find_games(struct made_library *made, const struct request *request)
{
    find(made, request->filter);
}

static void import(struct made_library *made, const struct request *request)
{
    (void)request;
    shell_show(&made->stage->shell,
               &(struct page_opening){"library", .node = NODE_LIVE, .imports = true});
}

static void stop_import(struct made_library *made, const struct request *request)
{
    struct library_import *import = &made->library.import;
    (void)request;
    import->running = false;
    import->ended = import->stopped = true;
}

/* What the request points to does not last. */
static void remember(struct made_library *made, const struct request *request)
{
    if (made->asked_count == MADE_HISTORY)
        memmove(made->asked, made->asked + 1, (size_t)--made->asked_count * sizeof made->asked[0]);
    struct made_request *made_request = &made->asked[made->asked_count++];
    made_request->request = *request;
    if (request->kind == REQUEST_FIND || request->kind == REQUEST_BRANCHES)
        made_request->filter = *request->filter;
    if (request->kind == REQUEST_IMPORT_FILE)
        strbuf_copy(made_request->path, MADE_TEXT_SIZE, request->path);
    if (request->kind == REQUEST_EXPORT)
        strbuf_copy(made_request->path, MADE_TEXT_SIZE, request->save.path);
    struct game_ids games = request->kind == REQUEST_DELETE   ? request->deletion.games
                            : request->kind == REQUEST_EXPORT ? request->save.games.games
                                                              : (struct game_ids){0};
    struct strbuf out = strbuf_init(made_request->games, sizeof made_request->games);
    for (int i = 0; i < games.count; i++)
        strbuf_addf(&out, "%s%d", i > 0 ? " " : "", (int)games.ids[i]);
}

static void answer(void *data, const struct request *request)
{
    static void (*const answers[REQUEST_COUNT])(struct made_library *, const struct request *) = {
        [REQUEST_FIND] = find_games,         [REQUEST_REPLAY] = replay,
        [REQUEST_DELETE] = delete_games,     [REQUEST_RESTORE] = restore_games,
        [REQUEST_IMPORT_FILE] = import,      [REQUEST_IMPORT_PASTE] = import,
        [REQUEST_IMPORT_STOP] = stop_import,
    };
    remember(data, request);
    if (answers[request->kind])
        answers[request->kind](data, request);
}

int made_asked(const struct made_library *made, enum request_kind kind)
{
    int count = 0;
    for (int i = 0; i < made->asked_count; i++)
        count += made->asked[i].request.kind == kind;
    return count;
}

static struct made_request *find_last(struct made_library *made, enum request_kind kind)
{
    struct made_request *last = NULL;
    for (int i = 0; i < made->asked_count; i++)
        if (made->asked[i].request.kind == kind)
            last = &made->asked[i];
    ck_assert_msg(last != NULL, "%d was never asked for", (int)kind);
    return last;
}

const char *made_games(struct made_library *made, enum request_kind kind)
{
    return find_last(made, kind)->games;
}

const struct request *made_last(struct made_library *made, enum request_kind kind)
{
    struct made_request *last = find_last(made, kind);
    if (kind == REQUEST_FIND || kind == REQUEST_BRANCHES)
        last->request.filter = &last->filter;
    if (kind == REQUEST_IMPORT_FILE)
        last->request.path = last->path;
    if (kind == REQUEST_EXPORT)
        last->request.save.path = last->path;
    return &last->request;
}

void made_replay(struct made_library *made, int64_t game)
{
    made->stage->shell.desk.request = (struct request){REQUEST_REPLAY, .replay = {.game = game}};
}

void made_library_init(struct made_library *made, struct stage *stage, int games)
{
    *made = (struct made_library){.stage = stage, .games = games};
    memcpy(made->rows, made_rows, sizeof made->rows);
    strbuf_copy(stage->shell.desk.today, LIBRARY_DATE_SIZE, MADE_TODAY);
    made->fits = calloc((size_t)games + 1, sizeof *made->fits);
    made->ids = calloc((size_t)games + 1, sizeof *made->ids);
    made->library = (struct library){.there = true,
                                     .kept = true,
                                     .match = MADE_MATCH,
                                     .total = games,
                                     .row = row_at,
                                     .choose = choose,
                                     .row_data = made,
                                     .rules = made_rules,
                                     .rules_count = ROWS(made_rules)};
    stage->shell.host.data = made;
    stage->shell.host.carry_out = answer;
    stage->shell.desk.library = &made->library;
    made->files.opened = -1;
    stage->shell.desk.files = &made->files;
    player_set_name(&stage->match.players[0], "Ada");
    player_set_name(&stage->match.players[1], "Ben");
}

void made_library_finish(struct made_library *made)
{
    if (made->has_game)
        game_finish(&made->game);
    free(made->fits);
    free(made->ids);
}

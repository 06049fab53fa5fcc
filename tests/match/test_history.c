/* SPDX-License-Identifier: MIT */
/* Undo and redo of everything, moves and edits, in the order in which it was done. */
#include "match/edits.h"
#include "match/match.h"
#include "rng.h"
#include "score_sheet.h"
#include "suite.h"

#include <inttypes.h>
#include <string.h>

static void begin(struct match *match, const char *rules)
{
    struct match_setup setup = {.players = {{"Ada"}, {"Ben"}}, .rules = sheet_rules(rules)};
    match_init(match, &setup);
}

static struct movelist moves_of(const struct game *game)
{
    struct position position = game_position(game);
    struct movelist list;
    movegen(&game->rules.rules, &position, &list);
    return list;
}

/* --- By hand --- */

/* What is done, a letter each: 'a' and 'b' the first and the second legal move, 'c' a comment on
 * the ply where the game stands, 'p' the last node's promotion, 'x' its deletion, 'e' the game goes
 * on at the root, 'n' a comment on the root and a new line there, as one, 'R' resigning; 'u' undo
 * and 'r' redo. Behind them stands, for each undo that follows, 'm' for a step or 'c', 'p', 'x',
 * 'e', 'n' for an edit. */
static const struct {
    const char *name, *done, *undone;
} rows[] = {
    {"moves", "aa", "mm"},
    {"a comment between moves", "aca", "mcm"},
    {"two comments at once", "acca", "mccm"},
    {"a comment at the start", "caa", "mmc"},
    {"moves undone before it", "aauc", "cm"},
    {"after undo of a move beyond it", "acau", "cm"},
    {"a promotion", "aubupa", "mp"},
    {"the deletion of the last move", "aax", "xmm"},
    {"of a variation, and a move", "aubuxa", "mx"},
    {"a game that goes on elsewhere", "aaeb", "memm"},
    {"and comments on both sides", "acaecbc", "cmcemcm"},
    {"two edits as one between moves", "anca", "mcnm"},
    {"and undone and done again", "anur", "nm"},
    {"a decision", "acR", "mcm"},
    {"a comment on the end", "aRc", "cmm"},
    {"an edit undone and done again", "acur", "cm"},
};

static void do_two_as_one(struct game *game, const char *words)
{
    int begun = game_edits_begin(game);
    struct movelist list;
    movegen(&game->rules.rules, &tree_state(&game->tree, NODE_ROOT)->position, &list);
    ck_assert(game_set_text(game, NODE_ROOT, TEXT_AFTER, words));
    game_add_line(game, NODE_ROOT, &list.moves[2], 1);
    game_edits_end(game, begun);
}

static void do_one(struct match *match, char what)
{
    struct game *game = &match->game;
    struct movelist list = moves_of(game);
    char words[2] = {(char)('0' + game->journal.count), '\0'};
    if (what == 'a' || what == 'b')
        game_play(game, &list.moves[what - 'a']);
    else if (what == 'c')
        ck_assert(game_set_text(game, game_node(game), TEXT_AFTER, words));
    else if (what == 'p')
        ck_assert(
            game_promote(game, tree_next_sibling(&game->tree, tree_first_child(&game->tree, 0))));
    else if (what == 'x')
        game_delete(game, game->tree.count - 1);
    else if (what == 'e')
        ck_assert(game_go_on_at(game, NODE_ROOT));
    else if (what == 'n')
        do_two_as_one(game, words);
    else if (what == 'R')
        ck_assert(game_resign(game, BLACK));
    else if (what == 'u')
        ck_assert(match_undo(match));
    else
        ck_assert(match_redo(match));
}

/* What undo takes back, as a letter. */
static char last_done(const struct game *game)
{
    static const char letters[] = {[EDIT_PROMOTION] = 'p',
                                   [EDIT_DELETION] = 'x',
                                   [EDIT_TEXT] = 'c',
                                   [EDIT_LEAP] = 'e',
                                   [EDIT_ADDITION] = 'n'};
    return game_edit_is_last(game) ? letters[game_edit_to_undo(game)->kind] : 'm';
}

START_TEST(what_was_done_last_is_undone_first)
{
    struct match match;
    begin(&match, "american");
    for (const char *at = rows[_i].done; *at; at++)
        do_one(&match, *at);
    for (const char *at = rows[_i].undone; *at; at++) {
        ck_assert_msg(last_done(&match.game) == *at, "%s: %s: %c is undone", rows[_i].name, at,
                      last_done(&match.game));
        ck_assert(match_can_undo(&match) && match_undo(&match));
    }
    ck_assert_msg(!match_can_undo(&match) && !match_undo(&match), "%s: more", rows[_i].name);
    match_finish(&match);
}
END_TEST

/* --- Whatever is done --- */

enum {
    STEPS = 60,
    GAMES = 300,
};

/* How things stand, but for the order of siblings, which what is played changes for good. */
struct standing {
    int node, revision;
    bool decided;
    uint64_t content;
};

static uint64_t add(uint64_t sum, const char *text)
{
    for (; *text; text++)
        sum = sum * 1099511628211u + (unsigned char)*text;
    return sum * 31 + 7;
}

/* Of the nodes that were there when there were `count`. */
static struct standing standing_of(const struct game *game, int count)
{
    struct standing now = {.node = game_node(game), .decided = game->decided, .content = 1};
    for (int node = 0; node < count; node++) {
        now.content = now.content * 3 + tree_is_linked(&game->tree, node);
        now.content = add(now.content, tree_text(&game->tree, node, TEXT_AFTER));
    }
    return now;
}

static bool reachable(const struct game_tree *tree, int node)
{
    while (node != NODE_ROOT && tree_is_linked(tree, node))
        node = tree_parent(tree, node);
    return node == NODE_ROOT;
}

static int random_node(const struct game *game, struct rng *rng)
{
    int node = (int)rng_below(rng, (uint32_t)game->tree.count);
    return reachable(&game->tree, node) ? node : NODE_ROOT;
}

/* Something that undo can take back; if `stays`, the game goes on nowhere else by it. */
static bool do_something(struct game *game, struct rng *rng, bool stays)
{
    int node = random_node(game, rng);
    char words[2] = {(char)('a' + rng_below(rng, 26)), '\0'};
    switch (rng_below(rng, 8)) {
    case 0:
        return game_set_text(game, node, TEXT_AFTER, words);
    case 1:
        return game_promote(game, node);
    case 2:
        if (stays || node == NODE_ROOT || rng_below(rng, 2))
            return false;
        game_delete(game, node);
        return true;
    case 3:
        return !stays && game_go_on_at(game, node);
    default:
        break;
    }
    if (game_over(game))
        return false;
    if (rng_below(rng, 20) == 0)
        return game_resign(game, BLACK);
    struct movelist list = moves_of(game);
    game_play(game, &list.moves[rng_below(rng, (uint32_t)list.count)]);
    return true;
}

static void require_same(const struct game *game, const struct standing *then, int count,
                         uint64_t seed, const char *way, int step)
{
    struct standing now = standing_of(game, count);
    ck_assert_msg(now.node == then->node && now.decided == then->decided &&
                      now.content == then->content,
                  "seed %" PRIu64 ": %s, step %d", seed, way, step);
}

/* Where the game went on elsewhere, or lost its line, redo may lead along another one. */
START_TEST(all_of_it_is_undone_and_done_again)
{
    uint64_t seed = (uint64_t)_i;
    struct rng rng = rng_init(seed);
    struct standing stood[STEPS + 1];
    int counts[STEPS + 1], done = 0;
    struct match match;
    begin(&match, "american");
    struct game *game = &match.game;
    counts[0] = game->tree.count;
    stood[0] = standing_of(game, counts[0]);
    for (int tries = 0; tries < 2 * STEPS && done < STEPS; tries++) {
        if (!do_something(game, &rng, _i % 2 == 0))
            continue;
        counts[++done] = game->tree.count;
        stood[done] = standing_of(game, counts[done]);
    }
    for (int step = done; step > 0; step--) {
        require_same(game, &stood[step], counts[step], seed, "undo", step);
        ck_assert(match_undo(&match));
    }
    require_same(game, &stood[0], counts[0], seed, "undo", 0);
    ck_assert_msg(!match_can_undo(&match), "seed %" PRIu64 ": more to undo", seed);
    for (int step = 1; step <= done && _i % 2 == 0; step++) {
        ck_assert_msg(match_redo(&match), "seed %" PRIu64 ": redo %d", seed, step);
        require_same(game, &stood[step], counts[step], seed, "redo", step);
    }
    match_finish(&match);
}
END_TEST

SUITE(history)
{
    Suite *suite = suite_create("history");
    TCase *tcase = tcase_create("undo and redo");
    tcase_set_timeout(tcase, 60);
    tcase_add_loop_test(tcase, what_was_done_last_is_undone_first, 0, ROWS(rows));
    tcase_add_loop_test(tcase, all_of_it_is_undone_and_done_again, 0, GAMES);
    suite_add_tcase(suite, tcase);
    return suite;
}

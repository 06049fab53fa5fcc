/* SPDX-License-Identifier: MIT */
/* The analysis of a game: what it finds, and that it leaves alone what players have made. */
#include "match/edits.h"
#include "plain/random_rules.h"
#include "rng.h"
#include "store/game_load.h"
#include "suite.h"
#include "think/analysis.h"
#include "think/hints.h"
#include "tree_equal.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

/* Reads the game of a text, whose last move need not end it. */
static struct game game_of(const char *text)
{
    static struct game_load load;
    game_load_begin_text(&load, text);
    ck_assert_msg(load.report && !load.report->wrong && load.reader.playable, "%s", text);
    struct game game = game_load_take(&load);
    game_load_finish(&load);
    return game;
}

static char *text_of(const struct game *game)
{
    struct game_tags tags = {0};
    return game_text_print(game, &tags, "*");
}

static void say(struct strbuf *out, enum side side, const struct worth *worth,
                const struct proof *proof)
{
    strbuf_addf(out, "%s: worth %d %d", side == BLACK ? "black" : "white", worth->kind,
                worth->value);
    if (proof->pieces)
        strbuf_addf(out, ", %d", proof->pieces);
}

/* Searches with few nodes, by counting pieces. */
static void analyse(struct analysis *analysis, const struct game *game, uint64_t nodes,
                    const struct tables *tables)
{
    struct thinker_settings settings = analysis_settings();
    struct thinker thinker;
    settings.limits.nodes = nodes;
    settings.parameters.megabytes = 1;
    ck_assert(thinker_open(&thinker, &game->rules.rules, &settings, NULL, tables));
    analysis_begin(analysis, game);
    while (analysis_step(analysis, &thinker, NULL))
        ;
    thinker_close(&thinker);
}

/* A better line is the best move and legal moves after it, and does not end within an exchange. It
 * has all moves that show what it claims. */
static void check_line(const struct ruleset *rules, struct position position,
                       const struct analysed_ply *ply)
{
    struct movelist list;
    REQUIRE(move_equal(&ply->line[0], &ply->best), "a line of another move");
    for (int i = 0; i < ply->line_length; i++) {
        movegen(rules, &position, &list);
        REQUIRE(movelist_find(&list, ply->line[i].path, ply->line[i].steps + 1), "move %d", i);
        position = position_after(&position, &ply->line[i]);
    }
    REQUIRE(ply->line_length == 1 || ply->line_length == ply->proof.count ||
                is_at_rest(rules, &position),
            "a line within an exchange");
    REQUIRE(ply->proof.count <= ply->line_length, "a claim without a proof");
    for (int i = 0; i < ply->proof.count; i++)
        REQUIRE(move_equal(&ply->proof.moves[i], &ply->line[i]), "a proof by other moves");
}

/* What holds of every judgement. Neither of the two searches denies it. */
static void check_judgements(const struct analysis *analysis, const struct ruleset *rules)
{
    for (int i = 0; i < analysis->count - 1; i++) {
        const struct analysed_ply *ply = &analysis->plies[i];
        enum side side = analysis->positions[i].side;
        REQUIRE((ply->judgement == JUDGEMENT_NONE) == (ply->line_length == 0), "line %d", i);
        if (ply->judgement == JUDGEMENT_NONE)
            continue;
        REQUIRE(ply->judgement == analysis_judge(ply->cost), "judgement %d", i);
        REQUIRE(ply->cost <= analysis_cost(&ply->worth, &ply[1].worth, side) &&
                    ply->cost <= analysis_cost(&ply->line_worth, &ply[1].worth, side),
                "cost %d", i);
        REQUIRE(!move_equal(&ply->played, &ply->best), "the best move costs");
        check_line(rules, analysis->positions[i], ply);
    }
}

static void analyse_and_apply(struct game *game, uint64_t nodes)
{
    struct analysis analysis;
    analyse(&analysis, game, nodes, NULL);
    check_judgements(&analysis, &game->rules.rules);
    analysis_apply(&analysis, game, say);
    analysis_finish(&analysis);
}

/* --- Costs --- */

static const struct {
    const char *name;
    struct worth before, after;
    enum side side;
    int cost;
    enum judgement judgement;
} costs[] = {
    {"nothing", {WORTH_OPEN, 20}, {WORTH_OPEN, 20}, WHITE, 0, JUDGEMENT_NONE},
    {"a gain", {WORTH_OPEN, 20}, {WORTH_OPEN, 60}, WHITE, 0, JUDGEMENT_NONE},
    {"the other side's gain", {WORTH_OPEN, 20}, {WORTH_OPEN, 60}, BLACK, 38, JUDGEMENT_DUBIOUS},
    {"just not dubious", {WORTH_OPEN, 0}, {WORTH_OPEN, -31}, WHITE, 29, JUDGEMENT_NONE},
    {"dubious", {WORTH_OPEN, 0}, {WORTH_OPEN, -32}, WHITE, 30, JUDGEMENT_DUBIOUS},
    {"a man", {WORTH_OPEN, 0}, {WORTH_OPEN, 100}, BLACK, 94, JUDGEMENT_MISTAKE},
    {"a man more is lost", {WORTH_OPEN, -50}, {WORTH_OPEN, 50}, BLACK, 94, JUDGEMENT_MISTAKE},
    {"two men", {WORTH_OPEN, 0}, {WORTH_OPEN, -200}, WHITE, 158, JUDGEMENT_BLUNDER},
    {"two men of eight", {WORTH_OPEN, 800}, {WORTH_OPEN, 600}, WHITE, 0, JUDGEMENT_NONE},
    {"a man of four", {WORTH_OPEN, 400}, {WORTH_OPEN, 300}, WHITE, 16, JUDGEMENT_NONE},
    {"a longer win", {WORTH_WHITE_WINS, 5}, {WORTH_WHITE_WINS, 90}, WHITE, 0, JUDGEMENT_NONE},
    {"a win that is not seen", {WORTH_WHITE_WINS, 5}, {WORTH_OPEN, 450}, WHITE, 8, JUDGEMENT_NONE},
    {"a win for a draw", {WORTH_BLACK_WINS, 5}, {WORTH_DRAW, 0}, BLACK, 220, JUDGEMENT_BLUNDER},
    {"a draw for a loss", {WORTH_DRAW, 0}, {WORTH_WHITE_WINS, -1}, BLACK, 220, JUDGEMENT_BLUNDER},
    {"a win for a loss",
     {WORTH_WHITE_WINS, 1},
     {WORTH_BLACK_WINS, 9},
     WHITE,
     440,
     JUDGEMENT_BLUNDER},
    {"a quicker loss", {WORTH_BLACK_WINS, 30}, {WORTH_BLACK_WINS, 2}, WHITE, 0, JUDGEMENT_NONE},
};

START_TEST(what_it_costs)
{
    int cost = analysis_cost(&costs[_i].before, &costs[_i].after, costs[_i].side);
    ck_assert_msg(cost == costs[_i].cost, "%s: %d", costs[_i].name, cost);
    ck_assert_msg(analysis_judge(cost) == costs[_i].judgement, "%s: judged", costs[_i].name);
}
END_TEST

/* --- Games --- */

#define AMERICAN "[GameType \"21\"] "

/* Each game and what is written of it, with 20,000 nodes and tables of three pieces. A better line
 * stands in parentheses, with its words. */
static const struct {
    const char *name, *game, *written;
} rows[] = {
    {"a man thrown away", AMERICAN "12-16 24-20 16-19 *",
     "[%eval 0.00] [%eval 0.00] [%eval 0.00] ?[%eval 1.00] [%cost 0.94 ?] (!black: worth 0 0) "},
    {"forced moves", AMERICAN "[FEN \"B:W18,25:B15\"] 15x29 *", "[%eval #-1] [%eval #-0] "},
    {"a win for a draw", AMERICAN "[FEN \"B:WK22:BK31,K29\"] 29-25 *",
     "[%eval #-15] ??[%eval =] [%cost 2.20 ??] (!black: worth 3 14) "},
    {"a win for a loss", AMERICAN "[FEN \"W:W18,K12:BK23\"] 12-8 *",
     "[%eval #19] ??[%eval #-5] [%cost 4.40 ??] (!white: worth 2 18) "},
    {"a draw for a loss", AMERICAN "[FEN \"B:WK10:B15,18\"] 18-23 *",
     "[%eval =] ??[%eval #1] [%cost 2.20 ??] (!black: worth 1 0, -1) "},
    {"a longer win", AMERICAN "[FEN \"B:WK31:BK22,10\"] 10-14 *", "[%eval #-12] [%eval #-15] "},
    {"another draw", AMERICAN "[FEN \"B:WK10:B15,18\"] 15-19 *", "[%eval =] [%eval =] "},
    {"a man that can be won",
     "[Rules \"american, capture=optional\"] [FEN \"W:W18,22,32:B15,1,2\"] 32-28 *",
     "[%eval 2.40] ??[%eval 0.00] [%cost 1.72 ??] (!white: worth 0 240, 1) "},
    {"giveaway", "[Rules \"american, goal=lose\"] [FEN \"B:W28:B16,21\"] 16-19 *",
     "[%eval #-16] ??[%eval #1] [%cost 4.40 ??] (!black: worth 3 15) "},
    {"a draw that was claimed",
     "[Rules \"american, quiet=2, draws=claim\"] [FEN \"B:WK32:BK1,K2\"] 1-5 32-28 "
     "{[%end 1/2-1/2 quiet]} 1/2-1/2",
     "[%eval 0.00] [%eval 0.00] [%eval 0.00] "},
    {"a draw by the board",
     "[Rules \"american, quiet=2\"] [FEN \"B:WK32:BK1,K2\"] 1-5 32-28 1/2-1/2",
     "[%eval 0.00] [%eval 0.00] [%eval 0.00] "},
    {"a strength that was there", AMERICAN "[FEN \"B:WK10:B15,18\"] 18-23! *",
     "[%eval =] ![%eval #1] [%cost 2.20] (!black: worth 1 0, -1) "},
    {"a variation that was there", AMERICAN "[FEN \"B:WK10:B15,18\"] 18-23 (18-22 {mine}) *",
     "[%eval =] ??[%eval #1] [%cost 2.20 ??] "},
    {"no move", AMERICAN "*", "[%eval 0.00] "},
};

static void add_written(struct strbuf *out, const struct game_tree *tree, int node)
{
    struct assessment said;
    const char *strength = tree_text(tree, node, TEXT_STRENGTH);
    const char *text = tree_text(tree, node, TEXT_ANALYSIS);
    if (!assessment_parse(text, &said))
        return;
    if (said.better > 0)
        strbuf_addf(out, "(%s%s) ", strength, said.words);
    else
        strbuf_addf(out, "%s%s ", strength, text);
}

static void ignore(void *self, const struct table_news *news)
{
    (void)self;
    (void)news;
}

START_TEST(what_it_writes)
{
    struct tables tables;
    struct analysis analysis;
    struct tables_listener listener = {ignore, NULL};
    static const atomic_bool stop;
    struct game game = game_of(rows[_i].game);
    tables_open(&tables, &game.rules.rules, 3, &listener);
    ck_assert(tables_make(&tables, 3, 1, &listener, &stop));
    analyse(&analysis, &game, 20000, &tables);
    analysis_apply(&analysis, &game, say);
    analysis_finish(&analysis);
    tables_close(&tables);
    struct tree_walk walk = tree_walk_from(&game.tree, NODE_ROOT);
    char written[1024];
    struct strbuf out = strbuf_init(written, sizeof written);
    add_written(&out, &game.tree, NODE_ROOT);
    while (tree_walk_next(&walk))
        if (walk.event == TREE_PLY)
            add_written(&out, &game.tree, walk.node);
    ck_assert_msg(strcmp(written, rows[_i].written) == 0, "%s: %s", rows[_i].name, written);
    game_finish(&game);
}
END_TEST

/* --- Stopping --- */

/* What was found before the stop is kept, and the rest is found later, as if nothing had been. */
START_TEST(stopped_and_continued)
{
    static const char text[] = AMERICAN "12-16 24-20 16-19 23x16 *";
    static const atomic_bool stop = true;
    struct game game = game_of(text), other = game_of(text);
    struct thinker_settings settings = analysis_settings();
    struct thinker thinker;
    struct analysis analysis;
    settings.limits.nodes = 2000;
    ck_assert(thinker_open(&thinker, &game.rules.rules, &settings, NULL, NULL));
    analysis_begin(&analysis, &game);
    do {
        int done = analysis.done;
        ck_assert(!analysis_step(&analysis, &thinker, &stop));
        ck_assert_int_eq(analysis.done, done);
    } while (analysis_step(&analysis, &thinker, NULL));
    ck_assert_int_eq(analysis.done, analysis.count);
    ck_assert(!analysis_step(&analysis, &thinker, NULL));
    analysis_apply(&analysis, &game, say);
    analysis_finish(&analysis);
    analyse_and_apply(&other, 2000);
    ck_assert(tree_equal(&game.tree, &other.tree));
    thinker_close(&thinker);
    game_finish(&game);
    game_finish(&other);
}
END_TEST

static void *set_later(void *flag)
{
    nanosleep(&(struct timespec){.tv_nsec = 20000000}, NULL);
    atomic_store((atomic_bool *)flag, true);
    return NULL;
}

/* A search that would take hours ends soon. */
START_TEST(stopped_from_another_thread)
{
    atomic_bool stop = false;
    struct game game = game_of(AMERICAN "11-15 *");
    struct thinker_settings settings = analysis_settings();
    struct thinker thinker;
    struct analysis analysis;
    pthread_t thread;
    settings.limits = (struct engine_limits){0};
    ck_assert(thinker_open(&thinker, &game.rules.rules, &settings, NULL, NULL));
    analysis_begin(&analysis, &game);
    ck_assert_int_eq(pthread_create(&thread, NULL, set_later, &stop), 0);
    ck_assert(!analysis_step(&analysis, &thinker, &stop));
    pthread_join(thread, NULL);
    ck_assert_int_eq(analysis.done, 0);
    analysis_finish(&analysis);
    thinker_close(&thinker);
    game_finish(&game);
}
END_TEST

/* A copy has its variations at other nodes: what is written is the same. In one that was cut short
 * the rest is left out. */
START_TEST(a_copy)
{
    static const char text[] = AMERICAN "12-16 (11-15 23-19 (22-17)) 24-20 16-19 23x16 *";
    struct game game = game_of(text), other = game_of(text);
    struct analysis analysis;
    game_add_line(&other, NODE_ROOT, &(struct move){.steps = 1, .path = {9, 14}}, 1);
    game_promote(&other, tree_last_child(&other.tree, NODE_ROOT));
    char *written = text_of(&other);
    struct game copy = game_of(written);
    analyse(&analysis, &game, 2000, NULL);
    analysis_apply(&analysis, &other, say);
    analysis_apply(&analysis, &copy, say);
    ck_assert_int_ne(tree_find_child(&copy.tree, NODE_ROOT, &analysis.plies[0].played),
                     tree_find_child(&other.tree, NODE_ROOT, &analysis.plies[0].played));
    ck_assert(tree_equal(&other.tree, &copy.tree));
    game_delete(&copy, tree_find_child(&copy.tree, NODE_ROOT, &analysis.plies[0].played));
    analysis_apply(&analysis, &copy, say);
    ck_assert(*tree_text(&copy.tree, NODE_ROOT, TEXT_ANALYSIS));
    analysis_finish(&analysis);
    free(written);
    game_finish(&game);
    game_finish(&other);
    game_finish(&copy);
}
END_TEST

/* A part of an analysis can be written, too: here the first three positions. */
START_TEST(a_part)
{
    struct game game = game_of(AMERICAN "12-16 24-20 16-19 23x16 *");
    struct analysis analysis;
    analyse(&analysis, &game, 2000, NULL);
    analysis.done = 3;
    analysis_apply(&analysis, &game, say);
    for (int ply = 0; ply <= game.count; ply++)
        ck_assert_msg(!*tree_text(&game.tree, game_node_at(&game, ply), TEXT_ANALYSIS) ==
                          (ply >= 3),
                      "ply %d", ply);
    analysis_finish(&analysis);
    game_finish(&game);
}
END_TEST

/* --- Any game --- */

enum {
    GAMES = 60, /* of each test */
    BLOCKS = 4,
    PLIES = 12,
    NODES = 200,
};

static int any_node(struct rng *rng, const struct game *game)
{
    struct tree_walk walk = tree_walk_from(&game->tree, NODE_ROOT);
    int node = NODE_ROOT;
    uint32_t seen = 1;
    while (tree_walk_next(&walk))
        if (walk.event == TREE_PLY && rng_below(rng, ++seen) == 0)
            node = walk.node;
    return node;
}

static void add_ply(struct rng *rng, struct game *game, int node)
{
    static struct movelist list;
    const struct ply_state *state = tree_state(&game->tree, node);
    if (state->result.outcome != ONGOING)
        return;
    movegen(&game->rules.rules, &state->position, &list);
    const struct move *move = &list.moves[rng_below(rng, (uint32_t)list.count)];
    if (tree_find_child(&game->tree, node, move) == NODE_NONE)
        game_add_ply(game, node, move);
}

/* What players do: they write, play variations, decide and go elsewhere. */
static void touch(struct rng *rng, struct game *game)
{
    static const char *const words[] = {"", "well", "[%eval 1.00]", "White is better."};
    static const char *const strengths[] = {"", "!", "?", "??"};
    int node = any_node(rng, game);
    struct result decision = result_win((enum side)rng_below(rng, 2), REASON_RESIGNED);
    switch (rng_below(rng, 6)) {
    case 0:
        game_set_text(game, node, TEXT_AFTER, words[rng_below(rng, 4)]);
        break;
    case 1:
        if (node != NODE_ROOT)
            game_set_text(game, node, TEXT_BEFORE, words[rng_below(rng, 4)]);
        break;
    case 2:
        if (node != NODE_ROOT)
            game_set_text(game, node, TEXT_STRENGTH, strengths[rng_below(rng, 4)]);
        break;
    case 3:
        if (rng_below(rng, 4) == 0)
            game_add_decision(game, node, &decision, rng_below(rng, 2));
        break;
    case 4:
        game_enter(game, node);
        break;
    default:
        add_ply(rng, game, node);
    }
}

static void random_game(struct rng *rng, struct game *game)
{
    struct named_ruleset rules = {.id = "american", .name = "Any"};
    struct position start = random_position(rng);
    rules.rules = preset_or_random_rules(rng);
    game_init(game, &rules, rng_below(rng, 2) ? &start : NULL);
    for (int ply = 0; ply < PLIES; ply++)
        add_ply(rng, game, tree_main_end(&game->tree));
    for (uint32_t left = rng_below(rng, 20); left > 0; left--)
        touch(rng, game);
}

static bool is_reachable(const struct game_tree *tree, int node)
{
    while (node != NODE_ROOT && tree_is_linked(tree, node))
        node = tree_parent(tree, node);
    return node == NODE_ROOT;
}

/* Returns the strength that a player has given, "" if it is the analysis's. */
static const char *own_strength(const struct game_tree *tree, int node)
{
    struct assessment said;
    const char *strength = tree_text(tree, node, TEXT_STRENGTH);
    if (!assessment_parse(tree_text(tree, node, TEXT_ANALYSIS), &said))
        return strength;
    return strcmp(strength, said.better > 0 ? "!" : said.sign) == 0 ? "" : strength;
}

/* A game, and what analyses have made of its tree. */
struct trial {
    uint64_t seed;
    struct game game;
    int from, to; /* nodes that an analysis has made; the others are players' */
};

static bool is_players(const struct trial *trial, int node)
{
    const struct game_tree *tree = &trial->game.tree;
    return node < trial->from || node >= trial->to || *tree_text(tree, node, TEXT_BEFORE) ||
           *tree_text(tree, node, TEXT_AFTER) || *own_strength(tree, node) ||
           tree_decision(tree, node).outcome != ONGOING;
}

/* Holds the game of a trial against the same one, analysed once more: nothing of players' may be
 * missing. */
static void check_players(const struct trial *trial, const struct game *analysed)
{
    const struct game_tree *before = &trial->game.tree, *after = &analysed->tree;
    for (int node = 0; node < before->count; node++) {
        const char *strength = own_strength(before, node);
        struct result made = tree_decision(before, node), kept = tree_decision(after, node);
        if (!is_reachable(before, node) || !is_players(trial, node))
            continue;
        REQUIRE(is_reachable(after, node), "seed %" PRIu64 ": node %d is lost", trial->seed, node);
        for (int which = TEXT_BEFORE; which <= TEXT_AFTER; which++)
            REQUIRE(strcmp(tree_text(before, node, which), tree_text(after, node, which)) == 0,
                    "seed %" PRIu64 ": a comment on node %d", trial->seed, node);
        REQUIRE(!*strength || strcmp(strength, tree_text(after, node, TEXT_STRENGTH)) == 0,
                "seed %" PRIu64 ": strength of node %d", trial->seed, node);
        REQUIRE(result_equal(&made, &kept), "seed %" PRIu64 ": decision at %d", trial->seed, node);
        REQUIRE(node == NODE_ROOT || tree_first_child(before, tree_parent(before, node)) != node ||
                    tree_first_child(after, tree_parent(after, node)) == node,
                "seed %" PRIu64 ": node %d was the main line", trial->seed, node);
    }
}

/* Makes the game of a seed. With `again` it is analysed, and players have written and played in
 * what the analysis wrote. */
static void begin_trial(struct trial *trial, uint64_t seed, bool again)
{
    struct rng rng = rng_init(seed);
    trial->seed = seed;
    random_game(&rng, &trial->game);
    trial->from = trial->to = trial->game.tree.count;
    if (!again)
        return;
    analyse_and_apply(&trial->game, NODES);
    trial->to = trial->game.tree.count;
    for (uint32_t left = rng_below(&rng, 20); left > 0; left--)
        touch(&rng, &trial->game);
}

/* Two trials of a seed are the same, with the same numbers of nodes. */
static void check_one(uint64_t seed, bool again)
{
    struct trial before, after;
    begin_trial(&before, seed, again);
    begin_trial(&after, seed, again);
    struct game_stand stand = game_stand(&after.game);
    int edits = after.game.journal.done;
    analyse_and_apply(&after.game, 2 * NODES);
    check_players(&before, &after.game);
    char *once = text_of(&after.game);

    REQUIRE(game_undo_edit(&after.game) && after.game.journal.done == edits,
            "seed %" PRIu64 ": one undo", seed);
    REQUIRE(tree_equal(&before.game.tree, &after.game.tree), "seed %" PRIu64 ": undone", seed);
    REQUIRE(stand.decided == game_stand(&after.game).decided &&
                stand.node == game_stand(&after.game).node,
            "seed %" PRIu64 ": where it stands", seed);
    game_redo_edit(&after.game);
    analyse_and_apply(&after.game, 2 * NODES);
    char *twice = text_of(&after.game);
    REQUIRE(strcmp(once, twice) == 0, "seed %" PRIu64 ": %s\nand again: %s", seed, once, twice);

    struct game imported = game_of(once);
    REQUIRE(tree_equal(&after.game.tree, &imported.tree), "seed %" PRIu64 ": import", seed);
    analyse_and_apply(&imported, 2 * NODES);
    REQUIRE(tree_equal(&after.game.tree, &imported.tree), "seed %" PRIu64 ": after import", seed);
    game_finish(&imported);
    free(once);
    free(twice);
    game_finish(&before.game);
    game_finish(&after.game);
}

START_TEST(any_game)
{
    for (int i = 0; i < GAMES; i++)
        check_one((uint64_t)(_i * GAMES + i), false);
}
END_TEST

START_TEST(any_game_again)
{
    for (int i = 0; i < GAMES; i++)
        check_one((uint64_t)(_i * GAMES + i), true);
}
END_TEST

SUITE(analysis)
{
    Suite *suite = suite_create("analysis");
    TCase *tables = tcase_create("tables");
    tcase_add_loop_test(tables, what_it_costs, 0, ROWS(costs));
    tcase_add_loop_test(tables, what_it_writes, 0, ROWS(rows));
    tcase_add_test(tables, stopped_and_continued);
    tcase_add_test(tables, stopped_from_another_thread);
    tcase_add_test(tables, a_part);
    tcase_add_test(tables, a_copy);
    tcase_add_loop_test(tables, any_game, 0, BLOCKS);
    tcase_add_loop_test(tables, any_game_again, 0, BLOCKS);
    suite_add_tcase(suite, tables);
    return suite;
}

/* SPDX-License-Identifier: MIT */
#include "think/puzzles.h"

#include "base/array.h"
#include "engine/endgame.h"
#include "engine/evaluation.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    LOOK_DEPTH = 7,     /* a win of pieces that is this near is worth a closer look */
    MAN = 100,          /* as in a score */
    PIECES_MAX = 4,     /* no puzzle is about more */
    BALANCE_MAX = 150,  /* a puzzle may begin so many hundredths of a man behind or ahead, */
    AHEAD_MAX = 50,     /* but only so many ahead if the game is to be won: else others win, too */
    REFUTED_PLIES = 12, /* within so many a try is to be refuted */
};

struct search_for {
    const struct thinker *thinker;
    const struct ruleset *rules;
    const atomic_bool *stop;
    struct position start;
    enum side solver;
    struct puzzle goal; /* `pieces`, or `wins` */
    int had;            /* the score of the start by count of pieces */
};

struct thinker_settings puzzle_settings(int depth)
{
    struct thinker_settings settings = {
        .limits = {.depth = depth, .nodes = PUZZLE_NODES},
        .parameters = engine_parameters_usual(),
    };
    settings.parameters.threads = 1;
    settings.parameters.megabytes = PUZZLE_MEGABYTES;
    return settings;
}

static bool is_set(const atomic_bool *stop)
{
    return stop && atomic_load_explicit(stop, memory_order_relaxed);
}

static bool is_stopped(const struct search_for *search)
{
    return is_set(search->stop);
}

/* --- Scores --- */

/* Returns the score of the side to move, and its move if there is one. `excluded` as in
 * engine_task. */
static int choose(const struct search_for *search, const struct position *position, int depth,
                  const bool *excluded, struct move *move)
{
    struct engine_answer answer;
    struct engine_task task = thinker_task(search->thinker, position, 1);
    task.limits.depth = depth;
    task.excluded = excluded;
    task.stop = search->stop;
    engine_choose(search->thinker->engine, &task, &answer);
    if (answer.pv_length > 0 && move)
        *move = answer.pv[0];
    return answer.score;
}

static int full_depth(const struct search_for *search)
{
    return search->thinker->settings.limits.depth;
}

/* Returns true if this score of the solver's is the goal. */
static bool is_goal(const struct search_for *search, int score)
{
    if (search->goal.wins)
        return score > SCORE_LIMIT;
    return score >= search->had + MAN * search->goal.pieces;
}

/* Returns true if this one is less than the goal by a man at least. */
static bool is_miss(const struct search_for *search, int score)
{
    int pieces = search->goal.wins ? 1 : search->goal.pieces;
    return score <= search->had + MAN * (pieces - 1);
}

/* --- One way --- */

/* Sets `same[i]` for the moves that lead to the same position as `move`. Returns how many others
 * there are. */
static int find_same(const struct position *position, const struct movelist *list,
                     const struct move *move, bool same[MOVELIST_MAX])
{
    struct position aim = position_after(position, move);
    int others = list->count;
    for (int i = 0; i < list->count; i++) {
        struct position after = position_after(position, &list->moves[i]);
        same[i] = position_equal(&after, &aim);
        others -= same[i];
    }
    return others;
}

/* Returns true if `move` reaches the goal and no other move comes near it. */
static bool is_only_way(const struct search_for *search, const struct position *position,
                        const struct move *move)
{
    bool same[MOVELIST_MAX], others[MOVELIST_MAX];
    struct movelist list;
    movegen(search->rules, position, &list);
    int count = find_same(position, &list, move, same);
    for (int i = 0; i < list.count; i++)
        others[i] = !same[i];
    return is_goal(search, choose(search, position, full_depth(search), others, NULL)) &&
           (count == 0 ||
            is_miss(search, choose(search, position, full_depth(search), same, NULL)));
}

/* Returns true if the goal is reached on the board, with the other side to move. */
static bool is_reached(const struct search_for *search, const struct ply_state *state)
{
    const struct position *now = &state->position;
    enum side winner;
    if (result_winner(&state->result, &winner))
        return winner == search->solver;
    return !search->goal.wins &&
           pieces_won(&search->start, now, search->solver) >= search->goal.pieces &&
           position_rests(search->rules, now) &&
           is_goal(search, -choose(search, now, full_depth(search), NULL, NULL));
}

/* --- The solution --- */

static const struct position *position_at(const struct game *game, int node)
{
    return &tree_state(&game->tree, node)->position;
}

static bool goes_on(const struct game *game, int node)
{
    return tree_state(&game->tree, node)->result.outcome == ONGOING;
}

/* Adds the solver's move, if there is one way, and then the best defence. Returns NODE_NONE if
 * there is no such way; else the new node, with `*done` if the goal is reached there. */
static int add_turn(const struct search_for *search, struct game *game, int node, bool *done)
{
    struct position position = *position_at(game, node);
    struct move move;
    choose(search, &position, full_depth(search), NULL, &move);
    if (!is_only_way(search, &position, &move) || is_stopped(search))
        return NODE_NONE;
    node = game_add_ply(game, node, &move);
    *done = is_reached(search, tree_state(&game->tree, node));
    if (*done || !goes_on(game, node))
        return *done ? node : NODE_NONE;
    choose(search, position_at(game, node), full_depth(search), NULL, &move);
    node = game_add_ply(game, node, &move);
    return goes_on(game, node) ? node : NODE_NONE;
}

static bool add_solution(const struct search_for *search, struct game *game)
{
    struct puzzle puzzle;
    bool done = false;
    int node = NODE_ROOT;
    while (!done && tree_state(&game->tree, node)->ply < PUZZLE_PLIES_MAX) {
        node = add_turn(search, game, node, &done);
        if (node == NODE_NONE)
            return false;
    }
    return done && puzzle_read(game, &puzzle) && puzzle.pieces == search->goal.pieces &&
           puzzle.wins == search->goal.wins;
}

/* --- Tries --- */

/* Returns true if the goal is not reached at the end of a try, as far as the board shows it. */
static bool is_refuted(const struct search_for *search, const struct game *game, int node)
{
    const struct ply_state *state = tree_state(&game->tree, node);
    enum side winner;
    if (result_winner(&state->result, &winner))
        return winner != search->solver;
    if (state->result.outcome == DRAW)
        return true;
    return position_rests(search->rules, &state->position) &&
           (search->goal.wins ||
            pieces_won(&search->start, &state->position, search->solver) < search->goal.pieces);
}

/* Adds a try and what follows, at least one reply, until it is refuted. */
static bool add_try(const struct search_for *search, struct game *game, int node,
                    const struct move *try)
{
    struct move move;
    node = game_add_ply(game, node, try);
    tree_set_text(&game->tree, node, TEXT_STRENGTH, "?");
    for (int i = 0; i < REFUTED_PLIES && goes_on(game, node); i++) {
        choose(search, position_at(game, node), full_depth(search), NULL, &move);
        node = game_add_ply(game, node, &move);
        if (is_refuted(search, game, node))
            return true;
    }
    return is_refuted(search, game, node);
}

/* Adds every move to this turn that does not lead where the solution leads. */
static bool add_tries_at(const struct search_for *search, struct game *game, int node)
{
    struct position position = *position_at(game, node);
    struct move right = *tree_move(&game->tree, tree_first_child(&game->tree, node));
    bool same[MOVELIST_MAX], fine = true;
    struct movelist list;
    movegen(search->rules, &position, &list);
    find_same(&position, &list, &right, same);
    for (int i = 0; i < list.count && fine; i++)
        fine = same[i] || add_try(search, game, node, &list.moves[i]);
    return fine && !is_stopped(search);
}

/* Returns the solver's next turn on the main line behind `node`, or NODE_NONE. */
static int next_turn(const struct game *game, int node)
{
    int reply = tree_first_child(&game->tree, tree_first_child(&game->tree, node));
    return reply == NODE_NONE || tree_first_child(&game->tree, reply) == NODE_NONE ? NODE_NONE
                                                                                   : reply;
}

static bool add_tries(const struct search_for *search, struct game *game)
{
    bool fine = true;
    for (int node = NODE_ROOT; node != NODE_NONE && fine; node = next_turn(game, node))
        fine = add_tries_at(search, game, node);
    return fine;
}

/* --- Finding --- */

/* Looks whether anything may be won by a move that is no capture, and if so how much. */
static bool look(struct search_for *search, int *score)
{
    struct movelist list;
    struct move move = {0};
    movegen(search->rules, &search->start, &list);
    if (list.count < 2 || movelist_must_capture(&list, search->rules) ||
        search->had < -BALANCE_MAX || search->had > BALANCE_MAX)
        return false;
    *score = choose(search, &search->start, LOOK_DEPTH, NULL, NULL);
    if (*score < search->had + MAN)
        return false;
    *score = choose(search, &search->start, full_depth(search), NULL, &move);
    return *score >= search->had + MAN && !move_is_capture(&move);
}

/* Tries the goal of this search. */
static bool find(const struct search_for *search, const struct named_ruleset *rules,
                 struct game *out)
{
    game_init(out, rules, &search->start);
    if (goes_on(out, NODE_ROOT) && add_solution(search, out) && add_tries(search, out))
        return true;
    game_finish(out);
    return false;
}

/* Tries all goals, the largest first. */
static bool find_any(struct search_for *search, const struct named_ruleset *rules, int score,
                     struct game *out)
{
    search->goal = (struct puzzle){.wins = true};
    if (search->had <= AHEAD_MAX && is_goal(search, score) && find(search, rules, out))
        return true;
    if (rules->rules.goal == GOAL_LOSE)
        return false;
    search->goal = (struct puzzle){.pieces = PIECES_MAX};
    for (; search->goal.pieces > 0 && !is_stopped(search); search->goal.pieces--)
        if (is_goal(search, score) && find(search, rules, out))
            return true;
    return false;
}

static struct search_for search_from(const struct thinker *thinker, const struct ruleset *rules,
                                     const struct position *start)
{
    return (struct search_for){.thinker = thinker,
                               .rules = rules,
                               .start = *start,
                               .solver = start->side,
                               .had = material_score(rules, start)};
}

bool puzzle_find(const struct thinker *thinker, const struct named_ruleset *rules,
                 const struct position *position, const atomic_bool *stop, struct game *out)
{
    struct search_for search = search_from(thinker, &rules->rules, position);
    int score;
    search.stop = stop;
    engine_forget(thinker->engine);
    return look(&search, &score) && find_any(&search, rules, score, out);
}

/* --- Several --- */

void puzzle_list_finish(struct puzzle_list *list)
{
    for (int i = 0; i < list->count; i++)
        game_finish(&list->games[i]);
    free(list->games);
    *list = (struct puzzle_list){0};
}

static bool has_like(const struct puzzle_list *list, const struct game *puzzle)
{
    for (int i = 0; i < list->count; i++)
        if (puzzles_alike(&list->games[i], puzzle))
            return true;
    return false;
}

bool puzzle_list_add(struct puzzle_list *list, struct game *puzzle)
{
    bool old = has_like(list, puzzle);
    if (old) {
        game_finish(puzzle);
        return false;
    }
    list->games =
        array_reserve(list->games, &list->capacity, (size_t)list->count + 1, sizeof *list->games);
    list->games[list->count++] = *puzzle;
    return true;
}

void puzzles_look_through(const struct thinker *thinker, const struct game *game,
                          const atomic_bool *stop, struct puzzle_list *list)
{
    int count;
    struct position *positions = tree_positions(&game->tree, tree_main_end(&game->tree), &count);
    for (int i = 0; i < count && !is_set(stop); i++) {
        struct game puzzle;
        if (puzzle_find(thinker, &game->rules, &positions[i], stop, &puzzle))
            puzzle_list_add(list, &puzzle);
    }
    free(positions);
}

/* --- Checking --- */

/* Returns true if this is a position's every move: the one that follows first, or a try that is
 * refuted. */
static bool has_all_tries(const struct search_for *search, const struct game *game, int node)
{
    const struct game_tree *tree = &game->tree;
    struct position position = *position_at(game, node);
    bool same[MOVELIST_MAX];
    struct movelist list;
    movegen(search->rules, &position, &list);
    find_same(&position, &list, tree_move(tree, tree_first_child(tree, node)), same);
    for (int i = 0; i < list.count; i++) {
        int end = tree_find_child(tree, node, &list.moves[i]);
        if (same[i])
            continue;
        if (end == NODE_NONE || tree_first_child(tree, end) == NODE_NONE)
            return false;
        while (tree_first_child(tree, end) != NODE_NONE)
            end = tree_first_child(tree, end);
        if (!is_refuted(search, game, end))
            return false;
    }
    return true;
}

bool puzzle_check(const struct thinker *thinker, const struct game *game)
{
    const struct game_tree *tree = &game->tree;
    struct search_for search =
        search_from(thinker, &game->rules.rules, position_at(game, NODE_ROOT));
    if (!puzzle_read(game, &search.goal))
        return false;
    engine_forget(thinker->engine);
    for (int node = NODE_ROOT; node != NODE_NONE; node = next_turn(game, node))
        if (!is_only_way(&search, position_at(game, node),
                         tree_move(tree, tree_first_child(tree, node))) ||
            !has_all_tries(&search, game, node))
            return false;
    return is_reached(&search, tree_state(tree, tree_main_end(tree)));
}

/* --- Which rules --- */

/* Returns true if no puzzle is long enough to come to a draw by quiet plies or repetition that it
 * would not come to without them. */
static bool draws_are_far(const struct ruleset *rules)
{
    return (rules->quiet == 0 || rules->quiet > PUZZLE_PLIES_MAX + REFUTED_PLIES) &&
           (rules->repetition == 0 || rules->repetition > 2);
}

const struct named_ruleset *puzzles_fit(const struct named_ruleset *rules)
{
    const struct ruleset wanted = endgame_rules(&rules->rules);
    const struct named_ruleset *fit = NULL;
    for (int i = 0; i < HOUSE_PRESET_COUNT; i++) {
        const struct ruleset played = endgame_rules(&presets[i].rules);
        if (strcmp(presets[i].id, rules->id) == 0 &&
            ruleset_equal(&presets[i].rules, &rules->rules))
            return &presets[i];
        if (!fit && ruleset_equal(&played, &wanted) && draws_are_far(&rules->rules))
            fit = &presets[i];
    }
    return fit;
}

/* --- Writing --- */

void puzzle_write(struct pdn_writer *writer, const struct game *game,
                  const struct game_tags *origin)
{
    static const char *const names[] = {"Event", "Site", "Date", "Round", "White", "Black"};
    struct game_tags tags = {0};
    struct puzzle puzzle;
    char grade[16];
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (game_tags_get(origin, names[i], NULL))
            game_tags_set(&tags, names[i], game_tags_get(origin, names[i], ""));
    puzzle_read(game, &puzzle);
    snprintf(grade, sizeof grade, "%d", puzzle.grade);
    game_tags_set(&tags, "Grade", grade);
    game_text_write(writer, game, &tags, NULL);
    game_tags_finish(&tags);
}

/* SPDX-License-Identifier: MIT */
#include "think/analysis.h"

#include "base/array.h"
#include "engine/endgame.h"
#include "think/hints.h"

#include <stdlib.h>
#include <string.h>

static const int least_costs[] = {[JUDGEMENT_DUBIOUS] = COST_DUBIOUS,
                                  [JUDGEMENT_MISTAKE] = COST_MISTAKE,
                                  [JUDGEMENT_BLUNDER] = COST_BLUNDER};

/* --- What moves cost --- */

int analysis_cost(const struct worth *before, const struct worth *after, enum side side)
{
    int gain = worth_count(after) - worth_count(before);
    int cost = side == WHITE ? -gain : gain;
    return cost > 0 ? cost : 0;
}

enum judgement analysis_judge(int cost)
{
    enum judgement judgement = JUDGEMENT_BLUNDER;
    while (judgement > JUDGEMENT_NONE && cost < least_costs[judgement])
        judgement--;
    return judgement;
}

/* --- Searching --- */

struct thinker_settings analysis_settings(void)
{
    struct thinker_settings settings = {
        .limits = {.nodes = ANALYSIS_NODES},
        .parameters = engine_parameters_usual(),
    };
    settings.parameters.threads = 1;
    settings.parameters.megabytes = ANALYSIS_MEGABYTES;
    return settings;
}

struct worth analysis_worth(const struct thinker *thinker, const struct position *position,
                            int score)
{
    bool white = position->side == WHITE;
    enum worth_kind winner = (score > 0) == white ? WORTH_WHITE_WINS : WORTH_BLACK_WINS;
    if (score_is_win(score) || score_is_loss(score))
        return (struct worth){winner, (score_plies(score) + score_is_win(score)) / 2};
    if (score_is_known(score))
        return (struct worth){winner, -1};
    if (score == SCORE_DRAW && thinker->tables &&
        endgame_probe(&thinker->tables->endgame, position).outcome == ENDGAME_DRAW)
        return (struct worth){.kind = WORTH_DRAW};
    return (struct worth){WORTH_OPEN, white ? score : -score};
}

/* Searches the position at `index`. Returns false if it was stopped. */
static bool search(const struct analysis *analysis, struct thinker *thinker, int index,
                   const atomic_bool *stop, struct engine_answer *answer, struct worth *worth)
{
    struct engine_task task = thinker_task(thinker, analysis->positions, index + 1);
    task.stop = stop;
    engine_forget(thinker->engine);
    engine_choose(thinker->engine, &task, answer);
    *worth = analysis_worth(thinker, &task.position, answer->score);
    return !stop || !atomic_load_explicit(stop, memory_order_relaxed);
}

/* Makes the better line of the best move at `index` and the moves that are expected after it. It
 * ends at rest, so not within an exchange, or with what it shows, which is held against all
 * expected moves. */
static void take_line(struct analysis *analysis, const struct ruleset *rules, int index,
                      const struct engine_answer *answer)
{
    struct analysed_ply *ply = &analysis->plies[index];
    struct position position = analysis->positions[index];
    struct move moves[1 + ENGINE_PV_MAX] = {ply->best};
    int count = 1 + answer->pv_length;
    memcpy(moves + 1, answer->pv, (size_t)answer->pv_length * sizeof *moves);
    ply->proof = (struct proof){.count = 0};
    if (rules->goal == GOAL_WIN)
        ply->proof = proof_of(rules, analysis->positions, index + 1, moves, count);
    ply->line_length = ply->proof.count > 0 ? ply->proof.count : 1;
    for (int i = 0; i < count && i < ANALYSIS_LINE_MAX; i++) {
        ply->line[i] = moves[i];
        position = position_after(&position, &moves[i]);
        if (i >= ply->line_length && is_at_rest(rules, &position))
            ply->line_length = i + 1;
    }
}

/* Searches the position after the best move at `index`, in place of the one that was reached. */
static bool search_better(struct analysis *analysis, struct thinker *thinker, int index,
                          const atomic_bool *stop)
{
    struct analysed_ply *ply = &analysis->plies[index];
    struct position *next = &analysis->positions[index + 1], reached = *next;
    struct engine_answer answer;
    *next = position_after(&analysis->positions[index], &ply->best);
    bool whole = search(analysis, thinker, index + 1, stop, &answer, &ply->line_worth);
    *next = reached;
    take_line(analysis, &thinker->rules, index, &answer);
    return whole;
}

/* Judges the move made at `index`, whose position and the one after it have been searched. The
 * lesser of the two costs that the searches tell counts. Returns false if it was stopped. */
static bool judge(struct analysis *analysis, struct thinker *thinker, int index,
                  const atomic_bool *stop)
{
    struct analysed_ply *ply = &analysis->plies[index];
    enum side side = analysis->positions[index].side;
    ply->cost =
        move_equal(&ply->played, &ply->best) ? 0 : analysis_cost(&ply->worth, &ply[1].worth, side);
    if (analysis_judge(ply->cost) == JUDGEMENT_NONE)
        return true;
    if (!search_better(analysis, thinker, index, stop))
        return false;
    int cost = analysis_cost(&ply->line_worth, &ply[1].worth, side);
    ply->cost = cost < ply->cost ? cost : ply->cost;
    ply->judgement = analysis_judge(ply->cost);
    if (ply->judgement == JUDGEMENT_NONE)
        ply->line_length = 0;
    return true;
}

bool analysis_step(struct analysis *analysis, struct thinker *thinker, const atomic_bool *stop)
{
    struct engine_answer answer;
    int index = analysis->done;
    struct analysed_ply *ply = &analysis->plies[index];
    if (index == analysis->count || !search(analysis, thinker, index, stop, &answer, &ply->worth))
        return false;
    if (answer.pv_length > 0)
        ply->best = answer.pv[0];
    if (index > 0 && !judge(analysis, thinker, index - 1, stop))
        return false;
    return ++analysis->done < analysis->count;
}

/* --- Beginning and end --- */

void analysis_begin(struct analysis *analysis, const struct game *game)
{
    const struct game_tree *tree = &game->tree;
    int node = tree_main_end(tree);
    *analysis = (struct analysis){0};
    analysis->positions = tree_positions(tree, node, &analysis->count);
    analysis->plies = array_zeroed((size_t)analysis->count, sizeof *analysis->plies);
    for (int i = analysis->count - 1; i > 0; i--, node = tree_parent(tree, node))
        analysis->plies[i - 1].played = *tree_move(tree, node);
}

void analysis_finish(struct analysis *analysis)
{
    free(analysis->positions);
    free(analysis->plies);
    *analysis = (struct analysis){0};
}

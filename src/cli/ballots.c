/* SPDX-License-Identifier: MIT */
#include "cli/ballots.h"

#include "cli/move_lines.h"
#include "cli/thinker.h"
#include "rules/generator.h"

#include <stdlib.h>

enum {
    LOOK_DEPTH = 7, /* shows every loss; from 5 on nothing changes up to 15 */
    LOOK_MEGABYTES = 1,
    HALF_A_MAN = 50,
};

bool ballots_fit(const struct ruleset *rules)
{
    return generator_for(rules) == &generator_american && rules->first == BLACK &&
           rules->rows == 3 && rules->goal == GOAL_WIN;
}

/* --- The openings --- */

struct making {
    const struct ruleset *rules;
    struct ballot *list;
    int count;
    struct ballot line; /* the moves so far */
};

static bool is_known(const struct making *making)
{
    for (int i = 0; i < making->count; i++)
        if (position_equal(&making->list[i].position, &making->line.position))
            return true;
    return false;
}

/* Adds whatever goes on from a line of `plies` moves. */
static void go_on(struct making *making, int plies)
{
    struct position before = making->line.position;
    struct movelist list;
    struct move_lines lines;
    if (plies == BALLOT_PLIES) {
        if (!is_known(making))
            making->list[making->count++] = making->line;
        return;
    }
    movegen(making->rules, &before, &list);
    move_lines_make(&lines, &list);
    for (int i = 0; i < lines.count; i++) {
        const struct move *move = &list.moves[lines.lines[i].index];
        making->line.moves[plies] = *move;
        making->line.position = position_after(&before, move);
        go_on(making, plies + 1);
    }
}

/* --- What they lose --- */

/* By counting pieces: weights would only blur the question. */
static void look_at(struct thinker *thinker, struct ballot *ballot)
{
    struct engine_answer answer;
    struct engine_task task = thinker_task(thinker, &ballot->position, 1);
    task.evaluation = NULL;
    engine_choose(thinker->engine, &task, &answer);
    enum side mover = ballot->position.side;
    ballot->loses = abs(answer.score) > HALF_A_MAN;
    ballot->loser = answer.score > 0 ? side_other(mover) : mover;
}

int ballots_make(struct ballot out[BALLOTS_MAX])
{
    const struct ruleset *rules = &preset_find("american")->rules;
    struct making making = {.rules = rules, .list = out};
    struct thinker_settings settings = {
        .limits = {.depth = LOOK_DEPTH}, .threads = 1, .megabytes = LOOK_MEGABYTES};
    struct thinker thinker;
    if (!thinker_open(&thinker, rules, &settings))
        return 0;
    making.line.position = position_start(rules);
    go_on(&making, 0);
    for (int i = 0; i < making.count; i++)
        look_at(&thinker, &out[i]);
    thinker_close(&thinker);
    return making.count;
}

/* SPDX-License-Identifier: MIT */
/* Live analysis of the position that is looked at. Each slice of the job searches twice as many
 * positions as the one before; the last one ends it, so that the program is idle again. It is an
 * idle job: moves, hints and warnings go first, and what else is idle takes turns with it. */
#include "app/companion/companion.h"
#include "base/array.h"
#include "prose/companion_prose.h"

#include <stdlib.h>
#include <string.h>

enum {
    FIRST_NODES = 1 << 15, /* of the first slice: something is seen at once */
    SLICES = 9,
};

struct live_job {
    struct job job;
    struct companion_service *companion;
    unsigned number;
    struct ruleset rules;
    struct position *positions; /* owned; from the start of the game, that of the node last */
    int count;
    int slice;
    struct engine_lack lack;
    struct companion_live found;
};

/* --- On the lane --- */

static void take(struct live_job *job, const struct thinker *thinker,
                 const struct engine_answer *answer)
{
    struct companion_live *found = &job->found;
    const struct position *position = &job->positions[job->count - 1];
    found->known = true;
    found->worth = analysis_worth(thinker, position, answer->score);
    found->line.count =
        answer->pv_length < PROOF_MOVES_MAX ? answer->pv_length : (int)PROOF_MOVES_MAX;
    memcpy(found->line.moves, answer->pv, (size_t)found->line.count * sizeof *answer->pv);
}

/* Returns true if more may be found. What a search that was stopped had found does not count. */
static bool search(struct live_job *job, struct thinker *thinker, const atomic_bool *stop)
{
    struct engine_task task = thinker_task(thinker, job->positions, job->count);
    struct engine_answer answer;
    task.stop = stop;
    task.limits = (struct engine_limits){.nodes = (uint64_t)FIRST_NODES << job->slice};
    engine_choose(thinker->engine, &task, &answer);
    if (atomic_load_explicit(stop, memory_order_relaxed))
        return true;
    take(job, thinker, &answer);
    return ++job->slice < SLICES && answer.nodes >= task.limits.nodes;
}

static enum job_state run_live(struct job *base)
{
    struct live_job *job = (struct live_job *)base;
    struct thinker_settings settings = analysis_settings();
    struct thinker *thinker =
        engines_get(&job->companion->engines, ENGINE_ANALYSIS, &job->rules, &settings, &job->lack);
    if (!thinker || job_stopped(base))
        return JOB_DONE;
    bool more = search(job, thinker, job_press_flag(base));
    return more && !job_stopped(base) ? JOB_AGAIN : JOB_DONE;
}

/* --- On the window's thread --- */

static void take_over(struct job *base)
{
    const struct live_job *job = (const struct live_job *)base;
    if (job->number == job->companion->live_number && job->found.known)
        job->companion->view.live = job->found;
}

static void done_live(struct job *base)
{
    struct live_job *job = (struct live_job *)base;
    take_over(base);
    companion_complain(job->companion, &job->lack);
    if (job->lack.memory && job->number == job->companion->live_number)
        shell_tell(job->companion->shell, true, no_memory_to_think());
}

static void free_live(struct job *base)
{
    free(((struct live_job *)base)->positions);
    free(base);
}

static const struct job_type live_type = {
    .name = "analysing a position",
    .lane = LANE_THINKER,
    .run = run_live,
    .step = take_over,
    .done = done_live,
    .free = free_live,
    .newest = true,
    .idle = true,
};

static void begin(struct companion_service *companion, const struct live_wish *wish)
{
    struct live_job *job = array_zeroed(1, sizeof *job);
    job->companion = companion;
    job->number = companion->live_number;
    job->rules = companion->live.rules;
    job->positions = tree_positions(&wish->game->tree, wish->node, &job->count);
    job->found = (struct companion_live){
        .game = wish->game, .node = wish->node, .position = companion->live.position};
    companion->helped = true;
    jobs_add(companion->jobs, &live_type, &job->job);
}

static struct live_task task_of(const struct live_wish *wish)
{
    return (struct live_task){.game = wish->game,
                              .node = wish->node,
                              .position = tree_state(&wish->game->tree, wish->node)->position,
                              .rules = wish->game->rules.rules};
}

static bool task_equal(const struct live_task *a, const struct live_task *b)
{
    return a->game == b->game && a->node == b->node && position_equal(&a->position, &b->position) &&
           ruleset_equal(&a->rules, &b->rules);
}

void companion_look_live(struct companion_service *companion)
{
    const struct live_wish *wish = &companion->shell->desk.wish;
    bool wanted = wish->game && !companion->hidden;
    struct live_task task = wanted ? task_of(wish) : (struct live_task){.game = NULL};
    if (wanted ? task_equal(&task, &companion->live) : !companion->live.game)
        return;
    companion->live = task;
    companion->live_number++;
    companion->view.live.known = false;
    if (wanted)
        begin(companion, wish);
    else
        jobs_stop(companion->jobs, &live_type);
}

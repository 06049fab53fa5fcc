/* SPDX-License-Identifier: MIT */
/* Hints for the player to move, at the node that is looked at; and warnings for a person who is to
 * move in the game. */
#include "think/hints.h"
#include "app/companion/companion.h"
#include "base/array.h"
#include "prose/companion_prose.h"

#include <stdlib.h>

struct hint_job {
    struct job job;
    struct companion_service *companion;
    struct ruleset rules;
    struct position *positions; /* owned; from the start of the game, that of the node last */
    int count;
    struct engine_lack lack;
    struct companion_hint hint;
};

static enum job_state run_hint(struct job *base)
{
    struct hint_job *job = (struct hint_job *)base;
    struct thinker_settings settings = {.parameters = engine_parameters_usual()};
    struct thinker *thinker =
        engines_get(&job->companion->engines, ENGINE_FULL, &job->rules, &settings, &job->lack);
    if (thinker)
        job->hint.found =
            hint_find(thinker, job->positions, job->count, job_stop_flag(base), &job->hint.hint);
    return JOB_DONE;
}

static void done_hint(struct job *base)
{
    struct hint_job *job = (struct hint_job *)base;
    struct companion_service *companion = job->companion;
    companion_complain(companion, &job->lack);
    if (job->lack.memory)
        shell_tell(companion->shell, true, no_memory_to_think());
    companion->view.hint = job->hint;
}

static void free_hint(struct job *base)
{
    free(((struct hint_job *)base)->positions);
    free(base);
}

static const struct job_type hint_type = {
    .name = "looking for a hint",
    .lane = LANE_THINKER,
    .run = run_hint,
    .done = done_hint,
    .free = free_hint,
    .newest = true,
};

void companion_find_hint(struct companion_service *companion, int node)
{
    const struct match *match = companion->match;
    struct hint_job *job = array_zeroed(1, sizeof *job);
    job->companion = companion;
    job->rules = match->rules.rules;
    job->positions = tree_positions(&match->game.tree, node, &job->count);
    job->hint = (struct companion_hint){.game = match->serial, .node = node};
    companion->view.hint.found = false;
    companion->helped = true;
    jobs_add(companion->jobs, &hint_type, &job->job);
}

void companion_stop_hint(struct companion_service *companion)
{
    jobs_stop(companion->jobs, &hint_type);
}

/* --- Warnings --- */

struct warnings_job {
    struct job job;
    struct companion_service *companion;
    unsigned number; /* of the task */
    struct ruleset rules;
    struct position *positions; /* owned, as above */
    int count;
    struct engine_lack lack;
    struct companion_warnings warnings;
};

/* Whatever else is wanted of the lane goes first; the search begins anew then. */
static enum job_state run_warnings(struct job *base)
{
    struct warnings_job *job = (struct warnings_job *)base;
    struct thinker_settings settings = {.parameters = engine_parameters_usual()};
    if (job_stopped(base))
        return JOB_DONE;
    struct thinker *thinker =
        engines_get(&job->companion->engines, ENGINE_FULL, &job->rules, &settings, &job->lack);
    if (!thinker)
        return JOB_DONE;
    job->warnings.found = warnings_find(thinker, job->positions, job->count, job_press_flag(base),
                                        &job->warnings.warnings);
    return job->warnings.found ? JOB_DONE : JOB_AGAIN;
}

static void done_warnings(struct job *base)
{
    struct warnings_job *job = (struct warnings_job *)base;
    companion_complain(job->companion, &job->lack);
    if (job->number == job->companion->number)
        job->companion->view.warnings = job->warnings;
}

static void free_warnings(struct job *base)
{
    free(((struct warnings_job *)base)->positions);
    free(base);
}

static const struct job_type warnings_type = {
    .name = "looking for what to warn of",
    .lane = LANE_THINKER,
    .run = run_warnings,
    .done = done_warnings,
    .free = free_warnings,
    .newest = true,
};

void companion_find_warnings(struct companion_service *companion)
{
    const struct match *match = companion->match;
    struct warnings_job *job = array_zeroed(1, sizeof *job);
    job->companion = companion;
    job->number = companion->number;
    job->rules = match->rules.rules;
    job->positions = tree_positions(&match->game.tree, companion->task.node, &job->count);
    job->warnings.game = companion->task.game;
    job->warnings.node = companion->task.node;
    jobs_add(companion->jobs, &warnings_type, &job->job);
}

void companion_stop_warnings(struct companion_service *companion)
{
    jobs_stop(companion->jobs, &warnings_type);
    companion->view.warnings.found = false;
}

/* SPDX-License-Identifier: MIT */
/* The analysis of a whole game. The job is idle, and searches one position a slice: moves, hints
 * and warnings go first, and what else is idle takes turns with it. */
#include "think/analysis.h"
#include "app/companion/companion.h"
#include "base/array.h"
#include "prose/companion_prose.h"

struct analysis_job {
    struct job job;
    struct companion_service *companion;
    unsigned number;
    struct game_origin origin;
    struct ruleset rules;
    struct analysis analysis; /* owned */
    analysis_taker *take;
    void *owner;
    struct engine_lack lack;
};

static enum job_state run_analysis(struct job *base)
{
    struct analysis_job *job = (struct analysis_job *)base;
    struct thinker_settings settings = analysis_settings();
    struct thinker *thinker =
        engines_get(&job->companion->engines, ENGINE_ANALYSIS, &job->rules, &settings, &job->lack);
    if (!thinker || job_stopped(base))
        return JOB_DONE;
    analysis_step(&job->analysis, thinker, job_press_flag(base));
    return job->analysis.done < job->analysis.count ? JOB_AGAIN : JOB_DONE;
}

static void step_analysis(struct job *base)
{
    const struct analysis_job *job = (const struct analysis_job *)base;
    if (job->number == job->companion->analysis)
        job->companion->view.analysis.done = job->analysis.done;
}

static void done_analysis(struct job *base)
{
    struct analysis_job *job = (struct analysis_job *)base;
    struct companion_service *companion = job->companion;
    if (job->number != companion->analysis)
        return;
    companion->view.analysis = (struct companion_analysis){.running = false};
    companion_complain(companion, &job->lack);
    if (job->lack.memory)
        shell_tell(companion->shell, true, no_memory_to_think());
    else if (job->analysis.done == job->analysis.count)
        job->take(job->owner, &job->origin, &job->analysis);
}

static void free_analysis(struct job *base)
{
    analysis_finish(&((struct analysis_job *)base)->analysis);
    free(base);
}

static const struct job_type analysis_type = {
    .name = "analysing a game",
    .lane = LANE_THINKER,
    .run = run_analysis,
    .step = step_analysis,
    .done = done_analysis,
    .free = free_analysis,
    .newest = true,
    .idle = true,
};

void companion_analyse(struct companion_service *companion, const struct game *game,
                       struct game_origin origin, analysis_taker *take, void *owner)
{
    struct analysis_job *job = array_zeroed(1, sizeof *job);
    job->companion = companion;
    job->number = ++companion->analysis;
    job->origin = origin;
    job->rules = game->rules.rules;
    job->take = take;
    job->owner = owner;
    analysis_begin(&job->analysis, game);
    companion->view.analysis = (struct companion_analysis){
        .running = true, .origin = origin, .count = job->analysis.count};
    companion->helped = true;
    jobs_add(companion->jobs, &analysis_type, &job->job);
}

void companion_stop_analysis(struct companion_service *companion)
{
    companion->analysis++;
    companion->view.analysis = (struct companion_analysis){.running = false};
    jobs_stop(companion->jobs, &analysis_type);
}

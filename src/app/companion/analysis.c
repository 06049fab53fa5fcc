/* SPDX-License-Identifier: MIT */
/* The analysis of a whole game. The job is idle, and searches one position a slice: moves, hints
 * and warnings go first, and what else is idle takes turns with it. */
#include "think/analysis.h"
#include "app/companion/companion.h"
#include "base/array.h"
#include "prose/analysis_prose.h"
#include "prose/companion_prose.h"

#include <string.h>

struct analysis_job {
    struct job job;
    struct companion_service *companion;
    unsigned number;
    struct companion_analysis what;
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
        job->take(job->owner, &job->what, &job->analysis);
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

void companion_analyse_game(struct companion_service *companion, const struct game *game,
                            struct companion_analysis what, analysis_taker *take, void *owner)
{
    struct analysis_job *job = array_zeroed(1, sizeof *job);
    job->companion = companion;
    job->number = ++companion->analysis;
    job->rules = game->rules.rules;
    job->take = take;
    job->owner = owner;
    analysis_begin(&job->analysis, game);
    what.running = true;
    what.done = 0;
    what.count = job->analysis.count;
    job->what = companion->view.analysis = what;
    companion->helped = true;
    jobs_add(companion->jobs, &analysis_type, &job->job);
}

void companion_stop_analysis(struct companion_service *companion)
{
    companion->analysis++;
    companion->view.analysis = (struct companion_analysis){.running = false};
    jobs_stop(companion->jobs, &analysis_type);
}

/* --- The game on the board --- */

static void apply(void *analysis, struct game *game)
{
    analysis_apply(analysis, game, better_line_print);
}

/* Says what was found where the game is looked at. Other pages are not left for it. `undo`: the
 * next Undo removes it. */
static void say_end(struct companion_service *companion, const struct analysis *analysis, bool undo)
{
    const struct page *page = companion->shell->desk.page;
    char memory[COMPANION_REASON_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    int mistakes = 0;
    for (int i = 0; i < analysis->done; i++)
        mistakes += analysis->plies[i].judgement != JUDGEMENT_NONE;
    analysed_print(&out, mistakes, undo);
    if (page && strcmp(page->name, "play") == 0)
        shell_tell(companion->shell, false, memory);
}

static void take_of_match(void *owner, const struct companion_analysis *what,
                          struct analysis *analysis)
{
    struct companion_service *companion = owner;
    if (match_edit(companion->match, (int)what->game, apply, analysis))
        say_end(companion, analysis, companion->match->serial == (int)what->game);
}

void companion_analyse(struct companion_service *companion)
{
    const struct match *match = companion->match;
    companion_analyse_game(companion, &match->game,
                           (struct companion_analysis){.game = (unsigned)match->serial},
                           take_of_match, companion);
}

/* SPDX-License-Identifier: MIT */
/* Whether another program can be started, before it plays. */
#include "app/companion/companion.h"
#include "base/array.h"
#include "prose/companion_prose.h"

struct trial_job {
    struct job job;
    struct companion_service *companion;
    int place;
    struct peer peer;
    struct named_ruleset rules;
    struct peer_reply reply;
};

/* Whatever else is wanted of the lane goes first. */
static enum job_state run_trial(struct job *base)
{
    struct trial_job *job = (struct trial_job *)base;
    peers_try(&job->peer, &job->rules, job_press_flag(base), &job->reply);
    return JOB_DONE;
}

static void done_trial(struct job *base)
{
    struct trial_job *job = (struct trial_job *)base;
    struct companion_trial *trial = &job->companion->view.trial;
    if (trial->place != job->place)
        return; /* another one is being tried */
    *trial = (struct companion_trial){
        .known = true, .ready = job->reply.reply == REPLY_MOVE, .place = job->place};
    struct strbuf out = strbuf_init(trial->text, sizeof trial->text);
    peer_reply_print(&out, job->peer.texts[PEER_NAME], job->peer.texts[PEER_FILE], &job->reply);
}

static const struct job_type trial_type = {
    .name = "trying a program",
    .lane = LANE_THINKER,
    .run = run_trial,
    .done = done_trial,
    .newest = true,
};

void companion_try_peer(struct companion_service *companion, int place)
{
    struct trial_job *job = array_zeroed(1, sizeof *job);
    companion->view.trial = (struct companion_trial){.running = true, .place = place};
    job->companion = companion;
    job->place = place;
    job->peer = companion->shell->desk.preferences->peers[place];
    job->rules = companion->match->rules;
    jobs_add(companion->jobs, &trial_type, &job->job);
}

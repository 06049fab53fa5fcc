/* SPDX-License-Identifier: MIT */
#include "app/companion/companion.h"

#include "base/array.h"
#include "prose/companion_prose.h"
#include "think/opponent.h"

#include <stdlib.h>

enum {
    CLOCK_MS = 60000, /* full strength thinks so long at most with a clock */
};

struct companion_job {
    struct job job;
    struct companion_service *companion;
    unsigned number;
    struct companion_task task;
    struct ruleset rules;
    struct thinker_settings settings;
    struct position *positions; /* owned; of the game, the current one last */
    int count;
    struct engine_lack lack;
    struct engine_answer answer;
    struct peer_task *peer; /* owned; NULL: the computer chooses */
    struct peer_answer said;
};

/* --- On the lane --- */

static enum job_state run_choose(struct job *base)
{
    struct companion_job *job = (struct companion_job *)base;
    if (job->peer) {
        peers_choose(&job->companion->peers, job->peer, job->task.asked, job_stop_flag(base),
                     &job->said);
        return JOB_DONE;
    }
    enum engine_kind kind = job->settings.level ? ENGINE_LEVEL : ENGINE_FULL;
    struct thinker *thinker =
        engines_get(&job->companion->engines, kind, &job->rules, &job->settings, &job->lack);
    if (!thinker)
        return JOB_DONE;
    struct engine_task task = thinker_task(thinker, job->positions, job->count);
    task.at_once = !job->task.asked;
    task.stop = job_stop_flag(base);
    engine_choose(thinker->engine, &task, &job->answer);
    return JOB_DONE;
}

/* --- On the window's thread --- */

void companion_complain(struct companion_service *companion, const struct engine_lack *lack)
{
    char memory[COMPANION_REASON_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    if (companion->complained || lack->weights == 0)
        return;
    companion->complained = true;
    weights_unusable_print(&out, lack->weights_path, lack->weights);
    shell_tell(companion->shell, true, memory);
}

/* Notes what the computer thinks of a draw: as the side to move or, if that side has offered one,
 * as the other side. */
static void note_opinion(struct companion *view, const struct companion_job *job)
{
    const struct companion_task *task = &job->task;
    enum side side = task->asked ? side_other(task->position.side) : task->position.side;
    int score = task->asked ? -job->answer.score : job->answer.score;
    bool knows = !job->lack.memory && job->answer.score != SCORE_NONE;
    view->of_draw[side] = knows ? opinion_of_draw(&task->position, score) : OPINION_UNWELCOME;
}

/* A program that tells no score has no opinion of a draw: it plays on. */
static void take_answer(struct companion *view, struct companion_job *job)
{
    const struct choice *choice = &job->said.choice;
    bool plays = job->said.reply.reply == REPLY_MOVE;
    job->answer.score = plays && choice->scored ? choice->score : SCORE_NONE;
    job->answer.pv[0] = choice->move;
    job->answer.pv_length = plays;
    view->failed = !plays && !job->task.asked;
    if (view->failed) {
        struct strbuf out = strbuf_init(view->reason, sizeof view->reason);
        peer_reply_print(&out, job->peer->name, job->peer->peer.texts[PEER_FILE], &job->said.reply);
    }
}

static void done_choose(struct job *base)
{
    struct companion_job *job = (struct companion_job *)base;
    struct companion_service *companion = job->companion;
    struct companion *view = &companion->view;
    if (job->number != companion->number)
        return;
    view->thinks = false;
    if (job->peer)
        take_answer(view, job);
    note_opinion(view, job);
    if (job->lack.memory) {
        strbuf_copy(view->reason, sizeof view->reason, no_memory_to_think());
        return;
    }
    companion_complain(companion, &job->lack);
    view->has_move = job->answer.pv_length > 0 && !job->task.asked;
    view->game = job->task.game;
    view->node = job->task.node;
    view->move = job->answer.pv[0];
}

static void free_choose(struct job *base)
{
    struct companion_job *job = (struct companion_job *)base;
    if (job->peer)
        hub_game_finish(&job->peer->told);
    free(job->peer);
    free(job->positions);
    free(base);
}

static const struct job_type choose_type = {
    .name = "choosing a move",
    .lane = LANE_THINKER,
    .run = run_choose,
    .done = done_choose,
    .free = free_choose,
    .newest = true,
};

void companion_init(struct companion_service *companion, struct match *match, struct shell *shell,
                    struct jobs *jobs, uint64_t seed)
{
    *companion = (struct companion_service){
        .match = match, .shell = shell, .jobs = jobs, .rng = rng_init(seed)};
    endings_init(&companion->endings, &companion->view.endings, &companion->engines, shell, jobs);
}

void companion_finish(struct companion_service *companion)
{
    for (int player = 0; player < PLAYER_COUNT; player++)
        peers_dismiss(&companion->peers, player);
    engines_finish(&companion->engines);
}

/* --- Programs that nobody needs any more --- */

struct dismissal {
    struct job job;
    struct companion_service *companion;
    int player;
};

static enum job_state run_dismiss(struct job *base)
{
    struct dismissal *job = (struct dismissal *)base;
    peers_dismiss(&job->companion->peers, job->player);
    return JOB_DONE;
}

static const struct job_type dismiss_type = {
    .name = "ending a program",
    .lane = LANE_THINKER,
    .run = run_dismiss,
};

/* Somebody else has taken the seat of a program: it ends. */
static void dismiss_unseated(struct companion_service *companion)
{
    for (int player = 0; player < PLAYER_COUNT; player++) {
        if (!companion->peer_runs[player] || companion->match->players[player].level >= PLAYER_PEER)
            continue;
        struct dismissal *job = array_zeroed(1, sizeof *job);
        companion->peer_runs[player] = false;
        job->companion = companion;
        job->player = player;
        jobs_add(companion->jobs, &dismiss_type, &job->job);
    }
}

/* --- Following the match --- */

/* Returns true if the computer has to answer an offer without having thought about the position. */
static bool is_asked(const struct companion_service *companion)
{
    const struct match *match = companion->match;
    enum side side = side_other(match->game.offered_by);
    return match_computer_is_asked(match) && companion->view.of_draw[side] == OPINION_NONE;
}

static struct companion_task task_of(const struct companion_service *companion)
{
    const struct match *match = companion->match;
    struct companion_task task = {
        .game = match->serial,
        .node = game_node(&match->game),
        .position = game_position(&match->game),
    };
    if (match_computer_moves(match))
        task.level = match_level_of_side(match, task.position.side);
    else if ((task.asked = is_asked(companion)))
        task.level = match_level_of_side(match, side_other(task.position.side));
    else
        task.warns = help_has_warnings(match->help) && !game_over(&match->game);
    return task;
}

static bool task_equal(const struct companion_task *a, const struct companion_task *b)
{
    return a->game == b->game && a->node == b->node && a->level == b->level &&
           a->warns == b->warns && a->asked == b->asked &&
           position_equal(&a->position, &b->position);
}

/* An answer to an offer takes nobody's time. */
static int thinking_ms(const struct companion_service *companion, int usual, int most)
{
    return companion->task.asked ? usual : match_thinking_time(companion->match, usual, most);
}

/* Returns what the program that is to move is asked, allocated; NULL: it is no other program. */
static struct peer_task *peer_task_of(struct companion_service *companion)
{
    const struct match *match = companion->match;
    const struct companion_task *task = &companion->task;
    enum side side = task->asked ? side_other(task->position.side) : task->position.side;
    int seat = match_player_of_side(match, side);
    if (task->level < PLAYER_PEER)
        return NULL;
    const struct player *player = &match->players[seat];
    const struct peer *peer = peer_of(companion->shell->desk.preferences->peers, player);
    struct peer_task *asked = array_zeroed(1, sizeof *asked);
    asked->peer = peer ? *peer : (struct peer){0};
    asked->player = seat;
    asked->game = task->game;
    asked->told = hub_game_of(&match->game);
    int seconds = peer_seconds(&asked->peer);
    asked->milliseconds = thinking_ms(companion, 1000 * seconds, 1000 * seconds);
    strbuf_copy(asked->name, sizeof asked->name, player->name);
    companion->peer_runs[seat] = true;
    return asked;
}

static void begin(struct companion_service *companion)
{
    struct match *match = companion->match;
    struct companion_job *job = array_zeroed(1, sizeof *job);
    if (match->seed == 0)
        match->seed = rng_next(&companion->rng) | 1;
    job->companion = companion;
    job->number = companion->number;
    job->task = companion->task;
    job->rules = match->rules.rules;
    job->settings =
        opponent_settings(match, job->task.level, thinking_ms(companion, OPPONENT_MS, CLOCK_MS));
    job->peer = peer_task_of(companion);
    job->positions = tree_positions(&match->game.tree, job->task.node, &job->count);
    jobs_add(companion->jobs, &choose_type, &job->job);
}

void companion_forget(struct companion_service *companion)
{
    jobs_stop(companion->jobs, &choose_type);
    companion_stop_hint(companion);
    companion_stop_warnings(companion);
    companion->task = (struct companion_task){0}; /* no game has this number */
    companion->number++;
    companion->view = (struct companion){.endings = companion->view.endings,
                                         .trial = companion->view.trial,
                                         .analysis = companion->view.analysis,
                                         .live = companion->view.live};
}

/* Returns true if one move has led from the position before to this one. What the computer thinks
 * of a draw counts until it thinks anew. */
static bool is_next(const struct companion_service *companion, const struct companion_task *task)
{
    const struct game_tree *tree = &companion->match->game.tree;
    return task->game == companion->task.game &&
           (task->node == companion->task.node ||
            tree_parent(tree, task->node) == companion->task.node);
}

/* Returns true if somebody may use perfect endings. */
static bool uses_endings(const struct companion_service *companion)
{
    for (int player = 0; player < PLAYER_COUNT; player++) {
        int level = companion->match->players[player].level;
        if (level != PLAYER_PERSON && level < PLAYER_PEER)
            return true;
    }
    return companion->helped;
}

void companion_look(struct companion_service *companion)
{
    struct companion *view = &companion->view;
    struct companion_task task = task_of(companion);
    dismiss_unseated(companion);
    endings_look(&companion->endings, &companion->match->rules.rules, uses_endings(companion));
    if (task_equal(&task, &companion->task))
        return;
    if (!is_next(companion, &task))
        view->of_draw[BLACK] = view->of_draw[WHITE] = OPINION_NONE;
    companion->task = task;
    companion->number++;
    view->has_move = view->failed = false;
    view->reason[0] = '\0';
    view->thinks = task.level != PLAYER_PERSON;
    companion_stop_hint(companion);
    if (view->thinks)
        begin(companion);
    else
        jobs_stop(companion->jobs, &choose_type);
    companion_stop_warnings(companion);
    if (task.warns)
        companion_find_warnings(companion);
}

void companion_move_now(struct companion_service *companion)
{
    jobs_stop(companion->jobs, &choose_type);
}

void companion_think_again(struct companion_service *companion)
{
    companion->task = (struct companion_task){0};
}

/* SPDX-License-Identifier: MIT */
#include "contestant.h"

#include "base/array.h"
#include "base/translate.h"
#include "rounds.h"
#include "rules/movegen.h"
#include "system/clock.h"
#include "system/interrupts.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void contestant_complain(const struct contestant *contestant, int number, const char *template,
                         const char *move, int milliseconds)
{
    char game[32], seconds[32];
    snprintf(game, sizeof game, "%d.%d", number / 2 + 1, number % 2 + 1);
    snprintf(seconds, sizeof seconds, "%.*f", milliseconds % 1000 ? 3 : 0, milliseconds / 1000.0);
    COMPLAIN(contestant->options, STATUS_BAD_INPUT, template, {"player", contestant->entrant->name},
             {"game", game}, {"move", move}, {"seconds", seconds}, {"reason", strerror(errno)});
}

enum {
    /* With --processor no clock tells whether a program is late: on a busy machine it may wait long
     * for its time. So many times that is waited for; then it hangs. */
    PROCESSOR_OVERRUNS = 200,
};

/* --- Beginning and end --- */

/* Returns the rules with the draw by quiet plies that a match adds: who plays must know it. */
static struct named_ruleset rules_of_match(const struct named_ruleset *rules)
{
    struct named_ruleset with_draw = *rules;
    if (rules->rules.quiet == 0) {
        with_draw.rules.quiet = MATCH_IDLE_PLIES;
        with_draw.rules.quiet_reset = RESET_CAPTURE_OR_MAN;
    }
    return with_draw;
}

static int patience_of(int milliseconds)
{
    return milliseconds < INT_MAX / PROCESSOR_OVERRUNS ? milliseconds * PROCESSOR_OVERRUNS
                                                       : INT_MAX;
}

static bool start_program(struct contestant *contestant, int number)
{
    const struct entrant *entrant = contestant->entrant;
    contestant->ready = hub_client_start(&contestant->client, entrant->program);
    if (!contestant->ready) {
        contestant_complain(contestant, number, tr("{player} cannot be started: {reason}"), "", 0);
        return false;
    }
    struct hub_settings settings = entrant_hub_settings(entrant);
    settings.told_rules = &contestant->rules_told;
    if (contestant->options->processor)
        settings.patience = patience_of(settings.limits.milliseconds);
    enum hub_reply reply = hub_client_begin(&contestant->client, &settings,
                                            &contestant->options->rules, interrupt_flag());
    if (reply == REPLY_MOVE)
        return true;
    if (reply == REPLY_LATE)
        contestant_complain(contestant, number, tr("{player} is not ready in time: {seconds} s"),
                            "", contestant->client.milliseconds);
    else if (reply == REPLY_OTHER_RULES)
        contestant_complain(contestant, number, tr("{player} does not play these rules"), "", 0);
    else if (reply != REPLY_STOPPED)
        contestant_complain(contestant, number, tr("{player} does not speak the Hub protocol"), "",
                            0);
    contestant_dismiss(contestant);
    return false;
}

static bool start_thinker(struct contestant *contestant)
{
    const struct entrant *entrant = contestant->entrant;
    struct thinker_settings settings = {
        .limits = entrant_limits(entrant),
        .parameters = entrant_parameters(entrant),
        .level = entrant_level(entrant),
    };
    contestant->ready =
        thinker_open(&contestant->thinker, &contestant->rules_told.rules, &settings,
                     &entrant->weights, entrant->endgames ? contestant->tables : NULL);
    if (!contestant->ready)
        complain_memory(contestant->options);
    return contestant->ready;
}

/* Each side of each game has random numbers of its own. */
static struct rng rng_of_game(const struct contestant *contestant, int number)
{
    struct rng rng = rng_init(contestant->options->seed);
    rng = rng_init(rng_next(&rng) + (uint64_t)number);
    return rng_init(rng_next(&rng) + (uint64_t)contestant->index);
}

static void begin_game(struct contestant *contestant, int number)
{
    const struct entrant *entrant = contestant->entrant;
    contestant->rng = rng_of_game(contestant, number);
    if (entrant_level(entrant))
        contestant->thinker.settings.seed = rng_next(&contestant->rng);
    if (entrant->program)
        hub_client_new_game(&contestant->client);
    else if (!entrant->random)
        engine_forget(contestant->thinker.engine);
}

bool contestant_prepare(struct contestant *contestant, int number)
{
    const struct entrant *entrant = contestant->entrant;
    contestant->rules_told = rules_of_match(&contestant->options->rules);
    if (!contestant->ready && !entrant->random &&
        !(entrant->program ? start_program(contestant, number) : start_thinker(contestant)))
        return false;
    begin_game(contestant, number);
    return true;
}

void contestant_dismiss(struct contestant *contestant)
{
    if (contestant->ready && contestant->entrant->program)
        hub_client_end(&contestant->client);
    else if (contestant->ready)
        thinker_close(&contestant->thinker);
    free(contestant->positions);
    contestant->positions = NULL;
    contestant->position_capacity = 0;
    contestant->credit = 0;
    contestant->ready = false;
}

/* --- A move --- */

/* Holds the engine to the rules, as programs are. */
static enum hub_reply check(const struct game *game, struct choice *choice)
{
    struct movelist list;
    struct position position = game_position(game);
    struct strbuf out = strbuf_init(choice->said, sizeof choice->said);
    hub_move_print(&out, &choice->move);
    movegen(&game->rules.rules, &position, &list);
    for (int i = 0; i < list.count; i++)
        if (move_equal(&list.moves[i], &choice->move))
            return REPLY_MOVE;
    return REPLY_ILLEGAL;
}

static enum hub_reply choose_any(struct contestant *contestant, const struct game *game,
                                 struct choice *choice)
{
    struct movelist list;
    struct position position = game_position(game);
    movegen(&game->rules.rules, &position, &list);
    choice->move = list.moves[rng_below(&contestant->rng, (uint32_t)list.count)];
    return REPLY_MOVE;
}

/* A clock of the engine: milliseconds of the processor time that this thread has used. */
static int64_t thread_milliseconds(void *unused)
{
    (void)unused;
    return clock_thread_microseconds() / 1000;
}

static enum hub_reply think(struct contestant *contestant, const struct engine_limits *limits,
                            const struct game *game, struct choice *choice)
{
    struct engine_answer answer;
    int count = game->cursor + 1;
    contestant->positions = array_reserve(contestant->positions, &contestant->position_capacity,
                                          (size_t)count, sizeof *contestant->positions);
    for (int ply = 0; ply < count; ply++)
        contestant->positions[ply] = game_position_at(game, ply);
    struct engine_task task = thinker_task(&contestant->thinker, contestant->positions, count);
    task.limits = *limits;
    task.at_once = limits->milliseconds > 0;
    task.stop = interrupt_flag();
    if (contestant->options->processor && clock_thread_microseconds() >= 0)
        task.now = thread_milliseconds;
    engine_choose(contestant->thinker.engine, &task, &answer);
    if (interrupted())
        return REPLY_STOPPED;
    *choice = (struct choice){.move = answer.pv[0], .score = answer.score - SCORE_DRAW};
    return check(game, choice);
}

static enum hub_reply ask_program(struct contestant *contestant, const struct engine_limits *limits,
                                  const struct game *game, struct choice *choice)
{
    struct hub_game told = hub_game_of(game);
    enum hub_reply reply =
        hub_client_choose(&contestant->client, limits, &told, interrupt_flag(), choice);
    hub_game_finish(&told);
    return reply;
}

static enum hub_reply choose(struct contestant *contestant, const struct engine_limits *limits,
                             const struct game *game, struct choice *choice)
{
    if (contestant->entrant->random)
        return choose_any(contestant, game, choice);
    if (!contestant->entrant->program)
        return think(contestant, limits, game, choice);
    return ask_program(contestant, limits, game, choice);
}

/* --- Processor time --- */

/* Returns what the side has used since it began, in microseconds. */
static int64_t processor_time(const struct contestant *contestant)
{
    return contestant->entrant->program ? child_processor_time(&contestant->client.child)
                                        : clock_thread_microseconds();
}

/* Returns the time that it is told for a move: what it has used too much is taken off, but it keeps
 * an eighth. */
static int time_to_tell(const struct contestant *contestant, int milliseconds)
{
    int64_t time = milliseconds + contestant->credit / 1000;
    int least = milliseconds / 8 + 1;
    return time > least ? (int)time : least;
}

/* Enters what a move has used. Credit is small: who answered at once has saved nothing that would
 * be worth more than half a move later. */
static void charge(struct contestant *contestant, int milliseconds, int64_t used)
{
    int64_t time = (int64_t)milliseconds * 1000;
    contestant->used += used;
    contestant->moves++;
    contestant->credit += time - used;
    if (contestant->credit > time / 2)
        contestant->credit = time / 2;
}

/* Only a move is charged: a program that ended has taken its time with it, and one that lost the
 * game otherwise is started anew. */
static enum hub_reply choose_in_time(struct contestant *contestant, struct engine_limits limits,
                                     const struct game *game, struct choice *choice)
{
    int milliseconds = limits.milliseconds;
    int64_t before = processor_time(contestant);
    if (milliseconds > 0)
        limits.milliseconds = time_to_tell(contestant, milliseconds);
    enum hub_reply reply = choose(contestant, &limits, game, choice);
    int64_t after = processor_time(contestant);
    if (reply == REPLY_MOVE && before >= 0 && after >= before)
        charge(contestant, milliseconds, after - before);
    return reply;
}

enum hub_reply contestant_choose(struct contestant *contestant, const struct game *game,
                                 struct choice *choice)
{
    struct engine_limits limits = entrant_limits(contestant->entrant);
    if (contestant->options->processor)
        return choose_in_time(contestant, limits, game, choice);
    return choose(contestant, &limits, game, choice);
}

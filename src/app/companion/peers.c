/* SPDX-License-Identifier: MIT */
#include "app/companion/peers.h"

#include "base/array.h"
#include "rules/movegen.h"
#include "store/folder.h"
#include "system/processes.h"

#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum {
    COMMAND_SIZE = 8 * PEER_TEXT_SIZE,
    PARAMETERS_MAX = PEER_TEXT_SIZE / 2, /* the shortest is "a=" */
    OVERRUNS = 2, /* some programs take three times what they are given, and Move now ends that */
};

static_assert((int)PEER_SAID_SIZE >= (int)HUB_MOVE_MAX && (int)PEER_SAID_SIZE >= (int)HUB_NAME_MAX,
              "what a program says fits");

/* --- Parameters --- */

/* The parameters as the Hub client takes them. */
struct parameters {
    char *texts[PARAMETERS_MAX]; /* owned: name=value */
    int count;
};

/* Reads name=value name="a value". What follows something else is left out: the page and the
 * settings file take no such text. */
static void read_parameters(const char *text, struct parameters *out)
{
    char *line = array_copy_text(text);
    struct hub_reader reader = hub_reader_init(line);
    struct hub_pair pair;
    *out = (struct parameters){.count = 0};
    while (out->count < PARAMETERS_MAX && hub_reader_next(&reader, &pair)) {
        size_t size = strlen(pair.name) + strlen(pair.value) + 2;
        char *copy = array_zeroed(size, 1);
        struct strbuf printed = strbuf_init(copy, size);
        strbuf_addf(&printed, "%s=%s", pair.name, pair.value);
        out->texts[out->count++] = copy;
    }
    free(line);
}

static void free_parameters(struct parameters *parameters)
{
    for (int i = 0; i < parameters->count; i++)
        free(parameters->texts[i]);
}

/* --- Beginning and end --- */

static struct engine_limits limits_of(const struct peer *peer)
{
    return (struct engine_limits){.milliseconds = 1000 * peer_seconds(peer)};
}

static enum hub_reply start(struct hub_client *client, const struct peer *peer, int *error)
{
    char command[COMMAND_SIZE];
    struct strbuf out = strbuf_init(command, sizeof command);
    if (!peer_is_there(peer))
        return REPLY_MISSING;
    child_command(&out, peer->texts[PEER_FILE], peer->texts[PEER_ARGUMENTS]);
    *error = folder_check_program(peer->texts[PEER_FILE]);
    if (!*error && !hub_client_start(client, command))
        *error = errno;
    return *error ? REPLY_NOT_STARTED : REPLY_MOVE;
}

static enum hub_reply greet(struct hub_client *client, const struct peer *peer,
                            const struct named_ruleset *rules, const atomic_bool *stop)
{
    struct parameters parameters;
    read_parameters(peer->texts[PEER_PARAMETERS], &parameters);
    struct hub_settings settings = {
        .limits = limits_of(peer),
        .params = (const char *const *)parameters.texts,
        .param_count = parameters.count,
        .patience = OVERRUNS * limits_of(peer).milliseconds,
    };
    enum hub_reply reply = hub_client_begin(client, &settings, rules, stop);
    free_parameters(&parameters);
    return reply;
}

/* Starts it and waits until it is ready. After any reply but REPLY_MOVE it does not run. */
static enum hub_reply begin(struct hub_client *client, const struct peer *peer,
                            const struct named_ruleset *rules, const atomic_bool *stop,
                            struct peer_reply *told)
{
    told->begins = true;
    enum hub_reply reply = start(client, peer, &told->error);
    if (reply != REPLY_MOVE)
        return reply;
    reply = greet(client, peer, rules, stop);
    told->seconds = client->milliseconds / 1000;
    strbuf_copy(told->complaint, sizeof told->complaint, client->error);
    if (reply != REPLY_MOVE)
        hub_client_end(client);
    return reply;
}

void peers_dismiss(struct lane_peers *peers, int player)
{
    struct lane_peer *lane = &peers->of[player];
    if (lane->runs)
        hub_client_end(&lane->client);
    lane->runs = false;
}

void peers_try(const struct peer *peer, const struct named_ruleset *rules, const atomic_bool *stop,
               struct peer_reply *reply)
{
    struct hub_client client = {0};
    *reply = (struct peer_reply){.begins = true};
    reply->reply = begin(&client, peer, rules, stop, reply);
    strbuf_copy(reply->name, sizeof reply->name, client.name);
    if (reply->reply == REPLY_MOVE)
        hub_client_end(&client);
}

/* --- A move --- */

/* Makes sure that the program of the task runs, knows the rules, and has begun the game. */
static enum hub_reply prepare(struct lane_peers *peers, const struct peer_task *task,
                              const atomic_bool *stop, struct peer_reply *told)
{
    struct lane_peer *lane = &peers->of[task->player];
    const struct named_ruleset *rules = &task->told.rules;
    bool same = lane->runs && memcmp(&lane->peer, &task->peer, sizeof task->peer) == 0 &&
                ruleset_equal(&lane->rules.rules, &rules->rules);
    if (!same) {
        peers_dismiss(peers, task->player);
        enum hub_reply reply = begin(&lane->client, &task->peer, rules, stop, told);
        lane->runs = reply == REPLY_MOVE;
        lane->peer = task->peer;
        lane->rules = *rules;
        lane->game = 0;
        if (!lane->runs)
            return reply;
    }
    if (lane->game != task->game)
        hub_client_new_game(&lane->client);
    lane->game = task->game;
    return REPLY_MOVE;
}

/* A program that is stopped tells the best move that it has found. */
static enum hub_reply choose(struct lane_peer *lane, const struct peer_task *task,
                             const atomic_bool *stop, struct choice *choice)
{
    struct engine_limits limits = {.milliseconds = task->milliseconds};
    enum hub_reply reply = hub_client_choose(&lane->client, &limits, &task->told, stop, choice);
    if (reply == REPLY_STOPPED)
        reply = hub_client_stop(&lane->client, &task->told, choice);
    return reply;
}

static bool is_forced(const struct hub_game *game, struct choice *choice)
{
    struct movelist list;
    movegen(&game->rules.rules, &game->now, &list);
    choice->move = list.moves[0];
    return list.count == 1;
}

void peers_choose(struct lane_peers *peers, const struct peer_task *task, bool asked,
                  const atomic_bool *stop, struct peer_answer *answer)
{
    struct lane_peer *lane = &peers->of[task->player];
    struct peer_reply *told = &answer->reply;
    *answer = (struct peer_answer){.reply = {.reply = REPLY_MOVE}};
    if (!asked && is_forced(&task->told, &answer->choice))
        return;
    told->reply = prepare(peers, task, stop, told);
    if (told->reply != REPLY_MOVE)
        return;
    told->begins = false;
    told->reply = choose(lane, task, stop, &answer->choice);
    told->seconds = lane->client.milliseconds / 1000;
    strbuf_copy(told->said, sizeof told->said, answer->choice.said);
    strbuf_copy(told->complaint, sizeof told->complaint, lane->client.error);
    if (told->reply != REPLY_MOVE)
        peers_dismiss(peers, task->player);
}

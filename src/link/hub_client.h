/* SPDX-License-Identifier: MIT */
/* Another program that speaks the Hub protocol (notation/hub_text.h): started, asked for moves,
 * ended. What waits is called on a thread that may wait, and looks at a stop flag meanwhile. */
#ifndef LINK_HUB_CLIENT_H
#define LINK_HUB_CLIENT_H

#include "engine/engine.h"
#include "match/game.h"
#include "match/peer.h"
#include "notation/hub_text.h"
#include "system/processes.h"

enum {
    HUB_NAME_MAX = 256,
};

/* What a program is told before it plays. All texts are lent. */
struct hub_settings {
    struct engine_limits limits;         /* of a move */
    int numbers[ENGINE_PARAMETER_COUNT]; /* 0: not told; nor is one that it does not have */
    const char *const *params;           /* name=value, told in any case */
    int param_count;
    int patience; /* milliseconds that are waited for a move besides its time */
    /* What a program that takes rules as text is told; NULL: those that it plays by. A match has
     * draws that the rules do not know. */
    const struct named_ruleset *told_rules;
};

/* A game as it is told: under which rules it began where, and the moves since. */
struct hub_game {
    struct named_ruleset rules;
    struct position start, now;
    struct move *moves; /* owned */
    int count;
};

/* Belongs to hub_client.c, but for what others read at its end. */
struct hub_client {
    struct child child;
    char *bytes; /* owned; said by the program, but not heard yet */
    size_t capacity, count, at;
    char *unsaid; /* owned; told to the program, but not taken yet */
    size_t unsaid_capacity, unsaid_count;
    int milliseconds;         /* that it had for its last answer */
    int patience;             /* of the settings */
    char name[HUB_NAME_MAX];  /* with its version, as it says once it has begun; printable */
    char error[HUB_NAME_MAX]; /* what it has complained of last; printable */
};

/* A move that has been chosen. */
struct choice {
    struct move move;
    char said[HUB_MOVE_MAX]; /* the move as text, legal or not; "": none */
    bool scored;             /* it tells a score: */
    int score;               /* in hundredths of a man, as its side sees it; else 0 */
};

/* Copies where the game stands, and how it came there. hub_game_finish frees. */
struct hub_game hub_game_of(const struct game *game);
void hub_game_finish(struct hub_game *game);

/* Starts a command line of the shell. Returns false, with errno, if that fails. Any thread may call
 * it. hub_client_end ends it. */
bool hub_client_start(struct hub_client *client, const char *command);

/* Tells the program to quit, gives it a moment to end by itself, then ends it. */
void hub_client_end(struct hub_client *client);

/* Begins the dialogue: sets the parameters and waits until the program is ready. Returns REPLY_MOVE
 * if it is. A program without the parameter "rules" is told of a shipped rule set by its id, if
 * that is one of its variants; one without variants has to know by itself what it plays. */
enum hub_reply hub_client_begin(struct hub_client *client, const struct hub_settings *settings,
                                const struct named_ruleset *rules, const atomic_bool *stop);

/* Never fails: whether the program listens shows when it is asked for a move. */
void hub_client_new_game(struct hub_client *client);

/* Asks for a move in a game that is not over. After REPLY_STOPPED the program still thinks. */
enum hub_reply hub_client_choose(struct hub_client *client, const struct engine_limits *limits,
                                 const struct hub_game *game, const atomic_bool *stop,
                                 struct choice *choice);

/* Tells a program that thinks to stop, and takes the move that it has found so far. It has a short
 * while for that. */
enum hub_reply hub_client_stop(struct hub_client *client, const struct hub_game *game,
                               struct choice *choice);

#endif

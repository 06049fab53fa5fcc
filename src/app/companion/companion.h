/* SPDX-License-Identifier: MIT */
/* The computer as a player. It looks at the match after each pass. Where the computer is to move, a
 * job of the thinking lane chooses the move. The play page makes the move when a person sees it
 * (pages/play/reply.c). */
#ifndef APP_COMPANION_COMPANION_H
#define APP_COMPANION_COMPANION_H

#include "app/companion/endings.h"
#include "app/companion/peers.h"
#include "app/jobs/jobs.h"
#include "base/rng.h"
#include "pages/companion.h"
#include "pages/shell.h"
#include "think/analysis.h"

/* What is thought about: the next move, or what a person is warned of there. */
struct companion_task {
    int game, node; /* as in struct companion */
    int level;      /* PLAYER_PERSON: there is nothing to choose */
    bool warns;     /* a person is warned */
    bool asked;     /* a draw is offered, and it has no opinion: it thinks for the other side */
    struct position position;
};

/* What live analysis is about; no game: nothing. */
struct live_task {
    const struct game *game; /* only to be compared */
    int node;
    struct position position;
    struct ruleset rules;
};

struct companion_service {
    struct companion view; /* what pages read */
    struct match *match;   /* lent, as are the next two */
    struct shell *shell;
    struct jobs *jobs;
    struct rng rng;             /* draws the seeds of matches */
    struct companion_task task; /* what is being thought about, or was */
    unsigned number;            /* of that task */
    bool complained;            /* the weights cannot be used, and this was said */
    bool helped;                /* a hint or an analysis was asked for in this run */
    bool hidden;                /* nobody sees the window */
    struct live_task live;      /* what is being analysed live, or was */
    unsigned live_number;       /* of that */
    unsigned analysis;          /* the number of the analysis that is running, or was */
    struct engines engines;
    struct lane_peers peers;
    bool peer_runs[PLAYER_COUNT]; /* so far as is known here: it was asked for a move */
    struct endings_service endings;
};

/* All are lent; what is in the match may come later. Equal seeds make equal matches. */
void companion_init(struct companion_service *companion, struct match *match, struct shell *shell,
                    struct jobs *jobs, uint64_t seed);

/* After jobs_destroy. */
void companion_finish(struct companion_service *companion);

/* Follows the match: thinks if the computer is to move, and forgets what is out of date. Cheap if
 * nothing has changed. */
void companion_look(struct companion_service *companion);

/* Forgets the match: another one is about to take its place. */
void companion_forget(struct companion_service *companion);

/* Chooses the move that is the best so far. */
void companion_move_now(struct companion_service *companion);

/* Asks a program once more that did not play as it should. */
void companion_think_again(struct companion_service *companion);

/* --- trial.c --- */

/* Starts the peer at this place under the rules of the match, and ends it. */
void companion_try_peer(struct companion_service *companion, int place);

/* --- hints.c --- */

/* Looks for a hint at a node of the game, in place of one that is looked for already. */
void companion_find_hint(struct companion_service *companion, int node);

/* Nobody wants the hint any more that is looked for. */
void companion_stop_hint(struct companion_service *companion);

/* The same for warnings where the game stands. A move or a hint that is wanted goes first. */
void companion_find_warnings(struct companion_service *companion);
void companion_stop_warnings(struct companion_service *companion);

/* --- analysis.c --- */

/* Takes what was found in a game, some moments after it was asked for. It may keep what `analysis`
 * owns, and empties it then. */
typedef void analysis_taker(void *owner, const struct game_origin *origin,
                            struct analysis *analysis);

/* Analyses a game, in place of one that is being analysed. It is copied: it may be played on, or
 * left, meanwhile. */
void companion_analyse(struct companion_service *companion, const struct game *game,
                       struct game_origin origin, analysis_taker *take, void *owner);

/* Stops the analysis. What has been found so far is thrown away. */
void companion_stop_analysis(struct companion_service *companion);

/* --- live.c --- */

/* Follows what the page that is shown wants to be analysed. Cheap if nothing has changed. Call it
 * only after a pass without input: a key may have put another game in the place of the one that the
 * page meant. */
void companion_look_live(struct companion_service *companion);

/* --- For the files of this folder --- */

/* Says once that the weights cannot be used: the computer counts the pieces instead. */
void companion_complain(struct companion_service *companion, const struct engine_lack *lack);

#endif

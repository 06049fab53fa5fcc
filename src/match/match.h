/* SPDX-License-Identifier: MIT */
/* A match: several games between two players, and the ledger of their results. The ledger's entry
 * of the current game is derived from that game, so undo after its end needs no repair.
 *
 * The games of a match are one line: from the first position of a game undo leads back to the end
 * of the one before, and from that same end redo, or the next game that is asked for, leads on to
 * the same game with its moves. The next game after another end takes its place. */
#ifndef MATCH_MATCH_H
#define MATCH_MATCH_H

#include "base/strbuf.h"
#include "match/game.h"
#include "match/player.h"
#include "match/result.h"

/* Who starts the next game. After a draw, `winner` and `loser` let the other player start. */
enum starter_policy {
    STARTER_WINNER, /* the default: revenge */
    STARTER_LOSER,
    STARTER_ALTERNATE,
    STARTER_SAME,
    STARTER_COUNT,
};

/* What a policy is called in text: "winner". */
extern const char *const starter_ids[STARTER_COUNT];

struct match_setup {
    struct player players[PLAYER_COUNT];
    struct named_ruleset rules;
    enum starter_policy starter;
    const struct position *start;          /* of every game, copied; NULL: the rule set's own */
    struct player stand_ins[PLAYER_COUNT]; /* names for players without one; empty: "1", "2" */
};

struct ledger_entry {
    int number;  /* of the game, from 1 */
    int starter; /* the player who moved first */
    int black;   /* the player who had Black */
    struct result result;
    int plies;
    struct position last; /* in which it ended */
};

struct score {
    int half_points[PLAYER_COUNT]; /* a win is two, a draw one */
    int wins[PLAYER_COUNT];
    int draws;
};

/* A game that is not the current one, and its place in the ledger. */
struct kept_game {
    int serial;
    struct ledger_entry entry;
    struct game_record record; /* owned */
    int end;                   /* the node, and the result there, after which the next game began */
    struct result result;
};

struct match {
    struct player players[PLAYER_COUNT];
    struct named_ruleset rules; /* of every game */
    enum starter_policy policy;
    bool own_start; /* games begin from `start`, not from the rule set's position */
    struct position start;
    struct kept_game *kept; /* owned; by number; of the current one, before later ones, its end */
    size_t kept_capacity;
    int finished_count; /* games before the current one */
    int later_count;    /* games after it, behind that end */
    struct game game;   /* the current one */
    int serial;         /* of the current game: no other one of this match ever has it */
    int last_serial;    /* of the game that was begun last; the first one has 1 */
    int starter;        /* of the current game */
    int black;          /* the player who has Black in the current game */
};

/* Begins the first game: player 0, the challenger, starts it. An empty name becomes its
 * stand-in; of two equal names the second gets " (2)". Allocates; match_finish frees. */
void match_init(struct match *match, const struct match_setup *setup);
void match_finish(struct match *match);

/* In place of its first game, of which nothing has been played: another one, which begins from the
 * same position under the same rules. The match owns it from now on. */
void match_take_game(struct match *match, const struct game *game);

/* A game of a match that is put together again. */
struct restored_game {
    struct game game; /* owned; it stands where it stood */
    int serial;       /* from 1 */
    int starter, black;
    int end;              /* as in struct kept_game; of the last game nothing is known */
    struct result result; /* the same */
};

/* In place of the games of a match that has just begun: these, in their order, of which the one at
 * `current`, from 0, is played on. They have begun as the match's own has, from the same position
 * under the same rules. The match owns them from now on. */
void match_restore(struct match *match, const struct restored_game *games, int count, int current);

/* So many games are in the line of the match: those before the current one, itself, those after. */
int match_game_count(const struct match *match);

/* What tells whether the game at `place`, from 0 to match_game_count - 1, is as it was: nobody need
 * look at the game itself. */
struct game_sight {
    int serial;
    unsigned revision; /* of its tree */
    struct game_stand stand;
    int end;              /* as in struct kept_game; NODE_NONE: no game follows it */
    struct result result; /* the same */
};
struct game_sight match_sight(const struct match *match, int place);
bool game_sight_equal(const struct game_sight *a, const struct game_sight *b);

/* Has `see` look at the game at `place`, which is lent to it for the call, at its starter and at
 * the player who has Black. A game that is not the current one is taken out for that and put away
 * again. */
typedef void match_visitor(void *data, const struct game *game, int starter, int black);
void match_visit(struct match *match, int place, match_visitor *see, void *data);

/* The player has another name from now on, in the ledger too. As in a new match an empty name
 * becomes `stand_in`, and of two equal names the second gets " (2)". */
void match_rename(struct match *match, int player, const struct player *name,
                  const struct player *stand_in);

/* The player who would start the next game; the current one must be over. */
int match_next_starter(const struct match *match);

/* The colour that moves first in the next game, which its starter takes. */
enum side match_next_first(const struct match *match);

/* Enters the current game, which must be over, into the ledger and begins the next. Its starter
 * takes the colour that moves first. Where redo would lead on to a game, it is that one. */
void match_next_game(struct match *match);

/* What was done last is taken back, and what was taken back last is done again: a step of the
 * game's line or an edit of its tree (edits.h has the rule); then from game to game. False, and
 * nothing changes, if there is nothing. */
bool match_can_undo(const struct match *match);
bool match_can_redo(const struct match *match);
bool match_undo(struct match *match);
bool match_redo(struct match *match);

int match_player_of_side(const struct match *match, enum side side);

/* The name of who plays `side` now. Valid as long as the match. */
const char *match_name_of_side(const struct match *match, enum side side);

/* Entries, oldest first; the current game has one as soon as it has a result. */
int match_ledger_count(const struct match *match);

/* `index` from 0 to match_ledger_count - 1. */
struct ledger_entry match_ledger_entry(const struct match *match, int index);

/* The player who won, or -1 for a draw. */
int ledger_winner(const struct ledger_entry *entry);

/* The points so far, the current game included once it has a result; and without it. */
struct score match_score(const struct match *match);
struct score match_score_before(const struct match *match);

/* The points of the first `count` games of the ledger, and those of one more added to them. */
struct score match_score_after(const struct match *match, int count);
void score_add(struct score *score, const struct ledger_entry *entry);

/* Points as players write them: "0", "½", "1", "1½". */
void score_print(struct strbuf *out, int half_points);

#endif

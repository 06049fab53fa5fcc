/* SPDX-License-Identifier: MIT */
/* A match: several games between two players, and the ledger of their results. The ledger entry of
 * the current game is derived from the game, so undo after its end needs no repair.
 *
 * The games of a match form one line. From the first position of a game undo leads to the end of
 * the game before; from that same end redo or match_next_game leads to the same next game with its
 * moves. After a different end, match_next_game replaces that game. */
#ifndef MATCH_MATCH_H
#define MATCH_MATCH_H

#include "base/strbuf.h"
#include "match/clock.h"
#include "match/game.h"
#include "match/player.h"
#include "match/result.h"

/* Who starts the next game. After a draw the other player starts under `winner` and `loser`. */
enum starter_policy {
    STARTER_WINNER, /* the default: revenge */
    STARTER_LOSER,
    STARTER_ALTERNATE,
    STARTER_SAME,
    STARTER_COUNT,
};

/* The name of each policy in text: "winner". */
extern const char *const starter_ids[STARTER_COUNT];

/* How the computer helps the players of a match. */
enum help {
    HELP_HINTS, /* until somebody chooses */
    HELP_BOTH,
    HELP_WARNINGS,
    HELP_NONE,
    HELP_COUNT,
};

/* The name of each in text: "hints". */
extern const char *const help_ids[HELP_COUNT];

/* Return true if hints are given, and if moves that lose something at once are asked about. */
static inline bool help_has_hints(enum help help)
{
    return help == HELP_HINTS || help == HELP_BOTH;
}

static inline bool help_has_warnings(enum help help)
{
    return help == HELP_WARNINGS || help == HELP_BOTH;
}

/* The help that was given in a game. Undo takes none of it back. */
struct help_given {
    int hints, warnings; /* up to HELP_GIVEN_MOST */
};

enum {
    MATCH_LENGTH_MOST = 999,
    HELP_GIVEN_MOST = 9999,
    HANDICAP_MOST = 3,
    ODDS_WINS = 3, /* so many wins in a row, and each further as many, mean that odds are wrong */
};

/* A player begins games with so many men fewer than the rule set gives. */
struct handicap {
    int player;
    int men; /* 0: nobody has a handicap */
};

static inline bool handicap_equal(struct handicap a, struct handicap b)
{
    return a.men == b.men && (a.men == 0 || a.player == b.player);
}

struct match_setup {
    struct player players[PLAYER_COUNT];
    struct named_ruleset rules;
    enum starter_policy starter;
    int first_starter; /* the player who starts the first game */
    int length;        /* points that a player needs, to MATCH_LENGTH_MOST; 0: without end */
    enum help help;
    struct help_given given;               /* in the first game, so far */
    const struct position *start;          /* of every game, copied; NULL: the rule set's own */
    struct handicap handicap;              /* none if `start` is given */
    struct player stand_ins[PLAYER_COUNT]; /* names for players without one; empty: "1", "2" */
    uint64_t seed;                         /* as in struct match */
    struct time_control control;           /* of every game */
};

struct ledger_entry {
    int number;  /* of the game, from 1 */
    int starter; /* the player who moved first */
    int black;   /* the player who had Black */
    struct result result;
    int plies;
    struct help_given given;
    struct handicap handicap;
    struct position last;                       /* the final one */
    const struct player *players[PLAYER_COUNT]; /* who played; set by match_ledger_entry, and valid
                                                   until another player takes a seat */
};

struct score {
    int half_points[PLAYER_COUNT]; /* a win is two, a draw one */
    int wins[PLAYER_COUNT];
    int draws;
};

/* Who had each seat in a game, where another player has it now. */
struct sat {
    struct player *players[PLAYER_COUNT]; /* owned; NULL: the player who has the seat now */
};

/* How the clock of the current game stands: what undo gives back stands in the game's tree. */
struct match_clock {
    struct game_clock clock; /* of the one to move */
    int game;                /* where that is: the serial of the game, */
    struct game_place place; /* and where it stands */
    bool off;                /* the game is looked into after its end: nobody's time counts */
};

/* A game that is not the current one, with its ledger entry. */
struct kept_game {
    int serial;
    struct ledger_entry entry;
    struct game_record record; /* owned */
    struct sat sat;
    int end; /* the node and the result after which the next game began */
    struct result result;
};

struct match {
    struct player players[PLAYER_COUNT];
    struct named_ruleset rules; /* of every game */
    enum starter_policy policy;
    int length;               /* as in struct match_setup */
    enum help help;           /* may be changed at any time */
    struct handicap handicap; /* of the games that are still to begin; the same */
    bool own_start;           /* games begin from `start`, not from the rule set's start */
    struct position start;
    struct kept_game
        *kept; /* owned; in order; for the current game only its end, if games follow */
    size_t kept_capacity;
    int finished_count;      /* games before the current one */
    int later_count;         /* games after it */
    struct game game;        /* the current one */
    int serial;              /* of the current game, unique in this match */
    int last_serial;         /* of the newest game; the first has 1 */
    int starter;             /* of the current game */
    int black;               /* the player who has Black in the current game */
    struct sat sat;          /* in the current game */
    struct help_given given; /* in the current game */
    uint64_t seed;           /* of the errors of the computer's levels; 0: none has been drawn */
    struct time_control control; /* of every game */
    struct match_clock clock;    /* of the current game */
    bool paused; /* the players have stopped the clock, and computers that play, or nobody has let
                    them go on yet since the match was resumed; not saved */
};

/* Begins the first game. An empty name is replaced by its stand-in; the second of two equal names
 * gets " (2)". Allocates; match_finish frees. */
void match_init(struct match *match, const struct match_setup *setup);
void match_finish(struct match *match);

/* Notes that help was given in the current game. */
void match_note_hint(struct match *match);
void match_note_warning(struct match *match);

/* --- The clock. It counts from the first move of a game on: before it nobody's time passes. --- */

/* Makes a legal move at `node`, by game_go_on_at and game_play; a paused match goes on by it. What
 * is left of the mover's time, as far as it has been counted, stands in the tree then. In a game
 * that was over, a move at another node only looks into it: its clock is off until it is over
 * again. */
void match_play(struct match *match, int node, const struct move *move);

/* Returns true if the time of the one to move counts, unless it is stopped. */
bool match_is_timed(const struct match *match);

/* Counts the time until `now`, in milliseconds of a clock that never stops. A caller that comes far
 * too late has been asleep: none of that time counts, and the match is paused. Where the game
 * stands elsewhere than before, nothing has been spent: times are as they stood. */
void match_count_time(struct match *match, uint64_t now);

/* Lets the clock run from `now` on, up to which the time must have been counted, or stops it. It
 * stands while the match is paused, and where nobody's time counts. */
void match_run_clock(struct match *match, bool runs, uint64_t now);

/* Returns what `player` has left in the current game, in milliseconds, as far as it has been
 * counted. The match must have a clock. */
int match_time_left(const struct match *match, int player);

/* Returns how long the one to move should think, a program at full strength: as its clock has it,
 * at most `most`, or `usual` if its time does not count. */
int match_thinking_time(const struct match *match, int usual, int most);

/* Returns in how many milliseconds the next digit of the clock changes, from when it was counted
 * last; -1: it stands. */
int match_clock_wait(const struct match *match);

/* Returns true if the time of the one to move is up. */
bool match_time_is_up(const struct match *match);

/* --- Games from elsewhere --- */

/* Replaces the first game, in which nothing has been played, by another one with the same start and
 * rules. The match owns it from now on. */
void match_take_game(struct match *match, const struct game *game);

/* A game of a match that is restored. */
struct restored_game {
    struct game game; /* owned */
    int serial;       /* from 1 */
    int starter, black;
    struct sat sat;
    struct help_given given;
    int end;              /* as in struct kept_game; unused for the last game */
    struct result result; /* the same */
    int spent;            /* by the one to move, in milliseconds */
    bool off;             /* as in struct match_clock */
};

/* Replaces the game of a match that has just begun by these games, in order, all with the match's
 * rules, and its start or a handicap. The one at `current`, from 0, becomes the current game. The
 * match owns them from now on. */
void match_restore(struct match *match, const struct restored_game *games, int count, int current);

/* Returns the number of games: those before the current one, it, and those after it. */
int match_game_count(const struct match *match);

/* A stamp of a game: equal stamps mean that the game at `place`, 0 to match_game_count - 1, has not
 * changed, so that nobody need look at the game itself. */
struct game_stamp {
    int serial;
    unsigned revision; /* of its tree */
    struct game_stand stand;
    struct help_given given;
    int end;              /* as in struct kept_game; NODE_NONE: no game follows it */
    struct result result; /* the same */
    int spent;            /* until the clock began to run last, in milliseconds */
    bool off;             /* as in struct match_clock */
};
struct game_stamp match_stamp(const struct match *match, int place);
bool game_stamp_equal(const struct game_stamp *a, const struct game_stamp *b);

/* Calls `see` with the game at `place`, its starter and the player who has Black. The game is valid
 * during the call. A game that is not the current one is taken out for it and put away again. */
typedef void match_visitor(void *data, const struct game *game, int starter, int black);
void match_visit(struct match *match, int place, match_visitor *see, void *data);

/* Calls `edit` with the game of this serial, which may change its tree by edits (edits.h), in the
 * same way. Returns false if the match has no such game. */
typedef void match_editor(void *data, struct game *game);
bool match_edit(struct match *match, int serial, match_editor *edit, void *data);

/* Seats another player, or the same one by another name, also in the ledger. Games that are over
 * stay those of the player who had the seat, if the new one is of another level. Empty and equal
 * names are treated as in match_init. */
void match_seat(struct match *match, int player, const struct player *who,
                const struct player *stand_in);

/* Returns who had the seat of `player` in the game at `place`, 0 to match_game_count - 1. Valid as
 * long as that stays so. */
const struct player *match_player_in(const struct match *match, int place, int player);

/* Returns the player who would start the next game. The current game must be over. */
int match_next_starter(const struct match *match);

/* Returns the colour that moves first in the next game. Its starter gets that colour. */
enum side match_next_first(const struct match *match);

/* Begins the next game; the current one must be over, and the match not decided. If redo leads on
 * to a game, goes there. */
void match_next_game(struct match *match);

/* Returns true if the match is over with the current game: a player, or after a draw both, have
 * the points of its length. Undo of the result takes that back. */
bool match_decided(const struct match *match);

/* Returns the winner of a decided match, or -1: both have as many points. */
int match_winner(const struct match *match);

/* Returns what the end of the current game means: its outcome, or that of the match if it decides
 * it, which the winner may have won by a draw. */
enum outcome match_outcome(const struct match *match);

/* Returns the start of a game in which `side` has so many men fewer, up to HANDICAP_MOST. */
struct position handicap_start(const struct ruleset *rules, enum side side, int men);

/* Returns the handicap with which a game of the match began, in which `black` had Black. */
struct handicap match_handicap_of(const struct match *match, const struct game *game, int black);

enum odds_kind {
    ODDS_AS_THEY_ARE,
    ODDS_LEVEL,    /* the computer should play at another level */
    ODDS_HANDICAP, /* the next games should begin with another handicap */
};

/* What would make the games more even. */
struct odds {
    enum odds_kind kind;
    int winner, wins;         /* who has won so many games in a row */
    int computer, level;      /* of ODDS_LEVEL: the player, and the new level */
    struct handicap handicap; /* of ODDS_HANDICAP: the new one */
};

/* Returns that after the end of a game. A man that was taken off comes back first; then the level
 * changes, if one player is the computer and there is such a level. */
struct odds match_odds(const struct match *match);

/* Changes the match as `odds` says. `stand_in` is the new name of the computer at another level. */
void match_take_odds(struct match *match, const struct odds *odds, const struct player *stand_in);

/* Returns the setup of a match like this decided one: its policy says who starts. `start` points
 * into the match. */
struct match_setup match_revenge(const struct match *match);

/* Undo and redo the last thing: a step of the game's line or an edit of its tree (edits.h has the
 * rule), and go from game to game. Return false and change nothing if there is nothing to do. */
bool match_can_undo(const struct match *match);
bool match_can_redo(const struct match *match);
bool match_undo(struct match *match);
bool match_redo(struct match *match);

int match_player_of_side(const struct match *match, enum side side);

/* Returns the level of the player who has `side`, or PLAYER_PERSON. */
int match_level_of_side(const struct match *match, enum side side);

/* Returns true if the computer is to move: the game is not over. */
bool match_computer_moves(const struct match *match);

/* Returns the number of players who are people. */
int match_people(const struct match *match);

/* Returns the side of the only person, or Black if that is not one. */
enum side match_person_side(const struct match *match);

/* Returns the name of the player who has `side`. Valid as long as the match. */
const char *match_name_of_side(const struct match *match, enum side side);

/* Returns the number of entries. The current game has one once it has a result. */
int match_ledger_count(const struct match *match);

/* Returns an entry; `index` is 0 to match_ledger_count - 1, oldest first. */
struct ledger_entry match_ledger_entry(const struct match *match, int index);

/* Returns the player who won, or -1 for a draw. */
int ledger_winner(const struct ledger_entry *entry);

/* Return the score with the current game, once it has a result, and without it. */
struct score match_score(const struct match *match);
struct score match_score_before(const struct match *match);

/* Returns the score of the first `count` entries; score_add adds another entry. */
struct score match_score_after(const struct match *match, int count);
void score_add(struct score *score, const struct ledger_entry *entry);

/* Prints points as players write them: "0", "½", "1", "1½". */
void score_print(struct strbuf *out, int half_points);

#endif

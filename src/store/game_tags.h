/* SPDX-License-Identifier: MIT */
/* The tags of a game, in the order in which they were set. A zeroed struct has none. */
#ifndef STORE_GAME_TAGS_H
#define STORE_GAME_TAGS_H

#include "match/match.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct game_tag {
    char *name, *value; /* owned */
};

struct game_tags {
    struct game_tag *tags; /* owned; `count` of them */
    size_t capacity;
    int count;
};

void game_tags_finish(struct game_tags *tags);

/* Sets a tag, replacing the one with that name. Copies both texts. */
void game_tags_set(struct game_tags *tags, const char *name, const char *value);

/* Returns the value of the tag, or `otherwise`. Valid until it is set again. */
const char *game_tags_get(const struct game_tags *tags, const char *name, const char *otherwise);

/* Returns a copy, which the caller finishes. */
struct game_tags game_tags_copy(const struct game_tags *tags);

/* Gives the game the values of the tags in `changes`, and these the values that it had; "?" where
 * it had none. The same again undoes it. */
void game_tags_swap(struct game_tags *tags, struct game_tags *changes);

/* Who played `colour`, "Black" or "White", as the tags "BlackType" ("human" or "program") and
 * "BlackLevel" say: the level of this program (match/player.h), or PLAYER_PERSON for whatever else.
 * game_tags_set_level sets nothing for a person if no program was named before. */
int game_tags_level(const struct game_tags *tags, const char *colour);
void game_tags_set_level(struct game_tags *tags, const char *colour, int level);

/* Returns why a game is won that no rule ends: the tag "Termination" says "time forfeit", or the
 * loser has resigned. game_tags_set_reason changes the tag if the game ended otherwise than it
 * says; a game that goes on, or a draw that was agreed, may have any (other programs draw on time).
 */
enum reason game_tags_reason_of_win(const struct game_tags *tags);
void game_tags_set_reason(struct game_tags *tags, enum reason reason);

/* The time control, `black` being the player who has Black: the tag "TimeControl", or, where the
 * players' times differ, "WhiteTimeControl" and "BlackTimeControl". As in PGN, in seconds: "300",
 * "300+5" with an increment, "1/30" for a move; besides "300d5" with a delay. None is set only
 * where the tags said something else. */
struct time_control game_tags_control(const struct game_tags *tags, int black);
void game_tags_set_control(struct game_tags *tags, int black, const struct time_control *control);

/* What the one to move has spent already where the game stands, and whether its clock is off
 * (struct match_clock): the tag "MatchClock", seconds or "off". */
int game_tags_spent(const struct game_tags *tags);
bool game_tags_clock_off(const struct game_tags *tags);
void game_tags_set_clock(struct game_tags *tags, int spent, bool off);

/* The seed of the level's errors, as the tag "Seed" says; 0: there is none. */
uint64_t game_tags_seed(const struct game_tags *tags);
void game_tags_set_seed(struct game_tags *tags, uint64_t seed);

/* The length of the match that the game is of, as in struct match_setup, as the tag "MatchLength"
 * says; 0: without end, or it is not a length. */
int game_tags_length(const struct game_tags *tags);
void game_tags_set_length(struct game_tags *tags, int length);

/* The help of that match, as the tag "MatchHelp" says, and what was given of it in the game:
 * "Hints" and "Warnings". The usual help and none given are set only where the tags said something
 * else. */
enum help game_tags_help(const struct game_tags *tags);
void game_tags_set_help(struct game_tags *tags, enum help help);
struct help_given game_tags_given(const struct game_tags *tags);
void game_tags_set_given(struct game_tags *tags, struct help_given given);

/* The handicap with which the game began, as the tag "Handicap" says ("White 1"), and that of the
 * games to come in its match: "MatchHandicap". `black` is the player who has Black. None is set
 * only where the tag said something else. */
struct handicap game_tags_handicap(const struct game_tags *tags, const char *name, int black);
void game_tags_set_handicap(struct game_tags *tags, const char *name, int black,
                            struct handicap handicap);

/* Returns true if a game that begins from `start` begins as its rules say, but for the handicap
 * that its tag says. */
bool game_tags_usual_start(const struct game_tags *tags, const struct ruleset *rules,
                           const struct position *start);

/* The levels of those who have the seats of the match now, where others had them in the game: the
 * tag "MatchSeats". game_tags_seats returns false, and changes nothing, if there is none. */
bool game_tags_seats(const struct game_tags *tags, int levels[PLAYER_COUNT]);
void game_tags_set_seats(struct game_tags *tags, const int levels[PLAYER_COUNT]);

/* Returns the value, or "" for "?", which PDN writes if it is unknown. */
const char *tag_value_known(const char *value);

#endif

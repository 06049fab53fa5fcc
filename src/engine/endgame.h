/* SPDX-License-Identifier: MIT */
/* Perfect endings: what every position of a few pieces is worth under one rule set, and in how many
 * plies it is over. The tables are memory lent by the caller; a probe neither allocates nor keeps
 * state, so any number of threads may probe while no table is added.
 *
 * Repetition and quiet plies are not in the tables: a draw is what neither side can force to be
 * anything else. Lone kings are. */
#ifndef ENGINE_ENDGAME_H
#define ENGINE_ENDGAME_H

#include "engine/endgame_class.h"
#include "rules/generator.h"

enum {
    ENDGAME_PLIES_PIECES = 5, /* a table of more takes a quarter of the room without distances */
};

/* For the side to move. */
enum endgame_outcome {
    ENDGAME_UNKNOWN, /* no table */
    ENDGAME_LOSS,
    ENDGAME_DRAW,
    ENDGAME_WIN,
};

struct endgame_value {
    enum endgame_outcome outcome;
    /* Of a win or a loss: the plies of both sides until one has no move, if the winner hurries and
     * the loser delays. -1: not known, or a draw. */
    int plies;
};

struct endgame {
    struct ruleset rules; /* as endgame_rules gives them */
    const struct generator *generator;
    struct endgame_classes classes;
    const uint8_t *tables[ENDGAME_CLASS_COUNT]; /* lent; NULL: there is none */
    int pieces;       /* all positions of up to so many have a table; 1: there is none */
    int plies_pieces; /* tables of up to so many know distances */
};

/* The rules with every field that endings do not depend on as `american` has it: rule sets that
 * come out alike share their tables. */
struct ruleset endgame_rules(const struct ruleset *rules);

/* Without a table so far; distances are for up to ENDGAME_PLIES_PIECES pieces. */
void endgame_begin(struct endgame *endgame, const struct ruleset *rules);

/* Bytes of the table of a class. */
size_t endgame_table_size(const struct endgame *endgame, int class);

/* Lends a whole table, which endgame_solve has made for the same rules. */
void endgame_add(struct endgame *endgame, int class, const uint8_t *table);

/* Of a possible position. */
struct endgame_value endgame_probe(const struct endgame *endgame, const struct position *position);

/* --- For the maker and the checker --- */

/* A value as tables have it: the plies to the end, of which only whether they are even or odd
 * counts where the distance is not known. Whoever has no move is at the end, and under one rule set
 * it is always he who has won, or he who has lost: so even and odd tell who wins. */
enum {
    ENDGAME_CODE_MOST = 253,
    ENDGAME_CODE_UNKNOWN = 254,
    ENDGAME_CODE_DRAW = 255,
};

uint8_t endgame_code(const struct endgame *endgame, const struct position *position);

/* Of an entry of a table that is there. */
uint8_t endgame_code_at(const struct endgame *endgame, int class, uint32_t entry);

/* Are the distances in the table of this class? */
static inline bool endgame_knows_plies(const struct endgame *endgame, int class)
{
    return endgame->classes.classes[class].pieces <= endgame->plies_pieces;
}

/* What the code of the end is to the side to move; the codes that win are those alike. */
static inline bool endgame_code_wins(const struct endgame *endgame, uint8_t code)
{
    return (code & 1) == (endgame->rules.goal == GOAL_LOSE ? 0 : 1);
}

/* How lone kings, with a move to make, end the game under these rules. */
enum endgame_lone_kings {
    LONE_KINGS_PLAY_ON,
    LONE_KINGS_DRAW,
    LONE_KINGS_MAY_DRAW, /* the side to move may claim it */
};

enum endgame_lone_kings endgame_lone_kings(const struct endgame *endgame,
                                           const struct position *position);

#endif

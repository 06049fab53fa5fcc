/* SPDX-License-Identifier: MIT */
/* Endgame tables (tablebases): the outcome of every position of a few pieces under one rule set,
 * and the distance to the end in plies. The caller owns the memory of the tables. A probe neither
 * allocates nor changes anything, so any number of threads may probe while no table is added.
 *
 * The tables know nothing of draws by repetition or by quiet plies: a draw is a position in which
 * neither side can force a win. They do know the draw by lone kings. */
#ifndef ENGINE_ENDGAME_H
#define ENGINE_ENDGAME_H

#include "engine/endgame_class.h"
#include "rules/generator.h"

enum {
    ENDGAME_PLIES_PIECES =
        5, /* tables of more pieces have no distances, which saves three quarters */
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
    /* Of a win or a loss: plies of both sides until one has no move, with best play by both. -1:
     * unknown, or a draw. */
    int plies;
};

struct endgame {
    struct ruleset rules; /* as endgame_rules gives them */
    const struct generator *generator;
    struct endgame_classes classes;
    const uint8_t *tables[ENDGAME_CLASS_COUNT]; /* the caller's; NULL: there is none */
    int pieces;       /* all positions of up to so many pieces have a table; 1: none has */
    int plies_pieces; /* tables of up to so many pieces have distances */
};

/* Returns the rules with every field that endgames do not depend on as in `american`. Rule sets for
 * which this is equal share their tables. */
struct ruleset endgame_rules(const struct ruleset *rules);

/* Begins without tables. Distances are for up to ENDGAME_PLIES_PIECES pieces. */
void endgame_begin(struct endgame *endgame, const struct ruleset *rules);

/* Returns the size of the table of a class in bytes. */
size_t endgame_table_size(const struct endgame *endgame, int class);

/* Adds a table that endgame_solve has completed for the same rules. The caller keeps it. */
void endgame_add(struct endgame *endgame, int class, const uint8_t *table);

/* Looks up a possible position. */
struct endgame_value endgame_probe(const struct endgame *endgame, const struct position *position);

/* --- For endgame_solve.h --- */

/* A value as the tables have it: the plies to the end. At the end one side has no move, which under
 * one rule set always wins or always loses, so an even or odd distance tells who wins. Tables
 * without distances keep only that bit. */
enum {
    ENDGAME_CODE_MOST = 253,
    ENDGAME_CODE_UNKNOWN = 254,
    ENDGAME_CODE_DRAW = 255,
};

uint8_t endgame_code(const struct endgame *endgame, const struct position *position);

/* Returns the code of an entry. The class must have a table. */
uint8_t endgame_code_at(const struct endgame *endgame, int class, uint32_t entry);

/* Returns true if the table of this class has distances. */
static inline bool endgame_knows_plies(const struct endgame *endgame, int class)
{
    return endgame->classes.classes[class].pieces <= endgame->plies_pieces;
}

/* Returns true if the code, which must not be a draw or unknown, is a win for the side to move. */
static inline bool endgame_code_wins(const struct endgame *endgame, uint8_t code)
{
    return (code & 1) == (endgame->rules.goal == GOAL_LOSE ? 0 : 1);
}

/* What the rules say of lone kings when the side to move can move. */
enum endgame_lone_kings {
    LONE_KINGS_PLAY_ON,
    LONE_KINGS_DRAW,
    LONE_KINGS_MAY_DRAW, /* the side to move may claim it */
};

enum endgame_lone_kings endgame_lone_kings(const struct endgame *endgame,
                                           const struct position *position);

#endif

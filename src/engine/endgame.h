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
#include "engine/endgame_pack.h"
#include "rules/generator.h"

enum {
    ENDGAME_PLIES_PIECES = 5, /* tables of more pieces are packed */
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

/* The table of a class. That of few pieces is a byte for each entry, its code. Others are packed:
 * they hold outcomes alone, and none where a capture must be made, since what the captures lead to
 * is known. Beside them may be the distances, for classes in which each side has as many pieces. */
struct endgame_table {
    const uint8_t *bytes; /* NULL: there is no table */
    size_t size;
    const uint8_t *plies; /* the distances; NULL: there are none */
    size_t plies_size;
};

struct endgame {
    struct ruleset rules; /* as endgame_rules gives them */
    const struct generator *generator;
    struct endgame_classes classes;
    struct endgame_table tables[ENDGAME_CLASS_COUNT]; /* their memory is the caller's */
    int pieces;       /* all positions of up to so many pieces have a table; 1: none has */
    int pieces_most;  /* no table has more pieces; 1: there is none */
    int plies_pieces; /* tables of more pieces are packed */
    int plies_end;    /* all distances are shorter; see ENDGAME_TOO_LONG */
};

/* Returns the rules with every field that endgames do not depend on as in `american`. Rule sets for
 * which this is equal share their tables. */
struct ruleset endgame_rules(const struct ruleset *rules);

/* Begins without tables. Those of up to ENDGAME_PLIES_PIECES pieces will not be packed. */
void endgame_begin(struct endgame *endgame, const struct ruleset *rules);

/* Returns true if a table, read from somewhere, has the form of that of a class: it can be added,
 * and probed without harm, whatever it says. Where entries are decided and their distances have no
 * bytes there are none: `plies` becomes NULL. */
bool endgame_fits(const struct endgame *endgame, int class, struct endgame_table *table);

/* Adds a table that endgame_solve has completed for the same rules. The caller keeps its memory. */
void endgame_add(struct endgame *endgame, int class, const struct endgame_table *table);

/* Frees the memory of a table that endgame_solve has made. */
void endgame_table_free(struct endgame_table *table);

/* Looks up a possible position. */
struct endgame_value endgame_probe(const struct endgame *endgame, const struct position *position);

/* The same for a search, which makes captures anyway: unknown where a packed table has no entry
 * because a capture must be made. */
struct endgame_value endgame_probe_entry(const struct endgame *endgame,
                                         const struct position *position);

/* Returns the value that follows from the moves of a position, unknown if it does not. */
struct endgame_value endgame_value_due(const struct endgame *endgame,
                                       const struct position *position);

/* --- For endgame_solve.h --- */

/* A value as the tables have it: the plies to the end. At the end one side has no move, which under
 * one rule set always wins or always loses, so an even or odd distance tells who wins. Where no
 * distance is known the code is 0 or 1. */
enum {
    ENDGAME_CODE_MOST = 253,
    ENDGAME_CODE_DRAW = 255,
};

/* Returns the value of an entry. The class must have a table; if that is packed, the side to move
 * must not have to capture. */
struct endgame_value endgame_entry(const struct endgame *endgame, int class, uint32_t entry);

/* Returns true if the side to move has to capture. */
bool endgame_must_capture(const struct endgame *endgame, const struct position *position);

/* Returns true if the table of this class, which may be missing, is packed. */
static inline bool endgame_is_packed(const struct endgame *endgame, int class)
{
    return endgame->classes.classes[class].pieces > endgame->plies_pieces;
}

/* Returns true if packed outcomes of this class should have distances beside them: where each side
 * has as many pieces, and captures lead to tables with distances. Elsewhere a search finds the way
 * to a win by the outcomes. */
static inline bool endgame_wants_plies(const struct endgame *endgame, int class)
{
    const struct endgame_class *of = &endgame->classes.classes[class];
    return of->pieces == endgame->plies_pieces + 1 &&
           of->men[BLACK] + of->kings[BLACK] == of->men[WHITE] + of->kings[WHITE];
}

/* Returns true if the code, which must not be a draw or unknown, is a win for the side to move. */
static inline bool endgame_code_wins(const struct endgame *endgame, uint8_t code)
{
    return (code & 1) == (endgame->rules.goal == GOAL_LOSE ? 0 : 1);
}

/* A packed table begins with its summary; the packed outcomes follow. Its distances are the codes
 * of all entries that are not packed as draws. */
struct endgame_summary {
    uint32_t wins, draws, losses; /* entries; for the side to move */
    int32_t longest;              /* plies of the longest win; -1: there is none, or unknown */
};

/* Counts an entry. */
void endgame_summary_add(const struct endgame *endgame, struct endgame_summary *summary,
                         uint8_t code, bool exact);

/* What the rules say of lone kings when the side to move can move. */
enum endgame_lone_kings {
    LONE_KINGS_PLAY_ON,
    LONE_KINGS_DRAW,
    LONE_KINGS_MAY_DRAW, /* the side to move may claim it */
};

enum endgame_lone_kings endgame_lone_kings(const struct endgame *endgame,
                                           const struct position *position);

#endif

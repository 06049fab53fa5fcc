/* SPDX-License-Identifier: MIT */
/* Finds and checks puzzles (match/puzzle.h) with the engine. It counts pieces, so what is won can
 * be seen on the board. */
#ifndef THINK_PUZZLES_H
#define THINK_PUZZLES_H

#include "match/puzzle.h"
#include "store/game_text.h"
#include "think/thinker.h"

enum {
    PUZZLE_DEPTH = 13,       /* plies to which each move of a puzzle is searched */
    PUZZLE_CHECK_DEPTH = 27, /* the same for those that are shipped */
    PUZZLE_NODES = 2000000,  /* of a search at most; this keeps it repeatable */
    PUZZLE_MEGABYTES = 8,
};

/* Puzzles in memory, no two of them alike (puzzles_alike). */
struct puzzle_list {
    struct game *games; /* owned, `count` of them, each one too */
    size_t capacity;
    int count;
};

void puzzle_list_finish(struct puzzle_list *list);

/* Takes a puzzle. Returns false if one like it is in the list: then it is freed. */
bool puzzle_list_add(struct puzzle_list *list, struct game *puzzle);

/* What a thinker that finds or checks puzzles needs: one thread, so that it finds the same again.
 * It should have no weights, and may have tables. */
struct thinker_settings puzzle_settings(int depth);

/* Looks for a puzzle for the side to move. It is one if a move that is no capture leads to a win of
 * pieces that rests, or of the game, while after each other move nothing of that is won; and if so
 * on each turn of the solver. Nothing is found in positions that are lost or won anyhow by count of
 * pieces. Returns false, with nothing to free, if there is none, or after `*stop` (may be NULL) was
 * set. */
bool puzzle_find(const struct thinker *thinker, const struct named_ruleset *rules,
                 const struct position *position, const atomic_bool *stop, struct game *out);

/* Looks for puzzles in each position of the game's main line, and adds them to the list. */
void puzzles_look_through(const struct thinker *thinker, const struct game *game,
                          const atomic_bool *stop, struct puzzle_list *list);

/* Returns true if the game is a puzzle whose solution wins what it says, by the thinker, on each
 * turn of the solver by one move only; and if every other move is there and is refuted: its
 * variation ends where nothing can be captured and the goal is not reached. */
bool puzzle_check(const struct thinker *thinker, const struct game *game);

/* Returns the house rule set whose puzzles are right under `rules`, too, or NULL: itself, or the
 * first one under which every position has the same moves and the same outcome. */
const struct named_ruleset *puzzles_fit(const struct named_ruleset *rules);

/* Writes a puzzle as PDN, with who played the game that it comes from, when and where, as `origin`
 * says, and with its grade. */
void puzzle_write(struct pdn_writer *writer, const struct game *game,
                  const struct game_tags *origin);

#endif

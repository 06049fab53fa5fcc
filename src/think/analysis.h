/* SPDX-License-Identifier: MIT */
/* The analysis of a game: what each position of its main line is worth, and what its moves cost.
 *
 * Each position is searched by itself, so that nothing but the game, the limit and the tables
 * decides what is found. A move that costs something is then held against the best one by a second
 * search, as deep as that of the position after it: what only a deeper look had seen is no mistake.
 *
 * analysis_step may run on another thread: an analysis keeps copies, and needs no game. */
#ifndef THINK_ANALYSIS_H
#define THINK_ANALYSIS_H

#include "match/game.h"
#include "match/hint.h"
#include "notation/assessment.h"
#include "think/thinker.h"

enum {
    ANALYSIS_NODES = 500000, /* of a search where no limit is given */
    ANALYSIS_MEGABYTES = 16, /* of the thinker: enough for so many nodes, and cleared at once */
    ANALYSIS_LINE_MAX = 10,  /* moves of a better line */
};

/* How bad a move is. */
enum judgement {
    JUDGEMENT_NONE,
    JUDGEMENT_DUBIOUS, /* ?! */
    JUDGEMENT_MISTAKE, /* ? */
    JUDGEMENT_BLUNDER, /* ?? */
};

/* A position of the main line, and the move that was made there. */
struct analysed_ply {
    struct move played; /* not at the end of the line, nor are the others but `best` */
    struct move best;
    struct worth worth;
    int cost; /* of the move played, as analysis_cost tells */
    enum judgement judgement;
    int line_length;                     /* 0 without a judgement */
    struct move line[ANALYSIS_LINE_MAX]; /* better; it begins with `best` */
    struct worth line_worth;             /* after the first move of it */
    struct proof proof;                  /* what it shows for the side that plays it */
};

struct analysis {
    struct position *positions; /* owned; of the main line, the start included */
    struct analysed_ply *plies; /* owned; one for each position */
    int count;
    int done; /* positions searched; the moves between them are judged */
};

/* The settings for a thinker: one thread and ANALYSIS_NODES. Another limit may be set. */
struct thinker_settings analysis_settings(void);

/* Copies what it needs of the game. analysis_finish frees. */
void analysis_begin(struct analysis *analysis, const struct game *game);
void analysis_finish(struct analysis *analysis);

/* Searches the next position and judges the move that led to it. The thinker has the rules of the
 * game. Returns false if there is nothing left to do, or if `*stop` was set, which ends it within
 * milliseconds: then the next call begins with the same position. `stop` may be NULL. */
bool analysis_step(struct analysis *analysis, struct thinker *thinker, const atomic_bool *stop);

/* Returns what a score of the engine for the side to move is worth. Only tables prove a draw. */
struct worth analysis_worth(const struct thinker *thinker, const struct position *position,
                            int score);

/* Returns what it costs `side` that a position is worth `after` and not `before`, in hundredths of
 * a man, at least 0. In a game that is nearly decided a man costs less than in a level one. */
int analysis_cost(const struct worth *before, const struct worth *after, enum side side);

enum judgement analysis_judge(int cost);

/* Says in words what a better line of `side` is worth after its first move, and what it shows. */
typedef void analysis_words(struct strbuf *out, enum side side, const struct worth *worth,
                            const struct proof *proof);

/* Writes what has been found into the tree of the game that was analysed, which may have changed
 * since then, or of a copy of it, as one edit (match/edits.h): TEXT_ANALYSIS for each ply that is
 * still there; the strengths of bad moves, but not where a player has given one; the better lines
 * as variations, but not where their first move is in the tree already. What an analysis has
 * written before is removed first, except lines in which players have written or played since. */
void analysis_apply(const struct analysis *analysis, struct game *game, analysis_words *words);

/* Removes what analyses have written, in the same way, as one edit. */
void analysis_remove(struct game *game);

#endif

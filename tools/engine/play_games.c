/* SPDX-License-Identifier: MIT */
/* play-games RULES GAMES NODES SEED PIECES [WEIGHTS] >SAMPLES
 *
 * Lets the engine play GAMES games against itself with NODES nodes for a move, and writes the
 * positions without a capture, with the engine's score and the result of the game. Every second
 * game begins with random moves; the others go on from a position of 6 to 14 pieces that such a
 * game has passed through, with a few random moves, so that there is enough of what decides games.
 *
 * The engine knows the endings of up to PIECES pieces, 0 to 5; with 0 or 1 it knows none. A game
 * ends where they know the outcome, which is then the truth for all its positions. Random moves go
 * on from there: what the tables say of these positions costs no search.
 *
 * Without WEIGHTS it counts pieces. The same arguments give the same samples. It says how far it
 * is on standard error. */
#include "base/rng.h"
#include "engine/endgame_solve.h"
#include "engine/engine.h"
#include "notation/ruleset_text.h"
#include "rules/movegen.h"
#include "samples.h"
#include "think/weights.h"

#include <stdlib.h>

enum {
    PLIES_MAX = 300,   /* a longer game is a draw */
    QUIET_MAX = 60,    /* plies without a capture or a move of a man: the game is a draw */
    QUIET_WRITTEN = 8, /* positions after more of these say the same again: they are no samples */
    OPENING_LEAST = 4, /* random plies: from 4 to 13 */
    OPENING_CHOICES = 10,
    BRANCH_CHOICES = 4, /* random plies that lead away from an earlier game: from 1 to 4 */
    BRANCHES_MAX = 4096,
    BRANCH_PIECES_LEAST = 6,
    BRANCH_PIECES_MOST = 14,
    WALK_PLIES = 8, /* random plies after the outcome is known */
    MEMORY = 1 << 22,
    PIECES_MAX = 5, /* 6 would take minutes, and a gigabyte */
};

struct branch {
    struct position position;
    int origin; /* number of its game, counting those from the start */
};

struct play {
    struct ruleset rules;
    struct engine *engine;
    struct weights weights; /* without an evaluation pieces are counted */
    struct endgame endgame;
    uint64_t nodes;
    struct rng rng;
    struct branch branches[BRANCHES_MAX]; /* positions of games from the start, to go on from */
    uint32_t branch_count;                /* that have been seen; the last BRANCHES_MAX are kept */
    struct movelist list;                 /* the legal moves of the last position */
    /* The game. */
    struct position positions[PLIES_MAX + 1];
    int scores[PLIES_MAX + 1]; /* of those in which a move was chosen; Black's */
    int count;
    int origin; /* number of the game from the start that it is, or goes on from */
};

/* Makes the tables, which are never freed. */
static bool solve_endings(struct play *play, int pieces)
{
    struct endgame *endgame = &play->endgame;
    endgame_begin(endgame, &play->rules);
    for (int i = 0; i < ENDGAME_CLASS_COUNT && endgame->classes.classes[i].pieces <= pieces; i++) {
        struct endgame_table table;
        if (endgame_solve(endgame, i, NULL, &table) != ENDGAME_SOLVED)
            return false;
        endgame_add(endgame, i, &table);
    }
    return true;
}

static void play_random(struct play *play, int plies)
{
    for (int i = 0; i < plies && play->count <= PLIES_MAX; i++) {
        struct position *last = &play->positions[play->count - 1];
        movegen(&play->rules, last, &play->list);
        if (play->list.count == 0)
            return;
        uint32_t drawn = rng_below(&play->rng, (uint32_t)play->list.count);
        play->positions[play->count++] = position_after(last, &play->list.moves[drawn]);
    }
}

/* Begins a game: from the start, or from a position of an earlier game. */
static void play_opening(struct play *play, bool branch)
{
    uint32_t kept = play->branch_count < BRANCHES_MAX ? play->branch_count : BRANCHES_MAX;
    play->count = 1;
    if (branch && kept > 0) {
        const struct branch *drawn = &play->branches[rng_below(&play->rng, kept)];
        play->positions[0] = drawn->position;
        play->origin = drawn->origin;
        play_random(play, 1 + (int)rng_below(&play->rng, BRANCH_CHOICES));
    } else {
        play->positions[0] = position_start(&play->rules);
        play_random(play, OPENING_LEAST + (int)rng_below(&play->rng, OPENING_CHOICES));
    }
}

/* Keeps the positions of a game to go on from. */
static void keep_branches(struct play *play)
{
    for (int i = 0; i < play->count; i++) {
        int pieces = bits_count(position_occupied(&play->positions[i]));
        if (pieces >= BRANCH_PIECES_LEAST && pieces <= BRANCH_PIECES_MOST)
            play->branches[play->branch_count++ % BRANCHES_MAX] =
                (struct branch){play->positions[i], play->origin};
    }
}

static bool is_quiet(const struct position *before, const struct position *after)
{
    enum side side = before->side;
    return bits_count(position_occupied(before)) == bits_count(position_occupied(after)) &&
           (before->pieces[side] & ~before->kings) == (after->pieces[side] & ~after->kings);
}

/* Returns how many quiet plies led to the position at `index`. */
static int quiet_before(const struct play *play, int index)
{
    int quiet = 0;
    while (quiet < index &&
           is_quiet(&play->positions[index - quiet - 1], &play->positions[index - quiet]))
        quiet++;
    return quiet;
}

/* Returns true if a game that the board has not ended is a draw. Many rule sets have draws of their
 * own; with these every game ends. */
static bool is_drawn(const struct play *play)
{
    int last = play->count - 1, times = 0;
    int quiet = quiet_before(play, last);
    for (int i = last - quiet; i < last; i++)
        times += position_equal(&play->positions[i], &play->positions[last]);
    return times >= 2 || quiet >= QUIET_MAX || play->count > PLIES_MAX;
}

/* Returns true if the tables know the outcome of a position, and writes Black's points and score.
 */
static bool is_known(const struct play *play, const struct position *position, int *points,
                     int *score)
{
    struct endgame_value value = {.outcome = ENDGAME_UNKNOWN};
    if (bits_count(position_occupied(position)) <= play->endgame.pieces)
        value = endgame_probe(&play->endgame, position);
    if (value.outcome == ENDGAME_UNKNOWN)
        return false;
    bool black = (value.outcome == ENDGAME_WIN) == (position->side == BLACK);
    bool drawn = value.outcome == ENDGAME_DRAW;
    *points = drawn ? 1 : black ? 2 : 0;
    *score = drawn ? SCORE_DRAW : black ? SCORE_KNOWN : -SCORE_KNOWN;
    return true;
}

static void play_move(struct play *play)
{
    struct engine_answer answer;
    const struct position *last = &play->positions[play->count - 1];
    struct engine_task task = {
        .rules = &play->rules,
        .position = *last,
        .history = play->positions,
        .history_count = play->count - 1,
        .limits = {.nodes = play->nodes},
        .parameters.threads = 1,
        .evaluation = play->weights.evaluation,
        .endgame = play->endgame.pieces > 1 ? &play->endgame : NULL,
    };
    engine_choose(play->engine, &task, &answer);
    play->scores[play->count - 1] = last->side == BLACK ? answer.score : -answer.score;
    play->positions[play->count++] = position_after(last, &answer.pv[0]);
}

/* Plays until the outcome is known. Returns Black's points. */
static int play_on(struct play *play)
{
    for (;;) {
        int points, score;
        struct position *last = &play->positions[play->count - 1];
        movegen(&play->rules, last, &play->list);
        if (play->list.count == 0)
            return (play->rules.goal == GOAL_WIN) == (last->side == WHITE) ? 2 : 0;
        if (is_known(play, last, &points, &score))
            return points;
        if (is_drawn(play))
            return 1;
        play_move(play);
    }
}

/* Writes a position unless something can be captured in it. */
static void write_sample(struct play *play, const struct position *position, int score, int points)
{
    movegen(&play->rules, position, &play->list);
    if (play->list.count == 0 || play->list.moves[0].captured)
        return;
    struct sample sample = {
        .pieces = {position->pieces[BLACK], position->pieces[WHITE]},
        .kings = position->kings,
        .score = score,
        .side = (uint8_t)position->side,
        .points = (uint8_t)points,
        .game = (uint16_t)play->origin,
    };
    fwrite(&sample, sizeof sample, 1, stdout);
}

/* Goes on with random moves, and writes the positions of which the tables know the outcome. */
static void walk_on(struct play *play)
{
    int points, score;
    int from = play->count - 1;
    play_random(play, WALK_PLIES);
    for (int i = from; i < play->count; i++)
        if (is_known(play, &play->positions[i], &points, &score))
            write_sample(play, &play->positions[i], score, points);
}

/* Plays a game and writes its samples. */
static void play_game(struct play *play, int game)
{
    bool branch = game % 2;
    engine_forget(play->engine);
    play->origin = game / 2;
    play_opening(play, branch);
    int opening = play->count - 1;
    int points = play_on(play);
    for (int i = opening; i < play->count - 1; i++)
        if (quiet_before(play, i) <= QUIET_WRITTEN)
            write_sample(play, &play->positions[i], play->scores[i], points);
    if (!branch)
        keep_branches(play);
    walk_on(play);
}

/* Says after each tenth of the games how far it is. */
static void play_all(struct play *play, const char *rules, const char *seed, int games)
{
    for (int game = 0; game < games; game++) {
        play_game(play, game);
        if ((game + 1) % ((games + 9) / 10) == 0)
            fprintf(stderr, "%s, seed %s: %d of %d games\n", rules, seed, game + 1, games);
    }
}

int main(int argc, char **argv)
{
    static struct play play;
    struct named_ruleset rules;
    struct text_error error;
    if (argc < 6 || argc > 7 || atoi(argv[2]) < 1 || atoi(argv[3]) < 1 || atoi(argv[5]) < 0 ||
        atoi(argv[5]) > PIECES_MAX || !ruleset_parse(argv[1], &rules, &error)) {
        fputs("usage: play-games RULES GAMES NODES SEED PIECES [WEIGHTS] >SAMPLES\n", stderr);
        return 2;
    }
    play.rules = rules.rules;
    play.nodes = strtoull(argv[3], NULL, 10);
    play.rng = rng_init(strtoull(argv[4], NULL, 10));
    play.engine = engine_create(MEMORY);
    if (!play.engine || !solve_endings(&play, atoi(argv[5]))) {
        fputs("there is not enough memory\n", stderr);
        return 1;
    }
    if (argc == 7 && !weights_open(&play.weights, argv[6])) {
        fprintf(stderr, "%s cannot be used as weights\n", argv[6]);
        return 1;
    }
    play_all(&play, argv[1], argv[4], atoi(argv[2]));
    if (fflush(stdout) == 0 && !ferror(stdout))
        return 0;
    perror("the samples");
    return 1;
}

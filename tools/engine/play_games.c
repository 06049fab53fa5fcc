/* SPDX-License-Identifier: MIT */
/* play-games RULES GAMES NODES SEED PIECES [WEIGHTS] >SAMPLES
 *
 * Lets the engine play GAMES games against itself with NODES nodes for a move, each from a random
 * opening. Writes the positions without a capture, with the engine's score and the result of the
 * game. The engine knows the endings of up to PIECES pieces, 0 to 5; with 0 or 1 it knows none.
 * Without WEIGHTS it counts pieces. The same arguments give the same samples. */
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
    QUIET_MAX = 80,    /* plies without a capture or a move of a man: the game is a draw */
    OPENING_LEAST = 4, /* random plies: from 4 to 13 */
    OPENING_CHOICES = 10,
    MEMORY = 1 << 22,
    PIECES_MAX = 5, /* 6 would take minutes, and a gigabyte */
};

struct play {
    struct ruleset rules;
    struct engine *engine;
    struct weights weights; /* without an evaluation pieces are counted */
    struct endgame endgame;
    uint64_t nodes;
    struct rng rng;
    struct movelist list; /* the legal moves of the last position */
    struct position positions[PLIES_MAX + 1];
    int scores[PLIES_MAX + 1]; /* of those in which a move was chosen; Black's */
    int count;
};

/* Makes the tables, which are never freed. */
static bool solve_endings(struct play *play, int pieces)
{
    struct endgame *endgame = &play->endgame;
    endgame_begin(endgame, &play->rules);
    for (int i = 0; i < ENDGAME_CLASS_COUNT && endgame->classes.classes[i].pieces <= pieces; i++) {
        uint8_t *table = calloc(endgame_table_size(endgame, i), 1);
        if (!table || endgame_solve(endgame, i, NULL, table) != ENDGAME_SOLVED)
            return false;
        endgame_add(endgame, i, table);
    }
    return true;
}

static void play_opening(struct play *play)
{
    int plies = OPENING_LEAST + (int)rng_below(&play->rng, OPENING_CHOICES);
    play->positions[0] = position_start(&play->rules);
    play->count = 1;
    for (int i = 0; i < plies; i++) {
        struct position *last = &play->positions[play->count - 1];
        movegen(&play->rules, last, &play->list);
        if (play->list.count == 0)
            return;
        uint32_t drawn = rng_below(&play->rng, (uint32_t)play->list.count);
        play->positions[play->count++] = position_after(last, &play->list.moves[drawn]);
    }
}

static bool is_quiet(const struct position *before, const struct position *after)
{
    enum side side = before->side;
    return bits_count(position_occupied(before)) == bits_count(position_occupied(after)) &&
           (before->pieces[side] & ~before->kings) == (after->pieces[side] & ~after->kings);
}

/* Returns true if a game that the board has not ended is a draw. Many rule sets have draws of their
 * own; with these every game ends. */
static bool is_drawn(const struct play *play)
{
    const struct position *last = &play->positions[play->count - 1];
    int quiet = 0, times = 0;
    for (int i = play->count - 1; i > 0; i--) {
        if (!is_quiet(&play->positions[i - 1], &play->positions[i]))
            break;
        quiet++;
        times += position_equal(&play->positions[i - 1], last);
    }
    return times >= 2 || quiet >= QUIET_MAX || play->count > PLIES_MAX;
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

/* Plays to the end. Returns Black's points. */
static int play_on(struct play *play)
{
    for (;;) {
        struct position *last = &play->positions[play->count - 1];
        movegen(&play->rules, last, &play->list);
        if (play->list.count == 0)
            return (play->rules.goal == GOAL_WIN) == (last->side == WHITE) ? 2 : 0;
        if (is_drawn(play))
            return 1;
        play_move(play);
    }
}

/* Writes the samples of a game but the last position, in which no move was chosen. */
static void write_samples(struct play *play, int opening, int points, int game)
{
    for (int i = opening; i < play->count - 1; i++) {
        const struct position *position = &play->positions[i];
        movegen(&play->rules, position, &play->list);
        if (play->list.moves[0].captured)
            continue;
        struct sample sample = {
            .pieces = {position->pieces[BLACK], position->pieces[WHITE]},
            .kings = position->kings,
            .score = play->scores[i],
            .side = (uint8_t)position->side,
            .points = (uint8_t)points,
            .game = (uint16_t)game,
        };
        fwrite(&sample, sizeof sample, 1, stdout);
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
    for (int game = 0; game < atoi(argv[2]); game++) {
        engine_forget(play.engine);
        play_opening(&play);
        int opening = play.count - 1;
        write_samples(&play, opening, play_on(&play), game);
    }
    if (fflush(stdout) == 0 && !ferror(stdout))
        return 0;
    perror("the samples");
    return 1;
}

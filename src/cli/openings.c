/* SPDX-License-Identifier: MIT */
#include "cli/openings.h"

#include "base/array.h"
#include "base/bits.h"
#include "base/rng.h"
#include "base/translate.h"
#include "cli/ballots.h"
#include "cli/line_reader.h"
#include "match/game.h"
#include "notation/fen.h"
#include "prose/error_prose.h"
#include "rules/movegen.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    TRIES = 1000,   /* for an opening by lot that is even, or goes on */
    PLIES_MORE = 2, /* behind an opening that has been played before */
};

static void add(struct openings *openings, const struct opening *opening)
{
    openings->list = array_reserve(openings->list, &openings->capacity, (size_t)openings->count + 1,
                                   sizeof *openings->list);
    openings->list[openings->count++] = *opening;
}

/* --- From a file --- */

static bool refuse_line(const struct options *options, struct text_error *error, long line)
{
    error->line = (int)line;
    complain_text(options, options->openings, error);
    return false;
}

/* A game that is over at once says nothing of who plays it. */
static bool is_playable(const struct options *options, const struct opening *opening, long line)
{
    struct game game;
    game_init(&game, &options->rules, &opening->start);
    bool over = game_over(&game);
    game_finish(&game);
    if (over)
        COMPLAIN(options, STATUS_BAD_INPUT,
                 tr("{file}, line {line}: in this position the game is over"),
                 {"file", options->openings}, {"line", number_text((int)line).text});
    return !over;
}

static bool read_line(const struct options *options, const struct line_reader *line,
                      struct openings *out)
{
    struct opening opening = {.count = 0};
    struct text_error error;
    if (!line_is_text(line, &error) || !fen_parse(line->text, &opening.start, &error))
        return refuse_line(options, &error, line->number);
    if (!is_playable(options, &opening, line->number))
        return false;
    add(out, &opening);
    return true;
}

static bool read_lines(const struct options *options, FILE *file, struct openings *out)
{
    struct line_reader line = line_reader_init(file);
    bool fine = true;
    while (fine && line_reader_next(&line))
        fine = read_line(options, &line, out);
    line_reader_finish(&line);
    return fine;
}

static bool refuse_file(const struct options *options)
{
    COMPLAIN(options, STATUS_BAD_INPUT, tr("cannot read {file}: {reason}"),
             {"file", options->openings}, {"reason", strerror(errno)});
    return false;
}

static bool read_file(const struct options *options, struct openings *out)
{
    FILE *file = fopen(options->openings, "rb");
    if (!file)
        return refuse_file(options);
    bool fine = read_lines(options, file, out);
    if (ferror(file))
        fine = refuse_file(options);
    fclose(file);
    if (fine && out->count == 0) {
        COMPLAIN(options, STATUS_BAD_INPUT, tr("there is no position in {file}"),
                 {"file", options->openings});
        fine = false;
    }
    return fine;
}

/* --- By lot --- */

/* Nobody is a piece up, and nothing is about to be captured. */
static bool is_even(const struct ruleset *rules, const struct position *position)
{
    struct movelist list;
    movegen(rules, position, &list);
    return list.count > 0 && !move_is_capture(&list.moves[0]) &&
           bits_count(position->pieces[BLACK]) == bits_count(position->pieces[WHITE]);
}

/* Plays so many plies; false if the game is over before, or not even. */
static bool draw_moves(const struct openings *openings, struct rng *rng, struct opening *out)
{
    struct movelist list;
    struct position position = out->start;
    for (out->count = 0; out->count < openings->plies; out->count++) {
        movegen(&openings->rules->rules, &position, &list);
        if (list.count == 0)
            return false;
        const struct move *move = &list.moves[rng_below(rng, (uint32_t)list.count)];
        out->moves[out->count] = *move;
        position = position_after(&position, move);
    }
    return is_even(&openings->rules->rules, &position);
}

/* The lots of pair `index`. */
static struct rng lots_of(const struct openings *openings, int index)
{
    struct rng rng = rng_init(openings->seed);
    return rng_init(rng_next(&rng) + (uint64_t)index);
}

static struct opening draw_opening(const struct openings *openings, int index)
{
    struct opening opening = {.start = position_start(&openings->rules->rules)};
    struct rng rng = lots_of(openings, index);
    for (int i = 0; i < TRIES; i++)
        if (draw_moves(openings, &rng, &opening))
            return opening;
    opening.count = 0;
    return opening;
}

/* Adds moves to the opening; false if the game is over behind one. */
static bool draw_more(struct game *game, struct rng *rng, struct opening *out)
{
    for (int i = 0; i < PLIES_MORE && !game_over(game); i++) {
        struct movelist list;
        struct position position = game_position(game);
        movegen(&game->rules.rules, &position, &list);
        const struct move *move = &list.moves[rng_below(rng, (uint32_t)list.count)];
        out->moves[out->count++] = *move;
        game_play(game, move);
    }
    return !game_over(game);
}

/* Makes the opening longer, if the game goes on behind it. */
static bool try_more(const struct openings *openings, struct rng *rng, struct opening *opening)
{
    struct game game;
    struct opening longer = *opening;
    game_init(&game, openings->rules, &opening->start);
    for (int i = 0; i < opening->count && !game_over(&game); i++)
        game_play(&game, &opening->moves[i]);
    bool fine = draw_more(&game, rng, &longer);
    game_finish(&game);
    if (fine)
        *opening = longer;
    return fine;
}

/* A listed opening that is played again: the same players would play the same games. */
static struct opening vary(const struct openings *openings, int index, struct opening opening)
{
    struct rng rng = lots_of(openings, index);
    for (int i = 0; i < TRIES; i++)
        if (try_more(openings, &rng, &opening))
            break;
    return opening;
}

/* --- Ballots --- */

static bool add_ballots(const struct options *options, struct openings *out)
{
    static struct ballot ballots[BALLOTS_MAX];
    int count = ballots_make(ballots);
    for (int i = 0; i < count; i++) {
        struct opening opening = {.start = position_start(&options->rules.rules),
                                  .count = BALLOT_PLIES};
        for (int ply = 0; ply < BALLOT_PLIES; ply++)
            opening.moves[ply] = ballots[i].moves[ply];
        if (!ballots[i].loses)
            add(out, &opening);
    }
    if (count == 0)
        complain_memory(options);
    return count > 0;
}

/* --- All of them --- */

/* A list is gone through in an order of its own for each seed. */
static void shuffle(struct openings *openings)
{
    struct rng rng = rng_init(openings->seed);
    for (int i = openings->count - 1; i > 0; i--) {
        int other = (int)rng_below(&rng, (uint32_t)i + 1);
        struct opening kept = openings->list[i];
        openings->list[i] = openings->list[other];
        openings->list[other] = kept;
    }
}

bool openings_read(const struct options *options, struct openings *out)
{
    *out = (struct openings){
        .rules = &options->rules,
        .seed = options->seed,
        .plies = options->plies > 0 ? options->plies : OPENING_PLIES,
    };
    bool fine = true;
    if (options->openings)
        fine = read_file(options, out);
    else if (options->plies == 0 && ballots_fit(&options->rules.rules))
        fine = add_ballots(options, out);
    if (fine)
        shuffle(out);
    else
        openings_finish(out);
    return fine;
}

void openings_finish(struct openings *openings)
{
    free(openings->list);
    openings->list = NULL;
}

struct opening openings_take(const struct openings *openings, int index)
{
    if (openings->count == 0)
        return draw_opening(openings, index);
    struct opening listed = openings->list[index % openings->count];
    return index < openings->count ? listed : vary(openings, index, listed);
}

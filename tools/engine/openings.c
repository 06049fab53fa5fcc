/* SPDX-License-Identifier: MIT */
#include "openings.h"

#include "base/array.h"
#include "base/bits.h"
#include "base/rng.h"
#include "base/translate.h"
#include "cli/input.h"
#include "match/game.h"
#include "notation/fen.h"
#include "prose/error_prose.h"
#include "rules/generator.h"
#include "rules/movegen.h"
#include "think/thinker.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    TRIES = 1000,   /* to find random moves after which the game goes on */
    PLIES_MORE = 2, /* added to an opening that is played again */

    BALLOT_PLIES = 3,
    BALLOTS_MAX = 302,
    NOBODY = -1,
    LOOK_DEPTH = 7, /* finds every loss of a piece; depths 5 to 15 find the same */
    LOOK_MEGABYTES = 1,
    HALF_A_MAN = 50,
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

/* Complains of a position in which the game is over: it would say nothing about the players. */
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

static bool read_file(const struct options *options, struct openings *out)
{
    const char *name = options->openings;
    FILE *file;
    int error = file_open_anything(name, &file);
    if (error)
        return complain_file(options, name, error) == STATUS_DONE;
    bool fine = read_lines(options, file, out);
    if (ferror(file))
        fine = complain_unread(options, name) == STATUS_DONE;
    else if (fine && out->count == 0)
        fine = COMPLAIN(options, STATUS_BAD_INPUT, tr("there is no position in {file}"),
                        {"file", name}) == STATUS_DONE;
    fclose(file);
    return fine;
}

/* --- Random moves --- */

/* Returns true if both sides have as many pieces and nothing can be captured. There is a legal
 * move. */
static bool is_even(const struct ruleset *rules, const struct position *position)
{
    struct movelist list;
    movegen(rules, position, &list);
    return !move_is_capture(&list.moves[0]) &&
           bits_count(position->pieces[BLACK]) == bits_count(position->pieces[WHITE]);
}

/* Plays random moves until the game is over, and adds them to the opening. */
static void play_random(struct game *game, struct rng *rng, int plies, struct opening *opening)
{
    for (int i = 0; i < plies && !game_over(game); i++) {
        struct movelist list;
        struct position position = game_position(game);
        movegen(&game->rules.rules, &position, &list);
        const struct move *move = &list.moves[rng_below(rng, (uint32_t)list.count)];
        opening->moves[opening->count++] = *move;
        game_play(game, move);
    }
}

/* Adds random moves to the opening. Returns false, and leaves it as it is, if the game is over then
 * or, if `even` is asked for, not even. */
static bool extend(const struct openings *openings, struct rng *rng, int plies, bool even,
                   struct opening *opening)
{
    struct game game;
    struct opening longer = *opening;
    game_init(&game, openings->rules, &opening->start);
    for (int i = 0; i < opening->count && !game_over(&game); i++)
        game_play(&game, &opening->moves[i]);
    play_random(&game, rng, plies, &longer);
    struct position position = game_position(&game);
    bool fine = !game_over(&game) && (!even || is_even(&openings->rules->rules, &position));
    game_finish(&game);
    if (fine)
        *opening = longer;
    return fine;
}

/* --- Ballots --- */

/* Returns true if games under these rules begin like those of American checkers. */
static bool ballots_fit(const struct ruleset *rules)
{
    return generator_for(rules) == &generator_american && rules->first == BLACK &&
           rules->rows == 3 && rules->goal == GOAL_WIN;
}

static struct position position_behind(const struct opening *opening)
{
    struct position position = opening->start;
    for (int i = 0; i < opening->count; i++)
        position = position_after(&position, &opening->moves[i]);
    return position;
}

static bool is_known(const struct openings *openings, const struct position *position)
{
    for (int i = 0; i < openings->count; i++) {
        struct position known = position_behind(&openings->list[i]);
        if (position_equal(&known, position))
            return true;
    }
    return false;
}

/* Adds the ballots that begin with `line`, in the byte order of their moves. */
static void list_ballots(struct openings *ballots, const struct opening *line)
{
    struct position position = position_behind(line);
    struct movelist list;
    if (line->count == BALLOT_PLIES) {
        if (!is_known(ballots, &position))
            add(ballots, line);
        return;
    }
    movegen(&ballots->rules->rules, &position, &list);
    moves_sort(&list);
    for (int i = 0; i < list.count; i++) {
        struct opening longer = *line;
        longer.moves[longer.count++] = list.moves[i];
        list_ballots(ballots, &longer);
    }
}

/* Returns the side that loses a piece outright, or NOBODY. Counts pieces: weights would blur it. */
static int loser_of(struct thinker *thinker, const struct position *position)
{
    struct engine_answer answer;
    struct engine_task task = thinker_task(thinker, position, 1);
    engine_choose(thinker->engine, &task, &answer);
    if (abs(answer.score) <= HALF_A_MAN)
        return NOBODY;
    return answer.score > 0 ? side_other(position->side) : position->side;
}

/* Lists all ballots and the side that loses a piece by each. Returns false, with nothing to free,
 * if there is not enough memory. */
static bool ballots_make(struct openings *ballots, int losers[BALLOTS_MAX])
{
    struct thinker_settings settings = {.limits = {.depth = LOOK_DEPTH},
                                        .parameters = {.threads = 1, .megabytes = LOOK_MEGABYTES}};
    struct thinker thinker;
    *ballots = (struct openings){.rules = preset_find("american")};
    struct opening line = {.start = position_start(&ballots->rules->rules)};
    if (!thinker_open(&thinker, &ballots->rules->rules, &settings, NULL, NULL))
        return false;
    list_ballots(ballots, &line);
    for (int i = 0; i < ballots->count; i++) {
        struct position position = position_behind(&ballots->list[i]);
        losers[i] = loser_of(&thinker, &position);
    }
    thinker_close(&thinker);
    return true;
}

static bool add_ballots(const struct options *options, struct openings *out)
{
    struct openings ballots;
    int losers[BALLOTS_MAX];
    if (!ballots_make(&ballots, losers))
        return complain_memory(options) == STATUS_DONE;
    for (int i = 0; i < ballots.count; i++)
        if (losers[i] == NOBODY)
            add(out, &ballots.list[i]);
    openings_finish(&ballots);
    return true;
}

static void print_ballot(const struct opening *ballot, int loser)
{
    static const char *const sides[] = {[BLACK] = "black", [WHITE] = "white"};
    char fen[FEN_MAX];
    struct strbuf out = strbuf_init(fen, sizeof fen);
    struct position position = position_behind(ballot);
    fen_print(&out, &position, square_names_plain);
    for (int i = 0; i < ballot->count; i++)
        printf("%s%s", i > 0 ? " " : "", path_text(&ballot->moves[i]).text);
    printf("\t%s\t%s\n", fen, loser == NOBODY ? "-" : sides[loser]);
}

enum status command_ballots(const struct options *options)
{
    struct openings ballots;
    int losers[BALLOTS_MAX];
    if (!ballots_make(&ballots, losers))
        return complain_memory(options);
    for (int i = 0; i < ballots.count; i++)
        print_ballot(&ballots.list[i], losers[i]);
    openings_finish(&ballots);
    return STATUS_DONE;
}

/* --- All of them --- */

/* Gives the list an order that depends on the seed. */
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

/* A listed opening that is played again gets more moves: the same sides would play the same game.
 */
struct opening openings_take(const struct openings *openings, int index)
{
    bool listed = openings->count > 0;
    struct opening opening = {.start = position_start(&openings->rules->rules)};
    struct rng rng = rng_init(openings->seed);
    rng = rng_init(rng_next(&rng) + (uint64_t)index);
    if (listed)
        opening = openings->list[index % openings->count];
    if (index < openings->count)
        return opening;
    int plies = listed ? PLIES_MORE : openings->plies;
    for (int i = 0; i < TRIES; i++)
        if (extend(openings, &rng, plies, !listed, &opening))
            break;
    return opening;
}

/* SPDX-License-Identifier: MIT */
/* The command match. Threads take one game after another, each with contestants of its own. */
#include "base/array.h"
#include "base/translate.h"
#include "cli/thinking.h"
#include "contestant.h"
#include "match_file.h"
#include "openings.h"
#include "standing.h"
#include "system/interrupts.h"
#include "system/machine.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

enum {
    MATCH_MILLISECONDS = 100, /* for a move without a limit */
};

struct engine_match {
    const struct options *options;
    struct entrant entrants[2];
    struct tables tables; /* of all engines that play */
    struct openings openings;
    int games; /* to be played */

    pthread_mutex_t lock; /* protects all that follows */
    struct match_file file;
    struct standing standing;
    struct sprt sprt;
    int *points; /* owned; of each game, or NOT_PLAYED or UNDER_WAY */
    size_t capacity;
    int known; /* games that `points` has */
    int next;  /* no game before this one is to be played */
    /* With --processor, of each side: */
    int64_t used[2]; /* microseconds */
    int moves[2];
    bool failed; /* no more games are played */
};

enum {
    NOT_PLAYED = -1,
    UNDER_WAY = -2,
};

/* --- The list of games --- */

/* Returns the place for the points of game `number`; makes room if need be. */
static int *points_at(struct engine_match *match, int number)
{
    match->points =
        array_reserve(match->points, &match->capacity, (size_t)number + 2, sizeof *match->points);
    for (; match->known < number + 2; match->known++)
        match->points[match->known] = NOT_PLAYED;
    return &match->points[number];
}

/* Enters a result. Returns false if the game has one. */
static bool put_points(struct engine_match *match, int number, enum points points)
{
    int *place = points_at(match, number);
    if (*place >= 0)
        return false;
    *place = (int)points;
    int other = match->points[number ^ 1];
    standing_enter(&match->standing, points, other);
    if (other >= 0)
        sprt_look(&match->sprt, &match->standing);
    return true;
}

/* Returns true if the game begins with the opening, as far as the game goes. */
static bool begins_with(const struct game_report *report, const struct opening *opening)
{
    struct position position = opening->start;
    int count = opening->count < report->plies ? opening->count : report->plies;
    for (int ply = 0; ply < count; ply++) {
        if (!position_equal(&position, &report->line[ply].position))
            return false;
        position = position_after(&position, &opening->moves[ply]);
    }
    return position_equal(&position, &report->line[count].position);
}

/* A match_file_listener: takes a game that was played earlier. */
static bool take_up(void *self, int number, enum points points, const struct game_report *report)
{
    struct engine_match *match = self;
    if (number >= match->games)
        return false;
    const struct opening opening = openings_take(&match->openings, number / 2);
    return begins_with(report, &opening) && put_points(match, number, points);
}

static bool is_decided(const struct engine_match *match)
{
    return match->options->sprt && match->sprt.verdict != 0;
}

/* Takes the next game to play. Returns false if there is none. */
static bool take_next(struct engine_match *match, int *number)
{
    pthread_mutex_lock(&match->lock);
    while (match->next < match->games && *points_at(match, match->next) != NOT_PLAYED)
        match->next++;
    bool more =
        match->next < match->games && !is_decided(match) && !match->failed && !interrupted();
    if (more) {
        *number = match->next++;
        match->points[*number] = UNDER_WAY;
    }
    pthread_mutex_unlock(&match->lock);
    return more;
}

static void fail(struct engine_match *match)
{
    pthread_mutex_lock(&match->lock);
    match->failed = true;
    pthread_mutex_unlock(&match->lock);
}

/* --- A game --- */

/* A game under way. */
struct play {
    int number;
    struct game game;
    int opening;             /* plies that were made for both */
    int idle;                /* the last plies, of kings without a capture */
    const char *termination; /* why it ended, if not by the rules: as PDN says it */
    bool stopped;
};

static void make_move(struct play *play, const struct move *move)
{
    struct position before = game_position(&play->game);
    bool king = squareset_has(before.kings, move_from(move));
    play->idle = king && !move_is_capture(move) ? play->idle + 1 : 0;
    game_play(&play->game, move);
}

/* Ends a game that would go on for ever: the rules know no draw, or nobody claims it. */
static void end_endless_game(struct play *play)
{
    struct game *game = &play->game;
    const struct ruleset *rules = &game->rules.rules;
    int repetitions = tree_state(&game->tree, game_node(game))->draws.repetitions;
    bool endless = play->idle >= MATCH_IDLE_PLIES && play->idle >= rules->quiet;
    endless |= rules->quiet == 0 && rules->repetition == 0 && repetitions >= MATCH_REPETITIONS;
    if (game_over(game) || !endless)
        return;
    game_offer_draw(game, game_position(game).side);
    game_accept_draw(game);
    play->termination = "adjudication";
}

/* Claims a draw if the rules allow it and the side does not believe its move to be better. */
static bool claims(struct play *play, const struct choice *choice)
{
    return choice->score <= SCORE_DRAW && game_claim_draw(&play->game);
}

/* Ends the game: the side to move has not made a move. `said` is what it said instead. */
static void lose(struct play *play, struct contestant *contestant, enum hub_reply reply,
                 const char *said)
{
    static const struct {
        const char *sentence, *termination;
    } ways[] = {
        [REPLY_ILLEGAL] = {N_("{player} plays '{move}' in game {game}, which is not legal, and "
                              "loses it"),
                           "rules infraction"},
        [REPLY_LATE] =
            {N_("{player} does not answer in time ({seconds} s) in game {game} and loses it"),
             "time forfeit"},
        [REPLY_GONE] = {N_("{player} quits in game {game} and loses it"), "abandoned"},
    };
    contestant_complain(contestant, play->number, tr(ways[reply].sentence), said,
                        contestant->client.milliseconds);
    play->termination = ways[reply].termination;
    game_resign(&play->game, game_position(&play->game).side);
    contestant_dismiss(contestant);
}

static void play_on(struct contestant contestants[2], struct play *play)
{
    enum side first = match_side_of_first(play->number);
    while (!game_over(&play->game) && !play->stopped) {
        struct choice choice = {0};
        bool turn = game_position(&play->game).side == first;
        struct contestant *contestant = &contestants[turn ? 0 : 1];
        enum hub_reply reply = contestant_choose(contestant, &play->game, &choice);
        if (reply == REPLY_STOPPED) {
            play->stopped = true;
        } else if (reply != REPLY_MOVE) {
            lose(play, contestant, reply, choice.said);
        } else if (!claims(play, &choice)) {
            make_move(play, &choice.move);
            end_endless_game(play);
        }
    }
}

static void print_game(struct engine_match *match, const struct play *play, enum points points)
{
    static const char *const words[] = {"loss", "draw", "win"};
    const int *games = match->standing.games;
    printf("%d.%d\t%s\t%s\t%d\t+%d =%d -%d\n", play->number / 2 + 1, play->number % 2 + 1,
           match_side_of_first(play->number) == BLACK ? "black" : "white", words[points],
           play->game.cursor, games[POINTS_WIN], games[POINTS_DRAW], games[POINTS_LOSS]);
    match->failed |= fflush(stdout) != 0; /* main complains */
}

static void keep_game(struct engine_match *match, const struct play *play)
{
    enum points points = match_points(game_result(&play->game).outcome, play->number);
    pthread_mutex_lock(&match->lock);
    if (match_file_add(&match->file, play->number, &play->game, play->opening, play->termination)) {
        put_points(match, play->number, points);
        print_game(match, play, points);
    } else {
        match->failed = true;
    }
    pthread_mutex_unlock(&match->lock);
}

static void play_game(struct engine_match *match, struct contestant contestants[2], int number)
{
    struct opening opening = openings_take(&match->openings, number / 2);
    struct play play = {.number = number};
    game_init(&play.game, &match->options->rules, &opening.start);
    for (; play.opening < opening.count && !game_over(&play.game); play.opening++)
        make_move(&play, &opening.moves[play.opening]);
    play_on(contestants, &play);
    if (!play.stopped)
        keep_game(match, &play);
    game_finish(&play.game);
}

static void add_times(struct engine_match *match, const struct contestant contestants[2])
{
    pthread_mutex_lock(&match->lock);
    for (int i = 0; i < 2; i++) {
        match->used[i] += contestants[i].used;
        match->moves[i] += contestants[i].moves;
    }
    pthread_mutex_unlock(&match->lock);
}

/* What each thread does. */
static void *play_some(void *shared)
{
    struct engine_match *match = shared;
    struct contestant contestants[2];
    int number;
    for (int i = 0; i < 2; i++)
        contestants[i] = (struct contestant){.options = match->options,
                                             .entrant = &match->entrants[i],
                                             .index = i,
                                             .tables = &match->tables};
    while (take_next(match, &number)) {
        if (contestant_prepare(&contestants[0], number) &&
            contestant_prepare(&contestants[1], number))
            play_game(match, contestants, number);
        else
            fail(match);
    }
    add_times(match, contestants);
    contestant_dismiss(&contestants[0]);
    contestant_dismiss(&contestants[1]);
    return NULL;
}

/* --- The match --- */

static double milliseconds_a_move(const struct engine_match *match, int side)
{
    return match->moves[side] > 0 ? (double)match->used[side] / 1000 / match->moves[side] : 0;
}

static void print_standing(const struct engine_match *match)
{
    const struct options *options = match->options;
    const struct standing *standing = &match->standing;
    struct share share = standing_share(standing);
    double low = elo_of_share(share.mean - share.error);
    double high = elo_of_share(share.mean + share.error);
    standing_print(standing);
    if (share.error == 0) /* there is no game */
        return;
    printf("elo\t%.1f\t%.1f to %.1f\n", elo_of_share(share.mean), low, high);
    if (options->sprt) {
        static const char *const verdicts[] = {"low", "open", "high"};
        printf("sprt\t%.2f\t%s\n", match->sprt.llr, verdicts[match->sprt.verdict + 1]);
    }
    if (options->processor)
        printf("milliseconds\t%.3f\t%.3f\n", milliseconds_a_move(match, 0),
               milliseconds_a_move(match, 1));
}

/* Returns false, and complains, if --processor is given and the engine plays on several threads:
 * only the one that plays the game is measured. Of a program all are. */
static bool can_be_measured(const struct entrant *entrant, const struct options *options)
{
    if (!options->processor || entrant->program || entrant_parameters(entrant).threads == 1)
        return true;
    complain(options, STATUS_USAGE, tr("with --processor the engine must play on one thread"));
    return false;
}

static bool read_entrant(const struct options *options, int side, const struct engine_limits *usual,
                         struct entrant *out)
{
    if (!entrant_read(options, options->operands[side], usual, out))
        return false;
    if (can_be_measured(out, options))
        return true;
    entrant_finish(out);
    return false;
}

static bool read_entrants(struct engine_match *match)
{
    const struct options *options = match->options;
    struct engine_limits usual = options->limits;
    if (limits_count(&usual) == 0)
        usual.milliseconds = MATCH_MILLISECONDS;
    if (!read_entrant(options, 0, &usual, &match->entrants[0]))
        return false;
    if (read_entrant(options, 1, &usual, &match->entrants[1]))
        return true;
    entrant_finish(&match->entrants[0]);
    return false;
}

/* Opens the weights of both sides, and complains of each file that cannot be used once. */
static bool open_weights(struct engine_match *match)
{
    bool fine = true, told = false;
    for (int i = 0; i < 2; i++) {
        struct entrant *entrant = &match->entrants[i];
        bool own = !entrant->program && !entrant->random && entrant->own_weights;
        if (entrant_open_weights(entrant, &match->options->rules.rules))
            continue;
        if (!own || !told)
            weights_are_fine(match->options, &entrant->weights);
        told |= own;
        fine = false;
    }
    return fine;
}

static bool wants_tables(const struct entrant *entrant)
{
    return !entrant->program && entrant->endgames && !entrant_is_whole(entrant);
}

static enum status play_match(struct engine_match *match)
{
    const char *const names[2] = {match->entrants[0].name, match->entrants[1].name};
    enum status tables_status = STATUS_DONE;
    if (!match_file_open(&match->file, match->options, names, take_up, match))
        return STATUS_BAD_INPUT;
    interrupt_watch();
    if (wants_tables(&match->entrants[0]) || wants_tables(&match->entrants[1]))
        tables_status =
            tables_provide(match->options, &match->options->rules.rules, &match->tables);
    machine_share(match->options->concurrency, play_some, match);
    print_standing(match);
    match_file_close(&match->file);
    tables_close(&match->tables);
    return match->failed ? STATUS_BAD_INPUT : tables_status;
}

enum status command_match(const struct options *options)
{
    static struct engine_match match;
    match.options = options;
    match.sprt = (struct sprt){.elo0 = options->elo0, .elo1 = options->elo1};
    match.games = options->games > 0 ? options->games + options->games % 2 : 2 * MATCH_PAIRS_MAX;
    if (options->games == 0 && !options->sprt)
        return complain(options, STATUS_USAGE, tr("--games or --sprt is missing"));
    if (match.games > 2 * MATCH_PAIRS_MAX) /* its round could not be read again */
        return complain_number(options, "--games", 1, (uint64_t)MATCH_PAIRS_MAX * 2,
                               number_text(options->games).text);
    if (options->openings && options->plies > 0)
        return complain(options, STATUS_USAGE,
                        tr("only one of --openings and --plies can be given"));
    if (!read_entrants(&match))
        return STATUS_USAGE;
    pthread_mutex_init(&match.lock, NULL);
    enum status status = STATUS_BAD_INPUT;
    if (open_weights(&match) && openings_read(options, &match.openings)) {
        status = play_match(&match);
        openings_finish(&match.openings);
    }
    pthread_mutex_destroy(&match.lock);
    free(match.points);
    entrant_finish(&match.entrants[0]);
    entrant_finish(&match.entrants[1]);
    return status;
}

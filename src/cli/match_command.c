/* SPDX-License-Identifier: MIT */
/* Plays a match: threads take one game after another, each with players of its own. */
#include "cli/command.h"

#include "base/array.h"
#include "base/translate.h"
#include "cli/contestant.h"
#include "cli/interrupt.h"
#include "cli/match_file.h"
#include "cli/openings.h"
#include "cli/standing.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

enum {
    MATCH_MILLISECONDS = 100, /* for a move where nobody says how much */
    /* A game is drawn behind so many plies of kings without a capture, and, where the rules know no
     * draw by quiet plies or repetition, when a position has come up so often. */
    IDLE_PLIES = 120,
    REPETITIONS = 3,
};

struct match {
    const struct options *options;
    struct entrant entrants[2];
    struct openings openings;
    int games; /* to be played */

    pthread_mutex_t lock; /* for all that follows */
    struct match_file file;
    struct standing standing;
    struct sprt sprt;
    int *points; /* owned; of each game, NOT_PLAYED, or UNDER_WAY */
    size_t capacity;
    int known;    /* games that `points` has */
    int next;     /* those before are played, or under way */
    bool failed;  /* no more games are played */
    bool unsaved; /* a table of endings */
};

enum {
    NOT_PLAYED = -1,
    UNDER_WAY = -2,
};

/* One of the threads. */
struct worker {
    struct match *match;
    struct contestant contestants[2];
    pthread_t thread;
};

/* --- The match's book --- */

/* Points of game `number`, which may be beyond those that are known. */
static int *points_at(struct match *match, int number)
{
    match->points =
        array_reserve(match->points, &match->capacity, (size_t)number + 2, sizeof *match->points);
    for (; match->known < number + 2; match->known++)
        match->points[match->known] = NOT_PLAYED;
    return &match->points[number];
}

/* Puts a result down; false if there is one. */
static bool put_points(struct match *match, int number, enum points points)
{
    int *place = points_at(match, number);
    if (*place >= 0)
        return false;
    *place = (int)points;
    match->standing.games[points]++;
    int other = match->points[number ^ 1];
    if (other >= 0) {
        match->standing.pairs[(int)points + other]++;
        sprt_look(&match->sprt, &match->standing);
    }
    return true;
}

/* Has the game these moves at its beginning, or as many as it is long? */
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

/* A match_file_listener: a game that was played before. */
static bool take_up(void *self, int number, enum points points, const struct game_report *report)
{
    struct match *match = self;
    if (number >= match->games)
        return false;
    const struct opening opening = openings_take(&match->openings, number / 2);
    return begins_with(report, &opening) && put_points(match, number, points);
}

static bool is_decided(const struct match *match)
{
    return match->options->sprt && match->sprt.verdict != 0;
}

/* The next game to be played; false: there is none. */
static bool take_next(struct match *match, int *number)
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

static void fail(struct match *match)
{
    pthread_mutex_lock(&match->lock);
    match->failed = true;
    pthread_mutex_unlock(&match->lock);
}

static void note_unsaved(struct match *match, const struct contestant *contestant)
{
    pthread_mutex_lock(&match->lock);
    match->unsaved |= contestant->status != STATUS_DONE;
    pthread_mutex_unlock(&match->lock);
}

/* --- A game --- */

/* A game under way, and how it ended if that was not by the rules. */
struct play {
    int number;
    struct game game;
    int idle; /* plies of kings in a row that have captured nothing */
    const char *termination;
    bool stopped;
};

static void make_move(struct play *play, const struct move *move)
{
    struct position before = game_position(&play->game);
    bool king = squareset_has(before.kings, move_from(move));
    play->idle = king && !move_is_capture(move) ? play->idle + 1 : 0;
    game_play(&play->game, move);
}

/* Ends the game where the rules know no end, or nobody claims it who could. */
static void end_endless_game(struct play *play)
{
    struct game *game = &play->game;
    const struct ruleset *rules = &game->rules.rules;
    int repetitions = tree_state(&game->tree, game_node(game))->draws.repetitions;
    bool endless = play->idle >= IDLE_PLIES && play->idle >= rules->quiet;
    endless |= rules->quiet == 0 && rules->repetition == 0 && repetitions >= REPETITIONS;
    if (game_over(game) || !endless)
        return;
    game_offer_draw(game, game_position(game).side);
    game_accept_draw(game);
    play->termination = "adjudication";
}

/* Who may claim a draw does so, unless he has a move that he believes to be better. */
static bool claims(struct play *play, const struct choice *choice)
{
    return !choice->better && game_claim_draw(&play->game);
}

/* The side to move has broken off, in this way. */
static void lose(struct play *play, struct contestant *contestant, enum reply reply,
                 const char *said)
{
    static const struct {
        const char *sentence, *termination;
    } ways[] = {
        [REPLY_ILLEGAL] = {N_("{player} plays '{move}' in game {game}, which is not legal, and "
                              "loses it"),
                           "rules infraction"},
        [REPLY_LATE] = {N_("{player} does not answer in time in game {game} and loses it"),
                        "time forfeit"},
        [REPLY_GONE] = {N_("{player} breaks off in game {game} and loses it"), "abandoned"},
    };
    contestant_complain(contestant, play->number, tr(ways[reply].sentence), said);
    play->termination = ways[reply].termination;
    game_resign(&play->game, game_position(&play->game).side);
    contestant_dismiss(contestant);
}

static void play_on(struct worker *worker, struct play *play)
{
    enum side first = match_side_of_first(play->number);
    while (!game_over(&play->game) && !play->stopped) {
        struct choice choice = {0};
        bool turn = game_position(&play->game).side == first;
        struct contestant *contestant = &worker->contestants[turn ? 0 : 1];
        enum reply reply = contestant_choose(contestant, &play->game, &choice);
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

static void print_game(struct match *match, const struct play *play, enum points points)
{
    static const char *const words[] = {"loss", "draw", "win"};
    const int *games = match->standing.games;
    printf("%d.%d\t%s\t%s\t%d\t+%d =%d -%d\n", play->number / 2 + 1, play->number % 2 + 1,
           match_side_of_first(play->number) == BLACK ? "black" : "white", words[points],
           play->game.cursor, games[POINTS_WIN], games[POINTS_DRAW], games[POINTS_LOSS]);
    match->failed |= fflush(stdout) != 0; /* main says why */
}

static enum points points_of(const struct play *play)
{
    struct result result = game_result(&play->game);
    enum side winner;
    if (!result_winner(&result, &winner))
        return POINTS_DRAW;
    return winner == match_side_of_first(play->number) ? POINTS_WIN : POINTS_LOSS;
}

static void keep_game(struct match *match, const struct play *play)
{
    enum points points = points_of(play);
    pthread_mutex_lock(&match->lock);
    if (match_file_add(&match->file, play->number, &play->game, play->termination)) {
        put_points(match, play->number, points);
        print_game(match, play, points);
    } else {
        match->failed = true;
    }
    pthread_mutex_unlock(&match->lock);
}

static void play_game(struct worker *worker, int number)
{
    struct match *match = worker->match;
    struct opening opening = openings_take(&match->openings, number / 2);
    struct play play = {.number = number};
    game_init(&play.game, &match->options->rules, &opening.start);
    for (int i = 0; i < opening.count && !game_over(&play.game); i++)
        make_move(&play, &opening.moves[i]);
    play_on(worker, &play);
    if (!play.stopped)
        keep_game(match, &play);
    game_finish(&play.game);
}

static void *work(void *self)
{
    struct worker *worker = self;
    int number;
    while (take_next(worker->match, &number)) {
        bool ready = true;
        for (int i = 0; i < 2 && ready; i++)
            ready = contestant_prepare(&worker->contestants[i], number);
        if (ready)
            play_game(worker, number);
        else
            fail(worker->match);
    }
    for (int i = 0; i < 2; i++) {
        contestant_dismiss(&worker->contestants[i]);
        note_unsaved(worker->match, &worker->contestants[i]);
    }
    return NULL;
}

/* --- The match --- */

/* This thread works too; where the system gives fewer threads, fewer share the work. */
static void work_together(struct match *match)
{
    static struct worker workers[THREADS_MAX];
    int started = 1;
    for (int i = 0; i < match->options->concurrency; i++) {
        workers[i].match = match;
        for (int side = 0; side < 2; side++)
            workers[i].contestants[side] =
                (struct contestant){.options = match->options, .entrant = &match->entrants[side]};
    }
    while (started < match->options->concurrency &&
           pthread_create(&workers[started].thread, NULL, work, &workers[started]) == 0)
        started++;
    work(&workers[0]);
    while (started > 1)
        pthread_join(workers[--started].thread, NULL);
}

static void print_standing(const struct match *match)
{
    const struct options *options = match->options;
    const struct standing *standing = &match->standing;
    const int *games = standing->games;
    const int *pairs = standing->pairs;
    struct share share = standing_share(standing);
    double low = elo_of_share(share.mean - share.error);
    double high = elo_of_share(share.mean + share.error);
    int count = games[POINTS_WIN] + games[POINTS_DRAW] + games[POINTS_LOSS];
    printf("games\t%d\n", count);
    if (count == 0)
        return;
    printf("wins\t%d\ndraws\t%d\nlosses\t%d\n", games[POINTS_WIN], games[POINTS_DRAW],
           games[POINTS_LOSS]);
    printf("pairs\t%d %d %d %d %d\n", pairs[0], pairs[1], pairs[2], pairs[3], pairs[4]);
    printf("score\t%.4f\t+-%.4f\n", share.mean, share.error);
    printf("elo\t%.1f\t%.1f to %.1f\n", elo_of_share(share.mean), low, high);
    if (options->sprt) {
        static const char *const verdicts[] = {"low", "open", "high"};
        printf("sprt\t%.2f\t%s\n", match->sprt.llr, verdicts[match->sprt.verdict + 1]);
    }
}

static bool read_entrants(struct match *match)
{
    const struct options *options = match->options;
    struct engine_limits usual = options->limits;
    if (usual.milliseconds == 0 && usual.nodes == 0 && usual.depth == 0)
        usual.milliseconds = MATCH_MILLISECONDS;
    if (!entrant_read(options, options->operands[0], &usual, &match->entrants[0]))
        return false;
    if (entrant_read(options, options->operands[1], &usual, &match->entrants[1]))
        return true;
    entrant_finish(&match->entrants[0]);
    return false;
}

static bool wants_own_weights(const struct entrant *entrant)
{
    return !entrant->program && entrant->settings.knowledge.weights;
}

/* Of both sides, so that each file is told of, but those of this program once. */
static bool weights_are_usable(const struct match *match)
{
    const struct entrant *entrants = match->entrants;
    bool usable = true;
    for (int i = 0; i < 2; i++) {
        bool told = i > 0 && wants_own_weights(&entrants[0]) && wants_own_weights(&entrants[1]);
        if (!entrants[i].program && !told)
            usable &= knowledge_weights_are_usable(&entrants[i].settings.knowledge,
                                                   &match->options->rules.rules);
    }
    return usable;
}

static enum status play_match(struct match *match)
{
    const char *const names[2] = {match->entrants[0].name, match->entrants[1].name};
    if (!match_file_open(&match->file, match->options, names, take_up, match))
        return STATUS_BAD_INPUT;
    interrupt_watch();
    work_together(match);
    print_standing(match);
    match_file_close(&match->file);
    return match->failed || match->unsaved ? STATUS_BAD_INPUT : STATUS_DONE;
}

enum status command_match(const struct options *options)
{
    static struct match match;
    match.options = options;
    match.sprt = (struct sprt){.elo0 = options->elo0, .elo1 = options->elo1};
    match.games = options->games > 0 ? options->games + options->games % 2 : GAMES_MAX;
    if (options->games == 0 && !options->sprt)
        return complain(options, STATUS_USAGE, tr("--games or --sprt is missing"));
    if (options->openings && options->plies > 0)
        return complain(options, STATUS_USAGE,
                        tr("only one of --openings and --plies can be given"));
    if (!read_entrants(&match))
        return STATUS_USAGE;
    pthread_mutex_init(&match.lock, NULL);
    enum status status = STATUS_BAD_INPUT;
    if (weights_are_usable(&match) && openings_read(options, &match.openings)) {
        status = play_match(&match);
        openings_finish(&match.openings);
    }
    free(match.points);
    entrant_finish(&match.entrants[0]);
    entrant_finish(&match.entrants[1]);
    return status;
}

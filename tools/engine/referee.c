/* SPDX-License-Identifier: MIT */
/* referee <GAMES
 *
 * Judges the games that `crownhead-cli match --pdn GAMES` has played, with the plain rules of
 * tests/plain, which share no code with those that the games were played by: each move must be one
 * of the legal ones and lead to the position that follows, and who cannot move at the end must have
 * lost (or, in giveaway, won). Then prints the standing of the match's first side: games, wins,
 * draws, losses, pairs by half points, its share with the range that holds in 95 of 100 cases, and
 * how many games ended in another way than by the rules. Says what is wrong, and ends with status
 * 1, if anything is. */
#include "base/scan.h"
#include "base/utf8.h"
#include "match_file.h"
#include "plain.h"
#include "prose/error_prose.h"
#include "standing.h"
#include "store/game_check.h"
#include "store/results.h"

#include <stdio.h>
#include <string.h>

enum {
    PAIRS_MAX = SCAN_NUMBER_MAX - 1, /* larger numbers are read as one and the same */
    NOT_PLAYED = -1,
};

struct judge {
    struct pdn_reader pdn;
    struct game_check check;
    bool begun;                       /* a game has told the next two: */
    char names[2][PDN_VALUE_MAX + 1]; /* of the sides of the match */
    struct ruleset rules;
    char termination[PDN_VALUE_MAX + 1]; /* of this game */
    int games, unusual;
    short points[PAIRS_MAX * 2]; /* of the first side, by game, or NOT_PLAYED */
    struct standing standing;
    bool wrong;
};

static void object(struct judge *judge, int ply, const char *what)
{
    fprintf(stderr, "referee: game %d, ply %d: %s\n", judge->games, ply, what);
    judge->wrong = true;
}

/* --- The moves --- */

static bool same_board(const struct plain_board *a, const struct plain_board *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

/* Returns how many legal moves there are. `*leads` tells whether one of them makes `after` of
 * `before`. */
static size_t count_moves(const struct ruleset *rules, const struct position *before,
                          const struct position *after, bool *leads)
{
    struct plain_board board = plain_board_of(before);
    struct plain_board wanted = plain_board_of(after);
    struct plain_list list = {0};
    plain_moves(rules, &board, before->side, &list);
    *leads = false;
    for (size_t i = 0; i < list.count; i++)
        *leads |= same_board(&list.moves[i].after, &wanted);
    size_t count = list.count;
    plain_list_finish(&list);
    return count;
}

static void judge_moves(struct judge *judge, const struct game_report *report)
{
    for (int ply = 0; ply < report->plies; ply++) {
        const struct position *before = &report->line[ply].position;
        const struct position *after = &report->line[ply + 1].position;
        bool leads;
        count_moves(&report->rules->rules, before, after, &leads);
        if (!leads || after->side == before->side)
            object(judge, ply + 1, "no legal move leads to this position");
    }
}

/* --- The end --- */

/* Returns true if the rules count the ply among the quiet ones. */
static bool is_quiet(const struct ruleset *rules, const struct position *before,
                     const struct position *after)
{
    squareset left = before->pieces[before->side] & ~after->pieces[before->side];
    bool by_man = !(left & before->kings);
    bool crowns = bits_count(after->kings) > bits_count(before->kings);
    if (bits_count(position_occupied(after)) != bits_count(position_occupied(before)))
        return false;
    switch (rules->quiet_reset) {
    case RESET_CAPTURE_OR_CROWN:
        return !crowns;
    case RESET_CAPTURE_OR_MAN:
        return !by_man;
    case RESET_CAPTURE:
        break;
    }
    return true;
}

static int quiet_plies(const struct game_report *report)
{
    int count = 0;
    while (count < report->plies &&
           is_quiet(&report->rules->rules, &report->line[report->plies - count - 1].position,
                    &report->line[report->plies - count].position))
        count++;
    return count;
}

static int occurrences(const struct game_report *report)
{
    int count = 0;
    for (int ply = 0; ply <= report->plies; ply++)
        count += position_equal(&report->line[ply].position, &report->line[report->plies].position);
    return count;
}

/* Returns true if the rules know a draw in the last position. */
static bool may_be_drawn(const struct game_report *report)
{
    const struct ruleset *rules = &report->rules->rules;
    return (rules->repetition > 0 && occurrences(report) >= rules->repetition) ||
           (rules->quiet > 0 && quiet_plies(report) >= rules->quiet) ||
           (rules->lone_kings == YES &&
            position_has_lone_kings(&report->line[report->plies].position));
}

static enum outcome won_by(enum side side)
{
    return side == BLACK ? BLACK_WINS : WHITE_WINS;
}

/* Judges an end that the game gives a reason for: the match called it drawn, or the side to move
 * has lost because it made no move. */
static void judge_termination(struct judge *judge, const struct game_report *report,
                              enum outcome outcome)
{
    bool drawn = strcmp(judge->termination, "adjudication") == 0;
    enum side side = report->line[report->plies].position.side;
    judge->unusual++;
    if (outcome != (drawn ? DRAW : won_by(side_other(side))))
        object(judge, report->plies, "its termination does not give this result");
}

/* A side without a move has lost; while it has one, the rules must know a draw, or the game say
 * what else has ended it. */
static void judge_end(struct judge *judge, const struct game_report *report, enum outcome outcome)
{
    const struct ruleset *rules = &report->rules->rules;
    const struct position *last = &report->line[report->plies].position;
    bool leads;
    bool stuck = count_moves(rules, last, last, &leads) == 0;
    enum side winner = rules->goal == GOAL_WIN ? side_other(last->side) : last->side;
    if (stuck && outcome != won_by(winner))
        object(judge, report->plies, "the side to move has no move, and the result is another");
    else if (!stuck && *judge->termination)
        judge_termination(judge, report, outcome);
    else if (!stuck && (outcome != DRAW || !may_be_drawn(report)))
        object(judge, report->plies, "nothing has ended the game");
}

/* --- The standing --- */

/* "12.2" is the second game of the twelfth pair. Returns the number of the game (match_file.h), or
 * -1. */
static int read_round(const char *text)
{
    int pair, game;
    if (!scan_number(&text, &pair) || !scan_char(&text, '.') || !scan_number(&text, &game) ||
        *text || pair < 1 || pair > PAIRS_MAX || game < 1 || game > 2)
        return -1;
    return (pair - 1) * 2 + game - 1;
}

/* Takes from the first game who plays under which rules. */
static void begin(struct judge *judge, const struct game_report *report, const char *names[2])
{
    judge->begun = true;
    judge->rules = report->rules->rules;
    for (int side = 0; side < 2; side++)
        strcpy(judge->names[side], names[side]);
}

/* Returns true if the game has the rules of the match, and both sides their colours. */
static bool is_of_match(struct judge *judge, const struct game_report *report, int number)
{
    static const enum checked_tag tags[] = {[BLACK] = CHECKED_BLACK, [WHITE] = CHECKED_WHITE};
    const char *names[2];
    for (int side = 0; side < 2; side++)
        names[side] = report->tags[tags[match_side_of_first(number + side)]].text;
    if (!judge->begun)
        begin(judge, report, names);
    return strcmp(judge->names[0], names[0]) == 0 && strcmp(judge->names[1], names[1]) == 0 &&
           ruleset_equal(&judge->rules, &report->rules->rules);
}

static void put_points(struct judge *judge, int number, enum points points)
{
    int other = judge->points[number ^ 1];
    judge->points[number] = (short)points;
    judge->standing.games[points]++;
    if (other != NOT_PLAYED)
        judge->standing.pairs[(int)points + other]++;
}

/* Enters the result, as the first side of the match sees it. */
static void enter(struct judge *judge, const struct game_report *report, enum outcome outcome)
{
    int number = read_round(report->tags[CHECKED_ROUND].text);
    if (number < 0)
        object(judge, 0, "its round is none of a match");
    else if (!is_of_match(judge, report, number))
        object(judge, 0, "its players or its rules are not those of the first game");
    else if (judge->points[number] != NOT_PLAYED)
        object(judge, 0, "its round was played before");
    else if (outcome == DRAW)
        put_points(judge, number, POINTS_DRAW);
    else
        put_points(judge, number,
                   outcome == won_by(match_side_of_first(number)) ? POINTS_WIN : POINTS_LOSS);
}

/* --- The games --- */

static void judge_game(struct judge *judge, const struct game_report *report)
{
    enum outcome outcome = outcome_of_pdn(pdn_result_parse(report->result));
    if (report->empty)
        return;
    judge->games++;
    if (report->wrong || !report->start) {
        object(judge, report->plies, error_sentence(&report->error).text);
    } else if (outcome == ONGOING) {
        object(judge, report->plies, "it has no result");
    } else {
        judge_moves(judge, report);
        judge_end(judge, report, outcome);
        enter(judge, report, outcome);
    }
    *judge->termination = '\0';
}

static size_t fill_from_file(void *file, char *bytes, size_t size)
{
    return fread(bytes, 1, size, file);
}

static void judge_all(struct judge *judge)
{
    const struct pdn_event *event;
    pdn_reader_init(&judge->pdn, fill_from_file, stdin);
    game_check_init(&judge->check, NULL);
    do {
        event = pdn_reader_next(&judge->pdn);
        const struct game_report *report = game_check_event(&judge->check, event);
        if (report)
            judge_game(judge, report);
        if (event->kind == PDN_TAG && strcmp(event->name, "Termination") == 0)
            snprintf(judge->termination, sizeof judge->termination, "%s", event->text);
    } while (event->kind != PDN_TEXT_END);
    game_check_finish(&judge->check);
}

static void print_standing(struct judge *judge)
{
    const int *games = judge->standing.games, *pairs = judge->standing.pairs;
    struct share share = standing_share(&judge->standing);
    utf8_make_printable(judge->names[0], "");
    printf("player\t%s\ngames\t%d\nwins\t%d\ndraws\t%d\nlosses\t%d\n", judge->names[0],
           judge->games, games[POINTS_WIN], games[POINTS_DRAW], games[POINTS_LOSS]);
    printf("pairs\t%d %d %d %d %d\n", pairs[0], pairs[1], pairs[2], pairs[3], pairs[4]);
    printf("score\t%.4f\t+-%.4f\nunusual\t%d\n", share.mean, share.error, judge->unusual);
}

int main(void)
{
    static struct judge judge;
    memset(judge.points, NOT_PLAYED, sizeof judge.points);
    judge_all(&judge);
    if (judge.games == 0)
        object(&judge, 0, "there is no game");
    print_standing(&judge);
    return judge.wrong || ferror(stdin);
}

/* SPDX-License-Identifier: MIT */
/* referee <GAMES
 *
 * Judges the games that `crownhead-cli match --pdn GAMES` has played, with the plain rules of
 * tests/plain, which share no code with those that the games were played by: each move must be one
 * of the legal ones and lead to the position that follows, who cannot move at the end must have
 * lost (or, in giveaway, won), and a draw is one by the rules, or by those that a match adds. The
 * games of a pair must begin alike. Then prints the standing of the match's first side: games,
 * wins, draws, losses, pairs by half points, its share with the range that holds in 95 of 100
 * cases; how many games ended in another way than by the rules; and how many have the moves of one
 * of an earlier pair, and so say nothing new. Says what is wrong, and ends with status 1, if
 * anything is. */
#include "base/array.h"
#include "base/hash.h"
#include "base/utf8.h"
#include "plain.h"
#include "prose/error_prose.h"
#include "rounds.h"
#include "store/game_check.h"
#include "store/results.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    NOT_PLAYED = -1,
};

/* A game of the match, by its number. */
struct entry {
    int points;      /* of the first side, or NOT_PLAYED */
    uint64_t begins; /* a hash of its opening */
    uint64_t line;   /* and of all */
};

struct judge {
    struct pdn_reader pdn;
    struct game_check check;
    bool begun;                       /* a game has told the next two: */
    char names[2][PDN_VALUE_MAX + 1]; /* of the sides of the match */
    struct ruleset rules;
    char termination[PDN_VALUE_MAX + 1]; /* of this game */
    int opening;                         /* plies of this game that its pair has in common */
    int games, unusual;
    struct entry entries[2 * MATCH_PAIRS_MAX];
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

/* Returns true if the ply is a quiet one for a count that `reset` begins anew. */
static bool is_quiet(enum quiet_reset reset, const struct position *before,
                     const struct position *after)
{
    squareset left = before->pieces[before->side] & ~after->pieces[before->side];
    bool by_man = !(left & before->kings);
    bool crowns = bits_count(after->kings) > bits_count(before->kings);
    if (bits_count(position_occupied(after)) != bits_count(position_occupied(before)))
        return false;
    switch (reset) {
    case RESET_CAPTURE_OR_CROWN:
        return !crowns;
    case RESET_CAPTURE_OR_MAN:
        return !by_man;
    case RESET_CAPTURE:
        break;
    }
    return true;
}

static int quiet_plies(const struct game_report *report, enum quiet_reset reset)
{
    int count = 0;
    while (count < report->plies &&
           is_quiet(reset, &report->line[report->plies - count - 1].position,
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
           (rules->quiet > 0 && quiet_plies(report, rules->quiet_reset) >= rules->quiet) ||
           (rules->lone_kings == YES &&
            position_has_lone_kings(&report->line[report->plies].position));
}

/* Returns true if the match may call the last position drawn: the rules know no draw that would end
 * the game, or nobody has claimed it. */
static bool may_be_called_drawn(const struct game_report *report)
{
    const struct ruleset *rules = &report->rules->rules;
    int idle = quiet_plies(report, RESET_CAPTURE_OR_MAN);
    return (idle >= MATCH_IDLE_PLIES && idle >= rules->quiet) ||
           (rules->quiet == 0 && rules->repetition == 0 &&
            occurrences(report) >= MATCH_REPETITIONS);
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
    else if (drawn && !may_be_called_drawn(report))
        object(judge, report->plies, "it was called drawn too soon");
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

/* Returns a hash of the positions of a game up to `ply`. */
static uint64_t hash_of_line(const struct game_report *report, int ply)
{
    uint64_t hash = HASH_EMPTY;
    for (int i = 0; i <= ply; i++) {
        const struct position *position = &report->line[i].position;
        hash = hash_number(hash, position->pieces[BLACK]);
        hash = hash_number(hash, position->pieces[WHITE]);
        hash = hash_number(hash, position->kings);
        hash = hash_number(hash, position->side);
    }
    return hash;
}

static void put_game(struct judge *judge, const struct game_report *report, int number,
                     enum points points)
{
    struct entry *entry = &judge->entries[number];
    const struct entry *other = &judge->entries[number ^ 1];
    *entry = (struct entry){
        .points = (int)points,
        .begins =
            hash_of_line(report, judge->opening < report->plies ? judge->opening : report->plies),
        .line = hash_of_line(report, report->plies),
    };
    if (other->points != NOT_PLAYED && other->begins != entry->begins)
        object(judge, 1, "it does not begin as the other game of its pair");
    standing_enter(&judge->standing, points, other->points);
}

/* Enters the result, as the first side of the match sees it. */
static void enter(struct judge *judge, const struct game_report *report, enum outcome outcome)
{
    int number = match_game_of_round(report->tags[CHECKED_ROUND].text);
    if (number < 0)
        object(judge, 0, "its round is none of a match");
    else if (!is_of_match(judge, report, number))
        object(judge, 0, "its players or its rules are not those of the first game");
    else if (judge->entries[number].points != NOT_PLAYED)
        object(judge, 0, "its round was played before");
    else
        put_game(judge, report, number, match_points(outcome, number));
}

struct line_of_pair {
    uint64_t line;
    int pair;
};

static int compare_lines(const void *a, const void *b)
{
    const struct line_of_pair *x = a, *y = b;
    if (x->line != y->line)
        return x->line < y->line ? -1 : 1;
    return (x->pair > y->pair) - (x->pair < y->pair);
}

/* Returns how many games have the moves of one of an earlier pair. */
static int count_repeated(const struct judge *judge)
{
    struct line_of_pair *lines = array_zeroed((size_t)MATCH_PAIRS_MAX * 2, sizeof *lines);
    int count = 0, repeated = 0;
    for (int i = 0; i < 2 * MATCH_PAIRS_MAX; i++)
        if (judge->entries[i].points != NOT_PLAYED)
            lines[count++] = (struct line_of_pair){judge->entries[i].line, i / 2};
    qsort(lines, (size_t)count, sizeof *lines, compare_lines);
    for (int i = 1, first = 0; i < count; i++) {
        if (lines[i].line != lines[first].line)
            first = i;
        repeated += lines[i].pair != lines[first].pair;
    }
    free(lines);
    return repeated;
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
    judge->opening = 0;
}

/* Notes what the game's tags say beside what a report has of them. */
static void take_tag(struct judge *judge, const struct pdn_event *event)
{
    const char *text = event->text;
    if (strcmp(event->name, "Termination") == 0)
        strbuf_copy(judge->termination, sizeof judge->termination, text);
    else if (strcmp(event->name, MATCH_OPENING_TAG) == 0 && !scan_number(&text, &judge->opening))
        judge->opening = 0;
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
        if (event->kind == PDN_TAG)
            take_tag(judge, event);
    } while (event->kind != PDN_TEXT_END);
    game_check_finish(&judge->check);
}

static void print_standing(struct judge *judge)
{
    utf8_make_printable(judge->names[0], "");
    printf("player\t%s\n", judge->names[0]);
    standing_print(&judge->standing);
    printf("unusual\t%d\nrepeated\t%d\n", judge->unusual, count_repeated(judge));
}

int main(void)
{
    static struct judge judge;
    for (int i = 0; i < 2 * MATCH_PAIRS_MAX; i++)
        judge.entries[i].points = NOT_PLAYED;
    judge_all(&judge);
    if (judge.games == 0)
        object(&judge, 0, "there is no game");
    print_standing(&judge);
    return judge.wrong || ferror(stdin);
}

/* SPDX-License-Identifier: MIT */
#include "think/hints.h"

#include "base/array.h"
#include "rules/movegen.h"

#include <limits.h>
#include <stdlib.h>

enum {
    HINT_NODES = 1000000,  /* for each of the two best moves */
    LINE_MOVES = 24,       /* of a line that are looked at */
    EXPECTED_MOVES = 5,    /* of a line that proves nothing */
    WARNING_DEPTH = 6,     /* plies: the move, the reply, and what settles the exchange */
    WARNING_NODES = 20000, /* for each move, at most */
    PLAIN_DEPTH = 5,       /* plies after the move, to see that nothing saves the player, */
    PLAIN_FURTHER = 6,     /* and as many more at most, while captures are open */
    SACRIFICE = 25,        /* a move that costs less, in hundredths of a man, has other merits */
};

/* --- What a line shows --- */

/* What has been won since the exchange began, at each place of a line. It counts for a player only
 * where it is settled for that player. Place 0 is before the first move. */
struct tally {
    int count;                       /* of moves */
    bool settled[2][LINE_MOVES + 1]; /* for the player who makes the first move, and the other */
    int pieces[LINE_MOVES + 1];
    int crowned[LINE_MOVES + 1];
    bool kings[LINE_MOVES + 1];
};

bool is_at_rest(const struct ruleset *rules, const struct position *position)
{
    struct movelist list;
    movegen(rules, position, &list);
    return list.count == 0 || !move_is_capture(&list.moves[0]);
}

static int kings_of(const struct position *position, enum side side)
{
    return bits_count(position->pieces[side] & position->kings);
}

/* Returns true if a king was captured between two positions of a game that follow each other. */
static bool king_captured(const struct position *before, const struct position *after)
{
    enum side other = side_other(before->side);
    return before->pieces[other] & ~after->pieces[other] & before->kings;
}

/* Returns true if `side` keeps the pieces it has: no capture is open. Where captures are free, only
 * captures by the other side matter, whoever is to move. */
static bool is_settled(const struct ruleset *rules, const struct position *position, enum side side)
{
    struct position at = *position;
    if (rules->capture == CAPTURE_OPTIONAL)
        at.side = side_other(side);
    return is_at_rest(rules, &at);
}

/* Returns true if an exchange is going on in a position of a game. Where captures are free, a
 * capture may stay open for many moves, so only a recapture belongs to an exchange. */
static bool in_exchange(const struct ruleset *rules, const struct position *position,
                        const struct position *before)
{
    if (rules->capture != CAPTURE_OPTIONAL)
        return !is_at_rest(rules, position);
    return position->pieces[position->side] != before->pieces[position->side];
}

/* Returns the index of the position in which the exchange that is going on began. */
static int exchange_start(const struct ruleset *rules, const struct position *positions, int count)
{
    int start = count - 1;
    while (start > 0 && in_exchange(rules, &positions[start], &positions[start - 1]))
        start--;
    return start;
}

static int difference(const struct position *position, enum side side)
{
    return bits_count(position->pieces[side]) - bits_count(position->pieces[side_other(side)]);
}

static void follow_line(struct tally *tally, const struct ruleset *rules,
                        const struct position *positions, int count, const struct move *line,
                        int length)
{
    int start = exchange_start(rules, positions, count);
    struct position at = positions[count - 1];
    enum side side = at.side;
    bool kings = false;
    for (int i = start; i < count - 1; i++)
        kings |= king_captured(&positions[i], &positions[i + 1]);
    tally->count = length < LINE_MOVES ? length : LINE_MOVES;
    for (int i = 0; i <= tally->count; i++) {
        tally->settled[0][i] = is_settled(rules, &at, side);
        tally->settled[1][i] = is_settled(rules, &at, side_other(side));
        tally->pieces[i] = difference(&at, side) - difference(&positions[start], side);
        tally->crowned[i] = kings_of(&at, side) - kings_of(&positions[start], side);
        tally->kings[i] = kings;
        if (i == tally->count)
            break;
        struct position next = position_after(&at, &line[i]);
        kings |= king_captured(&at, &next);
        at = next;
    }
}

/* Returns the first place at which `sign` times the value is more than `above` and settled for who
 * gains by it, and never less afterwards; 0 if there is none among those that a proof has. */
static int kept_from(const struct tally *tally, const int *values, int sign, int above)
{
    int found = 0, least = INT_MAX;
    for (int place = tally->count; place > 0; place--) {
        int value = sign * values[place];
        if (!tally->settled[sign < 0][place])
            continue;
        if (value <= least && value > above)
            found = place;
        least = value < least ? value : least;
    }
    return found <= PROOF_MOVES_MAX ? found : 0;
}

static struct proof proof_to(const struct tally *tally, int place, const struct move *line)
{
    struct proof proof = {.count = place, .kings = tally->kings[place]};
    proof.pieces = place ? tally->pieces[place] : 0;
    for (int i = 0; i < place; i++)
        proof.moves[i] = line[i];
    return proof;
}

/* Returns the proof of what is won or, if nothing is, of what is lost. */
static struct proof proof_by(const struct tally *tally, const struct move *line)
{
    int place = kept_from(tally, tally->pieces, 1, 0);
    return proof_to(tally, place ? place : kept_from(tally, tally->pieces, -1, 0), line);
}

struct proof proof_of(const struct ruleset *rules, const struct position *positions, int count,
                      const struct move *line, int length)
{
    struct tally tally;
    follow_line(&tally, rules, positions, count, line, length);
    return proof_by(&tally, line);
}

/* --- Hints --- */

static bool is_stopped(const atomic_bool *stop)
{
    return stop && atomic_load_explicit(stop, memory_order_relaxed);
}

static struct engine_task task_of(const struct thinker *thinker, const struct position *positions,
                                  int count, struct engine_limits limits, const atomic_bool *stop)
{
    struct engine_task task = thinker_task(thinker, positions, count);
    task.limits = limits;
    task.parameters.threads = 1;
    task.stop = stop;
    return task;
}

/* Returns true if the game is decided by this score, and tells the plies of the rest of it. */
static bool is_decided(int score, bool won, int *plies)
{
    if ((score > 0) != won || (score <= SCORE_LIMIT && score >= -SCORE_LIMIT))
        return false;
    *plies = score_is_known(score) ? 0 : score_plies(score);
    return true;
}

/* Returns true if the line loses something that the better one keeps, and a capture of the other
 * side shows it at once. */
static bool loses_at_once(const struct proof *proof, const struct proof *better)
{
    return proof->pieces < 0 && proof->pieces < better->pieces && proof->count > 1 &&
           move_is_capture(&proof->moves[1]);
}

/* Says what the pieces show. Returns false if that is nothing. */
static bool reason_by_pieces(struct hint *hint, const struct ruleset *rules,
                             const struct position *positions, int count,
                             const struct engine_answer answers[], int found)
{
    struct tally tally;
    const struct move *line = answers[0].pv;
    follow_line(&tally, rules, positions, count, line, answers[0].pv_length);
    struct proof best = proof_by(&tally, line);
    int evened = tally.pieces[0] < 0 ? kept_from(&tally, tally.pieces, 1, -1) : 0;
    int crowned = kept_from(&tally, tally.crowned, 1, 0);
    struct proof other = {0};
    if (found > 1)
        other = proof_of(rules, positions, count, answers[1].pv, answers[1].pv_length);
    if (best.pieces > 0) {
        hint->reason = HINT_GAINS;
        hint->proof = best;
    } else if (evened) {
        hint->reason = HINT_EVENS;
        hint->proof = proof_to(&tally, evened, line);
    } else if (loses_at_once(&other, &best)) {
        hint->reason = HINT_SAVES;
        hint->proof = other;
    } else if (crowned && best.pieces == 0) {
        hint->reason = HINT_CROWNS;
        hint->proof = proof_to(&tally, crowned, line);
    } else {
        return false;
    }
    return true;
}

static void find_reason(struct hint *hint, const struct ruleset *rules,
                        const struct position *positions, int count,
                        const struct engine_answer answers[], int found)
{
    const struct engine_answer *best = &answers[0];
    int other_plies;
    hint->reason = HINT_WINS;
    if (is_decided(best->score, true, &hint->plies))
        return;
    hint->reason = HINT_LOSES;
    if (is_decided(best->score, false, &hint->plies))
        return;
    hint->reason = HINT_HOLDS;
    if (found > 1 && is_decided(answers[1].score, false, &other_plies)) {
        hint->proof = (struct proof){.count = 1, .moves = {answers[1].pv[0]}};
        return;
    }
    if (rules->goal == GOAL_WIN && reason_by_pieces(hint, rules, positions, count, answers, found))
        return;
    hint->reason = HINT_BEST;
    hint->proof = (struct proof){.count = 0};
    for (int i = 0; i < best->pv_length && i < EXPECTED_MOVES; i++)
        hint->proof.moves[hint->proof.count++] = best->pv[i];
}

bool hint_find(const struct thinker *thinker, const struct position *positions, int count,
               const atomic_bool *stop, struct hint *hint)
{
    struct movelist list;
    struct engine_answer answers[2];
    movegen(&thinker->rules, &positions[count - 1], &list);
    *hint = (struct hint){.reason = HINT_ONLY};
    if (list.count == 0)
        return false;
    hint->move = list.moves[0];
    if (list.count == 1)
        return true;
    struct engine_task task =
        task_of(thinker, positions, count, (struct engine_limits){.nodes = HINT_NODES}, stop);
    engine_forget(thinker->engine);
    int found = engine_lines(thinker->engine, &task, answers, 2);
    if (is_stopped(stop))
        return false;
    hint->move = answers[0].pv[0];
    find_reason(hint, &thinker->rules, positions, count, answers, found);
    return true;
}

/* --- Warnings --- */

/* Counts pieces through all lines, so that what is said is true whatever the player does. */
struct plain_search {
    const struct ruleset *rules;
    enum side side; /* the player */
    int nodes;      /* left; without any, the player is taken to do well enough */
};

/* Returns true if the player has a difference of `wanted` after so many plies and the captures that
 * are open then, whatever the other side does. A side that may decline those may stop there. */
static bool can_keep(struct plain_search *plain, const struct position *position, int wanted,
                     int depth)
{
    struct movelist list;
    bool own = position->side == plain->side;
    bool enough = difference(position, plain->side) >= wanted;
    movegen(plain->rules, position, &list);
    bool rests = list.count == 0 || !move_is_capture(&list.moves[0]);
    bool may_decline = depth <= 0 && plain->rules->capture == CAPTURE_OPTIONAL &&
                       is_settled(plain->rules, position, position->side);
    if (plain->nodes-- <= 0)
        return true;
    if (list.count == 0 || (depth <= 0 && rests) || depth <= -PLAIN_FURTHER ||
        (may_decline && enough == own))
        return enough;
    for (int i = 0; i < list.count; i++) {
        if (may_decline && !move_is_capture(&list.moves[i]))
            continue;
        struct position next = position_after(position, &list.moves[i]);
        if (can_keep(plain, &next, wanted, depth - 1) == own)
            return own;
    }
    return !own;
}

static bool is_true(const struct proof *proof, const struct ruleset *rules,
                    const struct position *position)
{
    struct plain_search plain = {rules, position->side, WARNING_NODES};
    struct position after = position_after(position, &proof->moves[0]), end = *position;
    for (int i = 0; i < proof->count; i++)
        end = position_after(&end, &proof->moves[i]);
    int kept = difference(&end, plain.side) - proof->pieces;
    int depth = proof->count - 1 < PLAIN_DEPTH ? proof->count - 1 : PLAIN_DEPTH;
    return !can_keep(&plain, &after, kept, depth);
}

/* Returns true if some move saves the player from losing anything. The line of the best one may end
 * in the middle of an exchange, so it does not tell. */
static bool can_be_saved(const struct ruleset *rules, const struct position *position)
{
    struct movelist list;
    bool saved = false;
    int now = difference(position, position->side);
    movegen(rules, position, &list);
    for (int i = 0; i < list.count && !saved; i++) {
        struct plain_search plain = {rules, position->side, WARNING_NODES};
        struct position after = position_after(position, &list.moves[i]);
        saved = can_keep(&plain, &after, now, PLAIN_DEPTH);
    }
    return saved;
}

/* `answers` are the moves, best first. The worst ones are collected first. */
static void collect_warnings(struct warnings *warnings, const struct ruleset *rules,
                             const struct position *positions, int count,
                             const struct engine_answer answers[], int found)
{
    static const struct proof nothing_lost;
    if (!can_be_saved(rules, &positions[count - 1]))
        return;
    for (int i = found - 1; i > 0 && warnings->count < WARNINGS_MAX; i--) {
        struct proof proof = proof_of(rules, positions, count, answers[i].pv, answers[i].pv_length);
        if (answers[i].score <= answers[0].score - SACRIFICE &&
            loses_at_once(&proof, &nothing_lost) && is_true(&proof, rules, &positions[count - 1]))
            warnings->list[warnings->count++] = proof;
    }
}

bool warnings_find(const struct thinker *thinker, const struct position *positions, int count,
                   const atomic_bool *stop, struct warnings *warnings)
{
    struct movelist list;
    struct engine_limits limits = {.depth = WARNING_DEPTH, .nodes = WARNING_NODES};
    struct engine_task task = task_of(thinker, positions, count, limits, stop);
    warnings->count = 0;
    movegen(&thinker->rules, &positions[count - 1], &list);
    if (list.count < 2 || thinker->rules.goal == GOAL_LOSE)
        return true;
    struct engine_answer *answers = array_zeroed((size_t)list.count, sizeof *answers);
    engine_forget(thinker->engine);
    int found = engine_lines(thinker->engine, &task, answers, list.count);
    bool whole = !is_stopped(stop);
    if (whole)
        collect_warnings(warnings, &thinker->rules, positions, count, answers, found);
    free(answers);
    return whole;
}

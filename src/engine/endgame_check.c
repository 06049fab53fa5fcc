/* SPDX-License-Identifier: MIT */
#include "engine/endgame_solve.h"

#include "engine/endgame_class.h"

/* Returns true if `a` is better for the side to move than `b`: an early win before a late one, then
 * a draw, then a late loss before an early one. */
static bool better(const struct endgame_value *a, const struct endgame_value *b)
{
    if (a->outcome != b->outcome)
        return a->outcome > b->outcome;
    return a->outcome == ENDGAME_WIN ? a->plies < b->plies : a->plies > b->plies;
}

/* Returns the value of a position whose only move leads to this one. */
static struct endgame_value before(struct endgame_value after)
{
    static const enum endgame_outcome turned[] = {
        [ENDGAME_UNKNOWN] = ENDGAME_UNKNOWN,
        [ENDGAME_LOSS] = ENDGAME_WIN,
        [ENDGAME_DRAW] = ENDGAME_DRAW,
        [ENDGAME_WIN] = ENDGAME_LOSS,
    };
    return (struct endgame_value){turned[after.outcome],
                                  after.plies < 0 ? after.plies : after.plies + 1};
}

/* Returns the value that follows from the moves of a position. */
static struct endgame_value value_due(const struct endgame *endgame,
                                      const struct position *position)
{
    static const struct endgame_value draw = {ENDGAME_DRAW, -1};
    struct bare_list moves;
    endgame->generator->movegen_bare(&endgame->rules, position, &moves);
    enum endgame_lone_kings lone = endgame_lone_kings(endgame, position);
    if (moves.count == 0)
        return (struct endgame_value){endgame_code_wins(endgame, 0) ? ENDGAME_WIN : ENDGAME_LOSS,
                                      0};
    if (lone == LONE_KINGS_DRAW)
        return draw;
    struct endgame_value best = {ENDGAME_UNKNOWN, -1};
    for (int i = 0; i < moves.count; i++) {
        struct position after = position_after_bare(position, &moves.moves[i]);
        struct endgame_value value = before(endgame_probe(endgame, &after));
        if (i == 0 || better(&value, &best))
            best = value;
    }
    if (lone == LONE_KINGS_MAY_DRAW && better(&draw, &best))
        best = draw;
    return best;
}

static bool agree(const struct endgame_value *found, const struct endgame_value *due,
                  bool plies_count)
{
    return found->outcome == due->outcome && (!plies_count || found->plies == due->plies);
}

static bool check_entry(const struct endgame *endgame, const struct position *position,
                        bool plies_count, struct endgame_verdict *verdict)
{
    struct endgame_value found = endgame_probe(endgame, position);
    struct endgame_value due = value_due(endgame, position);
    if (agree(&found, &due, plies_count))
        return true;
    *verdict = (struct endgame_verdict){ENDGAME_WRONG, *position, found, due};
    return false;
}

struct endgame_verdict endgame_check(const struct endgame *endgame, int class,
                                     const atomic_bool *stop)
{
    const struct endgame_class *of = &endgame->classes.classes[class];
    bool plies_count = endgame_knows_plies(endgame, class);
    struct endgame_verdict verdict = {.finding = ENDGAME_RIGHT};
    struct endgame_placing placing;
    endgame_placing_begin(&placing, of);
    for (uint32_t entry = 0; entry < of->entries && verdict.finding == ENDGAME_RIGHT; entry++) {
        struct position position = endgame_position_of(&placing, entry);
        check_entry(endgame, &position, plies_count, &verdict);
        if (stop && atomic_load_explicit(stop, memory_order_relaxed))
            verdict.finding = ENDGAME_STOPPED;
    }
    endgame_placing_finish(&placing);
    return verdict;
}

struct endgame_summary endgame_summary(const struct endgame *endgame, int class)
{
    struct endgame_summary summary = {.longest = -1};
    bool plies = endgame_knows_plies(endgame, class);
    for (uint32_t entry = 0; entry < endgame->classes.classes[class].entries; entry++) {
        uint8_t code = endgame_code_at(endgame, class, entry);
        bool wins = code != ENDGAME_CODE_DRAW && endgame_code_wins(endgame, code);
        summary.draws += code == ENDGAME_CODE_DRAW;
        summary.wins += wins;
        if (wins && plies && code > summary.longest)
            summary.longest = code;
    }
    summary.losses = endgame->classes.classes[class].entries - summary.wins - summary.draws;
    return summary;
}

/* SPDX-License-Identifier: MIT */
#include "store/ways.h"

#include "base/array.h"
#include "base/strbuf.h"
#include "notation/move_text.h"

#include <string.h>

struct ways *ways_new(const struct text_error *error, const struct position *at)
{
    struct ways *ways = array_zeroed(1, sizeof *ways);
    ways->error = *error;
    for (int i = 0; i < error->route_count && i < ROUTES_SHOWN; i++)
        ways->lines[ways->line_count++] =
            (struct way_line){i, position_after(at, &error->routes[i])};
    return ways;
}

/* The lines after a move. */
struct next_lines {
    struct way_line lines[WAYS_LINES];
    int count;
    bool full; /* there are more */
};

static void add_line(struct next_lines *next, const struct way_line *line, const struct move *move)
{
    struct position at = position_after(&line->at, move);
    for (int i = 0; i < next->count; i++)
        if (next->lines[i].way == line->way && position_equal(&next->lines[i].at, &at))
            return;
    if (next->count == WAYS_LINES)
        next->full = true;
    else
        next->lines[next->count++] = (struct way_line){line->way, at};
}

/* Goes on with a line: nowhere if the move is not legal, to several places if it may be several
 * moves. */
static void go_on(struct next_lines *next, const struct way_line *line, const char *text,
                  const struct named_ruleset *rules, struct square_names names)
{
    struct move move;
    struct text_error error;
    if (move_parse(text, rules, &line->at, names, &move, &error)) {
        add_line(next, line, &move);
        return;
    }
    int count = error.fault == FAULT_AMBIGUOUS ? error.route_count : 0;
    next->full |= count > ROUTES_SHOWN;
    for (int i = 0; i < count && i < ROUTES_SHOWN; i++)
        add_line(next, line, &error.routes[i]);
}

/* Returns true if no move can tell the ways apart that are left: there is one, or all have led to
 * one position. */
static bool is_told(const struct ways *ways)
{
    bool one = true, here = true;
    for (int i = 1; i < ways->line_count; i++) {
        one &= ways->lines[i].way == ways->lines[0].way;
        here &= position_equal(&ways->lines[i].at, &ways->lines[0].at);
    }
    return one || here;
}

/* Returns true if no later move is needed. A move that is legal by no way tells nothing. */
static bool take_move(struct ways *ways, const struct named_ruleset *rules,
                      struct square_names names, const char *text)
{
    struct next_lines next = {.count = 0};
    for (int i = 0; i < ways->line_count; i++)
        go_on(&next, &ways->lines[i], text, rules, names);
    if (next.count == 0 || next.full)
        return true;
    memcpy(ways->lines, next.lines, sizeof next.lines);
    ways->line_count = next.count;
    return ++ways->moves == WAYS_MOVES || is_told(ways);
}

bool ways_take(struct ways *ways, const struct named_ruleset *rules, struct square_names names,
               const struct pdn_event *event)
{
    struct waiting_event *waiting = &ways->events[ways->event_count++];
    bool full = ways->event_count == WAYS_EVENTS;
    *waiting = (struct waiting_event){event->kind, event->line, event->column, event->spaced, ""};
    if (event->kind == PDN_MOVE)
        strbuf_copy(waiting->text, sizeof waiting->text, event->text);
    if (event->kind == PDN_MOVE && ways->depth == 0)
        return take_move(ways, rules, names, waiting->text) || full;
    ways->depth += (event->kind == PDN_VARIATION_BEGIN) - (event->kind == PDN_VARIATION_END);
    return ways->depth < 0 || full;
}

int ways_decide(const struct ways *ways, bool *sure)
{
    *sure = ways->error.route_count <= ROUTES_SHOWN;
    for (int i = 1; i < ways->line_count; i++)
        *sure &= ways->lines[i].way == ways->lines[0].way;
    return ways->lines[0].way;
}

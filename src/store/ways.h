/* SPDX-License-Identifier: MIT */
/* The ways that a capture of a text may have gone where its squares do not tell. The moves that
 * follow decide: those that are legal after one way only. */
#ifndef STORE_WAYS_H
#define STORE_WAYS_H

#include "notation/pdn_reader.h"
#include "notation/text_error.h"

enum {
    WAYS_MOVES = 32,   /* of the line that are looked at; most captures are told by one or two */
    WAYS_EVENTS = 256, /* that wait, with those of variations between */
    WAYS_TEXT = 100,   /* size of the text of a move */
    WAYS_LINES = 32,   /* by which a line may have come where it is */
};

/* A move of a text, or the begin or end of a variation, that waits for the decision. */
struct waiting_event {
    enum pdn_event_kind kind;
    int line, column;
    bool spaced;
    char text[WAYS_TEXT];
};

/* Where the line may be if the capture went this way. */
struct way_line {
    int way;
    struct position at;
};

struct ways {
    struct text_error error; /* FAULT_AMBIGUOUS; its routes are the ways, at most ROUTES_SHOWN */
    struct way_line lines[WAYS_LINES]; /* in the order of the ways */
    int line_count;
    int moves, depth; /* so far; of variations in the line */
    struct waiting_event events[WAYS_EVENTS];
    int event_count;
};

/* The ways of a move that move_parse has refused with `error` in the position `at`. The caller
 * frees them. */
struct ways *ways_new(const struct text_error *error, const struct position *at);

/* Takes the next event of the text, which waits then. Returns true if it is time to decide: the
 * way is known, or it will not be. */
bool ways_take(struct ways *ways, const struct named_ruleset *rules, struct square_names names,
               const struct pdn_event *event);

/* Returns the only way, or the first of those that are possible; sets `*sure`. */
int ways_decide(const struct ways *ways, bool *sure);

#endif

/* SPDX-License-Identifier: MIT */
/* The clock of a match, as values: how much time each player has (the time control), and how much
 * of it the one to move has spent. Nothing here reads a clock: the caller tells the time. Times are
 * in milliseconds unless they are called seconds. */
#ifndef MATCH_CLOCK_H
#define MATCH_CLOCK_H

#include "base/strbuf.h"
#include "match/player.h"

#include <stdbool.h>
#include <stdint.h>

enum time_kind {
    TIME_NONE,      /* there is no clock */
    TIME_INCREMENT, /* time for the game; so many seconds are added with each move */
    TIME_DELAY,     /* time for the game; the first seconds of each move do not count */
    TIME_MOVE,      /* time for each move */
    TIME_KIND_COUNT,
};

enum {
    TIME_SECONDS_MOST = 10 * 60 * 60,     /* of a player at the beginning, or for a move */
    TIME_MORE_MOST = 600,                 /* seconds of increment or delay */
    TIME_LEFT_MOST = 99 * 60 * 60 * 1000, /* what increments have added beyond it is lost */
    TIME_TENTHS_FROM = 10 * 1000,         /* from here on tenths of a second are shown */
    TIME_CONTROL_TEXT_MAX = 48,           /* bytes, with the closing zero */
};

/* All zero: there is no clock. */
struct time_control {
    enum time_kind kind;
    int seconds[PLAYER_COUNT]; /* 1 to TIME_SECONDS_MOST, for the game or for a move; they differ
                                  where one player gives odds */
    int more;                  /* of increment or delay, to TIME_MORE_MOST; 0 for TIME_MOVE */
};

bool time_control_equal(const struct time_control *a, const struct time_control *b);

/* As players write it: "no"; minutes and seconds of increment "5+3", or of delay "5d3"; seconds for
 * a move "30s"; both players' "5,1:30+3". time_control_parse returns false for any other text, and
 * leaves `out` alone. */
void time_control_print(struct strbuf *out, const struct time_control *control);
bool time_control_parse(const char *text, struct time_control *out);

/* --- One player's time. `had` is what the player had at the beginning of the move, `spent` what
 * the move has taken so far. --- */

/* Returns what the player has at the beginning of a game, and of a move if `stood` was left after
 * the move before. */
int time_at_start(const struct time_control *control, int player);
int time_at_move(const struct time_control *control, int player, int stood);

/* Returns what is left while the player thinks; 0: the time is up. */
int time_left(const struct time_control *control, int had, int spent);

/* Returns whole seconds, rounded up as digits are. */
static inline int time_in_seconds(int milliseconds)
{
    return (milliseconds + 999) / 1000;
}

/* Returns what is left when the move has been made, in whole tenths of a second, rounded up. It is
 * never more than `had` and the increment. */
int time_after_move(const struct time_control *control, int had, int spent);

/* Returns after how many milliseconds the digits change that show time_left, 1 and more; the time
 * must not be up. They show whole seconds, from TIME_TENTHS_FROM on tenths, both rounded up: zero
 * is shown exactly when the time is up. */
int time_to_next_digit(const struct time_control *control, int had, int spent);

/* Returns how much longer a program at full strength should think, at most `usual`. Its time is
 * not up by that. */
int time_for_program(const struct time_control *control, int had, int spent, int usual);

/* --- What the one to move has spent --- */

enum {
    /* A caller that comes so much later than it had to was asleep: that time is nobody's. */
    CLOCK_ASLEEP_MS = 10 * 1000,
};

/* All zero: nothing has been spent, and nothing runs. */
struct game_clock {
    bool runs;
    int spent;     /* in this move, until the clock began to run last; lasts */
    int ran;       /* since then */
    uint64_t seen; /* the caller's milliseconds, up to which that is counted */
};

static inline int clock_spent(const struct game_clock *clock)
{
    return clock->spent + clock->ran;
}

/* Counts what has passed until `now`. `due` is how long the caller may have waited since then, as
 * time_to_next_digit says. Time that jumps back counts as none. Returns false, and stops the clock,
 * if the caller has been asleep. */
bool clock_count(struct game_clock *clock, uint64_t now, int due);

/* Lets the clock run from `now` on, up to which all must have been counted, or stops it. */
void clock_set(struct game_clock *clock, bool runs, uint64_t now);

#endif

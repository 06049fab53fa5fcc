/* SPDX-License-Identifier: MIT */
#include "match/clock.h"

#include "base/scan.h"

#include <string.h>

bool time_control_equal(const struct time_control *a, const struct time_control *b)
{
    return a->kind == b->kind && a->seconds[0] == b->seconds[0] && a->seconds[1] == b->seconds[1] &&
           a->more == b->more;
}

/* --- As text --- */

static void print_time(struct strbuf *out, enum time_kind kind, int seconds)
{
    strbuf_addf(out, "%d", kind == TIME_MOVE ? seconds : seconds / 60);
    if (kind != TIME_MOVE && seconds % 60 != 0)
        strbuf_addf(out, ":%02d", seconds % 60);
}

void time_control_print(struct strbuf *out, const struct time_control *control)
{
    if (control->kind == TIME_NONE) {
        strbuf_add(out, "no");
        return;
    }
    print_time(out, control->kind, control->seconds[0]);
    if (control->seconds[1] != control->seconds[0]) {
        strbuf_addch(out, ',');
        print_time(out, control->kind, control->seconds[1]);
    }
    if (control->kind == TIME_MOVE)
        strbuf_addch(out, 's');
    else if (control->kind == TIME_DELAY || control->more > 0)
        strbuf_addf(out, "%c%d", control->kind == TIME_DELAY ? 'd' : '+', control->more);
}

/* Reads "5" or "1:30", each as a number and what stands behind the colon, or -1. */
static bool read_time(const char **text, int *whole, int *rest)
{
    *rest = -1;
    if (!scan_number(text, whole))
        return false;
    return !scan_char(text, ':') || (scan_number(text, rest) && *rest < 60);
}

static bool is_time(int seconds)
{
    return seconds >= 1 && seconds <= TIME_SECONDS_MOST;
}

/* Reads what stands behind the times, to the end of the text. */
static bool read_kind(const char *text, struct time_control *control)
{
    control->kind = TIME_INCREMENT;
    if (strcmp(text, "s") == 0) {
        control->kind = TIME_MOVE;
        return true;
    }
    if (*text == '\0')
        return true;
    if (scan_char(&text, 'd'))
        control->kind = TIME_DELAY;
    else if (!scan_char(&text, '+'))
        return false;
    return scan_number(&text, &control->more) && *text == '\0' && control->more <= TIME_MORE_MOST;
}

bool time_control_parse(const char *text, struct time_control *out)
{
    struct time_control control = {0};
    int whole[PLAYER_COUNT], rest[PLAYER_COUNT];
    if (strcmp(text, "no") == 0) {
        *out = control;
        return true;
    }
    if (!read_time(&text, &whole[0], &rest[0]))
        return false;
    whole[1] = whole[0];
    rest[1] = rest[0];
    if (scan_char(&text, ',') && !read_time(&text, &whole[1], &rest[1]))
        return false;
    if (!read_kind(text, &control))
        return false;
    for (int i = 0; i < PLAYER_COUNT; i++) {
        bool move = control.kind == TIME_MOVE;
        if (whole[i] > TIME_SECONDS_MOST || (move && rest[i] >= 0))
            return false;
        control.seconds[i] = move ? whole[i] : 60 * whole[i] + (rest[i] > 0 ? rest[i] : 0);
        if (!is_time(control.seconds[i]))
            return false;
    }
    *out = control;
    return true;
}

/* --- One player's time --- */

int time_at_start(const struct time_control *control, int player)
{
    return 1000 * control->seconds[player];
}

int time_at_move(const struct time_control *control, int player, int stood)
{
    return control->kind == TIME_MOVE ? time_at_start(control, player) : stood;
}

static int delay_of(const struct time_control *control)
{
    return control->kind == TIME_DELAY ? 1000 * control->more : 0;
}

/* Returns how long the time of a move does not count yet. */
static int delay_left(const struct time_control *control, int spent)
{
    int delay = delay_of(control);
    return spent < delay ? delay - spent : 0;
}

int time_left(const struct time_control *control, int had, int spent)
{
    int delay = delay_of(control);
    int used = spent > delay ? spent - delay : 0;
    return used < had ? had - used : 0;
}

int time_after_move(const struct time_control *control, int had, int spent)
{
    int left = time_left(control, had, spent), tenths = (left + 99) / 100 * 100;
    left = tenths < had ? tenths : had;
    if (control->kind == TIME_INCREMENT)
        left += 1000 * control->more;
    return left < TIME_LEFT_MOST ? left : TIME_LEFT_MOST;
}

int time_to_next_digit(const struct time_control *control, int had, int spent)
{
    int left = time_left(control, had, spent);
    int unit = left <= TIME_TENTHS_FROM ? 100 : 1000;
    return delay_left(control, spent) + (left - 1) % unit + 1;
}

enum {
    PROGRAM_MOVES = 30,       /* what is left is for so many moves more */
    PROGRAM_PERCENT = 80,     /* of an increment or a delay is used at once */
    PROGRAM_SHARE = 3,        /* no move takes more than this part of what is left, */
    PROGRAM_MARGIN_MS = 1000, /* with time to show the move */
    PROGRAM_LEAST_MS = 10,
};

int time_for_program(const struct time_control *control, int had, int spent, int usual)
{
    int left = time_left(control, had, spent), delay = delay_left(control, spent);
    int added = control->kind == TIME_INCREMENT ? 1000 * control->more : delay;
    int more = added / 100 * PROGRAM_PERCENT;
    int room = left > PROGRAM_MARGIN_MS ? left - PROGRAM_MARGIN_MS : 0;
    int time = control->kind == TIME_MOVE ? room : room / PROGRAM_MOVES + more;
    int most = control->kind == TIME_MOVE ? room : room / PROGRAM_SHARE;
    if (delay > 0)
        most += more;
    if (time > most)
        time = most;
    if (time > usual)
        time = usual;
    return time > PROGRAM_LEAST_MS ? time : PROGRAM_LEAST_MS;
}

/* --- What has been spent --- */

bool clock_count(struct game_clock *clock, uint64_t now, int due)
{
    uint64_t passed = now > clock->seen ? now - clock->seen : 0;
    clock->seen = now;
    if (!clock->runs)
        return true;
    if (passed > (uint64_t)due + CLOCK_ASLEEP_MS) {
        clock_set(clock, false, now);
        return false;
    }
    clock->ran += (int)passed;
    return true;
}

void clock_set(struct game_clock *clock, bool runs, uint64_t now)
{
    clock->spent += runs ? 0 : clock->ran;
    clock->ran = runs ? clock->ran : 0;
    clock->seen = now;
    clock->runs = runs;
}

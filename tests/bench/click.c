/* SPDX-License-Identifier: MIT */
/* How long it takes from pressing the mouse button until the picture changes.
 *
 *     click X,Y X,Y X,Y,WIDTH,HEIGHT [-n RUNS] COMMAND... [-- COMMAND...]
 *
 * clicks at the two places of the window in turn and watches the given part of it. The pointer is
 * there beforehand, and what that alone changes has settled. */
#include "launch.h"
#include "median.h"
#include "pairs.h"
#include "screen.h"

#include <stdbool.h>
#include <stdio.h>

enum {
    CLICKS = 11,
    PATIENCE_MS = 5000,
    PLACES = 2,
    ARGUMENTS = PLACES + 1, /* of our own, before the common ones */
};

static struct area places[PLACES]; /* of no size */
static struct area watched;

/* Milliseconds until the watched part is another picture. */
static double press_and_watch(const struct screen *screen, pid_t pid)
{
    unsigned long before = screen_picture(screen, watched);
    double begin = now_ms();
    screen_press(screen, true);
    while (screen_picture(screen, watched) == before) {
        launch_check(pid);
        if (now_ms() > begin + PATIENCE_MS)
            give_up("a click has changed nothing");
    }
    double end = now_ms();
    screen_press(screen, false);
    return end - begin;
}

static void click(char *const *command, double results[PAIRS_MAX_VALUES])
{
    struct screen screen;
    double times[CLICKS];
    pid_t pid = screen_launch(&screen, command);
    for (int i = 0; i < CLICKS; i++) {
        screen_point(&screen, places[i % PLACES].x, places[i % PLACES].y);
        screen_wait_still(&screen, pid, 400);
        times[i] = press_and_watch(&screen, pid);
    }
    results[0] = median(times, CLICKS);
    results[1] = times[CLICKS - 1];
    launch_stop(pid);
    screen_close(&screen);
}

/* The places and the watched part; false if they cannot be read. */
static bool read_areas(int argc, char **argv)
{
    if (argc <= ARGUMENTS)
        return false;
    for (int i = 0; i < PLACES; i++)
        if (sscanf(argv[1 + i], "%d,%d", &places[i].x, &places[i].y) != 2)
            return false;
    return sscanf(argv[ARGUMENTS], "%d,%d,%d,%d", &watched.x, &watched.y, &watched.width,
                  &watched.height) == 4;
}

int main(int argc, char **argv)
{
    static const struct measurement measurement = {
        .usage = " X,Y X,Y X,Y,WIDTH,HEIGHT",
        .runs = 1,
        .value_count = 2,
        .values = {"click to picture, ms", "slowest click, ms"},
        .measure = click,
    };
    if (!read_areas(argc, argv)) {
        fprintf(stderr, "usage: %s%s [-n RUNS] COMMAND... [-- COMMAND...]\n", argv[0],
                measurement.usage);
        return 2;
    }
    argv[ARGUMENTS] = argv[0];
    return pairs_main(&measurement, argc - ARGUMENTS, argv + ARGUMENTS);
}

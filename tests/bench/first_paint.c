/* SPDX-License-Identifier: MIT */
/* How long it takes from starting a program until its window shows something. */
#include "launch.h"
#include "pairs.h"
#include "screen.h"

static void first_paint(char *const *command, double results[PAIRS_MAX_VALUES])
{
    struct screen screen;
    pid_t pid = screen_launch(&screen, command);
    results[0] = now_ms() - screen.launched;
    launch_stop(pid);
    screen_close(&screen);
}

int main(int argc, char **argv)
{
    static const struct measurement measurement = {
        .usage = "",
        .runs = 15,
        .value_count = 1,
        .values = {"first frame, ms"},
        .measure = first_paint,
    };
    return pairs_main(&measurement, argc, argv);
}

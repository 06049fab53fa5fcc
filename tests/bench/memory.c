/* SPDX-License-Identifier: MIT */
/* How much memory a program holds once its window stands still: its proportional set size, in
 * which a page that several programs share counts for each in part. */
#include "launch.h"
#include "pairs.h"
#include "screen.h"

#include <stdio.h>

static double proportional_set_kb(pid_t pid)
{
    char path[64];
    char line[256];
    long kb = -1;
    snprintf(path, sizeof path, "/proc/%d/smaps_rollup", (int)pid);
    FILE *file = fopen(path, "r");
    while (file && kb < 0 && fgets(line, sizeof line, file))
        if (sscanf(line, "Pss: %ld kB", &kb) != 1)
            kb = -1;
    if (file)
        fclose(file);
    if (kb < 0)
        give_up("%s cannot be read", path);
    return (double)kb;
}

static void memory(char *const *command, double results[PAIRS_MAX_VALUES])
{
    struct screen screen;
    pid_t pid = screen_launch(&screen, command);
    screen_wait_still(&screen, pid, 1000);
    results[0] = proportional_set_kb(pid) / 1024;
    launch_stop(pid);
    screen_close(&screen);
}

int main(int argc, char **argv)
{
    static const struct measurement measurement = {
        .usage = "",
        .runs = 3,
        .value_count = 1,
        .values = {"memory, MB"},
        .measure = memory,
    };
    return pairs_main(&measurement, argc, argv);
}

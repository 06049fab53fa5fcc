/* SPDX-License-Identifier: MIT */
/* What a program does while nobody does anything: how often its threads wake up in ten seconds, and
 * the processor time that they use. */
#include "launch.h"
#include "pairs.h"
#include "screen.h"

#include <dirent.h>
#include <stdio.h>

enum {
    WATCH_MS = 10000,
};

struct activity {
    long switches;      /* of threads, willing or not */
    double cpu_seconds; /* of all threads */
};

/* Adds what one thread has done since it began. */
static void add_thread(struct activity *sum, pid_t pid, const char *thread)
{
    char path[320];
    char line[256];
    long switches;
    unsigned long long nanoseconds;
    snprintf(path, sizeof path, "/proc/%d/task/%s/status", (int)pid, thread);
    FILE *status = fopen(path, "r");
    while (status && fgets(line, sizeof line, status))
        if (sscanf(line, "voluntary_ctxt_switches: %ld", &switches) == 1 ||
            sscanf(line, "nonvoluntary_ctxt_switches: %ld", &switches) == 1)
            sum->switches += switches;
    if (status)
        fclose(status);
    snprintf(path, sizeof path, "/proc/%d/task/%s/schedstat", (int)pid, thread);
    FILE *schedule = fopen(path, "r");
    if (schedule && fscanf(schedule, "%llu", &nanoseconds) == 1)
        sum->cpu_seconds += (double)nanoseconds * 1e-9;
    if (schedule)
        fclose(schedule);
}

static struct activity activity_of(pid_t pid)
{
    struct activity sum = {0};
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/task", (int)pid);
    DIR *threads = opendir(path);
    if (!threads)
        give_up("%s cannot be read", path);
    for (struct dirent *entry = readdir(threads); entry; entry = readdir(threads))
        if (entry->d_name[0] != '.')
            add_thread(&sum, pid, entry->d_name);
    closedir(threads);
    return sum;
}

static void idle(char *const *command, double results[PAIRS_MAX_VALUES])
{
    struct screen screen;
    pid_t pid = screen_launch(&screen, command);
    screen_wait_still(&screen, pid, 2000);
    struct activity before = activity_of(pid);
    sleep_ms(WATCH_MS);
    struct activity after = activity_of(pid);
    launch_check(pid);
    results[0] = (double)(after.switches - before.switches);
    results[1] = (after.cpu_seconds - before.cpu_seconds) * 1000;
    launch_stop(pid);
    screen_close(&screen);
}

int main(int argc, char **argv)
{
    static const struct measurement measurement = {
        .usage = "",
        .runs = 1,
        .value_count = 2,
        .values = {"idle 10 s, switches", "idle 10 s, CPU ms"},
        .measure = idle,
    };
    return pairs_main(&measurement, argc, argv);
}

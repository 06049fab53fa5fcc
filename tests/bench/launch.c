/* SPDX-License-Identifier: MIT */
#include "launch.h"

#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static pid_t running; /* 0: none */

double now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec * 1e-6;
}

void sleep_ms(double ms)
{
    long seconds = (long)(ms / 1000);
    struct timespec span = {.tv_sec = seconds,
                            .tv_nsec = (long)((ms - (double)seconds * 1000) * 1e6)};
    nanosleep(&span, NULL);
}

pid_t launch(char *const *command)
{
    running = fork();
    if (running == 0) {
        execvp(command[0], command);
        perror(command[0]);
        _exit(127);
    }
    if (running < 0)
        give_up("%s cannot be started", command[0]);
    return running;
}

void launch_stop(pid_t pid)
{
    double end = now_ms() + 2000;
    kill(pid, SIGTERM);
    while (waitpid(pid, NULL, WNOHANG) == 0) {
        if (now_ms() > end)
            kill(pid, SIGKILL);
        sleep_ms(5);
    }
    running = 0;
}

void launch_check(pid_t pid)
{
    if (waitpid(pid, NULL, WNOHANG) == 0)
        return;
    running = 0;
    give_up("the program has ended before it was measured");
}

void give_up(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    vfprintf(stderr, format, args);
    va_end(args);
    fputc('\n', stderr);
    if (running)
        launch_stop(running);
    exit(1);
}

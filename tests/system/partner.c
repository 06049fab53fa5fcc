/* SPDX-License-Identifier: MIT */
/* A program that test_processes.c and ../cross/windows.sh start: partner MODE. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#endif

enum {
    LONG = 60, /* seconds; every test has ended it by then */
};

static const char *program;

static int echo(void)
{
    for (int byte = getchar(); byte != EOF; byte = getchar()) {
        putchar(byte);
        if (byte == '\n')
            fflush(stdout);
    }
    return 0;
}

static int flood(void)
{
    while (puts("a line that nobody wants to read") >= 0)
        ;
    return 1;
}

static int sleep_long(void)
{
    sleep(LONG);
    return 0;
}

static int close_output(void)
{
    fclose(stdout);
    close(STDOUT_FILENO);
    return sleep_long();
}

static int leave(void)
{
    return 0;
}

static int work(void)
{
    volatile bool more = true;
    while (more)
        ;
    return 0;
}

/* Speaks the Hub protocol, and plays what is not legal. */
static int cheat(void)
{
    char line[4096];
    while (fgets(line, sizeof line, stdin) && strncmp(line, "quit", 4) != 0) {
        if (strncmp(line, "hub", 3) == 0)
            puts("id name=bad\nparam name=whim value=none type=string\nwait");
        if (strncmp(line, "init", 4) == 0)
            puts("ready");
        if (strncmp(line, "go", 2) == 0)
            puts("done move=1-32");
        fflush(stdout);
    }
    return 0;
}

/* Waits for another one that works. */
static int hand_on(void)
{
    char command[4096];
    snprintf(command, sizeof command, "\"%s\" work", program);
    return system(command);
}

static const struct {
    const char *name;
    int (*run)(void);
} modes[] = {
    {"echo", echo},   {"flood", flood}, {"sleep", sleep_long}, {"close", close_output},
    {"leave", leave}, {"work", work},   {"hand-on", hand_on},  {"cheat", cheat},
};

int main(int argc, char **argv)
{
#ifdef _WIN32
    _setmode(STDIN_FILENO, _O_BINARY);
    _setmode(STDOUT_FILENO, _O_BINARY);
#endif
    program = argv[0];
    for (size_t i = 0; argc > 1 && i < sizeof modes / sizeof *modes; i++)
        if (strcmp(argv[1], modes[i].name) == 0)
            return modes[i].run();
    return 2;
}

/* SPDX-License-Identifier: MIT */
/* crownhead-cli: the rules without a screen, for other programs. */
#include "cli/command.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#define RULES_HELP                                                                                 \
    "  --rules R   a rule set's id, then the fields that differ: american, or\n"                   \
    "              american, capture=optional  (without it: american)\n"
#define FEN_HELP "  --fen F     the position: B:W21-32:B1-12 has the side to move first\n"

static const struct command commands[] = {
    {"rules", "[R]", "Lists the rule sets, or every field of one",
     "Without R: a line per rule set, its id, a tab and its name.\n"
     "With R: a line per field, field=value. R may change fields: american, king=flying\n",
     "", 0, 1, command_rules},
    {"moves", "[--rules R]", "Prints the legal moves of every position read",
     "Reads a FEN a line from standard input. For each it prints one line: the legal\n"
     "moves with their whole paths, in byte order, separated by one space. A bad line\n"
     "(an empty one is bad) gives a line that begins with error: and the exit status "
     "1.\n\n" RULES_HELP,
     "r", 0, 0, command_moves},
    {"perft", "[--rules R] [--fen F] [--divide] [--threads N] DEPTH",
     "Counts the leaves of the game tree",
     "Prints a line per depth from 1 to DEPTH: depth, leaves, seconds, million leaves\n"
     "a second, separated by tabs.\n\n" RULES_HELP FEN_HELP
     "              (without it: the start position)\n"
     "  --divide    then a line per move, in byte order: the move, a tab, and the leaves\n"
     "              of depth DEPTH that begin with it\n"
     "  --threads N use N threads\n",
     "rfdt", 1, 1, command_perft},
    {"verdict", "[--rules R] --fen F PATH", "Says why this is, or is not, a legal move",
     "PATH is a move or its beginning: 11-15, 15x22x31, or 11. The exit status is 0\n"
     "whether it is legal or not.\n\n" RULES_HELP FEN_HELP,
     "rf", 1, 1, command_verdict},
};

enum {
    COMMAND_COUNT = sizeof commands / sizeof *commands,
};

static void print_usage(FILE *out)
{
    fputs("Usage: crownhead-cli COMMAND [ARGUMENTS]\n\n"
          "Checkers under any house rule, in plain text.\n\n",
          out);
    for (int i = 0; i < COMMAND_COUNT; i++)
        fprintf(out, "  %-8s  %s\n", commands[i].name, commands[i].summary);
    fputs("\n  --help, --version; COMMAND --help says more\n\n"
          "Exit status: 0 done; 1 something in the input was wrong, or the output could\n"
          "not be written; 2 wrong usage, an unknown rule set included.\n",
          out);
}

static const struct command *find_command(const char *name)
{
    for (int i = 0; i < COMMAND_COUNT; i++)
        if (strcmp(commands[i].name, name) == 0)
            return &commands[i];
    return NULL;
}

static enum status run_command(const struct command *command, int argc, char **argv)
{
    struct options options;
    enum status status;
    char name[64]; /* getopt begins its messages with it */
    snprintf(name, sizeof name, "crownhead-cli %s", command->name);
    argv[0] = name;
    if (options_read(command, argc, argv, &options, &status))
        status = command->run(&options);
    return status;
}

static enum status run(int argc, char **argv)
{
    if (argc < 2) {
        print_usage(stderr);
        return STATUS_USAGE;
    }
    if (strcmp(argv[1], "--help") == 0) {
        print_usage(stdout);
        return STATUS_DONE;
    }
    if (strcmp(argv[1], "--version") == 0) {
        puts("crownhead-cli " CROWNHEAD_VERSION);
        return STATUS_DONE;
    }
    const struct command *command = find_command(argv[1]);
    if (command)
        return run_command(command, argc - 1, argv + 1);
    fprintf(stderr, "crownhead-cli: there is no command '%s'\nTry 'crownhead-cli --help'.\n",
            argv[1]);
    return STATUS_USAGE;
}

/* A full disk shows only when the last of the output is written. */
static bool output_written(void)
{
    bool failed = ferror(stdout);
    if (fflush(stdout) == 0 && !failed)
        return true;
    fprintf(stderr, "crownhead-cli: cannot write standard output: %s\n", strerror(errno));
    return false;
}

int main(int argc, char **argv)
{
    enum status status = run(argc, argv);
    if (!output_written() && status == STATUS_DONE)
        status = STATUS_BAD_INPUT;
    return status;
}

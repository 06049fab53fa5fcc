/* SPDX-License-Identifier: MIT */
#include "cli/command.h"

#include "notation/fen.h"
#include "notation/ruleset_text.h"
#include "prose/error_prose.h"

#include <getopt.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct option all_options[] = {
    {"rules", required_argument, NULL, 'r'}, {"fen", required_argument, NULL, 'f'},
    {"divide", no_argument, NULL, 'd'},      {"threads", required_argument, NULL, 't'},
    {"help", no_argument, NULL, 'h'},
};

enum {
    OPTION_COUNT = sizeof all_options / sizeof *all_options,
};

static void say(const char *command, const char *format, va_list args)
{
    fprintf(stderr, "crownhead-cli %s: ", command);
    vfprintf(stderr, format, args);
    fputc('\n', stderr);
}

enum status complain(const struct options *options, enum status status, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    say(options->command, format, args);
    va_end(args);
    return status;
}

enum status complain_text(const struct options *options, const char *what,
                          const struct text_error *error)
{
    return complain(options, STATUS_BAD_INPUT, "%s, line %d, column %d: %s", what, error->line,
                    error->column, error_sentence(error).text);
}

enum status complain_rules(const struct options *options, const struct text_error *error)
{
    return complain(options, STATUS_USAGE, "rule set, column %d: %s", error->column,
                    error_sentence(error).text);
}

bool position_asked(const struct options *options, struct position *position)
{
    struct text_error error;
    *position = position_start(&options->rules.rules);
    if (!options->fen || fen_parse(options->fen, position, &error))
        return true;
    complain_text(options, "--fen", &error);
    return false;
}

static enum status print_help(const struct command *command)
{
    printf("Usage: crownhead-cli %s%s%s\n\n%s.\n\n%s", command->name,
           *command->arguments ? " " : "", command->arguments, command->summary, command->help);
    return STATUS_DONE;
}

static bool read_threads(const char *text, int *threads)
{
    char *end;
    long number = strtol(text, &end, 10);
    if (end == text || *end || number < 1 || number > THREADS_MAX)
        return false;
    *threads = (int)number;
    return true;
}

/* Takes one option in; false after saying what is wrong with it. */
static bool take(struct options *options, int letter, const char *argument)
{
    struct text_error error;
    switch (letter) {
    case 'r':
        if (ruleset_parse(argument, &options->rules, &error))
            return true;
        complain_rules(options, &error);
        return false;
    case 't':
        if (read_threads(argument, &options->threads))
            return true;
        complain(options, STATUS_USAGE, "--threads must be 1 to %d", THREADS_MAX);
        return false;
    case 'f':
        options->fen = argument;
        return true;
    case 'd':
        options->divide = true;
        return true;
    default:
        return false; /* getopt has said it */
    }
}

static enum status wrong_usage(const struct command *command)
{
    fprintf(stderr, "Try 'crownhead-cli %s --help'.\n", command->name);
    return STATUS_USAGE;
}

static bool operands_fit(const struct command *command, const struct options *options)
{
    if (options->operand_count < command->least_operands)
        complain(options, STATUS_USAGE, "an argument is missing");
    else if (options->operand_count > command->most_operands)
        complain(options, STATUS_USAGE, "one argument too many: '%s'",
                 options->operands[command->most_operands]);
    else
        return true;
    return false;
}

/* The options of all_options that the command takes, closed by an empty one. */
static void choose_options(const struct command *command, struct option chosen[OPTION_COUNT + 1])
{
    int count = 0;
    for (int i = 0; i < OPTION_COUNT; i++)
        if (all_options[i].val == 'h' || strchr(command->options, all_options[i].val))
            chosen[count++] = all_options[i];
    chosen[count] = (struct option){0};
}

bool options_read(const struct command *command, int argc, char **argv, struct options *options,
                  enum status *status)
{
    struct option chosen[OPTION_COUNT + 1];
    int letter;
    choose_options(command, chosen);
    *options = (struct options){.command = command->name, .threads = 1};
    options->rules = *preset_find("american");
    while ((letter = getopt_long(argc, argv, "", chosen, NULL)) != -1) {
        if (letter == 'h') {
            *status = print_help(command);
            return false;
        }
        if (!take(options, letter, optarg)) {
            *status = wrong_usage(command);
            return false;
        }
    }
    options->operands = argv + optind;
    options->operand_count = argc - optind;
    if (operands_fit(command, options))
        return true;
    *status = wrong_usage(command);
    return false;
}

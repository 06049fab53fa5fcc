/* SPDX-License-Identifier: MIT */
#include "cli/command.h"

#include "base/translate.h"
#include "notation/fen.h"
#include "notation/ruleset_text.h"
#include "prose/error_prose.h"

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct option all_options[] = {
    {"rules", required_argument, NULL, 'r'}, {"fen", required_argument, NULL, 'f'},
    {"divide", no_argument, NULL, 'd'},      {"threads", required_argument, NULL, 't'},
    {"games", required_argument, NULL, 'g'}, {"seed", required_argument, NULL, 's'},
    {"help", no_argument, NULL, 'h'},
};

/* What --help says of them, in the same order. */
static const char *const option_helps[] = {
    N_("  --rules R   a rule set's id, then the fields that differ: american, or\n"
       "              american, capture=optional  (without it: american)\n"),
    N_("  --fen F     the position: B:W21-32:B1-12 has the side to move first\n"),
    N_("  --divide    then a line per move, in byte order: the move, a tab, and the leaves\n"
       "              of depth DEPTH that begin with it\n"),
    N_("  --threads N use N threads\n"),
    N_("  --games N   so many games\n"),
    N_("  --seed S    a number: the same one gives the same games  (without it: 0)\n"),
    N_("  -h, --help  print this and leave\n"),
};

enum {
    OPTION_COUNT = sizeof all_options / sizeof *all_options,
};

enum status complain(const struct options *options, enum status status, const char *sentence)
{
    fprintf(stderr, "crownhead-cli %s: %s\n", options->command, sentence);
    return status;
}

enum status complain_filled(const struct options *options, enum status status, const char *template,
                            const struct blank *blanks, size_t count)
{
    char memory[1024];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    template_fill(&out, template, blanks, count);
    return complain(options, status, memory);
}

enum status complain_text(const struct options *options, const char *what,
                          const struct text_error *error)
{
    return COMPLAIN(
        options, STATUS_BAD_INPUT, tr("{text}, line {line}, column {column}: {sentence}"),
        {"text", what}, {"line", number_text(error->line).text},
        {"column", number_text(error->column).text}, {"sentence", error_sentence(error).text});
}

enum status complain_rules(const struct options *options, const struct text_error *error)
{
    return COMPLAIN(options, STATUS_USAGE, tr("rule set, column {column}: {sentence}"),
                    {"column", number_text(error->column).text},
                    {"sentence", error_sentence(error).text});
}

void sink_to_output(void *unused, const char *text, size_t length)
{
    (void)unused;
    fwrite(text, 1, length, stdout);
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

static bool takes(const struct command *command, int letter)
{
    return letter == 'h' || strchr(command->options, letter);
}

static enum status print_help(const struct command *command)
{
    char memory[160];
    struct strbuf usage = strbuf_init(memory, sizeof memory);
    FILL(&usage, tr("Usage: crownhead-cli {command} {arguments}"), {"command", command->name},
         {"arguments", command->arguments});
    printf("%s\n\n%s\n\n%s", memory, tr(command->summary), tr(command->help));
    const char *apart = "\n";
    for (size_t i = 0; i < sizeof option_helps / sizeof *option_helps; i++) {
        if (!takes(command, all_options[i].val))
            continue;
        printf("%s%s", apart, tr(option_helps[i]));
        apart = "";
    }
    return STATUS_DONE;
}

/* A number from 1 to `most`; false after saying that it is none. */
static bool take_number(const struct options *options, const char *name, const char *text, int most,
                        int *number)
{
    char *end;
    long read = strtol(text, &end, 10);
    *number = (int)read;
    if (end != text && !*end && read >= 1 && read <= most)
        return true;
    COMPLAIN(options, STATUS_USAGE, tr("--{option} must be 1 to {most}, not '{word}'"),
             {"option", name}, {"most", number_text(most).text}, {"word", text});
    return false;
}

static bool take_seed(struct options *options, const char *text)
{
    char *end;
    errno = 0;
    options->seed = strtoull(text, &end, 10);
    if (scan_is_digit(*text) && !*end && errno == 0)
        return true;
    COMPLAIN(options, STATUS_USAGE, tr("--seed must be a whole number, not '{word}'"),
             {"word", text});
    return false;
}

static bool take_rules(struct options *options, const char *text)
{
    struct text_error error;
    options->rules_given = ruleset_parse(text, &options->rules, &error);
    if (!options->rules_given)
        complain_rules(options, &error);
    return options->rules_given;
}

/* Takes one option in; false after saying what is wrong with it. */
static bool take(struct options *options, int letter, const char *argument)
{
    switch (letter) {
    case 'r':
        return take_rules(options, argument);
    case 't':
        return take_number(options, "threads", argument, THREADS_MAX, &options->threads);
    case 'g':
        return take_number(options, "games", argument, GAMES_MAX, &options->games);
    case 's':
        return take_seed(options, argument);
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

static bool operands_fit(const struct command *command, const struct options *options)
{
    if (options->operand_count < command->least_operands)
        complain(options, STATUS_USAGE, tr("an argument is missing"));
    else if (options->operand_count > command->most_operands)
        COMPLAIN(options, STATUS_USAGE, tr("one argument too many: '{word}'"),
                 {"word", options->operands[command->most_operands]});
    else
        return true;
    return false;
}

/* The options of all_options that the command takes, closed by an empty one. */
static void choose_options(const struct command *command, struct option chosen[OPTION_COUNT + 1])
{
    int count = 0;
    for (int i = 0; i < OPTION_COUNT; i++)
        if (takes(command, all_options[i].val))
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
    while ((letter = getopt_long(argc, argv, "h", chosen, NULL)) != -1) {
        if (letter == 'h') {
            *status = print_help(command);
            return false;
        }
        if (!take(options, letter, optarg)) {
            *status = STATUS_USAGE;
            return false;
        }
    }
    options->operands = argv + optind;
    options->operand_count = argc - optind;
    *status = STATUS_USAGE;
    return operands_fit(command, options);
}

/* SPDX-License-Identifier: MIT */
#include "cli/command.h"

#include "base/array.h"
#include "base/translate.h"
#include "cli/openings.h"
#include "engine/endgame_class.h"
#include "notation/fen.h"
#include "notation/ruleset_text.h"
#include "prose/error_prose.h"

#include <errno.h>
#include <getopt.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct option all_options[] = {
    {"rules", required_argument, NULL, 'r'},  {"fen", required_argument, NULL, 'f'},
    {"divide", no_argument, NULL, 'd'},       {"threads", required_argument, NULL, 't'},
    {"games", required_argument, NULL, 'g'},  {"seed", required_argument, NULL, 's'},
    {"time", required_argument, NULL, 'm'},   {"nodes", required_argument, NULL, 'n'},
    {"depth", required_argument, NULL, 'D'},  {"history", required_argument, NULL, 'H'},
    {"pieces", required_argument, NULL, 'p'}, {"check", no_argument, NULL, 'c'},
    {"sprt", required_argument, NULL, 'S'},   {"openings", required_argument, NULL, 'O'},
    {"plies", required_argument, NULL, 'L'},  {"concurrency", required_argument, NULL, 'C'},
    {"pdn", required_argument, NULL, 'P'},    {"help", no_argument, NULL, 'h'},
};

/* What --help says of them, in the same order. */
static const char *const option_helps[] = {
    N_("  --rules R   a rule set's id, then the fields that differ: american, or\n"
       "              american, capture=optional  (without it: american)\n"),
    N_("  --fen F     the position: B:W21-32:B1-12 has the side to move first\n"),
    N_("  --divide    then a line per move, in byte order: the move, a tab, and the\n"
       "              leaves of depth DEPTH that begin with it\n"),
    N_("  --threads N use N threads, 1 to 64; the engine never more than there are\n"
       "              processors\n"),
    N_("  --games N   so many games\n"),
    N_("  --seed S    a number: the same one gives the same games  (without it: 0)\n"),
    N_("  --time MS   milliseconds for a move\n"),
    N_("  --nodes N   look at N positions for a move; on one thread the answer is\n"
       "              always the same\n"),
    N_("  --depth D   look D moves ahead, both sides counted\n"),
    N_("  --history F a position before; oldest first, once for each\n"),
    N_("  --pieces N  endings of up to N pieces, 1 to 6, both sides counted; with 6 it\n"
       "              needs 1.1 to 3.5 GB of memory  (without it: 4)\n"),
    N_("  --check     hold every entry against those that its moves lead to\n"),
    N_("  --sprt LOW,HIGH\n"
       "              play until it is clear whether A is LOW Elo stronger than B or\n"
       "              HIGH: the answer is wrong in 5 of 100 matches; it needs 100 pairs\n"
       "              at least\n"),
    N_("  --openings FILE\n"
       "              begin with the positions of FILE, a FEN a line  (without it:\n"
       "              American checkers with its ballots, other rules with 6 moves by\n"
       "              lot); when all have been played, with two moves by lot behind each\n"),
    N_("  --plies N   begin with N moves by lot, both sides counted\n"),
    N_("  --concurrency N\n"
       "              play N games at once\n"),
    N_("  --pdn FILE  add each game to FILE; those that are in it count, and are not\n"
       "              played again\n"),
    N_("  -h, --help  print this and leave\n"),
};

enum {
    ELO_MAX = 1000,
    SENTENCE_MAX = 8192, /* room for a path of the longest kind */
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
    char memory[SENTENCE_MAX];
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

enum status complain_memory(const struct options *options)
{
    return complain(options, STATUS_BAD_INPUT, tr("there is not enough memory"));
}

enum status complain_input(const struct options *options)
{
    return COMPLAIN(options, STATUS_BAD_INPUT, tr("cannot read standard input: {reason}"),
                    {"reason", strerror(errno)});
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
    char memory[320];
    struct strbuf usage = strbuf_init(memory, sizeof memory);
    FILL(&usage,
         *command->arguments ? tr("Usage: crownhead-cli {command} {arguments}")
                             : tr("Usage: crownhead-cli {command}"),
         {"command", command->name}, {"arguments", command->arguments});
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

/* A whole number from `least` up; false where it is none, or too large. */
static bool read_large(const char *text, uint64_t least, uint64_t *number)
{
    char *end;
    errno = 0;
    *number = strtoull(text, &end, 10);
    return scan_is_digit(*text) && !*end && errno == 0 && *number >= least;
}

static bool take_nodes(struct options *options, const char *text)
{
    if (read_large(text, 1, &options->limits.nodes))
        return true;
    COMPLAIN(options, STATUS_USAGE, tr("--nodes must be a whole number from 1 on, not '{word}'"),
             {"word", text});
    return false;
}

/* One end of a range of Elo; `*text` is moved behind it. */
static bool read_elo(const char **text, double *elo)
{
    char *end;
    *elo = strtod(*text, &end);
    bool read = end != *text && *elo >= -ELO_MAX && *elo <= ELO_MAX;
    *text = end;
    return read;
}

static bool take_sprt(struct options *options, const char *text)
{
    const char *at = text;
    options->sprt = read_elo(&at, &options->elo0) && *at++ == ',' &&
                    read_elo(&at, &options->elo1) && !*at && options->elo0 < options->elo1;
    if (!options->sprt)
        COMPLAIN(options, STATUS_USAGE,
                 tr("--sprt must be two differences in Elo, as 0,5, not '{word}'"), {"word", text});
    return options->sprt;
}

static void take_history(struct options *options, const char *text)
{
    options->history = array_reserve(options->history, &options->history_capacity,
                                     (size_t)options->history_count + 1, sizeof *options->history);
    options->history[options->history_count++] = text;
}

static bool take_seed(struct options *options, const char *text)
{
    if (read_large(text, 0, &options->seed))
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

/* Options that are numbers from 1 on, and where they are kept. */
static const struct {
    int letter;
    const char *name;
    int most;
    size_t place;
} number_options[] = {
    {'t', "threads", THREADS_MAX, offsetof(struct options, threads)},
    {'g', "games", GAMES_MAX, offsetof(struct options, games)},
    {'m', "time", MILLISECONDS_MAX, offsetof(struct options, limits.milliseconds)},
    {'D', "depth", ENGINE_DEPTH_MAX, offsetof(struct options, limits.depth)},
    {'L', "plies", OPENING_PLIES_MAX, offsetof(struct options, plies)},
    {'C', "concurrency", THREADS_MAX, offsetof(struct options, concurrency)},
};

/* Those that are kept as they are. */
static const struct {
    int letter;
    size_t place;
} text_options[] = {
    {'f', offsetof(struct options, fen)},
    {'O', offsetof(struct options, openings)},
    {'P', offsetof(struct options, pdn)},
};

/* Takes one option in that has more to it; false after saying what is wrong with it. */
static bool take_other(struct options *options, int letter, const char *argument)
{
    switch (letter) {
    case 'r':
        return take_rules(options, argument);
    case 's':
        return take_seed(options, argument);
    case 'n':
        return take_nodes(options, argument);
    case 'S':
        return take_sprt(options, argument);
    case 'H':
        take_history(options, argument);
        return true;
    case 'd':
        options->divide = true;
        return true;
    case 'p':
        return take_number(options, "pieces", argument, ENDGAME_PIECES_MAX, &options->pieces);
    case 'c':
        options->check = true;
        return true;
    default:
        return false; /* getopt has said it */
    }
}

/* Takes one option in; false after saying what is wrong with it. */
static bool take(struct options *options, int letter, const char *argument)
{
    char *base = (char *)options;
    for (size_t i = 0; i < sizeof number_options / sizeof *number_options; i++)
        if (number_options[i].letter == letter)
            return take_number(options, number_options[i].name, argument, number_options[i].most,
                               (int *)(base + number_options[i].place));
    for (size_t i = 0; i < sizeof text_options / sizeof *text_options; i++) {
        if (text_options[i].letter != letter)
            continue;
        *(const char **)(base + text_options[i].place) = argument;
        return true;
    }
    return take_other(options, letter, argument);
}

/* Of all that the command takes the last `count` words, which are its operands. */
static const char *last_words(const char *arguments, int count)
{
    const char *at = arguments + strlen(arguments);
    while (at > arguments && (at[-1] != ' ' || --count > 0))
        at--;
    return at;
}

static void complain_missing(const struct command *command, const struct options *options)
{
    int missing = command->least_operands - options->operand_count;
    COMPLAIN(options, STATUS_USAGE,
             missing == 1 ? tr("an argument is missing: {arguments}")
                          : tr("arguments are missing: {arguments}"),
             {"arguments", last_words(command->arguments, missing)});
}

static bool operands_fit(const struct command *command, const struct options *options)
{
    if (options->operand_count < command->least_operands)
        complain_missing(command, options);
    else if (options->operand_count > command->most_operands)
        COMPLAIN(options, STATUS_USAGE, tr("one argument too many: '{word}'"),
                 {"word", options->operands[command->most_operands]});
    else
        return true;
    return false;
}

/* Two limits would contradict each other. */
static bool limits_fit(const struct options *options)
{
    const struct engine_limits *limits = &options->limits;
    if ((limits->milliseconds > 0) + (limits->nodes > 0) + (limits->depth > 0) <= 1)
        return true;
    complain(options, STATUS_USAGE, tr("only one of --time, --nodes and --depth can be given"));
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
    *options = (struct options){.command = command->name, .threads = 1, .concurrency = 1};
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
    return operands_fit(command, options) && limits_fit(options);
}

void options_finish(struct options *options)
{
    free(options->history);
    options->history = NULL;
}

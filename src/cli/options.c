/* SPDX-License-Identifier: MIT */
#include "cli/command.h"

#include "base/array.h"
#include "base/scan.h"
#include "base/translate.h"
#include "base/wrap.h"
#include "engine/endgame_class.h"
#include "engine/level.h"
#include "notation/ruleset_text.h"
#include "system/machine.h"

#include <getopt.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    ELO_MAX = 1000,
    HELP_COLUMN = 14, /* where the text of an option begins */
    /* What getopt returns for the first row; the others follow. No letter is as large. */
    FIRST_ROW = 1000,
};

/* --- Values: each returns false after a complaint --- */

struct option_row {
    const char *name;     /* without -- */
    const char *argument; /* as --help shows it; NULL: it has none */
    const char *help;     /* to be translated */
    bool (*take)(struct options *options, const struct option_row *row, const char *text);
    size_t place;         /* in struct options */
    uint64_t least, most; /* of a number */
};

static void *place_of(struct options *options, const struct option_row *row)
{
    return (char *)options + row->place;
}

static bool take_flag(struct options *options, const struct option_row *row, const char *text)
{
    (void)text;
    *(bool *)place_of(options, row) = true;
    return true;
}

static bool take_text(struct options *options, const struct option_row *row, const char *text)
{
    *(const char **)place_of(options, row) = text;
    return true;
}

static bool read_number(const struct options *options, const struct option_row *row,
                        const char *text, uint64_t *number)
{
    char name[32];
    if (number_parse(text, row->least, row->most, number))
        return true;
    snprintf(name, sizeof name, "--%s", row->name);
    complain_number(options, name, row->least, row->most, text);
    return false;
}

/* A number kept as an int. */
static bool take_number(struct options *options, const struct option_row *row, const char *text)
{
    uint64_t number;
    bool fine = read_number(options, row, text, &number);
    if (fine)
        *(int *)place_of(options, row) = (int)number;
    return fine;
}

/* A number kept as a uint64_t. */
static bool take_large(struct options *options, const struct option_row *row, const char *text)
{
    return read_number(options, row, text, place_of(options, row));
}

static bool take_rules(struct options *options, const struct option_row *row, const char *text)
{
    struct text_error error;
    (void)row;
    options->rules_given = ruleset_parse(text, &options->rules, &error);
    if (!options->rules_given)
        complain_rules(options, &error);
    return options->rules_given;
}

static bool take_history(struct options *options, const struct option_row *row, const char *text)
{
    (void)row;
    options->history = array_reserve(options->history, &options->history_capacity,
                                     (size_t)options->history_count + 1, sizeof *options->history);
    options->history[options->history_count++] = text;
    return true;
}

/* Reads one end of a range of Elo and moves `*text` behind it. */
static bool read_elo(const char **text, double *elo)
{
    char *end;
    *elo = strtod(*text, &end);
    bool read = end != *text && *elo >= -ELO_MAX && *elo <= ELO_MAX;
    *text = end;
    return read;
}

static bool take_sprt(struct options *options, const struct option_row *row, const char *text)
{
    const char *at = text;
    (void)row;
    options->sprt = read_elo(&at, &options->elo0) && *at++ == ',' &&
                    read_elo(&at, &options->elo1) && !*at && options->elo0 < options->elo1;
    if (!options->sprt)
        COMPLAIN(options, STATUS_USAGE,
                 tr("--sprt must be two differences in Elo, such as 0,5, not '{word}'"),
                 {"word", text});
    return options->sprt;
}

#define PLACE(member) offsetof(struct options, member)

static const struct option_row rows[] = {
    {"rules", "R",
     N_("the rule set: an id, then the fields that differ: american, or american, capture=optional "
        "(default: american)"),
     take_rules},
    {"fen", "F", N_("the position, with the side to move first: B:W21-32:B1-12"), take_text,
     PLACE(fen)},
    {"divide", NULL,
     N_("print also a line for each move, in byte order: the move, a tab, and the leaves of depth "
        "DEPTH that begin with it"),
     take_flag, PLACE(divide)},
    {"threads", "N",
     N_("use N threads, 1 to 64; the engine uses no more than there are processors (default: 1)"),
     take_number, PLACE(threads), 1, MACHINE_THREADS_MAX},
    {"games", "N", N_("play N games"), take_number, PLACE(games), 1, GAMES_MAX},
    {"seed", "S", N_("a whole number; the same number gives the same games (default: 0)"),
     take_large, PLACE(seed), 0, UINT64_MAX},
    {"time", "MS", N_("think for MS milliseconds about a move"), take_number,
     PLACE(limits.milliseconds), 1, MILLISECONDS_MAX},
    {"nodes", "N", N_("search N positions for a move; on one thread the answer is always the same"),
     take_large, PLACE(limits.nodes), 1, UINT64_MAX},
    {"depth", "D", N_("look D moves ahead, counting both sides"), take_number, PLACE(limits.depth),
     1, ENGINE_DEPTH_MAX},
    {"level", "N", N_("play as well as level N, 1 to 10; the same seed gives the same answers"),
     take_number, PLACE(level), 1, LEVEL_COUNT},
    {"fresh", NULL, N_("begin a new match; the last one stays in the archive"), take_flag,
     PLACE(fresh)},
    {"black", "WHO",
     N_("who plays Black: a name, a level of the computer from 1 to 10, full, or person"),
     take_text, PLACE(seats[BLACK])},
    {"white", "WHO", N_("the same for White"), take_text, PLACE(seats[WHITE])},
    {"lines", "N", N_("print the N best moves, a line for each (default: 1)"), take_number,
     PLACE(lines), 1, MOVELIST_MAX},
    {"history", "F", N_("an earlier position; once for each, the oldest first"), take_history},
    {"pieces", "N",
     N_("endings of up to N pieces, 1 to 6, counting both sides; 6 pieces need 0.9 GB of "
        "memory (default: 4)"),
     take_number, PLACE(pieces), 1, ENDGAME_PIECES_MAX},
    {"check", NULL, N_("check every entry against those that its moves lead to"), take_flag,
     PLACE(check)},
    {"sprt", "LOW,HIGH",
     N_("play until it is clear whether A is LOW or HIGH Elo stronger than B, for at least 100 "
        "pairs of games; 5 of 100 matches end with the wrong answer"),
     take_sprt},
    {"openings", "FILE",
     N_("begin with the positions in FILE, a FEN on each line; when all have been played, add two "
        "random moves to each (default: the ballots for American checkers, else 6 random moves)"),
     take_text, PLACE(openings)},
    {"plies", "N", N_("begin with N random moves, counting both sides"), take_number, PLACE(plies),
     1, OPENING_PLIES_MAX},
    {"concurrency", "N", N_("play N games at the same time (default: 1)"), take_number,
     PLACE(concurrency), 1, MACHINE_THREADS_MAX},
    {"processor", NULL,
     N_("measure --time by the processor time that each side has used; a side that uses more has "
        "less time for its next moves"),
     take_flag, PLACE(processor)},
    {"pdn", "FILE",
     N_("add each game to FILE; games of this match that FILE already has count and are not played "
        "again"),
     take_text, PLACE(pdn)},
};

enum {
    ROW_COUNT = sizeof rows / sizeof *rows,
};

/* A command takes the options that its usage names. */
static bool takes(const struct command *command, const struct option_row *row)
{
    char name[32];
    int length = snprintf(name, sizeof name, "--%s", row->name);
    const char *at = strstr(command->arguments, name);
    return at && (at[length] == ' ' || at[length] == ']');
}

/* --- Help --- */

static void print_option(const struct option_row *row)
{
    char term[48];
    snprintf(term, sizeof term, "--%s%s%s", row->name, row->argument ? " " : "",
             row->argument ? row->argument : "");
    wrap_row(stdout, HELP_COLUMN, term, tr(row->help));
}

static void print_usage(const struct command *command)
{
    char line[320], memory[400];
    struct strbuf usage = strbuf_init(memory, sizeof memory);
    snprintf(line, sizeof line, "crownhead-cli %s%s%s", command->name,
             *command->arguments ? " " : "", command->arguments);
    FILL(&usage, tr("Usage: {command}"), {"command", line});
    printf("%s\n\n", memory);
}

static enum status print_help(const struct command *command)
{
    print_usage(command);
    wrap_paragraph(stdout, tr(command->summary));
    putchar('\n');
    wrap_paragraph(stdout, tr(command->help));
    for (int i = 0; i < MORE_PARAGRAPHS && command->more[i]; i++)
        wrap_paragraph(stdout, tr(command->more[i]));
    putchar('\n');
    for (int i = 0; i < ROW_COUNT; i++)
        if (takes(command, &rows[i]))
            print_option(&rows[i]);
    wrap_row(stdout, HELP_COLUMN, "-h, --help", tr("print this and exit"));
    return STATUS_DONE;
}

/* --- The command line --- */

/* Returns the last `count` words of `arguments`: operands stand behind options. */
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

static bool limits_fit(const struct options *options)
{
    if (limits_count(&options->limits) <= 1)
        return true;
    complain(options, STATUS_USAGE, tr("only one of --time, --nodes and --depth can be given"));
    return false;
}

/* The options of the command for getopt_long, closed by an empty one. */
static void choose_options(const struct command *command, struct option chosen[ROW_COUNT + 2])
{
    int count = 0;
    for (int i = 0; i < ROW_COUNT; i++)
        if (takes(command, &rows[i]))
            chosen[count++] =
                (struct option){rows[i].name, rows[i].argument ? required_argument : no_argument,
                                NULL, FIRST_ROW + i};
    chosen[count++] = (struct option){"help", no_argument, NULL, 'h'};
    chosen[count] = (struct option){0};
}

bool options_read(const struct command *command, int argc, char **argv, struct options *options,
                  enum status *status)
{
    struct option chosen[ROW_COUNT + 2];
    int found;
    choose_options(command, chosen);
    *options =
        (struct options){.command = command->name, .threads = 1, .concurrency = 1, .lines = 1};
    options->rules = *preset_find("american");
    *status = STATUS_USAGE;
    while ((found = getopt_long(argc, argv, "h", chosen, NULL)) != -1) {
        if (found == 'h') {
            *status = print_help(command);
            return false;
        }
        if (found < FIRST_ROW) /* getopt has complained */
            return false;
        const struct option_row *row = &rows[found - FIRST_ROW];
        if (!row->take(options, row, optarg))
            return false;
    }
    options->operands = argv + optind;
    options->operand_count = argc - optind;
    return operands_fit(command, options) && limits_fit(options);
}

void options_finish(struct options *options)
{
    free(options->history);
    options->history = NULL;
}

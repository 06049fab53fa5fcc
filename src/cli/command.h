/* SPDX-License-Identifier: MIT */
/* The commands of crownhead-cli: one file each, one row each in the table of main.c. */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include "base/template.h"
#include "engine/engine.h"
#include "notation/text_error.h"
#include "rules/position.h"
#include "rules/ruleset.h"

#include <limits.h>

enum status {
    STATUS_DONE = 0,
    STATUS_BAD_INPUT = 1, /* also: the output could not be written */
    STATUS_USAGE = 2,
};

enum {
    THREADS_MAX = 64,
    GAMES_MAX = 10000000,
    MILLISECONDS_MAX = 86400000, /* a day */
    OPERANDS_MAX = INT_MAX,      /* as many as there are */
};

/* What the options of a command line say. */
struct options {
    const char *command;
    struct named_ruleset rules; /* american unless --rules says otherwise */
    bool rules_given;           /* it has said so */
    const char *fen;            /* NULL: not given */
    bool divide;
    bool check;
    int pieces;  /* 0: not given */
    int threads; /* 1 to THREADS_MAX */
    int games;   /* 0: not given */
    uint64_t seed;
    struct engine_limits limits; /* at most one of them */
    const char **history;        /* owned; every --history, in their order */
    size_t history_capacity;
    int history_count;
    const char *pdn, *openings; /* files; NULL: not given */
    int plies;                  /* 0: not given */
    int concurrency;            /* 1 to THREADS_MAX */
    bool sprt;                  /* --sprt is given: */
    double elo0, elo1;
    char *const *operands; /* what is left of the command line */
    int operand_count;
};

struct command {
    const char *name;
    const char *arguments; /* as --help shows them */
    const char *summary;   /* this and the next are to be translated */
    const char *help;      /* a paragraph of COMMAND --help; the options have texts of their own */
    const char *options;   /* the letters of the options it takes, see options.c */
    int least_operands, most_operands;
    enum status (*run)(const struct options *options);
};

/* Reads the command line of `command`, argv[0] being its name. Allocates; options_finish frees,
 * whatever is returned. False if there is nothing to run:
 * then `*status` is what to exit with, and all has been said. */
bool options_read(const struct command *command, int argc, char **argv, struct options *options,
                  enum status *status);
void options_finish(struct options *options);

enum status command_rules(const struct options *options);
enum status command_moves(const struct options *options);
enum status command_perft(const struct options *options);
enum status command_verdict(const struct options *options);
enum status command_replay(const struct options *options);
enum status command_convert(const struct options *options);
enum status command_random(const struct options *options);
enum status command_best(const struct options *options);
enum status command_hub(const struct options *options);
enum status command_tables(const struct options *options);
enum status command_probe(const struct options *options);
enum status command_match(const struct options *options);
enum status command_ballots(const struct options *options);
enum status command_bench(const struct options *options);

/* --- What commands share --- */

/* A sentence on standard error; the status is returned. */
enum status complain(const struct options *options, enum status status, const char *sentence);

/* The same for a template with blanks. */
enum status complain_filled(const struct options *options, enum status status, const char *template,
                            const struct blank *blanks, size_t count);

/* COMPLAIN(options, STATUS_USAGE, tr("one argument too many: '{word}'"), {"word", argument}) */
#define COMPLAIN(options, status, template, ...)                                                   \
    complain_filled(options, status, template, (const struct blank[]){__VA_ARGS__},                \
                    sizeof((const struct blank[]){__VA_ARGS__}) / sizeof(struct blank))

/* The same for a text: what it was, and the place in it. */
enum status complain_text(const struct options *options, const char *what,
                          const struct text_error *error);

/* The same for a rule set, which is an argument and no input: that is wrong usage. */
enum status complain_rules(const struct options *options, const struct text_error *error);

/* Memory is short. */
enum status complain_memory(const struct options *options);

/* Standard input cannot be read, as errno says. */
enum status complain_input(const struct options *options);

/* A pdn_sink: standard output. */
void sink_to_output(void *unused, const char *text, size_t length);

/* The position of --fen, or the start position. False if the FEN is bad: that has been said. */
bool position_asked(const struct options *options, struct position *position);

#endif

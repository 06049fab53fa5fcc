/* SPDX-License-Identifier: MIT */
/* The commands of crownhead-cli, and what they share. Each is a row of the table in main.c. */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include "base/template.h"
#include "engine/engine.h"
#include "notation/text_error.h"
#include "rules/movelist.h"
#include "rules/position.h"
#include "rules/ruleset.h"

#include <limits.h>

enum status {
    STATUS_DONE = 0,
    STATUS_BAD_INPUT = 1, /* also: the output could not be written */
    STATUS_USAGE = 2,
};

enum {
    GAMES_MAX = 10000000,
    MILLISECONDS_MAX = 86400000, /* a day */
    OPENING_PLIES_MAX = 40,
    OPERANDS_MAX = INT_MAX, /* any number of them */
    MORE_PARAGRAPHS = 2,
};

/* What a command line says. */
struct options {
    const char *command;
    struct named_ruleset rules; /* american if --rules is not given */
    bool rules_given;
    const char *fen; /* this and the other texts are NULL if they are not given */
    bool divide;
    bool check;
    int pieces;  /* 0: not given */
    int threads; /* 1 to MACHINE_THREADS_MAX */
    int games;   /* 0: not given */
    uint64_t seed;
    struct engine_limits limits; /* one of them at most */
    int level;                   /* 0: not given */
    const char *seats[2];        /* who plays which side; NULL: as it is */
    bool fresh;
    int lines;            /* 1 to MOVELIST_MAX */
    const char **history; /* owned; every --history, in order */
    size_t history_capacity;
    int history_count;
    const char *pdn, *openings; /* files */
    int plies;                  /* 0: not given */
    int concurrency;            /* 1 to MACHINE_THREADS_MAX */
    bool processor;             /* --time is processor time */
    bool sprt;                  /* --sprt is given: */
    double elo0, elo1;
    char *const *operands;
    int operand_count;
};

struct command {
    const char *name;
    const char *arguments; /* as --help shows them: the command takes the options named here */
    const char *summary;   /* this and the next are to be translated */
    const char *help;      /* a paragraph of COMMAND --help, before its options */
    int least_operands, most_operands;
    enum status (*run)(const struct options *options);
    const char *more[MORE_PARAGRAPHS]; /* behind `help`; NULL: no more */
};

/* Reads the command line of `command`; argv[0] is its name. Allocates; options_finish frees,
 * whatever is returned. Returns false if there is nothing to run: then `*status` is the exit status
 * and all has been said. */
bool options_read(const struct command *command, int argc, char **argv, struct options *options,
                  enum status *status);
void options_finish(struct options *options);

enum status command_rules(const struct options *options);
enum status command_moves(const struct options *options);
enum status command_perft(const struct options *options);
enum status command_verdict(const struct options *options);
enum status command_replay(const struct options *options);
enum status command_convert(const struct options *options);
enum status command_analyse(const struct options *options);
enum status command_random(const struct options *options);
enum status command_best(const struct options *options);
enum status command_levels(const struct options *options);
enum status command_hub(const struct options *options);
enum status command_tables(const struct options *options);
enum status command_probe(const struct options *options);
enum status command_puzzles(const struct options *options);
/* This one is there if the window is built, whose match it plays. */
enum status command_play(const struct options *options);
/* These are in tools/engine. */
enum status command_match(const struct options *options);
enum status command_ballots(const struct options *options);
enum status command_bench(const struct options *options);

/* --- Complaints: sentences on standard error --- */

/* They begin with the name of the command; `options` is NULL where there is none. */

/* Prints a sentence and returns the status. */
enum status complain(const struct options *options, enum status status, const char *sentence);

/* The same for a template with blanks. */
enum status complain_filled(const struct options *options, enum status status, const char *template,
                            const struct blank *blanks, size_t count);

/* COMPLAIN(options, STATUS_USAGE, tr("one argument too many: '{word}'"), {"word", argument}) */
#define COMPLAIN(options, status, template, ...)                                                   \
    complain_filled(options, status, template, (const struct blank[]){__VA_ARGS__},                \
                    sizeof((const struct blank[]){__VA_ARGS__}) / sizeof(struct blank))

/* Something is wrong in a text. `what` names the text. */
enum status complain_text(const struct options *options, const char *what,
                          const struct text_error *error);

/* A rule set is wrong. It is an argument and not input, so the status is STATUS_USAGE. */
enum status complain_rules(const struct options *options, const struct text_error *error);

enum status complain_memory(const struct options *options);

/* A file cannot be read, for the reason in errno. */
enum status complain_unread(const struct options *options, const char *file);

/* A file cannot be opened. The error is that of system/files.h. */
enum status complain_file(const struct options *options, const char *file, int error);

/* The same for standard input. */
enum status complain_input(const struct options *options);

/* Complains that `what`, an option or operand, must be a whole number in a range. */
enum status complain_number(const struct options *options, const char *what, uint64_t least,
                            uint64_t most, const char *text);

/* --- Values --- */

/* Returns how many limits are set. */
int limits_count(const struct engine_limits *limits);

/* The position of --fen, or the start position. Returns false, and complains, if the FEN is bad. */
bool position_asked(const struct options *options, struct position *position);

/* --- Output --- */

/* A move by its whole path, as commands print it. */
struct path_text {
    char text[48]; /* 13 squares of two digits, 12 separators, the closing zero */
};
struct path_text path_text(const struct move *move);

/* Puts moves in the byte order of their path_text. */
void moves_sort(struct movelist *moves);

/* A pdn_sink: standard output. */
void sink_to_output(void *unused, const char *text, size_t length);

#endif

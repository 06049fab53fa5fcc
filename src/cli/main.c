/* SPDX-License-Identifier: MIT */
/* crownhead-cli: Crownhead without a screen, for other programs. */
#include "base/translate.h"
#include "base/words.h"
#include "base/wrap.h"
#include "cli/command.h"
#include "prose/names.h"
#include "system/catalogues.h"
#include "system/interrupts.h"
#include "system/processes.h"
#include "system/streams.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

static const struct command commands[] = {
    {"rules", "[R]", N_("Lists the rule sets, or the fields of one"),
     N_("Without R prints a line for each rule set: its id, a tab and its name. With R prints a "
        "line for each field: field=value. R may change fields: american, king=flying"),
     0, 1, command_rules},
    {"moves", "[--rules R]", N_("Prints the legal moves of each position read"),
     N_("Reads positions from standard input, a FEN on each line. Prints a line for each: the "
        "legal moves with their whole paths, in byte order, separated by a space. For a bad line, "
        "also an empty one, it prints a line that begins with error: and the exit status is 1."),
     0, 0, command_moves},
    {"perft", "[--rules R] [--fen F] [--divide] [--threads N] DEPTH",
     N_("Counts the leaves of the game tree"),
     N_("Prints a line for each depth from 1 to DEPTH: depth, leaves, seconds, million leaves per "
        "second, separated by tabs. Without --fen it counts from the start position."),
     1, 1, command_perft},
    {"verdict", "[--rules R] --fen F PATH", N_("Says why a move is legal or not"),
     N_("PATH is a move or the beginning of one: 11-15, 15x22x31, or 11. The exit status is 0 "
        "whether it is legal or not."),
     1, 1, command_verdict},
    {"replay", "[--rules R] FILE...", N_("Plays the games of PDN files and says what is wrong"),
     N_("Plays each game with its variations and prints a line for it: number, name of the player "
        "who begins, name of the other, moves, result, and ok or the first error: LINE:COLUMN: "
        "sentence. Tabs separate them. FILE - is standard input. The rules of a game are those of "
        "its tag Rules; else those of its GameType; else R; else the first national rules under "
        "which all its moves are legal."),
     1, OPERANDS_MAX, command_replay},
    {"convert", "[--rules R] FILE...", N_("Prints the games of PDN files as strict PDN 3.0"),
     N_("Prints each game with its variations, comments, strengths and tags. Finds the rules as "
        "replay does. Reports errors; prints a wrong game up to its first error, and nothing of a "
        "game whose rules or position cannot be read."),
     1, OPERANDS_MAX, command_convert},
    {"analyse", "[--rules R] [--nodes N | --depth D] FILE...",
     N_("Prints the games of PDN files with an analysis"),
     N_("Prints each game as convert does, with what every position is worth, with marks on the "
        "mistakes, and with better lines as variations: ?! costs 0.3 of a man, ? 0.7, and ?? 1.5 "
        "or a result that the tables know. In a game that is nearly decided a man costs less. An "
        "earlier analysis is replaced; what people have written stays. Looks at each position by "
        "itself, at 500000 positions without a limit, so the same games always give the same "
        "output. Makes and uses tables of perfect endings as probe does. Ctrl+C prints the games "
        "that are left as they are."),
     1, OPERANDS_MAX, command_analyse},
#ifdef CROWNHEAD_HAS_PLAY
    {"play", "[--rules R] [--fen F] [--black WHO] [--white WHO] [--seed S] [--fresh]",
     N_("Plays a match in the terminal, line by line"),
     /* TRANSLATORS: the typed word "help" is valid in every language. */
     N_("Plays the match that the window plays, with the same archive, by lines: for screen "
        "readers, braille displays and pipes. Each line is a move or a command; \"help\" lists "
        "them. "
        "The last match goes on unless --fresh, --rules or --fen begin another one. The end of the "
        "input ends it. The exit status is 1 if something could not be saved."),
     0, 0, command_play},
#endif
    {"random", "--games N [--seed S] [--rules R]", N_("Plays random games and prints them"),
     N_("Prints N games as PDN. Every legal move is equally likely. A game stops after 40 moves, "
        "counting both sides."),
     0, 0, command_random},
    {"best",
     "[--rules R]\n"
     "        [--time MS | --nodes N | --depth D | --level N] [--seed S]\n"
     "        [--lines N] [--threads N] [--history F]...",
     N_("Prints the best move of each position read"),
     N_("Reads positions from standard input, a FEN on each line. Prints a line for each, "
        "separated by tabs: move, score, depth, nodes, milliseconds, and the expected moves, "
        "separated by spaces. A score is in hundredths of a man for the side to move, or win N or "
        "loss N, in N moves of both sides together, without N where the number is not known. If "
        "there is no legal move, it prints -. Without a limit it thinks for a second. --seed "
        "chooses among equal moves, and what a level errs in. --lines prints also the second best "
        "move, and so on. --history gives the earlier positions of the game, which count as "
        "repetitions. For a bad line it prints a line that begins with error: and the exit status "
        "is 1. Ctrl+C prints what has been found. Makes and uses tables of perfect endings as "
        "probe does."),
     0, 0, command_best},
    {"levels", "", N_("Lists the levels of the engine"),
     N_("Prints a line for each level, the weakest first: its number, a tab and its name. A level "
        "searches a fixed number of positions, overlooks moves and misjudges positions. It plays "
        "alike on every machine. The last one errs in nothing."),
     0, 0, command_levels},
    {"hub", "[--rules R] [--threads N]", N_("Plays with a program that speaks the Hub protocol"),
     N_("Reads commands of the Hub protocol, version 2, from standard input and answers on "
        "standard output. Its parameters rules, threads and hash set the rules, the number of "
        "threads and the megabytes of memory. Squares have the numbers of a FEN. Until it receives "
        "a level it thinks for a second. A line that cannot be read is answered with an error; a "
        "bad position leaves none."),
     0, 0, command_hub},
    {"tables", "[--rules R] [--pieces N] [--check]", N_("Makes the tables of perfect endings"),
     N_("Makes the tables that are missing or damaged in the cache folder. Prints a line for each, "
        "separated by tabs: its pieces, Black's first (K a king, M a man); positions; how many the "
        "side to move wins, draws, loses; the moves of the longest win, counting both sides, or - "
        "with 6 pieces, where tables hold only the outcome. If it is stopped, it continues the "
        "next time."),
     0, 0, command_tables},
    {"probe", "[--rules R]", N_("Prints the outcome of each ending read"),
     N_("Reads positions from standard input, a FEN on each line. Prints a line for each: win, "
        "loss or draw for the side to move, a win or a loss with the moves until it is over, "
        "counting both sides; or unknown. Makes missing tables of up to 4 pieces; uses larger ones "
        "if they are there. For a bad line it prints a line that begins with error: and the exit "
        "status is 1."),
     0, 0, command_probe},
    {"puzzles", "[--rules R] FILE...", N_("Finds puzzles in the games of PDN files"),
     N_("Looks at the positions of each game. Where one move wins pieces or the game and no other "
        "does, it prints a puzzle as PDN: the position, the moves that win with the best defence, "
        "and as variations all other moves with what refutes them. The tag Grade says how hard it "
        "is, 1 to 5. No two puzzles are alike. Finds the rules as replay does, and makes and uses "
        "tables as probe does. The same games give the same puzzles."),
     1, OPERANDS_MAX, command_puzzles},
    {"match",
     "[--rules R] [--time MS | --nodes N | --depth D]\n"
     "        [--games N] [--sprt LOW,HIGH] [--openings FILE | --plies N]\n"
     "        [--seed S] [--concurrency N] [--processor] [--pdn FILE] A B",
     N_("Plays a match of engines against each other"),
     N_("A and B are settings of the engine, separated by spaces: time, nodes, depth, threads, "
        "hash, weights (a file, or none) and endgames (none), as in 'time=50 threads=2' or ''. "
        "Instead of settings, level=N is a level, and random plays any legal move. After hub: "
        "comes the command line of another program that speaks the Hub protocol: 'hub:scan hub'. "
        "Other settings are then parameters of that program. Without a limit a move lasts 100 "
        "milliseconds. Each opening is played twice, first with A as Black; an odd number of games "
        "is rounded up."),
     2, 2, command_match,
     .more =
         {N_("Prints a line for each game: number, colour of A, its result, moves, and A's results "
             "so far; at the end games, wins, draws, losses of A, pairs by A's half points (0 to "
             "4), its score and its Elo, both with the range that holds in 95 of 100 cases, and "
             "with --sprt the logarithm of the likelihood ratio and low, high or open, and with "
             "--processor how many milliseconds of processor time A and B used for a move. Under "
             "rules without a draw by quiet moves a game is drawn after 120 moves of kings without "
             "a capture, or by a third repetition. A side that plays what is not legal, quits, or "
             "answers more than a second late loses the game."),
          N_("--pdn continues a match that was interrupted.")}},
    {"ballots", "", N_("Lists the 3-move openings of American checkers"),
     N_("Prints a line for each of 216 positions, separated by tabs: the three moves, the "
        "position, and the side that loses a piece by them: black, white, or - for neither. Where "
        "several sequences of moves lead to a position it prints the first."),
     0, 0, command_ballots},
    {"bench", "[--depth D]", N_("Measures the engine at fixed work"),
     N_("Searches 40 positions under several rule sets, each by itself, on one thread. Prints a "
        "line for each, separated by tabs: rules, position, nodes, milliseconds; then all nodes, "
        "all milliseconds, and nodes per second. The number of nodes changes only with the engine. "
        "The default depth is 19."),
     0, 0, command_bench},
};

enum {
    COMMAND_COUNT = sizeof commands / sizeof *commands,
    COMMANDS_COLUMN = 12, /* where the help of a command begins, and so on */
    OPTIONS_COLUMN = 17,
    ENVIRONMENT_COLUMN = 20,
};

static const struct wrap_variable environment[] = {
    {"CROWNHEAD_DATA", N_("file that play saves games in, as the window does")},
    {"CROWNHEAD_CACHE", N_("folder for files that can be made again: endgame tables")},
    {"XDG_DATA_HOME, XDG_CACHE_HOME, HOME", N_("where they are otherwise"), ""},
    {"CROWNHEAD_LOCALE", N_("folder of the translations")},
    {"LANGUAGE, LC_ALL, LC_MESSAGES, LANG", N_("language of the texts, unless --lang is given")},
};

static void print_usage(FILE *out)
{
    char memory[120] = "";
    struct strbuf usage = strbuf_init(memory, sizeof memory);
    FILL(&usage, tr("Usage: {command}"), {"command", "crownhead-cli COMMAND [ARGUMENTS]"});
    fprintf(out, "%s\n\n", memory);
    wrap_paragraph(out, tr("Checkers under any house rule, in plain text."));
    fputc('\n', out);
    for (int i = 0; i < COMMAND_COUNT; i++)
        wrap_row(out, COMMANDS_COLUMN, commands[i].name, tr(commands[i].summary));
    fputc('\n', out);
    wrap_row(out, OPTIONS_COLUMN, "-h, --help",
             tr("print this and exit; COMMAND --help explains a command"));
    wrap_row(out, OPTIONS_COLUMN, "--lang CODE",
             tr("language of the texts, such as en; also behind COMMAND"));
    wrap_row(out, OPTIONS_COLUMN, "-V, --version", tr("print the version and exit"));
    fputc('\n', out);
    wrap_environment(out, ENVIRONMENT_COLUMN, environment,
                     sizeof environment / sizeof *environment);
    fputc('\n', out);
    wrap_paragraph(out, tr("Exit status: 0 success; 1 bad input, or the output or a table could "
                           "not be written; 2 wrong usage, also an unknown rule set."));
}

static const struct command *find_command(const char *name)
{
    for (int i = 0; i < COMMAND_COUNT; i++)
        if (strcmp(commands[i].name, name) == 0)
            return &commands[i];
    return NULL;
}

/* `command` is NULL for the program itself. */
static void hint_at_help(const struct command *command)
{
    char memory[160];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    FILL(&out,
         command ? tr("Try 'crownhead-cli {command} --help' for more.")
                 : tr("Try 'crownhead-cli --help' for more."),
         {"command", command ? command->name : ""});
    fprintf(stderr, "%s\n", memory);
}

/* Complains that there is no such command, and suggests one with a similar name. */
static enum status refuse_command(const char *word)
{
    const char *meant = NULL;
    const char *sentence =
        word[0] == '-' ? tr("there is no option '{word}'") : tr("there is no command '{word}'");
    for (int i = 0; i < COMMAND_COUNT && !meant; i++)
        if (words_near(word, strlen(word), commands[i].name))
            meant = commands[i].name;
    COMPLAIN(NULL, STATUS_USAGE,
             meant ? tr("there is no command '{word}'. Did you mean '{meant}'?") : sentence,
             {"word", word}, {"meant", meant ? meant : ""});
    hint_at_help(NULL);
    return STATUS_USAGE;
}

static enum status run_command(const struct command *command, int argc, char **argv)
{
    struct options options;
    enum status status;
    char name[64]; /* getopt puts it before its messages */
    snprintf(name, sizeof name, "crownhead-cli %s", command->name);
    argv[0] = name;
    if (options_read(command, argc, argv, &options, &status))
        status = command->run(&options);
    options_finish(&options);
    if (status == STATUS_USAGE)
        hint_at_help(command);
    return status;
}

static bool is_option(const char *word, const char *letter, const char *name)
{
    return strcmp(word, letter) == 0 || strcmp(word, name) == 0;
}

static enum status run(int argc, char **argv)
{
    if (argc < 2) {
        print_usage(stderr);
        return STATUS_USAGE;
    }
    if (is_option(argv[1], "-h", "--help")) {
        print_usage(stdout);
        return STATUS_DONE;
    }
    if (is_option(argv[1], "-V", "--version")) {
        puts("crownhead-cli " CROWNHEAD_VERSION);
        return STATUS_DONE;
    }
    const struct command *command = find_command(argv[1]);
    if (command)
        return run_command(command, argc - 1, argv + 1);
    return refuse_command(argv[1]);
}

/* --- The language --- */

static bool speak(const char *wanted)
{
    char memory[LANGUAGES_SENTENCE_SIZE];
    struct strbuf sentence = strbuf_init(memory, sizeof memory);
    int language = translate_find(wanted);
    if (language < 0) {
        no_language_print(&sentence, wanted);
        COMPLAIN(NULL, STATUS_USAGE, "--lang: {sentence}", {"sentence", memory});
        hint_at_help(NULL);
        return false;
    }
    translate_use(language);
    return true;
}

/* Takes --lang out of the arguments, wherever it stands, before any other is read: so what is wrong
 * with those is told in that language. Returns false after a complaint. */
static bool take_language(int *argc, char **argv)
{
    static const char name[] = "--lang";
    int kept = 1;
    bool known = true, options = true; /* until "--" */
    for (int i = 1; i < *argc; i++) {
        options = options && strcmp(argv[i], "--") != 0;
        bool alone = strcmp(argv[i], name) == 0;
        bool joined = strncmp(argv[i], name, strlen(name)) == 0 && argv[i][strlen(name)] == '=';
        if (options && alone)
            known = known && speak(i + 1 < *argc ? argv[++i] : "");
        else if (options && joined)
            known = known && speak(argv[i] + sizeof name);
        else
            argv[kept++] = argv[i];
    }
    argv[kept] = NULL;
    *argc = kept;
    return known;
}

/* Writes the rest of the output: a full disk shows only now. */
static enum status finish_output(enum status status)
{
    bool failed = ferror(stdout);
    if (fflush(stdout) == 0 && !failed)
        return status;
    COMPLAIN(NULL, STATUS_BAD_INPUT, tr("cannot write standard output: {reason}"),
             {"reason", strerror(errno)});
    return status == STATUS_DONE ? STATUS_BAD_INPUT : status;
}

int main(int argc, char **argv)
{
    process_begin(&argc, &argv);
    streams_begin();
    catalogues_open();
    bool spoken = take_language(&argc, argv);
    enum status status = finish_output(spoken ? run(argc, argv) : STATUS_USAGE);
    interrupt_obey();
    return status;
}

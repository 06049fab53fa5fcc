/* SPDX-License-Identifier: MIT */
/* crownhead-cli: the rules without a screen, for other programs. */
#include "base/translate.h"
#include "base/words.h"
#include "cli/command.h"
#include "cli/interrupt.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#endif

static const struct command commands[] = {
    {"rules", "[R]", N_("Lists the rule sets, or every field of one"),
     N_("Without R: a line per rule set, its id, a tab and its name.\n"
        "With R: a line per field, field=value. R may change fields: american,\n"
        "king=flying\n"),
     "", 0, 1, command_rules},
    {"moves", "[--rules R]", N_("Prints the legal moves of every position read"),
     N_("Reads a FEN a line from standard input. For each it prints one line: the legal\n"
        "moves with their whole paths, in byte order, separated by one space. A bad line\n"
        "(an empty one is bad) gives a line that begins with error: and the exit status\n"
        "1.\n"),
     "r", 0, 0, command_moves},
    {"perft", "[--rules R] [--fen F] [--divide] [--threads N] DEPTH",
     N_("Counts the leaves of the game tree"),
     N_("Prints a line per depth from 1 to DEPTH: depth, leaves, seconds, million leaves\n"
        "a second, separated by tabs. Without --fen it begins from the start position.\n"),
     "rfdt", 1, 1, command_perft},
    {"verdict", "[--rules R] --fen F PATH", N_("Says why this is, or is not, a legal move"),
     N_("PATH is a move or its beginning: 11-15, 15x22x31, or 11. The exit status is 0\n"
        "whether it is legal or not.\n"),
     "rf", 1, 1, command_verdict},
    {"replay", "[--rules R] FILE...", N_("Plays the games of PDN files and says what is wrong"),
     N_("Plays every game, variations too, and prints a line for each: number, name of\n"
        "the player who begins, name of the other, moves, result, and ok or the first\n"
        "thing wrong: LINE:COLUMN: sentence. They are separated by tabs. FILE - is\n"
        "standard input. The rules of a game are those of its tag Rules; else those of\n"
        "its GameType; else R; else the first national ones under which every move is\n"
        "legal.\n"),
     "r", 1, OPERANDS_MAX, command_replay},
    {"convert", "[--rules R] FILE...", N_("Prints the games of PDN files as strict PDN 3.0"),
     N_("Prints every game with all that is in it: variations, comments, strengths, tags.\n"
        "The rules are found as replay finds them. What is wrong is said; of a wrong game\n"
        "there is what stands before the first thing wrong, and nothing of one whose\n"
        "rules or position cannot be read.\n"),
     "r", 1, OPERANDS_MAX, command_convert},
    {"random", "--games N [--seed S] [--rules R]", N_("Plays games by chance and prints them"),
     N_("Prints N games as PDN. Every move is drawn by lot from the legal ones; after 40\n"
        "moves, both sides counted, a game stops.\n"),
     "gsr", 0, 0, command_random},
    {"best",
     "[--rules R] [--time MS | --nodes N | --depth D]\n"
     "        [--threads N] [--history F]...",
     N_("Prints the best move of every position read"),
     N_("Reads a FEN a line from standard input. For each it prints a line, separated by\n"
        "tabs: move, score, depth, nodes, milliseconds, and the moves that are expected,\n"
        "separated by spaces. A score is hundredths of a man for the side to move, or\n"
        "win N or loss N, in N moves of both sides together, without N where nobody\n"
        "knows it. Where there is no legal move stands -. Without a limit it thinks for\n"
        "a second. --history, once for each position of the game so far, tells what\n"
        "repetitions are counted from. A bad line gives a line that begins with error:\n"
        "and the exit status 1. Ctrl+C prints what has been found. Tables of perfect\n"
        "endings are made and used as probe does.\n"),
     "rmnDtH", 0, 0, command_best},
    {"hub", "[--rules R] [--threads N]", N_("Plays with a program that speaks the Hub protocol"),
     N_("Reads the commands of the Hub protocol, version 2, from standard input and\n"
        "answers on standard output. The rules, how many threads and how many megabytes\n"
        "of memory are its parameters rules, threads and hash. Squares are numbered as\n"
        "in a FEN. Until a level is told it thinks for a second. A line that cannot be\n"
        "read is answered with an error; after a bad position there is none.\n"),
     "rt", 0, 0, command_hub},
    {"tables", "[--rules R] [--pieces N] [--check]", N_("Makes the tables of perfect endings"),
     N_("Makes the tables that are missing in the folder of the cache, or damaged.\n"
        "Prints a line for each: its pieces, Black's first (K a king, M a man);\n"
        "positions; those that the side to move wins, draws, loses; the moves of the\n"
        "longest win, both sides counted, or - where only the outcome is kept, with 6\n"
        "pieces. They are separated by tabs. Stopped, it goes on the next time.\n"),
     "rpc", 0, 0, command_tables},
    {"probe", "[--rules R]", N_("Prints how the endings read are to end"),
     N_("Reads a FEN a line from standard input. For each it prints one line: win, loss\n"
        "or draw for the side to move, a win or a loss with the moves until it is over,\n"
        "both sides counted; or unknown. Tables of up to 4 pieces are made if they are\n"
        "missing; those of more are used where they are. A bad line gives a line that\n"
        "begins with error: and the exit status 1.\n"),
     "r", 0, 0, command_probe},
    {"match",
     "[--rules R] [--time MS | --nodes N | --depth D]\n"
     "        [--games N] [--sprt LOW,HIGH] [--openings FILE | --plies N]\n"
     "        [--seed S] [--concurrency N] [--pdn FILE] A B",
     N_("Plays a match of engines against each other"),
     N_("A and B are settings of the engine, separated by spaces, of time, nodes, depth,\n"
        "threads, hash, weights (a file, or none) and endgames (none): 'time=50\n"
        "threads=2', or ''. With hub: behind them comes the command line of another\n"
        "program that speaks the Hub protocol: 'hub:scan hub'; other settings are\n"
        "parameters of it then. A move lasts 100 milliseconds where nothing else is\n"
        "said. Each opening is played twice, A having black first; an odd number of\n"
        "games is rounded up.\n"
        "A line for each game: number, colour of A, its result, moves, A's results so\n"
        "far. At the end games, wins, draws, losses of A, pairs by A's half points (0 to\n"
        "4), its score and its Elo, both with the range that holds in 95 of 100 cases,\n"
        "and for --sprt the logarithm of the likelihood ratio and low, high or open.\n"
        "Games under rules without a draw by quiet moves are drawn after 120 moves of\n"
        "kings without a capture, or by a third repetition. Who plays what is not legal,\n"
        "breaks off, or answers more than a second late loses the game. --pdn goes on\n"
        "with a match that was broken off.\n"),
     "rmnDgSOLsCP", 2, 2, command_match},
    {"ballots", "", N_("Lists the 3-move openings of American checkers"),
     N_("A line for each of 216 positions, separated by tabs: the three moves, the\n"
        "position, and the side that loses a piece by them: black, white, or - for\n"
        "neither. Of several ways to a position the first is named.\n"),
     "", 0, 0, command_ballots},
    {"bench", "[--depth D]", N_("Measures the engine at fixed work"),
     N_("Looks at 40 positions under several rule sets, each by itself, on one thread,\n"
        "and prints a line for each: rules, position, nodes and milliseconds, separated\n"
        "by tabs; then all nodes, all milliseconds, and nodes a second. The nodes are\n"
        "always the same until the engine is changed. Without --depth it is 19.\n"),
     "D", 0, 0, command_bench},
};

enum {
    COMMAND_COUNT = sizeof commands / sizeof *commands,
};

static void print_usage(FILE *out)
{
    fputs(tr("Usage: crownhead-cli COMMAND [ARGUMENTS]\n\n"
             "Checkers under any house rule, in plain text.\n\n"),
          out);
    for (int i = 0; i < COMMAND_COUNT; i++)
        fprintf(out, "  %-8s  %s\n", commands[i].name, tr(commands[i].summary));
    fputs(tr("\n"
             "  -h, --help     print this; COMMAND --help says more of one\n"
             "  -V, --version  print the version\n"
             "\n"
             "Environment:\n"
             "  CROWNHEAD_CACHE   the folder of what can be made again: tables of endings\n"
             "  XDG_CACHE_HOME, HOME\n"
             "                    where it is otherwise; LOCALAPPDATA on Windows\n"
             "  CROWNHEAD_LOCALE  the folder of the translations\n"
             "  LANGUAGE, LC_ALL, LC_MESSAGES, LANG\n"
             "                    language of the texts\n"
             "\n"
             "Exit status: 0 done; 1 something in the input was wrong, or the output or a\n"
             "table could not be written; 2 wrong usage, an unknown rule set included.\n"),
          out);
}

static const struct command *find_command(const char *name)
{
    for (int i = 0; i < COMMAND_COUNT; i++)
        if (strcmp(commands[i].name, name) == 0)
            return &commands[i];
    return NULL;
}

/* Of the program, or of a command. */
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

/* Says that there is no such command, and which may have been meant. */
static enum status refuse_command(const char *word)
{
    const char *meant = NULL;
    const char *sentence =
        word[0] == '-' ? tr("there is no option '{word}'") : tr("there is no command '{word}'");
    char memory[240];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    for (int i = 0; i < COMMAND_COUNT && !meant; i++)
        if (words_near(word, strlen(word), commands[i].name))
            meant = commands[i].name;
    FILL(&out, meant ? tr("there is no command '{word}'. Did you mean '{meant}'?") : sentence,
         {"word", word}, {"meant", meant ? meant : ""});
    fprintf(stderr, "crownhead-cli: %s\n", memory);
    hint_at_help(NULL);
    return STATUS_USAGE;
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

/* A full disk shows only when the last of the output is written. */
static bool output_written(void)
{
    bool failed = ferror(stdout);
    if (fflush(stdout) == 0 && !failed)
        return true;
    char memory[240];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    FILL(&out, tr("cannot write standard output: {reason}"), {"reason", strerror(errno)});
    fprintf(stderr, "crownhead-cli: %s\n", memory);
    return false;
}

/* What is read and written is the same everywhere: Windows would put a carriage return before every
 * line feed, and end its input at a Ctrl+Z. */
static void use_plain_bytes(void)
{
#ifdef _WIN32
    _setmode(_fileno(stdin), _O_BINARY);
    _setmode(_fileno(stdout), _O_BINARY);
    _setmode(_fileno(stderr), _O_BINARY);
#endif
}

int main(int argc, char **argv)
{
    use_plain_bytes();
    translate_open(NULL, NULL);
    enum status status = run(argc, argv);
    if (!output_written() && status == STATUS_DONE)
        status = STATUS_BAD_INPUT;
    interrupt_obey();
    return status;
}

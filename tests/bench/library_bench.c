/* SPDX-License-Identifier: MIT */
/* How fast games are taken into an archive, and how fast they are found in one of 100,000. Usage:
 * library-bench CROWNHEAD-CLI, which plays the games. A game that is not taken, or a filter that
 * finds none, ends the program with 1; no speed does. */
#include "base/array.h"
#include "median.h"
#include "store/catalogue.h"
#include "store/import.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum {
    GAMES = 20000, /* of a text */
    TEXTS = 5,
    RUNS = 7,
    CHUNK = 65536,
    NAMES = 500,
};

static void require(bool holds, const char *what)
{
    if (holds)
        return;
    fprintf(stderr, "%s\n", what);
    exit(1);
}

/* All that the program prints; to be freed. */
static char *games_of(const char *program, int seed, size_t *length)
{
    char command[4096];
    char *text = NULL;
    size_t capacity = 0, got;
    snprintf(command, sizeof command, "'%s' random --games %d --seed %d", program, GAMES, seed);
    FILE *pipe = popen(command, "r");
    require(pipe != NULL, "no games");
    *length = 0;
    do {
        text = array_reserve(text, &capacity, *length + CHUNK + 1, 1);
        got = fread(text + *length, 1, CHUNK, pipe);
        *length += got;
    } while (got > 0);
    pclose(pipe);
    text[*length] = '\0';
    return text;
}

static double seconds(clockid_t clock)
{
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

/* --- Taking in --- */

/* What is in the archive so far; the seconds that it took go to the two clocks. */
struct taking {
    double processor, wall;
    int games;
};

static void take_in(struct archive *archive, const char *text, size_t length, struct taking *taking)
{
    struct text_source source;
    text_source_of_text(&source, text, length);
    struct import *import = import_begin(&source, NULL, NULL, NULL, NULL);
    double processor = seconds(CLOCK_PROCESS_CPUTIME_ID), wall = seconds(CLOCK_MONOTONIC);
    require(import_work(import, archive, NULL, NULL) == 0, "the import failed");
    taking->processor += seconds(CLOCK_PROCESS_CPUTIME_ID) - processor;
    taking->wall += seconds(CLOCK_MONOTONIC) - wall;
    taking->games += import_state(import).taken;
    import_finish(import);
}

/* Gives the games players, dates and results, all of them different. */
static char *dressed(const char *text, int number, size_t *length)
{
    static const char *const results[] = {"1-0", "0-1", "1/2-1/2", "*"};
    char *out = NULL;
    FILE *memory = open_memstream(&out, length);
    for (const char *line = text; *line;
         number += strncmp(line, "[Black", 6) == 0, line = strchr(line, '\n') + 1) {
        int size = (int)(strchr(line, '\n') - line) + 1;
        if (strncmp(line, "[White", 6) == 0)
            fprintf(memory, "[White \"Player %d, Ada\"]\n", number % NAMES);
        else if (strncmp(line, "[Black", 6) == 0)
            fprintf(memory, "[Black \"Spieler %d, J\u00f6rg\"]\n", number / 7 % NAMES);
        else if (strncmp(line, "[Date", 5) == 0)
            fprintf(memory, "[Date \"%d.%02d.%02d\"]\n", 1950 + number % 77, 1 + number % 12,
                    1 + number % 28);
        else if (strncmp(line, "[Result \"*", 10) == 0)
            fprintf(memory, "[Result \"%s\"]\n", results[number % 4]);
        else if (size >= 3 && strncmp(line + size - 3, " *\n", 3) == 0)
            fprintf(memory, "%.*s\n", size - 3, line);
        else
            fwrite(line, 1, (size_t)size, memory);
    }
    fclose(memory);
    return out;
}

/* As the issue counts: games of 40 plies, on one core, into an archive that is empty. */
static void measure_import(const char *folder, const char *text, size_t length)
{
    char path[512];
    double rates[RUNS], walls[RUNS];
    for (int i = 0; i < RUNS; i++) {
        struct archive archive;
        struct taking taking = {0};
        snprintf(path, sizeof path, "%s/import%d.db", folder, i);
        require(archive_open(&archive, path, true, 0) == 0, "no archive");
        take_in(&archive, text, length, &taking);
        archive_close(&archive);
        require(taking.games == GAMES, "not all games were taken");
        rates[i] = taking.games / taking.processor;
        walls[i] = taking.games / taking.wall;
    }
    printf("import: %d games, %.1f MB: %.0f games a second of the processor, %.0f of the clock\n",
           GAMES, (double)length / 1e6, median(rates, RUNS), median(walls, RUNS));
}

/* --- Finding --- */

static void make_archive(struct archive *archive, const char *program)
{
    struct taking taking = {0};
    for (int i = 0; i < TEXTS; i++) {
        size_t length;
        char *plain = games_of(program, i + 2, &length);
        char *text = dressed(plain, i * GAMES, &length);
        take_in(archive, text, length, &taking);
        free(plain);
        free(text);
    }
    require(taking.games == TEXTS * GAMES, "not all games were taken");
    printf("%d games: %.0f games a second of the processor, %.0f of the clock\n", taking.games,
           taking.games / taking.processor, taking.games / taking.wall);
}

/* After a first move: one game in seven has been there, most have to be looked through. */
static struct position early_position(void)
{
    struct position position = position_start(&preset_find("american")->rules);
    position_put(&position, 12, PIECE_NONE);
    position_put(&position, 16, BLACK_MAN);
    position.side = WHITE;
    return position;
}

static void measure_filter(struct archive *archive, const char *name,
                           const struct library_filter *filter)
{
    double times[RUNS];
    struct catalogue_found found = {0};
    for (int i = 0; i < RUNS; i++) {
        double begin = seconds(CLOCK_MONOTONIC);
        require(catalogue_find(archive, filter, &found, NULL, NULL) == 0, name);
        times[i] = (seconds(CLOCK_MONOTONIC) - begin) * 1e3;
    }
    require(found.count > 0 && found.total == TEXTS * GAMES, name);
    printf("  %-40s %6d found, %6.1f ms\n", name, found.count, median(times, RUNS));
    catalogue_found_finish(&found);
}

static void measure_rest(struct archive *archive)
{
    static const char *const names[PLAYER_COUNT] = {"player 6, ADA", "spieler 0, j\u00d6rg"};
    static struct library_rules rule_sets[LIBRARY_RULES];
    static struct library_score scores[LIBRARY_SCORES];
    double rules[RUNS], score[RUNS];
    for (int i = 0; i < RUNS; i++) {
        int games = 0, rules_count, score_count;
        double begin = seconds(CLOCK_MONOTONIC);
        require(catalogue_rules(archive, rule_sets, &rules_count, NULL, NULL) == 0, "rules");
        double middle = seconds(CLOCK_MONOTONIC);
        require(catalogue_score(archive, names, scores, &score_count) == 0, "score");
        score[i] = (seconds(CLOCK_MONOTONIC) - middle) * 1e3;
        rules[i] = (middle - begin) * 1e3;
        for (int j = 0; j < rules_count; j++)
            games += rule_sets[j].games;
        require(games == TEXTS * GAMES && score_count > 0, "rules and score");
    }
    printf("  the rule sets: %.1f ms; a score: %.1f ms\n", median(rules, RUNS),
           median(score, RUNS));
}

static void measure_players(struct archive *archive)
{
    static struct library_players players;
    static const struct library_filter all = {.result = LIBRARY_ANY_RESULT};
    double times[RUNS];
    for (int i = 0; i < RUNS; i++) {
        double begin = seconds(CLOCK_MONOTONIC);
        require(catalogue_players(archive, &all, LIBRARY_MOST_POINTS, &players, NULL, NULL) == 0,
                "players");
        times[i] = (seconds(CLOCK_MONOTONIC) - begin) * 1e3;
    }
    require(players.count == LIBRARY_PLAYERS && players.total == 2 * NAMES, "players");
    printf("  the players: %.1f ms\n", median(times, RUNS));
}

static void measure_finding(const char *path)
{
    struct archive archive;
    struct position start = position_start(&preset_find("american")->rules);
    struct position early = early_position();
    const struct {
        const char *name;
        struct library_filter filter;
    } rows[] = {
        {"all", {.result = LIBRARY_ANY_RESULT}},
        {"a player", {.words = "player 123,", .result = LIBRARY_ANY_RESULT}},
        {"an opening", {.words = "glasgow", .result = LIBRARY_ANY_RESULT}},
        {"a player of many", {.words = "ada J\u00d6RG", .result = LIBRARY_ANY_RESULT}},
        {"rules", {.rules = "american", .result = LIBRARY_ANY_RESULT}},
        {"a year", {.date = "1999", .result = LIBRARY_ANY_RESULT}},
        {"a result", {.result = LIBRARY_DRAWN}},
        {"a position", {.by_position = true, .position = early, .result = LIBRARY_ANY_RESULT}},
        {"a position of all",
         {.by_position = true, .position = start, .result = LIBRARY_ANY_RESULT}},
        {"a position and a result",
         {.by_position = true, .position = early, .result = LIBRARY_WHITE_WON}},
        {"everything at once",
         {.words = "a",
          .rules = "american",
          .date = "19",
          .by_position = true,
          .position = early,
          .result = LIBRARY_WHITE_WON}},
    };
    double begin = seconds(CLOCK_MONOTONIC);
    require(archive_open_to_read(&archive, path, 0) == 0, "no archive to read");
    printf("opened: %.1f ms\n", (seconds(CLOCK_MONOTONIC) - begin) * 1e3);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        measure_filter(&archive, rows[i].name, &rows[i].filter);
    measure_rest(&archive);
    measure_players(&archive);
    archive_close(&archive);
}

int main(int argc, char **argv)
{
    char folder[] = "/tmp/crownhead-library-XXXXXX", path[64], command[64];
    struct archive archive;
    struct stat about;
    size_t length;
    if (argc != 2) {
        fprintf(stderr, "Usage: library-bench CROWNHEAD-CLI\n");
        return 1;
    }
    require(mkdtemp(folder) != NULL, "no folder");
    char *text = games_of(argv[1], 1, &length);
    measure_import(folder, text, length);
    free(text);
    snprintf(path, sizeof path, "%s/games.db", folder);
    require(archive_open(&archive, path, true, 0) == 0, "no archive");
    make_archive(&archive, argv[1]);
    archive_close(&archive);
    require(stat(path, &about) == 0, "no archive");
    printf("its size: %.1f MB\n", (double)about.st_size / 1e6);
    measure_finding(path);
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    return system(command) == 0 ? 0 : 1;
}

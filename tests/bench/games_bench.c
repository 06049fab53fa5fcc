/* SPDX-License-Identifier: MIT */
/* How fast games are read and every move of them is checked: games a second of one core, in the
 * median of several runs. Usage: games-bench CROWNHEAD-CLI, which plays the games. A game that is
 * wrong ends the program with 1; no speed does. */
#include "base/array.h"
#include "median.h"
#include "store/game_check.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum {
    GAMES = 20000,
    RUNS = 7,
    CHUNK = 65536,
};

/* All that the program prints; to be freed. */
static char *games_of(const char *program, size_t *length)
{
    char command[4096];
    char *text = NULL;
    size_t capacity = 0, got;
    snprintf(command, sizeof command, "'%s' random --games %d --seed 1", program, GAMES);
    FILE *pipe = popen(command, "r");
    *length = 0;
    if (!pipe)
        return NULL;
    do {
        text = array_reserve(text, &capacity, *length + CHUNK, 1);
        got = fread(text + *length, 1, CHUNK, pipe);
        *length += got;
    } while (got > 0);
    pclose(pipe);
    return text;
}

/* Seconds of the processor. */
static double run(const char *text, size_t length)
{
    static struct pdn_reader reader;
    static struct game_check check;
    struct pdn_text source = {text, length, 0};
    const struct pdn_event *event;
    int good = 0;
    clock_t begin = clock();
    pdn_reader_init(&reader, pdn_fill_from_text, &source);
    game_check_init(&check, NULL);
    do {
        event = pdn_reader_next(&reader);
        const struct game_report *report = game_check_event(&check, event);
        good += report && !report->wrong;
    } while (event->kind != PDN_TEXT_END);
    game_check_finish(&check);
    if (good != GAMES) {
        fprintf(stderr, "%d good games, expected %d\n", good, GAMES);
        exit(1);
    }
    return (double)(clock() - begin) / CLOCKS_PER_SEC;
}

int main(int argc, char **argv)
{
    double seconds[RUNS];
    size_t length;
    char *text = argc == 2 ? games_of(argv[1], &length) : NULL;
    if (!text) {
        fprintf(stderr, "Usage: games-bench CROWNHEAD-CLI\n");
        return 1;
    }
    for (int i = 0; i < RUNS; i++)
        seconds[i] = run(text, length);
    double middle = median(seconds, RUNS);
    printf("%d games, %.1f MB: %.3f s, %.0f games a second\n", GAMES, (double)length / 1e6, middle,
           GAMES / middle);
    free(text);
    return 0;
}

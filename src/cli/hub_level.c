/* SPDX-License-Identifier: MIT */
#include "cli/hub_level.h"

#include "base/translate.h"

#include <math.h>
#include <stdlib.h>

enum {
    MOVES_EXPECTED = 25,   /* still to come, where nobody says how many */
    RESERVE = 50,          /* milliseconds of the clock that are never used */
    SECONDS_MAX = 1000000, /* 11 days */
};

static int milliseconds_of(double seconds)
{
    double milliseconds = floor(seconds * 1000);
    return milliseconds < 1 ? 1 : (int)milliseconds;
}

/* What "level" may be told; first the numbers. */
enum level_word {
    WORD_DEPTH,
    WORD_NODES,
    WORD_MOVE_TIME,
    WORD_MOVES,
    WORD_TIME,
    WORD_INCREMENT,
    NUMBER_COUNT,
    WORD_INFINITE = NUMBER_COUNT,
    WORD_PONDER, /* some programs say it here, too; "go" knows better */
    WORD_COUNT,
};

static const char *const names[WORD_COUNT] = {
    [WORD_DEPTH] = "depth",       [WORD_NODES] = "nodes",   [WORD_MOVE_TIME] = "move-time",
    [WORD_MOVES] = "moves",       [WORD_TIME] = "time",     [WORD_INCREMENT] = "inc",
    [WORD_INFINITE] = "infinite", [WORD_PONDER] = "ponder",
};

static const struct {
    double least, most;
} ranges[NUMBER_COUNT] = {
    [WORD_DEPTH] = {1, 1e6}, [WORD_NODES] = {1, 1e18},       [WORD_MOVE_TIME] = {0, SECONDS_MAX},
    [WORD_MOVES] = {0, 1e6}, [WORD_TIME] = {0, SECONDS_MAX}, [WORD_INCREMENT] = {0, SECONDS_MAX},
};

static bool read_number(enum level_word word, const char *text, double *number,
                        struct hub_complaint *complaint)
{
    char *end;
    *number = strtod(text, &end);
    if (end == text || *end || isnan(*number))
        return hub_complain(complaint, N_("{word} is no number"), names[word]);
    if (*number < ranges[word].least || *number > ranges[word].most)
        return hub_complain(complaint, N_("{word} is out of its range"), names[word]);
    return true;
}

static void take(struct hub_level *level, enum level_word word, double number)
{
    switch (word) {
    case WORD_DEPTH:
        level->limits.depth = number < ENGINE_DEPTH_MAX ? (int)number : ENGINE_DEPTH_MAX;
        break;
    case WORD_NODES:
        level->limits.nodes = (uint64_t)number;
        break;
    case WORD_MOVE_TIME:
        level->limits.milliseconds = milliseconds_of(number);
        break;
    case WORD_MOVES:
        level->moves = (int)number;
        break;
    case WORD_TIME:
        level->clock = true;
        level->seconds = number;
        break;
    case WORD_INCREMENT:
        level->increment = number;
        break;
    case WORD_INFINITE:
    case WORD_PONDER:
    case WORD_COUNT:
        break; /* no numbers */
    }
}

/* Without a limit one thinks for ever, which nobody is to ask for by mistake. */
static bool check_told(const char *const told[WORD_COUNT], struct hub_complaint *complaint)
{
    static const enum level_word of_clock[] = {WORD_MOVES, WORD_INCREMENT};
    for (size_t i = 0; i < sizeof of_clock / sizeof *of_clock; i++)
        if (told[of_clock[i]] && !told[WORD_TIME])
            return hub_complain(complaint, N_("'{word}' says nothing without 'time'"),
                                names[of_clock[i]]);
    if (told[WORD_DEPTH] || told[WORD_NODES] || told[WORD_MOVE_TIME] || told[WORD_TIME] ||
        told[WORD_INFINITE])
        return true;
    return hub_complain(complaint, N_("a level is depth, nodes, move-time, time or infinite"), "");
}

bool hub_level_read(struct hub_reader *reader, struct hub_level *out,
                    struct hub_complaint *complaint)
{
    struct hub_level level = {0};
    const char *told[WORD_COUNT];
    if (!hub_arguments_read(reader, names, told, WORD_COUNT, false, complaint) ||
        !check_told(told, complaint))
        return false;
    for (enum level_word word = 0; word < NUMBER_COUNT; word++) {
        double number;
        if (!told[word])
            continue;
        if (!read_number(word, told[word], &number, complaint))
            return false;
        take(&level, word, number);
    }
    *out = level;
    return true;
}

/* The share of the clock for one move: as much for each that is to come. The increment, which the
 * clock holds already, comes again for each of them. */
static int clock_share(const struct hub_level *level)
{
    int moves = level->moves > 0 ? level->moves : MOVES_EXPECTED;
    double share = (level->seconds + level->increment * (moves - 1)) / moves;
    double most = level->seconds - RESERVE / 1000.0;
    return milliseconds_of(share < most ? share : most);
}

struct engine_limits hub_level_limits(const struct hub_level *level)
{
    struct engine_limits limits = level->limits;
    int share = level->clock ? clock_share(level) : 0;
    if (share > 0 && (limits.milliseconds == 0 || share < limits.milliseconds))
        limits.milliseconds = share;
    return limits;
}

/* SPDX-License-Identifier: MIT */
#include "cli/hub_lines.h"

#include "base/scan.h"
#include "base/template.h"
#include "base/translate.h"
#include "base/utf8.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- Arguments --- */

static bool complain(struct hub_complaint *complaint, const char *sentence, const char *word)
{
    *complaint = (struct hub_complaint){.sentence = sentence, .word = word};
    return false;
}

/* Returns `count` if the name is none of them. */
static int find_name(const char *name, const char *const *names, int count)
{
    int index = 0;
    while (index < count && strcmp(name, names[index]) != 0)
        index++;
    return index;
}

bool hub_arguments_read(struct hub_reader *reader, const char *const *names, const char **values,
                        int count, bool strict, struct hub_complaint *complaint)
{
    static const char *const break_sentences[] = {
        [HUB_NO_NAME] = N_("'{word}' cannot be a name"),
        [HUB_OPEN_QUOTATION] = N_("the value of '{word}' has no closing quotation mark"),
        [HUB_UNQUOTED] = N_("the value of '{word}' must be in quotation marks"),
    };
    struct hub_pair pair;
    for (int i = 0; i < count; i++)
        values[i] = NULL;
    while (hub_reader_next(reader, &pair)) {
        int index = find_name(pair.name, names, count);
        bool known = index < count;
        if (strict && known && values[index])
            return complain(complaint, N_("the argument '{word}' is given twice"), pair.name);
        if (strict && scan_is_digit(*pair.name))
            return complain(complaint, N_("the command has no argument '{word}'"), pair.name);
        if (known)
            values[index] = pair.value;
    }
    return !reader->broken || complain(complaint, break_sentences[reader->broken], pair.name);
}

/* --- level --- */

enum {
    MOVES_EXPECTED = 25,   /* still to come, where the level does not say how many */
    RESERVE = 50,          /* milliseconds of the clock that are never used */
    SECONDS_MAX = 1000000, /* 11 days */
};

const char *const hub_level_names[LEVEL_WORDS] = {
    [LEVEL_DEPTH] = "depth",       [LEVEL_NODES] = "nodes",   [LEVEL_MOVE_TIME] = "move-time",
    [LEVEL_TIME] = "time",         [LEVEL_INCREMENT] = "inc", [LEVEL_MOVES] = "moves",
    [LEVEL_INFINITE] = "infinite", [LEVEL_PONDER] = "ponder",
};

static const struct {
    double least, most;
} ranges[LEVEL_NUMBERS] = {
    [LEVEL_DEPTH] = {1, 1e6},
    [LEVEL_NODES] = {1, 1e18},
    [LEVEL_MOVE_TIME] = {0, SECONDS_MAX},
    [LEVEL_TIME] = {0, SECONDS_MAX},
    [LEVEL_INCREMENT] = {0, SECONDS_MAX},
    [LEVEL_MOVES] = {0, 1e6},
};

static bool read_number(enum hub_level_word which, const char *text, double *number,
                        struct hub_complaint *complaint)
{
    char *end;
    *number = strtod(text, &end);
    if (end == text || *end || isnan(*number))
        return complain(complaint, N_("{word} must be a number"), hub_level_names[which]);
    if (*number < ranges[which].least || *number > ranges[which].most)
        return complain(complaint, N_("{word} is out of range"), hub_level_names[which]);
    return true;
}

/* A level without a limit must be asked for by "infinite", not by mistake. */
static bool check_told(const char *const told[LEVEL_WORDS], struct hub_complaint *complaint)
{
    static const enum hub_level_word of_clock[] = {LEVEL_MOVES, LEVEL_INCREMENT};
    for (size_t i = 0; i < sizeof of_clock / sizeof *of_clock; i++)
        if (told[of_clock[i]] && !told[LEVEL_TIME])
            return complain(complaint, N_("'{word}' means nothing without 'time'"),
                            hub_level_names[of_clock[i]]);
    if (told[LEVEL_DEPTH] || told[LEVEL_NODES] || told[LEVEL_MOVE_TIME] || told[LEVEL_TIME] ||
        told[LEVEL_INFINITE])
        return true;
    return complain(complaint, N_("a level needs depth, nodes, move-time, time or infinite"), "");
}

bool hub_level_read(const char *const told[LEVEL_WORDS], struct hub_level *out,
                    struct hub_complaint *complaint)
{
    struct hub_level level = {0};
    if (!check_told(told, complaint))
        return false;
    for (enum hub_level_word i = 0; i < LEVEL_NUMBERS; i++) {
        level.told[i] = told[i];
        if (told[i] && !read_number(i, told[i], &level.numbers[i], complaint))
            return false;
    }
    *out = level;
    return true;
}

static int milliseconds_of(double seconds)
{
    double milliseconds = floor(seconds * 1000);
    return milliseconds < 1 ? 1 : (int)milliseconds;
}

/* Returns the share of the clock for one move: the same for each that is to come. The clock holds
 * the increment of this move already; one more comes with each of the others. */
static int clock_share(const struct hub_level *level)
{
    double seconds = level->numbers[LEVEL_TIME];
    int moves =
        level->numbers[LEVEL_MOVES] >= 1 ? (int)level->numbers[LEVEL_MOVES] : MOVES_EXPECTED;
    double share = (seconds + level->numbers[LEVEL_INCREMENT] * (moves - 1)) / moves;
    double most = seconds - RESERVE / 1000.0;
    return milliseconds_of(share < most ? share : most);
}

struct engine_limits hub_level_limits(const struct hub_level *level)
{
    struct engine_limits limits = {
        .depth = (int)fmin(level->numbers[LEVEL_DEPTH], ENGINE_DEPTH_MAX),
        .nodes = (uint64_t)level->numbers[LEVEL_NODES],
    };
    if (level->told[LEVEL_MOVE_TIME])
        limits.milliseconds = milliseconds_of(level->numbers[LEVEL_MOVE_TIME]);
    int share = level->told[LEVEL_TIME] ? clock_share(level) : 0;
    if (share > 0 && (limits.milliseconds == 0 || share < limits.milliseconds))
        limits.milliseconds = share;
    return limits;
}

/* --- Saying --- */

enum {
    WORD_SHOWN = 40,                 /* characters of a word that an error quotes */
    SHOWN_SIZE = 4 * WORD_SHOWN + 4, /* the same in bytes, with an ellipsis and a zero */
};

void hub_say(const char *line)
{
    char whole[HUB_LINE_MAX];
    struct strbuf out = strbuf_init(whole, sizeof whole);
    strbuf_addf(&out, "%.*s\n", HUB_LINE_MAX - 2, line);
    fputs(whole, stdout); /* in one call: two threads print lines */
    fflush(stdout);
}

void hub_say_error(const char *sentence)
{
    char line[HUB_LINE_MAX];
    struct strbuf out = strbuf_init(line, sizeof line);
    strbuf_add(&out, "error");
    hub_pair_print(&out, "message", sentence);
    utf8_make_printable(line, ""); /* it may quote anything that was read */
    hub_say(line);
}

void hub_say_error_about(const char *template, const char *word)
{
    char sentence[480], shown[SHOWN_SIZE];
    struct strbuf out = strbuf_init(sentence, sizeof sentence);
    struct strbuf beginning = strbuf_init(shown, sizeof shown);
    size_t length = utf8_bytes(word, WORD_SHOWN);
    strbuf_addf(&beginning, "%.*s%s", (int)length, word, word[length] ? "\u2026" : "");
    FILL(&out, template, {"word", shown});
    hub_say_error(sentence);
}

/* Returns the score in men. A win is 100, less 0.01 for each ply that it takes, or 90 where the
 * number of plies is not known. */
static double score_in_men(int score)
{
    if (score_is_known(score))
        return score > 0 ? 90 : -90;
    if (score_is_win(score))
        return 100 - score_plies(score) / 100.0;
    if (score_is_loss(score))
        return score_plies(score) / 100.0 - 100;
    return score / 100.0;
}

static void print_line(struct strbuf *out, const struct engine_answer *answer)
{
    char moves[ENGINE_PV_MAX * (HUB_MOVE_MAX + 1)];
    struct strbuf text = strbuf_init(moves, sizeof moves);
    for (int i = 0; i < answer->pv_length; i++) {
        strbuf_add(&text, i > 0 ? " " : "");
        hub_move_print(&text, &answer->pv[i]);
    }
    hub_pair_print(out, "pv", moves);
}

void hub_say_info(const struct engine_answer *answer, bool with_speed)
{
    char line[HUB_LINE_MAX];
    struct strbuf out = strbuf_init(line, sizeof line);
    double seconds = answer->milliseconds / 1000.0;
    strbuf_addf(&out, "info depth=%d score=%.2f nodes=%" PRIu64 " time=%.3f", answer->depth,
                score_in_men(answer->score), answer->nodes, seconds);
    if (with_speed && answer->milliseconds > 0)
        strbuf_addf(&out, " nps=%.2f", (double)answer->nodes / seconds / 1000000);
    print_line(&out, answer);
    hub_say(line);
}

void hub_say_done(const struct engine_answer *answer)
{
    static const char *const names[] = {"move", "ponder"};
    char line[HUB_LINE_MAX];
    struct strbuf out = strbuf_init(line, sizeof line);
    strbuf_add(&out, "done");
    for (int i = 0; i < answer->pv_length && i < 2; i++) {
        char move[HUB_MOVE_MAX];
        struct strbuf text = strbuf_init(move, sizeof move);
        hub_move_print(&text, &answer->pv[i]);
        hub_pair_print(&out, names[i], move);
    }
    hub_say(line);
}

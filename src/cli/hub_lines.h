/* SPDX-License-Identifier: MIT */
/* The lines of the Hub protocol (notation/hub_text.h) that the command hub reads and says. */
#ifndef CLI_HUB_LINES_H
#define CLI_HUB_LINES_H

#include "engine/engine.h"
#include "notation/hub_text.h"

/* --- Arguments of a command --- */

/* What is wrong with a line. */
struct hub_complaint {
    const char *sentence; /* to be translated; may have the blank {word} */
    const char *word;     /* lent as long as the line is */
};

/* Reads the rest of the line. Sets `values[i]` to the value of the argument `names[i]`: "" if it
 * has none, NULL if the line has no such argument. The values are lent as long as the line is.
 * Skips arguments of other names, as the protocol asks. Returns false, with a complaint, if the
 * line is broken. A `strict` line is also refused if it has an argument twice or one that begins
 * with a digit, which is a move without its quotation marks: what is skipped there would change
 * the meaning. */
bool hub_arguments_read(struct hub_reader *reader, const char *const *names, const char **values,
                        int count, bool strict, struct hub_complaint *complaint);

/* --- level: how long to think --- */

/* What its arguments can set, first the numbers. */
enum hub_level_word {
    LEVEL_DEPTH,
    LEVEL_NODES,
    LEVEL_MOVE_TIME, /* seconds, as the next ones */
    LEVEL_TIME,      /* left on the clock */
    LEVEL_INCREMENT,
    LEVEL_MOVES, /* until the next time control; without it the rest of the game */
    LEVEL_NUMBERS,
    LEVEL_INFINITE = LEVEL_NUMBERS,
    LEVEL_PONDER, /* some programs say it here as well; "go" decides */
    LEVEL_WORDS,
};

extern const char *const hub_level_names[LEVEL_WORDS];

struct hub_level {
    bool told[LEVEL_NUMBERS];
    double numbers[LEVEL_NUMBERS];
};

/* Reads the values of the arguments `hub_level_names`. Returns false, with a complaint and `*out`
 * untouched, if one is wrong or if they neither set a limit nor say "infinite". */
bool hub_level_read(const char *const told[LEVEL_WORDS], struct hub_level *out,
                    struct hub_complaint *complaint);

/* Returns the limits for the next move. */
struct engine_limits hub_level_limits(const struct hub_level *level);

/* --- Saying: each call prints one line; any thread may call --- */

enum {
    HUB_LINE_MAX = 4096, /* bytes of a line, its end included */
};

void hub_say(const char *line);

/* Says error message="sentence". */
void hub_say_error(const char *sentence);

/* The same for a template with the blank {word}; cuts a long word. */
void hub_say_error_about(const char *template, const char *word);

/* Says what has been found so far. The speed is wrong where the answer's time does not count all of
 * the search: leave it out then. */
void hub_say_info(const struct engine_answer *answer, bool with_speed);

/* Says the chosen move and the expected reply; no move if the answer has none. */
void hub_say_done(const struct engine_answer *answer);

#endif

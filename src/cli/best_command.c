/* SPDX-License-Identifier: MIT */
#include "cli/command.h"

#include "base/array.h"
#include "base/translate.h"
#include "cli/interrupt.h"
#include "cli/move_lines.h"
#include "cli/position_lines.h"
#include "cli/thinker.h"
#include "notation/fen.h"
#include "notation/move_text.h"
#include "prose/error_prose.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

/* What each line is answered with. */
struct best {
    const struct options *options;
    struct thinker thinker;
    struct position *positions; /* owned; those of --history, then the one of the line */
};

/* --- What is read --- */

/* Does a legal move lead from the one to the other? */
static bool leads_to(const struct ruleset *rules, const struct position *from,
                     const struct position *to)
{
    struct movelist list;
    movegen(rules, from, &list);
    for (int i = 0; i < list.count; i++) {
        struct position after = position_after(from, &list.moves[i]);
        if (position_equal(&after, to))
            return true;
    }
    return false;
}

/* The positions of --history, each a move behind the one before it. */
static bool read_history(struct best *best)
{
    const struct options *options = best->options;
    for (int i = 0; i < options->history_count; i++) {
        struct text_error error;
        struct position *position = &best->positions[i];
        if (!fen_parse(options->history[i], position, &error)) {
            COMPLAIN(options, STATUS_BAD_INPUT,
                     tr("--history, position {number}, column {column}: {sentence}"),
                     {"number", number_text(i + 1).text},
                     {"column", number_text(error.column).text},
                     {"sentence", error_sentence(&error).text});
            return false;
        }
        if (i > 0 && !leads_to(&best->thinker.rules, position - 1, position)) {
            COMPLAIN(options, STATUS_BAD_INPUT,
                     tr("--history: no legal move leads from position {first} to {second}"),
                     {"first", number_text(i).text}, {"second", number_text(i + 1).text});
            return false;
        }
    }
    return true;
}

/* --- What is printed --- */

static void print_move(const struct move *move)
{
    char text[MOVE_TEXT_MAX];
    struct strbuf out = strbuf_init(text, sizeof text);
    move_print_path(&out, move, square_names_plain);
    fputs(text, stdout);
}

static void print_score(int score)
{
    const char *outcome = score > 0 ? "win" : "loss";
    if (score_is_win(score) || score_is_loss(score))
        printf("%s %d", outcome, score_plies(score));
    else if (score_is_known(score))
        fputs(outcome, stdout);
    else
        printf("%d", score);
}

static void print_answer(const struct engine_answer *answer)
{
    if (answer->line_length > 0)
        print_move(&answer->line[0]);
    else
        putchar('-');
    putchar('\t');
    print_score(answer->score);
    printf("\t%d\t%" PRIu64 "\t%d\t", answer->depth, answer->nodes, answer->milliseconds);
    for (int i = 0; i < answer->line_length; i++) {
        if (i > 0)
            putchar(' ');
        print_move(&answer->line[i]);
    }
    puts(answer->line_length > 0 ? "" : "-");
}

/* --- The command --- */

static void choose(struct best *best)
{
    struct engine_answer answer;
    int count = best->options->history_count + 1;
    struct engine_task task = thinker_task(&best->thinker, best->positions, count);
    task.stop = interrupt_flag();
    engine_forget(best->thinker.engine);
    engine_choose(best->thinker.engine, &task, &answer);
    print_answer(&answer);
}

/* One line in, one line out. */
static enum status answer(void *self, const struct position *position, int line)
{
    struct best *best = self;
    struct position *place = &best->positions[best->options->history_count];
    *place = *position;
    if (place != best->positions && !leads_to(&best->thinker.rules, place - 1, place))
        return position_line_refuse(
            best->options, line,
            tr("No legal move leads here from the last position of --history."));
    choose(best);
    return STATUS_DONE;
}

enum status command_best(const struct options *options)
{
    struct best best = {.options = options};
    struct thinker_settings settings = thinker_asked(options);
    settings.knowledge.stop = interrupt_flag();
    interrupt_watch();
    if (!thinker_open(&best.thinker, &options->rules.rules, &settings))
        return complain_memory(options);
    best.positions = array_zeroed((size_t)options->history_count + 1, sizeof *best.positions);
    enum status status =
        read_history(&best) ? position_lines_read(options, answer, &best) : STATUS_BAD_INPUT;
    if (status == STATUS_DONE)
        status = best.thinker.knowledge.status;
    free(best.positions);
    thinker_close(&best.thinker);
    return status;
}

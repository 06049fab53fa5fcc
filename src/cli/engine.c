/* SPDX-License-Identifier: MIT */
/* The commands that ask the engine and its tables: best, levels, probe and tables. */
#include "base/array.h"
#include "base/translate.h"
#include "cli/command.h"
#include "cli/input.h"
#include "cli/thinking.h"
#include "engine/level.h"
#include "notation/fen.h"
#include "prose/error_prose.h"
#include "rules/movegen.h"
#include "system/interrupts.h"
#include "system/machine.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

/* --- best --- */

struct best {
    const struct options *options;
    struct weights weights;
    struct tables tables;
    struct thinker thinker;
    struct position *positions;    /* owned; those of --history, then the one of the line */
    struct engine_answer *answers; /* owned; as many as --lines says */
};

/* Returns true if a legal move leads from `from` to `to`. */
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

/* Reads the positions of --history. A legal move must lead from each to the next. */
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
        if (i > 0 && !leads_to(&options->rules.rules, position - 1, position)) {
            COMPLAIN(options, STATUS_BAD_INPUT,
                     tr("--history: no legal move leads from position {first} to {second}"),
                     {"first", number_text(i).text}, {"second", number_text(i + 1).text});
            return false;
        }
    }
    return true;
}

static void print_move(const struct move *move)
{
    fputs(path_text(move).text, stdout);
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
    if (answer->pv_length > 0)
        print_move(&answer->pv[0]);
    else
        putchar('-');
    putchar('\t');
    print_score(answer->score);
    printf("\t%d\t%" PRIu64 "\t%d\t", answer->depth, answer->nodes, answer->milliseconds);
    for (int i = 0; i < answer->pv_length; i++) {
        if (i > 0)
            putchar(' ');
        print_move(&answer->pv[i]);
    }
    puts(answer->pv_length > 0 ? "" : "-");
}

/* Answers one line. */
static enum status print_best(void *self, const struct position *position, int line)
{
    struct best *best = self;
    int count = best->options->history_count + 1;
    struct position *last = &best->positions[count - 1];
    *last = *position;
    if (count > 1 && !leads_to(&best->options->rules.rules, last - 1, last))
        return position_line_refuse(
            best->options, line,
            tr("No legal move leads here from the last position of --history."));
    struct engine_task task = thinker_task(&best->thinker, best->positions, count);
    task.stop = interrupt_flag();
    engine_forget(best->thinker.engine);
    int found = engine_lines(best->thinker.engine, &task, best->answers, best->options->lines);
    for (int i = 0; i < found; i++)
        print_answer(&best->answers[i]);
    return STATUS_DONE;
}

static enum status answer_all(struct best *best)
{
    const struct options *options = best->options;
    best->positions = array_zeroed((size_t)options->history_count + 1, sizeof *best->positions);
    best->answers = array_zeroed((size_t)options->lines, sizeof *best->answers);
    enum status status =
        read_history(best) ? position_lines_read(options, print_best, best) : STATUS_BAD_INPUT;
    free(best->positions);
    free(best->answers);
    return status;
}

enum status command_best(const struct options *options)
{
    static struct best best;
    const struct ruleset *rules = &options->rules.rules;
    struct thinker_settings settings = thinker_asked(options);
    best.options = options;
    if (options->level > 0 && (limits_count(&options->limits) > 0 || options->threads > 1))
        return complain(options, STATUS_USAGE,
                        tr("a level has its own limit and one thread: no other can be given"));
    interrupt_watch();
    weights_provide(options, rules, &best.weights);
    enum status tables_status = tables_provide(options, rules, &best.tables);
    enum status status;
    if (thinker_open(&best.thinker, rules, &settings, &best.weights, &best.tables))
        status = answer_all(&best);
    else
        status = complain_memory(options);
    thinker_close(&best.thinker);
    tables_close(&best.tables);
    weights_close(&best.weights);
    return status == STATUS_DONE ? tables_status : status;
}

/* --- levels --- */

enum status command_levels(const struct options *options)
{
    (void)options;
    for (int i = 1; i <= LEVEL_COUNT; i++)
        printf("%d\t%s\n", i, tr(level_find(i)->name));
    return STATUS_DONE;
}

/* --- probe --- */

/* "win 7", "draw", "unknown"; "win" alone where the distance is not known. */
struct value_text {
    char text[16];
};

static struct value_text value_text(struct endgame_value value)
{
    static const char *const words[] = {
        [ENDGAME_UNKNOWN] = "unknown",
        [ENDGAME_LOSS] = "loss",
        [ENDGAME_DRAW] = "draw",
        [ENDGAME_WIN] = "win",
    };
    struct value_text text;
    struct strbuf out = strbuf_init(text.text, sizeof text.text);
    strbuf_add(&out, words[value.outcome]);
    if (value.plies >= 0)
        strbuf_addf(&out, " %d", value.plies);
    return text;
}

static enum status print_value(void *self, const struct position *position, int line)
{
    const struct tables *tables = self;
    (void)line;
    puts(value_text(endgame_probe(&tables->endgame, position)).text);
    return STATUS_DONE;
}

enum status command_probe(const struct options *options)
{
    static struct tables tables;
    enum status tables_status = tables_provide(options, &options->rules.rules, &tables);
    enum status status = position_lines_read(options, print_value, &tables);
    tables_close(&tables);
    return status == STATUS_DONE ? tables_status : status;
}

/* --- tables --- */

static void print_table(const struct table_news *news)
{
    const struct endgame *endgame = &news->tables->endgame;
    const struct endgame_class *class = &endgame->classes.classes[news->class];
    char name[ENDGAME_NAME_SIZE];
    struct endgame_summary summary = endgame_summary(endgame, news->class);
    endgame_class_name(class, name);
    printf("%s\t%" PRIu32 "\t%" PRIu32 "\t%" PRIu32 "\t%" PRIu32 "\t", name, class->entries,
           summary.wins, summary.draws, summary.losses);
    if (summary.longest < 0)
        puts("-"); /* not known */
    else
        printf("%d\n", summary.longest);
    fflush(stdout);
}

static void complain_wrong(struct tables_heard *heard, const struct table_news *news)
{
    char fen[FEN_MAX];
    struct strbuf out = strbuf_init(fen, sizeof fen);
    fen_print(&out, &news->verdict->position, square_names_plain);
    heard->status = STATUS_BAD_INPUT;
    COMPLAIN(heard->options, STATUS_BAD_INPUT,
             tr("{file} is wrong about {position}: it says '{found}', but the moves there lead to "
                "'{due}'"),
             {"file", tables_path(news->tables, news->class, news->part).text}, {"position", fen},
             {"found", value_text(news->verdict->found).text},
             {"due", value_text(news->verdict->due).text});
}

/* Prints a table as soon as it is there, or, with --check, as soon as it has been checked. The
 * first failure ends the making: the other tables could not be saved, either. */
static void hear_table(void *self, const struct table_news *news)
{
    struct tables_heard *heard = self;
    bool there = news->event == TABLE_FOUND || news->event == TABLE_MADE;
    if (news->event == TABLE_RIGHT || (there && !heard->options->check)) {
        print_table(news);
    } else if (news->event == TABLE_WRONG) {
        complain_wrong(heard, news);
    } else {
        tables_complain(heard, news);
        if (heard->status != STATUS_DONE)
            interrupt_ask();
    }
}

enum status command_tables(const struct options *options)
{
    static struct tables tables;
    struct tables_heard heard = {options, STATUS_DONE, false};
    struct tables_listener listener = {hear_table, &heard};
    int pieces = options->pieces ? options->pieces : TABLES_PIECES_USUAL;
    int threads = machine_threads();
    interrupt_watch();
    tables_open(&tables, &options->rules.rules, pieces, &listener);
    if (tables_make(&tables, pieces, threads, &listener, interrupt_flag()) && options->check)
        tables_check(&tables, pieces, threads, &listener, interrupt_flag());
    tables_close(&tables);
    if (interrupted() && heard.status == STATUS_DONE)
        return complain(options, STATUS_BAD_INPUT,
                        tr("stopped; what has been made stays, and the same command goes on"));
    return heard.status;
}

/* SPDX-License-Identifier: MIT */
#include "cli/command.h"

#include "base/translate.h"
#include "cli/endgame_files.h"
#include "cli/endgame_news.h"
#include "cli/interrupt.h"
#include "cli/threads.h"
#include "engine/endgame_check.h"
#include "notation/fen.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>

enum {
    /* Threads for 6 pieces: the largest tables need 0.5 GB while they are made, the eight largest
     * together 2.6 GB, and all that is there 0.8 GB. */
    LARGE_THREADS_MAX = 8,
};

/* --- What is printed --- */

/* Of the longest win, or a dash where it is not known. */
static void print_longest(int plies)
{
    if (plies < 0)
        puts("-");
    else
        printf("%d\n", plies);
}

static void print_table(const struct endgame *endgame, int class)
{
    char name[ENDGAME_NAME_SIZE];
    struct endgame_summary summary = endgame_summary(endgame, class);
    endgame_class_name(&endgame->classes.classes[class], name);
    printf("%s\t%" PRIu32 "\t%" PRIu32 "\t%" PRIu32 "\t%" PRIu32 "\t", name,
           endgame->classes.classes[class].entries, summary.wins, summary.draws, summary.losses);
    print_longest(summary.longest);
    fflush(stdout);
}

/* A line goes out as its table comes, unless that is checked first. */
static void tell(void *self, const struct endgame_files *files, int class, enum endgame_news news,
                 int error)
{
    struct endgame_run *run = self;
    endgame_news_tell(run, files, class, news, error);
    if ((news == ENDGAME_FOUND || news == ENDGAME_MADE) && !run->options->check)
        print_table(&files->endgame, class);
    if (run->status != STATUS_DONE)
        interrupt_ask(); /* no more would be saved, either */
}

/* --- Checking --- */

struct checks {
    struct endgame_run *run;
    const struct endgame_files *files;
    int count; /* of the classes */
    atomic_int next;
    pthread_mutex_t lock; /* of what is printed */
};

static struct position_text {
    char text[FEN_MAX];
} fen_of(const struct position *position)
{
    struct position_text fen;
    struct strbuf out = strbuf_init(fen.text, sizeof fen.text);
    fen_print(&out, position, square_names_plain);
    return fen;
}

static void tell_check(struct checks *checks, int class, const struct endgame_verdict *verdict)
{
    if (verdict->finding == ENDGAME_RIGHT)
        print_table(&checks->files->endgame, class);
    if (verdict->finding != ENDGAME_WRONG)
        return;
    checks->run->status = STATUS_BAD_INPUT;
    COMPLAIN(checks->run->options, STATUS_BAD_INPUT,
             tr("{file} is wrong about {position}: '{found}' stands there, and its moves lead to "
                "'{due}'"),
             {"file", endgame_path(checks->files, class).text},
             {"position", fen_of(&verdict->position).text},
             {"found", endgame_value_text(verdict->found).text},
             {"due", endgame_value_text(verdict->due).text});
}

static void *check_some(void *shared)
{
    struct checks *checks = shared;
    int class;
    while ((class = atomic_fetch_add(&checks->next, 1)) < checks->count) {
        struct endgame_verdict verdict =
            endgame_check(&checks->files->endgame, class, interrupt_flag());
        pthread_mutex_lock(&checks->lock);
        tell_check(checks, class, &verdict);
        pthread_mutex_unlock(&checks->lock);
    }
    return NULL;
}

static void check_all(struct endgame_run *run, const struct endgame_files *files, int pieces,
                      int threads)
{
    struct checks checks = {.run = run, .files = files};
    while (checks.count < ENDGAME_CLASS_COUNT &&
           files->endgame.classes.classes[checks.count].pieces <= pieces)
        checks.count++;
    pthread_mutex_init(&checks.lock, NULL);
    threads_share(threads, check_some, &checks);
    pthread_mutex_destroy(&checks.lock);
}

/* --- The command --- */

enum status command_tables(const struct options *options)
{
    static struct endgame_files files;
    struct endgame_run run = {options, STATUS_DONE};
    struct endgame_listener listener = {tell, &run};
    int pieces = options->pieces ? options->pieces : ENDGAME_PIECES_USUAL;
    int threads = threads_of_machine();
    if (pieces == ENDGAME_PIECES_MAX && threads > LARGE_THREADS_MAX)
        threads = LARGE_THREADS_MAX;
    interrupt_watch();
    endgame_files_open(&files, &options->rules.rules, pieces, &listener);
    if (endgame_files_make(&files, pieces, threads, &listener, interrupt_flag()) && options->check)
        check_all(&run, &files, pieces, threads);
    endgame_files_close(&files);
    if (interrupted() && run.status == STATUS_DONE)
        return complain(options, STATUS_BAD_INPUT,
                        tr("stopped; what has been made stays, and the same command goes on"));
    return run.status;
}

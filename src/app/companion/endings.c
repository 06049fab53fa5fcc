/* SPDX-License-Identifier: MIT */
#include "app/companion/endings.h"

#include "base/array.h"
#include "prose/endings_prose.h"
#include "think/table_files.h"

#include <assert.h>
#include <errno.h>
#include <string.h>

static_assert((int)ENDINGS_PIECES_USUAL == TABLES_PIECES_USUAL &&
                  (int)ENDINGS_PIECES_MOST == ENDGAME_PIECES_MAX,
              "pages know the same numbers");

/* --- Making, on the lane --- */

struct make_job {
    struct job job;
    struct endings_service *endings;
    unsigned number;
    struct endings_wish wish;

    /* What has come of it so far: */
    enum table_maker_state state;
    int percent;
    bool added; /* there is a new file since the window has seen it last */
    bool wrong; /* something is: */
    enum table_event event;
    int error;
    struct table_path path;
};

/* What keeps tables from being made or saved matters more than what is wrong with a file. */
static void hear(void *self, const struct table_news *news)
{
    struct make_job *job = self;
    job->added |= news->event == TABLE_MADE;
    if (news->event == TABLE_FOUND || news->event == TABLE_MADE ||
        (job->wrong && news->event == TABLE_UNUSABLE))
        return;
    job->wrong = true;
    job->event = news->event;
    job->error = news->error;
    job->path = tables_path(news->tables, news->class, news->part);
}

static enum job_state run_make(struct job *base)
{
    struct make_job *job = (struct make_job *)base;
    struct engines *engines = job->endings->engines;
    const struct tables_listener listener = {hear, job};
    if (job_stopped(base)) {
        table_maker_finish(&engines->maker);
        return JOB_DONE;
    }
    struct tables *tables = engines_tables(engines, &job->wish.rules);
    job->state = table_maker_work(&engines->maker, tables, job->wish.pieces, &listener,
                                  job_press_flag(base));
    job->percent = (int)(100 * table_maker_progress(&engines->maker, tables, job->wish.pieces));
    return job->state == TABLE_MAKER_BUSY ? JOB_AGAIN : JOB_DONE;
}

/* --- Making, on the window's thread --- */

static void print_fault(const struct make_job *job, struct strbuf *out)
{
    if (job->event == TABLE_IMPOSSIBLE)
        endings_impossible_print(out);
    else if (job->event == TABLE_NO_MEMORY || job->error == ENOMEM)
        endings_no_memory_print(out);
    else if (job->event == TABLE_UNSAVED)
        endings_unsaved_print(out, job->path.text, job->error);
    else
        endings_unusable_print(out, job->path.text, job->error);
}

static void take_over(struct job *base)
{
    struct make_job *job = (struct make_job *)base;
    struct endings *view = job->endings->view;
    if (job->number != job->endings->number)
        return;
    view->percent = job->percent;
    if (job->wrong) {
        struct strbuf out = strbuf_init(view->reason, sizeof view->reason);
        print_fault(job, &out);
    }
    if (job->added && view->counted)
        endings_count(job->endings);
    job->added = false;
}

static void done_make(struct job *base)
{
    struct make_job *job = (struct make_job *)base;
    take_over(base);
    if (job->number != job->endings->number || job->state == TABLE_MAKER_BUSY)
        return;
    job->endings->view->state = job->state == TABLE_MAKER_DONE ? ENDINGS_MADE : ENDINGS_FAILED;
}

static const struct job_type make_type = {
    .name = "making endings",
    .lane = LANE_THINKER,
    .run = run_make,
    .step = take_over,
    .done = done_make,
    .newest = true,
    .idle = true,
};

/* Begins with the wish anew. For nothing, what is being made is thrown away. */
static void begin(struct endings_service *endings)
{
    endings->number++;
    endings->view->reason[0] = '\0';
    if (endings->wish.pieces == 0) {
        jobs_stop(endings->jobs, &make_type);
        return;
    }
    struct make_job *job = array_zeroed(1, sizeof *job);
    job->endings = endings;
    job->number = endings->number;
    job->wish = endings->wish;
    endings->view->state = ENDINGS_MAKING;
    endings->view->percent = 0;
    jobs_add(endings->jobs, &make_type, &job->job);
}

/* --- Following the match --- */

void endings_init(struct endings_service *endings, struct endings *view, struct engines *engines,
                  struct shell *shell, struct jobs *jobs)
{
    *endings =
        (struct endings_service){.view = view, .engines = engines, .shell = shell, .jobs = jobs};
}

/* Says once what is wrong, where games are played. Other pages are not left for it. */
static void complain(struct endings_service *endings)
{
    const struct page *page = endings->shell->desk.page;
    if (endings->complained || !endings->view->reason[0] || !page ||
        strcmp(page->name, "play") != 0)
        return;
    endings->complained = true;
    shell_tell(endings->shell, true, endings->view->reason);
}

/* Returns up to how many pieces the player wants endings. */
static int chosen_pieces(const struct endings_service *endings)
{
    return endings->shell->desk.preferences->endings;
}

/* Wishes for what the members say, under these rules. */
static void wish(struct endings_service *endings, const struct ruleset *rules)
{
    bool wanted = endings->used || endings->chosen > ENDINGS_PIECES_USUAL;
    struct endings_wish wish = {*rules, wanted && !endings->stopped ? endings->chosen : 0};
    bool other_rules = !ruleset_equal(&wish.rules, &endings->wish.rules);
    bool other_pieces = wish.pieces != endings->wish.pieces;
    endings->wish = wish;
    if (other_rules)
        endings->view->counted = false;
    if (other_pieces || (other_rules && wish.pieces > 0))
        begin(endings);
    if (wish.pieces == 0)
        endings->view->state = wanted ? ENDINGS_STOPPED : ENDINGS_AT_REST;
}

void endings_look(struct endings_service *endings, const struct ruleset *rules, bool used)
{
    int chosen = chosen_pieces(endings);
    if (chosen != endings->chosen) /* a choice asks for them to be made */
        endings->stopped = false;
    endings->chosen = chosen;
    endings->used = used;
    wish(endings, rules);
    complain(endings);
}

static void set_stopped(struct endings_service *endings, bool stopped)
{
    const struct ruleset rules = endings->wish.rules;
    endings->stopped = stopped;
    wish(endings, &rules);
}

void endings_stop(struct endings_service *endings)
{
    set_stopped(endings, true);
}

void endings_go_on(struct endings_service *endings)
{
    if (endings->view->state == ENDINGS_FAILED)
        begin(endings);
    set_stopped(endings, false);
}

/* --- Counting files --- */

struct count_job {
    struct job job;
    struct endings_service *endings;
    struct ruleset rules;
    struct table_files files;
};

static enum job_state run_count(struct job *base)
{
    struct count_job *job = (struct count_job *)base;
    table_files_count(&job->rules, &job->files);
    return JOB_DONE;
}

static void done_count(struct job *base)
{
    struct count_job *job = (struct count_job *)base;
    struct endings *view = job->endings->view;
    int64_t bytes = 0, all_bytes = 0;
    for (int pieces = ENDINGS_PIECES_MOST; pieces >= 0; pieces--) {
        view->all_bytes[pieces] = all_bytes;
        all_bytes += job->files.all[pieces];
        bytes += job->files.own[pieces];
    }
    view->counted = true;
    view->whole = job->files.whole;
    view->bytes = bytes;
}

static const struct job_type count_type = {
    .name = "counting endings",
    .lane = LANE_READER,
    .run = run_count,
    .done = done_count,
    .newest = true,
};

void endings_count(struct endings_service *endings)
{
    struct count_job *job = array_zeroed(1, sizeof *job);
    job->endings = endings;
    job->rules = endings->wish.rules;
    jobs_add(endings->jobs, &count_type, &job->job);
}

/* --- Deleting files --- */

struct delete_job {
    struct job job;
    struct endings_service *endings;
    int pieces;
    int error;
    struct table_path path;
};

static enum job_state run_delete(struct job *base)
{
    struct delete_job *job = (struct delete_job *)base;
    engines_close_tables(job->endings->engines);
    job->error = table_files_delete(job->pieces, &job->path);
    return JOB_DONE;
}

/* The tables that are still wanted are opened again. */
static void done_delete(struct job *base)
{
    struct delete_job *job = (struct delete_job *)base;
    struct endings *view = job->endings->view;
    begin(job->endings);
    if (job->error) {
        struct strbuf out = strbuf_init(view->reason, sizeof view->reason);
        endings_undeleted_print(&out, job->path.text, job->error);
    }
    endings_count(job->endings);
}

static const struct job_type delete_type = {
    .name = "deleting endings",
    .lane = LANE_THINKER,
    .run = run_delete,
    .done = done_delete,
};

void endings_delete(struct endings_service *endings, int pieces)
{
    struct delete_job *job = array_zeroed(1, sizeof *job);
    if (pieces < endings->chosen) {
        set_stopped(endings, true);
        endings->view->percent = 0;
    }
    job->endings = endings;
    job->pieces = pieces;
    jobs_add(endings->jobs, &delete_type, &job->job);
}

/* SPDX-License-Identifier: MIT */
#include "app/saving/archive_writer.h"

#include "base/array.h"
#include "base/log.h"
#include "store/archive_snapshot.h"
#include "store/catalogue.h"
#include "system/files.h"

#include <SDL_events.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum {
    START_PATIENCE_MS = 500, /* with another program that writes, while a window waits */
    PATIENCE_MS = 5000,
    LAST_PATIENCE_MS = 500,
    RESCUES_MOST = 2, /* of an archive that is damaged again and again */
    CHECK_BYTES_MOST = 48 << 20,
};

void archive_writer_init(struct archive_writer *writer, const char *path, struct jobs *jobs)
{
    *writer = (struct archive_writer){.jobs = jobs};
    strbuf_copy(writer->path, sizeof writer->path, path);
}

void archive_writer_finish(struct archive_writer *writer)
{
    archive_close(&writer->archive);
    for (int i = 0; i < writer->unsaved_count; i++)
        saved_match_finish(&writer->unsaved[i].saved);
    free(writer->unsaved);
    free(writer->keys);
    *writer = (struct archive_writer){0};
}

/* --- Opening --- */

/* No job reads from the file meanwhile, and the lane that reads has it closed. */
static void begin_alone(struct archive_writer *writer)
{
    jobs_pause(writer->jobs, LANE_READER);
    if (writer->reader)
        archive_close(writer->reader);
}

static void end_alone(struct archive_writer *writer)
{
    jobs_resume(writer->jobs, LANE_READER);
}

static int open_alone(struct archive_writer *writer, bool make, int patience_ms)
{
    begin_alone(writer);
    int error = archive_open(&writer->archive, writer->path, make, patience_ms);
    end_alone(writer);
    writer->opened |= !error;
    return error;
}

static int patience(struct archive_writer *writer)
{
    return SDL_AtomicGet(&writer->hurried) ? LAST_PATIENCE_MS : PATIENCE_MS;
}

static void follow_error(struct archive_writer *writer, int error)
{
    writer->doubtful |= archive_error_clings(error) && !writer->archive.read_only;
}

static bool is_gone(const char *path)
{
    struct file_facts facts;
    return file_look(path, &facts) == ENOENT;
}

/* The archive does not have all of the match that is played. */
static void need_all(struct archive_writer *writer)
{
    writer->report.news.all = true;
}

static int open_to_write(struct archive_writer *writer)
{
    bool lost = writer->opened && is_gone(writer->path);
    writer->torn |= writer->key != 0;
    archive_close(&writer->archive);
    int error = open_alone(writer, true, patience(writer));
    writer->doubtful = false;
    if (!error && lost) { /* the match that is played was in it */
        writer->report.news.lost = true;
        need_all(writer);
    }
    return !error && writer->archive.read_only ? file_barred(writer->path) : error;
}

static int migrate(struct archive_writer *writer)
{
    bool older = writer->archive.older;
    int error = archive_migrate(&writer->archive);
    writer->report.changed |= older && !error;
    return error;
}

/* The file may have been moved or deleted. One that could only be read when it was opened stays
 * open for that until it can be written to. */
int archive_writer_ready(struct archive_writer *writer)
{
    struct archive *archive = &writer->archive;
    if (!archive->db || writer->doubtful || !archive_in_place(archive, writer->path))
        return open_to_write(writer);
    int barred = archive->read_only ? file_barred(writer->path) : 0;
    if (archive->read_only && !barred)
        return open_to_write(writer);
    archive_set_patience(archive, patience(writer));
    return barred ? barred : migrate(writer);
}

/* --- Damage --- */

static bool is_stopped(void *job)
{
    return job_stopped(job);
}

/* No job runs at the start, so the window's thread looks itself whether the program is to end. */
static bool is_to_end(void *unused)
{
    (void)unused;
    SDL_PumpEvents();
    return SDL_HasEvent(SDL_QUIT);
}

/* Keeps what can be read. Autosave then saves all of the match on the board again. `job` is the one
 * that met the damage, or NULL. */
static int rescue(struct archive_writer *writer, struct job *job)
{
    struct archive_news *news = &writer->report.news;
    archive_close(&writer->archive);
    writer->torn = true;
    if (writer->rescues == RESCUES_MOST)
        return FILE_ERROR_DAMAGED;
    begin_alone(writer);
    int error = archive_rescue(writer->path, job ? is_stopped : is_to_end, job, &news->rescue);
    end_alone(writer);
    if (error)
        return error;
    writer->rescues++;
    news->rescued = true;
    log_warning("%s was damaged: it is %s now; games rescued: %d, of the snapshot: %d",
                writer->path, news->rescue.aside, news->rescue.games, news->rescue.of_snapshot);
    return 0;
}

/* --- What a job tells the window --- */

static void note_save(struct archive_writer *writer, int error)
{
    writer->report.news.tried = true;
    writer->report.news.error = error;
    follow_error(writer, error);
}

static struct archive_report take_report(struct archive_writer *writer)
{
    struct archive_report report = writer->report;
    report.waits = writer->unsaved_count > 0;
    report.number = writer->number;
    report.id = writer->id;
    writer->report = (struct archive_report){0};
    return report;
}

/* Ends what is not a save. */
static void end_work(struct archive_writer *writer, struct job *job, int error)
{
    follow_error(writer, error);
    if (error != FILE_ERROR_DAMAGED)
        return;
    writer->report.changed = true;
    error = rescue(writer, job);
    if (error == ARCHIVE_STOPPED)
        return;
    if (error)
        note_save(writer, error);
    else
        need_all(writer);
}

void writing_end(struct writing *writing, int error, bool changes)
{
    struct archive_writer *writer = writing->writer;
    writer->report.changed |= changes;
    end_work(writer, &writing->job, error);
    writing->report = take_report(writer);
}

static void settle(struct archive_writer *writer, const struct archive_report *report)
{
    struct archive_news *news = &writer->news;
    writer->last = *report;
    writer->changes += report->changed;
    if (report->news.tried) {
        news->tried = true;
        news->error = report->news.error;
    }
    news->all |= report->news.all;
    news->lost |= report->news.lost;
    if (report->news.rescued) {
        news->rescued = true;
        news->rescue = report->news.rescue;
        writer->mending = false;
    }
}

void writing_settle(struct job *job)
{
    const struct writing *writing = (const struct writing *)job;
    settle(writing->writer, &writing->report);
}

struct archive_news archive_writer_hear(struct archive_writer *writer)
{
    struct archive_news news = writer->news;
    writer->news = (struct archive_news){0};
    return news;
}

int64_t archive_writer_row(const struct archive_writer *writer, int number)
{
    return writer->last.number == number ? writer->last.id : 0;
}

/* --- Which match is which --- */

static void note_key(struct archive_writer *writer, int number, int64_t key)
{
    writer->keys = array_reserve(writer->keys, &writer->key_capacity, (size_t)number + 1,
                                 sizeof *writer->keys);
    while (writer->key_count <= number)
        writer->keys[writer->key_count++] = 0;
    writer->keys[number] = key;
}

int archive_writer_find(struct archive_writer *writer, int number, int serial, int64_t *game)
{
    int64_t key = number < writer->key_count ? writer->keys[number] : 0;
    return catalogue_find_of_match(&writer->archive, key, serial, game);
}

/* --- Taking up --- */

/* What is saved from now on under this number is the match of this row. */
static void take_over(struct archive_writer *writer, int number, int64_t key, int64_t id)
{
    writer->number = number;
    writer->key = key;
    writer->id = id;
    writer->torn = false;
    writer->report.changed = true;
    note_key(writer, number, key);
}

static int open_and_take_up(struct archive_writer *writer, struct saved_match *out)
{
    int error = writer->archive.db ? 0 : open_alone(writer, false, START_PATIENCE_MS);
    return error ? error : archive_take_up(&writer->archive, out);
}

int archive_writer_take_up(struct archive_writer *writer, int number, struct saved_match *out)
{
    *out = (struct saved_match){0};
    int error = open_and_take_up(writer, out);
    if (error == FILE_ERROR_DAMAGED && (error = rescue(writer, NULL)) == 0)
        error = open_and_take_up(writer, out);
    if (!error)
        take_over(writer, number, out->key, out->id);
    struct archive_report report = take_report(writer);
    settle(writer, &report);
    if (writer->archive.older)
        archive_writer_retry(writer); /* migrates it, beside the first picture */
    return error;
}

void archive_writer_drop(struct archive_writer *writer)
{
    if (writer->id != 0)
        archive_leave(&writer->archive, writer->id);
    writer->key = writer->id = writer->last.id = 0;
}

/* --- What could not be saved --- */

/* Takes what `saved` owns. */
static void keep_unsaved(struct archive_writer *writer, int number, bool leave,
                         struct saved_match *saved)
{
    writer->unsaved = array_reserve(writer->unsaved, &writer->unsaved_capacity,
                                    (size_t)writer->unsaved_count + 1, sizeof *writer->unsaved);
    writer->unsaved[writer->unsaved_count++] = (struct unsaved){number, leave, *saved};
    *saved = (struct saved_match){0};
}

static void drop_unsaved(struct archive_writer *writer, int index)
{
    struct unsaved *at = writer->unsaved + index;
    saved_match_finish(&at->saved);
    memmove(at, at + 1, (size_t)(--writer->unsaved_count - index) * sizeof *at);
}

/* All of the match is about to be saved. */
static void drop_older(struct archive_writer *writer, int number)
{
    for (int i = writer->unsaved_count - 1; i >= 0; i--)
        if (writer->unsaved[i].number == number && !writer->unsaved[i].leave)
            drop_unsaved(writer, i);
}

/* Saves a match that was left, and leaves it in the archive, too. */
static int try_again(struct archive_writer *writer, struct unsaved *unsaved)
{
    int error = unsaved->leave ? 0 : archive_save(&writer->archive, &unsaved->saved);
    if (!error && !unsaved->leave)
        note_key(writer, unsaved->number, unsaved->saved.key);
    return error ? error : archive_leave(&writer->archive, unsaved->saved.id);
}

/* Autosave hands on that of the match which is played by itself. */
int archive_writer_settle(struct archive_writer *writer)
{
    for (int i = writer->unsaved_count - 1; i >= 0; i--) {
        struct unsaved *unsaved = &writer->unsaved[i];
        if (unsaved->number == writer->number && !unsaved->leave)
            continue;
        int error = try_again(writer, unsaved);
        if (error)
            return error;
        drop_unsaved(writer, i);
    }
    return 0;
}

/* --- Jobs --- */

struct archive_job {
    struct writing writing;
    void (*work)(struct archive_writer *writer, struct archive_job *job);
    int number;               /* of the match */
    struct saved_match saved; /* owned */
    bool mends;               /* however large the archive is */
};

static enum job_state run_job(struct job *job)
{
    struct archive_job *this = (struct archive_job *)job;
    struct archive_writer *writer = this->writing.writer;
    this->work(writer, this);
    this->writing.report = take_report(writer);
    return JOB_DONE;
}

static void free_job(struct job *job)
{
    saved_match_finish(&((struct archive_job *)job)->saved);
    free(job);
}

static const struct job_type save_type = {
    .name = "saving",
    .lane = LANE_WRITER,
    .run = run_job,
    .settle = writing_settle,
    .free = free_job,
    .must_run = true,
};

static void add(struct archive_writer *writer, const struct job_type *type, struct archive_job job)
{
    struct archive_job *added = array_zeroed(1, sizeof *added);
    *added = job;
    added->writing.writer = writer;
    jobs_add(writer->jobs, type, &added->writing.job);
}

/* --- Saving --- */

static bool is_whole(const struct saved_match *saved)
{
    return saved->game_count == saved->line_count;
}

static void begin_match(struct archive_writer *writer, int number)
{
    if (writer->number == number)
        return;
    writer->number = number;
    writer->key = writer->id = 0;
    writer->torn = false;
}

static int save_match(struct archive_writer *writer, struct saved_match *saved)
{
    saved->key = writer->key;
    int error = archive_writer_ready(writer);
    if (!error && writer->torn && !is_whole(saved))
        error = ARCHIVE_NEEDS_WHOLE_MATCH;
    if (!error)
        error = archive_save(&writer->archive, saved);
    if (!error) {
        writer->key = saved->key;
        writer->id = saved->id;
        note_key(writer, writer->number, saved->key);
        writer->report.changed |= saved->game_count > 0;
    }
    return error;
}

static void save(struct archive_writer *writer, struct archive_job *job)
{
    bool whole = is_whole(&job->saved);
    if (whole)
        drop_older(writer, job->number);
    begin_match(writer, job->number);
    int error = save_match(writer, &job->saved);
    writer->torn = error != 0;
    if (error && whole)
        keep_unsaved(writer, job->number, false, &job->saved);
    if (error == FILE_ERROR_DAMAGED && (error = rescue(writer, &job->writing.job)) == 0)
        error = ARCHIVE_NEEDS_WHOLE_MATCH;
    if (!error) {
        writer->rescues = 0;
        error = archive_writer_settle(writer);
    }
    if (error == ARCHIVE_NEEDS_WHOLE_MATCH)
        need_all(writer);
    else
        note_save(writer, error);
}

void archive_writer_save(struct archive_writer *writer, int number, struct saved_match *saved)
{
    add(writer, &save_type, (struct archive_job){.work = save, .number = number, .saved = *saved});
    *saved = (struct saved_match){0};
}

/* A match that could not be saved is left when it has been. */
static void leave(struct archive_writer *writer, struct archive_job *job)
{
    bool is_last = writer->number == job->number;
    job->saved.id = is_last ? writer->id : 0;
    if (is_last)
        writer->number = 0;
    if (writer->archive.db && job->saved.id != 0 && !writer->torn &&
        archive_leave(&writer->archive, job->saved.id) != 0)
        keep_unsaved(writer, job->number, true, &job->saved);
}

void archive_writer_leave(struct archive_writer *writer, int number)
{
    add(writer, &save_type, (struct archive_job){.work = leave, .number = number});
}

/* Of an archive that cannot be read the next start complains. */
static void leave_older(struct archive_writer *writer, struct archive_job *job)
{
    struct saved_match older;
    bool left = writer->archive.db || open_alone(writer, false, 0) == 0;
    (void)job;
    while (left && archive_take_up(&writer->archive, &older) == 0 && older.id != 0) {
        left = archive_leave(&writer->archive, older.id) == 0;
        saved_match_finish(&older);
    }
}

void archive_writer_leave_older(struct archive_writer *writer)
{
    add(writer, &save_type, (struct archive_job){.work = leave_older});
}

static void adopt(struct archive_writer *writer, struct archive_job *job)
{
    int error = archive_writer_ready(writer);
    take_over(writer, job->number, job->saved.key, job->saved.id);
    if (!error)
        error = archive_return_to_match(&writer->archive, job->saved.id);
    if (error)
        need_all(writer); /* so that saving it makes it the last one */
    end_work(writer, &job->writing.job, error);
}

void archive_writer_adopt(struct archive_writer *writer, int number,
                          const struct saved_match *saved)
{
    add(writer, &save_type,
        (struct archive_job){
            .work = adopt, .number = number, .saved = {.key = saved->key, .id = saved->id}});
}

static void let_go(struct archive_writer *writer, struct archive_job *job)
{
    int error = archive_writer_ready(writer);
    if (!error)
        error = archive_leave(&writer->archive, job->saved.id);
    end_work(writer, &job->writing.job, error);
}

void archive_writer_let_go(struct archive_writer *writer, int64_t id)
{
    add(writer, &save_type, (struct archive_job){.work = let_go, .saved = {.id = id}});
}

static void retry(struct archive_writer *writer, struct archive_job *job)
{
    int error = archive_writer_ready(writer);
    (void)job;
    if (!error)
        error = archive_writer_settle(writer);
    note_save(writer, error);
}

void archive_writer_retry(struct archive_writer *writer)
{
    add(writer, &save_type, (struct archive_job){.work = retry});
}

/* --- Looking for damage --- */

static bool is_small(const char *path)
{
    struct file_facts facts;
    return file_look(path, &facts) == 0 && facts.size <= CHECK_BYTES_MOST;
}

/* For archive_check. */
static bool is_pressed(void *job)
{
    return job_pressed(job);
}

static int look_for_damage(struct archive_job *job)
{
    struct archive_writer *writer = job->writing.writer;
    int error = job->mends || writer->archive.older ? archive_writer_ready(writer) : 0;
    if (error || !writer->archive.db || !(job->mends || is_small(writer->path)))
        return error;
    return archive_check(&writer->archive, is_pressed, &job->writing.job);
}

/* What waits goes first, and then the archive is looked at from the beginning. */
static enum job_state run_check(struct job *job)
{
    struct archive_job *this = (struct archive_job *)job;
    int error = look_for_damage(this);
    if (error == ARCHIVE_STOPPED)
        return JOB_AGAIN;
    writing_end(&this->writing, error, true);
    return JOB_DONE;
}

static void check_done(struct job *job)
{
    const struct archive_job *this = (const struct archive_job *)job;
    this->writing.writer->mending &= !this->mends;
}

static const struct job_type check_type = {
    .name = "looking for damage",
    .lane = LANE_WRITER,
    .run = run_check,
    .settle = writing_settle,
    .done = check_done,
    .free = free_job,
    .idle = true,
};

void archive_writer_check(struct archive_writer *writer)
{
    add(writer, &check_type, (struct archive_job){0});
}

void archive_writer_mend(struct archive_writer *writer)
{
    writer->mending = true;
    add(writer, &check_type, (struct archive_job){.mends = true});
}

/* --- Snapshots --- */

struct snapshot_job {
    struct writing writing;
    int64_t now;  /* in seconds since 1970 */
    bool unsound; /* the copy was damaged */
};

static int make_snapshot(struct snapshot_job *this)
{
    struct archive *archive = &this->writing.writer->archive;
    if (!archive->db || archive->read_only || archive->older ||
        !archive_snapshot_due(archive, this->now))
        return 0;
    return archive_snapshot_make(archive, is_pressed, &this->writing.job);
}

/* Does not complain if the disk is full or another program makes a snapshot: the next start, import
 * or match tries again. */
static enum job_state run_snapshot(struct job *job)
{
    struct snapshot_job *this = (struct snapshot_job *)job;
    int error = make_snapshot(this);
    if (error == ARCHIVE_STOPPED)
        return JOB_AGAIN;
    if (error)
        log_warning("%s has no new snapshot: error %d", this->writing.writer->path, error);
    this->unsound = error == FILE_ERROR_DAMAGED;
    writing_end(&this->writing, 0, false);
    return JOB_DONE;
}

static void snapshot_done(struct job *job)
{
    const struct snapshot_job *this = (const struct snapshot_job *)job;
    if (this->unsound)
        archive_writer_mend(this->writing.writer);
}

static const struct job_type snapshot_type = {
    .name = "making a snapshot",
    .lane = LANE_WRITER,
    .run = run_snapshot,
    .settle = writing_settle,
    .done = snapshot_done,
    .idle = true,
};

void archive_writer_make_snapshot(struct archive_writer *writer, int64_t now)
{
    struct snapshot_job *added = array_zeroed(1, sizeof *added);
    added->writing.writer = writer;
    added->now = now;
    jobs_add(writer->jobs, &snapshot_type, &added->writing.job);
}

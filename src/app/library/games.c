/* SPDX-License-Identifier: MIT */
/* Makes the archive ready, purges it, and goes on with matches. */
#include "app/library/library.h"
#include "base/array.h"
#include "prose/store_prose.h"

#include <stdlib.h>

enum {
    SENTENCE_SIZE = LIBRARY_REASON_SIZE,
};

static void say(struct library_service *library, void (*print)(struct strbuf *out))
{
    char memory[SENTENCE_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    print(&out);
    shell_tell(library->shell, true, memory);
}

static void say_failure(struct library_service *library, int error)
{
    char memory[SENTENCE_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    library_print_reason(library, &out, error);
    shell_tell(library->shell, true, memory);
}

void library_say_unchanged(struct library_service *library, int error,
                           void (*played)(struct strbuf *out))
{
    if (error == ARCHIVE_PLAYED)
        say(library, played);
    else if (error)
        say_failure(library, error);
}

static struct archive_writer *writer_of(struct library_service *library)
{
    return &library->autosave->writer;
}

/* --- Making the archive ready --- */

/* Something to do with the archive as a whole. */
struct upkeep_job {
    struct writing writing;
    struct library_service *library;
    int (*write)(struct archive *archive); /* NULL: it is only made ready */
    int error;
};

static enum job_state run_upkeep(struct job *job)
{
    struct upkeep_job *upkeep = (struct upkeep_job *)job;
    struct archive_writer *writer = upkeep->writing.writer;
    upkeep->error = archive_writer_ready(writer);
    if (!upkeep->error && upkeep->write)
        upkeep->error = upkeep->write(&writer->archive);
    writing_end(&upkeep->writing, upkeep->error, true);
    return JOB_DONE;
}

static void add_upkeep(struct library_service *library, const struct job_type *type,
                       int (*write)(struct archive *archive))
{
    struct upkeep_job *upkeep = array_zeroed(1, sizeof *upkeep);
    upkeep->writing.writer = writer_of(library);
    upkeep->library = library;
    upkeep->write = write;
    jobs_add(library->jobs, type, &upkeep->writing.job);
}

static void ready_done(struct job *job)
{
    const struct upkeep_job *ready = (const struct upkeep_job *)job;
    if (ready->error)
        library_not_ready(ready->library, ready->error);
}

static const struct job_type ready_type = {
    .name = "opening the archive",
    .lane = LANE_WRITER,
    .run = run_upkeep,
    .settle = writing_settle,
    .done = ready_done,
};

void library_make_ready(struct library_service *library)
{
    add_upkeep(library, &ready_type, NULL);
}

static const struct job_type purge_type = {
    .name = "removing deleted games",
    .lane = LANE_WRITER,
    .run = run_upkeep,
    .settle = writing_settle,
};

void library_purge(struct library_service *library)
{
    if (library->autosave->saves && library->autosave->begun) /* else there may be no archive */
        add_upkeep(library, &purge_type, catalogue_purge);
}

/* --- Going on with a match --- */

enum go_on_outcome {
    GO_ON_READ,     /* the match is in `saved`, and held by this program */
    GO_ON_IMPORTED, /* the game is of no match */
    GO_ON_HERE,     /* its match is on the board */
    GO_ON_FAILED,   /* `error` says why */
};

struct go_on_job {
    struct writing writing;
    struct library_service *library;
    int64_t game;
    int number; /* of the match on the board, when it was asked for */
    enum go_on_outcome outcome;
    int error;
    struct saved_match saved; /* owned */
};

/* What could not be saved of the match before is saved first: else it would be written over what is
 * played now. */
static int read_match(struct go_on_job *go_on)
{
    struct archive_writer *writer = go_on->writing.writer;
    struct library_row row;
    int error = archive_writer_ready(writer);
    if (!error)
        error = catalogue_read(&writer->archive, go_on->game, &row);
    if (error)
        return error;
    bool here = row.match == writer->id && writer->number == go_on->number;
    go_on->outcome = row.match == 0 ? GO_ON_IMPORTED : here ? GO_ON_HERE : GO_ON_READ;
    if (go_on->outcome != GO_ON_READ)
        return 0;
    error = archive_writer_settle(writer);
    return error ? error : archive_take_up_match(&writer->archive, row.match, &go_on->saved);
}

static enum job_state run_go_on(struct job *job)
{
    struct go_on_job *go_on = (struct go_on_job *)job;
    go_on->error = read_match(go_on);
    if (go_on->error)
        go_on->outcome = GO_ON_FAILED;
    writing_end(&go_on->writing, go_on->error, false);
    return JOB_DONE;
}

/* Nothing is written over a match that could not be read whole: it stays in the archive as it is.
 */
static void show_match(struct library_service *library, const struct saved_match *saved)
{
    struct archive_writer *writer = writer_of(library);
    struct resumed resumed;
    if (!saved_match_resume(saved, &library->in_out->settings->rulebook, &resumed)) {
        archive_writer_let_go(writer, saved->id);
        say(library, store_prose_unreadable);
        return;
    }
    library->saved = saved;
    library->resumed = &resumed;
    shell_take_match(library->shell, &resumed.match);
    resumed_finish(&resumed);
    if (resumed.whole)
        archive_writer_adopt(writer, library->autosave->number, saved);
    else
        archive_writer_let_go(writer, saved->id);
}

void library_went_on(struct library_service *library)
{
    in_out_begun(library->in_out);
    in_out_resumed(library->in_out, library->resumed);
    autosave_goes_on(library->autosave, library->saved, !library->resumed->whole);
}

static void go_on_done(struct job *job)
{
    struct go_on_job *go_on = (struct go_on_job *)job;
    struct library_service *library = go_on->library;
    switch (go_on->outcome) {
    case GO_ON_READ:
        if (go_on->number == library->autosave->number)
            show_match(library, &go_on->saved);
        else /* another one has been begun meanwhile */
            archive_writer_let_go(writer_of(library), go_on->saved.id);
        break;
    case GO_ON_IMPORTED:
        say(library, store_prose_no_match);
        break;
    case GO_ON_HERE:
        shell_open(library->shell, "play");
        break;
    case GO_ON_FAILED:
        if (go_on->error == ARCHIVE_PLAYED)
            say(library, store_prose_played_elsewhere);
        else
            say_failure(library, go_on->error);
        break;
    }
}

static void free_go_on(struct job *job)
{
    struct go_on_job *go_on = (struct go_on_job *)job;
    saved_match_finish(&go_on->saved);
    free(go_on);
}

static const struct job_type go_on_type = {
    .name = "reading a match",
    .lane = LANE_WRITER,
    .run = run_go_on,
    .settle = writing_settle,
    .done = go_on_done,
    .free = free_go_on,
};

void library_go_on(struct library_service *library, int64_t game)
{
    struct go_on_job *go_on = array_zeroed(1, sizeof *go_on);
    go_on->writing.writer = writer_of(library);
    go_on->library = library;
    go_on->game = game;
    go_on->number = library->autosave->number;
    jobs_add(library->jobs, &go_on_type, &go_on->writing.job);
}

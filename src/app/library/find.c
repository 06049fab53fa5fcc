/* SPDX-License-Identifier: MIT */
/* Searches the library, a block of rows at a time, and counts rule sets and the score. */
#include "app/library/library.h"
#include "base/array.h"
#include "prose/settings_prose.h"
#include "prose/store_prose.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum {
    AGAIN_MS = 1000, /* between two searches while games are imported */
    BLOCKS_AT_FIRST = 2,
    ROWS_AT_FIRST = BLOCKS_AT_FIRST * ROW_BLOCK,
};

/* --- Rows --- */

struct rows_job {
    struct job job;
    struct library_service *library;
    unsigned search; /* that has found the rows */
    struct row_block block;
};

/* Takes the ids of the rows from `first` on. */
static void begin_block(const struct catalogue_found *found, int first, struct row_block *block)
{
    *block = (struct row_block){.first = first};
    for (; block->count < ROW_BLOCK && first + block->count < found->count; block->count++)
        block->rows[block->count].game = found->games[first + block->count];
}

/* What cannot be read is gone, so that nobody asks for it again and again. */
static void read_block(struct archive_reader *reader, struct row_block *block)
{
    bool open = archive_reader_open(reader) == 0;
    for (int i = 0; i < block->count; i++) {
        struct library_row *row = &block->rows[i];
        if (!open || catalogue_read(&reader->archive, row->game, row) != 0)
            *row = (struct library_row){0};
    }
}

static enum job_state run_rows(struct job *job)
{
    struct rows_job *rows = (struct rows_job *)job;
    read_block(&rows->library->reader, &rows->block);
    return JOB_DONE;
}

static void rows_done(struct job *job)
{
    struct rows_job *rows = (struct rows_job *)job;
    struct library_service *library = rows->library;
    int place = 0;
    while (library->fetches[place] != rows->block.first)
        place++;
    library->fetches[place] = library->fetches[--library->fetch_count];
    if (rows->search == library->search && rows->block.count > 0)
        row_cache_add(&library->rows, &rows->block);
}

static const struct job_type rows_type = {
    .name = "reading rows",
    .lane = LANE_READER,
    .run = run_rows,
    .done = rows_done,
};

/* Where too many blocks are being read already the next pass asks again. */
static void fetch(struct library_service *library, int first)
{
    for (int i = 0; i < library->fetch_count; i++)
        if (library->fetches[i] == first)
            return;
    if (library->fetch_count == LIBRARY_FETCHES)
        return;
    struct rows_job *rows = array_zeroed(1, sizeof *rows);
    rows->library = library;
    rows->search = library->search;
    begin_block(&library->found, first, &rows->block);
    library->fetches[library->fetch_count++] = first;
    jobs_add(library->jobs, &rows_type, &rows->job);
}

static const struct library_row *row_at(void *data, int place)
{
    struct library_service *library = data;
    if (place < 0 || place >= library->view.found)
        return NULL;
    library->viewpoint.near = place;
    const struct library_row *row = row_cache_find(&library->rows, place);
    if (!row)
        fetch(library, place / ROW_BLOCK * ROW_BLOCK);
    return row;
}

/* A row that is still being read has no game to follow. */
static void choose(void *data, int place)
{
    struct library_service *library = data;
    const struct library_row *row = row_cache_find(&library->rows, place);
    library->viewpoint.chosen = place;
    library->viewpoint.game = row ? row->game : 0;
}

/* --- Rule sets and the score --- */

struct rules_job {
    struct job job;
    struct library_service *library;
    struct library_rules *rules; /* owned */
    int count;
};

static bool is_pressed(void *job)
{
    return job_pressed(job);
}

/* Gives way to a search, and begins anew behind it. */
static enum job_state run_rules(struct job *job)
{
    struct rules_job *rules = (struct rules_job *)job;
    struct archive_reader *reader = &rules->library->reader;
    int error = archive_reader_open(reader);
    if (!rules->rules)
        rules->rules = array_zeroed(LIBRARY_RULES, sizeof *rules->rules);
    if (!error)
        error = catalogue_rules(&reader->archive, rules->rules, &rules->count, is_pressed, job);
    return error == ARCHIVE_STOPPED ? JOB_AGAIN : JOB_DONE;
}

static void rules_done(struct job *job)
{
    struct rules_job *rules = (struct rules_job *)job;
    struct library_service *library = rules->library;
    free(library->rules);
    library->rules = rules->rules;
    rules->rules = NULL;
    library->view.rules = library->rules;
    library->view.rules_count = rules->count;
}

static void free_rules(struct job *job)
{
    free(((struct rules_job *)job)->rules);
    free(job);
}

static const struct job_type rules_type = {
    .name = "counting rule sets",
    .lane = LANE_READER,
    .run = run_rules,
    .done = rules_done,
    .free = free_rules,
    .newest = true,
    .idle = true,
};

struct score_job {
    struct job job;
    struct library_service *library;
    struct player players[PLAYER_COUNT];
    struct library_score scores[LIBRARY_SCORES];
    int count;
};

static enum job_state run_score(struct job *job)
{
    struct score_job *score = (struct score_job *)job;
    struct archive_reader *reader = &score->library->reader;
    const char *names[PLAYER_COUNT] = {score->players[0].name, score->players[1].name};
    if (archive_reader_open(reader) == 0)
        catalogue_score(&reader->archive, names, score->scores, &score->count);
    return JOB_DONE;
}

static void score_done(struct job *job)
{
    const struct score_job *score = (const struct score_job *)job;
    struct library *view = &score->library->view;
    memcpy(view->scores, score->scores, sizeof view->scores);
    view->score_count = score->count;
    view->score_answers++;
}

static const struct job_type score_type = {
    .name = "adding up the score",
    .lane = LANE_READER,
    .run = run_score,
    .done = score_done,
    .newest = true,
};

/* --- Searching --- */

struct find_job {
    struct job job;
    struct library_service *library;
    struct library_filter filter;
    struct library_viewpoint viewpoint; /* when it began */
    unsigned number;
    bool glances; /* none of these are shown yet: the first rows come first */

    int error;
    struct catalogue_found found; /* owned */
    int moved;                    /* rows that the chosen game has gone down since then */
    struct row_block blocks[BLOCKS_AT_FIRST];
};

/* For catalogue_find. */
static bool is_stopped(void *job)
{
    return job_stopped(job);
}

/* Returns where a game is among those found; `otherwise` if it is not. */
static int place_of(const struct catalogue_found *found, int64_t game, int otherwise)
{
    int place = 0;
    while (place < found->count && found->games[place] != game)
        place++;
    return place < found->count ? place : otherwise;
}

/* The rows that are looked at come with the answer. */
static void take_found(struct find_job *find, struct archive_reader *reader)
{
    const struct library_viewpoint *viewpoint = &find->viewpoint;
    if (!find->error && viewpoint->game)
        find->moved =
            place_of(&find->found, viewpoint->game, viewpoint->chosen) - viewpoint->chosen;
    int first = int_max(0, viewpoint->near + find->moved) / ROW_BLOCK * ROW_BLOCK;
    for (int i = 0; i < BLOCKS_AT_FIRST; i++) {
        begin_block(&find->found, first + i * ROW_BLOCK, &find->blocks[i]);
        read_block(reader, &find->blocks[i]);
    }
}

/* `glances` is false afterwards if the first games were not quick to find. */
static int look(struct find_job *find, struct archive_reader *reader)
{
    int error = 0;
    if (find->glances)
        error = catalogue_glance(&reader->archive, &find->filter, ROWS_AT_FIRST, &find->found);
    find->glances &= find->found.count > 0;
    return find->glances || error
               ? error
               : catalogue_find(&reader->archive, &find->filter, &find->found, is_stopped, find);
}

static enum job_state run_find(struct job *job)
{
    struct find_job *find = (struct find_job *)job;
    struct archive_reader *reader = &find->library->reader;
    find->error = archive_reader_open(reader);
    if (!find->error)
        find->error = look(find, reader);
    if (find->error != ARCHIVE_STOPPED)
        take_found(find, reader);
    bool again = find->glances && !find->error;
    find->glances = false;
    return again ? JOB_AGAIN : JOB_DONE;
}

static void say_reason(struct library_service *library, int error)
{
    const struct archive_writer *writer = &library->autosave->writer;
    struct strbuf out = strbuf_init(library->view.reason, sizeof library->view.reason);
    if (error == FILE_ERROR_DAMAGED && writer->mending)
        store_prose_rescuing(&out);
    else if (error == FILE_ERROR_OLDER && !library->readied)
        store_prose_migrating(&out);
    else if (error)
        settings_prose_file(&out, writer->path, error);
}

/* An archive that is missing, old or damaged is seen to by the lane that writes, once. Returns true
 * if there will be another answer soon. */
static bool sees_to_it(struct library_service *library, int error)
{
    bool missing = error == ENOENT || error == FILE_ERROR_OLDER,
         damaged = error == FILE_ERROR_DAMAGED;
    bool *tried = damaged ? &library->mended : &library->readied;
    if (!library->autosave->saves || !(missing || damaged) || *tried)
        return false;
    if (error == FILE_ERROR_OLDER)
        say_reason(library, error);
    *tried = true;
    if (damaged)
        archive_writer_mend(&library->autosave->writer);
    else
        library_make_ready(library);
    return missing;
}

void library_not_ready(struct library_service *library, int error)
{
    say_reason(library, error);
    library->view.looking = false;
    library->view.answers++;
}

static void show_found(struct library_service *library, struct find_job *find)
{
    struct library *view = &library->view;
    struct catalogue_found before = library->found;
    library->found = find->found;
    find->found = before;
    library->search = find->number;
    library->viewpoint.chosen += find->moved;
    row_cache_clear(&library->rows);
    for (int i = 0; i < BLOCKS_AT_FIRST; i++)
        if (find->blocks[i].count > 0)
            row_cache_add(&library->rows, &find->blocks[i]);
    view->found = library->found.count;
    view->total = library->found.total;
    view->games = library->found.games;
    view->moved += find->moved;
    view->row = row_at;
    view->choose = choose;
    view->row_data = library;
    view->looking = false;
    view->answers++;
}

static void show_glance(struct job *job)
{
    struct find_job *find = (struct find_job *)job;
    show_found(find->library, find);
    find->library->view.looking = true;
}

static void find_done(struct job *job)
{
    struct find_job *find = (struct find_job *)job;
    struct library_service *library = find->library;
    if (sees_to_it(library, find->error))
        return;
    int lacking = autosave_error(library->autosave);
    bool none = find->error == ENOENT;
    if (!none || lacking || !library->autosave->saves)
        say_reason(library, none ? lacking : find->error);
    if (!find->error)
        library->mended = library->readied = false;
    show_found(library, find);
}

static void free_find(struct job *job)
{
    catalogue_found_finish(&((struct find_job *)job)->found);
    free(job);
}

static const struct job_type find_type = {
    .name = "searching",
    .lane = LANE_READER,
    .run = run_find,
    .step = show_glance,
    .done = find_done,
    .free = free_find,
    .newest = true,
};

/* --- Asking --- */

static void note_asked(struct library_service *library, struct library_question *question,
                       uint64_t now)
{
    question->changes = library->autosave->writer.changes;
    question->asked = now;
}

static void count_rules(struct library_service *library)
{
    struct rules_job *rules = array_zeroed(1, sizeof *rules);
    rules->library = library;
    library->counted = true;
    library->counted_changes = library->finding.changes;
    jobs_add(library->jobs, &rules_type, &rules->job);
}

/* `anew`: what is shown is not what is asked for. */
static void ask_for_games(struct library_service *library, bool anew, uint64_t now)
{
    struct find_job *find = array_zeroed(1, sizeof *find);
    note_asked(library, &library->finding, now);
    find->library = library;
    find->filter = library->filter;
    find->viewpoint = library->viewpoint;
    find->number = ++library->searches;
    find->glances = anew;
    jobs_add(library->jobs, &find_type, &find->job);
    if (!library->counted || library->counted_changes != library->finding.changes)
        count_rules(library);
}

static void ask_for_score(struct library_service *library, uint64_t now)
{
    struct score_job *score = array_zeroed(1, sizeof *score);
    note_asked(library, &library->scoring, now);
    score->library = library;
    memcpy(score->players, library->in_out->match->players, sizeof score->players);
    jobs_add(library->jobs, &score_type, &score->job);
}

void library_find(struct library_service *library, const struct library_filter *filter,
                  uint64_t now)
{
    bool anew = library->view.answers == 0 || !library_filter_equal(&library->filter, filter);
    if (anew)
        library->viewpoint = (struct library_viewpoint){0};
    library->filter = *filter;
    library->viewpoint.near = 0;
    library->view.looking = true;
    library->finding.page = library->shell->desk.page;
    ask_for_games(library, anew, now);
}

void library_add_up(struct library_service *library, uint64_t now)
{
    library->scoring.page = library->shell->desk.page;
    ask_for_score(library, now);
}

/* Returns true if the archive has changed, and the answer is still looked at, or was that it cannot
 * be read. While games are imported the archive changes all the time. */
static bool is_stale(const struct library_service *library, const struct library_question *question,
                     uint64_t now)
{
    const struct library *view = &library->view;
    bool wanted = question->page == library->shell->desk.page || view->reason[0];
    return question->page && wanted && question->changes != library->autosave->writer.changes &&
           (!view->import.running || now >= question->asked + AGAIN_MS);
}

void library_ask_again(struct library_service *library, uint64_t now)
{
    if (is_stale(library, &library->finding, now))
        ask_for_games(library, library->view.answers == 0, now);
    if (is_stale(library, &library->scoring, now))
        ask_for_score(library, now);
}

void library_finish_find(struct library_service *library)
{
    free(library->rules);
    catalogue_found_finish(&library->found);
}

/* SPDX-License-Identifier: MIT */
/* Puzzles from the games of the library: a job of the reader's lane looks through one game a slice.
 */
#include "app/companion/puzzler.h"
#include "base/array.h"
#include "store/game_load.h"

#include <stdlib.h>

enum {
    GAMES_MOST = 1000, /* are looked through */
    PUZZLES_MOST = 60, /* are found, more or less: those of one game all count */
};

struct seek_job {
    struct job job;
    struct puzzler *puzzler;
    unsigned number;
    struct named_ruleset rules;
    bool begun;
    struct catalogue_found found; /* owned, as are the next two */
    struct thinker thinker;
    struct puzzle_list list; /* of the game that was looked through last: */
    struct library_row row;
    int looked, to_look; /* games */
    int kept;            /* puzzles */
};

/* --- On the lane --- */

static bool stopped(void *job)
{
    return job_stopped(job);
}

/* Finds the games. Returns false if none can be looked through. */
static bool begin(struct seek_job *seek)
{
    struct archive_reader *reader = seek->puzzler->reader;
    struct thinker_settings settings = puzzle_settings(PUZZLE_DEPTH);
    struct library_filter filter = {.result = LIBRARY_ANY_RESULT};
    struct strbuf rules = strbuf_init(filter.rules, sizeof filter.rules);
    ruleset_print(&rules, &seek->rules);
    if (archive_reader_open(reader) != 0 ||
        catalogue_find(&reader->archive, &filter, &seek->found, stopped, seek) != 0 ||
        !thinker_open(&seek->thinker, &seek->rules.rules, &settings, NULL, NULL))
        return false;
    seek->to_look = seek->found.count < GAMES_MOST ? seek->found.count : GAMES_MOST;
    seek->begun = true;
    return true;
}

/* Looks through a game. One that cannot be read is left out. */
static void look_through(struct seek_job *seek, int64_t id)
{
    struct archive_reader *reader = seek->puzzler->reader;
    struct game_load *load;
    char *text;
    if (archive_reader_open(reader) != 0 || catalogue_read(&reader->archive, id, &seek->row) != 0 ||
        catalogue_text(&reader->archive, id, &text) != 0)
        return;
    load = array_zeroed(1, sizeof *load);
    game_load_begin_text(load, text);
    if (load->report && load->reader.playable)
        puzzles_look_through(&seek->thinker, &load->reader.game, job_stop_flag(&seek->job),
                             &seek->list);
    game_load_finish(load);
    free(load);
    free(text);
}

static enum job_state run_seek(struct job *job)
{
    struct seek_job *seek = (struct seek_job *)job;
    if (!seek->begun && !begin(seek))
        return JOB_DONE;
    if (seek->looked < seek->to_look && !job_stopped(job))
        look_through(seek, seek->found.games[seek->looked++]);
    bool more = seek->looked < seek->to_look && seek->kept < PUZZLES_MOST && !job_stopped(job);
    return more ? JOB_AGAIN : JOB_DONE;
}

/* --- On the window's thread --- */

/* Takes a puzzle, unless one like it is there. */
static void keep(struct seek_job *seek, struct game *puzzle)
{
    struct puzzler *puzzler = seek->puzzler;
    puzzle->rules = seek->rules;
    if (!puzzle_list_add(&puzzler->list, puzzle))
        return;
    size_t count = (size_t)puzzler->list.count;
    puzzler->origins =
        array_reserve(puzzler->origins, &puzzler->origin_capacity, count, sizeof *puzzler->origins);
    puzzler->origins[count - 1] = seek->row;
}

/* Takes the puzzles of the last game. */
static void take(struct seek_job *seek)
{
    struct puzzler *puzzler = seek->puzzler;
    struct puzzles *view = &puzzler->view;
    for (int i = 0; i < seek->list.count; i++)
        keep(seek, &seek->list.games[i]);
    seek->list.count = 0; /* they have been taken, or freed */
    seek->kept = puzzler->list.count;
    view->games = puzzler->list.games;
    view->origins = puzzler->origins;
    view->count = puzzler->list.count;
    view->looked = seek->looked;
    view->to_look = seek->to_look;
    view->there = view->count > 0;
}

static void step_seek(struct job *job)
{
    struct seek_job *seek = (struct seek_job *)job;
    if (seek->number == seek->puzzler->number)
        take(seek);
}

static void done_seek(struct job *job)
{
    struct seek_job *seek = (struct seek_job *)job;
    struct puzzles *view = &seek->puzzler->view;
    if (seek->number != seek->puzzler->number)
        return;
    take(seek);
    view->there = true;
    view->seeking = false;
}

static void free_seek(struct job *job)
{
    struct seek_job *seek = (struct seek_job *)job;
    puzzle_list_finish(&seek->list);
    catalogue_found_finish(&seek->found);
    thinker_close(&seek->thinker);
    free(seek);
}

static const struct job_type seek_type = {
    .name = "looking for puzzles",
    .lane = LANE_READER,
    .run = run_seek,
    .step = step_seek,
    .done = done_seek,
    .free = free_seek,
    .newest = true,
    .idle = true,
};

void puzzler_seek(struct puzzler *puzzler, const struct rules_key *key)
{
    const struct named_ruleset *rules = shelf_find(puzzler->shelf, key);
    struct seek_job *seek = array_zeroed(1, sizeof *seek);
    puzzler_begin(puzzler, PUZZLES_OWN);
    puzzler->view.seeking = true;
    seek->puzzler = puzzler;
    seek->number = puzzler->number;
    seek->rules = rules ? *rules : presets[0];
    jobs_add(puzzler->jobs, &seek_type, &seek->job);
}

void puzzler_stop_seeking(struct puzzler *puzzler)
{
    jobs_stop(puzzler->jobs, &seek_type);
}

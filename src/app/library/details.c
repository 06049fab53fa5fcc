/* SPDX-License-Identifier: MIT */
/* What is told of the replayed game besides its moves: names, event, date and the like are tags,
 * and are written to where the game is kept. A change is a list of tags: what was told before takes
 * its place, and undoes it. */
#include "app/library/library.h"
#include "base/array.h"
#include "prose/store_prose.h"
#include "store/results.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* --- What differs --- */

static void add_if_other(struct game_tags *changes, const char *tag, const char *had,
                         const char *told, const char *unknown)
{
    if (strcmp(had, told) != 0)
        game_tags_set(changes, tag, told[0] ? told : unknown);
}

static const char *result_of(const struct library_row *row)
{
    static const enum outcome outcomes[LIBRARY_RESULT_COUNT] = {
        [LIBRARY_BLACK_WON] = BLACK_WINS,
        [LIBRARY_WHITE_WON] = WHITE_WINS,
        [LIBRARY_DRAWN] = DRAW,
    };
    return pdn_text_of(outcomes[row->result]);
}

static struct game_tags difference(const struct library_row *had, const struct library_row *told)
{
    struct game_tags changes = {0};
    add_if_other(&changes, "Black", had->black, told->black, "?");
    add_if_other(&changes, "White", had->white, told->white, "?");
    add_if_other(&changes, "Event", had->event, told->event, "?");
    add_if_other(&changes, "Site", had->site, told->site, "?");
    add_if_other(&changes, "Round", had->round, told->round, "?");
    add_if_other(&changes, "Date", had->date, told->date, "????.??.??");
    if (had->result != told->result)
        game_tags_set(&changes, "Result", result_of(told));
    return changes;
}

/* --- The change --- */

/* A result that the board or a comment decides stays as it is. */
static void tell_result(struct game *game, const char *told, char result[SAVED_RESULT_SIZE])
{
    if (!game_end_is_told(game))
        return;
    game_tell_end(game, outcome_of_pdn(pdn_result_parse(told)));
    strbuf_copy(result, SAVED_RESULT_SIZE, told);
}

static void swap(void *data, struct game *game, struct game_tags *tags,
                 char result[SAVED_RESULT_SIZE])
{
    struct game_tags *changes = data;
    const char *told = game_tags_get(changes, "Result", NULL);
    if (told)
        tell_result(game, told, result);
    game_tags_swap(tags, changes);
}

/* Keeps what undoes the last change. Takes the tags. */
static void note_undo(struct library_service *library, const struct game_origin *origin,
                      struct game_tags *before)
{
    game_tags_finish(&library->undo);
    library->undo = *before;
    *before = (struct game_tags){.count = 0};
    library->view.details = (struct library_details){true, *origin};
}

/* Tells it of the game that is shown, if it is this one, and keeps what undoes it. */
static void show(struct library_service *library, const struct game_origin *origin,
                 const struct library_row *row, struct game_tags *told, struct game_tags *before)
{
    struct library_game *shown = library_shown_game(library, origin);
    if (shown) {
        swap(told, &shown->game, &shown->tags, shown->result);
        library_show_changed(library, row);
    }
    note_undo(library, origin, before);
}

/* --- In the archive --- */

struct details_job {
    struct writing writing;
    struct library_service *library;
    struct game_origin origin;
    struct game_tags told, changes; /* owned; after `run` the second has what was told before */
    struct library_row row;         /* of the game, as it is then */
    bool undoes;                    /* a change */
    int error;
};

static enum job_state run_details(struct job *base)
{
    struct details_job *job = (struct details_job *)base;
    struct archive_writer *writer = job->writing.writer;
    int64_t game = 0;
    job->error = archive_writer_ready(writer);
    if (!job->error)
        job->error = library_edit_kept(writer, &job->origin, swap, &job->changes, &game);
    if (!job->error)
        job->error = catalogue_read(&writer->archive, game, &job->row);
    writing_end(&job->writing, job->error, true);
    return JOB_DONE;
}

static void done_details(struct job *base)
{
    struct details_job *job = (struct details_job *)base;
    library_say_unchanged(job->library, job->error, store_prose_details_kept);
    if (!job->error)
        show(job->library, &job->origin, &job->row, &job->told, &job->changes);
    else if (job->undoes) /* which can be tried again */
        note_undo(job->library, &job->origin, &job->told);
}

static void free_details(struct job *base)
{
    struct details_job *job = (struct details_job *)base;
    game_tags_finish(&job->told);
    game_tags_finish(&job->changes);
    free(job);
}

static const struct job_type details_type = {
    .name = "changing what is told of a game",
    .lane = LANE_WRITER,
    .run = run_details,
    .settle = writing_settle,
    .done = done_details,
    .free = free_details,
    .must_run = true,
};

/* Takes the changes. */
static void tell_archive(struct library_service *library, const struct game_origin *origin,
                         struct game_tags *changes, bool undoes)
{
    struct details_job *job = array_zeroed(1, sizeof *job);
    job->writing.writer = &library->autosave->writer;
    job->library = library;
    job->origin = *origin;
    job->undoes = undoes;
    job->told = game_tags_copy(changes);
    job->changes = *changes;
    *changes = (struct game_tags){.count = 0};
    jobs_add(library->jobs, &details_type, &job->writing.job);
}

/* --- In the match on the board --- */

/* Nothing but event, site, round and date is told of its games: players and results are its own. */
static void tell_match(struct library_service *library, const struct game_origin *origin,
                       struct game_tags *changes)
{
    struct game_tags told = game_tags_copy(changes);
    game_tags_swap(details_of(&library->in_out->details, origin->serial), changes);
    autosave_whole(library->autosave);
    show(library, origin, NULL, &told, changes);
    game_tags_finish(&told);
}

static bool is_on_board(const struct library_service *library, const struct game_origin *origin)
{
    const struct match *match = library->in_out->match;
    bool there = false;
    for (int i = 0; i < match_game_count(match); i++)
        there |= match_stamp(match, i).serial == origin->serial;
    return there && origin->match == library->autosave->number;
}

static void tell(struct library_service *library, const struct game_origin *origin,
                 struct game_tags *changes, bool undoes)
{
    if (is_on_board(library, origin))
        tell_match(library, origin, changes);
    else
        tell_archive(library, origin, changes, undoes);
}

void library_tell(struct library_service *library, const struct library_row *row)
{
    const struct library_replay *replay = &library->view.replay;
    struct game_tags changes = difference(&replay->row, row);
    struct game_origin origin = replay->origin;
    if (replay->there && changes.count > 0)
        tell(library, &origin, &changes, false);
    game_tags_finish(&changes);
}

void library_undo_telling(struct library_service *library)
{
    struct game_origin origin = library->view.details.origin;
    struct game_tags changes = library->undo;
    library->undo = (struct game_tags){.count = 0};
    library->view.details.there = false;
    if (changes.count > 0)
        tell(library, &origin, &changes, true);
    game_tags_finish(&changes);
}

void library_finish_details(struct library_service *library)
{
    game_tags_finish(&library->undo);
}

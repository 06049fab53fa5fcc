/* SPDX-License-Identifier: MIT */
#include "app/companion/puzzler.h"

#include "base/array.h"
#include "base/log.h"
#include "store/game_text.h"
#include "store/text_source.h"
#include "system/places.h"

#include <stdlib.h>
#include <string.h>

enum {
    PUZZLES_PATH_SIZE = PLACE_SIZE + 64,
};

struct puzzle_job {
    struct job job;
    struct puzzler *puzzler;
    unsigned number;
    struct named_ruleset rules;
    int set; /* -1: there is none for these rules */
    char path[PUZZLES_PATH_SIZE];
    struct puzzle_list list;
    int error; /* of reading, as in store/text_source.h */
};

/* --- On the lane --- */

/* Keeps the game that has been read, if it is a puzzle, under the rules that were asked for. */
static void keep(struct puzzle_job *job, struct game_reader *reader)
{
    struct puzzle puzzle;
    if (!reader->playable || !puzzle_read(&reader->game, &puzzle))
        return;
    reader->game.rules = job->rules;
    puzzle_list_add(&job->list, &reader->game);
    reader->playable = false;
}

/* Both are large. */
struct puzzle_reader {
    struct pdn_reader pdn;
    struct game_reader games;
};

static void read_puzzles(struct puzzle_job *job, struct text_source *source)
{
    struct puzzle_reader *reader = array_zeroed(1, sizeof *reader);
    const struct pdn_event *event;
    pdn_reader_init(&reader->pdn, text_source_fill, source);
    game_reader_init(&reader->games, NULL);
    do {
        event = pdn_reader_next(&reader->pdn);
        if (game_reader_event(&reader->games, event))
            keep(job, &reader->games);
    } while (event->kind != PDN_TEXT_END);
    game_reader_finish(&reader->games);
    free(reader);
    job->error = source->error;
}

static enum job_state run_read(struct job *base)
{
    struct puzzle_job *job = (struct puzzle_job *)base;
    struct text_source source;
    if (job->set < 0)
        return JOB_DONE;
    job->error = text_source_of_file(&source, job->path);
    if (!job->error)
        read_puzzles(job, &source);
    text_source_finish(&source);
    return JOB_DONE;
}

/* --- On the window's thread --- */

static void read_done(struct job *base)
{
    struct puzzle_job *job = (struct puzzle_job *)base;
    struct puzzler *puzzler = job->puzzler;
    if (job->error)
        log_warning("%s: %s", job->path, strerror(job->error > 0 ? job->error : 0));
    if (job->number != puzzler->number)
        return;
    puzzler->list = job->list;
    job->list = (struct puzzle_list){0};
    puzzler->view.games = puzzler->list.games;
    puzzler->view.count = puzzler->list.count;
    puzzler->view.there = true;
}

static void free_read(struct job *job)
{
    puzzle_list_finish(&((struct puzzle_job *)job)->list);
    free(job);
}

static const struct job_type read_type = {
    .name = "reading puzzles",
    .lane = LANE_READER,
    .run = run_read,
    .done = read_done,
    .free = free_read,
    .newest = true,
};

#define PUZZLES(name) "puzzles/" name ".pdn"

/* Finds the file of the set that fits. */
static void find_set(struct puzzle_job *job)
{
    static const char *const files[HOUSE_PRESET_COUNT] = {PUZZLES("freejump"), PUZZLES("american"),
                                                          PUZZLES("flying"), PUZZLES("classic"),
                                                          PUZZLES("parlour")};
    const struct named_ruleset *fit = puzzles_fit(&job->rules);
    struct strbuf path = strbuf_init(job->path, sizeof job->path);
    char assets[PLACE_SIZE];
    job->set = -1;
    if (!fit || place_find(PLACE_ASSETS, assets, sizeof assets) != 0)
        return;
    job->set = (int)(fit - presets);
    strbuf_addf(&path, "%s/%s", assets, files[job->set]);
}

void puzzler_begin(struct puzzler *puzzler, int set)
{
    puzzler_stop_seeking(puzzler);
    puzzler->number++;
    puzzle_list_finish(&puzzler->list);
    puzzler->view = (struct puzzles){.set = set};
}

void puzzler_read(struct puzzler *puzzler, const struct rules_key *key)
{
    const struct named_ruleset *rules = shelf_find(puzzler->shelf, key);
    struct puzzle_job *job = array_zeroed(1, sizeof *job);
    job->puzzler = puzzler;
    job->rules = rules ? *rules : presets[0];
    find_set(job);
    puzzler_begin(puzzler, job->set < 0 ? 0 : job->set);
    job->number = puzzler->number;
    jobs_add(puzzler->jobs, &read_type, &job->job);
}

void puzzler_init(struct puzzler *puzzler, const struct shelf *shelf, struct jobs *jobs,
                  struct archive_reader *reader)
{
    *puzzler = (struct puzzler){.shelf = shelf, .jobs = jobs, .reader = reader};
}

void puzzler_finish(struct puzzler *puzzler)
{
    puzzle_list_finish(&puzzler->list);
    free(puzzler->origins);
}

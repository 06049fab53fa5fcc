/* SPDX-License-Identifier: MIT */
/* Reads a game to be replayed: one of the archive, or a copy of one of the match on the board,
 * which may be played on meanwhile. */
#include "app/library/library.h"
#include "base/array.h"
#include "store/game_load.h"
#include "store/results.h"

#include <stdlib.h>
#include <string.h>

struct replay_job {
    struct job job;
    struct library_service *library;
    struct library_row row;    /* of a game of the match `game` is 0, */
    struct game_origin origin; /* and this is there already */
    struct library_game game;
    int error; /* FILE_ERROR_TEXT: nothing can be played of it */
};

static void finish_game(struct library_game *game)
{
    if (game->loaded) {
        game_finish(&game->game);
        game_tags_finish(&game->tags);
    }
    free(game->text);
    *game = (struct library_game){0};
}

/* --- On the lane --- */

static int read_text(struct replay_job *replay)
{
    struct archive_reader *reader = &replay->library->reader;
    int64_t game = replay->row.game;
    int error = archive_reader_open(reader);
    if (!error)
        error = catalogue_read(&reader->archive, game, &replay->row);
    return error ? error : catalogue_text(&reader->archive, game, &replay->game.text);
}

static int load_text(struct library_game *game)
{
    struct game_load *load = array_zeroed(1, sizeof *load);
    struct text_source source;
    text_source_of_text(&source, game->text, strlen(game->text));
    game_load_begin(load, &source, (struct pdn_mark){.line = 1, .column = 1}, NULL, NULL, NULL);
    game->loaded = load->report && load->reader.playable;
    if (game->loaded) {
        game->plies = load->report->plies;
        strbuf_copy(game->result, sizeof game->result, load->reader.result);
        game->tags = load->reader.tags;
        load->reader.tags = (struct game_tags){0};
        game->game = game_load_take(load);
    }
    game_load_finish(load);
    text_source_finish(&source);
    free(load);
    return game->loaded ? 0 : FILE_ERROR_TEXT;
}

static enum job_state run_replay(struct job *job)
{
    struct replay_job *replay = (struct replay_job *)job;
    if (!replay->game.text)
        replay->error = read_text(replay);
    if (!replay->error)
        replay->error = load_text(&replay->game);
    return JOB_DONE;
}

/* --- On the window's thread --- */

static void take_tag(char *out, size_t size, const struct library_game *game, const char *name)
{
    strbuf_copy(out, size, tag_value_known(game_tags_get(&game->tags, name, "")));
}

/* The row that the archive would have of a game of the match, but that stand-ins have names. */
static void complete_row(struct library_row *row, const struct library_service *library)
{
    const struct library_game *game = &library->replayed;
    const struct game_tree *tree = &game->game.tree;
    struct strbuf rules = strbuf_init(row->rules, sizeof row->rules);
    row->match = library->view.match;
    row->result = library_result_of(tree_result(tree, tree_main_end(tree)).outcome);
    row->plies = game->plies;
    row->position = tree_state(tree, tree_main_end(tree))->position;
    take_tag(row->event, sizeof row->event, game, "Event");
    take_tag(row->site, sizeof row->site, game, "Site");
    take_tag(row->round, sizeof row->round, game, "Round");
    strbuf_copy(row->date, sizeof row->date, game_tags_get(&game->tags, "Date", ""));
    ruleset_print(&rules, &game->game.rules);
}

struct library_game *library_shown_game(struct library_service *library,
                                        const struct game_origin *origin)
{
    const struct library_replay *replay = &library->view.replay;
    bool shown = replay->there && game_origin_equal(&replay->origin, origin);
    return shown ? &library->replayed : NULL;
}

/* The text is what Play on from here reads. */
void library_show_changed(struct library_service *library, const struct library_row *row)
{
    struct library_game *shown = &library->replayed;
    free(shown->text);
    shown->text = game_text_print(&shown->game, &shown->tags, shown->result);
    if (row)
        library->view.replay.row = *row;
    else
        complete_row(&library->view.replay.row, library);
}

static void show(struct library_service *library, const struct replay_job *done)
{
    const struct library_row *row = &done->row;
    struct library_game *game = &library->replayed;
    struct library_replay *replay = &library->view.replay;
    replay->row = *row;
    if (row->game == 0)
        complete_row(&replay->row, library);
    replay->origin = row->game == 0 ? done->origin : library_origin(library, row);
    game->game.rules = rulebook_known(&library->in_out->settings->rulebook, &game->game.rules);
    replay->game = &game->game;
    replay->there = true;
}

static void replay_done(struct job *job)
{
    struct replay_job *done = (struct replay_job *)job;
    struct library_replay *replay = &done->library->view.replay;
    struct strbuf reason = strbuf_init(replay->reason, sizeof replay->reason);
    if (done->error) {
        library_print_reason(done->library, &reason, done->error);
        return;
    }
    done->library->replayed = done->game;
    done->game = (struct library_game){0};
    show(done->library, done);
}

static void free_replay(struct job *job)
{
    finish_game(&((struct replay_job *)job)->game);
    free(job);
}

static const struct job_type replay_type = {
    .name = "reading a game",
    .lane = LANE_READER,
    .run = run_replay,
    .done = replay_done,
    .free = free_replay,
    .newest = true,
};

static void forget_replay(struct library_service *library)
{
    library->view.replay = (struct library_replay){.count = library->view.replay.count};
    finish_game(&library->replayed);
}

/* For match_visit. */
struct replay_source {
    struct in_out *in_out;
    int place;
    struct replay_job *replay;
};

static void describe(void *data, const struct game *game, int starter, int black)
{
    struct replay_source *source = data;
    const struct match *match = source->in_out->match;
    int place = source->place;
    struct library_row *row = &source->replay->row;
    struct game_tags tags = {0};
    (void)starter;
    struct game_extras extras =
        game_out_describe(source->in_out, source->place, game, black, &tags);
    source->replay->game.text = game_text_print(game, &tags, extras.result);
    row->serial = match_stamp(match, place).serial;
    source->replay->origin.serial = row->serial;
    strbuf_copy(row->black, sizeof row->black, match_player_in(match, place, black)->name);
    strbuf_copy(row->white, sizeof row->white, match_player_in(match, place, 1 - black)->name);
    game_tags_finish(&tags);
}

void library_replay(struct library_service *library, int64_t game, int place, bool analyses)
{
    struct replay_job *replay = array_zeroed(1, sizeof *replay);
    struct replay_source source = {library->in_out, place, replay};
    struct match *match = library->in_out->match;
    forget_replay(library);
    library->view.replay.count++;
    library->view.replay.analyses = analyses;
    replay->library = library;
    replay->row.game = game;
    replay->origin.match = library->autosave->number;
    if (game == 0 && place >= 0 && place < match_game_count(match))
        match_visit(match, place, describe, &source);
    jobs_add(library->jobs, &replay_type, &replay->job);
}

/* The game of the library stays as it is: the same text is read once more. */
void library_take_up(struct library_service *library, int node)
{
    const struct library_game *game = &library->replayed;
    if (library->view.replay.there)
        incoming_take_text(library->in_out, game->text, game_text_place(&game->game.tree, node));
}

void library_finish_replay(struct library_service *library)
{
    forget_replay(library);
}

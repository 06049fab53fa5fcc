/* SPDX-License-Identifier: MIT */
/* Opens files and texts. A job reads one on a lane: it finds out whether it holds a position, a
 * game or many games, and hands that over to the window's thread. */
#include "app/files/in_out.h"

#include "base/array.h"
#include "base/path.h"
#include "prose/error_prose.h"
#include "prose/in_out_prose.h"
#include "prose/settings_prose.h"
#include "prose/store_prose.h"
#include "store/archive.h"
#include "store/game_index.h"
#include "store/position_text.h"
#include "system/places.h"

#include <stdlib.h>
#include <string.h>

enum {
    POSITION_BYTES = 4096, /* a longer text is no position */
    SLICE_BYTES = 1 << 18, /* read at a time: some milliseconds */
    WAIT_MS = 1,
    MESSAGE_BYTES = INCOMING_MESSAGE_SIZE,
};

/* Reads a text. The lane and the window's thread use it in turn (app/jobs/jobs.h). */
struct reading {
    struct job job;
    struct in_out *in_out; /* lent; for the window's thread */
    struct text_source source;
    struct named_ruleset given; /* rules for games that name none, */
    bool has_given;             /* if there are such */
    bool begun;
    struct game_index index;
    struct game_list list; /* the rows that the window has not taken */
    bool listed;           /* the window shows a list of them */

    /* What there is if it is no list. */
    char *position;         /* the whole text, which is a position; NULL: it is not */
    struct game_load *game; /* NULL: there is none */
    int error;              /* it cannot be read; 0: it can */
};

static void warn(struct in_out *in_out, struct strbuf *sentence)
{
    strbuf_mark_cut(sentence);
    shell_tell(in_out->shell, true, sentence->text);
}

/* The file's name; NULL: the text is from the clipboard. */
static const char *source_name(const struct text_source *source)
{
    return source->path ? path_name(source->path) : NULL;
}

static void forget_listed(struct in_out *in_out)
{
    if (in_out->listed)
        text_source_finish(in_out->listed);
    free(in_out->listed);
    in_out->listed = NULL;
}

void in_out_init(struct in_out *in_out, struct shell *shell, struct match *match,
                 struct settings *settings, struct jobs *jobs)
{
    *in_out = (struct in_out){
        .shell = shell, .match = match, .settings = settings, .jobs = jobs, .files.opened = -1};
    memcpy(in_out->files.recent, settings->recent, sizeof in_out->files.recent);
    place_find(PLACE_HOME, in_out->files.home, sizeof in_out->files.home);
}

void in_out_finish(struct in_out *in_out)
{
    forget_listed(in_out);
    game_list_finish(&in_out->files.games);
    listing_finish(&in_out->files.folder);
    game_tags_finish(&in_out->coming_tags);
    details_finish(&in_out->details);
}

/* --- One game --- */

static void say_nothing_there(struct in_out *in_out, const struct text_source *source)
{
    char memory[MESSAGE_BYTES];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    nothing_to_open_print(&out, source_name(source));
    warn(in_out, &out);
}

static void take_load(struct in_out *in_out, struct game_load *load,
                      const struct text_source *source)
{
    char memory[MESSAGE_BYTES];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    if (game_load_found_none(load)) {
        say_nothing_there(in_out, source);
    } else if (load->reader.playable) {
        incoming_take_game(in_out, load);
    } else {
        game_unreadable_print(&out, &load->report->error);
        warn(in_out, &out);
    }
}

static void say_file_error(struct in_out *in_out, const char *path, int error)
{
    char memory[MESSAGE_BYTES], shown_memory[FILES_PATH_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    struct strbuf shown = strbuf_init(shown_memory, sizeof shown_memory);
    listing_show_name(&shown, path);
    settings_prose_file(&out, shown_memory, error);
    warn(in_out, &out);
}

static void free_load(struct game_load *load)
{
    if (load)
        game_load_finish(load);
    free(load);
}

/* Reads the game that begins at `mark`, where the source stands. The caller frees it. */
static struct game_load *load_at(struct text_source *source, struct pdn_mark mark,
                                 const struct named_ruleset *given, const struct rules_guess *guess)
{
    struct game_load *load = array_zeroed(1, sizeof *load);
    game_load_begin(load, source, mark, given, guess->known ? &guess->rules : NULL,
                    rest_unread_print);
    return load;
}

/* --- A position --- */

static void take_position(struct in_out *in_out, const char *text)
{
    char memory[MESSAGE_BYTES];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    const struct named_ruleset *usual = &in_out->match->rules;
    struct position_read read;
    struct text_error error;
    if (!position_text_parse(text, usual, &read, &error)) {
        position_fault_print(&out, &error);
        warn(in_out, &out);
        return;
    }
    bool alike =
        strcmp(read.rules.id, usual->id) == 0 && ruleset_equal(&read.rules.rules, &usual->rules);
    struct named_ruleset rules =
        alike ? *usual : rulebook_known(&in_out->settings->rulebook, &read.rules);
    incoming_take_position(in_out, &read.position, &rules);
}

/* --- On the lane --- */

static void print_title(struct strbuf *out, const struct named_ruleset *rules)
{
    strbuf_add(out, ruleset_title(rules).text);
}

static const struct named_ruleset *given_of(const struct reading *reading)
{
    return reading->has_given ? &reading->given : NULL;
}

/* Two games are a list if there is something of a game in them. A text about something else has
 * stars, too, and each of them ends a game. */
static bool is_list(const struct reading *reading)
{
    return reading->listed || (reading->list.count > 1 && reading->list.somethings > 0);
}

/* Returns true if there is nothing more to be read. */
static bool begin(struct reading *reading)
{
    static const struct index_words words = {print_title, game_fault_print};
    bool changed;
    char *head = text_source_head(&reading->source, POSITION_BYTES);
    reading->begun = true;
    if (head && position_text_is(head))
        reading->position = head;
    else
        free(head);
    if (reading->position)
        return true;
    reading->error = text_source_go_to(&reading->source, 0, &changed);
    game_index_begin(&reading->index, &reading->source, given_of(reading), &words, &reading->list);
    return reading->error != 0;
}

/* It is no list: reads the one game that there is, if any. */
static void read_single(struct reading *reading)
{
    bool changed;
    reading->error = reading->source.error;
    if (reading->error || reading->list.count != 1)
        return;
    struct pdn_mark mark = reading->list.rows[0].mark;
    reading->error = text_source_go_to(&reading->source, mark.byte, &changed);
    if (reading->error)
        return;
    reading->game = load_at(&reading->source, mark, given_of(reading), &reading->index.guess);
    reading->error = reading->source.error;
}

static enum job_state read_on(struct job *job)
{
    struct reading *reading = (struct reading *)job;
    if (!reading->begun && begin(reading))
        return JOB_DONE;
    game_index_work(&reading->index, SLICE_BYTES);
    if (!reading->index.done)
        return JOB_AGAIN;
    if (!is_list(reading))
        read_single(reading);
    return JOB_DONE;
}

/* --- On the window's thread --- */

/* A source of its own for the list, from which single games are opened. */
static void keep_source(struct in_out *in_out, const struct text_source *source)
{
    forget_listed(in_out);
    struct text_source *listed = in_out->listed = array_zeroed(1, sizeof *listed);
    if (source->path)
        *listed = (struct text_source){
            .path = array_copy_text(source->path), .facts = source->facts, .size = source->size};
    else
        text_source_of_text(listed, source->text, source->length);
}

static void show_list(struct reading *reading)
{
    struct in_out *in_out = reading->in_out;
    struct files_view *files = &in_out->files;
    const char *name = source_name(&reading->source);
    struct strbuf title = strbuf_init(files->title, FILES_PATH_SIZE);
    listing_show_name(&title, name ? name : clipboard_name());
    game_list_finish(&files->games);
    files->lists++;
    files->opened = -1;
    files->reading = reading->listed = true;
    keep_source(in_out, &reading->source);
    in_out->list_given = reading->has_given;
    in_out->given = reading->given;
    shell_open(in_out->shell, "games");
}

static void take_rows(struct reading *reading)
{
    struct game_list *games = &reading->in_out->files.games, *list = &reading->list;
    for (int i = 0; i < list->count && games->count < GAME_LIST_MAX; i++)
        game_list_add(games, &list->rows[i]);
    reading->index.done |= games->count == GAME_LIST_MAX;
    list->count = 0;
    arena_clear(&list->texts);
}

static void follow(struct job *job)
{
    struct reading *reading = (struct reading *)job;
    int64_t size = reading->source.size;
    if (!is_list(reading))
        return;
    if (!reading->listed)
        show_list(reading);
    take_rows(reading);
    reading->in_out->guess = reading->index.guess;
    if (size > 0)
        reading->in_out->files.percent =
            (int)(game_index_at(&reading->index) * 100 / (uint64_t)size);
}

static void take_single(struct reading *reading)
{
    struct in_out *in_out = reading->in_out;
    if (reading->position)
        take_position(in_out, reading->position);
    else if (reading->error)
        say_file_error(in_out, reading->source.path, reading->error);
    else if (reading->game)
        take_load(in_out, reading->game, &reading->source);
    else
        say_nothing_there(in_out, &reading->source);
}

static void say_guess(struct in_out *in_out, const struct rules_guess *guess)
{
    char memory[MESSAGE_BYTES];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    if (!rules_guess_fits_several(guess))
        return;
    store_prose_guessed(&out, in_out->files.title, &guess->rules, guess->second);
    warn(in_out, &out);
}

static void finish_reading(struct job *job)
{
    struct reading *reading = (struct reading *)job;
    if (!is_list(reading)) {
        take_single(reading);
        return;
    }
    follow(job);
    reading->in_out->files.reading = false;
    say_guess(reading->in_out, &reading->index.guess);
}

static void free_reading(struct job *job)
{
    struct reading *reading = (struct reading *)job;
    if (reading->in_out->reading == reading)
        reading->in_out->reading = NULL;
    if (reading->begun && !reading->position)
        game_index_finish(&reading->index);
    game_list_finish(&reading->list);
    text_source_finish(&reading->source);
    free_load(reading->game);
    free(reading->position);
    free(reading);
}

static const struct job_type reading_type = {.name = "open",
                                             .lane = LANE_READER,
                                             .run = read_on,
                                             .step = follow,
                                             .done = finish_reading,
                                             .free = free_reading,
                                             .newest = true};

/* Takes the source. What was being read is given up; its list stays as far as it came. */
static void begin_reading(struct in_out *in_out, struct text_source source,
                          const struct named_ruleset *given)
{
    struct reading *reading = array_zeroed(1, sizeof *reading);
    reading->in_out = in_out;
    reading->source = source;
    reading->has_given = given != NULL;
    if (given)
        reading->given = *given;
    in_out->files.reading = false;
    in_out->reading = reading;
    jobs_add(in_out->jobs, &reading_type, &reading->job);
}

void in_out_wait(struct in_out *in_out)
{
    while (in_out->reading) {
        jobs_deliver(in_out->jobs);
        SDL_Delay(WAIT_MS);
    }
}

bool in_out_is_kept(const struct in_out *in_out, const char *path)
{
    return in_out->archive && archive_is_file(in_out->archive, path);
}

void in_out_open_file(struct in_out *in_out, const char *path, const struct named_ruleset *given)
{
    struct text_source source;
    int error = in_out_is_kept(in_out, path) ? FILE_ERROR_KEPT : text_source_of_file(&source, path);
    if (error == FILE_ERROR_KIND && folders_open(in_out, path))
        return;
    if (error) {
        say_file_error(in_out, path, error);
        return;
    }
    folders_remember(in_out, path);
    begin_reading(in_out, source, given);
}

void in_out_open_text(struct in_out *in_out, const char *text)
{
    struct text_source source;
    text_source_of_text(&source, text, strlen(text));
    begin_reading(in_out, source, NULL);
}

void in_out_paste(struct in_out *in_out)
{
    char *text = SDL_GetClipboardText();
    in_out_open_text(in_out, text ? text : "");
    SDL_free(text);
}

/* A file that has changed meanwhile is listed again. */
void in_out_open_row(struct in_out *in_out, int row)
{
    const struct game_list *games = &in_out->files.games;
    char memory[MESSAGE_BYTES];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    const struct named_ruleset *given = in_out->list_given ? &in_out->given : NULL;
    bool changed;
    struct text_source *source = in_out->listed;
    if (!source || row < 0 || row >= games->count)
        return;
    int error = text_source_go_to(source, games->rows[row].mark.byte, &changed);
    if (error) {
        say_file_error(in_out, source->path, error);
    } else if (changed) {
        file_changed_print(&out, in_out->files.title);
        warn(in_out, &out);
        in_out_open_file(in_out, source->path, given);
    } else {
        in_out->files.opened = row;
        struct game_load *load = load_at(source, games->rows[row].mark, given, &in_out->guess);
        if (source->error)
            say_file_error(in_out, source->path, source->error);
        else
            take_load(in_out, load, source);
        free_load(load);
    }
    text_source_rest(source);
}

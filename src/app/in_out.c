/* SPDX-License-Identifier: MIT */
#include "app/in_out.h"

#include "app/paths.h"
#include "base/array.h"
#include "base/path.h"
#include "prose/error_prose.h"
#include "prose/in_out_prose.h"
#include "prose/settings_prose.h"
#include "store/archive.h"
#include "store/position_text.h"

#include <stdlib.h>
#include <string.h>

enum {
    POSITION_BYTES = 4096, /* a longer text is no position */
    STRETCH_BYTES = 65536,
    WORK_MS = 20, /* between two frames */
    MESSAGE_BYTES = ARRIVAL_MESSAGE_SIZE,
};

static void warn(struct in_out *in_out, struct strbuf *sentence)
{
    strbuf_mark_cut(sentence);
    shell_tell(in_out->shell, true, sentence->text);
}

/* What a source is called; NULL: it is the clipboard. */
static const char *source_name(const struct text_source *source)
{
    return source->path ? path_name(source->path) : NULL;
}

/* --- Sources --- */

static void drop_source(struct text_source **source)
{
    if (*source)
        text_source_finish(*source);
    free(*source);
    *source = NULL;
}

static void end_index(struct reading *reading)
{
    if (reading->index)
        game_index_finish(reading->index);
    free(reading->index);
    reading->index = NULL;
}

/* Nothing more is read. A list keeps its source, also one that is not read to its end. */
static void end_reading(struct in_out *in_out)
{
    struct reading *reading = &in_out->reading;
    end_index(reading);
    if (reading->listed) {
        drop_source(&in_out->listed);
        in_out->listed = reading->source;
        reading->source = NULL;
        text_source_rest(in_out->listed);
    }
    drop_source(&reading->source);
    game_list_finish(&reading->list);
    *reading = (struct reading){0};
    in_out->exchange.reading = in_out->has_given = false;
}

void in_out_init(struct in_out *in_out, struct shell *shell, struct match *match,
                 struct config *config)
{
    *in_out =
        (struct in_out){.shell = shell, .match = match, .config = config, .exchange.opened = -1};
    struct exchange *exchange = &in_out->exchange;
    memcpy(exchange->recent, config->recent.paths, sizeof exchange->recent);
    if (!paths_home(exchange->home, sizeof exchange->home))
        exchange->home[0] = '\0';
}

void in_out_finish(struct in_out *in_out)
{
    end_reading(in_out);
    drop_source(&in_out->listed);
    game_list_finish(&in_out->exchange.games);
    listing_finish(&in_out->exchange.folder);
    opened_finish(&in_out->opened);
    opened_finish(&in_out->coming);
    dates_finish(&in_out->dates);
}

bool in_out_busy(const struct in_out *in_out)
{
    return in_out->reading.index != NULL;
}

/* --- One game --- */

static void say_nothing_there(struct in_out *in_out, const struct text_source *source)
{
    char memory[MESSAGE_BYTES];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    nothing_to_open_print(&out, source_name(source));
    warn(in_out, &out);
}

/* Is there nothing of a game in it: a text about something else? */
static bool is_no_game(const struct game_load *load)
{
    return load->report->wrong && load->report->plies == 0 && load->reader.tags.count == 0;
}

static void take_load(struct in_out *in_out, struct game_load *load,
                      const struct text_source *source)
{
    char memory[MESSAGE_BYTES];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    if (!load->report || is_no_game(load)) {
        say_nothing_there(in_out, source);
    } else if (load->reader.playable) {
        arrivals_take_game(in_out, load);
    } else {
        game_unreadable_print(&out, &load->report->error);
        warn(in_out, &out);
    }
}

static void say_file_error(struct in_out *in_out, const char *path, int error)
{
    char memory[MESSAGE_BYTES], shown_memory[EXCHANGE_PATH_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    struct strbuf shown = strbuf_init(shown_memory, sizeof shown_memory);
    listing_show_name(&shown, path);
    settings_prose_file(&out, shown_memory, error);
    warn(in_out, &out);
}

/* Opens the game that begins at the mark of the source, which stands there. */
static void open_at(struct in_out *in_out, struct text_source *source, struct pdn_mark mark,
                    const struct named_ruleset *given)
{
    struct game_load *load = array_zeroed(1, sizeof *load);
    game_load_begin(load, source, mark, given);
    if (source->error)
        say_file_error(in_out, source->path, source->error);
    else
        take_load(in_out, load, source);
    game_load_finish(load);
    free(load);
}

/* --- Many games --- */

static void print_title(struct strbuf *out, const struct named_ruleset *rules)
{
    strbuf_add(out, ruleset_title(rules).text);
}

static const struct index_words words = {print_title, game_fault_print};

/* Is there a list: a second game, and in one of them something of a game? A text about something
 * else has stars, too, and each of them ends a game. */
static bool is_list(const struct game_list *list)
{
    return list->count > 1 && list->somethings > 0;
}

/* There is a list from now on. */
static void show_list(struct in_out *in_out)
{
    struct reading *reading = &in_out->reading;
    const char *name = source_name(reading->source);
    struct strbuf title = strbuf_init(in_out->exchange.title, EXCHANGE_PATH_SIZE);
    game_list_finish(&in_out->exchange.games);
    in_out->exchange.games = reading->list;
    in_out->exchange.lists++;
    in_out->exchange.opened = -1;
    in_out->exchange.reading = true;
    in_out->list_given = in_out->has_given;
    reading->list = (struct game_list){0};
    reading->index->list = &in_out->exchange.games;
    reading->listed = true;
    listing_show_name(&title, name ? name : clipboard_name());
    shell_open(in_out->shell, "games");
}

/* No list has come of it: one game, or nothing that is any. */
static void finish_single(struct in_out *in_out)
{
    struct reading *reading = &in_out->reading;
    struct pdn_mark mark = {0};
    bool changed, any = reading->list.count == 1;
    int error = reading->source->error;
    if (any)
        mark = reading->list.rows[0].mark;
    if (!error)
        error = text_source_go_to(reading->source, mark.byte, &changed);
    if (error)
        say_file_error(in_out, reading->source->path, error);
    else if (any)
        open_at(in_out, reading->source, mark, in_out->has_given ? &in_out->given : NULL);
    else
        say_nothing_there(in_out, reading->source);
    end_reading(in_out);
}

static void follow_reading(struct in_out *in_out)
{
    struct reading *reading = &in_out->reading;
    int64_t size = reading->source->size;
    if (!reading->listed && is_list(&reading->list))
        show_list(in_out);
    if (size > 0)
        in_out->exchange.percent = (int)(game_index_at(reading->index) * 100 / (uint64_t)size);
    if (!reading->index->done)
        return;
    end_index(reading);
    if (reading->listed)
        end_reading(in_out);
    else
        finish_single(in_out);
}

void in_out_work(struct in_out *in_out, bool all)
{
    uint64_t end = SDL_GetTicks64() + WORK_MS;
    while (in_out_busy(in_out) && (all || SDL_GetTicks64() < end)) {
        game_index_work(in_out->reading.index, STRETCH_BYTES);
        follow_reading(in_out);
    }
}

/* --- Positions --- */

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
        alike ? *usual : rulebook_known(&in_out->config->rulebook, &read.rules);
    arrivals_take_position(in_out, &read.position, &rules);
}

/* True: the source holds a position, of which all has been said and done. */
static bool open_position(struct in_out *in_out, struct text_source *source)
{
    char *head = text_source_head(source, POSITION_BYTES);
    bool is = head && position_text_is(head);
    if (is)
        take_position(in_out, head);
    free(head);
    return is;
}

/* --- Beginning to read --- */

/* Takes the source. */
static void begin_reading(struct in_out *in_out, struct text_source source,
                          const struct named_ruleset *given)
{
    struct reading *reading = &in_out->reading;
    bool changed;
    end_reading(in_out);
    reading->source = array_zeroed(1, sizeof source);
    *reading->source = source;
    if (open_position(in_out, reading->source) ||
        text_source_go_to(reading->source, 0, &changed) != 0) {
        end_reading(in_out);
        return;
    }
    in_out->has_given = given != NULL;
    if (given)
        in_out->given = *given;
    reading->index = array_zeroed(1, sizeof *reading->index);
    game_index_begin(reading->index, reading->source, given ? &in_out->given : NULL, &words,
                     &reading->list);
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

static void paste(struct in_out *in_out)
{
    char *text = SDL_GetClipboardText();
    in_out_open_text(in_out, text ? text : "");
    SDL_free(text);
}

/* The file may be another one by now: then it is listed anew. */
static void open_row(struct in_out *in_out, int row)
{
    const struct game_list *games = &in_out->exchange.games;
    const struct text_source *listed =
        in_out->exchange.reading ? in_out->reading.source : in_out->listed;
    char memory[MESSAGE_BYTES];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    const struct named_ruleset *given = in_out->list_given ? &in_out->given : NULL;
    bool changed;
    if (!listed || row < 0 || row >= games->count)
        return;
    struct text_source source = *listed; /* which may be read on meanwhile */
    source.open = false;
    int error = text_source_go_to(&source, games->rows[row].mark.byte, &changed);
    if (error) {
        say_file_error(in_out, source.path, error);
    } else if (changed) {
        file_changed_print(&out, in_out->exchange.title);
        warn(in_out, &out);
        in_out_open_file(in_out, source.path, given);
    } else {
        in_out->exchange.opened = row;
        open_at(in_out, &source, games->rows[row].mark, given);
    }
    text_source_rest(&source);
}

/* The rules may have been deleted meanwhile: the match's own take their place. */
static const struct named_ruleset *asked_rules(const struct in_out *in_out,
                                               const struct request *asked)
{
    const struct named_ruleset *rules = shelf_find(&in_out->shell->shelf, &asked->rules);
    return rules ? rules : &in_out->match->rules;
}

static void copy_game(struct in_out *in_out, const struct request *asked)
{
    (void)asked;
    game_out_copy(in_out);
}

static void paste_game(struct in_out *in_out, const struct request *asked)
{
    (void)asked;
    paste(in_out);
}

static void look_at_folder(struct in_out *in_out, const struct request *asked)
{
    folders_look(in_out, asked->text);
}

static void open_file(struct in_out *in_out, const struct request *asked)
{
    in_out_open_file(in_out, asked->text, NULL);
}

static void open_game(struct in_out *in_out, const struct request *asked)
{
    open_row(in_out, asked->number);
}

static void set_up(struct in_out *in_out, const struct request *asked)
{
    arrivals_take_position(in_out, &asked->position, asked_rules(in_out, asked));
}

static void save_game(struct in_out *in_out, const struct request *asked)
{
    game_out_save(in_out, asked->text, asked->manner);
}

static void save_position(struct in_out *in_out, const struct request *asked)
{
    position_out_save(in_out, asked, asked_rules(in_out, asked));
}

void in_out_carry_out(struct in_out *in_out, const struct request *asked)
{
    static void (*const handlers[REQUEST_COUNT])(struct in_out *, const struct request *) = {
        [REQUEST_COPY_GAME] = copy_game,   [REQUEST_PASTE_GAME] = paste_game,
        [REQUEST_FOLDER] = look_at_folder, [REQUEST_OPEN_FILE] = open_file,
        [REQUEST_OPEN_GAME] = open_game,   [REQUEST_SET_UP] = set_up,
        [REQUEST_SAVE_GAME] = save_game,   [REQUEST_SAVE_POSITION] = save_position,
    };
    if (handlers[asked->kind]) /* the picture is the window's */
        handlers[asked->kind](in_out, asked);
}

/* SPDX-License-Identifier: MIT */
#include "store/import.h"

#include "base/array.h"
#include "store/archive_parts.h"
#include "store/game_load.h"
#include "store/rules_guess.h"

#include <stdlib.h>
#include <string.h>

struct counts {
    int number; /* of games that are over */
    int taken, versions, known, bad, lost;
};

struct import {
    struct text_source source;
    struct named_ruleset given;
    bool has_given;
    game_fault_words *words;
    import_see_fault *see;
    void *data;
    struct pdn_reader reader;
    struct game_check check;
    struct game_bytes bytes;
    uint64_t tag_end; /* behind the first tag of the game; 0: it has none yet */
    struct game_facts facts;
    struct rules_guess guess;
    bool guessed; /* which happens at the first game that does not tell its rules */
    struct counts counts;
    int reported;   /* the faults of games up to this number have been reported */
    bool something; /* the text had a game */
    int64_t serial; /* of the last imported game */
    int64_t since;  /* the last game before */
    bool begun;
    bool done;
    int unread; /* the error that ended reading */

    /* Where the transaction began, to go back there if it fails. */
    struct pdn_mark mark; /* of the game that was being read */
    struct counts counts_before;
    int lost; /* an error: the source is not at `mark` */
};

/* --- The bytes of a game --- */

static uint64_t place_of(const struct pdn_reader *reader)
{
    return reader->before + reader->at;
}

static char *put(char *at, const char *bytes, size_t length)
{
    memcpy(at, bytes, length);
    return at + length;
}

/* At the event that ends a game: its text with one line feed at the end, which the caller frees.
 * `line` is put behind its first tag, or before all of it. NULL: the game is larger than
 * GAME_BYTES_MAX. */
static char *copy_bytes(const struct import *import, const struct pdn_event *end, const char *line)
{
    size_t length;
    uint64_t begin = end->begin.byte;
    const char *bytes =
        game_bytes_at(&import->bytes, begin, game_bytes_over(&import->bytes), &length);
    if (!bytes)
        return NULL;
    size_t before = *line && import->tag_end ? (size_t)(import->tag_end - begin) : 0;
    char *text = array_zeroed(length + strlen(line) + 3, 1);
    char *at = put(text, bytes, before);
    at = put(at, "\n", before > 0);
    at = put(at, line, strlen(line));
    at = put(at, "\n", *line && before == 0);
    at = put(at, bytes + before, length - before);
    put(at, "\n", 1);
    return text;
}

/* --- From the beginning of a game on --- */

static const struct named_ruleset *guess_of(const struct import *import)
{
    return import->guess.known ? &import->guess.rules : NULL;
}

static void read_from(struct import *import, struct pdn_mark mark)
{
    game_check_finish(&import->check);
    game_check_init(&import->check, import->has_given ? &import->given : NULL);
    game_check_expect(&import->check, guess_of(import));
    game_bytes_begin(&import->bytes, &import->reader, mark.byte, text_source_fill, &import->source);
    if (mark.byte == 0)
        pdn_reader_init(&import->reader, game_bytes_fill, &import->bytes);
    else
        pdn_reader_init_at(&import->reader, mark, game_bytes_fill, &import->bytes);
    import->tag_end = 0;
    import->done = false;
}

struct import *import_begin(struct text_source *source, const struct named_ruleset *given,
                            game_fault_words *words, import_see_fault *see, void *data)
{
    struct import *import = array_zeroed(1, sizeof *import);
    import->source = *source;
    *source = (struct text_source){0};
    import->has_given = given != NULL;
    if (given)
        import->given = *given;
    import->words = words;
    import->see = see;
    import->data = data;
    read_from(import, (struct pdn_mark){.line = 1, .column = 1});
    return import;
}

const struct rules_guess *import_guess(const struct import *import)
{
    return &import->guess;
}

void import_finish(struct import *import)
{
    if (!import)
        return;
    text_source_finish(&import->source);
    game_check_finish(&import->check);
    game_bytes_finish(&import->bytes);
    game_facts_finish(&import->facts);
    free(import);
}

struct import_state import_state(const struct import *import)
{
    return (struct import_state){
        .bytes = import->reader.before + import->reader.at,
        .size = import->source.size,
        .taken = import->counts.taken,
        .versions = import->counts.versions,
        .since = import->since,
        .known = import->counts.known,
        .bad = import->counts.bad,
        .lost = import->counts.lost,
        .something = import->something,
        .done = import->done,
        .unread = import->unread,
    };
}

/* --- A transaction --- */

static struct pdn_mark mark_of(const struct pdn_reader *reader)
{
    if (reader->section != PDN_BETWEEN)
        return reader->begin;
    return (struct pdn_mark){place_of(reader), reader->line, reader->column};
}

/* Goes to where the transaction began. The import does not go on with a text that has changed. */
static int find_place(struct import *import)
{
    bool changed;
    int error = text_source_go_to(&import->source, import->mark.byte, &changed);
    import->lost = changed || import->lost == FILE_ERROR_CHANGED ? FILE_ERROR_CHANGED : error;
    read_from(import, import->mark);
    return import->lost;
}

/* --- One game --- */

/* Adds a tag with the rules if the text alone does not tell them. */
static char *copy_text(struct import *import, const struct pdn_event *end,
                       const struct game_report *report)
{
    char line[LIBRARY_RULES_SIZE + 16];
    struct strbuf tag = strbuf_init(line, sizeof line);
    if (report->source != RULES_OF_TAG && report->source != RULES_OF_GAME_TYPE)
        strbuf_addf(&tag, "[Rules \"%s\"]\n", import->facts.entry.rules);
    return copy_bytes(import, end, line);
}

static int insert(struct import *import, struct archive *archive, char *text)
{
    struct saved_game game = {
        .serial = (int)(import->serial + 1), .end = NODE_NONE, .opened = true, .text = text};
    strbuf_copy(game.date, sizeof game.date, import->facts.entry.date);
    struct query put = query_begin(archive, ARCHIVE_IMPORT_GAME);
    query_bind_game(&put, 0, &game);
    int error = query_run(&put);
    if (!error)
        error = archive_put_entry(archive, sqlite3_last_insert_rowid(archive->db),
                                  archive_sum_of_game(&game), &import->facts);
    import->serial++;
    return error;
}

/* A game that is read again after a failed transaction is not reported again. */
static void report_fault(struct import *import, const struct text_error *error)
{
    int number = import->counts.number;
    import->counts.bad++;
    if (number <= import->reported)
        return;
    import->reported = number;
    if (import->see)
        import->see(import->data, number, error);
}

static void report_too_large(struct import *import, const struct pdn_event *end)
{
    struct text_error error = {
        .fault = FAULT_GAME_TOO_LARGE, .line = end->begin.line, .column = end->begin.column};
    report_fault(import, &error);
    import->counts.lost++;
}

/* Takes a game by its facts, unless it is known. Its text, which is owned, is NULL if it is too
 * large. */
static int take_text(struct import *import, struct archive *archive, const struct pdn_event *end,
                     char *text)
{
    enum archive_twin twin;
    int error = archive_find_twin(archive, &import->facts, &twin);
    if (error || twin == TWIN_SAME) {
        import->counts.known += twin == TWIN_SAME;
    } else if (text) {
        error = insert(import, archive, text);
        import->counts.taken++;
        import->counts.versions += twin == TWIN_VERSION;
    } else {
        report_too_large(import, end);
    }
    free(text);
    return error;
}

static int take_whole_game(struct import *import, struct archive *archive,
                           const struct pdn_event *end, const struct game_report *report)
{
    game_facts_take(&import->facts, report);
    bool fits = report->nodes <= GAME_NODES_MAX;
    return take_text(import, archive, end, fits ? copy_text(import, end, report) : NULL);
}

/* Returns what can be read of a game with a fault, and the rest as comments, which the caller
 * frees; NULL: it is too large. */
static char *copy_readable(const struct import *import, const struct pdn_event *end)
{
    size_t length;
    const char *bytes =
        game_bytes_at(&import->bytes, end->begin.byte, game_bytes_over(&import->bytes), &length);
    if (!bytes)
        return NULL;
    struct text_source source;
    struct game_load *load = array_zeroed(1, sizeof *load);
    char *text = NULL;
    text_source_of_text(&source, bytes, length);
    game_load_begin(load, &source, (struct pdn_mark){.line = 1, .column = 1},
                    import->has_given ? &import->given : NULL, guess_of(import), import->words);
    if (load->report && load->reader.playable && !load->reader.overfull)
        text = game_text_print(&load->reader.game, &load->reader.tags, load->reader.result);
    game_load_finish(load);
    text_source_finish(&source);
    free(load);
    return text;
}

static int take_readable(struct import *import, struct archive *archive,
                         const struct pdn_event *end)
{
    char *text = copy_readable(import, end);
    if (text && strlen(text) <= GAME_BYTES_MAX) {
        game_facts_read(&import->facts, text);
        return take_text(import, archive, end, text);
    }
    free(text);
    import->counts.lost++;
    return 0;
}

static int take_faulty_game(struct import *import, struct archive *archive,
                            const struct pdn_event *end, const struct game_report *report)
{
    report_fault(import, &report->error);
    if (report->start && text_fault_is_of_result(report->error.fault))
        return take_whole_game(import, archive, end, report);
    if (report->start && report->something)
        return take_readable(import, archive, end);
    import->counts.lost++;
    return 0;
}

/* Guesses the rules of this game and of those behind it, and goes back to where it begins. */
static int guess_rules(struct import *import, struct pdn_mark mark)
{
    char *bytes;
    size_t length;
    int error = text_source_look_ahead(&import->source, mark.byte, GUESS_BYTES, &bytes, &length);
    if (error)
        return error;
    rules_guess_make(&import->guess, bytes, length);
    import->guessed = true;
    free(bytes);
    read_from(import, mark);
    return 0;
}

static int take_game(struct import *import, struct archive *archive, const struct pdn_event *end,
                     const struct game_report *report)
{
    if (report->empty)
        return 0;
    if (report->source == RULES_FITTING && !import->guessed)
        return guess_rules(import, end->begin);
    import->counts.number++;
    import->something |= report->something;
    return report->wrong ? take_faulty_game(import, archive, end, report)
                         : take_whole_game(import, archive, end, report);
}

static int take_event(struct import *import, struct archive *archive)
{
    const struct pdn_event *event = pdn_reader_next(&import->reader);
    const struct game_report *report = game_check_event(&import->check, event);
    enum pdn_event_kind kind = event->kind; /* the reader may go back to another one */
    int error = report ? take_game(import, archive, event, report) : 0;
    if (kind == PDN_TAG && import->tag_end == 0)
        import->tag_end = place_of(&import->reader);
    if (kind == PDN_GAME_END)
        import->tag_end = 0;
    import->done = kind == PDN_TEXT_END;
    return error;
}

/* --- All of them --- */

/* Asks whether to stop every few dozen games, so that the save of a move can wait for it. */
static int take_all(struct import *import, struct archive *archive, bool (*stop)(void *data),
                    void *data)
{
    enum {
        EVENTS = 512, /* between two calls of `stop` */
    };
    int error = archive_read_number(archive, ARCHIVE_LAST_SERIAL, NO_NUMBERS, &import->serial);
    if (!error && !import->begun)
        error = archive_read_number(archive, ARCHIVE_LAST_GAME, NO_NUMBERS, &import->since);
    import->begun |= !error;
    while (!error && !import->done) {
        for (int i = 0; i < EVENTS && !error && !import->done; i++)
            error = take_event(import, archive);
        if (stop && stop(data))
            break;
    }
    return error;
}

int import_work(struct import *import, struct archive *archive, bool (*stop)(void *data),
                void *data)
{
    int error = import->lost ? find_place(import) : 0;
    import->unread = error;
    if (!error)
        error = archive_begin(archive);
    if (error)
        return error;
    import->mark = mark_of(&import->reader);
    import->counts_before = import->counts;
    error = take_all(import, archive, stop, data);
    import->unread = import->source.error;
    error = archive_end(archive, import->unread ? import->unread : error);
    if (error) {
        import->counts = import->counts_before;
        find_place(import);
    }
    return error;
}

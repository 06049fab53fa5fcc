/* SPDX-License-Identifier: MIT */
#include "store/import.h"

#include "base/array.h"
#include "store/archive_parts.h"
#include "store/game_text.h"

#include <stdlib.h>
#include <string.h>

struct counts {
    int number; /* of games that are over */
    int taken, versions, known, bad;
};

struct import {
    struct text_source source;
    struct named_ruleset given;
    bool has_given;
    import_see_fault *see;
    void *data;
    struct pdn_reader reader;
    struct game_check check;
    char *bytes; /* owned; the text from byte `first` on: that of the game that is being read */
    size_t byte_capacity, byte_count;
    uint64_t first;
    uint64_t tag_end; /* behind the first tag of the game; 0: it has none yet */
    struct game_facts facts;
    struct counts counts;
    int reported;   /* the faults of games up to this number have been reported */
    bool something; /* the text had a game */
    int64_t serial; /* of the last imported game */
    bool done;
    int unread; /* the error that ended reading */

    /* Where the transaction began, to go back there if it fails. */
    struct pdn_mark mark; /* of the game that was being read */
    struct counts counts_before;
    int lost; /* an error: the source is not at `mark` */
};

/* --- The bytes of a game --- */

enum {
    TAIL = 2 * PDN_BUFFER, /* kept of a game that is too large: the next one begins in it */
};

static uint64_t place_of(const struct pdn_reader *reader)
{
    return reader->before + reader->at;
}

/* Where the game that is being read begins, or the next one may begin. */
static uint64_t current_begin(const struct pdn_reader *reader)
{
    return reader->section == PDN_BETWEEN ? place_of(reader) : reader->begin.byte;
}

static void drop_before(struct import *import, uint64_t byte)
{
    size_t over = byte > import->first ? (size_t)(byte - import->first) : 0;
    if (over > import->byte_count)
        over = import->byte_count;
    if (over > 0)
        memmove(import->bytes, import->bytes + over, import->byte_count - over);
    import->byte_count -= over;
    import->first += over;
}

/* A pdn_fill that keeps the bytes of the game. */
static size_t fill(void *data, char *bytes, size_t size)
{
    struct import *import = data;
    size_t count = text_source_fill(&import->source, bytes, size);
    drop_before(import, current_begin(&import->reader));
    import->bytes =
        array_reserve(import->bytes, &import->byte_capacity, import->byte_count + count + 1, 1);
    memcpy(import->bytes + import->byte_count, bytes, count);
    import->byte_count += count;
    if (import->byte_count > (size_t)GAME_BYTES_MAX + TAIL)
        drop_before(import, import->first + import->byte_count - TAIL);
    return count;
}

static bool is_space(char ch)
{
    return ch == ' ' || ch == '\n' || ch == '\r' || ch == '\t';
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
    uint64_t begin = end->begin.byte, over = current_begin(&import->reader);
    if (begin < import->first || over - begin > GAME_BYTES_MAX)
        return NULL;
    const char *bytes = import->bytes + (begin - import->first);
    size_t length = (size_t)(over - begin);
    while (length > 0 && is_space(bytes[length - 1]))
        length--;
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

static void read_from(struct import *import, struct pdn_mark mark)
{
    game_check_finish(&import->check);
    game_check_init(&import->check, import->has_given ? &import->given : NULL);
    if (mark.byte == 0)
        pdn_reader_init(&import->reader, fill, import);
    else
        pdn_reader_init_at(&import->reader, mark, fill, import);
    import->byte_count = 0;
    import->first = mark.byte;
    import->tag_end = 0;
    import->done = false;
}

struct import *import_begin(struct text_source *source, const struct named_ruleset *given,
                            import_see_fault *see, void *data)
{
    struct import *import = array_zeroed(1, sizeof *import);
    import->source = *source;
    *source = (struct text_source){0};
    import->has_given = given != NULL;
    if (given)
        import->given = *given;
    import->see = see;
    import->data = data;
    read_from(import, (struct pdn_mark){.line = 1, .column = 1});
    return import;
}

void import_finish(struct import *import)
{
    if (!import)
        return;
    text_source_finish(&import->source);
    game_check_finish(&import->check);
    free(import->bytes);
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
        .known = import->counts.known,
        .bad = import->counts.bad,
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
}

static int take_good_game(struct import *import, struct archive *archive,
                          const struct pdn_event *end, const struct game_report *report)
{
    enum archive_twin twin;
    game_facts_take(&import->facts, report);
    int error = archive_find_twin(archive, &import->facts, &twin);
    if (error || twin == TWIN_SAME) {
        import->counts.known += twin == TWIN_SAME;
        return error;
    }
    char *text = report->nodes <= GAME_NODES_MAX ? copy_text(import, end, report) : NULL;
    if (text) {
        error = insert(import, archive, text);
        import->counts.taken++;
        import->counts.versions += twin == TWIN_VERSION;
    } else {
        report_too_large(import, end);
    }
    free(text);
    return error;
}

static int take_game(struct import *import, struct archive *archive, const struct pdn_event *end,
                     const struct game_report *report)
{
    if (report->empty)
        return 0;
    import->counts.number++;
    import->something |= report->something;
    if (!report->wrong)
        return take_good_game(import, archive, end, report);
    report_fault(import, &report->error);
    return 0;
}

static int take_event(struct import *import, struct archive *archive)
{
    const struct pdn_event *event = pdn_reader_next(&import->reader);
    const struct game_report *report = game_check_event(&import->check, event);
    int error = report ? take_game(import, archive, event, report) : 0;
    if (event->kind == PDN_TAG && import->tag_end == 0)
        import->tag_end = place_of(&import->reader);
    if (event->kind == PDN_GAME_END)
        import->tag_end = 0;
    import->done = event->kind == PDN_TEXT_END;
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

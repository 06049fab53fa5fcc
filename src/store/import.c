/* SPDX-License-Identifier: MIT */
#include "store/import.h"

#include "base/array.h"
#include "store/archive_entries.h"
#include "store/archive_rows.h"
#include "store/archive_statements.h"
#include "store/game_bytes.h"
#include "store/game_tags.h"
#include "store/game_text.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* Where a stretch begins, which is gone back to if it cannot be saved. */
struct stretch {
    struct pdn_mark mark; /* of the game that is not over */
    int number, taken, known, bad;
};

struct import {
    struct text_source source;
    struct named_ruleset given;
    bool has_given;
    import_see_fault *see;
    void *data;
    struct pdn_reader reader;
    struct game_check check;
    struct game_bytes bytes;
    struct game_facts facts;
    struct stretch stretch;
    int number;     /* of games that are over */
    int told;       /* up to this number their faults have been */
    int nodes;      /* of the game that is read */
    bool tagged;    /* it has a tag, */
    bool named;     /* whose name a person would give it */
    bool something; /* in one of the games there was such a tag, or a move */
    int64_t serial; /* the last one of a game from a file */
    int taken, known, bad;
    bool done;
    int lost;   /* an error: the source is not where the stretch begins */
    int unread; /* why the text could not be read on */
};

/* --- From the beginning of a game on --- */

static void read_from(struct import *import, struct pdn_mark mark)
{
    game_check_finish(&import->check);
    game_check_init(&import->check, import->has_given ? &import->given : NULL);
    if (mark.byte == 0)
        pdn_reader_init(&import->reader, game_bytes_fill, &import->bytes);
    else
        pdn_reader_init_at(&import->reader, mark, game_bytes_fill, &import->bytes);
    game_bytes_begin(&import->bytes, &import->source, &import->reader, mark.byte);
    import->nodes = 0;
    import->tagged = import->named = import->done = false;
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
    game_bytes_finish(&import->bytes);
    game_facts_finish(&import->facts);
    free(import);
}

struct import_state import_state(const struct import *import)
{
    return (struct import_state){
        .bytes = import->reader.before + import->reader.at,
        .size = import->source.size,
        .taken = import->taken,
        .known = import->known,
        .bad = import->bad,
        .something = import->something,
        .done = import->done,
        .unread = import->unread,
    };
}

/* --- A stretch --- */

static struct pdn_mark mark_of(const struct pdn_reader *reader)
{
    if (reader->section != PDN_BETWEEN)
        return reader->begin;
    return (struct pdn_mark){reader->before + reader->at, reader->line, reader->column};
}

static void begin_stretch(struct import *import)
{
    import->stretch = (struct stretch){mark_of(&import->reader), import->number, import->taken,
                                       import->known, import->bad};
}

/* To where the stretch begins. A text that has become another one is not gone on with. */
static int find_place(struct import *import)
{
    bool changed;
    int error = text_source_go_to(&import->source, import->stretch.mark.byte, &changed);
    import->lost = changed || import->lost == ESTALE ? ESTALE : error;
    read_from(import, import->stretch.mark);
    return import->lost;
}

/* Nothing of it is in the archive. */
static void go_back(struct import *import)
{
    const struct stretch *stretch = &import->stretch;
    import->number = stretch->number;
    import->taken = stretch->taken;
    import->known = stretch->known;
    import->bad = stretch->bad;
    find_place(import);
}

/* --- One game --- */

/* Its rules are told where its text alone would not tell them. */
static char *copy_text(struct import *import, const struct pdn_event *end,
                       const struct game_report *report)
{
    char memory[CATALOGUE_RULES_SIZE + 16];
    struct strbuf tag = strbuf_init(memory, sizeof memory);
    bool told = report->source == RULES_OF_TAG || report->source == RULES_OF_GAME_TYPE;
    strbuf_addf(&tag, "[Rules \"%s\"]\n", import->facts.entry.rules);
    return game_bytes_copy(&import->bytes, end, told ? NULL : memory);
}

static int insert(struct import *import, struct archive *archive, char *text)
{
    struct saved_game game = {
        .serial = (int)(import->serial + 1), .end = NODE_NONE, .opened = true, .text = text};
    int code;
    sqlite3_stmt *put = archive_statement(archive, ARCHIVE_TAKE_IN, &code);
    memcpy(game.date, import->facts.entry.date, sizeof game.date);
    if (code == SQLITE_OK)
        code = archive_bind_game(put, 0, &game);
    if (code == SQLITE_OK)
        code = archive_run(put);
    if (code == SQLITE_OK)
        code = archive_put_entry(archive, sqlite3_last_insert_rowid(archive->db),
                                 archive_sum_of_game(&game), &import->facts);
    import->serial++;
    return code;
}

static void tell_fault(struct import *import, const struct text_error *error)
{
    import->bad++;
    if (import->number <= import->told)
        return;
    import->told = import->number;
    if (import->see)
        import->see(import->data, import->number, error);
}

static void tell_too_large(struct import *import, const struct pdn_event *end)
{
    struct text_error error = {
        .fault = FAULT_GAME_TOO_LARGE, .line = end->begin.line, .column = end->begin.column};
    tell_fault(import, &error);
}

static int take_good_game(struct import *import, struct archive *archive,
                          const struct pdn_event *end, const struct game_report *report)
{
    bool known;
    game_facts_take(&import->facts, report);
    int code = archive_is_known(archive, import->facts.print, &known);
    if (code != SQLITE_OK || known) {
        import->known += known;
        return code;
    }
    char *text = import->nodes <= GAME_NODES_MAX ? copy_text(import, end, report) : NULL;
    if (text) {
        code = insert(import, archive, text);
        import->taken++;
    } else {
        tell_too_large(import, end);
    }
    free(text);
    return code;
}

/* What has neither a tag nor a move is none. */
static int take_game(struct import *import, struct archive *archive, const struct pdn_event *end,
                     const struct game_report *report)
{
    bool is = import->tagged || import->nodes > 0 || report->wrong;
    int code = SQLITE_OK;
    import->number += is;
    import->something |= import->named || report->plies > 0;
    if (report->wrong)
        tell_fault(import, &report->error);
    else if (is)
        code = take_good_game(import, archive, end, report);
    import->nodes = 0;
    import->tagged = import->named = false;
    return code;
}

static int take_event(struct import *import, struct archive *archive)
{
    const struct pdn_event *event = pdn_reader_next(&import->reader);
    const struct game_report *report = game_check_event(&import->check, event);
    import->nodes += event->kind == PDN_MOVE;
    import->tagged |= event->kind == PDN_TAG;
    import->named |= event->kind == PDN_TAG && tag_name_is_given(event->name);
    int code = report ? take_game(import, archive, event, report) : SQLITE_OK;
    game_bytes_event(&import->bytes, event);
    import->done = event->kind == PDN_TEXT_END;
    return code;
}

/* --- All of them --- */

static int find_last_serial(struct import *import, struct archive *archive)
{
    int code;
    sqlite3_stmt *find = archive_statement(archive, ARCHIVE_LAST_SERIAL, &code);
    return code == SQLITE_OK ? archive_run_for_number(find, &import->serial) : code;
}

/* Whoever stops it is asked often enough to be waited for by a move: every few dozen games. */
static int take_all(struct import *import, struct archive *archive, bool (*stop)(void *data),
                    void *data)
{
    enum {
        EVENTS = 512, /* between two questions */
    };
    int code = find_last_serial(import, archive);
    while (code == SQLITE_OK && !import->done) {
        for (int i = 0; i < EVENTS && code == SQLITE_OK && !import->done; i++)
            code = take_event(import, archive);
        if (stop && stop(data))
            break;
    }
    return code;
}

int import_work(struct import *import, struct archive *archive, bool (*stop)(void *data),
                void *data)
{
    int error = import->lost ? find_place(import) : 0;
    import->unread = error;
    if (!error)
        error = archive_error_of(archive->db, archive_begin(archive));
    if (error)
        return error;
    begin_stretch(import);
    int code = take_all(import, archive, stop, data);
    import->unread = import->source.error;
    error = archive_end(archive, import->unread ? SQLITE_ABORT : code);
    if (error)
        go_back(import);
    return import->unread ? import->unread : error;
}

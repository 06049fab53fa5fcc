/* SPDX-License-Identifier: MIT */
#include "cli/input.h"

#include "base/array.h"
#include "base/translate.h"
#include "notation/fen.h"
#include "prose/error_prose.h"
#include "prose/in_out_prose.h"
#include "prose/store_prose.h"
#include "system/files.h"
#include "system/interrupts.h"
#include "system/streams.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* --- Positions --- */

bool line_is_text(const struct line_reader *line, struct text_error *error)
{
    size_t shown = strlen(line->text);
    return shown == line->length ||
           text_error_set(error, line->text, line->text + shown, FAULT_ZERO_BYTE);
}

enum status position_line_refuse(const struct options *options, int line, const char *sentence)
{
    printf("error: %s\n", sentence);
    return COMPLAIN(options, STATUS_BAD_INPUT, tr("standard input, line {line}: {sentence}"),
                    {"line", number_text(line).text}, {"sentence", sentence});
}

static enum status answer(const struct options *options, const struct line_reader *line,
                          position_listener *listener, void *self)
{
    struct position position;
    struct text_error error;
    if (line_is_text(line, &error) && fen_parse(line->text, &position, &error))
        return listener(self, &position, (int)line->number);
    printf("error: %s\n", error_sentence(&error).text);
    error.line = (int)line->number;
    return complain_text(options, tr_c("where a text is read from", "standard input"), &error);
}

enum status position_lines_read(const struct options *options, position_listener *listener,
                                void *self)
{
    enum status status = STATUS_DONE;
    struct line_reader line = line_reader_init(stream_input());
    while (!interrupted() && line_reader_next(&line)) {
        if (answer(options, &line, listener, self) != STATUS_DONE)
            status = STATUS_BAD_INPUT;
        fflush(stdout); /* another program may wait for each answer */
    }
    line_reader_finish(&line);
    if (ferror(stdin) && !interrupted())
        status = complain_input(options);
    return status;
}

/* --- PDN files --- */

size_t pdn_fill_from_file(void *file, char *bytes, size_t size)
{
    return fread(bytes, 1, size, file);
}

/* A pdn_fill. */
static size_t fill_from_files(void *data, char *bytes, size_t size)
{
    struct pdn_files *files = data;
    size_t count = files->ahead_count - files->ahead_at;
    if (count == 0)
        return pdn_fill_from_file(files->file, bytes, size);
    if (count > size)
        count = size;
    memcpy(bytes, files->ahead + files->ahead_at, count);
    files->ahead_at += count;
    return count;
}

static void say_several(const struct pdn_files *files, const char *name)
{
    const struct rules_guess *guess = &files->guess;
    if (rules_guess_fits_several(guess))
        COMPLAIN(files->options, STATUS_DONE, store_prose_fits_several(), {"file", name},
                 {"rules", guess->rules.id}, {"second", guess->second->id});
}

/* Standard input cannot be read twice, so its beginning is kept. */
static void guess_rules(struct pdn_files *files, const char *name)
{
    if (!files->ahead)
        files->ahead = array_zeroed(GUESS_BYTES, 1);
    files->ahead_at = 0;
    files->ahead_count = fread(files->ahead, 1, GUESS_BYTES, files->file);
    rules_guess_make(&files->guess, files->ahead, files->ahead_count);
    game_check_expect(files->check, files->guess.known ? &files->guess.rules : NULL);
    say_several(files, name);
}

static enum status read_file(struct pdn_files *files, FILE *file, const char *name,
                             pdn_listener *listener, void *self)
{
    const struct pdn_event *event;
    struct pdn_reader *reader = &files->reader;
    files->file = file;
    if (!files->options->rules_given)
        guess_rules(files, name);
    game_bytes_begin(&files->bytes, reader, 0, fill_from_files, files);
    pdn_reader_init(reader, game_bytes_fill, &files->bytes);
    do {
        event = pdn_reader_next(reader);
        listener(self, name, event);
    } while (event->kind != PDN_TEXT_END);
    return ferror(file) ? complain_unread(files->options, name) : STATUS_DONE;
}

static enum status read_operand(struct pdn_files *files, const char *name, pdn_listener *listener,
                                void *self)
{
    if (strcmp(name, "-") == 0)
        return read_file(files, stream_input(), tr_c("where a text is read from", "standard input"),
                         listener, self);
    FILE *file;
    int error = file_open_anything(name, &file);
    if (error)
        return complain_file(files->options, name, error);
    enum status status = read_file(files, file, name, listener, self);
    fclose(file);
    return status;
}

enum status pdn_files_read(struct pdn_files *files, const struct options *options,
                           pdn_listener *listener, void *self)
{
    enum status status = STATUS_DONE;
    files->options = options;
    for (int i = 0; i < options->operand_count; i++)
        if (read_operand(files, options->operands[i], listener, self) != STATUS_DONE)
            status = STATUS_BAD_INPUT;
    game_bytes_finish(&files->bytes);
    free(files->ahead);
    return status;
}

/* --- Games --- */

struct games {
    const struct options *options;
    struct pdn_files files;
    struct game_reader reader;
    game_listener *listener;
    void *self;
    bool wrong; /* a game was */
};

static void read_event(void *data, const char *file, const struct pdn_event *event)
{
    struct games *games = data;
    const struct game_report *report = game_reader_event(&games->reader, event);
    if (report && games->reader.playable)
        games->listener(games->self, &games->reader);
    if (!report || !report->wrong)
        return;
    complain_text(games->options, file, &report->error);
    games->wrong = true;
}

enum status games_read(const struct options *options, game_listener *listener, void *self)
{
    static struct games games;
    games = (struct games){.options = options, .listener = listener, .self = self};
    game_reader_init(&games.reader, options->rules_given ? &options->rules : NULL);
    game_reader_keep_rest(&games.reader, &games.files.bytes, rest_unread_print);
    games.files.check = &games.reader.check;
    enum status status = pdn_files_read(&games.files, options, read_event, &games);
    game_reader_finish(&games.reader);
    return games.wrong ? STATUS_BAD_INPUT : status;
}

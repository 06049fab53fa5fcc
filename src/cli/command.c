/* SPDX-License-Identifier: MIT */
#include "cli/command.h"

#include "base/translate.h"
#include "base/utf8.h"
#include "notation/fen.h"
#include "notation/move_text.h"
#include "prose/error_prose.h"
#include "prose/settings_prose.h"
#include "system/streams.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    SHOWN_BYTES = 1000,
    SENTENCE_MAX = 8192, /* room for a path of any length that a system allows */
};

/* --- Complaints --- */

enum status complain(const struct options *options, enum status status, const char *sentence)
{
    char line[SENTENCE_MAX + 64];
    struct strbuf out = strbuf_init(line, sizeof line);
    bool named = options && options->command;
    strbuf_addf(&out, "crownhead-cli%s%s: %s", named ? " " : "", named ? options->command : "",
                sentence);
    utf8_make_printable(line, ""); /* it may quote the name of a file, or its text */
    fprintf(stderr, "%s\n", line);
    fflush(stderr); /* a console of Windows has a buffer */
    return status;
}

enum status complain_filled(const struct options *options, enum status status, const char *template,
                            const struct blank *blanks, size_t count)
{
    char memory[SENTENCE_MAX];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    template_fill(&out, template, blanks, count);
    return complain(options, status, memory);
}

enum status complain_text(const struct options *options, const char *what,
                          const struct text_error *error)
{
    return COMPLAIN(
        options, STATUS_BAD_INPUT, tr("{text}, line {line}, column {column}: {sentence}"),
        {"text", what}, {"line", number_text(error->line).text},
        {"column", number_text(error->column).text}, {"sentence", error_sentence(error).text});
}

enum status complain_rules(const struct options *options, const struct text_error *error)
{
    return COMPLAIN(options, STATUS_USAGE, tr("rule set, column {column}: {sentence}"),
                    {"column", number_text(error->column).text},
                    {"sentence", error_sentence(error).text});
}

enum status complain_memory(const struct options *options)
{
    return complain(options, STATUS_BAD_INPUT, tr("there is not enough memory"));
}

enum status complain_unread(const struct options *options, const char *file)
{
    return COMPLAIN(options, STATUS_BAD_INPUT, tr("cannot read {file}: {reason}"), {"file", file},
                    {"reason", strerror(errno)});
}

enum status complain_file(const struct options *options, const char *file, int error)
{
    char memory[SENTENCE_MAX];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    if (error > 0) {
        errno = error;
        return complain_unread(options, file);
    }
    settings_prose_file(&out, file, error);
    return complain(options, STATUS_BAD_INPUT, memory);
}

enum status complain_input(const struct options *options)
{
    return complain_unread(options, tr_c("where a text is read from", "standard input"));
}

struct large_text {
    char text[24];
};

static struct large_text large_text(uint64_t number)
{
    struct large_text out;
    snprintf(out.text, sizeof out.text, "%" PRIu64, number);
    return out;
}

enum status complain_number(const struct options *options, const char *what, uint64_t least,
                            uint64_t most, const char *text)
{
    return COMPLAIN(options, STATUS_USAGE,
                    tr("{option} must be a whole number from {least} to {most}, not '{word}'"),
                    {"option", what}, {"least", large_text(least).text},
                    {"most", large_text(most).text}, {"word", text});
}

/* --- Values --- */

int limits_count(const struct engine_limits *limits)
{
    return (limits->milliseconds > 0) + (limits->nodes > 0) + (limits->depth > 0);
}

bool position_asked(const struct options *options, struct position *position)
{
    struct text_error error;
    *position = position_start(&options->rules.rules);
    if (!options->fen || fen_parse(options->fen, position, &error))
        return true;
    complain_text(options, "--fen", &error);
    return false;
}

/* --- Output --- */

struct path_text path_text(const struct move *move)
{
    struct path_text path;
    struct strbuf out = strbuf_init(path.text, sizeof path.text);
    move_print_path(&out, move, square_names_plain);
    return path;
}

static int compare_moves(const void *a, const void *b)
{
    return strcmp(path_text(a).text, path_text(b).text);
}

void moves_sort(struct movelist *moves)
{
    qsort(moves->moves, (size_t)moves->count, sizeof *moves->moves, compare_moves);
}

void sink_to_output(void *unused, const char *text, size_t length)
{
    char shown[SHOWN_BYTES + 1];
    (void)unused;
    if (!stream_is_terminal(stdout)) {
        fwrite(text, 1, length, stdout);
        return;
    }
    for (size_t bytes; length > 0; text += bytes, length -= bytes) {
        bytes = length < SHOWN_BYTES ? length : utf8_whole(text, SHOWN_BYTES);
        memcpy(shown, text, bytes);
        shown[bytes] = '\0';
        utf8_make_printable(shown, "\n\t");
        fwrite(shown, 1, bytes, stdout);
    }
    fflush(stdout); /* a console of Windows has a buffer, and a game may take long */
}

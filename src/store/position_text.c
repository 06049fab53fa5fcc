/* SPDX-License-Identifier: MIT */
#include "store/position_text.h"

#include "base/array.h"
#include "notation/fen.h"
#include "notation/pdn_writer.h"
#include "store/game_check.h"

#include <stdlib.h>
#include <string.h>

enum {
    LINE_SIZE = 4096, /* a longer line is no position */
};

/* --- Writing --- */

void position_text_print(struct strbuf *out, const struct position *position,
                         const struct named_ruleset *rules)
{
    struct pdn_writer writer;
    fen_print(out, position, game_square_names(&rules->rules));
    strbuf_addch(out, '\n');
    pdn_writer_init(&writer, pdn_sink_to_strbuf, out);
    pdn_write_rules(&writer, rules);
}

/* --- Reading --- */

/* Skips a byte order mark and white space. */
static const char *skip_to_text(const char *text)
{
    if (strncmp(text, "\xEF\xBB\xBF", 3) == 0)
        text += 3;
    return text + strspn(text, " \t\r\n");
}

bool position_text_is(const char *text)
{
    text = skip_to_text(text);
    text += *text == '"';
    /* The side to move. */
    return *text && strchr("BWbw?", *text) && text[1 + strspn(text + 1, " \t")] == ':';
}

/* Reads the rules that the tags at the beginning of `text` tell; it begins in this line of the
 * whole. */
static bool parse_rules(const char *text, int line, const struct named_ruleset *usual,
                        struct named_ruleset *rules, struct text_error *error)
{
    struct {
        struct pdn_reader reader;
        struct game_check check;
    } *reading = array_zeroed(1, sizeof *reading);
    struct pdn_text source = {text, strlen(text), 0};
    const struct pdn_event *event;
    struct game_rules chosen;
    pdn_reader_init(&reading->reader, pdn_fill_from_text, &source);
    game_check_init(&reading->check, usual);
    while ((event = pdn_reader_next(&reading->reader))->kind == PDN_TAG)
        game_check_event(&reading->check, event);
    bool good = game_check_rules(&reading->check, &chosen, error);
    if (good)
        *rules = chosen.rules;
    else
        error->line += line - 1;
    game_check_finish(&reading->check);
    free(reading);
    return good;
}

/* The line of the text that `at` is in, from 1. */
static int line_of(const char *text, const char *at)
{
    int line = 1;
    for (; text < at; text++)
        line += *text == '\n';
    return line;
}

bool position_text_parse(const char *text, const struct named_ruleset *usual,
                         struct position_read *out, struct text_error *error)
{
    char line[LINE_SIZE];
    const char *begin = skip_to_text(text);
    size_t length = strcspn(begin, "\r\n");
    struct strbuf fen = strbuf_init(line, sizeof line);
    struct position_read read;
    strbuf_addf(&fen, "%.*s", (int)length, begin);
    if (!parse_rules(begin + length, line_of(text, begin), usual, &read.rules, error))
        return false;
    if (!fen_parse_as(line, game_square_names(&read.rules.rules), &read.position, error)) {
        error->line = line_of(text, begin);
        return false;
    }
    if (fen_leaves_side_open(line))
        read.position.side = read.rules.rules.first;
    *out = read;
    return true;
}

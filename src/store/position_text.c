/* SPDX-License-Identifier: MIT */
#include "store/position_text.h"

#include "base/array.h"
#include "notation/fen.h"
#include "notation/game_type.h"
#include "notation/pdn_reader.h"
#include "notation/pdn_writer.h"

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

/* Where the text begins to say something. */
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
    return *text && strchr("BWbw", *text) && text[1 + strspn(text + 1, " \t")] == ':';
}

/* The tags that tell of rules. */
struct rules_tag {
    bool given;
    int line, column;
    char text[PDN_VALUE_MAX + 1];
};

struct rules_tags {
    struct rules_tag rules, type;
    struct pdn_reader reader;
};

static void keep_tag(struct rules_tags *tags, const struct pdn_event *event)
{
    struct rules_tag *tag = strcmp(event->name, "Rules") == 0      ? &tags->rules
                            : strcmp(event->name, "GameType") == 0 ? &tags->type
                                                                   : NULL;
    if (!tag)
        return;
    strbuf_copy(tag->text, sizeof tag->text, event->text);
    tag->given = true;
    tag->line = event->line;
    tag->column = event->column;
}

/* Those that stand at the beginning of a text. */
static void read_tags(struct rules_tags *tags, const char *text)
{
    struct pdn_text source = {text, strlen(text), 0};
    const struct pdn_event *event;
    pdn_reader_init(&tags->reader, pdn_fill_from_text, &source);
    while ((event = pdn_reader_next(&tags->reader))->kind == PDN_TAG)
        keep_tag(tags, event);
}

/* The rules that are named in `text`, which begins in this line of the whole. */
static bool parse_rules(const char *text, int line, const struct named_ruleset *usual,
                        struct named_ruleset *rules, struct text_error *error)
{
    struct game_rules chosen;
    struct rules_tags *tags = array_zeroed(1, sizeof *tags);
    read_tags(tags, text);
    bool good = game_rules_choose(tags->rules.given ? tags->rules.text : NULL,
                                  tags->type.given ? tags->type.text : NULL, usual, &chosen, error);
    if (good) {
        *rules = chosen.rules;
    } else {
        const struct rules_tag *tag =
            error->fault == FAULT_OTHER_BOARD ? &tags->type : &tags->rules;
        error->line = line + tag->line - 1;
        error->column += tag->column - 1;
    }
    free(tags);
    return good;
}

/* In which line of the text `at` stands, from 1. */
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
    *out = read;
    return true;
}

/* SPDX-License-Identifier: MIT */
#include "cli/command.h"

#include "base/translate.h"
#include "cli/line_reader.h"
#include "cli/move_lines.h"
#include "notation/fen.h"
#include "prose/error_prose.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

static void print_moves(const struct ruleset *rules, const struct position *position)
{
    struct movelist list;
    struct move_lines lines;
    movegen(rules, position, &list);
    move_lines_make(&lines, &list);
    for (int i = 0; i < lines.count; i++)
        printf("%s%s", i ? " " : "", lines.lines[i].text);
    putchar('\n');
}

/* A zero byte would hide what follows it: it is an error. */
static bool is_text(const struct line_reader *line, struct text_error *error)
{
    size_t shown = strlen(line->text);
    return shown == line->length ||
           text_error_set(error, line->text, line->text + shown, FAULT_ZERO_BYTE);
}

/* One line in, one line out. */
static enum status answer(const struct options *options, const struct line_reader *line)
{
    struct position position;
    struct text_error error;
    if (is_text(line, &error) && fen_parse(line->text, &position, &error)) {
        print_moves(&options->rules.rules, &position);
        return STATUS_DONE;
    }
    printf("error: %s\n", error_sentence(&error).text);
    error.line = (int)line->number;
    return complain_text(options, tr("standard input"), &error);
}

enum status command_moves(const struct options *options)
{
    enum status status = STATUS_DONE;
    struct line_reader line = line_reader_init(stdin);
    setvbuf(stdout, NULL, _IOLBF, BUFSIZ); /* another program may wait for each answer */
    while (line_reader_next(&line))
        if (answer(options, &line) != STATUS_DONE)
            status = STATUS_BAD_INPUT;
    line_reader_finish(&line);
    if (ferror(stdin))
        status = COMPLAIN(options, STATUS_BAD_INPUT, tr("cannot read standard input: {reason}"),
                          {"reason", strerror(errno)});
    return status;
}

/* SPDX-License-Identifier: MIT */
#include "cli/position_lines.h"

#include "base/translate.h"
#include "cli/interrupt.h"
#include "cli/line_reader.h"
#include "notation/fen.h"
#include "prose/error_prose.h"

#include <stdio.h>

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
    return complain_text(options, tr("standard input"), &error);
}

enum status position_lines_read(const struct options *options, position_listener *listener,
                                void *self)
{
    enum status status = STATUS_DONE;
    struct line_reader line = line_reader_init(stdin);
    setvbuf(stdout, NULL, _IOLBF, BUFSIZ); /* another program may wait for each answer */
    while (!interrupted() && line_reader_next(&line))
        if (answer(options, &line, listener, self) != STATUS_DONE)
            status = STATUS_BAD_INPUT;
    line_reader_finish(&line);
    if (ferror(stdin) && !interrupted())
        status = complain_input(options);
    return status;
}

/* SPDX-License-Identifier: MIT */
#include "cli/command.h"

#include "cli/pdn_files.h"
#include "store/game_text.h"

#include <stdio.h>

struct conversion {
    const struct options *options;
    struct game_reader reader;
    struct pdn_writer writer;
    bool wrong; /* at least one game was */
};

static void listen(void *self, const char *file, const struct pdn_event *event)
{
    struct conversion *conversion = self;
    struct game_reader *reader = &conversion->reader;
    const struct game_report *report = game_reader_event(reader, event);
    if (!report)
        return;
    if (reader->playable)
        game_text_write(&conversion->writer, &reader->game, &reader->tags, reader->result);
    if (!report->wrong)
        return;
    complain_text(conversion->options, file, &report->error);
    conversion->wrong = true;
}

enum status command_convert(const struct options *options)
{
    static struct conversion conversion;
    conversion.options = options;
    game_reader_init(&conversion.reader, options->rules_given ? &options->rules : NULL);
    pdn_writer_init(&conversion.writer, sink_to_output, NULL);
    enum status status = pdn_files_read(options, listen, &conversion);
    game_reader_finish(&conversion.reader);
    return conversion.wrong ? STATUS_BAD_INPUT : status;
}

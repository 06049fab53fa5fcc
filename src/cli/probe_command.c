/* SPDX-License-Identifier: MIT */
#include "cli/command.h"

#include "cli/endgame_news.h"
#include "cli/knowledge.h"
#include "cli/position_lines.h"

#include <stdio.h>

static enum status print_value(void *self, const struct position *position, int line)
{
    const struct endgame_files *files = self;
    (void)line;
    puts(endgame_value_text(endgame_probe(&files->endgame, position)).text);
    return STATUS_DONE;
}

/* Tables of few pieces are made in the time that it would take to tell that they are missing. */
enum status command_probe(const struct options *options)
{
    struct knowledge_wanted wanted = {.options = options, .endgames = true};
    struct knowledge knowledge;
    knowledge_open(&knowledge, &options->rules.rules, &wanted);
    enum status status = position_lines_read(options, print_value, knowledge.endgames);
    if (status == STATUS_DONE)
        status = knowledge.status;
    knowledge_close(&knowledge);
    return status;
}

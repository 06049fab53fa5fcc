/* SPDX-License-Identifier: MIT */
#include "cli/command.h"

#include "cli/move_lines.h"
#include "cli/position_lines.h"

#include <stdio.h>

static enum status print_moves(void *self, const struct position *position, int line)
{
    const struct options *options = self;
    struct movelist list;
    struct move_lines lines;
    (void)line;
    movegen(&options->rules.rules, position, &list);
    move_lines_make(&lines, &list);
    for (int i = 0; i < lines.count; i++)
        printf("%s%s", i ? " " : "", lines.lines[i].text);
    putchar('\n');
    return STATUS_DONE;
}

enum status command_moves(const struct options *options)
{
    return position_lines_read(options, print_moves, (void *)options);
}

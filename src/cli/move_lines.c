/* SPDX-License-Identifier: MIT */
#include "cli/move_lines.h"

#include "notation/move_text.h"

#include <stdlib.h>
#include <string.h>

static int compare(const void *a, const void *b)
{
    const struct move_line *first = a;
    const struct move_line *second = b;
    return strcmp(first->text, second->text);
}

void move_lines_make(struct move_lines *lines, const struct movelist *list)
{
    lines->count = list->count;
    for (int i = 0; i < list->count; i++) {
        struct strbuf out = strbuf_init(lines->lines[i].text, MOVE_TEXT_MAX);
        move_print_path(&out, &list->moves[i], square_names_plain);
        lines->lines[i].index = i;
    }
    qsort(lines->lines, (size_t)lines->count, sizeof lines->lines[0], compare);
}

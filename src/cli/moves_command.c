/* SPDX-License-Identifier: MIT */
#include "cli/command.h"

#include "cli/move_lines.h"
#include "notation/fen.h"
#include "prose/error_prose.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

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

/* Cuts the end of the line off. A zero byte would hide what follows it: it is an error. */
static bool is_text(char *line, size_t length, struct text_error *error)
{
    size_t shown = strlen(line);
    if (shown < length)
        return text_error_set(error, line, line + shown, FAULT_ZERO_BYTE);
    line[strcspn(line, "\r\n")] = '\0';
    return true;
}

/* One line in, one line out. */
static enum status answer(const struct options *options, char *line, size_t length, long number)
{
    struct position position;
    struct text_error error;
    if (is_text(line, length, &error) && fen_parse(line, &position, &error)) {
        print_moves(&options->rules.rules, &position);
        return STATUS_DONE;
    }
    printf("error: %s\n", error_sentence(&error).text);
    return complain(options, STATUS_BAD_INPUT, "standard input, line %ld, column %d: %s", number,
                    error.column, error_sentence(&error).text);
}

enum status command_moves(const struct options *options)
{
    enum status status = STATUS_DONE;
    char *line = NULL;
    size_t capacity = 0;
    ssize_t length;
    setvbuf(stdout, NULL, _IOLBF, BUFSIZ); /* another program may wait for each answer */
    for (long number = 1; (length = getline(&line, &capacity, stdin)) >= 0; number++)
        if (answer(options, line, (size_t)length, number) != STATUS_DONE)
            status = STATUS_BAD_INPUT;
    free(line);
    if (!feof(stdin))
        status =
            complain(options, STATUS_BAD_INPUT, "cannot read standard input: %s", strerror(errno));
    return status;
}

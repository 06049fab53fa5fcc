/* SPDX-License-Identifier: MIT */
#include "cli/command.h"

#include "base/translate.h"
#include "notation/move_text.h"
#include "prose/error_prose.h"

#include <stdio.h>

static void print_legal(const struct move *move)
{
    char text[64];
    struct strbuf out = strbuf_init(text, sizeof text);
    move_print_path(&out, move, square_names_plain);
    char sentence[160];
    struct strbuf words = strbuf_init(sentence, sizeof sentence);
    FILL(&words, tr("{move} is a legal move."), {"move", text});
    puts(sentence);
}

enum status command_verdict(const struct options *options)
{
    const char *text = options->operands[0];
    struct position position;
    struct text_error error;
    struct move move;
    uint8_t path[MOVE_MAX_PATH];
    int length;
    if (!options->fen)
        return complain(options, STATUS_USAGE, tr("--fen is missing"));
    if (!position_asked(options, &position))
        return STATUS_BAD_INPUT;
    if (!path_parse(text, square_names_plain, path, &length, &error))
        return complain_text(options, "PATH", &error);
    if (move_parse(text, &options->rules, &position, square_names_plain, &move, &error))
        print_legal(&move);
    else
        puts(error_sentence(&error).text);
    return STATUS_DONE;
}

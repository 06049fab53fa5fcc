/* SPDX-License-Identifier: MIT */
/* The command play: the match in the terminal. */
#include "cli/command.h"
#include "prose/names.h"
#include "system/streams.h"
#include "text/text.h"

enum status command_play(const struct options *options)
{
    static const struct rulebook no_book;
    struct position start;
    struct text_setup setup = {
        .match = {.rules = options->rules, .seed = options->seed},
        .anew = options->fresh || options->rules_given || options->fen,
        .book = &no_book,
        .seats = {options->seats[BLACK], options->seats[WHITE]},
    };
    if (!position_asked(options, &start))
        return STATUS_USAGE;
    if (options->fen)
        setup.match.start = &start;
    setup_name_players(&setup.match, NULL);
    return text_play(&setup, stream_input(), stdout) ? STATUS_DONE : STATUS_BAD_INPUT;
}

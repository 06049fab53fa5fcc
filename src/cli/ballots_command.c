/* SPDX-License-Identifier: MIT */
#include "cli/ballots.h"

#include "cli/command.h"
#include "cli/move_lines.h"
#include "notation/fen.h"
#include "notation/move_text.h"

#include <stdio.h>

static void print_ballot(const struct ballot *ballot)
{
    static const char *const sides[] = {[BLACK] = "black", [WHITE] = "white"};
    char text[BALLOT_PLIES * MOVE_TEXT_MAX + FEN_MAX];
    struct strbuf out = strbuf_init(text, sizeof text);
    for (int i = 0; i < BALLOT_PLIES; i++) {
        strbuf_add(&out, i > 0 ? " " : "");
        move_print_path(&out, &ballot->moves[i], square_names_plain);
    }
    strbuf_addch(&out, '\t');
    fen_print(&out, &ballot->position, square_names_plain);
    printf("%s\t%s\n", text, ballot->loses ? sides[ballot->loser] : "-");
}

enum status command_ballots(const struct options *options)
{
    static struct ballot ballots[BALLOTS_MAX];
    int count = ballots_make(ballots);
    for (int i = 0; i < count; i++)
        print_ballot(&ballots[i]);
    return count > 0 ? STATUS_DONE : complain_memory(options);
}

/* SPDX-License-Identifier: MIT */
#include "moves_table.h"

#include "text.h"

#include <check.h>
#include <string.h>

void check_moves_row(const struct moves_row *row)
{
    struct ruleset rules = text_rules(row->rules);
    struct position position = text_position(row->position);
    static struct movelist list;
    char memory[1024];
    struct strbuf moves = strbuf_init(memory, sizeof memory);
    int square;
    ck_assert_msg(position_check(&position, &square) == POSITION_POSSIBLE,
                  "%s: %s: impossible position", row->rules, row->name);
    movegen(&rules, &position, &list);
    text_add_moves(&moves, &list);
    ck_assert_msg(strcmp(moves.text, row->moves) == 0,
                  "%s: %s\n%s\n  expected \"%s\"\n  found    \"%s\"", row->rules, row->name,
                  row->position, row->moves, moves.text);
    ck_assert_msg(movegen_any(&rules, &position) == (row->moves[0] != '\0'),
                  "%s: %s: movegen_any is wrong", row->rules, row->name);
}

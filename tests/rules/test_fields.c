/* SPDX-License-Identifier: MIT */
/* The legal moves where the national rule sets, and fields set one by one, go apart. Each row names
 * the field that it proves. */
#include "moves_table.h"
#include "suite.h"
#include "text.h"

#include <string.h>

static const struct moves_row rows[] = {
    {"russian", "a man captures backward (man-capture)", "B:W14:B18", "18x9"},
    {"russian", "crowned by a capture, goes on as a flying king (crowning)", "B:W24,26:B22",
     "22x31x20"},
    {"russian", "the shorter capture may be chosen (priority)", "B:W14,15,24:B10",
     "10x17 10x19x28"},
    {"russian", "a man may capture where a king could (priority)", "B:W6,14,27:B1,K31",
     "1x10x17 31x20 31x24"},
    {"russian", "lands on any empty square beyond (landing)", "B:W15:BK8", "8x18 8x22 8x25 8x29"},
    {"russian", "lands only where it can go on (landing)", "B:W15,17:BK4", "4x22x13"},
    {"russian", "straight on is one route, named by the square right behind (landing)",
     "B:W8,18:BK4", "4x11x22 4x11x25 4x11x29"},
    {"russian", "a captured piece blocks and is not captured twice (removal)", "B:W14,23:BK18",
     "18x27 18x32 18x5 18x9"},
    {"brazilian", "most pieces (priority)", "B:W14,15,24:B10", "10x19x28"},
    {"brazilian", "as many by a man as by a king (priority)", "B:W6,16:B1,K12",
     "12x19 12x23 12x26 12x30 1x10"},
    {"brazilian", "a man captures through the crownhead as a man (crowning)", "B:W26,27:B22",
     "22x31x24"},
    {"brazilian", "as a man it does not reach far from the crownhead (crowning)", "B:W24,26:B22",
     "22x31"},
    {"pool", "a man captures through the crownhead as a man (crowning)", "B:W26,27:B22",
     "22x31x24"},
    {"pool", "the shorter capture may be chosen (priority)", "B:W14,15,24:B10", "10x17 10x19x28"},
    {"italian", "a man may not capture a king (man-takes-king)", "B:WK18:B15", "15-19"},
    {"italian", "a king may capture a king (man-takes-king)", "B:WK18:BK15", "15x22"},
    {"italian", "a man goes on past no king (man-takes-king)", "B:W14,K22:B10", "10x17"},
    {"italian", "first: most pieces (priority)", "B:W6,14,27:B1,K31", "1x10x17"},
    {"italian", "second: by a king (priority)", "B:W6,16:B1,K12", "12x19"},
    {"italian", "third: most kings (priority)", "B:W14,K15:BK10", "10x19"},
    {"italian", "fourth: the king earliest (priority)", "B:WK14,15,22,K24:B20,K10", "10x17x26"},
    {"italian, capture=optional", "priority chooses among captures only (capture)",
     "B:W14,15,24:B9,10", "10x19x28 9-13"},
    {"spanish", "most pieces (priority)", "B:W6,14,27:B1,K31", "1x10x17"},
    {"spanish", "then most kings (priority)", "B:W14,K15:BK10", "10x19 10x24 10x28"},
    {"spanish", "a man as well as a king (priority)", "B:W6,16:B1,K12",
     "12x19 12x23 12x26 12x30 1x10"},
    {"spanish", "the order of the kings does not count (priority)", "B:WK14,15,22,K24:B20,K10",
     "10x17x26 10x17x31 10x19x28"},
    {"czech", "by a king, though a man captures more (priority)", "B:W6,14,27:B1,K31",
     "31x20 31x24"},
    {"czech", "a king's shorter capture (priority)", "B:W14,15,24:BK10", "10x17 10x19x28 10x21"},
    {"czech", "crowned by a capture: the move ends (crowning)", "B:W26,27:B22", "22x31"},
    {"thai", "lands right behind (landing)", "B:W18:BK4", "4x22"},
    {"thai", "straight back over the square just freed (removal)", "B:W14,23:BK18",
     "18x27x9 18x9x27"},
    {"american, crowning=continues", "goes on as a short king (crowning)", "B:W26,27:B22",
     "22x31x24"},
    {"american, crowning=at-rest", "a man that captures forward only stops there (crowning)",
     "B:W26,27:B22", "22x31"},
    {"american, man-capture=any", "a man moves forward, captures in any direction (man-capture)",
     "B:W14:B18", "18x9"},
    {"american, goal=lose", "giving away changes no legal move (goal)", "B:W18,26:B9,15",
     "15x22x31"},
    {"flying, removal=after", "a captured piece blocks until the end (removal)",
     "B:W7,10,19,22,27:B25,K6", "6x15x24x31x17"},
    {"flying, landing=free", "lands on any empty square beyond (landing)", "B:W18:BK4",
     "4x22 4x25 4x29"},
    {"flying, capture=optional", "a chain is still finished (capture)", "B:W14,23:B4,K18",
     "18-11 18-15 18-22 18-25 18-29 18-8 18x27x9 18x9x27 4-8"},
};

/* What a move makes of the position. */
static const struct after_row {
    const char *rules, *name, *position, *path, *after;
} after_rows[] = {
    {"american", "a plain move", "B:W32:B18", "18-22", "W:W32:B22"},
    {"american", "crowned by a plain move", "B:W10:B25", "25-29", "W:W10:BK29"},
    {"american", "crowned by a capture", "B:W26,27:B22", "22x31", "W:W27:BK31"},
    {"american", "a capture that ends where it began", "B:W9,10,17,18:BK6", "6x15x22x13x6",
     "W:W:BK6"},
    {"brazilian", "still a man: it did not stop on the crownhead", "B:W26,27:B22", "22x31x24",
     "W:W:B24"},
    {"brazilian", "a man that stops on the crownhead", "B:W26:B22", "22x31", "W:W:BK31"},
    {"russian", "crowned on the way", "B:W26,27:B22", "22x31x24", "W:W:BK24"},
    {"italian", "a captured king leaves no mark", "B:WK18:BK15", "15x22", "W:W:BK22"},
};

START_TEST(legal_moves)
{
    check_moves_row(&rows[_i]);
}
END_TEST

static const struct move *find_move(const struct movelist *list, const char *path)
{
    for (int i = 0; i < list->count; i++) {
        char memory[64];
        struct strbuf text = strbuf_init(memory, sizeof memory);
        text_add_move(&text, &list->moves[i]);
        if (strcmp(text.text, path) == 0)
            return &list->moves[i];
    }
    return NULL;
}

START_TEST(position_after_move)
{
    const struct after_row *row = &after_rows[_i];
    struct ruleset rules = text_rules(row->rules);
    struct position position = text_position(row->position);
    static struct movelist list;
    movegen(&rules, &position, &list);
    const struct move *move = find_move(&list, row->path);
    ck_assert_msg(move != NULL, "%s: %s: no move %s", row->rules, row->name, row->path);
    struct position after = position_after(&position, move);
    char memory[256];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    text_add_position(&text, &after);
    ck_assert_msg(strcmp(text.text, row->after) == 0, "%s: %s: %s became %s, expected %s",
                  row->rules, row->name, row->position, text.text, row->after);
}
END_TEST

SUITE(fields)
{
    Suite *suite = suite_create("fields");
    TCase *moves = tcase_create("legal moves");
    tcase_add_loop_test(moves, legal_moves, 0, ROWS(rows));
    suite_add_tcase(suite, moves);
    TCase *after = tcase_create("position after a move");
    tcase_add_loop_test(after, position_after_move, 0, ROWS(after_rows));
    suite_add_tcase(suite, after);
    return suite;
}

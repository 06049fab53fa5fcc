/* SPDX-License-Identifier: MIT */
#include "made_puzzles.h"

#include "notation/fen.h"
#include "notation/move_text.h"
#include "suite.h"

#include <string.h>

enum {
    LINES_MAX = 5,
};

/* Lines from the start, the solution first. */
static const struct {
    const char *fen;
    const char *lines[LINES_MAX];
} rows[MADE_PUZZLES] = {
    {"B:W20-22,26-31:B1-3,5-7,11,12,19",
     {"19-24 28x19 11-16 20x11 7x16x23x32", "6-9 27-23", "11-16 20x11 7x16",
      "19-24 28x19 12-16 19x12"}},
    {"W:WK13,K17:BK10,K18", {"17-14 18x9 13x6x15", "13-9 18-15", "17-21 18-14", "17-22 18x25"}},
    {"B:W10,11,18,19,31:BK7", {"7x14x23x16x7 31-27 7-10"}},
};

/* Adds a move to a node, unless it is there, and returns where it leads. */
static int follow(struct game *game, int node, const char *text)
{
    struct text_error error;
    struct move move;
    const struct position *position = &tree_state(&game->tree, node)->position;
    ck_assert_msg(move_parse(text, &game->rules, position, square_names_plain, &move, &error), "%s",
                  text);
    int child = tree_find_child(&game->tree, node, &move);
    return child != NODE_NONE ? child : game_add_ply(game, node, &move);
}

static void add_line(struct game *game, const char *line)
{
    char words[100], *rest;
    int node = NODE_ROOT;
    strbuf_copy(words, sizeof words, line);
    for (char *word = strtok_r(words, " ", &rest); word; word = strtok_r(NULL, " ", &rest))
        node = follow(game, node, word);
}

void made_puzzles_init(struct made_puzzles *made)
{
    for (int i = 0; i < MADE_PUZZLES; i++) {
        struct position start;
        struct text_error error;
        struct puzzle puzzle;
        ck_assert(fen_parse(rows[i].fen, &start, &error));
        game_init(&made->games[i], preset_find("american"), &start);
        for (int line = 0; line < LINES_MAX && rows[i].lines[line]; line++)
            add_line(&made->games[i], rows[i].lines[line]);
        ck_assert_msg(puzzle_read(&made->games[i], &puzzle), "puzzle %d", i + 1);
    }
    made->view =
        (struct puzzles){.there = true, .set = 1, .games = made->games, .count = MADE_PUZZLES};
}

void made_puzzles_finish(struct made_puzzles *made)
{
    for (int i = 0; i < MADE_PUZZLES; i++)
        game_finish(&made->games[i]);
}

/* SPDX-License-Identifier: MIT */
#include "match/opening.h"

#include "base/translate.h"

#include <stdlib.h>
#include <string.h>

static const struct opening {
    const char *moves, *name;
} openings[] = {
#define OPENING(moves, name) {moves, name},
#include "match/openings.inc"
#undef OPENING
};

enum {
    OPENINGS = sizeof openings / sizeof *openings,
};

/* Moves a man that stands there. The squares of a jump are two rows apart. */
static void move_man(struct position *position, int from, int to)
{
    int row = square_row(from), column = square_column(from);
    int rows = square_row(to) - row, columns = square_column(to) - column;
    enum piece man = position_piece(position, from);
    position_put(position, from, PIECE_NONE);
    position_put(position, to, man);
    if (rows == 2 || rows == -2)
        position_put(position, square_at(row + rows / 2, column + columns / 2), PIECE_NONE);
    position->side = side_other(position->side);
}

/* Returns the position behind the moves, which are "11-15 22x18". */
static struct position position_behind(const struct position *start, const char *moves)
{
    struct position position = *start;
    while (*moves) {
        char *at;
        int from = (int)strtol(moves, &at, 10), to = (int)strtol(at + 1, &at, 10);
        move_man(&position, from, to);
        moves = at + strspn(at, " ");
    }
    return position;
}

static const struct ruleset *american(void)
{
    return &preset_find("american")->rules;
}

const char *opening_name(const struct ruleset *rules, const struct opening_line *line)
{
    struct position start = position_start(american());
    const char *name = NULL;
    int last = line->count;
    if (!ruleset_same_game(rules, american()))
        return NULL;
    for (int i = 0; i < OPENINGS; i++) {
        struct position position = position_behind(&start, openings[i].moves);
        for (int at = 0; at < last; at++)
            if (position_equal(line->positions[at], &position)) {
                name = openings[i].name;
                last = at;
            }
    }
    return name;
}

static char lower(char ch)
{
    return ch >= 'A' && ch <= 'Z' ? (char)(ch | 0x20) : ch;
}

static bool begins_with(const char *name, const char *word)
{
    while (*word && lower(*name) == *word) {
        name++;
        word++;
    }
    return !*word;
}

static bool is_called(const char *name, const char *word)
{
    bool is = begins_with(name, word);
    for (const char *at = strpbrk(name, " -"); at && !is; at = strpbrk(at + 1, " -"))
        is = begins_with(at + 1, word);
    return is;
}

int openings_called(const char *word, struct position out[OPENINGS_FOUND])
{
    struct position start = position_start(american());
    int count = 0;
    if (strlen(word) < OPENING_WORD)
        return 0;
    for (int i = 0; i < OPENINGS && count < OPENINGS_FOUND; i++)
        if (is_called(openings[i].name, word))
            out[count++] = position_behind(&start, openings[i].moves);
    return count;
}

const char *tree_opening(const struct game_tree *tree, const struct ruleset *rules, int node)
{
    struct opening_line line = {.count = 0};
    while (tree_state(tree, node)->ply > OPENING_PLIES)
        node = tree_parent(tree, node);
    for (; node != NODE_ROOT; node = tree_parent(tree, node))
        line.positions[line.count++] = &tree_state(tree, node)->position;
    return opening_name(rules, &line);
}

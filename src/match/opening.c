/* SPDX-License-Identifier: MIT */
#include "match/opening.h"

#include "base/translate.h"

#include <stdlib.h>
#include <string.h>

static const struct opening {
    const char *rules; /* the id of a shipped rule set */
    const char *moves, *name;
} openings[] = {
#define OPENING(rules, moves, name) {#rules, moves, name},
#include "match/openings.inc"
#undef OPENING
};

enum {
    OPENINGS = sizeof openings / sizeof *openings,
};

/* Reads a square, "11" or "c3", and puts `*at` behind it. */
static int read_square(const char **at)
{
    const char *text = *at;
    char *end;
    int number = (int)strtol(text, &end, 10);
    *at = end > text ? end : text + 2;
    return end > text ? number : square_at('9' - text[1], text[0] - 'a' + 1);
}

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

static const struct ruleset *rules_of(const struct opening *opening)
{
    return &preset_find(opening->rules)->rules;
}

/* Returns the position behind the moves, which are "11-15 22x18" or "c3-d4 d6-c5". */
static struct position position_behind(const struct opening *opening)
{
    struct position position = position_start(rules_of(opening));
    const char *at = opening->moves;
    while (*at) {
        int from = read_square(&at);
        at++;
        move_man(&position, from, read_square(&at));
        at += strspn(at, " ");
    }
    return position;
}

const char *opening_name(const struct ruleset *rules, const struct opening_line *line)
{
    const char *name = NULL;
    int last = line->count;
    for (int i = 0; i < OPENINGS; i++) {
        struct position position = position_behind(&openings[i]);
        for (int at = 0; at < last; at++)
            if (position_equal(line->positions[at], &position) &&
                ruleset_same_game(rules, rules_of(&openings[i]))) {
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
    int count = 0;
    if (strlen(word) < OPENING_WORD)
        return 0;
    for (int i = 0; i < OPENINGS && count < OPENINGS_FOUND; i++)
        if (is_called(tr_english(openings[i].name), word))
            out[count++] = position_behind(&openings[i]);
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

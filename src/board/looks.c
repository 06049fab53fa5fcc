/* SPDX-License-Identifier: MIT */
#include "board/looks.h"

#include "base/translate.h"

#include <string.h>

static const struct {
    const char *id;
    struct looks looks;
} table[] = {
    {"freejump", {THEME_PAPER, KING_MARK_STACK, PIECES_LETTERS, LABELS_ROW_COLUMN}},
    {"american", {THEME_WALNUT, KING_MARK_STACK, PIECES_DISCS, LABELS_NUMBER}},
    {"flying", {THEME_WALNUT, KING_MARK_RINGS, PIECES_DISCS, LABELS_NUMBER}},
    {"classic", {THEME_WALNUT, KING_MARK_CROWN, PIECES_DISCS, LABELS_NUMBER}},
    {"parlour", {THEME_WALNUT, KING_MARK_CROWN, PIECES_DISCS, LABELS_NUMBER}},
    {"russian", {THEME_WALNUT, KING_MARK_CROWN, PIECES_DISCS, LABELS_ALGEBRAIC}},
    {"brazilian", {THEME_WALNUT, KING_MARK_CROWN, PIECES_DISCS, LABELS_ALGEBRAIC}},
    {"czech", {THEME_WALNUT, KING_MARK_CROWN, PIECES_DISCS, LABELS_ALGEBRAIC}},
};

struct looks looks_of(const struct named_ruleset *rules)
{
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++)
        if (strcmp(table[i].id, rules->id) == 0)
            return table[i].looks;
    return (struct looks){THEME_WALNUT, KING_MARK_STACK, PIECES_DISCS, LABELS_NUMBER};
}

struct looks_choice looks_choice_of(struct looks looks)
{
    return (struct looks_choice){
        .board = 1 + (int)looks.board,
        .king_mark = 1 + (int)looks.king_mark,
        .pieces = 1 + (int)looks.pieces,
        .labels = 1 + (int)looks.labels,
    };
}

struct looks looks_choose(const struct named_ruleset *rules, struct looks_choice choice)
{
    struct looks looks = looks_of(rules);
    if (choice.board != AS_THE_RULES)
        looks.board = (enum theme_index)(choice.board - 1);
    if (choice.king_mark != AS_THE_RULES)
        looks.king_mark = (enum king_mark)(choice.king_mark - 1);
    if (choice.pieces != AS_THE_RULES)
        looks.pieces = (enum piece_style)(choice.pieces - 1);
    if (choice.labels != AS_THE_RULES)
        looks.labels = (enum labels)(choice.labels - 1);
    return looks;
}

/* For pieces that are letters, on any board. */
static const struct side_names letter_names = {N_("X"), N_("O"), N_("X"), N_("O")};

struct side_names looks_side_names(struct looks looks)
{
    return looks.pieces == PIECES_LETTERS ? letter_names : board_themes[looks.board].sides;
}

enum square_style looks_square_style(struct looks looks)
{
    switch (looks.labels) {
    case LABELS_ALGEBRAIC:
        return SQUARES_ALGEBRAIC;
    case LABELS_ROW_COLUMN:
        return SQUARES_ROW_COLUMN;
    case LABELS_NUMBER:
    case LABELS_OFF:
    case LABELS_COUNT:
        break;
    }
    return SQUARES_NUMBER;
}

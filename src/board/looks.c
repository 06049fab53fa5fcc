/* SPDX-License-Identifier: MIT */
#include "board/looks.h"

#include "base/translate.h"

#include <assert.h>
#include <string.h>

/* The first labels are the styles. */
static_assert((int)LABELS_ALGEBRAIC == (int)SQUARES_ALGEBRAIC &&
                  (int)LABELS_ROW_COLUMN == (int)SQUARES_ROW_COLUMN,
              "a style is a kind of labels");

static const struct {
    const char *id;
    enum theme_index board;
    enum king_mark king_mark;
    enum piece_style pieces;
} table[] = {
    {"freejump", THEME_PAPER, KING_MARK_STACK, PIECES_LETTERS},
    {"american", THEME_WALNUT, KING_MARK_STACK, PIECES_DISCS},
    {"flying", THEME_WALNUT, KING_MARK_RINGS, PIECES_DISCS},
    {"classic", THEME_WALNUT, KING_MARK_CROWN, PIECES_DISCS},
    {"parlour", THEME_WALNUT, KING_MARK_CROWN, PIECES_DISCS},
    {"russian", THEME_WALNUT, KING_MARK_CROWN, PIECES_DISCS},
    {"brazilian", THEME_WALNUT, KING_MARK_CROWN, PIECES_DISCS},
    {"czech", THEME_WALNUT, KING_MARK_CROWN, PIECES_DISCS},
};

struct looks looks_of(const struct named_ruleset *rules)
{
    enum labels labels = (enum labels)square_style_of(rules);
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++)
        if (strcmp(table[i].id, rules->id) == 0)
            return (struct looks){table[i].board, table[i].king_mark, table[i].pieces, labels};
    return (struct looks){THEME_WALNUT, KING_MARK_STACK, PIECES_DISCS, labels};
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
static const struct side_names letter_names = {
    /* TRANSLATORS: the sides on a board whose pieces are the letters X and O. */
    {N_C("a side", "X"), N_C("a side", "O")},
    {N_("X man"), N_("O man")},
    {N_("X king"), N_("O king")},
};

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

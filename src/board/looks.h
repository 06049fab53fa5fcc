/* SPDX-License-Identifier: MIT */
/* How board and pieces are shown. Each rule set has looks of its own (DESIGN 3, "shown with"); a
 * player may choose others. */
#ifndef BOARD_LOOKS_H
#define BOARD_LOOKS_H

#include "board/board_theme.h"
#include "notation/square_text.h"
#include "rules/ruleset.h"

enum king_mark {
    KING_MARK_STACK, /* a second disc on top */
    KING_MARK_RINGS, /* two rings */
    KING_MARK_CROWN,
    KING_MARK_COUNT,
};

enum piece_style {
    PIECES_DISCS,
    PIECES_LETTERS, /* x X o O */
    PIECE_STYLE_COUNT,
};

enum labels {
    LABELS_NUMBER,
    LABELS_ALGEBRAIC,
    LABELS_ROW_COLUMN,
    LABELS_OFF,
    LABELS_COUNT,
};

struct looks {
    enum theme_index board;
    enum king_mark king_mark;
    enum piece_style pieces;
    enum labels labels;
};

/* What a player chose: a value, or the one of the rule set. */
enum {
    AS_THE_RULES = 0, /* any other value: 1 + the choice */
};

struct looks_choice {
    int board, king_mark, pieces, labels;
};

/* Returns the looks of this rule set; for a changed one, those of the preset it was made from. */
struct looks looks_of(const struct named_ruleset *rules);

/* Returns the choice that gives these looks under any rule set. */
struct looks_choice looks_choice_of(struct looks looks);

struct looks looks_choose(const struct named_ruleset *rules, struct looks_choice choice);

/* Returns what the sides are called with these pieces. */
struct side_names looks_side_names(struct looks looks);

/* Returns how moves and messages name squares, given the labels on the board. */
enum square_style looks_square_style(struct looks looks);

#endif

/* SPDX-License-Identifier: MIT */
/* The GameType tag of PDN, `21,B,8,8,N1,0`: which well-known variant a game is, and how its squares
 * are named. Also, by this and other tags, which rules a game was played under. */
#ifndef NOTATION_GAME_TYPE_H
#define NOTATION_GAME_TYPE_H

#include "notation/square_text.h"
#include "notation/text_error.h"
#include "rules/ruleset.h"

/* A well-known variant; `id` is that of its preset. */
struct game_type {
    int number;
    const char *id;
};

enum {
    GAME_TYPE_COUNT = 8,
    GAME_TYPE_MAX = 32, /* size of any game_type_print, with the closing zero */
};

/* In the order of the presets, in which they are tried. */
extern const struct game_type game_types[GAME_TYPE_COUNT];

/* Returns the variant of `rules`, or NULL: they must equal its preset in every field except those
 * of draws, which tournaments choose for themselves. */
const struct game_type *game_type_find(const struct ruleset *rules);

void game_type_print(struct strbuf *out, const struct game_type *type);

/* Returns how squares are named in a game's text: by letters if the variant's books do so, else by
 * the variant's numbers. */
struct square_names game_square_names(const struct ruleset *rules);

/* --- The rules of a game that is read --- */

/* Where the rules come from, the strongest source first. */
enum rules_source {
    RULES_OF_TAG,       /* [Rules "american, capture=optional"] */
    RULES_OF_GAME_TYPE, /* [GameType "21"] */
    RULES_GIVEN,        /* by the caller */
    RULES_FITTING,      /* the first of game_types under which every move is legal */
    RULES_SOURCE_COUNT,
};

struct game_rules {
    enum rules_source source;
    struct named_ruleset rules;
    struct square_names names; /* of squares in the text */
};

/* Returns true if no square has this number here, but one of a larger board has it: fills `*error`,
 * without a place, with FAULT_OTHER_BOARD. */
bool square_is_of_other_board(int number, struct text_error *error);

/* Chooses the rules by the values of the two tags and the rules given, each of which may be NULL.
 * If none decides (an unknown GameType does not), the source is RULES_FITTING and the rules are
 * those of the first game type. Returns false and leaves `*out` alone for an invalid Rules tag and
 * for a game on another board; the place of the error is in the value of that tag. */
bool game_rules_choose(const char *rules_tag, const char *type_tag,
                       const struct named_ruleset *given, struct game_rules *out,
                       struct text_error *error);

#endif

/* SPDX-License-Identifier: MIT */
/* The GameType of PDN: which of the games that many people know a game is, and how its squares are
 * named: `21,B,8,8,N1,0`. And from this and other tags, under which rules a game was played. */
#ifndef NOTATION_GAME_TYPE_H
#define NOTATION_GAME_TYPE_H

#include "notation/square_text.h"
#include "notation/text_error.h"
#include "rules/ruleset.h"

/* A game that many people know; `id` is that of the preset. */
struct game_type {
    int number;
    const char *id;
};

enum {
    GAME_TYPE_COUNT = 8,
    GAME_TYPE_MAX = 32, /* room for every game_type_print, the closing zero included */
};

/* In the order of the presets, which is that in which they are tried. */
extern const struct game_type game_types[GAME_TYPE_COUNT];

/* The game that `rules` are, or NULL: they agree with its preset in every field but those of draws,
 * which tournaments decide for themselves. */
const struct game_type *game_type_find(const struct ruleset *rules);

void game_type_print(struct strbuf *out, const struct game_type *type);

/* How squares are named in a game's text: letters where the variant's books have them, else the
 * numbers of that variant. */
struct square_names game_square_names(const struct ruleset *rules);

/* --- The rules of a game that is read --- */

/* By what they are chosen, first the strongest. */
enum rules_source {
    RULES_OF_TAG,       /* [Rules "american, capture=optional"] */
    RULES_OF_GAME_TYPE, /* [GameType "21"] */
    RULES_GIVEN,        /* by whoever reads the game */
    RULES_FITTING,      /* the first of game_types under which every move is legal */
    RULES_SOURCE_COUNT,
};

struct game_rules {
    enum rules_source source;
    struct named_ruleset rules;
    struct square_names names; /* of the squares in the text */
};

/* The values of two tags, NULL where there is none, and the rules given, or NULL. Where nothing
 * speaks, the source is RULES_FITTING and the rules are those of the first game type; a GameType
 * that is not known does not speak. False, and `*out` untouched, for a Rules tag that is none and
 * for a game of another board; the place of the error is in the value of that tag. */
bool game_rules_choose(const char *rules_tag, const char *type_tag,
                       const struct named_ruleset *given, struct game_rules *out,
                       struct text_error *error);

#endif

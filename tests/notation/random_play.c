/* SPDX-License-Identifier: MIT */
#include "random_play.h"

#include "notation/fen.h"
#include "notation/ruleset_text.h"

#include <inttypes.h>

static int random_value(struct rng *rng, enum field field)
{
    const struct field_info *info = &field_infos[field];
    if (info->zero && rng_below(rng, 2))
        return 0;
    return info->low + (int)rng_below(rng, (uint32_t)(info->high - info->low + 1));
}

struct named_ruleset random_ruleset(struct rng *rng)
{
    struct named_ruleset rules = presets[rng_below(rng, PRESET_COUNT)];
    int changes = (int)rng_below(rng, 4);
    if (changes == 3)
        changes = FIELD_COUNT;
    for (int i = 0; i < changes; i++) {
        enum field field = (enum field)rng_below(rng, FIELD_COUNT);
        ruleset_set(&rules.rules, field, random_value(rng, field));
    }
    return rules;
}

struct position random_position(struct rng *rng)
{
    struct position position = {.side = (enum side)rng_below(rng, 2)};
    uint32_t kings_in_eight = rng_below(rng, 9);
    for (enum side side = BLACK; side <= WHITE; side++) {
        uint32_t count = rng_below(rng, PIECES_PER_SIDE + 1);
        for (uint32_t i = 0; i < count; i++) {
            int square = 1 + (int)rng_below(rng, SQUARE_COUNT);
            bool king =
                rng_below(rng, 8) < kings_in_eight || squareset_has(crownhead(side), square);
            if (position_piece(&position, square) != PIECE_NONE)
                continue;
            position_put(&position, square,
                         side == BLACK ? (king ? BLACK_KING : BLACK_MAN)
                                       : (king ? WHITE_KING : WHITE_MAN));
        }
    }
    return position;
}

const char *describe(const struct named_ruleset *rules, const struct position *position,
                     uint64_t seed)
{
    static char text[RULESET_TEXT_MAX + FEN_MAX + 64];
    struct strbuf out = strbuf_init(text, sizeof text);
    ruleset_print(&out, rules);
    strbuf_add(&out, "; ");
    fen_print(&out, position, square_names_plain);
    strbuf_addf(&out, "; seed %" PRIu64, seed);
    return text;
}

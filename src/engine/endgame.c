/* SPDX-License-Identifier: MIT */
#include "engine/endgame.h"

#include "rules/movegen.h"

/* Tables without distances have four entries a byte: 0 and 1 are codes, 2 is a draw. */
enum {
    PACKED_DRAW = 2,
};

struct ruleset endgame_rules(const struct ruleset *rules)
{
    static const enum field fields[] = {
        FIELD_CAPTURE,  FIELD_MAN_CAPTURE, FIELD_MAN_TAKES_KING, FIELD_KING, FIELD_LANDING,
        FIELD_CROWNING, FIELD_REMOVAL,     FIELD_PRIORITY,       FIELD_GOAL, FIELD_LONE_KINGS,
    };
    struct ruleset plain = preset_find("american")->rules;
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++)
        if (!field_idle(rules, fields[i]))
            ruleset_set(&plain, fields[i], ruleset_get(rules, fields[i]));
    if (rules->lone_kings == YES)
        plain.draws = rules->draws;
    return plain;
}

void endgame_begin(struct endgame *endgame, const struct ruleset *rules)
{
    *endgame = (struct endgame){
        .rules = endgame_rules(rules), .pieces = 1, .plies_pieces = ENDGAME_PLIES_PIECES};
    endgame->generator = generator_for(&endgame->rules);
    endgame_classes_make(&endgame->classes);
}

size_t endgame_table_size(const struct endgame *endgame, int class)
{
    size_t entries = endgame->classes.classes[class].entries;
    return endgame_knows_plies(endgame, class) ? entries : (entries + 3) / 4;
}

/* Returns up to how many pieces every class has its table. */
static int whole_pieces(const struct endgame *endgame)
{
    for (int i = 0; i < ENDGAME_CLASS_COUNT; i++)
        if (!endgame->tables[i])
            return endgame->classes.classes[i].pieces - 1;
    return ENDGAME_PIECES_MAX;
}

void endgame_add(struct endgame *endgame, int class, const uint8_t *table)
{
    endgame->tables[class] = table;
    endgame->pieces = whole_pieces(endgame);
}

uint8_t endgame_code_at(const struct endgame *endgame, int class, uint32_t entry)
{
    const uint8_t *table = endgame->tables[class];
    if (endgame_knows_plies(endgame, class))
        return table[entry];
    static const uint8_t unpacked[] = {
        0, 1, [PACKED_DRAW] = ENDGAME_CODE_DRAW, ENDGAME_CODE_UNKNOWN /* never occurs */
    };
    return unpacked[table[entry / 4] >> 2 * (entry % 4) & 3];
}

uint8_t endgame_code(const struct endgame *endgame, const struct position *position)
{
    struct endgame_place place;
    if (!position->pieces[position->side])
        return 0;
    if (!position->pieces[side_other(position->side)]) /* the opponent cannot reply */
        return movegen_any(&endgame->rules, position) ? 1 : 0;
    if (!endgame_find(&endgame->classes, position, &place) || !endgame->tables[place.class])
        return ENDGAME_CODE_UNKNOWN;
    return endgame_code_at(endgame, place.class, place.entry);
}

struct endgame_value endgame_probe(const struct endgame *endgame, const struct position *position)
{
    uint8_t code = endgame_code(endgame, position);
    if (code == ENDGAME_CODE_UNKNOWN || code == ENDGAME_CODE_DRAW)
        return (struct endgame_value){code == ENDGAME_CODE_DRAW ? ENDGAME_DRAW : ENDGAME_UNKNOWN,
                                      -1};
    bool over = !position->pieces[BLACK] || !position->pieces[WHITE];
    int pieces = bits_count(position_occupied(position));
    return (struct endgame_value){
        .outcome = endgame_code_wins(endgame, code) ? ENDGAME_WIN : ENDGAME_LOSS,
        .plies = over || pieces <= endgame->plies_pieces ? code : -1,
    };
}

enum endgame_lone_kings endgame_lone_kings(const struct endgame *endgame,
                                           const struct position *position)
{
    if (endgame->rules.lone_kings == NO || !position_has_lone_kings(position))
        return LONE_KINGS_PLAY_ON;
    return endgame->rules.draws == DRAWS_CLAIM ? LONE_KINGS_MAY_DRAW : LONE_KINGS_DRAW;
}

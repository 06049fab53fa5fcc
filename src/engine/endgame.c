/* SPDX-License-Identifier: MIT */
#include "engine/endgame.h"

#include "rules/movegen.h"

#include <stdlib.h>

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
        .rules = endgame_rules(rules),
        .pieces = 1,
        .pieces_most = 1,
        .plies_pieces = ENDGAME_PLIES_PIECES,
        .plies_end = ENDGAME_CODE_MOST,
    };
    endgame->generator = generator_for(&endgame->rules);
    endgame_classes_make(&endgame->classes);
}

/* --- Tables --- */

/* Returns up to how many pieces every class has its table. */
static int whole_pieces(const struct endgame *endgame)
{
    for (int i = 0; i < ENDGAME_CLASS_COUNT; i++)
        if (!endgame->tables[i].bytes)
            return endgame->classes.classes[i].pieces - 1;
    return ENDGAME_PIECES_MAX;
}

void endgame_add(struct endgame *endgame, int class, const struct endgame_table *table)
{
    int pieces = endgame->classes.classes[class].pieces;
    endgame->tables[class] = *table;
    endgame->pieces = whole_pieces(endgame);
    if (pieces > endgame->pieces_most)
        endgame->pieces_most = pieces;
}

void endgame_table_free(struct endgame_table *table)
{
    free((void *)table->bytes);
    free((void *)table->plies);
    *table = (struct endgame_table){0};
}

void endgame_summary_add(const struct endgame *endgame, struct endgame_summary *summary,
                         uint8_t code, bool exact)
{
    bool wins = code != ENDGAME_CODE_DRAW && endgame_code_wins(endgame, code);
    summary->draws += code == ENDGAME_CODE_DRAW;
    summary->wins += wins;
    summary->losses += code != ENDGAME_CODE_DRAW && !wins;
    if (wins && exact && code > summary->longest)
        summary->longest = code;
}

/* Returns where the outcomes of a packed table begin. */
static const uint8_t *outcomes_of(const struct endgame_table *table)
{
    return table->bytes + sizeof(struct endgame_summary);
}

bool endgame_fits(const struct endgame *endgame, int class, struct endgame_table *table)
{
    uint32_t entries = endgame->classes.classes[class].entries, decided;
    size_t head = sizeof(struct endgame_summary);
    if (!endgame_is_packed(endgame, class))
        return table->size == entries;
    if (table->size < head || !pack_fits(outcomes_of(table), table->size - head, entries, &decided))
        return false;
    if (table->plies_size == 0 && decided > 0)
        table->plies = NULL;
    return !table->plies || table->plies_size == decided;
}

/* --- Entries --- */

static const struct endgame_value unknown = {ENDGAME_UNKNOWN, -1};
static const struct endgame_value draw = {ENDGAME_DRAW, -1};

/* Returns the value of a position that is decided in `plies`. If that is not `exact`, only whether
 * it is even says something. */
static struct endgame_value value_of(const struct endgame *endgame, uint8_t plies, bool exact)
{
    return (struct endgame_value){endgame_code_wins(endgame, plies) ? ENDGAME_WIN : ENDGAME_LOSS,
                                  exact ? plies : -1};
}

/* Returns the value of an entry of a packed table that is no draw, with its distance. */
static struct endgame_value exact_value(const struct endgame *endgame, int class, uint32_t entry,
                                        enum pack_value parity)
{
    const struct endgame_table *table = &endgame->tables[class];
    uint32_t entries = endgame->classes.classes[class].entries;
    uint32_t at = pack_decided_before(outcomes_of(table), entries, entry);
    bool fits = at < table->plies_size && (table->plies[at] & 1) == (int)parity;
    return fits ? value_of(endgame, table->plies[at], true) : unknown;
}

static struct endgame_value packed_value(const struct endgame *endgame, int class, uint32_t entry)
{
    const struct endgame_table *table = &endgame->tables[class];
    enum pack_value value =
        pack_value(outcomes_of(table), endgame->classes.classes[class].entries, entry);
    if (value == PACK_ANY)
        return unknown;
    if (value == PACK_DRAW)
        return draw;
    return table->plies ? exact_value(endgame, class, entry, value)
                        : value_of(endgame, (uint8_t)value, false);
}

struct endgame_value endgame_entry(const struct endgame *endgame, int class, uint32_t entry)
{
    if (endgame_is_packed(endgame, class))
        return packed_value(endgame, class, entry);
    uint8_t code = endgame->tables[class].bytes[entry];
    return code == ENDGAME_CODE_DRAW ? draw : value_of(endgame, code, true);
}

/* --- Probing --- */

bool endgame_must_capture(const struct endgame *endgame, const struct position *position)
{
    return endgame->rules.capture == CAPTURE_MANDATORY &&
           endgame->generator->can_capture(&endgame->rules, position);
}

/* Looks up a position. Where a packed table has no entry the value is what the captures lead to, if
 * `resolves`. */
static struct endgame_value probe(const struct endgame *endgame, const struct position *position,
                                  bool resolves)
{
    struct endgame_place place;
    if (!position->pieces[position->side])
        return value_of(endgame, 0, true);
    if (!position->pieces[side_other(position->side)]) /* the opponent cannot reply */
        return value_of(endgame, movegen_any(&endgame->rules, position) ? 1 : 0, true);
    if (!endgame_find(&endgame->classes, position, &place) || !endgame->tables[place.class].bytes)
        return unknown;
    if (endgame_is_packed(endgame, place.class) && endgame_must_capture(endgame, position))
        return resolves ? endgame_value_due(endgame, position) : unknown;
    return endgame_entry(endgame, place.class, place.entry);
}

struct endgame_value endgame_probe(const struct endgame *endgame, const struct position *position)
{
    return probe(endgame, position, true);
}

struct endgame_value endgame_probe_entry(const struct endgame *endgame,
                                         const struct position *position)
{
    return probe(endgame, position, false);
}

/* --- What the moves lead to --- */

/* Returns true if `a` is better for the side to move than `b`: an early win before a late one, then
 * a draw, then a late loss before an early one. An unknown distance counts as a short one, so a
 * loss may come later than the better of two values says. */
static bool better(const struct endgame_value *a, const struct endgame_value *b)
{
    if (a->outcome != b->outcome)
        return a->outcome > b->outcome;
    return a->outcome == ENDGAME_WIN ? a->plies < b->plies : a->plies > b->plies;
}

/* Returns the value of a position whose only move leads to this one. */
static struct endgame_value before(struct endgame_value after)
{
    static const enum endgame_outcome turned[] = {
        [ENDGAME_UNKNOWN] = ENDGAME_UNKNOWN,
        [ENDGAME_LOSS] = ENDGAME_WIN,
        [ENDGAME_DRAW] = ENDGAME_DRAW,
        [ENDGAME_WIN] = ENDGAME_LOSS,
    };
    return (struct endgame_value){turned[after.outcome],
                                  after.plies < 0 ? after.plies : after.plies + 1};
}

/* Returns the best of what the moves lead to. A move to the unknown may win. */
static struct endgame_value best_of(const struct endgame *endgame, const struct position *position,
                                    const struct bare_list *moves)
{
    struct endgame_value best = unknown;
    bool all_known = true;
    for (int i = 0; i < moves->count; i++) {
        struct position after = position_after_bare(position, &moves->moves[i]);
        struct endgame_value value = before(endgame_probe(endgame, &after));
        all_known &= value.outcome != ENDGAME_UNKNOWN;
        if (i == 0 || better(&value, &best))
            best = value;
    }
    return all_known || best.outcome == ENDGAME_WIN ? best : unknown;
}

struct endgame_value endgame_value_due(const struct endgame *endgame,
                                       const struct position *position)
{
    struct bare_list moves;
    endgame->generator->movegen_bare(&endgame->rules, position, &moves);
    enum endgame_lone_kings lone = endgame_lone_kings(endgame, position);
    if (moves.count == 0)
        return value_of(endgame, 0, true);
    if (lone == LONE_KINGS_DRAW)
        return draw;
    struct endgame_value best = best_of(endgame, position, &moves);
    bool claims = lone == LONE_KINGS_MAY_DRAW && best.outcome != ENDGAME_UNKNOWN;
    return claims && better(&draw, &best) ? draw : best;
}

enum endgame_lone_kings endgame_lone_kings(const struct endgame *endgame,
                                           const struct position *position)
{
    if (endgame->rules.lone_kings == NO || !position_has_lone_kings(position))
        return LONE_KINGS_PLAY_ON;
    return endgame->rules.draws == DRAWS_CLAIM ? LONE_KINGS_MAY_DRAW : LONE_KINGS_DRAW;
}

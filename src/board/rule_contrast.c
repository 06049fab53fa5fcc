/* SPDX-License-Identifier: MIT */
#include "board/rule_contrast.h"

#include "board/rule_demos.h"
#include "prose/rule_words.h"

bool same_moves(const struct ruleset *rules, const struct ruleset *other,
                const struct position *position)
{
    struct movelist list, others;
    movegen(rules, position, &list);
    movegen(other, position, &others);
    bool same = list.count == others.count;
    for (int i = 0; i < list.count && same; i++)
        same = movelist_find(&others, list.moves[i].path, list.moves[i].steps + 1) != NULL;
    return same;
}

/* Finds a position of the play in which the two have different moves. */
static bool parts(const struct rule_demo *demo, const struct ruleset *rules,
                  const struct ruleset *other, struct rule_contrast *found)
{
    struct rule_reel reel;
    if (demo->value == DEMO_OTHER || !rule_reel_make(&reel, demo, demo->value))
        return false;
    for (int ply = 0; ply < reel.plies; ply++)
        if (!same_moves(rules, other, &reel.positions[ply])) {
            *found = (struct rule_contrast){demo->field, reel.positions[ply]};
            return true;
        }
    return false;
}

bool rule_contrast_find(const struct ruleset *rules, const struct ruleset *other,
                        struct rule_contrast *found)
{
    for (int i = 0; i < FIELD_COUNT; i++)
        for (int j = 0; j < rule_demo_count; j++)
            if (rule_demos[j].field == telling_order[i] &&
                rule_field_differs(rules, other, telling_order[i]) &&
                parts(&rule_demos[j], rules, other, found))
                return true;
    for (int j = 0; j < rule_demo_count; j++)
        if (parts(&rule_demos[j], rules, other, found))
            return true;
    return false;
}

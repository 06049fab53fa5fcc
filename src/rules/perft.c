/* SPDX-License-Identifier: MIT */
#include "rules/perft.h"

uint64_t perft(const struct ruleset *rules, const struct position *position, int depth)
{
    if (depth == 0)
        return 1;
    struct movelist list;
    movegen(rules, position, &list);
    if (depth == 1)
        return (uint64_t)list.count;
    uint64_t leaves = 0;
    for (int i = 0; i < list.count; i++) {
        struct position after = position_after(position, &list.moves[i]);
        leaves += perft(rules, &after, depth - 1);
    }
    return leaves;
}

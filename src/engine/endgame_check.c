/* SPDX-License-Identifier: MIT */
#include "engine/endgame_solve.h"

#include <string.h>

/* Returns true if what a table says agrees with what the moves lead to. It need not say how long
 * that takes if it is packed. */
static bool agree(const struct endgame_value *found, const struct endgame_value *due, bool exact)
{
    bool same_plies = found->plies == due->plies;
    return found->outcome == due->outcome && (same_plies || (!exact && found->plies < 0));
}

static bool check_entry(const struct endgame *endgame, int class, uint32_t entry,
                        const struct position *position, struct endgame_verdict *verdict)
{
    bool packed = endgame_is_packed(endgame, class);
    if (packed && endgame_must_capture(endgame, position))
        return true; /* there is no entry */
    struct endgame_value found = endgame_entry(endgame, class, entry);
    struct endgame_value due = endgame_value_due(endgame, position);
    if (agree(&found, &due, !packed || endgame->tables[class].plies))
        return true;
    *verdict = (struct endgame_verdict){ENDGAME_WRONG, *position, found, due};
    return false;
}

struct endgame_verdict endgame_check(const struct endgame *endgame, int class,
                                     const atomic_bool *stop)
{
    const struct endgame_class *of = &endgame->classes.classes[class];
    struct endgame_verdict verdict = {.finding = ENDGAME_RIGHT};
    struct endgame_placing placing;
    endgame_placing_begin(&placing, of);
    for (uint32_t entry = 0; entry < of->entries && verdict.finding == ENDGAME_RIGHT; entry++) {
        struct position position = endgame_position_of(&placing, entry);
        check_entry(endgame, class, entry, &position, &verdict);
        if (stop && atomic_load_explicit(stop, memory_order_relaxed))
            verdict.finding = ENDGAME_STOPPED;
    }
    endgame_placing_finish(&placing);
    return verdict;
}

struct endgame_summary endgame_summary(const struct endgame *endgame, int class)
{
    const struct endgame_table *table = &endgame->tables[class];
    struct endgame_summary summary = {.longest = -1};
    if (endgame_is_packed(endgame, class)) {
        memcpy(&summary, table->bytes, sizeof summary);
        return summary;
    }
    for (size_t entry = 0; entry < table->size; entry++)
        endgame_summary_add(endgame, &summary, table->bytes[entry], true);
    return summary;
}

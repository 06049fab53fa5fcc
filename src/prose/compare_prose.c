/* SPDX-License-Identifier: MIT */
#include "prose/compare_prose.h"

#include "base/template.h"
#include "base/translate.h"
#include "prose/verdict_prose.h"

enum {
    COUNT_SIZE = 120,
};

void move_count_print(struct strbuf *out, int count, int only_here)
{
    const char *template = only_here > 0 ? tr_n("{count} move, {only} only here",
                                                "{count} moves, {only} only here", count)
                                         : tr_n("{count} move", "{count} moves", count);
    FILL(out, template, {"count", number_text(count).text}, {"only", number_text(only_here).text});
}

void rules_move_count_print(struct strbuf *out, const char *rules, int count, int only_here)
{
    char memory[COUNT_SIZE];
    struct strbuf counted = strbuf_init(memory, sizeof memory);
    move_count_print(&counted, count, only_here);
    FILL(out, tr("{rules}: {counted}"), {"rules", rules}, {"counted", memory});
}

void not_a_move_print(struct strbuf *out, const struct named_ruleset *rules,
                      const struct position *position, const struct move *move,
                      struct square_names names, struct side_names sides)
{
    for (int i = 0; i <= move->steps; i++) {
        struct verdict found = verdict(&rules->rules, position, move->path, i, move->path[i]);
        if (found.kind == VERDICT_REFUSED) {
            verdict_print(out, rules, position, &found, names, sides);
            return;
        }
        if (i == move->steps && found.kind == VERDICT_PART)
            FILL(out, tr("{rules}: the capture would have to go on."),
                 {"rules", ruleset_title(rules).text});
    }
}

const char *legal_under_both(void)
{
    return tr("Both rule sets allow this move.");
}

const char *no_difference(void)
{
    return tr("In this position both rule sets allow the same moves.");
}

const char *point_at_a_move(void)
{
    return tr("Point at a move, or go to it by Tab, to see it on the board.");
}

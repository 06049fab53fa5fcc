/* SPDX-License-Identifier: MIT */
#include "prose/compare_prose.h"

#include "base/template.h"
#include "base/translate.h"
#include "prose/rules_page.h"
#include "prose/verdict_prose.h"

enum {
    COUNT_SIZE = 120,
};

void move_count_print(struct strbuf *out, int count, int only_here)
{
    /* TRANSLATORS: how many moves a rule set allows, and how many of them the other one does not.
     */
    const char *template = only_here > 0 ? tr_n("{count} move, only here: {only}",
                                                "{count} moves, only here: {only}", count)
                                         : tr_n("{count} move", "{count} moves", count);
    FILL(out, template, {"count", number_text(count).text}, {"only", number_text(only_here).text});
}

void rules_move_count_print(struct strbuf *out, const char *rules, int count, int only_here)
{
    char memory[COUNT_SIZE];
    struct strbuf counted = strbuf_init(memory, sizeof memory);
    move_count_print(&counted, count, only_here);
    /* TRANSLATORS: {counted} is "7 moves, only here: 2". */
    FILL(out, tr("{rules}: {counted}"), {"rules", rules}, {"counted", memory});
}

void not_a_move_print(struct strbuf *out, const struct named_ruleset *rules,
                      const struct position *position, const struct move *move,
                      struct square_names names, struct side_names sides)
{
    int at;
    struct verdict found =
        verdict_of_path(&rules->rules, position, move->path, move->steps + 1, &at);
    verdict_print(out, rules, position, &found, names, sides);
}

void legal_under_both_print(struct strbuf *out, const struct named_ruleset *rules,
                            const struct named_ruleset *other)
{
    FILL(out, tr("Both rule sets allow this move: {rules}, {other}."),
         {"rules", ruleset_title(rules).text}, {"other", ruleset_title(other).text});
}

void no_difference_print(struct strbuf *out, const struct named_ruleset *rules,
                         const struct named_ruleset *other)
{
    FILL(out, tr("In this position both rule sets allow the same moves: {rules}, {other}."),
         {"rules", ruleset_title(rules).text}, {"other", ruleset_title(other).text});
}

void compared_ply_print(struct strbuf *out, int ply)
{
    if (ply == 0)
        strbuf_add(out, tr("The start of this game"));
    else
        FILL(out, tr_n("This game after {count} move", "This game after {count} moves", ply),
             {"count", number_text(ply).text});
}

void compared_example_print(struct strbuf *out, enum field field)
{
    /* TRANSLATORS: {field} is the title of a rule: "An example: Capturing". */
    FILL(out, tr("An example: {field}"), {"field", field_title(field)});
}

const char *no_contrast(void)
{
    return tr("No known position shows a difference between these two.");
}

const char *point_at_a_move(void)
{
    return tr("Point at a move, or reach it with Tab, to see it on the board.");
}

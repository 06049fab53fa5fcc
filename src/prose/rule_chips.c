/* SPDX-License-Identifier: MIT */
#include "prose/rule_chips.h"

#include "base/template.h"
#include "base/translate.h"
#include "prose/rules_line.h"

enum {
    VALUES_MAX = 5,
};

/* By the field's value; where a number is counted, of any but nought. A value without words is what
 * everybody expects. */
struct chip_words {
    enum field field;
    const char *words[VALUES_MAX];
    struct counted_text counted;
};

/* The most surprising first. It is not the order of the line (telling_order): the line has only
 * what differs from American, and begins with what few others have; chips also say what is usual,
 * where one asks for kings and men before the choice of captures. Without a chip: who begins, which
 * stands below the chips; the corner and the names of squares, which the board shows; what resets
 * the count of quiet moves, which the draw meter says when it matters. */
static const struct chip_words table[] = {
    {FIELD_GOAL, {[GOAL_LOSE] = N_("lose all to win")}},
    {FIELD_CAPTURE,
     {[CAPTURE_MANDATORY] = N_("must capture"), [CAPTURE_OPTIONAL] = N_("may capture")}},
    {FIELD_ROWS, {[2] = N_("eight men each")}},
    {FIELD_KING, {[KING_SHORT] = N_("kings one step"), [KING_FLYING] = N_("kings fly")}},
    {FIELD_MAN_CAPTURE,
     {[MAN_CAPTURES_FORWARD] = N_("men capture forward"),
      [MAN_CAPTURES_ANY] = N_("men capture any way")}},
    {FIELD_MAN_TAKES_KING, {[NO] = N_("men spare kings")}},
    {FIELD_PRIORITY,
     {[PRIORITY_KING] = N_("kings capture first"),
      [PRIORITY_MOST] = N_("capture the most"),
      [PRIORITY_MOST_KINGS] = N_("capture the most"),
      [PRIORITY_ITALIAN] = N_("strict capture order")}},
    {FIELD_CROWNING,
     {[CROWNING_CONTINUES] = N_("new kings capture on"),
      [CROWNING_AT_REST] = N_("crowned only at rest")}},
    {FIELD_LANDING, {[LANDING_FREE] = N_("kings land freely")}},
    {FIELD_LONE_KINGS, {[YES] = N_("lone kings: draw")}},
    {FIELD_REPETITION, {NULL}, N_COUNTED("same {count} time: draw", "same {count} times: draw")},
    {FIELD_QUIET, {NULL}, N_COUNTED("{count} quiet move: draw", "{count} quiet moves: draw")},
    {FIELD_REMOVAL, {[REMOVAL_AFTER] = N_("captured leave last")}},
    {FIELD_DRAWS, {[DRAWS_CLAIM] = N_("draws are claimed")}},
};

/* Adds what there is to be said of the value; false: nothing. */
static bool chip_print(struct strbuf *out, const struct chip_words *row, int value)
{
    if (row->counted.one && value > 0)
        FILL(out, tr_counted(row->counted, value), {"count", number_text(value).text});
    else if (!row->counted.one && row->words[value])
        strbuf_add(out, tr(row->words[value]));
    return out->length > 0;
}

/* Is the value one that surprises, or the one that everybody expects? */
static bool belongs(const struct ruleset *rules, enum field field, bool surprises)
{
    return surprises ? field_surprises(rules, field)
                     : ruleset_get(rules, field) == ruleset_get(usual_rules(), field);
}

int rule_chips(const struct ruleset *rules, struct rule_chip chips[RULE_CHIPS_MAX])
{
    int count = 0, rows = sizeof table / sizeof table[0];
    for (int i = 0; i < 2 * rows && count < RULE_CHIPS_MAX; i++) {
        const struct chip_words *row = &table[i % rows];
        struct strbuf out = strbuf_init(chips[count].text, sizeof chips[count].text);
        if (belongs(rules, row->field, i < rows))
            count += chip_print(&out, row, ruleset_get(rules, row->field));
    }
    return count;
}

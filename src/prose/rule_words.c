/* SPDX-License-Identifier: MIT */
#include "prose/rule_words.h"

#include "base/template.h"
#include "base/translate.h"

static const char *const corner_words[] = {N_("Dark at the left"), N_("Light at the left")};
static const char *const squares_words[] = {N_("1 at the top left"), N_("1 at the top right"),
                                            N_("1 at the bottom left"), N_("1 at the bottom right"),
                                            N_("a1 to h8")};
static const char *const capture_words[] = {N_("Must capture"), N_("May capture")};
static const char *const man_capture_words[] = {N_("Forward"), N_("Forward and backward")};
static const char *const man_takes_king_words[] = {N_("Never"), N_("May capture")};
static const char *const king_words[] = {N_("Short"), N_("Flying")};
static const char *const landing_words[] = {N_("Right behind"), N_("Anywhere behind")};
static const char *const crowning_words[] = {N_("The move ends"), N_("Goes on as a king"),
                                             N_("Goes on as a man")};
static const char *const removal_words[] = {N_("Leave at once"), N_("Leave at the end")};
static const char *const priority_words[] = {N_("Any"), N_("A king's first"), N_("Most pieces"),
                                             N_("Most, then kings"), N_("Italian order")};
static const char *const goal_words[] = {N_("Capture or block"), N_("Giveaway")};
static const char *const quiet_reset_words[] = {N_("A capture"), N_("Capture or crowning"),
                                                N_("Capture or man")};
static const char *const lone_kings_words[] = {N_("Play on"), N_("A draw")};
static const char *const draws_words[] = {N_("By themselves"), N_("When claimed")};

static const char *const *const words[FIELD_COUNT] = {
    [FIELD_CORNER] = corner_words,
    [FIELD_SQUARES] = squares_words,
    [FIELD_CAPTURE] = capture_words,
    [FIELD_MAN_CAPTURE] = man_capture_words,
    [FIELD_MAN_TAKES_KING] = man_takes_king_words,
    [FIELD_KING] = king_words,
    [FIELD_LANDING] = landing_words,
    [FIELD_CROWNING] = crowning_words,
    [FIELD_REMOVAL] = removal_words,
    [FIELD_PRIORITY] = priority_words,
    [FIELD_GOAL] = goal_words,
    [FIELD_QUIET_RESET] = quiet_reset_words,
    [FIELD_LONE_KINGS] = lone_kings_words,
    [FIELD_DRAWS] = draws_words,
};

void rule_value_print(struct strbuf *out, enum field field, int value, struct side_names sides)
{
    struct number_text count = number_text(value);
    if (field == FIELD_FIRST)
        strbuf_add(out, side_name((enum side)value, sides));
    else if (words[field])
        strbuf_add(out, tr(words[field][value]));
    else if (value == 0)
        strbuf_add(out, tr("Never"));
    else if (field == FIELD_ROWS)
        strbuf_add(out, value == 2 ? tr("2 rows, 8 men") : tr("3 rows, 12 men"));
    else if (field == FIELD_REPETITION)
        FILL(out, tr_n("{count} time", "{count} times", value), {"count", count.text});
    else
        FILL(out, tr_n("{count} move", "{count} moves", value), {"count", count.text});
}

static const char *const idle_reasons[FIELD_COUNT] = {
    [FIELD_LANDING] = N_("This does nothing here: a short king has only one square to land on. The "
                         "board shows flying kings."),
    [FIELD_REMOVAL] = N_("This does nothing here: a short jump never meets the square of a piece "
                         "that it captured before. The board shows flying kings."),
    [FIELD_QUIET_RESET] = N_("This does nothing here: quiet moves are not counted."),
    [FIELD_DRAWS] = N_("This does nothing here: there are no such draws."),
};

const char *rule_idle_reason(enum field field)
{
    return tr(idle_reasons[field]);
}

/* The numbers that people play by; others are typed. */
static const int repetition_steps[] = {0, 2, 3, 4, 5, 6, 8, 10};
static const int quiet_steps[] = {0,  2,  10, 15, 20, 24,  25,  30,  32,  40,
                                  50, 60, 64, 80, 99, 100, 120, 150, 200, 300};

#define COUNT_OF(array) (int)(sizeof(array) / sizeof(array)[0])

int rule_steps(enum field field, int value, int *out)
{
    const struct field_info *info = &field_infos[field];
    const int *usual = field == FIELD_REPETITION ? repetition_steps : quiet_steps;
    int usual_count =
        field == FIELD_REPETITION ? COUNT_OF(repetition_steps) : COUNT_OF(quiet_steps);
    int count = 0;
    if (info->values || field == FIELD_ROWS) {
        for (int i = info->low; i <= info->high; i++)
            out[count++] = i;
        return count;
    }
    for (int i = 0; i < usual_count; i++) {
        bool between = value < usual[i] && (i == 0 || value > usual[i - 1]);
        if (between)
            out[count++] = value;
        out[count++] = usual[i];
    }
    if (value > usual[usual_count - 1])
        out[count++] = value;
    return count;
}

bool rule_field_differs(const struct ruleset *rules, const struct ruleset *other, enum field field)
{
    if (field_idle(rules, field))
        return false;
    return field_idle(other, field) || ruleset_get(rules, field) != ruleset_get(other, field);
}

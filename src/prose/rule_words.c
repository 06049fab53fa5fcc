/* SPDX-License-Identifier: MIT */
#include "prose/rule_words.h"

static const char *const side_words[] = {"Black", "White"};
static const char *const corner_words[] = {"Dark at the left", "Light at the left"};
static const char *const squares_words[] = {"1 at the top left", "1 at the top right",
                                            "1 at the bottom left", "1 at the bottom right",
                                            "a1 to h8"};
static const char *const capture_words[] = {"Must capture", "May capture"};
static const char *const man_capture_words[] = {"Forward", "Forward and backward"};
static const char *const man_takes_king_words[] = {"Never", "May capture"};
static const char *const king_words[] = {"Short", "Flying"};
static const char *const landing_words[] = {"Right behind", "Anywhere behind"};
static const char *const crowning_words[] = {"The move ends", "Goes on as a king",
                                             "Goes on as a man"};
static const char *const removal_words[] = {"Leave at once", "Leave at the end"};
static const char *const priority_words[] = {"Any", "A king's first", "Most pieces",
                                             "Most, then kings", "Italian order"};
static const char *const goal_words[] = {"Capture or block", "Giveaway"};
static const char *const quiet_reset_words[] = {"A capture", "Capture or crowning",
                                                "Capture or man"};
static const char *const lone_kings_words[] = {"Play on", "A draw"};
static const char *const draws_words[] = {"By themselves", "When claimed"};

static const char *const *const words[FIELD_COUNT] = {
    [FIELD_FIRST] = side_words,
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

void rule_value_print(struct strbuf *out, enum field field, int value)
{
    if (words[field])
        strbuf_add(out, words[field][value]);
    else if (value == 0)
        strbuf_add(out, "Never");
    else if (field == FIELD_ROWS)
        strbuf_addf(out, "%d rows, %d men", value, 4 * value);
    else if (field == FIELD_REPETITION)
        strbuf_addf(out, "%d times", value);
    else
        strbuf_addf(out, "%d move%s", value, value == 1 ? "" : "s");
}

const char *rule_idle_reason(enum field field)
{
    switch (field) {
    case FIELD_LANDING:
        return "This does nothing here: a short king has only one square to land on. The "
               "board shows flying kings.";
    case FIELD_REMOVAL:
        return "This does nothing here: a short jump never meets the square of a piece that it "
               "captured before. The board shows flying kings.";
    case FIELD_QUIET_RESET:
        return "This does nothing here: quiet moves are not counted.";
    default:
        return "This does nothing here: there are no such draws.";
    }
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

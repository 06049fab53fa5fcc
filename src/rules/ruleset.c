/* SPDX-License-Identifier: MIT */
#include "rules/ruleset.h"

#include <assert.h>
#include <string.h>

/* Every field is read and written as an int through its offset. */
static_assert(sizeof(enum side) == sizeof(int), "an enum field is as wide as an int");

static const char *const side_values[] = {"black", "white"};
static const char *const corner_values[] = {"dark", "light"};
static const char *const squares_values[] = {"top-left", "top-right", "bottom-left", "bottom-right",
                                             "algebraic"};
static const char *const capture_values[] = {"mandatory", "optional"};
static const char *const man_capture_values[] = {"forward", "any"};
static const char *const no_yes_values[] = {"no", "yes"};
static const char *const king_values[] = {"short", "flying"};
static const char *const landing_values[] = {"behind", "free"};
static const char *const crowning_values[] = {"ends", "continues", "at-rest"};
static const char *const removal_values[] = {"at-once", "after"};
static const char *const priority_values[] = {"none", "king", "most", "most-kings", "italian"};
static const char *const goal_values[] = {"win", "lose"};
static const char *const quiet_reset_values[] = {"capture", "capture-or-crown", "capture-or-man"};
static const char *const draws_values[] = {"automatic", "claim"};

#define COUNT_OF(array) (int)(sizeof(array) / sizeof(array)[0])
#define CHOICE(text, member, names)                                                                \
    {                                                                                              \
        .name = text, .values = names, .count = COUNT_OF(names), .high = COUNT_OF(names) - 1,      \
        .offset = offsetof(struct ruleset, member)                                                 \
    }
#define NUMBER(text, member, least, most, never)                                                   \
    {                                                                                              \
        .name = text, .low = least, .high = most, .zero = never,                                   \
        .offset = offsetof(struct ruleset, member)                                                 \
    }

const struct field_info field_infos[FIELD_COUNT] = {
    [FIELD_FIRST] = CHOICE("first", first, side_values),
    [FIELD_CORNER] = CHOICE("corner", corner, corner_values),
    [FIELD_SQUARES] = CHOICE("squares", squares, squares_values),
    [FIELD_ROWS] = NUMBER("rows", rows, 2, 3, false),
    [FIELD_CAPTURE] = CHOICE("capture", capture, capture_values),
    [FIELD_MAN_CAPTURE] = CHOICE("man-capture", man_capture, man_capture_values),
    [FIELD_MAN_TAKES_KING] = CHOICE("man-takes-king", man_takes_king, no_yes_values),
    [FIELD_KING] = CHOICE("king", king, king_values),
    [FIELD_LANDING] = CHOICE("landing", landing, landing_values),
    [FIELD_CROWNING] = CHOICE("crowning", crowning, crowning_values),
    [FIELD_REMOVAL] = CHOICE("removal", removal, removal_values),
    [FIELD_PRIORITY] = CHOICE("priority", priority, priority_values),
    [FIELD_GOAL] = CHOICE("goal", goal, goal_values),
    [FIELD_REPETITION] = NUMBER("repetition", repetition, 2, 99, true),
    [FIELD_QUIET] = NUMBER("quiet", quiet, 1, 999, true),
    [FIELD_QUIET_RESET] = CHOICE("quiet-reset", quiet_reset, quiet_reset_values),
    [FIELD_LONE_KINGS] = CHOICE("lone-kings", lone_kings, no_yes_values),
    [FIELD_DRAWS] = CHOICE("draws", draws, draws_values),
};

int ruleset_get(const struct ruleset *rules, enum field field)
{
    int value;
    memcpy(&value, (const char *)rules + field_infos[field].offset, sizeof value);
    return value;
}

void ruleset_set(struct ruleset *rules, enum field field, int value)
{
    assert(field_allows(field, value));
    memcpy((char *)rules + field_infos[field].offset, &value, sizeof value);
}

bool field_allows(enum field field, int value)
{
    const struct field_info *info = &field_infos[field];
    return (value >= info->low && value <= info->high) || (info->zero && value == 0);
}

bool ruleset_equal(const struct ruleset *a, const struct ruleset *b)
{
    for (enum field field = 0; field < FIELD_COUNT; field++)
        if (ruleset_get(a, field) != ruleset_get(b, field))
            return false;
    return true;
}

bool field_idle(const struct ruleset *rules, enum field field)
{
    /* A short jump moves by two rows, so it never meets the square of a piece jumped before. */
    if (field == FIELD_LANDING || field == FIELD_REMOVAL)
        return rules->king == KING_SHORT;
    if (field == FIELD_QUIET_RESET)
        return rules->quiet == 0;
    return field == FIELD_DRAWS && rules->repetition == 0 && rules->quiet == 0 &&
           rules->lone_kings == NO;
}

static bool of_draws(enum field field)
{
    return field == FIELD_REPETITION || field == FIELD_QUIET || field == FIELD_QUIET_RESET ||
           field == FIELD_LONE_KINGS || field == FIELD_DRAWS;
}

bool ruleset_same_game(const struct ruleset *a, const struct ruleset *b)
{
    for (enum field field = 0; field < FIELD_COUNT; field++) {
        bool idle = field_idle(a, field) && field_idle(b, field);
        if (!of_draws(field) && !idle && ruleset_get(a, field) != ruleset_get(b, field))
            return false;
    }
    return true;
}

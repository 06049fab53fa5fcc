/* SPDX-License-Identifier: MIT */
/* A rule set: each house rule is a field (DESIGN 3). A rule set is a plain value, and every
 * combination of values is a playable game. Only the table of fields knows the names of fields and
 * values: parsing, printing, explaining and editing all read it. */
#ifndef RULES_RULESET_H
#define RULES_RULESET_H

#include <stdbool.h>
#include <stddef.h>

enum side {
    BLACK,
    WHITE,
};

static inline enum side side_other(enum side side)
{
    return side == BLACK ? WHITE : BLACK;
}

enum corner {
    CORNER_DARK,
    CORNER_LIGHT,
};

enum numbering {
    NUMBERS_TOP_LEFT,
    NUMBERS_TOP_RIGHT,
    NUMBERS_BOTTOM_LEFT,
    NUMBERS_BOTTOM_RIGHT,
    NUMBERS_ALGEBRAIC,
};

enum capture_duty {
    CAPTURE_MANDATORY,
    CAPTURE_OPTIONAL,
};

enum man_capture {
    MAN_CAPTURES_FORWARD,
    MAN_CAPTURES_ANY,
};

enum yes_no {
    NO,
    YES,
};

enum king_reach {
    KING_SHORT,
    KING_FLYING,
};

enum landing {
    LANDING_BEHIND,
    LANDING_FREE,
};

enum crowning {
    CROWNING_ENDS,
    CROWNING_CONTINUES,
    CROWNING_AT_REST,
};

enum removal {
    REMOVAL_AT_ONCE,
    REMOVAL_AFTER,
};

enum priority {
    PRIORITY_NONE,
    PRIORITY_KING,
    PRIORITY_MOST,
    PRIORITY_MOST_KINGS,
    PRIORITY_ITALIAN,
};

enum goal {
    GOAL_WIN,
    GOAL_LOSE,
};

enum quiet_reset {
    RESET_CAPTURE,
    RESET_CAPTURE_OR_CROWN,
    RESET_CAPTURE_OR_MAN,
};

enum draws {
    DRAWS_AUTOMATIC,
    DRAWS_CLAIM,
};

struct ruleset {
    enum side first;
    enum corner corner;
    enum numbering squares;
    int rows; /* 2 or 3 */
    enum capture_duty capture;
    enum man_capture man_capture;
    enum yes_no man_takes_king;
    enum king_reach king;
    enum landing landing;
    enum crowning crowning;
    enum removal removal;
    enum priority priority;
    enum goal goal;
    int repetition; /* occurrences for a draw; 0: never */
    int quiet;      /* quiet plies, of both sides together, for a draw; 0: never */
    enum quiet_reset quiet_reset;
    enum yes_no lone_kings;
    enum draws draws;
};

/* The fields in the order of DESIGN 3, which is the order of printing. */
enum field {
    FIELD_FIRST,
    FIELD_CORNER,
    FIELD_SQUARES,
    FIELD_ROWS,
    FIELD_CAPTURE,
    FIELD_MAN_CAPTURE,
    FIELD_MAN_TAKES_KING,
    FIELD_KING,
    FIELD_LANDING,
    FIELD_CROWNING,
    FIELD_REMOVAL,
    FIELD_PRIORITY,
    FIELD_GOAL,
    FIELD_REPETITION,
    FIELD_QUIET,
    FIELD_QUIET_RESET,
    FIELD_LONE_KINGS,
    FIELD_DRAWS,
    FIELD_COUNT,
    FIELD_NONE = FIELD_COUNT,
};

/* The values of a field. A choice has named values, 0 to `count` - 1. A number is from `low` to
 * `high`, or 0 for never if `zero` is set. */
struct field_info {
    const char *name;
    const char *const *values; /* NULL for a number */
    int count;
    int low, high;
    bool zero; /* a number that may also be 0 */
    size_t offset;
};

extern const struct field_info field_infos[FIELD_COUNT];

int ruleset_get(const struct ruleset *rules, enum field field);

/* `value` must be valid for the field: field_allows says so. */
void ruleset_set(struct ruleset *rules, enum field field, int value);

bool field_allows(enum field field, int value);

/* Returns true if all fields are equal. */
bool ruleset_equal(const struct ruleset *a, const struct ruleset *b);

/* Returns true if the field has no effect, given the others (such as `landing` with short kings).
 */
bool field_idle(const struct ruleset *rules, enum field field);

/* Returns true if all that has an effect is equal but the rules of draws, which tournaments choose
 * for themselves. */
bool ruleset_same_game(const struct ruleset *a, const struct ruleset *b);

/* A rule set with an id (for text) and a name (for the screen). Two may have equal fields and
 * differ in name and looks, such as American and Parlour. */
struct named_ruleset {
    char id[32];
    char name[1024]; /* an own one's may be as long as a player's */
    struct ruleset rules;
};

enum {
    PRESET_COUNT = 13,
    HOUSE_PRESET_COUNT = 5, /* the first ones, the house rules of DESIGN 3 */
};

/* Returns true if such a ply resets the count of quiet plies. */
static inline bool ruleset_resets_quiet(const struct ruleset *rules, bool captures, bool crowns,
                                        bool by_man)
{
    if (captures)
        return true;
    switch (rules->quiet_reset) {
    case RESET_CAPTURE_OR_CROWN:
        return crowns;
    case RESET_CAPTURE_OR_MAN:
        return by_man;
    case RESET_CAPTURE:
        break;
    }
    return false;
}

extern const struct named_ruleset presets[PRESET_COUNT];

/* Returns the preset with this id, or NULL. */
const struct named_ruleset *preset_find(const char *id);

#endif

/* SPDX-License-Identifier: MIT */
#include "prose/rule_words.h"

#include "base/template.h"
#include "base/translate.h"
#include "prose/list.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <wctype.h>

/* --- What a value is called --- */

enum {
    VALUES_MAX = 5,
    LINE_SIZE = 1200,
    CLAUSE_SIZE = 240,
};

/* A value in a word or two, and in a clause: of the line if it differs from American, and with a
 * capital letter as a chip. What everybody expects has no clause. */
struct value_words {
    const char *word, *clause;
};

/* By field and value. The side that begins is its own word. */
static const struct value_words values[FIELD_COUNT][VALUES_MAX] = {
    [FIELD_FIRST] = {[WHITE] = {.clause = N_("{light} begins")}},
    [FIELD_CORNER] = {[CORNER_DARK] = {N_("Dark at the left")},
                      [CORNER_LIGHT] = {N_("Light at the left"),
                                        N_("the dark corner is at the right")}},
    [FIELD_SQUARES] = {[NUMBERS_TOP_LEFT] = {N_("1 at the top left")},
                       [NUMBERS_TOP_RIGHT] = {N_("1 at the top right"),
                                              N_("square 1 is at the top right")},
                       [NUMBERS_BOTTOM_LEFT] = {N_("1 at the bottom left"),
                                                N_("square 1 is at the bottom left")},
                       [NUMBERS_BOTTOM_RIGHT] = {N_("1 at the bottom right"),
                                                 N_("square 1 is at the bottom right")},
                       [NUMBERS_ALGEBRAIC] = {N_("a1 to h8"), N_("squares are called a1 to h8")}},
    [FIELD_ROWS] =
        {[2] = {N_("2 rows, 8 men"), N_("eight men each")}, [3] = {N_("3 rows, 12 men")}},
    [FIELD_CAPTURE] = {[CAPTURE_MANDATORY] = {N_C("a player", "Must capture"),
                                              N_("you must capture")},
                       [CAPTURE_OPTIONAL] = {N_C("a player", "May capture"),
                                             N_("you do not have to capture")}},
    [FIELD_MAN_CAPTURE] = {[MAN_CAPTURES_FORWARD] = {N_C("men capture", "Forward"),
                                                     N_("men capture forward")},
                           [MAN_CAPTURES_ANY] = {N_C("men capture", "Forward and backward"),
                                                 N_("men capture backward")}},
    [FIELD_MAN_TAKES_KING] = {[NO] = {N_C("men capture kings", "Never"),
                                      N_("men cannot capture kings")},
                              [YES] = {N_C("men capture kings", "May capture")}},
    [FIELD_KING] = {[KING_SHORT] = {N_C("kings are", "Short"), N_("kings move one square")},
                    [KING_FLYING] = {N_C("kings are", "Flying"), N_("kings fly")}},
    [FIELD_LANDING] = {[LANDING_BEHIND] = {N_C("a king lands", "Right behind")},
                       [LANDING_FREE] = {N_C("a king lands", "Anywhere behind"),
                                         N_("kings land where they like")}},
    [FIELD_CROWNING] =
        {[CROWNING_ENDS] = {N_C("a man that captures on the crownhead", "The move ends")},
         [CROWNING_CONTINUES] = {N_C("a man that captures on the crownhead", "Goes on as a king"),
                                 N_("a new king captures on at once")},
         [CROWNING_AT_REST] = {N_C("a man that captures on the crownhead", "Goes on as a man"),
                               N_("men are crowned only where they stop")}},
    [FIELD_REMOVAL] = {[REMOVAL_AT_ONCE] = {N_C("captured pieces", "Leave at once")},
                       [REMOVAL_AFTER] = {N_C("captured pieces", "Leave at the end"),
                                          N_("captured pieces leave at the end")}},
    [FIELD_PRIORITY] = {[PRIORITY_NONE] = {N_C("which capture must be made", "Any")},
                        [PRIORITY_KING] = {N_C("which capture must be made", "A king's first"),
                                           N_("kings must capture before men")},
                        [PRIORITY_MOST] = {N_C("which capture must be made", "Most pieces"),
                                           N_("you must capture the most pieces")},
                        [PRIORITY_MOST_KINGS] = {N_C("which capture must be made",
                                                     "Most, then kings"),
                                                 N_("you must capture the most, kings first")},
                        [PRIORITY_ITALIAN] = {N_C("which capture must be made", "Italian order"),
                                              N_("you must make the biggest capture")}},
    [FIELD_GOAL] = {[GOAL_WIN] = {N_C("how you win", "Capture or block")},
                    [GOAL_LOSE] = {N_C("how you win", "Giveaway"),
                                   N_("you win by losing all your pieces")}},
    [FIELD_QUIET_RESET] =
        {[RESET_CAPTURE] = {N_C("what starts the count again", "A capture")},
         [RESET_CAPTURE_OR_CROWN] = {N_C("what starts the count again", "Capture or crowning"),
                                     N_("a crowning starts the count again")},
         [RESET_CAPTURE_OR_MAN] = {N_C("what starts the count again", "Capture or man"),
                                   N_("a man's move starts the count again")}},
    [FIELD_LONE_KINGS] = {[NO] = {N_C("one king against one king", "Play on")},
                          [YES] = {N_C("one king against one king", "A draw"),
                                   N_("king against king is a draw")}},
    [FIELD_DRAWS] = {[DRAWS_AUTOMATIC] = {N_C("draws come", "By themselves")},
                     [DRAWS_CLAIM] = {N_C("draws come", "When claimed"),
                                      N_("draws do not come by themselves")}},
};

/* The clauses of a choice of captures, where no capture must be made. */
static const char *const optional_clauses[VALUES_MAX] = {
    [PRIORITY_KING] = N_("if you capture, a king comes before a man"),
    [PRIORITY_MOST] = N_("if you capture, it must be the most pieces"),
    [PRIORITY_MOST_KINGS] = N_("if you capture, it must be the most, kings first"),
    [PRIORITY_ITALIAN] = N_("if you capture, it must be the biggest capture"),
};

/* A number other than 0 in a word or two. */
static const struct counted_text number_words[FIELD_COUNT] = {
    /* TRANSLATORS: how often a position must come up. */
    [FIELD_REPETITION] = N_COUNTED("{count} time", "{count} times"),
    /* TRANSLATORS: how many moves without a capture are a draw. */
    [FIELD_QUIET] = N_COUNTED("{count} move", "{count} moves"),
};

static const struct counted_text repetitions_clause = N_COUNTED(
    "the same position {count} time is a draw", "the same position {count} times is a draw");

/* By what starts the count again. */
static const struct counted_text quiet_clauses[] = {
    [RESET_CAPTURE] = N_COUNTED("{count} move without a capture is a draw",
                                "{count} moves in a row without a capture are a draw"),
    [RESET_CAPTURE_OR_CROWN] =
        N_COUNTED("{count} move without a capture or a crowning is a draw",
                  "{count} moves in a row without a capture or a crowning are a draw"),
    [RESET_CAPTURE_OR_MAN] = N_COUNTED("{count} king move without a capture is a draw",
                                       "{count} king moves in a row without a capture are a draw"),
};

/* The numbers of repetitions that have words of their own. */
static const char *const repetition_clauses[] = {
    [2] = N_("the same position twice is a draw"),
    [3] = N_("the same position three times is a draw"),
};

static bool is_number(enum field field)
{
    return number_words[field].one;
}

static void print_count(struct strbuf *out, struct counted_text text, int count)
{
    FILL(out, tr_counted(text, count), {"count", number_text(count).text});
}

void rule_value_print(struct strbuf *out, enum field field, int value, struct side_names sides)
{
    if (field == FIELD_FIRST)
        strbuf_add(out, side_name((enum side)value, sides));
    else if (!is_number(field))
        strbuf_add(out, tr(values[field][value].word));
    else if (value == 0)
        strbuf_add(out, tr_c("how often", "Never"));
    else
        print_count(out, number_words[field], value);
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

/* The usual numbers; a player may type others. */
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

const char *piece_letters(void)
{
    return tr("The small x and o are men, the large X and O are kings.");
}

/* --- The line --- */

/* What is rare comes first, then what is common, then draws, then what only concerns notation. */
const enum field telling_order[FIELD_COUNT] = {
    FIELD_GOAL,        FIELD_CAPTURE,     FIELD_ROWS,    FIELD_PRIORITY, FIELD_MAN_TAKES_KING,
    FIELD_CROWNING,    FIELD_MAN_CAPTURE, FIELD_KING,    FIELD_LANDING,  FIELD_LONE_KINGS,
    FIELD_DRAWS,       FIELD_REPETITION,  FIELD_QUIET,   FIELD_REMOVAL,  FIELD_CORNER,
    FIELD_QUIET_RESET, FIELD_FIRST,       FIELD_SQUARES,
};

static void repetition_clause_print(struct strbuf *out, int count)
{
    if (count < COUNT_OF(repetition_clauses) && repetition_clauses[count])
        strbuf_add(out, tr(repetition_clauses[count]));
    else
        print_count(out, repetitions_clause, count);
}

/* Returns the clause of a field that is no number, or NULL. */
static const char *value_clause(const struct ruleset *rules, enum field field)
{
    bool optional = field == FIELD_PRIORITY && rules->capture == CAPTURE_OPTIONAL;
    int value = ruleset_get(rules, field);
    return optional ? optional_clauses[value] : values[field][value].clause;
}

/* Adds the clause of the field's value. Adds nothing if it has none. */
static void clause_print(struct strbuf *out, const struct ruleset *rules, enum field field,
                         struct side_names sides)
{
    int value = ruleset_get(rules, field);
    if (is_number(field) && value == 0)
        return;
    if (field == FIELD_REPETITION)
        repetition_clause_print(out, value);
    else if (field == FIELD_QUIET)
        print_count(out, quiet_clauses[rules->quiet_reset], value);
    else if (value_clause(rules, field))
        FILL(out, tr(value_clause(rules, field)), {"light", side_name(WHITE, sides)});
}

const struct ruleset *usual_rules(void)
{
    return &preset_find("american")->rules;
}

bool field_surprises(const struct ruleset *rules, enum field field)
{
    /* A man that captures forward only can never capture on from the crownhead. */
    bool rests = field == FIELD_CROWNING && rules->crowning == CROWNING_AT_REST &&
                 rules->man_capture == MAN_CAPTURES_FORWARD;
    return !rests && !field_idle(rules, field) &&
           ruleset_get(rules, field) != ruleset_get(usual_rules(), field);
}

int telling_fields(const struct ruleset *rules, enum field out[FIELD_COUNT])
{
    int count = 0;
    for (int i = 0; i < FIELD_COUNT; i++)
        if (field_surprises(rules, telling_order[i]))
            out[count++] = telling_order[i];
    return count;
}

/* Adds the clauses of so many fields. */
static void add_clauses(struct strbuf *line, const struct ruleset *rules, const enum field *fields,
                        int count, struct side_names sides)
{
    for (int i = 0; i < count; i++) {
        char memory[CLAUSE_SIZE];
        struct strbuf clause = strbuf_init(memory, sizeof memory);
        clause_print(&clause, rules, fields[i], sides);
        list_add(line, memory, LIST_COMMAS);
    }
}

/* What there is to say of a rule set that plays like American, and of American itself. */
static void nothing_differs(struct strbuf *out, const struct named_ruleset *rules, int most,
                            struct side_names sides)
{
    static const enum field told[] = {FIELD_CAPTURE, FIELD_MAN_CAPTURE, FIELD_KING};
    if (strcmp(rules->name, preset_find("american")->name) == 0)
        add_clauses(out, &rules->rules, told, most < COUNT_OF(told) ? most : COUNT_OF(told), sides);
    else
        strbuf_add(out, tr("plays like American"));
}

/* Adds the line with a capital letter: clauses begin with a small one. */
static void add_capital(struct strbuf *out, const char *text)
{
    char first[MB_LEN_MAX + 1] = "";
    wchar_t letter;
    int length = mbtowc(&letter, text, strlen(text));
    if (length > 0 && wctomb(first, (wchar_t)towupper((wint_t)letter)) > 0)
        text += length;
    else
        first[0] = '\0';
    strbuf_add(out, first);
    strbuf_add(out, text);
}

void rules_line_print(struct strbuf *out, const struct named_ruleset *rules, int most,
                      struct side_names sides)
{
    enum field fields[FIELD_COUNT];
    char memory[LINE_SIZE];
    struct strbuf line = strbuf_init(memory, sizeof memory);
    int count = telling_fields(&rules->rules, fields);
    if (count > 0)
        add_clauses(&line, &rules->rules, fields, count < most ? count : most, sides);
    else
        nothing_differs(&line, rules, most, sides);
    add_capital(out, memory);
}

void rule_clause_print(struct strbuf *out, const struct ruleset *rules, enum field field,
                       struct side_names sides)
{
    char memory[CLAUSE_SIZE];
    struct strbuf clause = strbuf_init(memory, sizeof memory);
    clause_print(&clause, rules, field, sides);
    add_capital(out, memory);
}

/* --- The chips --- */

/* What wins and whether a capture must be made come first, then the most surprising. The order
 * differs from telling_order: the line lists only what differs from American, and begins with what
 * is rare; chips also say what is usual, and players ask for kings and men before the choice of
 * captures. */
static const enum field chip_order[] = {
    FIELD_GOAL,           FIELD_CAPTURE,    FIELD_ROWS,     FIELD_KING,    FIELD_MAN_CAPTURE,
    FIELD_MAN_TAKES_KING, FIELD_PRIORITY,   FIELD_CROWNING, FIELD_LANDING, FIELD_LONE_KINGS,
    FIELD_DRAWS,          FIELD_REPETITION, FIELD_QUIET,    FIELD_REMOVAL,
};

/* Returns true if the value belongs to this half: what is told first, or the usual values. */
static bool belongs(const struct ruleset *rules, enum field field, bool first)
{
    if (field == FIELD_CAPTURE)
        return first;
    return first ? field_surprises(rules, field)
                 : ruleset_get(rules, field) == ruleset_get(usual_rules(), field);
}

int rule_chips(const struct ruleset *rules, struct side_names sides,
               struct rule_chip chips[RULE_CHIPS_MAX])
{
    int count = 0, rows = sizeof chip_order / sizeof chip_order[0];
    for (int i = 0; i < 2 * rows && count < RULE_CHIPS_MAX; i++) {
        enum field field = chip_order[i % rows];
        struct strbuf out = strbuf_init(chips[count].text, sizeof chips[count].text);
        if (belongs(rules, field, i < rows))
            rule_clause_print(&out, rules, field, sides);
        count += out.length > 0;
    }
    return count;
}

/* SPDX-License-Identifier: MIT */
#include "prose/rules_line.h"

#include "base/template.h"
#include "base/translate.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <wctype.h>

enum {
    LINE_SIZE = 1200,
    CLAUSE_SIZE = 240,
};

/* What few others have, then what many have, then when it is a draw, then what is only written down
 * otherwise. */
const enum field telling_order[FIELD_COUNT] = {
    FIELD_GOAL,        FIELD_CAPTURE,     FIELD_ROWS,    FIELD_PRIORITY, FIELD_MAN_TAKES_KING,
    FIELD_CROWNING,    FIELD_MAN_CAPTURE, FIELD_KING,    FIELD_LANDING,  FIELD_LONE_KINGS,
    FIELD_DRAWS,       FIELD_REPETITION,  FIELD_QUIET,   FIELD_REMOVAL,  FIELD_CORNER,
    FIELD_QUIET_RESET, FIELD_FIRST,       FIELD_SQUARES,
};

/* --- What is said of a value; NULL: it is that of American --- */

static const char *const first_clauses[] = {[WHITE] = N_("{light} begins")};
static const char *const corner_clauses[] = {
    [CORNER_LIGHT] = N_("the dark corner is at the right"),
};
static const char *const squares_clauses[] = {
    [NUMBERS_TOP_RIGHT] = N_("square 1 is at the top right"),
    [NUMBERS_BOTTOM_LEFT] = N_("square 1 is at the bottom left"),
    [NUMBERS_BOTTOM_RIGHT] = N_("square 1 is at the bottom right"),
    [NUMBERS_ALGEBRAIC] = N_("squares are called a1 to h8"),
};
static const char *const rows_clauses[] = {[2] = N_("eight men each")};
static const char *const capture_clauses[] = {[CAPTURE_OPTIONAL] =
                                                  N_("you do not have to capture")};
static const char *const man_capture_clauses[] = {[MAN_CAPTURES_ANY] = N_("men capture backward")};
static const char *const man_takes_king_clauses[] = {[NO] = N_("men cannot capture kings")};
static const char *const king_clauses[] = {[KING_FLYING] = N_("kings fly")};
static const char *const landing_clauses[] = {[LANDING_FREE] = N_("kings land where they like")};
static const char *const crowning_clauses[] = {
    [CROWNING_CONTINUES] = N_("a new king captures on at once"),
    [CROWNING_AT_REST] = N_("men are crowned only where they stop"),
};
static const char *const removal_clauses[] = {
    [REMOVAL_AFTER] = N_("captured pieces leave at the end"),
};
static const char *const priority_clauses[] = {
    [PRIORITY_KING] = N_("kings must capture before men"),
    [PRIORITY_MOST] = N_("you must capture the most pieces"),
    [PRIORITY_MOST_KINGS] = N_("you must capture the most, kings first"),
    [PRIORITY_ITALIAN] = N_("captures follow a strict order"),
};
static const char *const goal_clauses[] = {[GOAL_LOSE] = N_("you win by losing all your pieces")};
static const char *const quiet_reset_clauses[] = {
    [RESET_CAPTURE_OR_CROWN] = N_("a crowning resets the count"),
    [RESET_CAPTURE_OR_MAN] = N_("a man's move resets the count"),
};
static const char *const lone_kings_clauses[] = {[YES] = N_("king against king is a draw")};
static const char *const draws_clauses[] = {[DRAWS_CLAIM] = N_("draws must be claimed")};

static const char *const *const clauses[FIELD_COUNT] = {
    [FIELD_FIRST] = first_clauses,
    [FIELD_CORNER] = corner_clauses,
    [FIELD_SQUARES] = squares_clauses,
    [FIELD_ROWS] = rows_clauses,
    [FIELD_CAPTURE] = capture_clauses,
    [FIELD_MAN_CAPTURE] = man_capture_clauses,
    [FIELD_MAN_TAKES_KING] = man_takes_king_clauses,
    [FIELD_KING] = king_clauses,
    [FIELD_LANDING] = landing_clauses,
    [FIELD_CROWNING] = crowning_clauses,
    [FIELD_REMOVAL] = removal_clauses,
    [FIELD_PRIORITY] = priority_clauses,
    [FIELD_GOAL] = goal_clauses,
    [FIELD_QUIET_RESET] = quiet_reset_clauses,
    [FIELD_LONE_KINGS] = lone_kings_clauses,
    [FIELD_DRAWS] = draws_clauses,
};

/* Those of a number, which is not nought. */
static const struct counted_text counts[FIELD_COUNT] = {
    [FIELD_REPETITION] = N_COUNTED("a position met {count} time is a draw",
                                   "a position met {count} times is a draw"),
    [FIELD_QUIET] = N_COUNTED("{count} quiet move is a draw", "{count} quiet moves are a draw"),
};

static void clause_print(struct strbuf *out, const struct ruleset *rules, enum field field,
                         struct side_names sides)
{
    int value = ruleset_get(rules, field);
    if (clauses[field])
        FILL(out, tr(clauses[field][value]), {"light", side_name(WHITE, sides)});
    else
        FILL(out, tr_counted(counts[field], value), {"count", number_text(value).text});
}

/* --- The line --- */

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

/* Adds a further clause to those of the line. */
static void add_clause(struct strbuf *line, const char *clause)
{
    char memory[LINE_SIZE];
    struct strbuf before = strbuf_init(memory, sizeof memory);
    strbuf_add(&before, line->text);
    *line = strbuf_init(line->text, line->capacity);
    if (!memory[0])
        strbuf_add(line, clause);
    else
        FILL(line, tr("{clauses}, {clause}"), {"clauses", memory}, {"clause", clause});
}

/* That there is more to say than has been said. */
static void add_rest(struct strbuf *line, int count)
{
    static const struct counted_text rest =
        N_COUNTED("{clauses}, and {count}\u00a0more", "{clauses}, and {count}\u00a0more");
    char memory[LINE_SIZE];
    struct strbuf before = strbuf_init(memory, sizeof memory);
    strbuf_add(&before, line->text);
    *line = strbuf_init(line->text, line->capacity);
    FILL(line, tr_counted(rest, count), {"clauses", memory}, {"count", number_text(count).text});
}

static void nothing_differs(struct strbuf *out, const struct named_ruleset *rules, bool tray)
{
    if (tray)
        strbuf_add(out, tr("plays like American, with captured pieces beside the board"));
    else if (strcmp(rules->name, preset_find("american")->name) == 0)
        strbuf_add(out, tr("you must capture, men capture forward, kings move one square"));
    else
        strbuf_add(out, tr("plays like American"));
}

/* Clauses are written as they stand behind others; the line begins with a capital letter. */
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

void rules_line_print(struct strbuf *out, const struct named_ruleset *rules, bool tray, int most,
                      struct side_names sides)
{
    enum field fields[FIELD_COUNT];
    char memory[LINE_SIZE];
    struct strbuf line = strbuf_init(memory, sizeof memory);
    int count = telling_fields(&rules->rules, fields), said = count < most ? count : most;
    for (int i = 0; i < said; i++) {
        char clause_memory[CLAUSE_SIZE];
        struct strbuf clause = strbuf_init(clause_memory, sizeof clause_memory);
        clause_print(&clause, &rules->rules, fields[i], sides);
        add_clause(&line, clause_memory);
    }
    if (count == 0)
        nothing_differs(&line, rules, tray);
    if (said < count)
        add_rest(&line, count - said);
    add_capital(out, memory);
}

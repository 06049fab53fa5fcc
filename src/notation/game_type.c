/* SPDX-License-Identifier: MIT */
#include "notation/game_type.h"

#include "notation/ruleset_text.h"

#include <assert.h>

/* The numbers of PDN 3.0. */
const struct game_type game_types[GAME_TYPE_COUNT] = {
    {21, "american"}, {25, "russian"}, {26, "brazilian"}, {23, "pool"},
    {22, "italian"},  {24, "spanish"}, {29, "czech"},     {31, "thai"},
};

/* Games of PDN 3.0 on other boards. Turkish draughts has all 64 squares. */
static const struct {
    int number, columns, rows;
} other_boards[] = {{20, 10, 10}, {27, 12, 12}, {30, 8, 8}, {40, 10, 10}, {41, 10, 8}};

static const struct ruleset *rules_of(const struct game_type *type)
{
    const struct named_ruleset *preset = preset_find(type->id);
    assert(preset);
    return &preset->rules;
}

const struct game_type *game_type_find(const struct ruleset *rules)
{
    for (int i = 0; i < GAME_TYPE_COUNT; i++)
        if (ruleset_same_game(rules, rules_of(&game_types[i])))
            return &game_types[i];
    return NULL;
}

/* --- Where square 1 is --- */

/* PDN numbers the corners as the side that begins sees them: 0 bottom left, 1 bottom right, 2 top
 * left, 3 top right. Black sees the board turned. */
static const struct corner_row {
    enum side first;
    int digit;
    enum numbering squares;
} corners[] = {
    {WHITE, 0, NUMBERS_BOTTOM_LEFT},  {WHITE, 1, NUMBERS_BOTTOM_RIGHT},
    {WHITE, 2, NUMBERS_TOP_LEFT},     {WHITE, 3, NUMBERS_TOP_RIGHT},
    {BLACK, 0, NUMBERS_TOP_RIGHT},    {BLACK, 1, NUMBERS_TOP_LEFT},
    {BLACK, 2, NUMBERS_BOTTOM_RIGHT}, {BLACK, 3, NUMBERS_BOTTOM_LEFT},
};

enum {
    CORNER_ROWS = sizeof corners / sizeof *corners,
};

void game_type_print(struct strbuf *out, const struct game_type *type)
{
    const struct ruleset *rules = rules_of(type);
    strbuf_addf(out, "%d,%c,%d,%d,", type->number, rules->first == BLACK ? 'B' : 'W', BOARD_ROWS,
                BOARD_ROWS);
    if (rules->squares == NUMBERS_ALGEBRAIC)
        strbuf_add(out, "A0");
    for (int i = 0; i < CORNER_ROWS; i++)
        if (corners[i].first == rules->first && corners[i].squares == rules->squares)
            strbuf_addf(out, "N%d", corners[i].digit);
    strbuf_addf(out, ",%d", rules->corner == CORNER_LIGHT);
}

struct square_names game_square_names(const struct ruleset *rules)
{
    bool letters = rules->squares == NUMBERS_ALGEBRAIC;
    return square_names_for(rules, letters ? SQUARES_ALGEBRAIC : SQUARES_NUMBER);
}

/* --- Reading --- */

/* The parts of a GameType. */
struct said_type {
    int number;
    enum side first;
    int columns, rows; /* 0: missing */
    bool numbered;     /* it has the corner of square 1 */
    int digit;
};

static bool scan_comma(const char **at)
{
    scan_spaces(at);
    bool found = scan_char(at, ',');
    scan_spaces(at);
    return found;
}

/* Reads as many parts as there are; only the number is required. */
static bool read_type(const char *text, struct said_type *type)
{
    *type = (struct said_type){0};
    scan_spaces(&text);
    if (!scan_number(&text, &type->number))
        return false;
    if (!scan_comma(&text))
        return true;
    type->first = scan_char(&text, 'W') || scan_char(&text, 'w') ? WHITE : BLACK;
    if (type->first == BLACK && !scan_char(&text, 'B') && !scan_char(&text, 'b'))
        return true;
    if (!scan_comma(&text) || !scan_number(&text, &type->columns) || !scan_comma(&text) ||
        !scan_number(&text, &type->rows) || !scan_comma(&text))
        return true;
    bool number = scan_char(&text, 'N') || scan_char(&text, 'n');
    type->numbered = number && scan_number(&text, &type->digit);
    return true;
}

/* Returns true if the type is of another board, with its size in `*error`. */
static bool is_other_board(const struct said_type *type, struct text_error *error)
{
    *error = (struct text_error){.fault = FAULT_OTHER_BOARD};
    for (size_t i = 0; i < sizeof other_boards / sizeof *other_boards; i++)
        if (other_boards[i].number == type->number) {
            error->game_type = type->number;
            error->columns = other_boards[i].columns;
            error->rows = other_boards[i].rows;
            return true;
        }
    error->columns = type->columns ? type->columns : BOARD_ROWS;
    error->rows = type->rows ? type->rows : error->columns;
    return error->columns != BOARD_ROWS || error->rows != BOARD_ROWS;
}

bool square_is_of_other_board(int number, struct text_error *error)
{
    enum {
        SQUARES_10 = 50,
        SQUARES_12 = 72,
    };
    if (number <= SQUARE_COUNT || number > SQUARES_12)
        return false;
    *error = (struct text_error){.fault = FAULT_OTHER_BOARD};
    error->columns = error->rows = number <= SQUARES_10 ? 10 : 12;
    return true;
}

/* Sets the numbering of the GameType if it has one. */
static void use_numbers(const struct said_type *type, struct square_names *names)
{
    for (int i = 0; i < CORNER_ROWS && type->numbered; i++)
        if (corners[i].first == type->first && corners[i].digit == type->digit) {
            names->style = SQUARES_NUMBER;
            names->squares = corners[i].squares;
        }
}

static const struct game_type *find_number(int number)
{
    for (int i = 0; i < GAME_TYPE_COUNT; i++)
        if (game_types[i].number == number)
            return &game_types[i];
    return NULL;
}

static void set_rules(struct game_rules *out, enum rules_source source,
                      const struct named_ruleset *rules)
{
    *out = (struct game_rules){source, *rules, game_square_names(&rules->rules)};
}

bool game_rules_choose(const char *rules_tag, const char *type_tag,
                       const struct named_ruleset *given, struct game_rules *out,
                       struct text_error *error)
{
    struct said_type said;
    struct text_error other;
    struct named_ruleset tagged;
    bool typed = type_tag && read_type(type_tag, &said);
    const struct game_type *type = typed ? find_number(said.number) : NULL;
    if (rules_tag && !ruleset_parse(rules_tag, &tagged, error))
        return false;
    if (typed && !rules_tag && is_other_board(&said, &other))
        return text_error_fill(error, type_tag, type_tag, other);
    if (rules_tag)
        set_rules(out, RULES_OF_TAG, &tagged);
    else if (type)
        set_rules(out, RULES_OF_GAME_TYPE, preset_find(type->id));
    else if (given)
        set_rules(out, RULES_GIVEN, given);
    else
        set_rules(out, RULES_FITTING, preset_find(game_types[0].id));
    if (typed)
        use_numbers(&said, &out->names);
    return true;
}

/* SPDX-License-Identifier: MIT */
#include "notation/square_text.h"

#include "base/scan.h"

#include <string.h>

const struct square_names square_names_plain = {SQUARES_NUMBER, CORNER_DARK, NUMBERS_TOP_LEFT};

enum square_style square_style_of(const struct named_ruleset *rules)
{
    static const struct {
        const char *id;
        enum square_style style;
    } rows[] = {
        {"freejump", SQUARES_ROW_COLUMN},
        {"russian", SQUARES_ALGEBRAIC},
        {"brazilian", SQUARES_ALGEBRAIC},
        {"czech", SQUARES_ALGEBRAIC},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (strcmp(rows[i].id, rules->id) == 0)
            return rows[i].style;
    return SQUARES_NUMBER;
}

struct square_names square_names_for(const struct ruleset *rules, enum square_style style)
{
    return (struct square_names){style, rules->corner, rules->squares};
}

/* Returns the column as the board shows it, from the left with White at the bottom. */
static int shown_column(int square, enum corner corner)
{
    int column = square_column(square);
    return corner == CORNER_LIGHT ? BOARD_ROWS + 1 - column : column;
}

static int square_shown_at(int row, int column, enum corner corner)
{
    return square_at(row, corner == CORNER_LIGHT ? BOARD_ROWS + 1 - column : column);
}

/* Converts a square to its number or back: it is its own inverse. Numbers run along the rows, away
 * from the corner of square 1. */
static int renumbered(int square, struct square_names names)
{
    int row = (square - 1) / 4;
    int in_row = (square - 1) % 4;
    bool from_right = names.squares == NUMBERS_TOP_RIGHT || names.squares == NUMBERS_BOTTOM_RIGHT;
    bool from_below = names.squares == NUMBERS_BOTTOM_LEFT || names.squares == NUMBERS_BOTTOM_RIGHT;
    /* On the mirrored board the program's own numbers run from the right. */
    if (from_right != (names.corner == CORNER_LIGHT))
        in_row = 3 - in_row;
    if (from_below)
        row = 7 - row;
    return row * 4 + in_row + 1;
}

int square_number(int square, struct square_names names)
{
    return names.squares == NUMBERS_ALGEBRAIC ? square : renumbered(square, names);
}

void square_print(struct strbuf *out, int square, struct square_names names)
{
    int row = square_row(square);
    int column = shown_column(square, names.corner);
    switch (names.style) {
    case SQUARES_ALGEBRAIC:
        strbuf_addf(out, "%c%d", 'a' + column - 1, BOARD_ROWS + 1 - row);
        return;
    case SQUARES_ROW_COLUMN:
        strbuf_addf(out, "%d,%d", row, column);
        return;
    case SQUARES_NUMBER:
    case SQUARE_STYLE_COUNT:
        break;
    }
    strbuf_addf(out, "%d", square_number(square, names));
}

static bool parse_letters(const char **text, struct square_names names, int *square)
{
    const char *at = *text;
    if (!scan_is_letter(*at))
        return false;
    int column = (*at | 0x20) - 'a' + 1; /* 0x20: lower case */
    int row = at[1] - '0';
    if (column < 1 || column > BOARD_ROWS || row < 1 || row > BOARD_ROWS)
        return false;
    *square = square_shown_at(BOARD_ROWS + 1 - row, column, names.corner);
    *text += 2;
    return *square != SQUARE_NONE;
}

static bool parse_number(const char **text, struct square_names names, int *square)
{
    int number;
    if (!scan_number(text, &number) || number < 1 || number > SQUARE_COUNT)
        return false;
    *square = square_number(number, names);
    return true;
}

static bool parse_row_column(const char **text, struct square_names names, int *square)
{
    int row, column;
    if (!scan_number(text, &row) || !scan_char(text, ',') || !scan_number(text, &column))
        return false;
    *square = square_shown_at(row, column, names.corner);
    return *square != SQUARE_NONE;
}

bool square_parse_short(const char **text, struct square_names names, int *square)
{
    const char *at = *text;
    int found;
    bool digits = scan_is_digit(*at);
    if (digits ? !parse_number(&at, names, &found) : !parse_letters(&at, names, &found))
        return false;
    *text = at;
    *square = found;
    return true;
}

bool square_parse(const char **text, struct square_names names, int *square)
{
    const char *at = *text;
    int number;
    bool with_comma = scan_number(&at, &number) && *at == ',' && scan_is_digit(at[1]);
    if (!with_comma)
        return square_parse_short(text, names, square);
    at = *text;
    int found;
    if (!parse_row_column(&at, names, &found))
        return false;
    *text = at;
    *square = found;
    return true;
}

/* SPDX-License-Identifier: MIT */
#include "notation/hub_text.h"

#include "base/bits.h"

#include <string.h>

/* --- Lines --- */

struct hub_reader hub_reader_init(char *line)
{
    return (struct hub_reader){.at = line};
}

static bool is_name(char ch)
{
    return ch && ch != '=' && ch != '"' && !scan_is_space(ch);
}

static void skip_spaces(struct hub_reader *reader)
{
    while (scan_is_space(*reader->at))
        reader->at++;
}

static void skip_name(struct hub_reader *reader)
{
    while (is_name(*reader->at))
        reader->at++;
}

static void skip_word(struct hub_reader *reader)
{
    while (*reader->at && !scan_is_space(*reader->at))
        reader->at++;
}

/* Ends a text with a zero. Returns the character that was there. */
static char close_text(struct hub_reader *reader)
{
    char ch = *reader->at;
    *reader->at = '\0';
    if (ch)
        reader->at++;
    return ch;
}

static const char *read_quoted(struct hub_reader *reader)
{
    const char *value = ++reader->at;
    reader->at += strcspn(reader->at, "\"");
    if (close_text(reader) != '"')
        reader->broken = HUB_OPEN_QUOTATION;
    return value;
}

static const char *read_unquoted(struct hub_reader *reader)
{
    const char *value = reader->at;
    skip_name(reader);
    char end = close_text(reader);
    if (end && !scan_is_space(end))
        reader->broken = HUB_UNQUOTED;
    return value;
}

/* Makes the word that is not a name the text of the break. */
static void break_at_word(struct hub_reader *reader)
{
    skip_word(reader);
    close_text(reader);
    reader->broken = HUB_NO_NAME;
}

bool hub_reader_next(struct hub_reader *reader, struct hub_pair *pair)
{
    skip_spaces(reader);
    if (!*reader->at || reader->broken)
        return false;
    *pair = (struct hub_pair){.name = reader->at, .value = ""};
    skip_name(reader);
    if (reader->at == pair->name || *reader->at == '"')
        break_at_word(reader);
    else if (close_text(reader) == '=')
        pair->value = *reader->at == '"' ? read_quoted(reader) : read_unquoted(reader);
    return !reader->broken;
}

static bool needs_quotes(const char *value)
{
    while (is_name(*value))
        value++;
    return *value;
}

static char plain(char ch)
{
    return ch == '"' ? '\'' : scan_is_space(ch) ? ' ' : ch;
}

bool hub_pairs_fit(const char *text)
{
    char line[HUB_PAIRS_MAX];
    struct strbuf copy = strbuf_init(line, sizeof line);
    strbuf_add(&copy, text);
    struct hub_reader reader = hub_reader_init(line);
    struct hub_pair pair;
    bool valued = true;
    while (hub_reader_next(&reader, &pair))
        valued &= pair.value[0] != '\0';
    return !copy.truncated && valued && reader.broken == HUB_UNBROKEN;
}

void hub_pair_print(struct strbuf *out, const char *name, const char *value)
{
    const char *quote = !*value || needs_quotes(value) ? "\"" : "";
    strbuf_addf(out, " %s=%s", name, quote);
    for (; *value; value++)
        strbuf_addch(out, plain(*value));
    strbuf_add(out, quote);
}

/* --- Positions --- */

static const char side_letters[] = {[BLACK] = 'B', [WHITE] = 'W'};
static const char piece_letters[] = {[PIECE_NONE] = 'e',
                                     [BLACK_MAN] = 'b',
                                     [BLACK_KING] = 'B',
                                     [WHITE_MAN] = 'w',
                                     [WHITE_KING] = 'W'};

void hub_position_print(struct strbuf *out, const struct position *position)
{
    strbuf_addch(out, side_letters[position->side]);
    for (int square = 1; square <= SQUARE_COUNT; square++)
        strbuf_addch(out, piece_letters[position_piece(position, square)]);
}

static bool read_piece(char letter, enum piece *piece)
{
    const char *place = letter ? memchr(piece_letters, letter, sizeof piece_letters) : NULL;
    if (place)
        *piece = (enum piece)(place - piece_letters);
    return place;
}

static bool read_pieces(const char *text, struct position *position)
{
    *position = (struct position){.side = *text == side_letters[WHITE] ? WHITE : BLACK};
    if (*text != side_letters[position->side])
        return false;
    for (int square = 1; square <= SQUARE_COUNT; square++) {
        enum piece piece;
        if (!read_piece(text[square], &piece))
            return false;
        position_put(position, square, piece);
    }
    return !text[1 + SQUARE_COUNT];
}

bool hub_position_parse(const char *text, struct position *out, struct text_error *error)
{
    struct position position;
    int square;
    if (!read_pieces(text, &position))
        return text_error_set(error, text, text, FAULT_HUB_POSITION);
    switch (position_check(&position, &square)) {
    case POSITION_UNCROWNED_MAN:
        return text_error_set(error, text, text + square, FAULT_MAN_ON_CROWNHEAD, .square = square,
                              .side = piece_side(position_piece(&position, square)));
    case POSITION_TOO_MANY:
        return text_error_set(error, text, text, FAULT_TOO_MANY_PIECES,
                              .side = bits_count(position.pieces[BLACK]) > PIECES_PER_SIDE ? BLACK
                                                                                           : WHITE);
    case POSITION_POSSIBLE:
    case POSITION_OVERLAP:
    case POSITION_STRAY_KING:
        break; /* no text can express the last two */
    }
    *out = position;
    return true;
}

/* --- Moves --- */

void hub_move_print(struct strbuf *out, const struct move *move)
{
    strbuf_addf(out, "%d%c%d", move_from(move), move_is_capture(move) ? 'x' : '-', move_to(move));
    for (int square = 1; square <= SQUARE_COUNT; square++)
        if (squareset_has(move->captured, square))
            strbuf_addf(out, "x%d", square);
}

/* The parts of a move's text. */
struct told_move {
    int from, to;
    bool capture;
    squareset captured;
};

static bool read_square(const char **text, int *square)
{
    return scan_number(text, square) && *square >= 1 && *square <= SQUARE_COUNT;
}

static bool read_move(const char *text, struct told_move *told)
{
    int square;
    *told = (struct told_move){0};
    if (!read_square(&text, &told->from))
        return false;
    told->capture = scan_char(&text, 'x');
    if (!told->capture && !scan_char(&text, '-'))
        return false;
    if (!read_square(&text, &told->to))
        return false;
    while (told->capture && scan_char(&text, 'x')) {
        if (!read_square(&text, &square))
            return false;
        told->captured |= square_set(square);
    }
    return !*text;
}

static bool is_told(const struct told_move *told, const struct move *move)
{
    return move_from(move) == told->from && move_to(move) == told->to &&
           move_is_capture(move) == told->capture &&
           (told->captured == 0 || told->captured == move->captured);
}

const struct move *hub_move_find(const char *text, const struct movelist *list)
{
    struct told_move told;
    if (!read_move(text, &told))
        return NULL;
    for (int i = 0; i < list->count; i++)
        if (is_told(&told, &list->moves[i]))
            return &list->moves[i];
    return NULL;
}

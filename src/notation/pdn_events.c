/* SPDX-License-Identifier: MIT */
/* The PDN reader (pdn_reader.h) from top to bottom: errors and ends of games, tags, comments, moves
 * with results, what follows moves, and what chooses among them. Each read_... function begins
 * where its thing begins, and returns the event it makes, or PDN_NOTHING. */
#include "notation/pdn_characters.h"

#include <string.h>

static struct text_place here(const struct pdn_reader *reader)
{
    return (struct text_place){reader->line, reader->column};
}

static struct pdn_mark mark_here(const struct pdn_reader *reader)
{
    return (struct pdn_mark){reader->before + reader->at, reader->line, reader->column};
}

static void set_place(struct pdn_reader *reader, struct text_place place)
{
    reader->event.line = place.line;
    reader->event.column = place.column;
}

/* Returns an event of this kind whose text is what has been kept. */
static enum pdn_event_kind with_text(struct pdn_reader *reader, enum pdn_event_kind kind)
{
    reader->text[reader->length] = '\0';
    reader->event.text = reader->text;
    reader->event.length = reader->length;
    return kind;
}

/* --- Errors and ends of games --- */

enum {
    WORD_SHOWN = 128, /* bytes of what an error quotes */
};

/* Returns what is next, for an error to quote. */
static struct scan_found found_here(struct pdn_reader *reader)
{
    char text[WORD_SHOWN + 4];
    size_t length = 0;
    have(reader, WORD_SHOWN);
    size_t at = reader->at;
    while (at < reader->count && length < WORD_SHOWN)
        at += copy_character(reader->bytes + at, text, &length);
    text[length] = '\0';
    return scan_found(text);
}

/* Returns the first error of a game, after which the reader only looks for the game's end. */
static enum pdn_event_kind fail_at(struct pdn_reader *reader, struct text_place place,
                                   struct text_error error)
{
    if (reader->section == PDN_BETWEEN || reader->section == PDN_PROLOGUE)
        reader->section = PDN_MOVES;
    if (reader->failed)
        return PDN_NOTHING;
    reader->depth = 0;
    if (error.found.kind == FOUND_UNKNOWN)
        error.found = found_here(reader);
    error.line = place.line;
    error.column = place.column;
    reader->error = error;
    reader->event.error = &reader->error;
    set_place(reader, place);
    return PDN_ERROR;
}

#define FAIL_AT(reader, place, ...)                                                                \
    fail_at(reader, place, (struct text_error){.fault = __VA_ARGS__})
#define FAIL(reader, ...) FAIL_AT(reader, here(reader), __VA_ARGS__)

/* Fails at something that cannot be read, and skips it. */
static enum pdn_event_kind read_unexpected(struct pdn_reader *reader)
{
    bool zero = look(reader) == 0;
    enum pdn_event_kind kind = FAIL(reader, zero ? FAULT_ZERO_BYTE : FAULT_GAME_TEXT_EXPECTED);
    step(reader);
    return kind;
}

/* Ends the game, after an error if a variation is still open. */
static enum pdn_event_kind end_game(struct pdn_reader *reader)
{
    if (reader->depth > 0 && !reader->failed)
        return FAIL_AT(reader, reader->opened, FAULT_VARIATION_OPEN);
    reader->event.begin = reader->begin;
    reader->section = PDN_BETWEEN;
    reader->depth = 0;
    reader->first_name[0] = '\0';
    reader->tag_count = 0;
    reader->moved = false;
    reader->number = false;
    return PDN_GAME_END;
}

/* --- Tags --- */

static bool ends_name(uint32_t ch)
{
    return is_space(ch) || ch == '"' || ch == '[' || ch == ']' || ch == 0 || ch == END;
}

static bool read_name(struct pdn_reader *reader)
{
    reader->length = 0;
    skip_blanks(reader);
    while (!ends_name(look(reader)) && reader->length < PDN_NAME_MAX)
        keep(reader);
    bool whole = reader->length <= PDN_NAME_MAX && ends_name(look(reader));
    reader->text[reader->length] = '\0';
    return whole && reader->length > 0;
}

static enum pdn_event_kind fail_tag(struct pdn_reader *reader, enum text_fault fault)
{
    bool at_end = look(reader) == '\n';
    enum pdn_event_kind kind =
        FAIL(reader, fault, .found.kind = at_end ? FOUND_END : FOUND_UNKNOWN);
    reader->in_tag = false;
    skip_line(reader);
    return kind;
}

/* Returns true if the tag whose name has been read begins the next game: it repeats the first tag
 * of this game, which has neither moves nor a result, or this game has failed and it is Event,
 * which is the first tag of nearly all games. */
static bool begins_game(const struct pdn_reader *reader)
{
    return strcmp(reader->name, reader->first_name) == 0 ||
           (reader->failed && strcmp(reader->name, "Event") == 0);
}

/* Reads the name of a tag. A tag after moves belongs to the next game. */
static enum pdn_event_kind read_tag(struct pdn_reader *reader)
{
    if (reader->section == PDN_MOVES)
        return end_game(reader);
    reader->section = PDN_TAGS;
    struct pdn_mark tag = mark_here(reader);
    step(reader);
    if (!read_name(reader))
        return fail_tag(reader, FAULT_TAG_NAME_EXPECTED);
    strcpy(reader->name, reader->text);
    if (begins_game(reader)) {
        enum pdn_event_kind kind = end_game(reader);
        reader->in_tag = true;
        reader->tag_count = 1;
        reader->section = PDN_TAGS;
        reader->begin = tag;
        strcpy(reader->first_name, reader->name);
        return kind;
    }
    if (reader->tag_count == PDN_TAGS_MAX)
        return fail_tag(reader, FAULT_TOO_MANY_TAGS);
    reader->tag_count++;
    reader->in_tag = true;
    if (!reader->first_name[0])
        strcpy(reader->first_name, reader->name);
    return PDN_NOTHING;
}

/* A backslash escapes a quotation mark and a backslash. */
static void keep_of_value(struct pdn_reader *reader)
{
    char beyond = look_beyond(reader);
    if (look(reader) == '\\' && (beyond == '"' || beyond == '\\'))
        step(reader);
    keep(reader);
}

static enum pdn_event_kind read_tag_value(struct pdn_reader *reader)
{
    skip_blanks(reader);
    if (!step_over(reader, '"'))
        return fail_tag(reader, FAULT_TAG_VALUE_EXPECTED);
    set_place(reader, here(reader));
    reader->length = 0;
    for (uint32_t ch = look(reader); ch != '"'; ch = look(reader)) {
        if (ch == '\n' || ch == END)
            return fail_tag(reader, FAULT_QUOTE_OPEN);
        if (ch == 0)
            return fail_tag(reader, FAULT_ZERO_BYTE);
        if (reader->length >= PDN_VALUE_MAX)
            return fail_tag(reader, FAULT_TAG_TOO_LONG);
        keep_of_value(reader);
    }
    step(reader);
    skip_blanks(reader);
    if (look(reader) != ']')
        return fail_tag(reader, FAULT_TAG_END_EXPECTED);
    step(reader);
    reader->in_tag = false;
    reader->event.name = reader->name;
    return with_text(reader, PDN_TAG);
}

/* --- Comments --- */

/* Returns true at a line that begins the next game, so that an unclosed comment ends there. (The
 * writer never breaks a line of a comment before a bracket.) */
static bool at_next_game(struct pdn_reader *reader)
{
    static const char tag[] = "[Event \"";
    return have(reader, sizeof tag - 1) &&
           memcmp(reader->bytes + reader->at, tag, sizeof tag - 1) == 0;
}

static enum pdn_event_kind fail_comment(struct pdn_reader *reader)
{
    reader->in_braces = false;
    reader->section = PDN_MOVES;
    return FAIL_AT(reader, reader->comment_place, FAULT_COMMENT_OPEN);
}

/* Keeps the text up to `end`, with line feeds as spaces. Returns PDN_NOTHING or an error. */
static enum pdn_event_kind keep_comment(struct pdn_reader *reader, uint32_t end)
{
    for (uint32_t ch = look(reader); ch != end; ch = look(reader)) {
        if (ch == END)
            return end == '\n' ? PDN_NOTHING : fail_comment(reader);
        if (reader->length >= PDN_PART_MAX - 4) {
            reader->event.continues = true;
            return PDN_NOTHING;
        }
        if (ch == 0 && !reader->failed) {
            enum pdn_event_kind kind = FAIL(reader, FAULT_ZERO_BYTE);
            step(reader);
            return kind;
        }
        if (ch != '\n') {
            keep(reader);
            continue;
        }
        reader->text[reader->length++] = ' ';
        step(reader);
        if (at_next_game(reader))
            return fail_comment(reader);
    }
    return PDN_NOTHING;
}

/* Reads the comment that has begun, or a part of it. */
static enum pdn_event_kind read_comment(struct pdn_reader *reader)
{
    reader->length = 0;
    reader->event.in_line = reader->in_line;
    set_place(reader, here(reader));
    enum pdn_event_kind kind = keep_comment(reader, reader->in_line ? '\n' : '}');
    if (kind == PDN_ERROR || !(reader->in_line || reader->in_braces))
        return kind;
    if (!reader->event.continues) {
        if (reader->in_braces && look(reader) == '}')
            step(reader);
        reader->in_line = reader->in_braces = false;
    }
    return with_text(reader, PDN_COMMENT);
}

static void begin_comment(struct pdn_reader *reader)
{
    if (reader->section == PDN_BETWEEN)
        reader->section = PDN_PROLOGUE;
    reader->comment_place = here(reader);
    step(reader);
}

static enum pdn_event_kind read_braces(struct pdn_reader *reader)
{
    begin_comment(reader);
    reader->in_braces = true;
    return PDN_NOTHING;
}

static enum pdn_event_kind read_line_comment(struct pdn_reader *reader)
{
    begin_comment(reader);
    reader->in_line = true;
    return PDN_NOTHING;
}

/* --- Moves and results --- */

static bool at_letters(struct pdn_reader *reader)
{
    uint32_t ch = look(reader) | 0x20; /* lower case */
    return ch >= 'a' && ch <= 'h' && is_digit((unsigned char)look_beyond(reader));
}

enum {
    MOVE_MAX = 96, /* bytes of a move: more than twice the longest */
};

static const struct result_row {
    const char *text;
    enum pdn_result result;
} results[] = {
    {"*", PDN_UNKNOWN},    {"1-0", PDN_WHITE_WINS}, {"0-1", PDN_BLACK_WINS},
    {"1/2-1/2", PDN_DRAW}, {"2-0", PDN_WHITE_WINS}, {"0-2", PDN_BLACK_WINS},
    {"1-1", PDN_DRAW},     {"0-0", PDN_BOTH_LOSE},  {"1/2", PDN_DRAW},
};

enum pdn_result pdn_result_parse(const char *text)
{
    for (size_t i = 0; i < sizeof results / sizeof *results; i++)
        if (strcmp(text, results[i].text) == 0)
            return results[i].result;
    return PDN_RESULT_NONE;
}

static enum pdn_event_kind hand_out_result(struct pdn_reader *reader)
{
    reader->section = PDN_AFTER;
    reader->number = false;
    if (reader->depth > 0 && !reader->failed)
        return FAIL_AT(reader, reader->opened, FAULT_VARIATION_OPEN);
    reader->event.result = pdn_result_parse(reader->text);
    return with_text(reader, PDN_RESULT);
}

static enum pdn_event_kind read_asterisk(struct pdn_reader *reader)
{
    step(reader);
    strcpy(reader->text, "*");
    reader->length = 1;
    return hand_out_result(reader);
}

/* Fails at what has been kept since `place`. */
static enum pdn_event_kind fail_at_kept(struct pdn_reader *reader, struct text_place place)
{
    return FAIL_AT(reader, place, FAULT_GAME_TEXT_EXPECTED, .found = scan_found(reader->text));
}

/* Reads the rest of 1/2-1/2 or 1/2 after the 1. */
static enum pdn_event_kind read_halves(struct pdn_reader *reader, struct text_place place)
{
    static const char rest[] = "/2-1/2";
    size_t read = 0;
    while (rest[read] && look(reader) == (unsigned char)rest[read]) {
        keep(reader);
        read++;
    }
    reader->text[reader->length] = '\0';
    if (read != strlen("/2") && rest[read])
        return fail_at_kept(reader, place);
    set_place(reader, place);
    return hand_out_result(reader);
}

static bool keep_separator(struct pdn_reader *reader)
{
    uint32_t ch = look(reader);
    if (ch != '-' && ch != 'x' && ch != 'X' && ch != ':' && ch != 0xD7 && ch != 0x2013)
        return false;
    keep(reader);
    return true;
}

/* Keeps a number, or a letter and a digit. */
static bool keep_square(struct pdn_reader *reader)
{
    if (at_letters(reader)) {
        keep(reader);
        keep(reader);
        return true;
    }
    if (!is_digit(look(reader)))
        return false;
    while (is_digit(look(reader)) && reader->length < MOVE_MAX)
        keep(reader);
    return true;
}

static bool skip_spaces_within(struct pdn_reader *reader)
{
    bool spaced = is_space(look(reader));
    skip_spaces(reader);
    return spaced;
}

/* Keeps further squares, with optional spaces around the separators, and counts them in `*squares`.
 * Returns false if no square follows a separator. */
static bool keep_squares(struct pdn_reader *reader, int *squares)
{
    while (reader->length < MOVE_MAX) {
        if (at_letters(reader)) {
            keep_square(reader);
            ++*squares;
            continue;
        }
        bool spaced = skip_spaces_within(reader);
        if (!keep_separator(reader))
            return true;
        spaced |= skip_spaces_within(reader);
        reader->event.spaced |= spaced;
        if (!keep_square(reader))
            return false;
        ++*squares;
    }
    return true;
}

/* A number alone is a move number if a move follows. */
static enum pdn_event_kind number_alone(struct pdn_reader *reader, struct text_place place)
{
    if (reader->number)
        return FAIL_AT(reader, reader->number_place, FAULT_NUMBER_ALONE);
    reader->section = PDN_MOVES;
    reader->number = true;
    reader->number_place = place;
    return PDN_NOTHING;
}

/* Reads a move, or a result that looks like one. */
static enum pdn_event_kind read_move(struct pdn_reader *reader)
{
    int squares = 1;
    struct text_place place = {reader->event.line, reader->event.column};
    bool letters = !is_digit((unsigned char)reader->text[0]);
    if (!keep_squares(reader, &squares))
        return FAIL(reader, FAULT_SQUARE_EXPECTED);
    reader->text[reader->length] = '\0';
    if (reader->length >= MOVE_MAX)
        return fail_at_kept(reader, place);
    if (pdn_result_parse(reader->text) != PDN_RESULT_NONE)
        return hand_out_result(reader);
    if (squares == 1 && !letters)
        return number_alone(reader, place);
    if (squares == 1)
        return FAIL(reader, FAULT_SEPARATOR_EXPECTED);
    reader->section = PDN_MOVES;
    reader->moved = true;
    reader->number = false;
    return with_text(reader, PDN_MOVE);
}

static enum pdn_event_kind read_letters(struct pdn_reader *reader)
{
    if (!at_letters(reader))
        return read_unexpected(reader);
    reader->length = 0;
    keep_square(reader);
    return read_move(reader);
}

/* Skips the dots after a move number. */
static enum pdn_event_kind read_dots(struct pdn_reader *reader)
{
    while (look(reader) == '.')
        step(reader);
    reader->section = PDN_MOVES;
    return PDN_NOTHING;
}

static enum pdn_event_kind read_number(struct pdn_reader *reader)
{
    struct text_place place = here(reader);
    reader->length = 0;
    keep_square(reader);
    bool one = reader->length == 1 && reader->text[0] == '1';
    if (look(reader) == '.')
        return read_dots(reader);
    if (look(reader) == '/' && one)
        return read_halves(reader, place);
    return read_move(reader);
}

/* --- After a move: strengths, NAGs, variations --- */

static enum pdn_event_kind read_strength(struct pdn_reader *reader)
{
    enum {
        STRENGTH_MAX = 2,
    };
    struct text_place place = here(reader);
    if (!reader->moved)
        return read_unexpected(reader);
    reader->length = 0;
    bool bracket = look(reader) == '(';
    if (bracket)
        keep(reader);
    size_t begin = reader->length;
    while ((look(reader) == '!' || look(reader) == '?') && reader->length < begin + STRENGTH_MAX)
        keep(reader);
    if (bracket && look(reader) == ')')
        keep(reader);
    else if (bracket || look(reader) == '!' || look(reader) == '?')
        return FAIL_AT(reader, place, FAULT_STRENGTH);
    return with_text(reader, PDN_STRENGTH);
}

static enum pdn_event_kind read_nag(struct pdn_reader *reader)
{
    struct text_place place = here(reader);
    int number = 0;
    if (!reader->moved)
        return read_unexpected(reader);
    step(reader);
    bool any = is_digit(look(reader));
    for (; is_digit(look(reader)) && number <= PDN_NAG_MAX; step(reader))
        number = number * 10 + (int)(look(reader) - '0');
    if (!any || number > PDN_NAG_MAX)
        return FAIL_AT(reader, place, FAULT_NAG);
    reader->event.number = number;
    return PDN_NAG;
}

/* Reads an opening parenthesis, which may also be that of a strength. */
static enum pdn_event_kind begin_variation(struct pdn_reader *reader)
{
    char beyond = look_beyond(reader);
    if (beyond == '!' || beyond == '?')
        return read_strength(reader);
    if (!reader->moved)
        return read_unexpected(reader);
    if (reader->depth == PDN_DEPTH_MAX) {
        enum pdn_event_kind kind = FAIL(reader, FAULT_VARIATION_DEEP);
        step(reader);
        return kind;
    }
    if (reader->depth++ == 0)
        reader->opened = here(reader);
    reader->moved = false;
    step(reader);
    return PDN_VARIATION_BEGIN;
}

/* What follows refers to the move that the variation replaces. */
static enum pdn_event_kind end_variation(struct pdn_reader *reader)
{
    if (reader->depth == 0)
        return read_unexpected(reader);
    reader->depth--;
    reader->moved = true;
    step(reader);
    return PDN_VARIATION_END;
}

/* --- What comes next --- */

static enum pdn_event_kind end_text(struct pdn_reader *reader)
{
    return reader->section == PDN_BETWEEN ? PDN_TEXT_END : end_game(reader);
}

static const struct mark {
    char ch;
    enum pdn_event_kind (*read)(struct pdn_reader *reader);
} marks[] = {
    {'[', read_tag},          {'{', read_braces},   {'%', read_line_comment},
    {';', read_line_comment}, {'*', read_asterisk}, {'.', read_dots},
    {'!', read_strength},     {'?', read_strength}, {'(', begin_variation},
    {')', end_variation},     {'$', read_nag},
};

static enum pdn_event_kind read_mark(struct pdn_reader *reader, uint32_t ch)
{
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
        if (ch == (unsigned char)marks[i].ch)
            return marks[i].read(reader);
    return read_letters(reader);
}

static bool is_comment(uint32_t ch)
{
    return ch == '{' || ch == '%' || ch == ';';
}

static enum pdn_event_kind read_next(struct pdn_reader *reader)
{
    if (reader->in_tag)
        return read_tag_value(reader);
    if (reader->in_braces || reader->in_line)
        return read_comment(reader);
    skip_spaces(reader);
    set_place(reader, here(reader));
    uint32_t ch = look(reader);
    if (reader->section == PDN_BETWEEN)
        reader->begin = mark_here(reader);
    if (reader->section == PDN_AFTER && !is_comment(ch))
        return end_game(reader);
    if (is_digit(ch))
        return read_number(reader);
    if (reader->number && !at_letters(reader)) {
        reader->number = false;
        return FAIL_AT(reader, reader->number_place, FAULT_NUMBER_ALONE);
    }
    return ch == END ? end_text(reader) : read_mark(reader, ch);
}

static bool hidden(const struct pdn_reader *reader, enum pdn_event_kind kind)
{
    return kind == PDN_NOTHING || (reader->failed && kind != PDN_GAME_END && kind != PDN_TEXT_END);
}

/* How files begin that people take for games. */
static const struct {
    const char *bytes;
    enum text_fault fault;
} strange_beginnings[] = {
    {"\xFF\xFE", FAULT_UTF_16},
    {"\xFE\xFF", FAULT_UTF_16},
    {"\x1F\x8B", FAULT_COMPRESSED},   /* gzip */
    {"PK\x03\x04", FAULT_COMPRESSED}, /* zip */
    {"BZh", FAULT_COMPRESSED},        /* bzip2 */
    {"\xFD"
     "7zXZ",
     FAULT_COMPRESSED},                       /* xz */
    {"7z\xBC\xAF\x27\x1C", FAULT_COMPRESSED}, /* 7-Zip */
    {"\x28\xB5\x2F\xFD", FAULT_COMPRESSED},   /* Zstandard */
    {"Rar!\x1A\x07", FAULT_COMPRESSED},
};

/* Skips a byte-order mark. What is no text is an error. */
static enum pdn_event_kind begin_text(struct pdn_reader *reader)
{
    for (size_t i = 0; i < sizeof strange_beginnings / sizeof *strange_beginnings; i++) {
        const char *bytes = strange_beginnings[i].bytes;
        if (have(reader, strlen(bytes)) && memcmp(reader->bytes, bytes, strlen(bytes)) == 0) {
            reader->refused = true;
            return FAIL(reader, strange_beginnings[i].fault, .found = {.kind = FOUND_END});
        }
    }
    if (look(reader) == UTF8_BYTE_ORDER_MARK) {
        step(reader);
        reader->column = 1;
    }
    return PDN_NOTHING;
}

/* Skips the rest of a text that cannot be read. */
static enum pdn_event_kind leave_text(struct pdn_reader *reader)
{
    reader->filled = true;
    reader->at = reader->count;
    return end_text(reader);
}

void pdn_reader_init(struct pdn_reader *reader, pdn_fill *fill, void *source)
{
    memset(reader, 0, sizeof *reader);
    reader->fill = fill;
    reader->source = source;
}

void pdn_reader_init_at(struct pdn_reader *reader, struct pdn_mark mark, pdn_fill *fill,
                        void *source)
{
    pdn_reader_init(reader, fill, source);
    reader->before = mark.byte;
    reader->line = mark.line;
    reader->column = mark.column;
}

const struct pdn_event *pdn_reader_next(struct pdn_reader *reader)
{
    enum pdn_event_kind kind;
    uint64_t from = mark_here(reader).byte;
    do {
        reader->event = (struct pdn_event){.kind = PDN_NOTHING};
        if (reader->line == 0) {
            reader->line = reader->column = 1;
            kind = begin_text(reader);
        } else {
            kind = reader->refused ? leave_text(reader) : read_next(reader);
        }
    } while (hidden(reader, kind));
    if (kind == PDN_ERROR)
        reader->failed = true;
    if (kind == PDN_GAME_END)
        reader->failed = false;
    reader->event.kind = kind;
    reader->event.from = from;
    reader->event.to = mark_here(reader).byte;
    return &reader->event;
}

size_t pdn_fill_from_text(void *text, char *bytes, size_t size)
{
    struct pdn_text *source = text;
    size_t left = source->length - source->at;
    size_t count = left < size ? left : size;
    memcpy(bytes, source->bytes + source->at, count);
    source->at += count;
    return count;
}

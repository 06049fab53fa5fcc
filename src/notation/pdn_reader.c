/* SPDX-License-Identifier: MIT */
#include "notation/pdn_reader.h"

#include "base/utf8.h"

#include <limits.h>
#include <string.h>

/* What stands at the end of the text. */
#define END UINT32_MAX

enum {
    LOOK_AHEAD = 16,  /* bytes: more than any character, and what ends a comment left open */
    MOVE_MAX = 96,    /* bytes of a move: more than twice the longest */
    WORD_SHOWN = 128, /* bytes of what an error quotes */
    NO_BREAK_SPACE = 0xA0,
};

/* --- Bytes --- */

/* Are `wanted` bytes there, after reading on if need be? */
static bool have(struct pdn_reader *reader, size_t wanted)
{
    if (reader->count - reader->at >= wanted || reader->filled)
        return reader->count - reader->at >= wanted;
    memmove(reader->bytes, reader->bytes + reader->at, reader->count - reader->at);
    reader->count -= reader->at;
    reader->before += reader->at;
    reader->at = 0;
    while (reader->count < wanted && !reader->filled) {
        size_t got =
            reader->fill(reader->source, reader->bytes + reader->count, PDN_BUFFER - reader->count);
        reader->filled = got == 0;
        reader->count += got;
    }
    reader->bytes[reader->count] = '\0';
    return reader->count >= wanted;
}

/* --- Characters --- */

/* A byte that is no UTF-8 is one of Latin-1, whose codes are those of Unicode. */
static struct utf8_character wide_character(struct pdn_reader *reader)
{
    have(reader, LOOK_AHEAD);
    struct utf8_character character = utf8_decode(reader->bytes + reader->at);
    if (character.length == 0)
        character = (struct utf8_character){(unsigned char)reader->bytes[reader->at], 1};
    return character;
}

/* The next character; every end of a line is a line feed. */
static uint32_t look(struct pdn_reader *reader)
{
    if (reader->at == reader->count && !have(reader, 1))
        return END;
    unsigned char byte = (unsigned char)reader->bytes[reader->at];
    if (byte >= 0x80)
        return wide_character(reader).code;
    return byte == '\r' ? '\n' : byte;
}

/* The byte after the next one; 0 at the end. */
static char look_beyond(struct pdn_reader *reader)
{
    return have(reader, 2) ? reader->bytes[reader->at + 1] : '\0';
}

static void end_line(struct pdn_reader *reader)
{
    if (reader->bytes[reader->at] == '\r' && look_beyond(reader) == '\n')
        reader->at++;
    reader->at++;
    reader->column = 1;
    if (reader->line < INT_MAX)
        reader->line++;
}

/* Goes behind the next character, which there is. */
static void step(struct pdn_reader *reader)
{
    char byte = reader->bytes[reader->at];
    if (byte == '\n' || byte == '\r') {
        end_line(reader);
        return;
    }
    reader->at += (unsigned char)byte < 0x80 ? 1 : wide_character(reader).length;
    if (reader->column < INT_MAX)
        reader->column++;
}

/* Copies the character at `from` as UTF-8 and says how many bytes it has taken there. */
static size_t copy_character(const char *from, char *to, size_t *length)
{
    unsigned char byte = (unsigned char)*from;
    size_t bytes = byte < 0x80 ? 1 : utf8_decode(from).length;
    if (bytes > 0) {
        memcpy(to + *length, from, bytes);
        *length += bytes;
        return bytes;
    }
    to[(*length)++] = (char)(0xC0 | byte >> 6); /* Latin-1 */
    to[(*length)++] = (char)(0x80 | (byte & 0x3F));
    return 1;
}

/* Adds the next character to the text, for which there is room, and goes behind it. */
static void keep(struct pdn_reader *reader)
{
    have(reader, LOOK_AHEAD);
    copy_character(reader->bytes + reader->at, reader->text, &reader->length);
    step(reader);
}

static bool is_space(uint32_t ch)
{
    return ch == ' ' || (ch >= '\t' && ch <= '\r') || ch == NO_BREAK_SPACE;
}

static bool is_digit(uint32_t ch)
{
    return ch >= '0' && ch <= '9';
}

static void skip_spaces(struct pdn_reader *reader)
{
    while (is_space(look(reader)))
        step(reader);
}

/* The same within a line. */
static void skip_blanks(struct pdn_reader *reader)
{
    while (is_space(look(reader)) && look(reader) != '\n')
        step(reader);
}

static void skip_line(struct pdn_reader *reader)
{
    for (uint32_t ch = look(reader); ch != '\n' && ch != END; ch = look(reader))
        step(reader);
}

static bool step_over(struct pdn_reader *reader, uint32_t ch)
{
    if (look(reader) != ch)
        return false;
    step(reader);
    return true;
}

/* --- Events --- */

static struct text_place here(const struct pdn_reader *reader)
{
    return (struct text_place){reader->line, reader->column};
}

static void set_place(struct pdn_reader *reader, struct text_place place)
{
    reader->event.line = place.line;
    reader->event.column = place.column;
}

/* Hands out what has been kept. */
static enum pdn_event_kind with_text(struct pdn_reader *reader, enum pdn_event_kind kind)
{
    reader->text[reader->length] = '\0';
    reader->event.text = reader->text;
    reader->event.length = reader->length;
    return kind;
}

/* What an error quotes: what stands next. */
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

/* The first error of a game is handed out; then the reader only looks for the game's end. */
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

/* Fails at what nothing is made of, and passes over it. */
static enum pdn_event_kind read_unexpected(struct pdn_reader *reader)
{
    bool zero = look(reader) == 0;
    enum pdn_event_kind kind = FAIL(reader, zero ? FAULT_ZERO_BYTE : FAULT_GAME_TEXT_EXPECTED);
    step(reader);
    return kind;
}

static struct pdn_mark mark_here(const struct pdn_reader *reader)
{
    return (struct pdn_mark){reader->before + reader->at, reader->line, reader->column};
}

static enum pdn_event_kind end_game(struct pdn_reader *reader)
{
    if (reader->depth > 0 && !reader->failed)
        return FAIL_AT(reader, reader->opened, FAULT_VARIATION_OPEN);
    reader->event.begin = reader->begin;
    reader->section = PDN_BETWEEN;
    reader->depth = 0;
    reader->first_name[0] = '\0';
    reader->moved = false;
    reader->number = false;
    return PDN_GAME_END;
}

static enum pdn_event_kind end_text(struct pdn_reader *reader)
{
    return reader->section == PDN_BETWEEN ? PDN_TEXT_END : end_game(reader);
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

/* Does the tag whose name has been read begin the next game? So does a second one with the name of
 * the game's first: such a game has neither moves nor result. And so does, in a game that has
 * failed, the one that comes first in nearly all games. */
static bool begins_game(const struct pdn_reader *reader)
{
    return strcmp(reader->name, reader->first_name) == 0 ||
           (reader->failed && strcmp(reader->name, "Event") == 0);
}

/* Begins a tag. One behind moves belongs to the next game. */
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
    reader->in_tag = true;
    if (begins_game(reader)) {
        enum pdn_event_kind kind = end_game(reader);
        reader->section = PDN_TAGS;
        reader->begin = tag;
        strcpy(reader->first_name, reader->name);
        return kind;
    }
    if (!reader->first_name[0])
        strcpy(reader->first_name, reader->name);
    return PDN_NOTHING;
}

/* A backslash goes before a quotation mark or another backslash that is meant as such. */
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

/* Nobody writes such a line within a comment: there the next game begins, and the comment was never
 * closed. (The writer breaks no line before a bracket.) */
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

/* Keeps text up to `end`, a line feed in it as a space; PDN_NOTHING unless that cannot be. */
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

/* The whole comment, or a part. */
static enum pdn_event_kind read_comment(struct pdn_reader *reader)
{
    reader->length = 0;
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

/* What has been kept, from `place` on, is nothing that can be read. */
static enum pdn_event_kind fail_at_kept(struct pdn_reader *reader, struct text_place place)
{
    return FAIL_AT(reader, place, FAULT_GAME_TEXT_EXPECTED, .found = scan_found(reader->text));
}

/* Of 1/2-1/2, or 1/2 alone: what follows the 1. */
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

static bool at_letters(struct pdn_reader *reader)
{
    uint32_t ch = look(reader) | 0x20; /* lower case */
    return ch >= 'a' && ch <= 'h' && is_digit((unsigned char)look_beyond(reader));
}

/* A number, or a letter and a digit. */
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

/* Further squares, with spaces around what stands between; `*squares` counts them. False at what is
 * none behind a separator. */
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

/* A number alone is that of a move, if one follows. */
static enum pdn_event_kind number_alone(struct pdn_reader *reader, struct text_place place)
{
    if (reader->number)
        return FAIL_AT(reader, reader->number_place, FAULT_NUMBER_ALONE);
    reader->section = PDN_MOVES;
    reader->number = true;
    reader->number_place = place;
    return PDN_NOTHING;
}

/* Squares, or a result that looks like them. */
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

/* The dots behind a move's number, which says nothing that is not known. */
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

/* --- What stands behind moves --- */

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

/* The move that the variation replaces stands before whatever follows. */
static enum pdn_event_kind end_variation(struct pdn_reader *reader)
{
    if (reader->depth == 0)
        return read_unexpected(reader);
    reader->depth--;
    reader->moved = true;
    step(reader);
    return PDN_VARIATION_END;
}

/* --- One thing after another --- */

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

/* A byte-order mark is passed over; that of UTF-16 is said to be one. */
static enum pdn_event_kind begin_text(struct pdn_reader *reader)
{
    static const char *const marks_of_16[] = {"\xFF\xFE", "\xFE\xFF"};
    bool two = have(reader, 2);
    for (int i = 0; i < 2 && two; i++)
        if (memcmp(reader->bytes, marks_of_16[i], 2) == 0) {
            reader->refused = true;
            return FAIL(reader, FAULT_UTF_16, .found = {.kind = FOUND_END});
        }
    if (look(reader) == UTF8_BYTE_ORDER_MARK) {
        step(reader);
        reader->column = 1;
    }
    return PDN_NOTHING;
}

/* Nothing of a text that is not read. */
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

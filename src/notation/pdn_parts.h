/* SPDX-License-Identifier: MIT */
/* Inside the PDN reader only: what its parts do for each other. Each that reads something begins
 * where that begins, and answers with the event that it makes, or PDN_NOTHING. */
#ifndef NOTATION_PDN_PARTS_H
#define NOTATION_PDN_PARTS_H

#include "notation/pdn_characters.h"

/* --- Events --- */

static inline struct text_place here(const struct pdn_reader *reader)
{
    return (struct text_place){reader->line, reader->column};
}

static inline struct pdn_mark mark_here(const struct pdn_reader *reader)
{
    return (struct pdn_mark){reader->before + reader->at, reader->line, reader->column};
}

static inline void set_place(struct pdn_reader *reader, struct text_place place)
{
    reader->event.line = place.line;
    reader->event.column = place.column;
}

/* Hands out what has been kept. */
static inline enum pdn_event_kind with_text(struct pdn_reader *reader, enum pdn_event_kind kind)
{
    reader->text[reader->length] = '\0';
    reader->event.text = reader->text;
    reader->event.length = reader->length;
    return kind;
}

/* The first error of a game is handed out; then the reader only looks for the game's end. */
enum pdn_event_kind pdn_fail_at(struct pdn_reader *reader, struct text_place place,
                                struct text_error error);

#define FAIL_AT(reader, place, ...)                                                                \
    pdn_fail_at(reader, place, (struct text_error){.fault = __VA_ARGS__})
#define FAIL(reader, ...) FAIL_AT(reader, here(reader), __VA_ARGS__)

/* Fails at what nothing is made of, and passes over it. */
enum pdn_event_kind pdn_read_unexpected(struct pdn_reader *reader);

/* Of a game whose last variation is still open an error comes first. */
enum pdn_event_kind pdn_end_game(struct pdn_reader *reader);

/* --- Tags --- */

/* Begins a tag. One behind moves belongs to the next game. */
enum pdn_event_kind pdn_read_tag(struct pdn_reader *reader);

/* The rest of a tag that has begun. */
enum pdn_event_kind pdn_read_tag_value(struct pdn_reader *reader);

/* --- Comments --- */

/* Begin one in braces, and one that ends with its line. */
enum pdn_event_kind pdn_read_braces(struct pdn_reader *reader);
enum pdn_event_kind pdn_read_line_comment(struct pdn_reader *reader);

/* The whole comment that has begun, or a part. */
enum pdn_event_kind pdn_read_comment(struct pdn_reader *reader);

/* --- Moves and results --- */

static inline bool at_letters(struct pdn_reader *reader)
{
    uint32_t ch = look(reader) | 0x20; /* lower case */
    return ch >= 'a' && ch <= 'h' && is_digit((unsigned char)look_beyond(reader));
}

/* What begins with letters, a digit, an asterisk. */
enum pdn_event_kind pdn_read_letters(struct pdn_reader *reader);
enum pdn_event_kind pdn_read_number(struct pdn_reader *reader);
enum pdn_event_kind pdn_read_asterisk(struct pdn_reader *reader);

/* The dots behind a move's number, which says nothing that is not known. */
enum pdn_event_kind pdn_read_dots(struct pdn_reader *reader);

/* --- What stands behind moves --- */

enum pdn_event_kind pdn_read_strength(struct pdn_reader *reader);
enum pdn_event_kind pdn_read_nag(struct pdn_reader *reader);

/* At an opening parenthesis, which may also be that of a strength; and at a closing one. */
enum pdn_event_kind pdn_begin_variation(struct pdn_reader *reader);
enum pdn_event_kind pdn_end_variation(struct pdn_reader *reader);

#endif

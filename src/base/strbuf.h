/* SPDX-License-Identifier: MIT */
/* A text that is built piece by piece in the caller's memory. What does not fit is left out, and
 * `truncated` is set. The text is always a valid C string, and a UTF-8 character is never split. */
#ifndef BASE_STRBUF_H
#define BASE_STRBUF_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

struct strbuf {
    char *text; /* owned by the caller */
    size_t capacity;
    size_t length;
    bool truncated;
};

/* Returns an empty text in `memory` of `capacity` bytes, at least 1, the closing zero included. */
struct strbuf strbuf_init(char *memory, size_t capacity);

void strbuf_add(struct strbuf *buf, const char *text);
void strbuf_addch(struct strbuf *buf, char ch);
void strbuf_addf(struct strbuf *buf, const char *format, ...) __attribute__((format(printf, 2, 3)));
void strbuf_addv(struct strbuf *buf, const char *format, va_list args)
    __attribute__((format(printf, 2, 0)));

/* Copies `text` to memory of `capacity` bytes, cut if it does not fit. */
void strbuf_copy(char *memory, size_t capacity, const char *text);

/* Replaces the end of a truncated text by an ellipsis. Call it when all has been added. */
void strbuf_mark_cut(struct strbuf *buf);

#endif

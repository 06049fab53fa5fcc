/* SPDX-License-Identifier: MIT */
/* Text built piece by piece in memory that the caller owns. Never overflows: what does not fit is
 * left out and `truncated` says so. The text is always a valid C string, and a cut never splits a
 * UTF-8 character. */
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

/* An empty text in `memory` of `capacity` bytes, at least 1, the closing zero included. */
struct strbuf strbuf_init(char *memory, size_t capacity);

void strbuf_add(struct strbuf *buf, const char *text);
void strbuf_addch(struct strbuf *buf, char ch);
void strbuf_addf(struct strbuf *buf, const char *format, ...) __attribute__((format(printf, 2, 3)));
void strbuf_addv(struct strbuf *buf, const char *format, va_list args)
    __attribute__((format(printf, 2, 0)));

/* A copy of `text` in memory of `capacity` bytes, cut where there is no room. */
void strbuf_copy(char *memory, size_t capacity, const char *text);

/* The end of a text for people, once all has been added: an ellipsis takes the place of as much as
 * it needs where something was left out. */
void strbuf_mark_cut(struct strbuf *buf);

#endif

/* SPDX-License-Identifier: MIT */
/* The events of a game's text, a word each: "[Event=Cup] 11-15 ! $3 {well} ( 12-16 ) 1-0 ;", where
 * ; is the end of a game and "1:7 A move ..." an error. */
#ifndef TESTS_NOTATION_PDN_TRACE_H
#define TESTS_NOTATION_PDN_TRACE_H

#include "base/strbuf.h"
#include "notation/pdn_reader.h"

/* A source that gives at most `step` bytes at a time; 0: as many as are asked for. */
struct slow_text {
    const char *bytes;
    size_t length, at, step;
};

size_t fill_slowly(void *text, char *bytes, size_t size);

/* Adds what the event says. */
void trace_event(struct strbuf *out, const struct pdn_event *event);

/* All events of a text; valid until the next call. */
const char *trace(const char *text, size_t length, size_t step);

#endif

/* SPDX-License-Identifier: MIT */
/* Whole sentences with named blanks: "{name} wins: {loser} has no pieces left." A translation may
 * put the blanks in another order, or leave one out. */
#ifndef BASE_TEMPLATE_H
#define BASE_TEMPLATE_H

#include "base/strbuf.h"

struct blank {
    const char *name; /* as it stands between braces */
    const char *text; /* what goes there */
};

/* Adds `template` to `out` with each {name} replaced by the text of the blank so called. A name
 * that is no blank's stays as it stands. Where direction is at stake the text is put between U+2068
 * and U+2069, so that it and what stands around it each go their own way. */
void template_fill(struct strbuf *out, const char *template, const struct blank *blanks,
                   size_t count);

/* FILL(&out, tr("{who} starts with {side}."), {"who", name}, {"side", side}) */
#define FILL(out, template, ...)                                                                   \
    template_fill(out, template, (const struct blank[]){__VA_ARGS__},                              \
                  sizeof((const struct blank[]){__VA_ARGS__}) / sizeof(struct blank))

/* A number as the text of a blank: {"count", number_text(3).text}. */
struct number_text {
    char text[12];
};

struct number_text number_text(int number);

#endif

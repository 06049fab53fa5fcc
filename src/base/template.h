/* SPDX-License-Identifier: MIT */
/* Sentences with named blanks: "{name} wins: {loser} has no pieces left." A translation may reorder
 * the blanks, or leave one out. */
#ifndef BASE_TEMPLATE_H
#define BASE_TEMPLATE_H

#include "base/strbuf.h"

struct blank {
    const char *name; /* as between the braces */
    const char *text; /* to replace it */
};

/* Adds `template` to `out` with each {name} replaced by the text of the blank of that name. Other
 * names stay as they are. In or with right-to-left text, the replacement is put between U+2068 and
 * U+2069, which keep its direction apart from that of the sentence. */
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

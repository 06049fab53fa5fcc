/* SPDX-License-Identifier: MIT */
/* What is to be said aloud, in order, and what of it is out of date once more is added. */
#ifndef PAGES_SAYINGS_H
#define PAGES_SAYINGS_H

enum saying_kind {
    SAYING_HUSH,      /* no text: what is being said ends */
    SAYING_MESSAGE,   /* is said to its end: moves, refusals, results, answers */
    SAYING_TEXT,      /* where the keyboard is; the next one, or a message, interrupts it */
    SAYING_CHARACTER, /* the same for one character, which is said by its name */
};

enum {
    SAYING_SIZE = 1024,
    SAYINGS_MAX = 8,
};

struct saying {
    enum saying_kind kind;
    char text[SAYING_SIZE];
};

struct sayings {
    struct saying items[SAYINGS_MAX];
    int count;
};

/* Adds one. A hush drops all that was to be said before it, and a text or a character the text or
 * character before it. Where there is no room left the oldest one goes. An empty text adds nothing,
 * unless the kind has none. */
void sayings_add(struct sayings *sayings, enum saying_kind kind, const char *text);

/* Adds all of `more` in this way. */
void sayings_append(struct sayings *sayings, const struct sayings *more);

#endif

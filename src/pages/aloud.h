/* SPDX-License-Identifier: MIT */
/* Decides what is said aloud. After each pass that shows something, how the screen stands is
 * compared with how it stood before: the page, what has the keyboard, what has been typed there,
 * and the sentences that were announced (ui_announce). What pages know besides, such as a move,
 * they add themselves (desk_say). */
#ifndef PAGES_ALOUD_H
#define PAGES_ALOUD_H

#include "pages/page.h"

enum {
    FIELD_SPOKEN_SIZE = 8192, /* more than a field holds */
};

/* How things stood. All zero: nothing has been shown yet. */
struct aloud {
    const struct page *page;
    widget_id focus, active;
    uint64_t focus_hash, active_hash; /* of their labels */
    uint64_t announced[ANNOUNCED_MAX];
    int announced_count;
    bool touched;                  /* there has been input since */
    char field[FIELD_SPOKEN_SIZE]; /* the text of the field with the keyboard */
    int caret;                     /* in bytes */
};

/* Takes note of an input, before its pass. */
void aloud_input(struct aloud *aloud, struct desk *desk, const struct input *input);

/* Adds to desk->sayings what is new, after a pass without input. Keeps the texts in desk->said. */
void aloud_follow(struct aloud *aloud, struct desk *desk);

/* Adds what has the keyboard, and what the arrows have reached. */
void aloud_keyboard_print(struct strbuf *out, const struct ui *ui);

/* Adds where the keyboard is: the page, what has the focus, and what is announced. */
void aloud_where_print(struct strbuf *out, const struct desk *desk);

/* Adds what a change of a text field is said by: what was inserted, or erased, or, where only the
 * caret has moved, the character or the word behind it; all of the text if it is another one.
 * Carets are in bytes. */
void aloud_edit_print(struct strbuf *out, const char *before, int caret_before, const char *after,
                      int caret);

#endif

/* SPDX-License-Identifier: MIT */
/* Editing the text of a field, without a screen. */
#ifndef TOOLKIT_FIELD_EDIT_H
#define TOOLKIT_FIELD_EDIT_H

#include "toolkit/field_state.h"

/* The field's memory and the text it is about, of `size` bytes, the closing zero included. */
struct edit {
    struct field_state *field;
    const struct clipboard *clipboard;
    char *text;
    int size;
    int most; /* graphemes that it may have; 0: FIELD_CHARACTERS */
};

/* Caret and selection back into the text, wherever it was changed. */
void edit_settle(struct edit *edit);

/* Does a key of a field, or what is typed or composed. True when the text has changed. */
bool edit_input(struct edit *edit, const struct input *input);

/* Puts text from outside where the selection is: ends of lines become blanks, control characters
 * and what has no room are left out. */
bool edit_insert(struct edit *edit, const char *text);

/* By the pointer. */
void edit_put_caret(struct edit *edit, int at, bool keep_anchor);
void edit_select_word(struct edit *edit, int at);
void edit_select_all(struct edit *edit);

/* Tells the others what is selected, if anything is. */
void edit_offer_selection(struct edit *edit);

/* Inserts what is selected elsewhere. */
bool edit_paste_selection(struct edit *edit);

#endif

/* SPDX-License-Identifier: MIT */
/* Editing the text of a field, without a screen. */
#ifndef TOOLKIT_FIELD_EDIT_H
#define TOOLKIT_FIELD_EDIT_H

#include "toolkit/field_state.h"

/* A field's memory, and the text it edits. `size` is in bytes, with the closing zero. */
struct edit {
    struct field_state *field;
    const struct clipboard *clipboard;
    char *text;
    int size;
    int most; /* the most graphemes; 0: FIELD_CHARACTERS */
};

/* Moves caret and selection back into the text, after something else has changed it. */
void edit_settle(struct edit *edit);

/* Handles a key, typed text or composed text. Returns true if the text has changed. */
bool edit_input(struct edit *edit, const struct input *input);

/* Moves the caret to byte `at`, for the pointer. Selects up to there if `keep_anchor` is set. */
void edit_put_caret(struct edit *edit, int at, bool keep_anchor);
void edit_select_word(struct edit *edit, int at);
void edit_select_all(struct edit *edit);

/* Returns true if byte `at` lies in the selection. */
bool edit_is_selected(const struct edit *edit, int at);

/* Offers the selection, if there is one, to other programs for the middle button. */
void edit_offer_selection(struct edit *edit);

/* Inserts the selection of any program. Returns true if the text has changed. */
bool edit_paste_selection(struct edit *edit);

#endif

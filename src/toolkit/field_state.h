/* SPDX-License-Identifier: MIT */
/* What is remembered of the field that has the keyboard: caret, selection, what is being composed,
 * what can be taken back. */
#ifndef TOOLKIT_FIELD_STATE_H
#define TOOLKIT_FIELD_STATE_H

#include "toolkit/input.h"

#include <stddef.h>
#include <stdint.h>

enum {
    FIELD_CHARACTERS = 40,  /* no field of one line takes more graphemes, */
    AREA_CHARACTERS = 1500, /* nor does one of several lines, but what it had at first */
    FIELD_EDITS = 60,       /* changes that can be taken back; the oldest are forgotten */
};

/* A text as it was, and where the caret stood in it. */
struct field_text {
    char *text; /* owned */
    int caret;
};

struct field_state {
    uint32_t id;       /* the widget; 0: none has the keyboard */
    bool fresh;        /* the press that gave it the keyboard: a click selects all of it, too */
    int caret, anchor; /* bytes; what lies between them is selected */
    int scroll;        /* pixels that have gone out at the left */

    struct field_text edits[FIELD_EDITS];
    int edit_count; /* those that redo would restore included */
    int edit_at;    /* those before it can be taken back */
    bool typing;    /* the last change was typed: more letters are the same change */

    char composed[INPUT_TEXT_SIZE]; /* by an input method, and not yet in the text */
    int compose_caret;              /* byte in it */
};

/* Where texts are copied to and pasted from. Any of the functions may be NULL. The selection is
 * what lies selected anywhere, for the middle button. */
struct clipboard {
    void *data;
    void (*copy)(void *data, const char *text);
    void (*paste)(void *data, char *out, size_t size);
    void (*select)(void *data, const char *text);
    void (*selected)(void *data, char *out, size_t size);
};

/* Is this input the field's, though a page has a use for it, too? */
bool field_wants(const struct field_state *field, const struct input *input);

/* No field has the keyboard any more. */
void field_leave(struct field_state *field);

#endif

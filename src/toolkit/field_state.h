/* SPDX-License-Identifier: MIT */
/* The state of the text field with the keyboard: caret, selection, what is being composed, and the
 * changes that can be undone. */
#ifndef TOOLKIT_FIELD_STATE_H
#define TOOLKIT_FIELD_STATE_H

#include "toolkit/input.h"

#include <stddef.h>
#include <stdint.h>

enum {
    FIELD_CHARACTERS = 40,  /* the most graphemes in a field of one line, */
    AREA_CHARACTERS = 1500, /* and in one of several lines; a text that is longer at first stays */
    FIELD_EDITS = 60,       /* changes that can be undone; the oldest are forgotten */
};

/* A former text and the caret in it. */
struct field_text {
    char *text; /* owned */
    int caret;
};

struct field_state {
    uint32_t id;       /* the widget; 0: none has the keyboard */
    bool fresh;        /* the press that gave it the keyboard goes on: a click selects all */
    int caret, anchor; /* bytes; the selection lies between them */
    int scroll;        /* pixels hidden at the left */

    struct field_text edits[FIELD_EDITS];
    int edit_count; /* with those that redo would restore */
    int edit_at;    /* the edits before it can be undone */
    bool typing;    /* the last change was typed: more letters belong to it */

    char composed[INPUT_TEXT_SIZE]; /* by an input method; not yet in the text */
    int compose_caret;              /* the caret in `composed`, in bytes */
};

/* The system's clipboard. Any function may be NULL. The "selection" is the text selected in any
 * program, which the middle button pastes. */
struct clipboard {
    void *data;
    void (*copy)(void *data, const char *text);
    void (*paste)(void *data, char *out, size_t size);
    void (*select)(void *data, const char *text);
    void (*selected)(void *data, char *out, size_t size);
};

/* Returns true if the field needs this input, even if the page has a use for it, too. */
bool field_wants(const struct field_state *field, const struct input *input);

/* Forgets the field. Call it when no field has the keyboard any more. */
void field_leave(struct field_state *field);

#endif

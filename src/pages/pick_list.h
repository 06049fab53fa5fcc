/* SPDX-License-Identifier: MIT */
/* A long list from which one row is picked, by pointer or by key, while the keyboard is in a field
 * that filters it. Only what is seen is laid out, so thousands of rows cost nothing. */
#ifndef PAGES_PICK_LIST_H
#define PAGES_PICK_LIST_H

#include "toolkit/ui.h"

/* How the player has come to the chosen row in a list in which several may be selected. */
enum pick_manner {
    PICK_NOT,    /* not in this pass */
    PICK_ALONE,  /* plainly: it alone counts */
    PICK_BESIDE, /* with Ctrl: it is selected beside the others, or no longer; the chosen one is one
                    of the others */
    PICK_MARK,   /* by a finger that rests on it, or then by taps: the same, but for the chosen one,
                    which may be out of sight */
    PICK_UP_TO,  /* with Shift: all rows up to it are */
};

/* All zero at first; `chosen` may be -1. */
struct pick_list {
    int chosen;  /* the row that Enter picks; -1: none */
    int offset;  /* how far it is scrolled */
    int height;  /* the height of the list in the last pass */
    bool seen;   /* all of the chosen row was in sight */
    bool wanted; /* the chosen row must come into sight */
    bool chose;  /* the player has chosen a row */
    enum pick_manner manner;
};

struct pick_rows {
    const char *name; /* name of the list; rows are called "NAME-NUMBER" */
    int count, height;
    bool twice;       /* a click on a row that the player has not chosen only chooses it */
    bool several;     /* several are selected: a tap selects one more, or one less */
    const void *data; /* lent; handed to the functions */
    /* Draws a row inside `rect`. */
    void (*draw)(struct ui *ui, struct rect rect, const void *data, int row);
    /* Returns the text of a row. */
    const char *(*label)(struct ui *ui, const void *data, int row);
    /* Returns true if the row is selected, as the chosen one is where it is alone. NULL: only one
     * row can be chosen. */
    bool (*selected)(const void *data, int row);
    /* Returns the number of a row in its name, from 1. NULL: they are numbered as they stand. */
    int (*number)(const void *data, int row);
};

/* Draws the list on a panel. Returns the row that was picked, or -1. Up, Down, Page Up, Page Down,
 * Home and End, beside a text field with Ctrl, go through the list wherever the keyboard is. Enter
 * picks if `enter`. With Shift or Ctrl a row is not picked where several can be selected. */
int pick_list(struct ui *ui, struct rect rect, const struct pick_rows *rows,
              struct pick_list *state, bool enter);

#endif

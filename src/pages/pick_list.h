/* SPDX-License-Identifier: MIT */
/* A long list of which one row is picked, by pointer or by key, while the keyboard is in a field
 * that filters it. Only what is seen is laid out: thousands of rows take no time. */
#ifndef PAGES_PICK_LIST_H
#define PAGES_PICK_LIST_H

#include "toolkit/ui.h"

/* State: all zero, or, for no row chosen, `chosen` -1. */
struct pick_list {
    int chosen;  /* the row that Enter means; -1: none */
    int offset;  /* how far it is scrolled */
    int height;  /* of what was seen of it last */
    bool seen;   /* the chosen row was, all of it */
    bool wanted; /* it is to be */
};

struct pick_rows {
    const char *name; /* of the list; rows are called "NAME-NUMBER" */
    int count, height;
    const void *data; /* lent, for these: */
    /* What is written in a row: `rect` is the inside of it. */
    void (*draw)(struct ui *ui, struct rect rect, const void *data, int row);
    /* The same in words. */
    const char *(*label)(struct ui *ui, const void *data, int row);
    /* What tells it from others in its name, from 1. */
    int (*number)(const void *data, int row);
};

/* The row that was picked, or -1. Up, Down, Page Up, Page Down, Ctrl+Home and Ctrl+End go through
 * the list wherever the keyboard is; Enter is taken if `enter`. */
int pick_list(struct ui *ui, struct rect rect, const struct pick_rows *rows,
              struct pick_list *state, bool enter);

#endif

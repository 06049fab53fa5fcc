/* SPDX-License-Identifier: MIT */
/* One thing in the list of moves: its words, how large it is, drawing it, what is done to it. */
#ifndef PAGES_MOVES_ITEMS_H
#define PAGES_MOVES_ITEMS_H

#include "pages/moves_layout.h"
#include "pages/moves_view.h"

struct moves_pass {
    const struct moves_view *view;
    const struct moves_layout *layout;
    struct moves_folds *folds;
    struct moves_event event; /* what has been done so far */
};

/* How large things are in a list so many pixels wide; as long as `pass`. */
struct moves_measure moves_measure_items(struct moves_pass *pass, int width);

/* Draws it, and answers the input. `content` is the whole list, as far as it is scrolled. */
void moves_item_pass(struct moves_pass *pass, struct rect content, const struct moves_item *item);

#endif

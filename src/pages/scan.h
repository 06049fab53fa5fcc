/* SPDX-License-Identifier: MIT */
/* Playing with one button: a frame goes over what can be clicked, at the pace that the player has
 * chosen, and the button clicks what it is around. First it goes over groups: the squares of the
 * board, what scrolls, and each row of other widgets. In a group that was chosen it goes over the
 * rows, if there are many, and then over the widgets; at the end it is around the whole group,
 * which leads out of it again. */
#ifndef PAGES_SCAN_H
#define PAGES_SCAN_H

#include "pages/preferences.h"
#include "toolkit/ui.h"

enum {
    SCAN_DEPTHS = 3, /* groups, rows, widgets */
};

/* Where the frame is. All zero at first. */
struct scan {
    int depth;                       /* of what it goes over */
    widget_id path[SCAN_DEPTHS - 1]; /* the group and the row that were chosen */
    widget_id at;                    /* the group, row or widget that it is around; 0: the first */
    bool whole;                      /* it is around all that was chosen */
    bool single;                     /* it is around one widget, which the button clicks */
    bool anew;                       /* once that is clicked it begins with the first one again */
    int rounds;                      /* without a choice */
    bool on;                         /* the player has switched it on */
    bool waits;                      /* nobody has chosen for so long that it stands and sleeps */
    uint64_t due;                    /* it moves on then, in milliseconds */
    uint64_t pressed;                /* when the button was, in milliseconds; 0: never */
    struct rect frame;               /* where it is seen; nothing: there is nothing to choose */
    bool dropping;                   /* the text of the key that was pressed is nobody's */
};

/* Returns true if this input is one of the button, and sets `*presses` if it presses it. The rest
 * of a press, such as its release or that it is held, means nothing, nor does a press right after
 * another one: the hand trembled. `now` is in milliseconds. */
bool scan_takes(struct scan *scan, const struct preferences *preferences, const struct input *input,
                uint64_t now, bool *presses);

/* The button is pressed. Returns the widget that is to be clicked, whose texts are valid until the
 * next pass, or NULL. Sets `*place` to where. */
const struct widget *scan_choose(struct scan *scan, const struct preferences *preferences,
                                 const struct ui *ui, uint64_t now, struct rect *place);

/* What scan_choose has returned was clicked. On the board a piece is chosen now, or has gone. */
void scan_clicked(struct scan *scan);

/* Moves the frame if it is due, and draws it upon the page. */
void scan_show(struct scan *scan, const struct preferences *preferences, struct ui *ui,
               uint64_t now);

/* Returns the milliseconds until it moves on; -1: it does not. */
int scan_wait(const struct scan *scan, uint64_t now);

#endif

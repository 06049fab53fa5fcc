/* SPDX-License-Identifier: MIT */
/* Where everything lies on the play page: beside the board in a wide window, below it in a tall
 * one. A pure function of the window, so that a test can check it. */
#ifndef PAGES_PLAY_LAYOUT_H
#define PAGES_PLAY_LAYOUT_H

#include "toolkit/geometry.h"

struct play_layout {
    bool tall;
    bool facing;             /* two people sit face to face */
    struct rect board;       /* room for the board */
    struct rect strip;       /* messages, questions, a typed move */
    struct rect strip_above; /* facing: the same of the player above, */
    struct rect deeds_above; /* and the deeds; of height 0 where there is no room for them */
    struct rect cards[2];    /* the player above, the player below */
    struct rect column;      /* all that lies beside the board but the cards: between them in a wide
                                window, at their right in a tall one. The parts below share it, but
                                for a tall window's buttons at its left */
    struct rect meter;       /* how near a draw is; of height 0 without such draws. The head of the
                                panel whose rest is */
    struct rect moves;       /* the move list, right below it */
    struct rect look;        /* the buttons below it that look back and forward; of height 0 where
                                the list needs their room */
    struct rect buttons;     /* all the others: these two */
    struct rect deeds;       /* what is done to the game, in words */
    struct rect doors;       /* what leads elsewhere: icons, or words where there is room */
    int button_rows;         /* of `buttons`: that of the deeds, and those of the doors */
    int door_columns, door_rows;
    bool door_labels;
};

enum {
    PLAY_DOORS = 4,
    PLAY_METER_BAR_POINTS = 12, /* the bar, and the air around it and the lines */
    PLAY_METER_POINTS = 20,     /* a line of the meter */
};

/* `scale` in percent. `meter_lines` is how many lines of text the draw meter would take: where that
 * would leave too little of the board or of the list, it gets those of its brief form. `trays` is
 * true if captured pieces lie in the frame of the board, `facing` if two people sit face to face.
 */
struct play_layout play_layout(struct rect screen, int scale, int meter_lines, bool trays,
                               bool facing);

/* Nothing is to be seen of the meter for now: the moves take its room. */
void play_layout_fill_meter(struct play_layout *layout);

#endif

/* SPDX-License-Identifier: MIT */
/* A small board that plays what a value of a field does, once, and then stands still. */
#ifndef BOARD_DEMO_BOARD_H
#define BOARD_DEMO_BOARD_H

#include "board/animation.h"
#include "board/looks.h"
#include "board/rule_demos.h"
#include "toolkit/ui.h"

struct demo_board {
    bool shown; /* has a play */
    enum field field;
    int value;
    struct rule_reel reel;
    int ply;       /* moves that have been made */
    bool playing;  /* more are to come */
    uint64_t next; /* when the next one begins, milliseconds */
    struct animation animation;
    struct looks looks; /* but for the labels */
};

/* Shows the play for this value in these looks; begins it if another was shown before. Where
 * nothing may move, its last picture is shown. */
void demo_board_show(struct demo_board *demo, enum field field, int value, struct looks looks,
                     bool still, uint64_t now);

/* The same for what tells most of a rule set. */
void demo_board_show_rules(struct demo_board *demo, const struct named_ruleset *rules,
                           struct looks looks, bool still, uint64_t now);

/* Plays it once more from the start. Where nothing may move: shows the next picture. */
void demo_board_play(struct demo_board *demo, bool still, uint64_t now);

/* How it stands when nothing moves: the last move as it lands, with what it captures. */
void demo_board_rest(struct ui *ui, struct rect rect, const struct demo_board *demo);

/* The board as it is now, fitted into `rect`, as a part of some other widget. */
void demo_board_view(struct ui *ui, struct rect rect, struct demo_board *demo, uint64_t now);

/* The board, fitted into `rect`; it is a button that plays again: true when it was pressed. */
bool demo_board_pass(struct ui *ui, struct rect rect, struct demo_board *demo, uint64_t now);

#endif

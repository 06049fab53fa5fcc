/* SPDX-License-Identifier: MIT */
/* A small board that plays a reel, once, and then rests. */
#ifndef BOARD_DEMO_BOARD_H
#define BOARD_DEMO_BOARD_H

#include "board/animation.h"
#include "board/looks.h"
#include "board/rule_demos.h"
#include "toolkit/ui.h"

struct demo_board {
    bool shown; /* it has something to play */
    struct rule_reel reel;
    int ply;       /* moves that have been made */
    bool playing;  /* more are to come */
    uint64_t next; /* when the next one begins, milliseconds */
    struct animation animation;
    struct looks looks; /* but for the labels */
};

/* Shows the reel in these looks, and begins it if another was shown before. `still`: only its last
 * picture. */
void demo_board_show_reel(struct demo_board *demo, const struct rule_reel *reel, struct looks looks,
                          bool still, uint64_t now);

/* The same for this value of a field. */
void demo_board_show(struct demo_board *demo, enum field field, int value, struct looks looks,
                     bool still, uint64_t now);

/* The same for the most telling difference of a rule set. */
void demo_board_show_rules(struct demo_board *demo, const struct named_ruleset *rules,
                           struct looks looks, bool still, uint64_t now);

/* Plays it again from the start. `still`: shows the next picture. */
void demo_board_play(struct demo_board *demo, bool still, uint64_t now);

/* Adds a sentence about what the play shows. */
void demo_caption_print(struct strbuf *out, const struct demo_board *demo);

/* Draws the board at rest and without names of squares: the last move as it lands, with what it
 * captures. */
void demo_board_rest(struct ui *ui, struct rect rect, const struct demo_board *demo);

/* Draws the board as it is now, fitted into `rect`, as a part of another widget. */
void demo_board_view(struct ui *ui, struct rect rect, struct demo_board *demo, uint64_t now);

/* Draws the board, fitted into `rect`, as a button that plays again. Returns true when it is
 * pressed. */
bool demo_board_pass(struct ui *ui, struct rect rect, struct demo_board *demo, uint64_t now);

#endif

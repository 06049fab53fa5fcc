/* SPDX-License-Identifier: MIT */
/* A board beside the match, on which the hand plays in a position that a page has prepared: First
 * steps and Puzzles. It answers the hand, refuses with a reason, shows and sounds moves, and says
 * what there is to say. What a move means is for the page. */
#ifndef PAGES_PRACTICE_H
#define PAGES_PRACTICE_H

#include "board/moving.h"
#include "pages/move_sounds.h"
#include "pages/page.h"

enum {
    PRACTICE_SENTENCE_SIZE = RULES_NAME_SIZE + 800,
};

struct practice {
    struct desk *desk; /* lent for the pass, as is `rules` */
    const struct named_ruleset *rules;
    struct looks looks;
    struct square_names names;
    bool turned;              /* White sits above */
    struct position position; /* as it is shown */
    struct movelist list;     /* its legal moves */
    struct move last;         /* the move before; without steps there is none */
    uint64_t due;             /* what the page waits for happens then; milliseconds */
    int repeats;  /* so many clicks more that repeat the last move of the hand are forgiven */
    bool win_due; /* the move that wins is on its way */
    struct gesture gesture;
    struct gesture seen; /* the same, as it is drawn */
    struct moving moving;
    struct move_heard heard;
    char message[PRACTICE_SENTENCE_SIZE]; /* until the next gesture; empty: nothing */
    bool warns;
    struct board_geometry geometry;
};

/* --- Once a pass, in this order --- */

/* Takes the rules, which the page has found on the shelf, and what follows from them. */
void practice_look(struct practice *practice, struct desk *desk, const struct named_ruleset *rules);

/* Goes on as time passes. Returns true if what the page waits for is due. */
bool practice_follow(struct practice *practice);

/* Esc first lets go of what the hand holds; call it before the head of the page, if it `asks`. */
void practice_escape(struct practice *practice);

/* What the hand has done. */
enum practice_answer {
    PRACTICE_NOTHING,
    PRACTICE_MOVE,  /* the legal `move`, which is shown, and made */
    PRACTICE_PRESS, /* a press while no move is asked for */
};

struct practice_event {
    enum practice_answer answer;
    struct move move;
};

/* Answers the input on the board, which is fitted into `rect`. `asks`: a move is asked for. */
struct practice_event practice_board(struct practice *practice, struct rect rect, bool asks);

/* Returns what is to be seen. Squares of `pointed` are marked while nothing else is. */
struct board_picture practice_picture(struct practice *practice, bool asks, squareset pointed);

/* Returns true if anything moves. */
bool practice_moves(const struct practice *practice);

/* --- What the page does --- */

/* Sets the board up, with nothing said and nothing moving. */
void practice_begin(struct practice *practice, const struct position *position);

/* The other side makes a move, which is shown. */
void practice_play(struct practice *practice, const struct move *move);

/* The last move, from `before`, goes back; `last` was made before it. */
void practice_take_back(struct practice *practice, const struct position *before,
                        const struct move *last);

/* All pieces go back to where they stood after the move `last`, whatever was shown since. */
void practice_return(struct practice *practice, const struct position *position,
                     const struct move *last);

/* What the page waits for is due so long after the move that is shown. */
void practice_wait(struct practice *practice, int pause_ms);

/* Says a sentence in place of the task; `warns`: it is a warning. */
void practice_say(struct practice *practice, bool warns, const char *sentence);
void practice_hush(struct practice *practice);

/* --- Where it lies --- */

/* The board with a line for sentences, and a panel beside or below it. */
struct practice_layout {
    bool tall;
    struct rect board, strip, panel;
};

/* Takes the arrangement with the larger board. `below`: the least height of a panel below the
 * board, in pixels. */
struct practice_layout practice_lay_out(const struct ui *ui, struct rect room, int below);

/* Draws the board, and the frame of the keyboard around it. */
void practice_view(struct practice *practice, struct board_picture *picture);

/* Draws the line below the board. A sentence that is too long for it covers what is below it in a
 * tall window, or above it in a wide one. */
void practice_strip(struct practice *practice, const struct practice_layout *layout,
                    const char *task);

/* Draws what the hand holds, above everything else; call it last. */
void practice_hand_view(struct practice *practice, struct board_picture *picture);

#endif

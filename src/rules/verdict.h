/* SPDX-License-Identifier: MIT */
/* Why a click is, or is not, a move. One function serves mouse, keyboard, typed moves and files. */
#ifndef RULES_VERDICT_H
#define RULES_VERDICT_H

#include "rules/movegen.h"

enum verdict_kind {
    VERDICT_MOVE,    /* the path and the square are a whole legal move */
    VERDICT_PART,    /* legal so far: a start, or a capture that must go on */
    VERDICT_REFUSED, /* no legal move begins like this */
};

/* Why a square is refused. Each has its sentence in prose/verdict_prose.c. */
enum refusal {
    REFUSAL_NONE,

    /* Choosing a piece. `look`: the pieces that may move. */
    REFUSAL_NOT_PLAYABLE, /* a light square, or none; also while going on */
    REFUSAL_EMPTY_START,  /* no piece there */
    REFUSAL_NOT_YOURS,    /* a piece of the other side */
    REFUSAL_BLOCKED,      /* no free square ahead, nothing to capture */
    REFUSAL_MUST_CAPTURE, /* others can capture, this one cannot */

    /* Going on. `look`: the squares that may come next, where nothing else is said. */
    REFUSAL_MUST_CAPTURE_ITSELF, /* a plain move, but this piece can capture */
    REFUSAL_SAME_SQUARE,         /* where the piece stands already */
    REFUSAL_OWN_PIECE,           /* a piece of its own side stands there */
    REFUSAL_OTHER_PIECE,         /* a piece of the other side stands there */
    REFUSAL_GO_BEHIND,           /* the piece to capture was clicked: go to the square behind it */
    REFUSAL_BACKED,              /* `about` cannot be captured: the square behind it is not empty */
    REFUSAL_NOT_DIAGONAL,        /* not on one diagonal with the piece */
    REFUSAL_MAN_FORWARD,         /* a man does not move backward */
    REFUSAL_MAN_TOO_FAR,         /* beyond a man's reach */
    REFUSAL_KING_TOO_FAR,        /* beyond a short king's reach */
    REFUSAL_OVER_OWN,            /* `look`: the pieces of its own side in the way */
    REFUSAL_OVER_NOTHING,        /* two squares on, with nothing in between; `about`: that square */
    REFUSAL_TWO_IN_A_ROW,        /* `look`: the two pieces without a gap */
    REFUSAL_ONE_AT_A_TIME,       /* more than one piece on the way; `look`: those pieces */
    REFUSAL_STEP_BY_STEP,        /* a later square of a capture; `look`: where to go first */
    REFUSAL_MAN_CAPTURES,        /* a man does not capture backward; `about`: the piece */
    REFUSAL_MAN_TAKES_KING,      /* a man does not capture a king; `about`: the king */
    REFUSAL_LAND_BEHIND,         /* a flying king lands right behind; `about`: the captured piece */
    REFUSAL_LANDING_GOES_ON,     /* `look`: the landing squares from which the capture goes on */
    REFUSAL_STILL_THERE,      /* `look`: captured pieces that stand there until the move is over */
    REFUSAL_CAPTURED_ALREADY, /* the same where that blocks nothing: it is just not captured twice
                               */
    REFUSAL_CROWNED,          /* the man was crowned and has ended its move */
    REFUSAL_NOT_YET_CROWNED,  /* it passed the crownhead, but captures on as a man */
    REFUSAL_UNFINISHED,       /* a capture once begun is finished */
    REFUSAL_MOVE_ENDED,       /* the path is a whole move already; `look`: its end */

    /* Another capture is preferred. `look`: the pieces, or next squares, that are right. */
    REFUSAL_KING_FIRST,        /* a king can capture, so a man may not */
    REFUSAL_MOST,              /* `must` pieces are captured; this captures `can` */
    REFUSAL_KING_AMONG_EQUALS, /* as many pieces, but a king can do it */
    REFUSAL_MOST_KINGS,        /* `must` kings are captured; this captures `can` */
    REFUSAL_KINGS_EARLIEST, /* as many kings, but step `must` is the first in which the two differ,
                               and the other captures a king there */
    REFUSAL_COUNT,
};

struct verdict {
    enum verdict_kind kind;
    enum refusal refusal; /* REFUSAL_NONE unless refused */
    enum field field;     /* the field that forbids it; FIELD_NONE: a fact of the board */
    int square;           /* the square clicked; SQUARE_NONE: not a playable one */
    int from;             /* where the moving piece is by now; SQUARE_NONE: choosing a piece */
    int about;            /* the other square that `refusal` speaks of, or SQUARE_NONE */
    squareset look;      /* the squares to point at, as `refusal` says; legal: what may come next */
    bool look_is_pieces; /* another capture is preferred: `look` is pieces, not where to go */
    int must, can;       /* how many, as `refusal` says */
    squareset goes_on;   /* refused while a capture is under way that must be finished: where it may
                            go next; else empty */
};

/* The field of the rule set that forbids, or FIELD_NONE for a fact of the board. */
enum field refusal_field(enum refusal refusal);

/* Judges `square` after the `length` squares of `path` chosen so far. Length 0: `square` chooses
 * the piece. The path must itself be legal so far (every square of it judged VERDICT_PART, or the
 * last one VERDICT_MOVE: then every further square is refused); it has the squares where the piece
 * came down, whether or not the move names them (movegen.h). The position is sound. `square` is
 * 1 to 32, or SQUARE_NONE for a place that is no playable square. */
struct verdict verdict(const struct ruleset *rules, const struct position *position,
                       const uint8_t *path, int length, int square);

#endif

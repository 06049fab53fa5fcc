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

    /* Choosing a piece. */
    REFUSAL_NOT_PLAYABLE, /* a light square, or none; also while going on */
    REFUSAL_EMPTY_START,  /* no piece there */
    REFUSAL_NOT_YOURS,    /* a piece of the other side */
    REFUSAL_BLOCKED,      /* no free square to go to, nothing to capture */
    REFUSAL_MUST_CAPTURE, /* others can capture, this one cannot */

    /* Going on. */
    REFUSAL_MUST_CAPTURE_ITSELF, /* a plain move, but this piece can capture */
    REFUSAL_SAME_SQUARE,         /* where the piece stands already */
    REFUSAL_OWN_PIECE,           /* a piece of its own side stands there */
    REFUSAL_OTHER_PIECE,         /* a piece of the other side stands there */
    REFUSAL_GO_BEHIND,           /* the piece to capture was clicked: go to the square behind it */
    REFUSAL_BACKED,              /* `about` cannot be captured: `look` behind it is not empty */
    REFUSAL_NOT_DIAGONAL,        /* not on one diagonal with the piece */
    REFUSAL_MAN_FORWARD,         /* a man does not move backward */
    REFUSAL_MAN_TOO_FAR,         /* beyond a man's reach; `about`: the piece on the way that it
                                    would capture, if any */
    REFUSAL_KING_TOO_FAR,        /* the same of a short king */
    REFUSAL_OVER_OWN,            /* `look`: the pieces of its own side in the way */
    REFUSAL_OVER_NOTHING,        /* two squares on, with nothing in between; `about`: that square */
    REFUSAL_TWO_IN_A_ROW,        /* `look`: the two pieces without a gap */
    REFUSAL_ONE_AT_A_TIME,       /* more than one piece on the way; `look`: those pieces */
    REFUSAL_STEP_BY_STEP,        /* a later square of a capture: others come first */
    REFUSAL_MAN_CAPTURES,        /* a man does not capture backward; `about`: the piece */
    REFUSAL_MAN_TAKES_KING,      /* a man does not capture a king; `about`: the king */
    REFUSAL_LAND_BEHIND,         /* a flying king lands right behind; `about`: the captured piece */
    REFUSAL_LANDING_GOES_ON,     /* it lands where the capture cannot go on, and could elsewhere */
    REFUSAL_STILL_THERE,      /* `look`: captured pieces that stand there until the move is over */
    REFUSAL_CAPTURED_ALREADY, /* the same where that blocks nothing: it is just not captured twice
                               */
    REFUSAL_CROWNED,          /* the man was crowned and has ended its move */
    REFUSAL_NOT_YET_CROWNED,  /* it passed the crownhead, but captures on as a man */
    REFUSAL_UNFINISHED,       /* a capture once begun is finished */
    REFUSAL_MOVE_ENDED,       /* the path is a whole move already; `look`: its end */

    /* Another capture is preferred, which is offered. */
    REFUSAL_KING_FIRST,        /* a king can capture, so a man may not */
    REFUSAL_MOST,              /* `must` pieces are captured; this captures `can` */
    REFUSAL_KING_AMONG_EQUALS, /* as many pieces, but a king can do it */
    REFUSAL_MOST_KINGS,        /* `must` kings are captured; this captures `can` */
    REFUSAL_KINGS_EARLIEST, /* as many kings, but step `must` is the first in which the two differ,
                               and the other captures a king there */
    REFUSAL_COUNT,
};

/* What can be done instead. */
enum offer {
    OFFER_NOTHING,  /* the move is over, or the game */
    OFFER_PIECES,   /* `pieces` can move */
    OFFER_CAPTURES, /* `pieces` must capture, one of them; `to`: where each of them goes */
    OFFER_SQUARES,  /* the piece can go to `to[0]` */
    OFFER_GO_ON,    /* the same, to finish a capture */
};

enum {
    FEW_SQUARES = 3, /* so many of a set are named; a fourth too, which is as short as "1 other" */
};

/* Those of a set that are nearest to where was clicked, and how many more there are. */
struct few {
    squareset squares;
    int others;
};

struct verdict {
    enum verdict_kind kind;
    enum refusal refusal; /* REFUSAL_NONE unless refused */
    enum field field;     /* the field that forbids it; FIELD_NONE: a fact of the board */
    int square;           /* the square clicked; SQUARE_NONE: not a playable one */
    int from;             /* where the moving piece is by now; SQUARE_NONE: choosing a piece */
    int about;            /* the other square that `refusal` speaks of, or SQUARE_NONE */
    squareset look;       /* the squares that `refusal` says; legal: what may come next */
    int must, can;        /* how many, as `refusal` says */

    /* Refused: */
    enum offer offer;
    struct few pieces;          /* by OFFER_PIECES and OFFER_CAPTURES */
    struct few to[FEW_SQUARES]; /* in the order of `pieces`; all are empty where more than one piece
                                   can capture and that would be too much to tell */
};

/* The field of the rule set that forbids, or FIELD_NONE for a fact of the board. */
enum field refusal_field(enum refusal refusal);

/* Judges `square` after the `length` squares of `path` chosen so far. Length 0: `square` chooses
 * the piece. The path must itself be legal so far (every square of it judged VERDICT_PART, or the
 * last one VERDICT_MOVE: then every further square is refused); it has the squares where the piece
 * came down, whether or not the move names them (movegen.h). The position is possible. `square` is
 * 1 to 32, or SQUARE_NONE for a place that is no playable square. */
struct verdict verdict(const struct ruleset *rules, const struct position *position,
                       const uint8_t *path, int length, int square);

#endif

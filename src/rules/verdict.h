/* SPDX-License-Identifier: MIT */
/* Why a square is, or is not, a move. Mouse, keyboard, typed moves and files all use verdict(). */
#ifndef RULES_VERDICT_H
#define RULES_VERDICT_H

#include "rules/movegen.h"

enum verdict_kind {
    VERDICT_MOVE,    /* the path and the square are a whole legal move */
    VERDICT_PART,    /* legal so far: a start, or a capture that goes on */
    VERDICT_REFUSED, /* no legal move begins like this */
};

/* Why a square is refused. Each has its sentence in prose/verdict_prose.c. */
enum refusal {
    REFUSAL_NONE,

    /* Choosing a piece. */
    REFUSAL_NOT_PLAYABLE, /* a light square, or none; also after the start */
    REFUSAL_EMPTY_START,  /* no piece there */
    REFUSAL_NOT_YOURS,    /* a piece of the other side */
    REFUSAL_BLOCKED,      /* cannot move or capture */
    REFUSAL_MUST_CAPTURE, /* a plain move or its start, but a capture is possible */

    /* After the start. */
    REFUSAL_SAME_SQUARE,      /* the square on which it stands */
    REFUSAL_OWN_PIECE,        /* its own side has a piece there */
    REFUSAL_OTHER_PIECE,      /* the other side has a piece there */
    REFUSAL_GO_BEHIND,        /* the piece to capture was clicked, not the square behind it */
    REFUSAL_BACKED,           /* `about` cannot be captured, as `pointed` behind it is not empty */
    REFUSAL_NOT_DIAGONAL,     /* not on a diagonal of the piece */
    REFUSAL_MAN_FORWARD,      /* a man does not move backward */
    REFUSAL_MAN_TOO_FAR,      /* beyond a man's reach; `about`: a piece on the way that it could
                                 capture, or SQUARE_NONE */
    REFUSAL_KING_TOO_FAR,     /* the same for a short king */
    REFUSAL_OVER_OWN,         /* `pointed`: the pieces of its own side in the way */
    REFUSAL_OVER_NOTHING,     /* a jump over an empty square, `about` */
    REFUSAL_TWO_IN_A_ROW,     /* `pointed`: the two pieces without a gap */
    REFUSAL_ONE_AT_A_TIME,    /* more than one piece on the way; `pointed`: those pieces */
    REFUSAL_STEP_BY_STEP,     /* a later square of a capture, others come first */
    REFUSAL_MAN_CAPTURES,     /* a man does not capture backward; `about`: the piece */
    REFUSAL_MAN_TAKES_KING,   /* a man does not capture a king; `about`: the king */
    REFUSAL_LAND_BEHIND,      /* a flying king lands right behind; `about`: the captured piece */
    REFUSAL_LANDING_GOES_ON,  /* the capture cannot go on from there, but from elsewhere */
    REFUSAL_STILL_THERE,      /* `pointed`: captured pieces that stay until the move is over */
    REFUSAL_CAPTURED_ALREADY, /* the same for a short jump: no piece is captured twice */
    REFUSAL_CROWNED,          /* the man was crowned, which ends its move */
    REFUSAL_NOT_YET_CROWNED,  /* it passed the crownhead, but goes on as a man */
    REFUSAL_UNFINISHED,       /* a capture must be completed */
    REFUSAL_MOVE_ENDED,       /* the path is a whole move already; `pointed`: its end */

    /* Another capture is preferred, and offered. */
    REFUSAL_KING_FIRST,        /* a king can capture, so a man may not */
    REFUSAL_MOST,              /* `must` pieces are captured; this captures `can` */
    REFUSAL_KING_AMONG_EQUALS, /* a king can capture as many pieces */
    REFUSAL_MOST_KINGS,        /* `must` kings are captured; this captures `can` */
    REFUSAL_KINGS_EARLIEST, /* as many kings, but the other captures one at step `must`, the first
                               in which the two differ */
    REFUSAL_COUNT,
};

/* What is possible instead. */
enum offer {
    OFFER_NOTHING,  /* the move is over, or the game */
    OFFER_PIECES,   /* `pieces` can move */
    OFFER_CAPTURES, /* one of `pieces` must capture; `to`: where each goes */
    OFFER_SQUARES,  /* the piece can go to `to[0]` */
    OFFER_GO_ON,    /* the same, to finish a capture */
};

enum {
    FEW_SQUARES = 3, /* so many of a set are named; or four, as a fourth is as short as "1 other" */
};

/* The members of a set that are nearest to the click, and how many more there are. */
struct few {
    squareset squares;
    int others;
};

struct verdict {
    enum verdict_kind kind;
    enum refusal refusal; /* REFUSAL_NONE unless refused */
    enum field field;     /* the field that forbids it; FIELD_NONE: the board does */
    int square;           /* the square that was judged; SQUARE_NONE: not playable */
    int from;             /* where the moving piece is now; SQUARE_NONE: choosing a piece */
    int about;            /* another square that `refusal` is about, or SQUARE_NONE */
    squareset pointed;    /* squares to point at, by `refusal`; if legal: what may come next */
    int must, can;        /* numbers, by `refusal` */

    /* Refused: */
    bool several; /* `refusal` is the first of several reasons. Otherwise it is the only one:
                     without it this would be possible, and legal but for what the offer demands. */
    enum offer offer;
    struct few pieces;          /* for OFFER_PIECES and OFFER_CAPTURES */
    struct few to[FEW_SQUARES]; /* in the order of `pieces`; all empty if several pieces can capture
                                   and the sentence would be too long */
};

/* Returns the field of the rule set that forbids it, or FIELD_NONE if the board does. */
enum field refusal_field(enum refusal refusal);

/* Judges `square` after the first `length` squares of `path`. With length 0, `square` chooses the
 * piece. The path must be legal so far: every square of it was judged VERDICT_PART, or the last one
 * VERDICT_MOVE, after which every square is refused. Or it is one square with a piece of the side
 * to move, which then need not be able to move. The path has the squares on which the piece landed,
 * whether or not the move's own path has them (movelist.h). The position must be possible. `square`
 * is 1 to 32, or SQUARE_NONE for a place that is not a playable square. */
struct verdict verdict(const struct ruleset *rules, const struct position *position,
                       const uint8_t *path, int length, int square);

/* Judges the squares of a path, `length` of them, one after the other. Returns the first refusal,
 * or the verdict on the last square, and sets `*at` to the index of that square. Where a rule
 * forbids the piece to move, the refusal is about its first step, as that was asked. */
struct verdict verdict_of_path(const struct ruleset *rules, const struct position *position,
                               const uint8_t *path, int length, int *at);

#endif

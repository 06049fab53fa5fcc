/* SPDX-License-Identifier: MIT */
/* A position: which piece stands where, and whose turn it is. It is a value of 16 bytes, and a move
 * makes a new one, so undo, animation and handing it to a thread cost nothing. */
#ifndef RULES_POSITION_H
#define RULES_POSITION_H

#include "rules/move.h"
#include "rules/ruleset.h"
#include "rules/square.h"

enum piece {
    PIECE_NONE,
    BLACK_MAN,
    BLACK_KING,
    WHITE_MAN,
    WHITE_KING,
};

struct position {
    squareset pieces[2]; /* by side */
    squareset kings;     /* of both sides */
    enum side side;      /* to move */
};

enum {
    PIECES_PER_SIDE = 12,
};

static inline squareset position_occupied(const struct position *position)
{
    return position->pieces[BLACK] | position->pieces[WHITE];
}

/* The row where men of `side` are crowned: the crownhead. */
static inline squareset crownhead(enum side side)
{
    return side == BLACK ? ROW_8 : ROW_1;
}

/* The start position of a game under `rules`. */
struct position position_start(const struct ruleset *rules);

bool position_equal(const struct position *a, const struct position *b);

enum piece position_piece(const struct position *position, int square);

/* Puts `piece` on `square`, replacing what is there; PIECE_NONE empties it. */
void position_put(struct position *position, int square, enum piece piece);

/* Why a position is impossible under every rule set. */
enum position_fault {
    POSITION_POSSIBLE,
    POSITION_OVERLAP,       /* a square holds a piece of both sides */
    POSITION_UNCROWNED_MAN, /* a man on its own crownhead */
    POSITION_TOO_MANY,      /* more than 12 pieces of one side */
    POSITION_STRAY_KING,    /* a king mark on an empty square */
};

/* Returns the first fault. `*square` is where it is, or SQUARE_NONE for POSITION_TOO_MANY. */
enum position_fault position_check(const struct position *position, int *square);

/* Returns true if each side has one king and nothing else. */
static inline bool position_has_lone_kings(const struct position *position)
{
    return bits_count(position->pieces[BLACK]) == 1 && bits_count(position->pieces[WHITE]) == 1 &&
           position->kings == position_occupied(position);
}

/* Returns the position after a legal `move`, with the other side to move. */
struct position position_after(const struct position *position, const struct move *move);

/* The same for a move given by sets: of one square each, and of the captured pieces. `king`: the
 * piece is a king after the move. The result is built at once, so that a search can keep it in
 * registers. */
static inline struct position position_after_sets(const struct position *position, squareset from,
                                                  squareset to, squareset captured, bool king)
{
    enum side side = position->side;
    squareset own = (position->pieces[side] & ~from) | to;
    squareset enemy = position->pieces[side_other(side)] & ~captured;
    return (struct position){
        .pieces = {[BLACK] = side == BLACK ? own : enemy, [WHITE] = side == BLACK ? enemy : own},
        .kings = (position->kings & ~(from | captured)) | (king ? to : 0),
        .side = side_other(side),
    };
}

static inline enum side piece_side(enum piece piece)
{
    return piece == WHITE_MAN || piece == WHITE_KING ? WHITE : BLACK;
}

static inline bool piece_is_king(enum piece piece)
{
    return piece == BLACK_KING || piece == WHITE_KING;
}

#endif

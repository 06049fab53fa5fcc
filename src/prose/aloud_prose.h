/* SPDX-License-Identifier: MIT */
/* What is said aloud and shown nowhere: moves for ears, and what has the keyboard. Each function
 * adds whole sentences. */
#ifndef PROSE_ALOUD_PROSE_H
#define PROSE_ALOUD_PROSE_H

#include "match/match.h"
#include "notation/square_text.h"
#include "prose/names.h"

/* --- What has the keyboard --- */

enum told_kind {
    TOLD_BUTTON,
    TOLD_SWITCH,
    TOLD_CHOICE,
    TOLD_FIELD,
    TOLD_ROW,   /* of a list */
    TOLD_PLAIN, /* its label says it all */
    TOLD_COUNT,
};

struct told_widget {
    enum told_kind kind;
    const char *label;
    bool disabled, chosen;
    int place, places; /* of a row, from 1 */
};

/* "Revenge, button.", "Sound: On, switch.", "11-15, chosen, row 3 of 12." */
void told_widget_print(struct strbuf *out, const struct told_widget *widget);

/* Returns what is said where the caret stands behind a text. */
const char *end_of_text(void);

/* --- The board --- */

enum square_use {
    SQUARE_IDLE,
    SQUARE_MOVABLE, /* its piece can move */
    SQUARE_CAPTURES,
    SQUARE_CHOSEN, /* its piece has been chosen */
    SQUARE_TARGET, /* the chosen piece can go there */
};

/* "11 black man. It can move.", "15 empty. The chosen piece can go there." */
void square_told_print(struct strbuf *out, int square, enum piece piece, enum square_use use,
                       struct square_names names, struct side_names sides);

/* --- The match --- */

/* A move of `game` made by a player of this name: "Ada: 11 to 15.", "Ada: 15 to 22 to 29. Captured:
 * 18 and 25. The man on 29 is crowned." */
void spoken_move_print(struct strbuf *out, const char *name, const struct move *move,
                       struct square_names names);

/* The same for a move that is no longer made: "Taken back: 11 to 15." */
void spoken_undo_print(struct strbuf *out, const struct move *move, struct square_names names);

/* "Ada: 60 seconds left." */
void seconds_left_print(struct strbuf *out, const char *name, int seconds);

/* --- Speech itself --- */

/* Why nothing can be said. */
enum speech_fault {
    SPEECH_ABSENT,  /* speech-dispatcher does not run and cannot be started */
    SPEECH_SILENT,  /* it does not answer */
    SPEECH_REFUSED, /* it answers something else than yes */
};

const char *speech_fault_text(enum speech_fault fault);

#endif

/* SPDX-License-Identifier: MIT */
/* A short play for every value of every field of a rule set: a position and a few moves that show
 * what the value does. And one for each lesson. Data; a test plays each of them. */
#ifndef BOARD_RULE_DEMOS_H
#define BOARD_RULE_DEMOS_H

#include "match/draws.h"
#include "prose/rules_page.h"
#include "rules/movegen.h"

enum {
    DEMO_OTHER = -1,       /* any value of a number without a row of its own */
    DEMO_NOT_COUNTED = -1, /* `quiet` */
    DEMO_WAYS_MAX = 8,     /* paths with slashes between them */
    REEL_PLIES_MAX = 8,
};

/* What proves that a play shows its value. `other` is the value that it is compared with. */
enum demo_proof {
    PROOF_ONLY_HERE, /* some move is illegal under the other value */
    PROOF_REFUSED,   /* `refused` is legal under the other value only */
    PROOF_ENDS,      /* the game ends as `outcome` here, and differently under the other value */
    PROOF_COUNT,     /* `quiet` plies are counted here, and another number under the other value */
    PROOF_BOARD,     /* the board itself looks different: names of squares, the corner */
};

struct rule_demo {
    enum field field;
    int value;           /* or DEMO_OTHER */
    const char *base;    /* the rule set, as text, in which the field has that value */
    const char *fen;     /* NULL: the start position */
    const char *moves;   /* whole paths, separated by spaces; of "A/B", A if it is legal, else B */
    const char *caption; /* to be translated; {dark}, {colour}: of the dark side */
    enum demo_proof proof;
    int other;
    const char *refused; /* PROOF_REFUSED: a path */
    enum outcome
        outcome; /* of the game after the moves; a draw that must be claimed does not end it */
    int quiet;   /* PROOF_COUNT */
};

extern const struct rule_demo rule_demos[];
extern const int rule_demo_count;

/* Returns the play for this value of a field. */
const struct rule_demo *rule_demo_find(enum field field, int value);

/* Returns how many moves the play has. */
int rule_demo_plies(const struct rule_demo *demo);

/* Lists those paths at place `ply` of the play that are legal in `position`, in the order of the
 * text. Returns how many: 0 behind its end, too. */
int rule_demo_moves(const struct rule_demo *demo, int ply, const struct named_ruleset *rules,
                    const struct position *position, struct move moves[DEMO_WAYS_MAX]);

/* Returns the position in which the play begins under these rules. */
struct position rule_demo_start(const struct rule_demo *demo, const struct ruleset *rules);

/* Returns true if the play proves its field under these rules as well as under its own `base`. That
 * a draw must be claimed counts only for FIELD_DRAWS. */
bool rule_demo_holds(const struct rule_demo *demo, const struct named_ruleset *rules);

/* Adds its caption. */
void rule_demo_caption_print(struct strbuf *out, const struct rule_demo *demo,
                             struct side_names sides);

/* A play worked out: a few small values, nothing to free. */
struct rule_reel {
    const struct rule_demo *demo;
    struct named_ruleset rules;
    int plies;
    struct move moves[REEL_PLIES_MAX];
    struct position positions[REEL_PLIES_MAX + 1];
    struct draw_state draws[REEL_PLIES_MAX + 1];
};

/* Works out `demo` with the field at `value`. Returns false if a move is illegal: the table is
 * wrong. The reel holds what came before that move. */
bool rule_reel_make(struct rule_reel *reel, const struct rule_demo *demo, int value);

/* Works out what shows the lesson under these rules. Returns and holds the same. */
bool lesson_reel_make(struct rule_reel *reel, enum lesson lesson,
                      const struct named_ruleset *rules);

/* Returns true if both show the same. */
bool rule_reel_equal(const struct rule_reel *a, const struct rule_reel *b);

#endif

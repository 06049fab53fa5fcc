/* SPDX-License-Identifier: MIT */
/* Games held against the rules as they are read: each move is made, in variations too, and the
 * result is compared with the last position. Nothing of a game is kept but the line of play, so it
 * takes no more memory for a file of any size. */
#ifndef STORE_GAME_CHECK_H
#define STORE_GAME_CHECK_H

#include "match/draws.h"
#include "notation/game_type.h"
#include "notation/pdn_reader.h"
#include "rules/position.h"

/* The tags that say something here. */
enum checked_tag {
    CHECKED_BLACK,
    CHECKED_WHITE,
    CHECKED_DATE,
    CHECKED_RESULT,
    CHECKED_FEN,
    CHECKED_RULES,
    CHECKED_GAME_TYPE,
    CHECKED_TAG_COUNT,
};

struct tag_value {
    bool given; /* else the text is "" */
    int line, column;
    char text[PDN_VALUE_MAX + 1];
};

/* After one ply. */
struct line_ply {
    struct position position;
    struct draw_state draws;
};

/* Where a variation goes off; it overwrites no more of the line than this. */
struct branch {
    int ply;
    struct line_ply last;
};

/* A game played under one rule set, as far as it goes. */
struct game_track {
    struct named_ruleset rules;
    struct square_names names;
    struct line_ply *line; /* owned; from the start to the ply where the text is */
    size_t line_capacity;
    int ply;
    struct branch *branches; /* owned; the variations around that ply */
    size_t branch_capacity;
    int depth;
    int plies; /* of the main line */
    bool failed;
    bool unplayable; /* not even begun */
    struct text_error error;
};

/* What is known of a game at its end. */
struct game_report {
    const struct tag_value *tags; /* CHECKED_TAG_COUNT of them */
    enum rules_source source;
    const struct named_ruleset *rules;
    struct square_names names;    /* of the squares in the text */
    const struct position *start; /* NULL: its rules or its position cannot be read */
    const struct line_ply *line;  /* the main line: the start, unless that is NULL, and each ply */
    int plies;          /* of the main line; of a wrong game those before the first error */
    const char *result; /* as the game says it: "1-0", "*" */
    bool wrong;
    struct text_error error; /* the first */
};

/* Its fields are the checker's own. */
struct game_check {
    const struct named_ruleset *given;
    struct tag_value tags[CHECKED_TAG_COUNT];
    bool begun; /* the rules are chosen */
    bool ended; /* what is known is of the game before */
    enum rules_source source;
    struct game_track tracks[GAME_TYPE_COUNT]; /* one, or one for each game type that may fit */
    int track_count;
    bool wrong; /* of what is no move */
    struct text_error error;
    int depth;            /* of variations */
    bool parted;          /* more of a comment is to come */
    bool cut_short;       /* the main line was ended by a decision before its last move */
    enum pdn_result said; /* behind the moves */
    char said_text[16];
    int said_line, said_column;
    struct game_report report;
};

/* `given`, lent, are the rules of games that say nothing of theirs, or NULL: then those that fit.
 * Allocates as games come; game_check_finish frees. */
void game_check_init(struct game_check *check, const struct named_ruleset *given);
void game_check_finish(struct game_check *check);

/* Takes one event; at the end of a game its report, lent until the next event, else NULL. */
struct game_report *game_check_event(struct game_check *check, const struct pdn_event *event);

#endif

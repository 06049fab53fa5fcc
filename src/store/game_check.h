/* SPDX-License-Identifier: MIT */
/* Checks games as they are read: makes each move, in variations too, and compares the result with
 * the last position. It keeps only the line of play, so its memory does not grow with the file. */
#ifndef STORE_GAME_CHECK_H
#define STORE_GAME_CHECK_H

#include "match/draws.h"
#include "notation/game_type.h"
#include "notation/pdn_reader.h"
#include "rules/position.h"
#include "store/library.h"
#include "store/ways.h"

/* The tags that matter here. */
enum checked_tag {
    CHECKED_BLACK,
    CHECKED_WHITE,
    CHECKED_DATE,
    CHECKED_EVENT,
    CHECKED_SITE,
    CHECKED_ROUND,
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

/* Where a variation begins, and the ply that it overwrites. */
struct branch {
    int ply;
    struct line_ply last;
};

/* Which way a capture went where its text does not tell (store/ways.h). */
struct way_taken {
    int move; /* its place among all moves of the text, from 1 */
    int way;  /* of the routes of FAULT_AMBIGUOUS */
    bool sure;
};

/* A game, made under one rule set as far as its moves are legal. */
struct game_track {
    struct named_ruleset rules;
    struct square_names names;
    struct line_ply *line; /* owned; from the start to ply `ply` */
    size_t line_capacity;
    int ply;
    struct branch *branches; /* owned; the variations that are open */
    size_t branch_capacity;
    int depth;
    int plies;      /* of the main line */
    uint64_t moves; /* a hash of all moves and where variations begin and end */
    bool failed;
    bool unplayable; /* its rules or its position cannot be read */
    bool side_open;  /* the first move tells which side is to move in the position */
    struct text_error error;
    bool slipped; /* a variation cannot be read from some move on, or it is not known which way a
                   * capture went */
    struct text_error slip;
    int skipped;       /* open variations whose moves are skipped: that one, and those within it */
    int moves_read;    /* of the text */
    struct ways *ways; /* owned; of the last capture, until it is decided; or NULL */
    struct way_taken *taken; /* owned; in the order of the text */
    size_t taken_capacity;
    int taken_count;
};

/* A game at its end. */
struct game_report {
    const struct tag_value *tags; /* CHECKED_TAG_COUNT of them */
    enum rules_source source;
    const struct named_ruleset *rules;
    struct square_names names;    /* of the squares in the text */
    const struct position *start; /* NULL: its rules or its position cannot be read */
    const struct line_ply *line;  /* the main line, the start included unless it is NULL */
    int plies; /* of the main line; in a wrong game those before the first error */
    int nodes; /* moves, those of variations included */
    const struct way_taken *taken; /* `taken_count` of them */
    int taken_count;
    bool empty;         /* neither a tag nor a move nor an error: it is no game */
    bool something;     /* a move, or a tag whose name a person would give: texts about something
                         * else have stars, too, and each of them ends a game */
    const char *result; /* as the game says it: "1-0", "*" */
    struct library_notes notes;
    uint64_t version; /* a hash of all that the text says: tags, moves, strengths, comments */
    bool wrong;
    bool in_variation;       /* only variations are, from the error on */
    struct text_error error; /* the first */
};

/* What the text of a game says beside its moves, as hashes. */
struct said_hashes {
    uint64_t tags; /* the sum of one a tag: their order does not matter */
    uint64_t strengths, comments;
    int place;     /* moves and ends of variations so far */
    int commented; /* where the last letter of a comment was */
    bool letter;   /* it was followed by no space */
};

/* Returns true if a version of a game does not differ by this tag: it follows from the game, or it
 * tells how the match went on behind it. */
bool tag_is_of_no_version(const char *name);

/* Its fields are the checker's own. */
struct game_check {
    const struct named_ruleset *given, *guess;
    struct tag_value tags[CHECKED_TAG_COUNT];
    bool begun; /* the rules are chosen */
    bool ended; /* the next event begins another game */
    enum rules_source source;
    struct game_track tracks[GAME_TYPE_COUNT]; /* one, or one for each game type that may fit */
    int track_count;
    bool wrong; /* something else than a move is */
    struct text_error error;
    int strange;                 /* moves with a square of a larger board */
    struct text_error elsewhere; /* the first of them */
    bool tagged, named;          /* it has a tag; one whose name a person would give */
    int nodes;                   /* moves so far */
    int depth;                   /* of variations */
    bool parted;                 /* more of a comment is to come */
    bool cut_short;              /* a decision has ended the main line before its last move */
    enum pdn_result said;        /* the result behind the moves */
    char said_text[16];
    int said_line, said_column;
    struct said_hashes hashes;
    struct library_notes notes;
    struct game_report report;
};

/* `given`, lent, are the rules of games that do not name theirs; NULL: the rules that fit. The
 * caller calls game_check_finish. */
void game_check_init(struct game_check *check, const struct named_ruleset *given);
void game_check_finish(struct game_check *check);

/* From the next game on the rules that fit are these, lent; NULL: those that fit each game. */
void game_check_expect(struct game_check *check, const struct named_ruleset *guess);

/* Takes one event. Returns the report at the end of a game, lent until the next event; else NULL.
 */
struct game_report *game_check_event(struct game_check *check, const struct pdn_event *event);

/* Chooses the rules that the tags so far tell, as game_rules_choose. The error is at its tag. */
bool game_check_rules(const struct game_check *check, struct game_rules *out,
                      struct text_error *error);

#endif

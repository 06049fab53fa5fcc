/* SPDX-License-Identifier: MIT */
/* The types of the library: what is looked for among all games that are kept, and what is found.
 * This is the one header of store that pages may include. It declares types only.
 *
 * Every text is part of its struct, so any of them may be copied, kept, and passed to another
 * thread. Texts are as the archive has them; pages/library.h tells how a player reads them. */
#ifndef STORE_LIBRARY_H
#define STORE_LIBRARY_H

#include "match/match.h"
#include "notation/ruleset_text.h"
#include "rules/movelist.h"
#include "rules/position.h"

#include <stdbool.h>
#include <stdint.h>

enum {
    LIBRARY_NAME_SIZE = 128,
    LIBRARY_DATE_SIZE = 16,
    LIBRARY_EVENT_SIZE = 256,
    LIBRARY_SITE_SIZE = 128,
    LIBRARY_ROUND_SIZE = 32,
    LIBRARY_RULES_SIZE = RULESET_TEXT_MAX,
    LIBRARY_RULES = 200, /* rule sets to choose from; an archive may have one a game */
    LIBRARY_SCORES = 64,
    LIBRARY_PLAYERS = 1000, /* players to list */
};

enum library_result {
    LIBRARY_UNFINISHED,
    LIBRARY_BLACK_WON,
    LIBRARY_WHITE_WON,
    LIBRARY_DRAWN,
    LIBRARY_RESULT_COUNT,
    LIBRARY_ANY_RESULT = LIBRARY_RESULT_COUNT, /* of a filter */
};

/* The order of what is found. What is not known of a game comes last. */
enum library_order {
    LIBRARY_ADDED, /* those that were added last first */
    LIBRARY_NEWEST,
    LIBRARY_OLDEST,
    LIBRARY_BY_EVENT,
    LIBRARY_BY_PLAYER, /* by Black, then by White */
    LIBRARY_LONGEST,
    LIBRARY_SHORTEST,
    LIBRARY_ORDERS,
};

/* Which games to find: those that meet every condition. An empty text is no condition. */
struct library_filter {
    /* Each of them is in one of the names, or in event, site and round; in quotation marks: it is
     * one of the names. Case is ignored. */
    char words[LIBRARY_NAME_SIZE];
    char date[LIBRARY_DATE_SIZE];   /* how the date begins: "2026", "2026.11" */
    char rules[LIBRARY_RULES_SIZE]; /* exactly this text */
    enum library_result result;
    bool by_position; /* `position`, or the same with colours changed, was on the board */
    struct position position;
    bool versions; /* only games that are there in several versions (store/import.h), beside each
                    * other, the last ones first; `order` does not count then */
    int64_t since; /* one of which was added after the game of this id; 0: whenever */
    enum library_order order;
};

/* What the text of a game says beside its moves, in numbers. */
struct library_notes {
    int comments, variations, strengths; /* decisions and times are no comments */
};

/* Some games, by their ids. */
struct game_ids {
    const int64_t *ids; /* lent */
    int count;
};

/* A game as a list shows it. */
struct library_row {
    int64_t game;  /* its id; 0: the game is not in the archive */
    int64_t match; /* the id of its match; 0: the game was imported */
    /* The names in the game, else those of its match, which has names for stand-ins too. Empty:
     * unknown. */
    char black[LIBRARY_NAME_SIZE], white[LIBRARY_NAME_SIZE];
    char rules[LIBRARY_RULES_SIZE]; /* as ruleset_print writes them: equal rules, equal texts */
    char date[LIBRARY_DATE_SIZE];   /* as PDN writes it; empty: unknown */
    enum library_result result;
    int plies;                      /* of the main line */
    char event[LIBRARY_EVENT_SIZE]; /* empty: unknown; so are the next two */
    char site[LIBRARY_SITE_SIZE];
    char round[LIBRARY_ROUND_SIZE];
    struct library_notes notes;
    struct position position; /* the last one of the main line; no piece: unknown */
    int serial;               /* of the game in its match */
};

/* A rule set, and how many games were played under it. */
struct library_rules {
    char text[LIBRARY_RULES_SIZE];
    int games;
};

/* What two players have won against each other under one rule set. */
struct library_score {
    char rules[LIBRARY_RULES_SIZE];
    int wins[PLAYER_COUNT], draws;
};

enum library_player_order {
    LIBRARY_MOST_GAMES,
    LIBRARY_MOST_POINTS,
    LIBRARY_BY_NAME,
    LIBRARY_PLAYER_ORDERS,
};

/* A player, and how so many games went for them. */
struct library_player {
    char name[LIBRARY_NAME_SIZE];
    int games, wins, draws, losses;
};

/* The first of `total` players. */
struct library_players {
    struct library_player players[LIBRARY_PLAYERS];
    int count, total;
};

/* How so many games went. */
struct library_tally {
    int games;
    int results[LIBRARY_RESULT_COUNT]; /* of them */
};

/* What was played from a position, in the games in which it was on the board. Of moves that lead to
 * the same position the first one counts. */
struct library_branches {
    struct library_tally all;
    struct library_tally moves[MOVELIST_MAX]; /* by their places among the legal moves (movegen) */
};

#endif

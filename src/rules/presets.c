/* SPDX-License-Identifier: MIT */
/* The rule sets that are shipped.
 *
 * Sources. Each of the five house rules comes from a text of its own. Where that text decides a
 * field, the field carries the place: american:14 is the fourteenth sentence of american's text.
 * doc/rules says each sentence in our words, and how they are counted. A field without a place is
 * one that the text leaves open: there the house plays as its other rules do. The national rule
 * sets come from the table of national rules in doc/rules/README.md, whose leaf counts the perft
 * tests hold. */
#include "rules/ruleset.h"

#include "base/translate.h"

#include <string.h>

/* What national rule sets share. */
#define NATIONAL                                                                                   \
    .first = WHITE, .rows = 3, .man_takes_king = YES, .removal = REMOVAL_AFTER, .goal = GOAL_WIN
#define FLYING_FREE .king = KING_FLYING, .landing = LANDING_FREE

const struct named_ruleset presets[PRESET_COUNT] = {
    {
        .id = "freejump",
        .name = N_("Free Jump"),
        .rules =
            {
                .first = BLACK, /* freejump:5, freejump:21 */
                .corner = CORNER_DARK,
                .squares = NUMBERS_TOP_LEFT,
                .rows = 3,                           /* freejump:2 */
                .capture = CAPTURE_OPTIONAL,         /* freejump:10, and once begun freejump:15 */
                .man_capture = MAN_CAPTURES_FORWARD, /* freejump:10, freejump:18 */
                .man_takes_king = YES,               /* freejump:10, freejump:16 */
                .king = KING_SHORT,                  /* freejump:9, freejump:18 */
                .crowning = CROWNING_ENDS,           /* freejump:22 */
                .removal = REMOVAL_AT_ONCE,          /* freejump:12 */
                .priority = PRIORITY_NONE,
                .goal = GOAL_WIN, /* freejump:2 */
            },
    },
    {
        .id = "american",
        .name = N_("American"),
        .rules =
            {
                .first = BLACK,        /* american:6 */
                .corner = CORNER_DARK, /* american:4 */
                .squares = NUMBERS_TOP_LEFT,
                .rows = 3,                           /* american:5 */
                .capture = CAPTURE_MANDATORY,        /* american:14 */
                .man_capture = MAN_CAPTURES_FORWARD, /* american:9, american:21 */
                .man_takes_king = YES,               /* american:11 */
                .king = KING_SHORT,                  /* american:10, american:18 */
                .crowning = CROWNING_ENDS,
                .removal = REMOVAL_AT_ONCE, /* american:13 */
                .priority = PRIORITY_NONE,  /* american:15 */
                .goal = GOAL_WIN,           /* american:22, american:23 */
            },
    },
    {
        .id = "flying",
        .name = N_("Flying Kings"),
        .rules =
            {
                .first = BLACK, /* flying:5 */
                .corner = CORNER_DARK,
                .squares = NUMBERS_TOP_LEFT,
                .rows = 3,
                .capture = CAPTURE_MANDATORY,        /* flying:11, flying:13 */
                .man_capture = MAN_CAPTURES_FORWARD, /* flying:14 */
                .man_takes_king = YES,               /* flying:25 */
                .king = KING_FLYING,                 /* flying:22 */
                .landing = LANDING_BEHIND,           /* flying:23, flying:24 */
                .crowning = CROWNING_ENDS,
                .removal = REMOVAL_AT_ONCE, /* flying:17 */
                .priority = PRIORITY_NONE,
                .goal = GOAL_WIN,                      /* flying:27, flying:28 */
                .quiet = 25,                           /* flying:30 */
                .quiet_reset = RESET_CAPTURE_OR_CROWN, /* flying:30 */
                .lone_kings = YES,                     /* flying:30 */
                .draws = DRAWS_AUTOMATIC,              /* flying:30 */
            },
    },
    {
        .id = "classic",
        .name = N_("Classic"),
        .rules =
            {
                .first = BLACK,
                .corner = CORNER_DARK,
                .squares = NUMBERS_TOP_LEFT,
                .rows = 3,                           /* classic:4 */
                .capture = CAPTURE_MANDATORY,        /* classic:10, classic:13, classic:17 */
                .man_capture = MAN_CAPTURES_FORWARD, /* classic:8, classic:10 */
                .man_takes_king = YES,               /* classic:10 */
                .king = KING_SHORT,                  /* classic:15 */
                .crowning = CROWNING_ENDS,           /* classic:16 */
                .removal = REMOVAL_AT_ONCE,
                .priority = PRIORITY_NONE,    /* classic:18 */
                .goal = GOAL_WIN,             /* classic:19, classic:20 */
                .repetition = 3,              /* classic:21 */
                .quiet = 100,                 /* classic:24 */
                .quiet_reset = RESET_CAPTURE, /* classic:24 */
                .draws = DRAWS_AUTOMATIC,     /* classic:22, classic:25 */
            },
    },
    {
        .id = "parlour",
        .name = N_("Parlour"),
        .rules =
            {
                .first = BLACK,
                .corner = CORNER_DARK,
                .squares = NUMBERS_TOP_LEFT,
                .rows = 3,                           /* parlour:4 */
                .capture = CAPTURE_MANDATORY,        /* parlour:11, parlour:18, parlour:19 */
                .man_capture = MAN_CAPTURES_FORWARD, /* parlour:11 */
                .man_takes_king = YES,               /* parlour:11 */
                .king = KING_SHORT,                  /* parlour:9, parlour:15 */
                .crowning = CROWNING_ENDS,           /* parlour:22, parlour:23 */
                .removal = REMOVAL_AT_ONCE,          /* parlour:11 */
                .priority = PRIORITY_NONE,           /* parlour:20 */
                .goal = GOAL_WIN,                    /* parlour:5 */
            },
    },
    {
        .id = "tournament",
        .name = N_("Tournament"),
        .rules =
            {
                .first = BLACK,
                .rows = 3,
                .man_takes_king = YES,
                .repetition = 3,
                .quiet = 80,
                .quiet_reset = RESET_CAPTURE_OR_MAN,
                .draws = DRAWS_CLAIM,
            },
    },
    {
        .id = "russian",
        .name = N_("Russian"),
        .rules =
            {
                NATIONAL,
                FLYING_FREE,
                .squares = NUMBERS_ALGEBRAIC,
                .man_capture = MAN_CAPTURES_ANY,
                .crowning = CROWNING_CONTINUES,
            },
    },
    {
        .id = "brazilian",
        .name = N_("Brazilian"),
        .rules =
            {
                NATIONAL,
                FLYING_FREE,
                .squares = NUMBERS_ALGEBRAIC,
                .man_capture = MAN_CAPTURES_ANY,
                .crowning = CROWNING_AT_REST,
                .priority = PRIORITY_MOST,
            },
    },
    {
        .id = "pool",
        .name = N_("Pool"),
        .rules =
            {
                FLYING_FREE,
                .first = BLACK,
                .rows = 3,
                .man_capture = MAN_CAPTURES_ANY,
                .man_takes_king = YES,
                .crowning = CROWNING_AT_REST,
                .removal = REMOVAL_AFTER,
            },
    },
    {
        .id = "italian",
        .name = N_("Italian"),
        .rules =
            {
                .first = WHITE,
                .corner = CORNER_LIGHT,
                .rows = 3,
                .man_takes_king = NO,
                .removal = REMOVAL_AFTER,
                .priority = PRIORITY_ITALIAN,
            },
    },
    {
        .id = "spanish",
        .name = N_("Spanish"),
        .rules =
            {
                NATIONAL,
                FLYING_FREE,
                .corner = CORNER_LIGHT,
                .squares = NUMBERS_BOTTOM_RIGHT,
                .priority = PRIORITY_MOST_KINGS,
            },
    },
    {
        .id = "czech",
        .name = N_("Czech"),
        .rules =
            {
                NATIONAL,
                FLYING_FREE,
                .squares = NUMBERS_ALGEBRAIC,
                .priority = PRIORITY_KING,
            },
    },
    {
        .id = "thai",
        .name = N_("Thai"),
        .rules =
            {
                .first = BLACK,
                .squares = NUMBERS_BOTTOM_RIGHT,
                .rows = 2,
                .man_takes_king = YES,
                .king = KING_FLYING,
                .landing = LANDING_BEHIND,
            },
    },
};

const struct named_ruleset *preset_find(const char *id)
{
    for (int i = 0; i < PRESET_COUNT; i++)
        if (strcmp(presets[i].id, id) == 0)
            return &presets[i];
    return NULL;
}

/* SPDX-License-Identifier: MIT */
/* The command line of crownhead. */
#ifndef APP_OPTIONS_H
#define APP_OPTIONS_H

#include "match/clock.h"
#include "notation/text_error.h"
#include "rules/position.h"
#include "rules/ruleset.h"

#include <stdbool.h>

enum renderer_choice {
    RENDERER_AUTO,
    RENDERER_OPENGL,
    RENDERER_SOFTWARE,
};

struct settings;

struct options {
    struct named_ruleset rules;
    bool has_rules;        /* --rules was given; else the rules are American */
    const char *own_rules; /* the value of --rules, if it may name a player's own rule set */
    struct text_error rules_error; /* why the value of --rules is not a rule set's text */
    bool has_position;
    struct position position;
    bool has_clock;
    struct time_control clock; /* of the match */
    bool has_size;
    int width, height;    /* window points */
    int scale;            /* percent; 0: not given */
    int language;         /* as in struct preferences; 0: not given */
    bool text;            /* play in the terminal, without a window */
    const char *seats[2]; /* who plays which side there; NULL: as it is */
    bool fresh;           /* start a new match instead of the last run's */
    bool fullscreen, maximized;
    enum renderer_choice renderer;
    const char *file;       /* a file of games or of a position to open; or NULL */
    const char *script;     /* file, or NULL */
    const char *screenshot; /* file, or NULL */
    bool dump_ui;
    struct settings *settings; /* lent; NULL: nothing is saved */
};

enum options_answer {
    OPTIONS_RUN,
    OPTIONS_LEAVE, /* --help or --version has been printed */
    OPTIONS_WRONG, /* a sentence has been printed on standard error */
};

/* Reads the command line into `out`, whose strings point into `argv`. */
enum options_answer options_parse(int argc, char **argv, struct options *out);

#endif

/* SPDX-License-Identifier: MIT */
/* The command line of crownhead. */
#ifndef APP_OPTIONS_H
#define APP_OPTIONS_H

#include "notation/text_error.h"
#include "rules/position.h"
#include "rules/ruleset.h"

#include <stdbool.h>

enum renderer_choice {
    RENDERER_AUTO,
    RENDERER_OPENGL,
    RENDERER_SOFTWARE,
};

struct config;

struct options {
    struct named_ruleset rules;
    bool has_rules;        /* given by --rules: else it is American */
    const char *own_rules; /* --rules is no rule set's text: it may be the name of an own one */
    struct text_error rules_error; /* why it is none */
    bool has_position;
    struct position position;
    bool has_size;
    int width, height; /* window points */
    int scale;         /* percent, 0: not given */
    bool fresh;        /* the match of the last run is not taken up */
    bool fullscreen, maximized;
    enum renderer_choice renderer;
    const char *file;       /* of games or of a position, to be opened; or NULL */
    const char *script;     /* file, or NULL */
    const char *screenshot; /* file, or NULL */
    bool dump_ui;
    struct config *config; /* what outlives the run, lent; NULL: nothing is saved */
};

enum options_answer {
    OPTIONS_RUN,
    OPTIONS_LEAVE, /* --help or --version has been printed */
    OPTIONS_WRONG, /* a sentence has been printed on standard error */
};

/* Strings in `out` point into `argv`. */
enum options_answer options_parse(int argc, char **argv, struct options *out);

#endif

/* SPDX-License-Identifier: MIT */
/* Runs one line of a script: gestures, expectations, and other events of a program. Only for
 * app/window/script.c; app/window/script.h describes the language. */
#ifndef APP_WINDOW_SCRIPT_COMMANDS_H
#define APP_WINDOW_SCRIPT_COMMANDS_H

#include "app/window/app.h"
#include "base/strbuf.h"

enum {
    SCRIPT_WORDS_MAX = 4,
    SCRIPT_FAULT_SIZE = 1088,
};

struct script {
    struct app *app;
    char *words[SCRIPT_WORDS_MAX]; /* of the line; lent */
    int word_count;                /* of all words, even if some have no room */
    char fault[SCRIPT_FAULT_SIZE]; /* why the line failed */
};

/* Records why the line failed: `reason`, followed by `detail`. Returns false. */
static inline bool script_fail(struct script *script, const char *reason, const char *detail)
{
    struct strbuf out = strbuf_init(script->fault, sizeof script->fault);
    strbuf_add(&out, reason);
    strbuf_add(&out, detail);
    return false;
}

/* Runs the line, which has at least one word. Returns false if it fails or is not understood;
 * `fault` says why. */
bool script_do(struct script *script);

#endif

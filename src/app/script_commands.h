/* SPDX-License-Identifier: MIT */
/* What a line of a script does: gestures, expectations, and what else happens to a program. For
 * app/script.c alone; app/script.h has the language. */
#ifndef APP_SCRIPT_COMMANDS_H
#define APP_SCRIPT_COMMANDS_H

#include "app/app.h"
#include "base/strbuf.h"

enum {
    SCRIPT_WORDS_MAX = 4,
    SCRIPT_FAULT_SIZE = 1088,
};

struct script {
    struct app *app;
    char *words[SCRIPT_WORDS_MAX]; /* of the line; lent */
    int word_count;                /* also those that there is no room for */
    char fault[SCRIPT_FAULT_SIZE]; /* why the line failed */
};

/* Says why the line failed, the second text behind the first. Returns false. */
static inline bool script_fail(struct script *script, const char *reason, const char *detail)
{
    struct strbuf out = strbuf_init(script->fault, sizeof script->fault);
    strbuf_add(&out, reason);
    strbuf_add(&out, detail);
    return false;
}

/* Does what the line's words say, of which there is one at least. False if that fails or is not
 * understood: `fault` says why. */
bool script_do(struct script *script);

#endif

/* SPDX-License-Identifier: MIT */
/* What the engine's end of the Hub protocol says, a line at once: any thread may. */
#ifndef CLI_HUB_SAY_H
#define CLI_HUB_SAY_H

#include "engine/engine.h"

enum {
    HUB_LINE_MAX = 4096, /* bytes of a line, its end included */
};

void hub_say(const char *line);

/* A sentence that is not for people alone: error message="...". */
void hub_say_error(const char *sentence);

/* The same for a template with the blank {word}, where a long word is cut. */
void hub_say_error_about(const char *template, const char *word);

/* What has been found so far; the speed only if all of it was found in the time that it tells. */
void hub_say_info(const struct engine_answer *answer, bool with_speed);

/* The move, and the one that is expected. */
void hub_say_done(const struct engine_answer *answer);

#endif

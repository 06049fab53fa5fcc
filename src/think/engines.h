/* SPDX-License-Identifier: MIT */
/* The engines of a program that plays, and the endgame tables that full strength has. One thread at
 * a time touches them (in the window, that of the thinker's lane), so no table comes or goes while
 * an engine thinks. There is one engine for levels, one for full strength and one for analysis, so
 * that a hint or an analysis in the middle of a game costs none its memory. */
#ifndef THINK_ENGINES_H
#define THINK_ENGINES_H

#include "think/table_maker.h"
#include "think/thinker.h"

enum engine_kind {
    ENGINE_LEVEL,
    ENGINE_FULL,
    ENGINE_ANALYSIS,
    ENGINE_KINDS,
};

struct own_engine {
    bool open;
    struct thinker thinker;
    struct weights weights;
};

/* All zero at first. */
struct engines {
    struct own_engine of[ENGINE_KINDS];
    struct tables tables; /* of one rule set; a level has none (engine/level.h) */
    struct table_maker maker;
};

/* What an engine lacks. */
struct engine_lack {
    bool memory;                          /* there is no engine */
    int weights;                          /* as `error` in think/weights.h; 0: nothing */
    char weights_path[WEIGHTS_PATH_SIZE]; /* the file that cannot be used */
};

/* Returns the thinker for these rules and settings, valid until the next call, or NULL if memory is
 * short. The engine is opened anew if the last one of its kind was for other rules. ENGINE_LEVEL
 * has settings with a level, the others have none. */
struct thinker *engines_get(struct engines *engines, enum engine_kind kind,
                            const struct ruleset *rules, const struct thinker_settings *settings,
                            struct engine_lack *lack);

/* Returns the tables for these rules. Where the last ones were for others, the usual ones are
 * opened here, which is quick; table_maker_work opens the rest. */
struct tables *engines_tables(struct engines *engines, const struct ruleset *rules);

/* Closes the tables and throws away what is being made. The engine gets them again when it is
 * asked for. */
void engines_close_tables(struct engines *engines);

/* Zeroed engines may be finished, too. */
void engines_finish(struct engines *engines);

#endif

/* SPDX-License-Identifier: MIT */
#include "think/engines.h"

#include "base/strbuf.h"

static void close_engine(struct own_engine *engine)
{
    if (engine->open)
        thinker_close(&engine->thinker);
    weights_close(&engine->weights);
    *engine = (struct own_engine){0};
}

static bool open_engine(struct own_engine *engine, const struct ruleset *rules,
                        const struct thinker_settings *settings, const struct tables *tables)
{
    close_engine(engine);
    weights_open_own(&engine->weights, rules);
    engine->open = thinker_open(&engine->thinker, rules, settings, &engine->weights, tables);
    return engine->open;
}

struct thinker *engines_get(struct engines *engines, enum engine_kind kind,
                            const struct ruleset *rules, const struct thinker_settings *settings,
                            struct engine_lack *lack)
{
    struct own_engine *engine = &engines->of[kind];
    const struct tables *tables = settings->level ? NULL : engines_tables(engines, rules);
    bool alike = engine->open && ruleset_equal(&engine->thinker.rules, rules);
    *lack = (struct engine_lack){.memory = !alike && !open_engine(engine, rules, settings, tables)};
    if (lack->memory)
        return NULL;
    engine->thinker.settings = *settings;
    lack->weights = engine->weights.error;
    strbuf_copy(lack->weights_path, sizeof lack->weights_path, engine->weights.path);
    return &engine->thinker;
}

struct tables *engines_tables(struct engines *engines, const struct ruleset *rules)
{
    struct tables *tables = &engines->tables;
    const struct ruleset wanted = endgame_rules(rules);
    bool open = tables->endgame.generator;
    if (!open || !ruleset_equal(&tables->endgame.rules, &wanted)) {
        tables_close(tables);
        tables_open(tables, rules, TABLES_PIECES_USUAL, NULL);
    }
    return tables;
}

void engines_close_tables(struct engines *engines)
{
    table_maker_finish(&engines->maker);
    tables_close(&engines->tables);
}

void engines_finish(struct engines *engines)
{
    engines_close_tables(engines);
    for (int i = 0; i < ENGINE_KINDS; i++)
        close_engine(&engines->of[i]);
}

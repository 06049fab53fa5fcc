/* SPDX-License-Identifier: MIT */
#include "think/table_maker.h"

#include <stdlib.h>

enum {
    STEPS = 1 << 20, /* of a solver, for a call */
};

void table_maker_finish(struct table_maker *maker)
{
    endgame_solver_destroy(maker->solver);
    free(maker->table);
    maker->solver = NULL;
    maker->class = 0;
    maker->table = NULL;
}

/* Returns the first class without a table, or `count`. It leads only to classes before it. */
static int first_missing(const struct tables *tables, int count)
{
    int class = 0;
    while (class < count && tables->endgame.tables[class])
        class ++;
    return class;
}

static bool begin(struct table_maker *maker, const struct tables *tables, int class)
{
    const struct endgame *endgame = &tables->endgame;
    maker->rules = endgame->rules;
    maker->class = class;
    maker->table = calloc(endgame_table_size(endgame, class), 1);
    if (maker->table)
        maker->solver = endgame_solver_create(endgame, class, maker->table);
    if (!maker->solver)
        table_maker_finish(maker);
    return maker->solver;
}

static enum table_maker_state fail(struct table_maker *maker, const struct tables *tables,
                                   int class, enum table_event event,
                                   const struct tables_listener *listener)
{
    const struct table_news news = {.tables = tables, .class = class, .event = event};
    table_maker_finish(maker);
    listener->tell(listener->self, &news);
    return TABLE_MAKER_FAILED;
}

/* The table is complete. Where saving is stopped the solver says so again next time. */
static enum table_maker_state add(struct table_maker *maker, struct tables *tables,
                                  const struct tables_listener *listener, const atomic_bool *stop)
{
    int class = maker->class;
    bool usual = tables->endgame.classes.classes[class].pieces <= TABLES_PIECES_USUAL;
    if (!tables_add(tables, class, maker->table, usual, listener, stop))
        return TABLE_MAKER_BUSY;
    maker->table = NULL;
    table_maker_finish(maker);
    return tables->endgame.tables[class] ? TABLE_MAKER_BUSY : TABLE_MAKER_FAILED;
}

enum table_maker_state table_maker_work(struct table_maker *maker, struct tables *tables,
                                        int pieces, const struct tables_listener *listener,
                                        const atomic_bool *stop)
{
    int count = tables_count_classes(tables, pieces);
    if (!tables_open_rest(tables, listener, stop))
        return TABLE_MAKER_BUSY;
    int class = first_missing(tables, count);
    if (class == count || class != maker->class ||
        !ruleset_equal(&maker->rules, &tables->endgame.rules))
        table_maker_finish(maker);
    if (class == count)
        return TABLE_MAKER_DONE;
    if (!maker->solver && !begin(maker, tables, class))
        return fail(maker, tables, class, TABLE_NO_MEMORY, listener);
    enum endgame_solution solution = endgame_solver_work(maker->solver, stop, STEPS);
    if (solution == ENDGAME_TOO_LONG)
        return fail(maker, tables, class, TABLE_IMPOSSIBLE, listener);
    return solution == ENDGAME_SOLVED ? add(maker, tables, listener, stop) : TABLE_MAKER_BUSY;
}

double table_maker_progress(const struct table_maker *maker, const struct tables *tables,
                            int pieces)
{
    int count = tables_count_classes(tables, pieces);
    double done = 0, all = 0;
    for (int i = 0; i < count; i++) {
        double entries = tables->endgame.classes.classes[i].entries;
        all += entries;
        if (tables->endgame.tables[i])
            done += entries;
        else if (maker->solver && maker->class == i)
            done += entries * endgame_solver_progress(maker->solver);
    }
    return all > 0 ? done / all : 1;
}

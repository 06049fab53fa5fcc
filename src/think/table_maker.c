/* SPDX-License-Identifier: MIT */
#include "think/table_maker.h"

enum {
    STEPS = 1 << 20, /* of a solver, for a call */
};

void table_maker_finish(struct table_maker *maker)
{
    endgame_solver_destroy(maker->solver);
    endgame_table_free(&maker->table);
    maker->solver = NULL;
    maker->class = 0;
}

/* Returns the first class without a table, or `count`. It leads only to classes before it. */
static int first_missing(const struct tables *tables, int count)
{
    int class = 0;
    while (class < count && tables->endgame.tables[class].bytes)
        class ++;
    return class;
}

static void begin(struct table_maker *maker, const struct tables *tables, int class)
{
    maker->rules = tables->endgame.rules;
    maker->class = class;
    maker->solver = endgame_solver_create(&tables->endgame, class);
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

/* The table is complete; its solver is needed no more. Where saving is stopped the table waits. */
static enum table_maker_state add(struct table_maker *maker, struct tables *tables,
                                  const struct tables_listener *listener, const atomic_bool *stop)
{
    int class = maker->class;
    bool usual = tables->endgame.classes.classes[class].pieces <= TABLES_PIECES_USUAL;
    if (!tables_add(tables, class, &maker->table, usual, listener, stop))
        return TABLE_MAKER_BUSY;
    table_maker_finish(maker);
    return tables->endgame.tables[class].bytes ? TABLE_MAKER_BUSY : TABLE_MAKER_FAILED;
}

static enum endgame_solution solve(struct table_maker *maker, const atomic_bool *stop)
{
    enum endgame_solution solution = endgame_solver_work(maker->solver, stop, STEPS);
    if (solution == ENDGAME_SOLVED) {
        maker->table = endgame_solver_take(maker->solver);
        endgame_solver_destroy(maker->solver);
        maker->solver = NULL;
    }
    return solution;
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
    if (maker->table.bytes)
        return add(maker, tables, listener, stop);
    if (!maker->solver)
        begin(maker, tables, class);
    if (!maker->solver)
        return fail(maker, tables, class, TABLE_NO_MEMORY, listener);
    enum endgame_solution solution = solve(maker, stop);
    if (solution == ENDGAME_TOO_LONG)
        return fail(maker, tables, class, TABLE_IMPOSSIBLE, listener);
    return solution == ENDGAME_SOLVED ? add(maker, tables, listener, stop) : TABLE_MAKER_BUSY;
}

/* Returns how much of the table of a class there is. */
static double progress_of(const struct table_maker *maker, const struct tables *tables, int class)
{
    if (tables->endgame.tables[class].bytes)
        return 1;
    if (maker->class != class)
        return 0;
    return maker->solver ? endgame_solver_progress(maker->solver) : maker->table.bytes ? 1 : 0;
}

double table_maker_progress(const struct table_maker *maker, const struct tables *tables,
                            int pieces)
{
    int count = tables_count_classes(tables, pieces);
    double done = 0, all = 0;
    for (int i = 0; i < count; i++) {
        double entries = tables->endgame.classes.classes[i].entries;
        all += entries;
        done += entries * progress_of(maker, tables, i);
    }
    return all > 0 ? done / all : 1;
}

/* SPDX-License-Identifier: MIT */
/* Retrograde analysis in two passes. The first goes forward: captures and crownings lead to tables
 * that exist already, and other moves, which stay in the class, are counted. The second goes back
 * from each decided entry, in the order of distance: an entry with a move to a loss is won, and one
 * whose last move leads to a win is lost. The rest is drawn. */
#include "engine/endgame_solve.h"

#include "engine/endgame_class.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* For each entry: how many of its moves inside the class are not yet known to lose, or: */
enum {
    LEFT_NONE = 0,     /* decided, though a shorter win may still be found */
    LEFT_NEVER = 254,  /* a move out of the class draws: it can be won, but not lost */
    LEFT_SETTLED = 255 /* no move stays inside the class: its value is final */
};

/* Without distances a value that has been handled is 0 or 1, and one that waits is this much more:
 * two layers, each found from the other. */
enum {
    WAITS = 2,
};

struct solver {
    const struct endgame *endgame;
    const struct endgame_class *class;
    struct endgame_placing placing;
    bool plies;     /* the table has distances */
    uint8_t *value; /* by entry: its code; while undecided, that of its longest loss, or a draw */
    uint8_t *left;
    uint64_t waiting; /* entries that are decided but not handled yet */
    const atomic_bool *stop;
};

static bool stopped(const struct solver *solver)
{
    return solver->stop && atomic_load_explicit(solver->stop, memory_order_relaxed);
}

/* --- Forward --- */

/* What the moves of a position lead to. */
struct prospect {
    int count;         /* moves inside the class */
    bool draw;         /* a move out of it draws */
    uint8_t win, loss; /* the shortest win and longest loss out of it; a draw: none */
};

static void look_out_of_class(const struct solver *solver, const struct position *after,
                              struct prospect *prospect)
{
    uint8_t code = endgame_code(solver->endgame, after);
    assert(code != ENDGAME_CODE_UNKNOWN);
    if (code == ENDGAME_CODE_DRAW) {
        prospect->draw = true;
        return;
    }
    uint8_t own = (uint8_t)(solver->plies ? code + 1 : WAITS | (~code & 1));
    if (endgame_code_wins(solver->endgame, own))
        prospect->win = own < prospect->win ? own : prospect->win;
    else if (prospect->loss == ENDGAME_CODE_DRAW || own > prospect->loss)
        prospect->loss = own;
}

static struct prospect look_forward(const struct solver *solver, const struct position *position,
                                    const struct bare_list *moves)
{
    struct prospect prospect = {.win = ENDGAME_CODE_DRAW, .loss = ENDGAME_CODE_DRAW};
    for (int i = 0; i < moves->count; i++) {
        const struct bare_move *move = &moves->moves[i];
        if (move->captured || move->crowns) {
            struct position after = position_after_bare(position, move);
            look_out_of_class(solver, &after, &prospect);
        } else {
            prospect.count++;
        }
    }
    return prospect;
}

static void settle(struct solver *solver, uint32_t entry, uint8_t left, uint8_t value)
{
    solver->left[entry] = left;
    solver->value[entry] = value;
    solver->waiting += value != ENDGAME_CODE_DRAW && (left == LEFT_NONE || left == LEFT_SETTLED);
}

static void begin_entry(struct solver *solver, uint32_t entry, const struct position *position)
{
    const struct endgame *endgame = solver->endgame;
    struct bare_list moves;
    endgame->generator->movegen_bare(&endgame->rules, position, &moves);
    enum endgame_lone_kings lone = endgame_lone_kings(endgame, position);
    if (moves.count == 0) {
        settle(solver, entry, LEFT_SETTLED, solver->plies ? 0 : WAITS);
        return;
    }
    if (lone == LONE_KINGS_DRAW) {
        settle(solver, entry, LEFT_SETTLED, ENDGAME_CODE_DRAW);
        return;
    }
    struct prospect prospect = look_forward(solver, position, &moves);
    bool within = prospect.count > 0;
    if (prospect.win != ENDGAME_CODE_DRAW)
        settle(solver, entry, within ? LEFT_NONE : LEFT_SETTLED, prospect.win);
    else if (prospect.draw || lone == LONE_KINGS_MAY_DRAW)
        settle(solver, entry, within ? LEFT_NEVER : LEFT_SETTLED, ENDGAME_CODE_DRAW);
    else
        settle(solver, entry, within ? (uint8_t)prospect.count : LEFT_SETTLED, prospect.loss);
}

static void begin_placement(struct solver *solver, uint32_t placement, uint32_t king_set,
                            uint32_t colour_set)
{
    struct position position = endgame_position(&solver->placing, king_set, colour_set, BLACK);
    begin_entry(solver, placement, &position);
    if (solver->class->alike)
        return;
    position.side = WHITE;
    begin_entry(solver, placement + solver->class->placements, &position);
}

static void begin_all(struct solver *solver)
{
    const struct endgame_class *class = solver->class;
    uint32_t king_sets = class->king_placements / class->colourings;
    uint32_t placement = 0;
    for (uint32_t men = 0; placement < class->placements && !stopped(solver); men++) {
        endgame_place_men(&solver->placing, men);
        for (uint32_t set = 0; set < king_sets && !stopped(solver); set++)
            for (uint32_t colours = 0; colours < class->colourings; colours++)
                begin_placement(solver, placement++, set, colours);
    }
}

/* --- Back --- */

static uint8_t layer_after(const struct solver *solver, uint8_t layer)
{
    return solver->plies ? layer + 1 : layer ^ 1;
}

/* The entry has a move to a loss of the opponent. */
static inline void found_win(struct solver *solver, uint32_t entry, uint8_t value)
{
    uint8_t *left = &solver->left[entry];
    if (*left == LEFT_SETTLED)
        return;
    if (*left != LEFT_NONE) {
        solver->waiting++;
        *left = LEFT_NONE;
        solver->value[entry] = value;
    } else if (solver->plies && solver->value[entry] > value) {
        solver->value[entry] = value;
    }
}

/* The entry has a move to a win of the opponent. */
static inline void found_loss(struct solver *solver, uint32_t entry, uint8_t value)
{
    uint8_t *left = &solver->left[entry];
    if (*left == LEFT_SETTLED || *left == LEFT_NEVER || *left == LEFT_NONE || --*left > 0)
        return;
    uint8_t longest = solver->value[entry];
    solver->waiting++;
    if (!solver->plies || longest == ENDGAME_CODE_DRAW || longest < value)
        solver->value[entry] = value;
}

/* What an entry tells its predecessors. */
struct finding {
    struct solver *solver;
    uint32_t base; /* of the entries with these men and the side that moved */
    uint8_t value;
    bool won;
};

static inline void pass_on(const struct finding *finding, uint32_t entry)
{
    if (finding->won)
        found_win(finding->solver, entry, finding->value);
    else
        found_loss(finding->solver, entry, finding->value);
}

static void take_back_king(const struct finding *finding, const struct position *position,
                           squareset own, squareset king)
{
    struct solver *solver = finding->solver;
    squareset empty = ~position_occupied(position);
    squareset kings = position->kings ^ king;
    squareset black = position->pieces[BLACK] & ~king;
    squareset colour = own == position->pieces[BLACK] ? ALL_SQUARES : 0;
    for (enum direction direction = 0; direction < DIRECTION_COUNT; direction++)
        for (squareset from = king; (from = squareset_step(from, direction) & empty);) {
            uint32_t number =
                endgame_kings_placed(&solver->placing, black | (from & colour), kings | from);
            pass_on(finding, finding->base + number);
            if (solver->endgame->rules.king == KING_SHORT)
                break;
        }
}

static void take_back_men(const struct finding *finding, const struct position *position,
                          uint32_t offset, enum side side, enum direction direction)
{
    const struct endgame_class *class = finding->solver->class;
    squareset kings = position->kings, men[2];
    squareset from_all =
        squareset_step(position->pieces[side] & ~kings, direction) & ~position_occupied(position);
    for (; from_all; from_all = bits_rest(from_all)) {
        squareset from = from_all & -from_all;
        men[BLACK] = position->pieces[BLACK] & ~kings;
        men[WHITE] = position->pieces[WHITE] & ~kings;
        men[side] ^= from | squareset_step(from, direction_opposite(direction));
        uint32_t number =
            endgame_men_number(class, men[BLACK], men[WHITE]) * class->king_placements;
        if (kings)
            number += endgame_kings_number(class, position->pieces[BLACK], kings,
                                           men[BLACK] | men[WHITE]);
        pass_on(finding, offset + number);
    }
}

/* Tells the predecessors of an entry inside the class its value, `layer`. */
static void spread(struct solver *solver, uint32_t entry, uint8_t layer)
{
    const struct endgame_class *class = solver->class;
    struct position position = endgame_position_of(&solver->placing, entry);
    if (class->alike) {
        position = position_turned(&position);
        endgame_place_men(&solver->placing,
                          endgame_men_number(class, position.pieces[BLACK] & ~position.kings,
                                             position.pieces[WHITE] & ~position.kings));
    }
    enum side side = side_other(position.side);
    squareset own = position.pieces[side];
    uint32_t offset = side == WHITE ? class->placements : 0;
    struct finding finding = {
        .solver = solver,
        .base = offset + solver->placing.men_number * class->king_placements,
        .value = layer_after(solver, layer),
        .won = !endgame_code_wins(solver->endgame, layer),
    };
    for (squareset kings = own & position.kings; kings; kings = bits_rest(kings))
        take_back_king(&finding, &position, own, kings & -kings);
    take_back_men(&finding, &position, offset, side, side == BLACK ? UP_LEFT : DOWN_LEFT);
    take_back_men(&finding, &position, offset, side, side == BLACK ? UP_RIGHT : DOWN_RIGHT);
}

static void handle_layer(struct solver *solver, uint8_t layer)
{
    uint8_t *at = solver->value, *end = solver->value + solver->class->entries;
    for (; (at = memchr(at, layer, (size_t)(end - at))) && !stopped(solver); at++) {
        uint32_t entry = (uint32_t)(at - solver->value);
        if (solver->left[entry] != LEFT_NONE && solver->left[entry] != LEFT_SETTLED)
            continue;
        solver->waiting--;
        spread(solver, entry, layer);
        if (!solver->plies)
            *at ^= WAITS;
    }
}

/* Returns false if a distance is too long for a code. */
static bool go_back(struct solver *solver)
{
    uint8_t layer = solver->plies ? 0 : WAITS;
    while (solver->waiting > 0 && layer < ENDGAME_CODE_MOST && !stopped(solver)) {
        handle_layer(solver, layer);
        layer = layer_after(solver, layer);
    }
    return solver->waiting == 0;
}

/* --- The end --- */

/* Marks undecided entries as drawn. */
static void draw_the_rest(struct solver *solver)
{
    for (uint32_t i = 0; i < solver->class->entries; i++)
        if (solver->left[i] != LEFT_NONE && solver->left[i] != LEFT_SETTLED)
            solver->value[i] = ENDGAME_CODE_DRAW;
}

static void pack(const struct solver *solver, uint8_t *table)
{
    memset(table, 0,
           endgame_table_size(solver->endgame,
                              (int)(solver->class - solver->endgame->classes.classes)));
    for (uint32_t i = 0; i < solver->class->entries; i++) {
        unsigned code = solver->value[i] == ENDGAME_CODE_DRAW ? 2 : solver->value[i];
        table[i / 4] |= (uint8_t)(code << 2 * (i % 4));
    }
}

/* Returns false if there is not enough memory, which may be hundreds of megabytes. */
static bool provide_entries(struct solver *solver, uint8_t *table)
{
    uint32_t entries = solver->class->entries;
    solver->left = calloc(entries, 1);
    solver->value = solver->plies ? table : calloc(entries, 1);
    return solver->left && solver->value;
}

static void free_entries(struct solver *solver)
{
    if (!solver->plies)
        free(solver->value);
    free(solver->left);
}

static enum endgame_solution solve(struct solver *solver, uint8_t *table)
{
    endgame_placing_begin(&solver->placing, solver->class);
    begin_all(solver);
    bool whole = go_back(solver);
    draw_the_rest(solver);
    if (!solver->plies)
        pack(solver, table);
    endgame_placing_finish(&solver->placing);
    return stopped(solver) ? ENDGAME_BROKEN_OFF : whole ? ENDGAME_SOLVED : ENDGAME_TOO_LONG;
}

enum endgame_solution endgame_solve(const struct endgame *endgame, int class,
                                    const atomic_bool *stop, uint8_t *table)
{
    struct solver solver = {
        .endgame = endgame,
        .class = &endgame->classes.classes[class],
        .plies = endgame_knows_plies(endgame, class),
        .stop = stop,
    };
    enum endgame_solution solution =
        provide_entries(&solver, table) ? solve(&solver, table) : ENDGAME_NO_MEMORY;
    free_entries(&solver);
    return solution;
}

/* --- Order --- */

bool endgame_solvable(const struct endgame *endgame, int class)
{
    const struct endgame_class *of = &endgame->classes.classes[class];
    if (endgame->pieces < of->pieces - 1)
        return false;
    for (enum side side = BLACK; side <= WHITE; side++) {
        struct endgame_class crowned = *of;
        if (of->men[side] == 0)
            continue;
        crowned.men[side]--;
        crowned.kings[side]++;
        if (!endgame->tables[endgame_class_number(&endgame->classes, crowned.men, crowned.kings)])
            return false;
    }
    return true;
}

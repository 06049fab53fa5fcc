/* SPDX-License-Identifier: MIT */
/* Retrograde analysis in two passes. The first goes forward: captures and crownings lead to tables
 * that exist already, and other moves, which stay in the class, are counted. The second goes back
 * from each decided entry, in the order of distance: an entry with a move to a loss is won, and one
 * whose last move leads to a win is lost. The rest is drawn. The solver can pause between any two
 * steps of either pass, and goes on where it was. */
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

/* What a solver looks at between two looks at whether it should pause. */
enum {
    SCANNED_AT_ONCE = 1 << 16,  /* bytes that are searched for a value */
    FINISHED_AT_ONCE = 1 << 12, /* entries */
};

/* Without distances a value that has been handled is 0 or 1, and one that waits is this much more:
 * two layers, each found from the other. */
enum {
    WAITS = 2,
};

enum phase {
    FORWARD,
    BACK,
    FINISH,
};

struct endgame_solver {
    const struct endgame *endgame;
    const struct endgame_class *class;
    struct endgame_placing placing;
    bool plies; /* the table has distances */
    uint8_t *table;
    uint8_t *value; /* by entry: its code; while undecided, that of its longest loss, or a draw */
    uint8_t *left;
    uint64_t waiting, handled; /* entries that are decided but not handled yet; that are */

    /* Where it goes on: */
    enum phase phase;
    uint32_t at;   /* FORWARD: a placement; then an entry */
    uint8_t layer; /* BACK: entries of this value are being handled */

    const atomic_bool *stop;
    uint64_t steps; /* left until it pauses */
};

/* Returns true if it should pause; else counts so many steps. */
static bool pauses(struct endgame_solver *solver, uint64_t steps)
{
    if (solver->steps == 0 ||
        (solver->stop && atomic_load_explicit(solver->stop, memory_order_relaxed)))
        return true;
    solver->steps -= steps < solver->steps ? steps : solver->steps;
    return false;
}

/* --- Forward --- */

/* What the moves of a position lead to. */
struct prospect {
    int count;         /* moves inside the class */
    bool draw;         /* a move out of it draws */
    uint8_t win, loss; /* the shortest win and longest loss out of it; a draw: none */
};

static void look_out_of_class(const struct endgame_solver *solver, const struct position *after,
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

static struct prospect look_forward(const struct endgame_solver *solver,
                                    const struct position *position, const struct bare_list *moves)
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

static void settle(struct endgame_solver *solver, uint32_t entry, uint8_t left, uint8_t value)
{
    solver->left[entry] = left;
    solver->value[entry] = value;
    solver->waiting += value != ENDGAME_CODE_DRAW && (left == LEFT_NONE || left == LEFT_SETTLED);
}

static void begin_entry(struct endgame_solver *solver, uint32_t entry,
                        const struct position *position)
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

static void begin_placement(struct endgame_solver *solver, uint32_t placement, uint32_t king_set,
                            uint32_t colour_set)
{
    struct position position = endgame_position(&solver->placing, king_set, colour_set, BLACK);
    begin_entry(solver, placement, &position);
    if (solver->class->alike)
        return;
    position.side = WHITE;
    begin_entry(solver, placement + solver->class->placements, &position);
}

/* Goes through all placements; a set of kings is not divided. Returns false if it pauses. */
static bool go_forward(struct endgame_solver *solver)
{
    const struct endgame_class *class = solver->class;
    while (solver->at < class->placements) {
        uint32_t set = solver->at % class->king_placements / class->colourings;
        if (pauses(solver, class->colourings))
            return false;
        if (set == 0)
            endgame_place_men(&solver->placing, solver->at / class->king_placements);
        for (uint32_t colours = 0; colours < class->colourings; colours++)
            begin_placement(solver, solver->at++, set, colours);
    }
    return true;
}

/* --- Back --- */

static uint8_t layer_after(const struct endgame_solver *solver, uint8_t layer)
{
    return solver->plies ? layer + 1 : layer ^ 1;
}

/* The entry has a move to a loss of the opponent. */
static inline void found_win(struct endgame_solver *solver, uint32_t entry, uint8_t value)
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
static inline void found_loss(struct endgame_solver *solver, uint32_t entry, uint8_t value)
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
    struct endgame_solver *solver;
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
    struct endgame_solver *solver = finding->solver;
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
static void spread(struct endgame_solver *solver, uint32_t entry, uint8_t layer)
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

static void handle_entry(struct endgame_solver *solver, uint32_t entry)
{
    if (solver->left[entry] != LEFT_NONE && solver->left[entry] != LEFT_SETTLED)
        return;
    solver->waiting--;
    solver->handled++;
    spread(solver, entry, solver->layer);
    if (!solver->plies)
        solver->value[entry] ^= WAITS;
}

/* Returns false if it pauses. */
static bool handle_layer(struct endgame_solver *solver)
{
    while (solver->at < solver->class->entries) {
        uint8_t *at = solver->value + solver->at;
        uint32_t size = solver->class->entries - solver->at;
        if (size > SCANNED_AT_ONCE)
            size = SCANNED_AT_ONCE;
        if (pauses(solver, 1))
            return false;
        uint8_t *found = memchr(at, solver->layer, size);
        solver->at += found ? (uint32_t)(found - at) : size;
        if (found)
            handle_entry(solver, solver->at++);
    }
    return true;
}

/* Returns false if it pauses. Where `waiting` is not 0 in the end a distance is too long for a
 * code. */
static bool go_back(struct endgame_solver *solver)
{
    while (solver->waiting > 0 && solver->layer < ENDGAME_CODE_MOST) {
        if (!handle_layer(solver))
            return false;
        solver->layer = layer_after(solver, solver->layer);
        solver->at = 0;
    }
    return true;
}

/* --- The end --- */

/* Undecided entries are drawn. */
static void finish_entry(struct endgame_solver *solver, uint32_t entry)
{
    uint8_t left = solver->left[entry], *packed = &solver->table[entry / 4];
    bool decided = left == LEFT_NONE || left == LEFT_SETTLED;
    uint8_t code = decided ? solver->value[entry] : ENDGAME_CODE_DRAW;
    if (solver->plies) {
        solver->value[entry] = code;
        return;
    }
    unsigned two_bits = code == ENDGAME_CODE_DRAW ? 2 : code;
    *packed = (uint8_t)((entry % 4 ? *packed : 0) | two_bits << 2 * (entry % 4));
}

/* Returns false if it pauses. */
static bool finish(struct endgame_solver *solver)
{
    uint32_t entries = solver->class->entries;
    while (solver->at < entries) {
        if (pauses(solver, 1))
            return false;
        for (int i = 0; i < FINISHED_AT_ONCE && solver->at < entries; i++)
            finish_entry(solver, solver->at++);
    }
    return true;
}

enum endgame_solution endgame_solver_work(struct endgame_solver *solver, const atomic_bool *stop,
                                          uint64_t steps)
{
    static bool (*const phases[])(struct endgame_solver *) = {
        [FORWARD] = go_forward, [BACK] = go_back, [FINISH] = finish};
    solver->stop = stop;
    solver->steps = steps;
    while (phases[solver->phase](solver)) {
        if (solver->phase == BACK && solver->waiting > 0)
            return ENDGAME_TOO_LONG;
        if (solver->phase == FINISH)
            return ENDGAME_SOLVED;
        solver->phase++;
        solver->at = 0;
    }
    return ENDGAME_PAUSED;
}

double endgame_solver_progress(const struct endgame_solver *solver)
{
    static const double begins[] = {[FORWARD] = 0, [BACK] = 0.5, [FINISH] = 0.95};
    double part = (double)solver->at / solver->class->entries;
    if (solver->phase == FORWARD)
        part = (double)solver->at / solver->class->placements;
    if (solver->phase == BACK)
        part = (double)solver->handled / solver->class->entries;
    double end = solver->phase == FINISH ? 1 : begins[solver->phase + 1];
    return begins[solver->phase] + part * (end - begins[solver->phase]);
}

/* --- Beginning and end --- */

struct endgame_solver *endgame_solver_create(const struct endgame *endgame, int class,
                                             uint8_t *table)
{
    struct endgame_solver *solver = calloc(1, sizeof *solver);
    if (!solver)
        return NULL;
    *solver = (struct endgame_solver){
        .endgame = endgame,
        .class = &endgame->classes.classes[class],
        .plies = endgame_knows_plies(endgame, class),
        .table = table,
    };
    solver->layer = solver->plies ? 0 : WAITS;
    solver->left = calloc(solver->class->entries, 1);
    solver->value = solver->plies ? table : calloc(solver->class->entries, 1);
    endgame_placing_begin(&solver->placing, solver->class);
    if (solver->left && solver->value)
        return solver;
    endgame_solver_destroy(solver);
    return NULL;
}

void endgame_solver_destroy(struct endgame_solver *solver)
{
    if (!solver)
        return;
    endgame_placing_finish(&solver->placing);
    if (!solver->plies)
        free(solver->value);
    free(solver->left);
    free(solver);
}

enum endgame_solution endgame_solve(const struct endgame *endgame, int class,
                                    const atomic_bool *stop, uint8_t *table)
{
    struct endgame_solver *solver = endgame_solver_create(endgame, class, table);
    enum endgame_solution solution =
        solver ? endgame_solver_work(solver, stop, UINT64_MAX) : ENDGAME_NO_MEMORY;
    endgame_solver_destroy(solver);
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

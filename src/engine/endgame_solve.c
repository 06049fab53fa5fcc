/* SPDX-License-Identifier: MIT */
/* Retrograde analysis in two passes. The first goes forward: captures and crownings lead to tables
 * that exist already, and other moves, which stay in the class, are counted. The second goes back
 * from each decided entry, in the order of distance: an entry with a move to a loss is won, and one
 * whose last move leads to a win is lost. The rest is drawn. The solver can pause between any two
 * steps of either pass, and goes on where it was. */
#include "engine/endgame_solve.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* For each entry: how many of its moves inside the class are not yet known to lose, or: */
enum {
    LEFT_NONE = 0,      /* decided, though a shorter win may still be found */
    LEFT_NEVER = 253,   /* a move out of the class draws: it can be won, but not lost */
    LEFT_SETTLED = 254, /* no move stays inside the class: its value is final */
    LEFT_CAPTURE = 255  /* the same, as a capture must be made: packed tables have no entry */
};

/* What a solver looks at between two looks at whether it should pause. */
enum {
    SCANNED_AT_ONCE = 1 << 16, /* bytes that are searched for a value */
    FINISHED_IN_A_STEP = 64,   /* entries */
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
    bool plies; /* distances are kept */
    /* By entry: its code; while undecided, that of its longest loss, or a draw. It becomes the
     * table, or its distances. */
    uint8_t *value;
    uint8_t *left;
    uint64_t waiting, handled; /* entries that are decided but not handled yet; that are */

    /* Of a table that is packed: */
    uint8_t *packed; /* NULL: it is not */
    struct packer packer;
    struct endgame_summary summary;

    /* Where it goes on: */
    enum phase phase;
    uint32_t at;   /* FORWARD: a placement; then an entry */
    uint8_t layer; /* BACK: entries of this value are being handled */

    const atomic_bool *stop;
    uint64_t steps;     /* left until it pauses */
    double told_before; /* the progress when it began again */
};

static bool is_settled(uint8_t left)
{
    return left >= LEFT_SETTLED;
}

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
    struct endgame_value value = endgame_probe(solver->endgame, after);
    assert(value.outcome != ENDGAME_UNKNOWN);
    if (value.outcome == ENDGAME_DRAW) {
        prospect->draw = true;
        return;
    }
    bool wins = value.outcome == ENDGAME_LOSS; /* the opponent's */
    bool odd = wins == endgame_code_wins(solver->endgame, 1);
    uint8_t own = (uint8_t)(solver->plies ? value.plies + 1 : WAITS | odd);
    if (wins)
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
    solver->waiting += value != ENDGAME_CODE_DRAW && (left == LEFT_NONE || is_settled(left));
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
    bool captures = endgame->rules.capture == CAPTURE_MANDATORY && moves.moves[0].captured;
    uint8_t settled = captures ? LEFT_CAPTURE : LEFT_SETTLED;
    if (lone == LONE_KINGS_DRAW) {
        settle(solver, entry, settled, ENDGAME_CODE_DRAW);
        return;
    }
    struct prospect prospect = look_forward(solver, position, &moves);
    bool within = prospect.count > 0;
    if (prospect.win != ENDGAME_CODE_DRAW)
        settle(solver, entry, within ? LEFT_NONE : settled, prospect.win);
    else if (prospect.draw || lone == LONE_KINGS_MAY_DRAW)
        settle(solver, entry, within ? LEFT_NEVER : settled, ENDGAME_CODE_DRAW);
    else
        settle(solver, entry, within ? (uint8_t)prospect.count : settled, prospect.loss);
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
    if (is_settled(*left))
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
    if (*left >= LEFT_NEVER || *left == LEFT_NONE || --*left > 0)
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
    if (solver->left[entry] != LEFT_NONE && !is_settled(solver->left[entry]))
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
    int end = solver->plies ? solver->endgame->plies_end : UINT8_MAX;
    while (solver->waiting > 0 && solver->layer < end) {
        if (!handle_layer(solver))
            return false;
        solver->layer = layer_after(solver, solver->layer);
        solver->at = 0;
    }
    return true;
}

/* --- The end --- */

/* Returns the code of an entry. Those that are undecided are drawn. */
static uint8_t final_code(const struct endgame_solver *solver, uint32_t entry)
{
    bool decided = solver->left[entry] == LEFT_NONE || is_settled(solver->left[entry]);
    return decided ? solver->value[entry] : ENDGAME_CODE_DRAW;
}

/* Packs the block of `count` entries from `at` on. The distances move down in their array, each to
 * where an earlier entry was. */
static void finish_block(struct endgame_solver *solver, uint32_t at, uint32_t count)
{
    uint8_t values[PACK_BLOCK], *codes = solver->value + at;
    uint8_t *distances = solver->value + solver->packer.decided;
    for (uint32_t i = 0; i < count; i++) {
        bool read = solver->left[at + i] != LEFT_CAPTURE;
        codes[i] = final_code(solver, at + i);
        values[i] = !read ? PACK_ANY : codes[i] == ENDGAME_CODE_DRAW ? PACK_DRAW : codes[i] & 1;
        endgame_summary_add(solver->endgame, &solver->summary, codes[i], solver->plies);
    }
    packer_add(&solver->packer, values);
    for (uint32_t i = 0; i < count; i++)
        if (values[i] != PACK_DRAW)
            *distances++ = codes[i];
}

static void finish_entries(struct endgame_solver *solver, uint32_t at, uint32_t count)
{
    if (solver->packed)
        finish_block(solver, at, count);
    else
        for (uint32_t i = at; i < at + count; i++)
            solver->value[i] = final_code(solver, i);
}

/* Returns false if it pauses. */
static bool finish(struct endgame_solver *solver)
{
    uint32_t entries = solver->class->entries;
    while (solver->at < entries) {
        uint32_t left = entries - solver->at;
        uint32_t count = left < PACK_BLOCK ? left : PACK_BLOCK;
        if (pauses(solver, 1 + count / FINISHED_IN_A_STEP))
            return false;
        finish_entries(solver, solver->at, count);
        solver->at += count;
    }
    return true;
}

/* --- Work --- */

/* Every entry is set anew while the solver goes forward. */
static void begin(struct endgame_solver *solver, bool plies)
{
    solver->plies = plies;
    solver->layer = plies ? 0 : WAITS;
    solver->phase = FORWARD;
    solver->at = 0;
    solver->waiting = solver->handled = 0;
}

/* Called when a distance is too long for a code. Returns true if the table can do without
 * distances: then the work begins again. */
static bool goes_without_plies(struct endgame_solver *solver)
{
    if (!solver->packed)
        return false;
    solver->told_before = endgame_solver_progress(solver);
    begin(solver, false);
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
        if (solver->phase == FINISH)
            return ENDGAME_SOLVED;
        if (solver->phase == BACK && solver->waiting > 0) {
            if (!goes_without_plies(solver))
                return ENDGAME_TOO_LONG;
        } else {
            solver->phase++;
            solver->at = 0;
        }
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
    double progress = begins[solver->phase] + part * (end - begins[solver->phase]);
    return progress > solver->told_before ? progress : solver->told_before;
}

/* --- Order --- */

/* Returns true if the classes that crownings lead to have tables, and, if `plies`, distances. */
static bool all_crowned(const struct endgame *endgame, const struct endgame_class *class,
                        bool plies)
{
    for (enum side side = BLACK; side <= WHITE; side++) {
        struct endgame_class crowned = *class;
        if (class->men[side] == 0)
            continue;
        crowned.men[side]--;
        crowned.kings[side]++;
        const struct endgame_table *table =
            &endgame->tables[endgame_class_number(&endgame->classes, crowned.men, crowned.kings)];
        if (!table->bytes || (plies && !table->plies))
            return false;
    }
    return true;
}

bool endgame_solvable(const struct endgame *endgame, int class)
{
    const struct endgame_class *of = &endgame->classes.classes[class];
    return endgame->pieces >= of->pieces - 1 && all_crowned(endgame, of, false);
}

/* --- Beginning and end --- */

/* Returns the most bytes that a packed table takes, without its distances. */
static size_t packed_most(uint32_t entries)
{
    return sizeof(struct endgame_summary) + pack_size_most(entries);
}

size_t endgame_solver_memory(const struct endgame *endgame, int class)
{
    uint32_t entries = endgame->classes.classes[class].entries;
    return 2 * (size_t)entries + (endgame_is_packed(endgame, class) ? packed_most(entries) : 0);
}

struct endgame_solver *endgame_solver_create(const struct endgame *endgame, int class)
{
    const struct endgame_class *of = &endgame->classes.classes[class];
    struct endgame_solver *solver = calloc(1, sizeof *solver);
    bool packed = endgame_is_packed(endgame, class);
    bool plies = !packed || (endgame_wants_plies(endgame, class) && all_crowned(endgame, of, true));
    if (!solver)
        return NULL;
    *solver = (struct endgame_solver){
        .endgame = endgame,
        .class = of,
        .left = calloc(of->entries, 1),
        .value = calloc(of->entries, 1),
        .packed = packed ? calloc(packed_most(of->entries), 1) : NULL,
        .summary.longest = -1,
    };
    if (!solver->left || !solver->value || (packed && !solver->packed)) {
        endgame_solver_destroy(solver);
        return NULL;
    }
    endgame_placing_begin(&solver->placing, of);
    if (packed)
        packer_begin(&solver->packer, solver->packed + sizeof solver->summary, of->entries);
    begin(solver, plies);
    return solver;
}

void endgame_solver_destroy(struct endgame_solver *solver)
{
    if (!solver)
        return;
    endgame_placing_finish(&solver->placing);
    free(solver->packed);
    free(solver->value);
    free(solver->left);
    free(solver);
}

/* Gives back all but the first `size` bytes of some memory. Returns these. */
static const uint8_t *cut(uint8_t **memory, size_t size)
{
    uint8_t *smaller = realloc(*memory, size > 0 ? size : 1);
    uint8_t *kept = smaller ? smaller : *memory;
    *memory = NULL;
    return kept;
}

struct endgame_table endgame_solver_take(struct endgame_solver *solver)
{
    struct endgame_table table = {.size = solver->class->entries};
    if (!solver->packed) {
        table.bytes = cut(&solver->value, table.size);
        return table;
    }
    memcpy(solver->packed, &solver->summary, sizeof solver->summary);
    table.size = sizeof solver->summary + packer_finish(&solver->packer);
    table.bytes = cut(&solver->packed, table.size);
    if (solver->plies) {
        table.plies_size = solver->packer.decided;
        table.plies = cut(&solver->value, table.plies_size);
    }
    return table;
}

enum endgame_solution endgame_solve(const struct endgame *endgame, int class,
                                    const atomic_bool *stop, struct endgame_table *table)
{
    struct endgame_solver *solver = endgame_solver_create(endgame, class);
    enum endgame_solution solution =
        solver ? endgame_solver_work(solver, stop, UINT64_MAX) : ENDGAME_NO_MEMORY;
    if (solution == ENDGAME_SOLVED)
        *table = endgame_solver_take(solver);
    endgame_solver_destroy(solver);
    return solution;
}

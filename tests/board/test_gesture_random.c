/* SPDX-License-Identifier: MIT */
/* Properties of the board's gestures over random games and positions under every rule set: no
 * gesture makes a move that is not legal, and every legal move can be made by every means. */
#include "random_play.h"
#include "seat.h"
#include "suite.h"

enum {
    GESTURES = 40000,
    POSITIONS = 200,
    GAMES_PLIES = 120,
};

static const char *where(const struct seat *seat, uint64_t seed)
{
    return describe(&seat->rules, &seat->position, seed);
}

static bool legal(const struct seat *seat, const struct move *move)
{
    const struct move *found = movelist_find(&seat->list, move->path, move->steps + 1);
    return found && move_equal(found, move);
}

/* --- Random gestures --- */

static struct input random_pointer(struct seat *seat, struct rng *rng, enum input_kind kind)
{
    struct input input = {.kind = kind, .secondary = rng_below(rng, 20) == 0};
    squareset starts = movelist_starts(&seat->list);
    uint32_t aim = rng_below(rng, 8);
    int square = 1 + (int)rng_below(rng, SQUARE_COUNT);
    /* Mostly near what may happen next; now and then anywhere, the table beside included. */
    if (aim < 3 && starts)
        square = seat->list.moves[rng_below(rng, (uint32_t)seat->list.count)].path[0];
    else if (aim < 6 && seat->list.count > 0) {
        const struct move *move = &seat->list.moves[rng_below(rng, (uint32_t)seat->list.count)];
        square = move->path[rng_below(rng, move->steps + 1u)];
    }
    struct rect rect = board_square_rect(&seat->context.geometry, square);
    input.x = rect.x + (int)rng_below(rng, (uint32_t)rect.w);
    input.y = rect.y + (int)rng_below(rng, (uint32_t)rect.h);
    if (aim == 7) {
        input.x = (int)rng_below(rng, SEAT_BOARD + 40) - 20;
        input.y = (int)rng_below(rng, SEAT_BOARD + 40) - 20;
    }
    return input;
}

static struct input random_input(struct seat *seat, struct rng *rng)
{
    static const SDL_Keycode keys[] = {SDLK_UP,     SDLK_DOWN,   SDLK_LEFT,  SDLK_RIGHT,
                                       SDLK_RETURN, SDLK_RETURN, SDLK_SPACE, SDLK_ESCAPE,
                                       SDLK_1,      SDLK_2,      SDLK_9,     SDLK_a};
    static const enum input_kind kinds[] = {INPUT_PRESS, INPUT_RELEASE, INPUT_MOVE, INPUT_RELEASE};
    uint32_t kind = rng_below(rng, 12);
    if (kind == 0)
        return (struct input){.kind = INPUT_LEAVE};
    if (kind < 4)
        return (struct input){.kind = INPUT_KEY,
                              .key = keys[rng_below(rng, ROWS(keys))],
                              .mods = rng_below(rng, 30) == 0 ? MOD_CTRL : 0};
    return random_pointer(seat, rng, kinds[kind % 4]);
}

/* What must hold after every gesture. */
static void require_sound(const struct seat *seat, uint64_t seed)
{
    const struct gesture *gesture = &seat->gesture;
    bool begins = gesture->length == 0;
    for (int i = 0; i < seat->list.count && !begins; i++)
        begins = gesture->length <= seat->list.moves[i].steps &&
                 movelist_begins(&seat->list, &seat->list.moves[i], gesture->path, gesture->length);
    REQUIRE(begins, "%s: no move goes on as the chosen path does", where(seat, seed));
    REQUIRE(!gesture->dragging || gesture->pressed != SQUARE_NONE, "%s: nothing is dragged",
            where(seat, seed));
    REQUIRE(!gesture->dragging || gesture->length > 0, "%s: a piece not chosen is dragged",
            where(seat, seed));
    REQUIRE(gesture->cursor >= 1 && gesture->cursor <= SQUARE_COUNT, "%s: cursor %d",
            where(seat, seed), gesture->cursor);
    for (int i = 0; i < gesture->route_count; i++) {
        struct route route = gesture->routes[i];
        REQUIRE(route.move >= 0 && route.move < seat->list.count, "%s: route %d", where(seat, seed),
                route.move);
        REQUIRE(route.steps > gesture->length && route.steps <= seat->list.moves[route.move].steps,
                "%s: route of %d steps", where(seat, seed), route.steps);
        int square = gesture_route_square(gesture, &seat->list, i);
        REQUIRE(square >= 1 && square <= SQUARE_COUNT, "%s: badge on %d", where(seat, seed),
                square);
    }
}

/* Under one preset from its start position; a game that is over, or long, begins again. */
START_TEST(gestures_make_legal_moves_only)
{
    uint64_t seed = 1000 + (uint64_t)_i;
    struct rng rng = rng_init(seed);
    struct seat seat;
    const struct named_ruleset *rules = &presets[_i];
    struct position start = position_start(&rules->rules);
    int plies = 0, moves = 0;
    seat_set(&seat, rules, &start, false, rules->rules.corner == CORNER_LIGHT);
    for (int i = 0; i < GESTURES; i++) {
        struct board_event event = seat_input(&seat, random_input(&seat, &rng));
        if (event.answer == BOARD_MOVE) {
            REQUIRE(legal(&seat, &event.move), "%s: gesture %d makes an illegal move",
                    where(&seat, seed), i);
            struct position after = position_after(&seat.position, &event.move);
            moves++;
            if (++plies > GAMES_PLIES || !movegen_any(&rules->rules, &after)) {
                after = start;
                plies = 0;
            }
            seat.position = after;
            movegen(&rules->rules, &after, &seat.list);
            REQUIRE(seat.gesture.length == 0 && !seat.gesture.dragging,
                    "%s: a move is left half done", where(&seat, seed));
        }
        require_sound(&seat, seed);
    }
    ck_assert_msg(moves > GESTURES / 400, "%s: only %d moves in %d gestures", rules->id, moves,
                  GESTURES);
}
END_TEST

/* --- Every legal move by every means --- */

typedef void maker(struct seat *seat, const struct move *move);

static bool made(const struct seat *seat)
{
    return seat->event.answer == BOARD_MOVE;
}

static void by_clicks(struct seat *seat, const struct move *move)
{
    for (int i = 0; i <= move->steps && !made(seat); i++)
        seat_click(seat, move->path[i]);
}

static void by_drags(struct seat *seat, const struct move *move)
{
    for (int i = 0; i < move->steps && !made(seat); i++)
        seat_drag(seat, move->path[i], move->path[i + 1]);
}

static void by_keys(struct seat *seat, const struct move *move)
{
    for (int i = 0; i <= move->steps && !made(seat); i++)
        seat_cursor(seat, move->path[i]);
}

/* Where a king may also come down, though the move does not name it. */
static int other_landing(const struct seat *seat, const struct move *move, int index)
{
    squareset named = square_set(move->path[index]);
    squareset others = movelist_landings(&seat->list, move, index) & ~named;
    return squareset_any(others ? others : named);
}

static void by_other_clicks(struct seat *seat, const struct move *move)
{
    for (int i = 0; i <= move->steps && !made(seat); i++)
        seat_click(seat, other_landing(seat, move, i));
}

static void by_other_drags(struct seat *seat, const struct move *move)
{
    for (int i = 0; i < move->steps && !made(seat); i++)
        seat_drag(seat, other_landing(seat, move, i), other_landing(seat, move, i + 1));
}

/* Start and end by clicks; where several moves share both, the number. */
static void by_ends(struct seat *seat, const struct move *move)
{
    seat_click(seat, move_from(move));
    seat_click(seat, move_to(move));
    if (seat->event.answer == BOARD_ROUTES)
        for (int i = 0; i < seat->gesture.route_count; i++)
            if (move_equal(&seat->list.moves[seat->gesture.routes[i].move], move)) {
                seat_key(seat, SDLK_1 + i);
                return;
            }
}

static const struct {
    const char *name;
    maker *make;
} means[] = {
    {"clicks", by_clicks},
    {"drags", by_drags},
    {"keys", by_keys},
    {"both ends", by_ends},
    {"clicks on other landings", by_other_clicks},
    {"drags to other landings", by_other_drags},
};

/* Is it the end of a longer way through that square, so that choosing it goes on instead? */
static bool end_is_ambiguous(const struct seat *seat, const struct move *move)
{
    for (int i = 0; i < seat->list.count; i++) {
        const struct move *other = &seat->list.moves[i];
        squareset first = movelist_landings(&seat->list, other, 1);
        if (move_from(other) == move_from(move) && squareset_has(first, move_to(move)) &&
            !(move_equal(other, move) && move->steps == 1))
            return true;
    }
    return false;
}

static void require_every_move(const struct named_ruleset *rules, const struct position *position,
                               int orientation, uint64_t seed)
{
    struct seat seat;
    seat_set(&seat, rules, position, orientation & 1, orientation & 2);
    for (int i = 0; i < seat.list.count; i++)
        for (int by = 0; by < ROWS(means); by++) {
            struct move move = seat.list.moves[i];
            if (means[by].make == by_ends && end_is_ambiguous(&seat, &move))
                continue;
            seat_set(&seat, rules, position, orientation & 1, orientation & 2);
            means[by].make(&seat, &move);
            REQUIRE(made(&seat), "%s: move %d cannot be made by %s", where(&seat, seed), i,
                    means[by].name);
            REQUIRE(move_equal(&seat.event.move, &move), "%s: move %d by %s is another",
                    where(&seat, seed), i, means[by].name);
        }
}

START_TEST(every_legal_move_can_be_made)
{
    uint64_t seed = 2000 + (uint64_t)_i;
    struct rng rng = rng_init(seed);
    for (int i = 0; i < POSITIONS; i++) {
        struct position position = random_position(&rng);
        require_every_move(&presets[_i], &position, i % 4, seed);
    }
}
END_TEST

SUITE(gesture_random)
{
    Suite *suite = suite_create("gestures, random");
    TCase *tcase = tcase_create("properties");
    tcase_set_timeout(tcase, 120);
    tcase_add_loop_test(tcase, gestures_make_legal_moves_only, 0, PRESET_COUNT);
    tcase_add_loop_test(tcase, every_legal_move_can_be_made, 0, PRESET_COUNT);
    suite_add_tcase(suite, tcase);
    return suite;
}

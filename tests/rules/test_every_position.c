/* SPDX-License-Identifier: MIT */
/* What is true of every position and every rule set, held against random games under each preset. A
 * failure prints the seed of its game and the position. */
#include "rng.h"
#include "suite.h"
#include "text.h"

enum {
    GAMES = 60, /* a preset */
    PLIES = 200,
    TEXT = 1024,
};

/* One game under way, and where a failure is told from. */
struct random_game {
    const struct named_ruleset *preset;
    uint64_t seed;
    struct rng rng;
    struct position position;
    struct movelist list;
};

static const char *place(const struct random_game *game)
{
    static char memory[TEXT];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    strbuf_addf(&text, "%s, seed %u, ", game->preset->id, (unsigned)game->seed);
    text_add_position(&text, &game->position);
    return text.text;
}

static squareset mirrored_set(squareset set)
{
    squareset mirrored = 0;
    for (int square = squareset_next(set, 0); square; square = squareset_next(set, square))
        mirrored |= square_set(SQUARE_COUNT + 1 - square);
    return mirrored;
}

/* The same position with the board turned and the sides exchanged: what is true of Black here is
 * true of White there. */
static struct position mirrored_position(const struct position *position)
{
    return (struct position){
        .pieces = {[BLACK] = mirrored_set(position->pieces[WHITE]),
                   [WHITE] = mirrored_set(position->pieces[BLACK])},
        .kings = mirrored_set(position->kings),
        .side = side_other(position->side),
    };
}

static void mirror_move(struct move *move)
{
    move->captured = mirrored_set(move->captured);
    for (int i = 0; i <= move->steps; i++)
        move->path[i] = (uint8_t)(SQUARE_COUNT + 1 - move->path[i]);
}

static const struct move *find_equal(const struct movelist *list, const struct move *wanted)
{
    const struct move *found = movelist_find(list, wanted->path, wanted->steps + 1);
    return found && move_equal(found, wanted) && found->crowns == wanted->crowns ? found : NULL;
}

static void check_mirrored(const struct random_game *game)
{
    static struct movelist mirrored;
    struct position position = mirrored_position(&game->position);
    movegen(&game->preset->rules, &position, &mirrored);
    REQUIRE(mirrored.count == game->list.count, "%s: mirrored, it has %d moves, not %d",
            place(game), mirrored.count, game->list.count);
    for (int i = 0; i < game->list.count; i++) {
        struct move move = game->list.moves[i];
        mirror_move(&move);
        REQUIRE(find_equal(&mirrored, &move), "%s: move %d has no mirror image", place(game), i);
    }
}

/* Each move is found by its path: so no two are equal either. */
static void check_found(const struct random_game *game)
{
    for (int i = 0; i < game->list.count; i++) {
        const struct move *move = &game->list.moves[i];
        REQUIRE(movelist_find(&game->list, move->path, move->steps + 1) == move,
                "%s: move %d is not found by its path", place(game), i);
    }
}

static void check_after(const struct random_game *game, const struct move *move)
{
    struct position after = position_after(&game->position, move);
    enum side side = game->position.side;
    int taken = bits_count(game->position.pieces[side_other(side)]) -
                bits_count(after.pieces[side_other(side)]);
    int square;
    REQUIRE(position_check(&after, &square) == POSITION_POSSIBLE, "%s: an impossible position",
            place(game));
    REQUIRE(bits_count(after.pieces[side]) == bits_count(game->position.pieces[side]),
            "%s: the mover's pieces changed in number", place(game));
    REQUIRE(taken == (move_is_capture(move) ? move->steps : 0),
            "%s: %d pieces left the board by %d steps", place(game), taken, move->steps);
    REQUIRE(bits_count(after.kings) <= bits_count(game->position.kings) + move->crowns,
            "%s: a king from nowhere", place(game));
    REQUIRE(after.side != side, "%s: the turn did not pass", place(game));
}

/* The squares that one capture visits lead over the pieces that it says it captures. */
static void check_steps(const struct random_game *game, const struct move *move)
{
    squareset captured = 0;
    if (!move_is_capture(move))
        return;
    for (int step = 0; step < move->steps; step++)
        captured |= square_set(move_captured_by_step(move, step));
    REQUIRE(captured == move->captured, "%s: the steps do not capture what the move does",
            place(game));
}

/* A field that is said to change nothing changes no move. */
static void check_idle_fields(const struct random_game *game)
{
    static struct movelist list;
    for (enum field field = 0; field < FIELD_COUNT; field++) {
        struct ruleset rules = game->preset->rules;
        if (!field_idle(&rules, field))
            continue;
        ruleset_set(&rules, field, field_infos[field].high - ruleset_get(&rules, field));
        movegen(&rules, &game->position, &list);
        bool same = list.count == game->list.count;
        for (int i = 0; same && i < list.count; i++)
            same = find_equal(&game->list, &list.moves[i]);
        REQUIRE(same, "%s: %s is idle, yet it changes the moves", place(game),
                field_infos[field].name);
    }
}

static void check_position(const struct random_game *game)
{
    REQUIRE(movegen_any(&game->preset->rules, &game->position) == (game->list.count > 0),
            "%s: movegen_any is wrong", place(game));
    check_found(game);
    check_mirrored(game);
    check_idle_fields(game);
    for (int i = 0; i < game->list.count; i++) {
        check_after(game, &game->list.moves[i]);
        check_steps(game, &game->list.moves[i]);
    }
}

static void play(struct random_game *game)
{
    for (int ply = 0; ply < PLIES; ply++) {
        movegen(&game->preset->rules, &game->position, &game->list);
        check_position(game);
        if (game->list.count == 0)
            return;
        uint32_t choice = rng_below(&game->rng, (uint32_t)game->list.count);
        game->position = position_after(&game->position, &game->list.moves[choice]);
    }
}

START_TEST(random_games)
{
    static struct random_game game;
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        game.preset = &presets[_i];
        game.seed = seed;
        game.rng = rng_init(seed);
        game.position = position_start(&game.preset->rules);
        play(&game);
    }
}
END_TEST

SUITE(every_position)
{
    Suite *suite = suite_create("rules: every position");
    TCase *games = tcase_create("random games");
    tcase_set_timeout(games, 60);
    tcase_add_loop_test(games, random_games, 0, PRESET_COUNT);
    suite_add_tcase(suite, games);
    return suite;
}

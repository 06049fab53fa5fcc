/* SPDX-License-Identifier: MIT */
/* The generator against the plain one: random games under random rule sets, from the start and from
 * positions that no game reaches. POSITIONS in the environment says how many positions (50,000
 * without it), SEED with which game to begin; a failure prints the seed of its game, the position
 * and every field. */
#include "plain.h"
#include "random_rules.h"
#include "suite.h"
#include "text.h"

#include "rules/generator.h"
#include "rules/perft.h"

#include <stdlib.h>
#include <string.h>

enum {
    PLIES = 40, /* of one game */
    TEXT = 4096,
};

struct game {
    uint64_t seed;
    struct rng rng;
    struct ruleset rules;
    struct position position;
    struct movelist list;    /* by the instance that the rule set chooses */
    struct movelist generic; /* by the instance that plays every rule set */
};

static unsigned long number_from_environment(const char *name, unsigned long otherwise)
{
    const char *text = getenv(name);
    return text ? strtoul(text, NULL, 10) : otherwise;
}

static const char *place(const struct game *game)
{
    static char memory[TEXT];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    strbuf_addf(&text, "SEED=%lu, ", (unsigned long)game->seed);
    text_add_position(&text, &game->position);
    strbuf_add(&text, "\n");
    text_add_rules(&text, &game->rules);
    strbuf_add(&text, "\n");
    text_add_moves(&text, &game->list);
    return text.text;
}

static bool same_board(const struct plain_board *a, const struct position *position)
{
    struct plain_board b = plain_board_of(position);
    return memcmp(a, &b, sizeof b) == 0;
}

static const struct move *find_plain(const struct game *game, const struct plain_move *plain)
{
    uint8_t path[MOVE_MAX_PATH];
    for (int i = 0; i < plain->length; i++)
        path[i] = (uint8_t)plain_square(plain->path[i]);
    return movelist_find(&game->list, path, plain->length);
}

static void check_move(const struct game *game, const struct plain_move *plain)
{
    const struct move *move = find_plain(game, plain);
    REQUIRE(move != NULL, "a move of the plain generator is missing: %d to %d by %d\n%s",
            plain_square(plain->path[0]), plain_square(plain->path[plain->length - 1]),
            plain->length - 1, place(game));
    struct position after = position_after(&game->position, move);
    struct place end = plain->path[plain->length - 1];
    bool crowns = !plain->by_king && piece_is_king(plain->after.at[end.row][end.column]);
    REQUIRE(move->crowns == crowns, "%d to %d: crowns is %d\n%s", move_from(move), move_to(move),
            move->crowns, place(game));
    REQUIRE(same_board(&plain->after, &after), "another board after %d to %d\n%s", move_from(move),
            move_to(move), place(game));
}

/* The instance that the rule set chooses and the generic one: the same moves in the same order. */
static void check_instances(struct game *game)
{
    generator_generic.movegen(&game->rules, &game->position, &game->generic);
    bool same = game->generic.count == game->list.count;
    for (int i = 0; same && i < game->list.count; i++)
        same = move_equal(&game->generic.moves[i], &game->list.moves[i]) &&
               game->generic.moves[i].crowns == game->list.moves[i].crowns;
    REQUIRE(same, "the instances disagree\n%s", place(game));
}

/* A bare list is the list without paths, move by move, and each makes the same position. */
static void check_bare(const struct game *game, const struct generator *generator)
{
    static struct bare_list bare;
    generator->movegen_bare(&game->rules, &game->position, &bare);
    REQUIRE(bare.count == game->list.count, "a bare list of %d moves\n%s", bare.count, place(game));
    for (int i = 0; i < bare.count; i++) {
        const struct move *move = &game->list.moves[i];
        struct position after = position_after(&game->position, move);
        struct position bare_after = position_after_bare(&game->position, &bare.moves[i]);
        REQUIRE(bare.moves[i].from == square_set(move_from(move)) &&
                    bare.moves[i].to == square_set(move_to(move)) &&
                    bare.moves[i].captured == move->captured &&
                    bare.moves[i].crowns == move->crowns && position_equal(&after, &bare_after),
                "bare move %d is another\n%s", i, place(game));
    }
}

/* Leaves by making every move of every list. */
static uint64_t count_by_lists(const struct ruleset *rules, const struct position *position,
                               int depth)
{
    struct movelist list;
    uint64_t leaves = 0;
    movegen(rules, position, &list);
    if (depth == 1)
        return (uint64_t)list.count;
    for (int i = 0; i < list.count; i++) {
        struct position after = position_after(position, &list.moves[i]);
        leaves += count_by_lists(rules, &after, depth - 1);
    }
    return leaves;
}

/* Counting goes by a way of its own, without lists. */
static void check_counts(const struct game *game)
{
    const struct ruleset *rules = &game->rules;
    uint64_t leaves = count_by_lists(rules, &game->position, 2);
    REQUIRE(perft(rules, &game->position, 1) == (uint64_t)game->list.count,
            "miscounted at depth 1\n%s", place(game));
    REQUIRE(perft(rules, &game->position, 2) == leaves, "miscounted at depth 2\n%s", place(game));
    REQUIRE(generator_generic.perft(rules, &game->position, 2) == leaves,
            "miscounted at depth 2 by the generic instance\n%s", place(game));
    REQUIRE(movegen_any(rules, &game->position) == (game->list.count > 0),
            "movegen_any is wrong\n%s", place(game));
}

/* Moves, the boards they make, and counts; returns whether there is a move. */
static bool check_position(struct game *game)
{
    struct plain_board board = plain_board_of(&game->position);
    struct plain_list plain = {0};
    movegen(&game->rules, &game->position, &game->list);
    plain_moves(&game->rules, &board, game->position.side, &plain);
    REQUIRE((size_t)game->list.count == plain.count, "%d moves, plainly %d\n%s", game->list.count,
            (int)plain.count, place(game));
    for (size_t i = 0; i < plain.count; i++)
        check_move(game, &plain.moves[i]);
    plain_list_finish(&plain);
    check_instances(game);
    check_bare(game, generator_for(&game->rules));
    check_bare(game, &generator_generic);
    check_counts(game);
    return game->list.count > 0;
}

/* What one ply gets wrong may show plies later: a king's mark left behind, say. */
static void check_deep_count(const struct game *game)
{
    enum {
        DEEP = 4,
    };
    REQUIRE(perft(&game->rules, &game->position, DEEP) ==
                count_by_lists(&game->rules, &game->position, DEEP),
            "miscounted at depth %d\n%s", DEEP, place(game));
}

/* Plays one game; returns how many positions it checked. */
static unsigned long play(struct game *game)
{
    unsigned long positions = 0;
    while (positions < PLIES) {
        positions++;
        if (!check_position(game))
            break;
        uint32_t choice = rng_below(&game->rng, (uint32_t)game->list.count);
        game->position = position_after(&game->position, &game->list.moves[choice]);
    }
    return positions;
}

START_TEST(same_moves)
{
    static struct game game;
    unsigned long wanted = number_from_environment("POSITIONS", 50000);
    unsigned long seed = number_from_environment("SEED", 1);
    for (unsigned long done = 0; done < wanted; seed++) {
        game.seed = seed;
        game.rng = rng_init(seed);
        /* Under presets too, so that each instance of the generator plays many games. */
        game.rules = preset_or_random_rules(&game.rng);
        bool from_start = rng_below(&game.rng, 4) == 0;
        game.position = from_start ? position_start(&game.rules) : random_position(&game.rng);
        done += play(&game);
        if (seed % 16 == 0)
            check_deep_count(&game);
    }
}
END_TEST

SUITE(plain_moves)
{
    Suite *suite = suite_create("plain moves");
    TCase *random = tcase_create("random rule sets");
    tcase_set_timeout(random, 0);
    tcase_add_test(random, same_moves);
    suite_add_tcase(suite, random);
    return suite;
}

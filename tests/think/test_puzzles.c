/* SPDX-License-Identifier: MIT */
/* Puzzles are found where there is one way, and nowhere else; those that are shipped are right.
 * CROWNHEAD_PUZZLE_DEPTH checks these to another depth, FEW only some of them. */
#include "suite.h"

#include "base/array.h"
#include "notation/fen.h"
#include "notation/move_text.h"
#include "notation/ruleset_text.h"
#include "rng.h"
#include "think/puzzles.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct tables tables; /* of none, unless they are opened */
static struct thinker thinker;

static void think_by(const char *text, int depth, struct named_ruleset *rules)
{
    struct thinker_settings settings = puzzle_settings(depth);
    struct text_error error;
    ck_assert(ruleset_parse(text, rules, &error));
    ck_assert(thinker_open(&thinker, &rules->rules, &settings, NULL, &tables));
}

static void hear_nothing(void *self, const struct table_news *news)
{
    (void)self;
    (void)news;
}

/* As the command puzzles thinks: with the usual tables, which are kept in the cache of the tests.
 */
static void think_with_tables(const char *text, int depth, struct named_ruleset *rules)
{
    static const atomic_bool stop;
    struct tables_listener listener = {hear_nothing, NULL};
    think_by(text, depth, rules);
    tables_open(&tables, &rules->rules, TABLES_PIECES_USUAL, &listener);
    ck_assert(tables_make(&tables, TABLES_PIECES_USUAL, 1, &listener, &stop));
}

static void finish(void)
{
    thinker_close(&thinker);
    tables_close(&tables);
}

static struct position position_of(const char *fen)
{
    struct position position;
    struct text_error error;
    ck_assert_msg(fen_parse(fen, &position, &error), "%s", fen);
    return position;
}

/* Prints the main line. */
static void print_line(const struct game *game, struct strbuf *out)
{
    const struct game_tree *tree = &game->tree;
    for (int node = tree_first_child(tree, NODE_ROOT); node != NODE_NONE;
         node = tree_first_child(tree, node)) {
        if (out->length > 0)
            strbuf_addch(out, ' ');
        move_print_path(out, tree_move(tree, node), square_names_plain);
    }
}

/* --- Finding --- */

#define SHOT "B:W20-22,26-31:B1-3,5-7,11,12,19"

static const struct {
    const char *name, *rules, *fen, *line; /* "": there is no puzzle */
} rows[] = {
    {"a shot wins a piece", "american", SHOT, "19-24 28x19 11-16 20x11 7x16x23x32"},
    {"two kings for one", "american", "W:WK13,K17:BK10,K18", "17-14 18x9 13x6x15"},
    {"two pieces are attacked", "freejump", "W:WK17:BK21,K29", "17-22 29-25 22x29"},
    {"a flying king", "flying", "W:WK1,21,32:B9,K20", "1-6 20-7 6x13"},
    {"nothing to win", "american", "B:W21-32:B1-12", ""},
    {"a capture must be made", "american", "W:W18,30:B14,16", ""},
    {"the best move is a capture", "freejump", "W:W18,30:B14,16", ""},
    {"one legal move", "american", "B:W21:B9", ""},
    {"no legal move", "american", "B:W9,14:B5", ""},
    {"won anyhow", "american", "B:W32:B1,2,K15,K18", ""},
    {"lost anyhow", "american", "B:WK32,K31,K30,K29:B5,K15", ""},
    {"giveaway: the shot only loses", "american, goal=lose", SHOT, ""},
};

START_TEST(find)
{
    struct position position = position_of(rows[_i].fen);
    struct named_ruleset rules;
    struct game game;
    char line[200];
    struct strbuf out = strbuf_init(line, sizeof line);
    think_with_tables(rows[_i].rules, PUZZLE_DEPTH, &rules);
    if (puzzle_find(&thinker, &rules, &position, NULL, &game)) {
        print_line(&game, &out);
        ck_assert_msg(puzzle_check(&thinker, &game), "%s", rows[_i].name);
        game_finish(&game);
    }
    ck_assert_msg(strcmp(line, rows[_i].line) == 0, "%s: %s", rows[_i].name, line);
    finish();
}
END_TEST

START_TEST(stopped)
{
    static const atomic_bool stop = true;
    struct position position = position_of(SHOT);
    struct named_ruleset rules;
    struct game game;
    think_by("american", PUZZLE_DEPTH, &rules);
    ck_assert(!puzzle_find(&thinker, &rules, &position, &stop, &game));
    finish();
}
END_TEST

/* Whatever is found in random play is right, and is found again. */
START_TEST(any_game)
{
    const char *sets[] = {"american", "freejump", "flying",
                          "russian",  "italian",  "american, goal=lose"};
    struct rng rng = rng_init((uint64_t)_i);
    struct named_ruleset rules;
    struct movelist list;
    think_by(sets[_i], 9, &rules);
    struct position position = position_start(&rules.rules);
    for (int i = 0; i < 60; i++) {
        struct game game, again;
        if (puzzle_find(&thinker, &rules, &position, NULL, &game)) {
            ck_assert(puzzle_check(&thinker, &game));
            ck_assert(puzzle_find(&thinker, &rules, &position, NULL, &again));
            ck_assert(puzzles_alike(&game, &again) && game.tree.count == again.tree.count);
            game_finish(&game);
            game_finish(&again);
        }
        movegen(&rules.rules, &position, &list);
        if (list.count == 0)
            break;
        position = position_after(&position, &list.moves[rng_below(&rng, (uint32_t)list.count)]);
    }
    finish();
}
END_TEST

/* --- Checking --- */

static const struct {
    const char *name, *text;
    bool right;
} checks[] = {
    {"right", "1. 17-14 (1. 13-9 18-15) (1. 17-21 18-14) (1. 17-22 18x25) 18x9 2. 13x15", true},
    {"a try is missing", "1. 17-14 (1. 13-9 18-15) (1. 17-21 18-14) 18x9 2. 13x15", false},
    {"a try without an answer",
     "1. 17-14 (1. 13-9) (1. 17-21 18-14) (1. 17-22 18x25) 18x9 2. 13x15", false},
    {"a try that is not refuted yet",
     "1. 17-14 (1. 13-9 18-15) (1. 17-21 18-14) (1. 17-22 10-15) 18x9 2. 13x15", false},
    {"another way", "1. 17-21 18-14 2. 21-25", false},
    {"not to the end", "1. 17-14 (1. 13-9 18-15) (1. 17-21 18-14) (1. 17-22 18x25) 18x9", false},
};

START_TEST(check)
{
    char text[400];
    struct pdn_text source;
    static struct pdn_reader pdn;
    static struct game_reader reader;
    struct named_ruleset rules;
    snprintf(text, sizeof text, "[Rules \"american\"]\n[FEN \"W:WK13,K17:BK10,K18\"]\n%s *\n",
             checks[_i].text);
    source = (struct pdn_text){text, strlen(text), 0};
    think_by("american", PUZZLE_DEPTH, &rules);
    pdn_reader_init(&pdn, pdn_fill_from_text, &source);
    game_reader_init(&reader, NULL);
    while (!game_reader_event(&reader, pdn_reader_next(&pdn)))
        continue;
    ck_assert(reader.playable);
    ck_assert_msg(puzzle_check(&thinker, &reader.game) == checks[_i].right, "%s", checks[_i].name);
    game_reader_finish(&reader);
    finish();
}
END_TEST

/* --- Which rules they fit --- */

static const struct {
    const char *rules, *fit; /* NULL: none */
} fits[] = {
    {"american", "american"},
    {"parlour", "parlour"},
    {"classic", "classic"},
    {"tournament", "american"},
    {"american, corner=light, squares=algebraic, rows=2", "american"},
    {"american, landing=free", "american"},
    {"american, quiet=80", "american"},
    {"american, quiet=10", NULL},
    {"american, repetition=2", NULL},
    {"american, lone-kings=yes", NULL},
    {"american, goal=lose", NULL},
    {"american, capture=optional", "freejump"},
    {"flying", "flying"},
    {"flying, lone-kings=no", NULL},
    {"thai", NULL},
    {"russian", NULL},
};

START_TEST(fit)
{
    struct named_ruleset rules;
    struct text_error error;
    ck_assert(ruleset_parse(fits[_i].rules, &rules, &error));
    const struct named_ruleset *found = puzzles_fit(&rules);
    ck_assert_msg(found ? fits[_i].fit && strcmp(found->id, fits[_i].fit) == 0 : !fits[_i].fit,
                  "%s: %s", fits[_i].rules, found ? found->id : "none");
}
END_TEST

/* --- Those that are shipped --- */

struct set {
    struct game *games; /* owned */
    size_t capacity;
    int count;
};

static size_t fill_from_file(void *file, char *bytes, size_t size)
{
    return fread(bytes, 1, size, file);
}

static struct set read_set(const char *id)
{
    static struct pdn_reader pdn;
    static struct game_reader reader;
    const struct pdn_event *event;
    struct set set = {0};
    char path[WEIGHTS_PATH_SIZE];
    snprintf(path, sizeof path, "%s/puzzles/%s.pdn", getenv("CROWNHEAD_ASSETS"), id);
    FILE *file = fopen(path, "rb");
    ck_assert_msg(file, "%s", path);
    pdn_reader_init(&pdn, fill_from_file, file);
    game_reader_init(&reader, NULL);
    do {
        event = pdn_reader_next(&pdn);
        const struct game_report *report = game_reader_event(&reader, event);
        if (!report || report->empty)
            continue;
        ck_assert_msg(reader.playable && !report->wrong, "%s: puzzle %d", id, set.count + 1);
        ck_assert_str_eq(reader.game.rules.id, id);
        set.games =
            array_reserve(set.games, &set.capacity, (size_t)set.count + 1, sizeof *set.games);
        set.games[set.count++] = reader.game;
        reader.playable = false;
    } while (event->kind != PDN_TEXT_END);
    game_reader_finish(&reader);
    fclose(file);
    return set;
}

static void check_grades(const char *id, const struct set *set)
{
    int before = 1;
    for (int i = 0; i < set->count; i++) {
        struct puzzle puzzle;
        ck_assert_msg(puzzle_read(&set->games[i], &puzzle) && puzzle.grade >= before,
                      "%s: puzzle %d", id, i + 1);
        before = puzzle.grade;
        for (int j = 0; j < i; j++)
            ck_assert_msg(!puzzles_alike(&set->games[i], &set->games[j]), "%s: puzzles %d and %d",
                          id, i + 1, j + 1);
    }
}

START_TEST(shipped)
{
    const char *id = presets[_i].id, *depth = getenv("CROWNHEAD_PUZZLE_DEPTH");
    struct set set = read_set(id);
    struct named_ruleset rules;
    int step = getenv("FEW") ? 10 : 1;
    ck_assert_int_ge(set.count, 40);
    ck_assert_int_le(set.count, 60);
    check_grades(id, &set);
    think_with_tables(id, depth ? atoi(depth) : PUZZLE_DEPTH, &rules);
    for (int i = 0; i < set.count; i++) {
        if (i % step == 0)
            ck_assert_msg(puzzle_check(&thinker, &set.games[i]), "%s: puzzle %d", id, i + 1);
        game_finish(&set.games[i]);
    }
    free(set.games);
    finish();
}
END_TEST

SUITE(puzzles)
{
    Suite *suite = suite_create("puzzles");
    TCase *all = tcase_create("all");
    tcase_set_timeout(all, 1200);
    tcase_add_loop_test(all, find, 0, ROWS(rows));
    tcase_add_test(all, stopped);
    tcase_add_loop_test(all, any_game, 0, 6);
    tcase_add_loop_test(all, check, 0, ROWS(checks));
    tcase_add_loop_test(all, fit, 0, ROWS(fits));
    tcase_add_loop_test(all, shipped, 0, HOUSE_PRESET_COUNT);
    suite_add_tcase(suite, all);
    return suite;
}

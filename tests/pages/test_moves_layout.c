/* SPDX-License-Identifier: MIT */
/* The list of moves as data: small trees by hand, large ones at random. */
#include "base/strbuf.h"
#include "match/edits.h"
#include "match/tree_walk.h"
#include "notation/fen.h"
#include "notation/ruleset_text.h"
#include "pages/moves_layout.h"
#include "rng.h"
#include "suite.h"

#include <inttypes.h>
#include <string.h>

enum {
    ROW = 44,
    NUMBER = 36,
    INDENT = 12,
    FOLD = 32,
    LETTER = 7, /* all texts are so wide a letter */
    LINE = 20,
    TREES = 120,
    PLIES = 160,
};

/* --- Measuring by counting --- */

static int ply_width(void *data, const struct moves_item *item)
{
    (void)data;
    return 50 + (item->number > 0 ? 20 : 0) + (item->folded ? 15 : 0);
}

static int words_width(void *data, const char *text)
{
    (void)data;
    return LETTER * (int)strlen(text);
}

static int words_height(void *data, const char *text, int width)
{
    (void)data;
    int most = int_max(1, width / LETTER);
    return LINE * (((int)strlen(text) + most - 1) / most);
}

/* A wide field needs less than a row, and still gets a row. */
static int field_height(void *data, int width)
{
    (void)data;
    return width < 150 ? 90 : ROW - 10;
}

static struct moves_measure measure_of(int width)
{
    return (struct moves_measure){.width = width,
                                  .row = ROW,
                                  .number = NUMBER,
                                  .indent = INDENT,
                                  .fold = FOLD,
                                  .gap = 2,
                                  .ply_width = ply_width,
                                  .text_width = words_width,
                                  .text_height = words_height,
                                  .field_height = field_height};
}

/* --- Trees --- */

/* From a position; NULL: that of the rules. */
static void begin_from(struct game *game, const char *fen)
{
    struct named_ruleset rules;
    struct position start;
    struct text_error error;
    ck_assert(!fen || fen_parse(fen, &start, &error));
    ck_assert(ruleset_parse("american", &rules, &error));
    game_init(game, &rules, fen ? &start : NULL);
}

static void begin(struct game *game)
{
    begin_from(game, NULL);
}

static int add_ply(struct game *game, int node, uint32_t number)
{
    const struct ply_state *state = tree_state(&game->tree, node);
    struct movelist list;
    movegen(&game->rules.rules, &state->position, &list);
    if (list.count == 0 || state->result.outcome != ONGOING)
        return NODE_NONE;
    return game_add_ply(game, node, &list.moves[number % (uint32_t)list.count]);
}

static void random_tree(struct game *game, struct rng *rng, int plies)
{
    int node = NODE_ROOT;
    begin(game);
    for (int i = 0; i < plies; i++) {
        int added = add_ply(game, node, rng_below(rng, 100));
        bool stays = added != NODE_NONE && rng_below(rng, 6) > 0;
        node = stays ? added : (int)rng_below(rng, (uint32_t)game->tree.count);
    }
    for (int i = 0; i < plies / 8; i++) {
        static const char *const words[] = {"ok", "A fine move, if not the best of them all.",
                                            "This goes on and on and on and on and on and on."};
        tree_set_text(&game->tree, (int)rng_below(rng, (uint32_t)game->tree.count),
                      rng_below(rng, 3) ? TEXT_AFTER : TEXT_BEFORE, words[rng_below(rng, 3)]);
    }
    for (int i = 0; i < plies / 40; i++) {
        node = (int)rng_below(rng, (uint32_t)game->tree.count);
        if (node != NODE_ROOT && tree_is_linked(&game->tree, node))
            game_delete(game, node);
    }
}

/* --- What holds for every one of them --- */

static bool overlap(struct rect a, struct rect b)
{
    struct rect common = rect_common(a, b);
    return common.w > 0 && common.h > 0;
}

static void require_apart(const struct moves_layout *layout, int width, uint64_t seed)
{
    int bottom = 0;
    for (int i = 0; i < layout->count; i++) {
        struct rect rect = layout->items[i].rect;
        REQUIRE(rect.x >= 0 && rect.w >= ROW && rect.x + rect.w <= width && rect.y >= 0 &&
                    rect.h >= ROW && rect.y + rect.h <= layout->height,
                "seed %" PRIu64 ", item %d: %d,%d %dx%d", seed, i, rect.x, rect.y, rect.w, rect.h);
        REQUIRE(i == 0 || rect.y >= layout->items[i - 1].rect.y,
                "seed %" PRIu64 ", item %d is above the one before it", seed, i);
        for (int j = int_max(0, i - 30); j < i; j++)
            REQUIRE(!overlap(rect, layout->items[j].rect), "seed %" PRIu64 ", %d lies on %d", seed,
                    i, j);
        bottom = int_max(bottom, rect.y + rect.h);
    }
    REQUIRE(bottom == layout->height, "seed %" PRIu64 ": %d of %d", seed, bottom, layout->height);
}

/* Is it behind the first move of a folded variation? */
static bool hidden(const struct game_tree *tree, const struct moves_folds *folds, int node)
{
    for (bool first = true; node != NODE_NONE; node = tree_parent(tree, node), first = false)
        if (!first && tree_is_variation(tree, node) && moves_is_folded(folds, node))
            return true;
    return false;
}

/* Every ply and comment once, in the order of the walk, but what is folded away. */
static void require_order(const struct moves_layout *layout, const struct game_tree *tree,
                          const struct moves_folds *folds, uint64_t seed)
{
    struct tree_walk walk = tree_walk_from(tree, NODE_ROOT);
    int at = 0, depth = 0;
    while (tree_walk_next(&walk)) {
        depth += walk.event == TREE_OPEN ? 1 : walk.event == TREE_CLOSE ? -1 : 0;
        if (walk.event != TREE_PLY || hidden(tree, folds, walk.node))
            continue;
        while (at < layout->count && layout->items[at].kind != MOVES_PLY)
            at++;
        REQUIRE(at < layout->count && layout->items[at].node == walk.node,
                "seed %" PRIu64 ": node %d is not where it belongs", seed, walk.node);
        REQUIRE(layout->items[at].depth == depth, "seed %" PRIu64 ": depth of node %d", seed,
                walk.node);
        REQUIRE(moves_item_of(layout, tree, walk.node) == &layout->items[at],
                "seed %" PRIu64 ": node %d is not found", seed, walk.node);
        at++;
    }
    for (; at < layout->count; at++)
        REQUIRE(layout->items[at].kind != MOVES_PLY, "seed %" PRIu64 ": more moves", seed);
}

static int comments_of(const struct game_tree *tree, const struct moves_folds *folds)
{
    struct tree_walk walk = tree_walk_from(tree, NODE_ROOT);
    int count = tree_text(tree, NODE_ROOT, TEXT_AFTER)[0] != '\0';
    while (tree_walk_next(&walk)) {
        bool head = tree_is_variation(tree, walk.node) && moves_is_folded(folds, walk.node);
        if (walk.event != TREE_PLY || head || hidden(tree, folds, walk.node))
            continue;
        count += tree_text(tree, walk.node, TEXT_BEFORE)[0] != '\0';
        count += tree_text(tree, walk.node, TEXT_AFTER)[0] != '\0';
    }
    return count;
}

static void require_comments(const struct moves_layout *layout, const struct game_tree *tree,
                             const struct moves_folds *folds, uint64_t seed)
{
    int count = 0;
    for (int i = 0; i < layout->count; i++) {
        const struct moves_item *item = &layout->items[i];
        if (item->kind != MOVES_COMMENT)
            continue;
        const char *text = tree_text(tree, item->node, item->which);
        bool whole = words_width(NULL, text) <= item->rect.w ||
                     words_height(NULL, text, item->rect.w) <= item->rect.h;
        REQUIRE(whole, "seed %" PRIu64 ": a comment of node %d is cut", seed, item->node);
        count++;
    }
    REQUIRE(count == comments_of(tree, folds), "seed %" PRIu64 ": %d comments", seed, count);
}

/* What is looked for from some height on is the first thing that is seen there. */
static void require_found(const struct moves_layout *layout, uint64_t seed)
{
    for (int y = -10; y < layout->height + 50; y += 13) {
        int plain = 0;
        while (plain < layout->count &&
               layout->items[plain].rect.y + layout->items[plain].rect.h <= y)
            plain++;
        REQUIRE(moves_first_below(layout, y) == plain, "seed %" PRIu64 ": below %d", seed, y);
    }
}

START_TEST(any_tree_is_laid_out)
{
    static const int widths[] = {172, 230, 388, 700};
    uint64_t seed = (uint64_t)_i;
    struct rng rng = rng_init(seed);
    struct moves_layout layout = {0};
    struct moves_folds folds = {0};
    struct game game;
    random_tree(&game, &rng, 1 + (int)rng_below(&rng, PLIES));
    for (int i = 0; i < 8; i++) {
        struct moves_measure measure = measure_of(widths[i % ROWS(widths)]);
        measure.writing = i > 4;
        measure.edited = NODE_NONE; /* no node's */
        moves_layout_make(&layout, &game.tree, &folds, &measure);
        require_apart(&layout, measure.width, seed);
        require_order(&layout, &game.tree, &folds, seed);
        require_comments(&layout, &game.tree, &folds, seed);
        require_found(&layout, seed);
        moves_fold(&folds, (int)rng_below(&rng, (uint32_t)game.tree.count), rng_below(&rng, 3) > 0);
    }
    moves_layout_finish(&layout);
    moves_folds_finish(&folds);
    game_finish(&game);
}
END_TEST

/* --- Small ones --- */

/* 'a' to 'd' are the first moves of a list, '(' goes back before the last move, ')' to where that
 * was; '"' is a comment behind the last move, '\'' a long one; 'F' folds the last variation begun,
 * 'W' writes a comment on the last move. What stands in the rows: numbers as they are said, 'm' a
 * move,
 * '-' a comment, '#' the field, '>' what folds; a blank parts rows. */
static const struct {
    const char *name, *tree, *rows;
} rows[] = {
    {"nothing", "", ""},
    {"a move", "a", "1m"},
    {"two columns", "abab", "1mm 2mm"},
    {"a variation of the first", "a(b)a", "1m 1m 1~m"},
    {"of the second", "ab(a)ab", "1mm 1~m 2mm"},
    {"with what folds it", "ab(aaa)ab", "1mm >1~m2mm 2mm"},
    {"folded", "ab(aaa)Fab", "1mm >1~m 2mm"},
    {"two of them", "a(ba)(ca)a", "1m >1mm >1mm 1~m"},
    {"one in another", "a(bab(aa))a", "1m >1mm2m >2mm 1~m"},
    {"a comment", "a\"a", "1m - 1~m"},
    {"one beside the moves", "ab(a\"ab)", "1mm >1~m-2mm"},
    {"a long one", "ab(a'ab)", "1mm >1~m - 2mm"},
    {"one that is written", "aWa", "1m # 1~m"},
};

struct hand {
    struct game game;
    struct moves_folds folds;
    struct moves_measure measure;
    int last, before[8], depth, head;
};

static void hand_do(struct hand *hand, char what)
{
    struct game_tree *tree = &hand->game.tree;
    static const char words[] = "Words, and more words, and words again, and more than that.";
    if (what == '(') {
        hand->before[hand->depth++] = hand->last;
        hand->last = tree_parent(tree, hand->last);
        hand->head = tree->count;
    } else if (what == ')') {
        hand->last = hand->before[--hand->depth];
    } else if (what == '"' || what == '\'') {
        tree_set_text(tree, hand->last, TEXT_AFTER, what == '"' ? "ok" : words);
    } else if (what == 'F') {
        moves_fold(&hand->folds, hand->head, true);
    } else if (what == 'W') {
        hand->measure.writing = true;
        hand->measure.edited = hand->last;
        hand->measure.edited_text = TEXT_AFTER;
    } else {
        hand->last = add_ply(&hand->game, hand->last, (uint32_t)(what - 'a'));
    }
}

static void rows_print(struct strbuf *out, const struct moves_layout *layout)
{
    static const char marks[] = {
        [MOVES_PLY] = 'm', [MOVES_COMMENT] = '-', [MOVES_FIELD] = '#', [MOVES_FOLD] = '>'};
    for (int i = 0; i < layout->count; i++) {
        const struct moves_item *item = &layout->items[i];
        if (i > 0 && item->rect.y != item[-1].rect.y)
            strbuf_addch(out, ' ');
        if (item->number > 0)
            strbuf_addf(out, item->second ? "%d~" : "%d", item->number);
        strbuf_addch(out, marks[item->kind]);
    }
}

START_TEST(rows_are_as_players_write_them)
{
    struct hand hand = {.measure = measure_of(388)};
    struct moves_layout layout = {0};
    char memory[120];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    begin(&hand.game);
    for (const char *at = rows[_i].tree; *at; at++)
        hand_do(&hand, *at);
    moves_layout_make(&layout, &hand.game.tree, &hand.folds, &hand.measure);
    rows_print(&out, &layout);
    require_apart(&layout, hand.measure.width, (uint64_t)_i);
    ck_assert_msg(strcmp(memory, rows[_i].rows) == 0, "%s: \"%s\", not \"%s\"", rows[_i].name,
                  memory, rows[_i].rows);
    moves_layout_finish(&layout);
    moves_folds_finish(&hand.folds);
    game_finish(&hand.game);
}
END_TEST

/* As deep as it gets: variations in each other by the thousand, of two kings that never end. */
START_TEST(deep_nests_stay_readable)
{
    struct moves_measure measure = measure_of(172);
    struct moves_layout layout = {0};
    struct moves_folds folds = {0};
    struct game game;
    int deepest = 0;
    begin_from(&game, "B:WK32:BK1");
    for (int i = 0, node = NODE_ROOT; i < 12000; i++) {
        int first = add_ply(&game, node, 0), second = add_ply(&game, node, 1);
        node = second == NODE_NONE ? first : second;
    }
    moves_layout_make(&layout, &game.tree, &folds, &measure);
    require_apart(&layout, measure.width, 0);
    require_order(&layout, &game.tree, &folds, 0);
    for (int i = 0; i < layout.count; i++)
        deepest = int_max(deepest, layout.items[i].depth);
    ck_assert_int_gt(deepest, 10000);
    moves_layout_finish(&layout);
    game_finish(&game);
}
END_TEST

static void require_equal(const struct moves_layout *a, const struct moves_layout *b)
{
    ck_assert_int_eq(a->height, b->height);
    ck_assert_int_eq(a->count, b->count);
    for (int i = 0; i < a->count; i++)
        ck_assert_mem_eq(&a->items[i].rect, &b->items[i].rect, sizeof a->items[i].rect);
}

/* What is kept from layout to layout changes nothing: after a comment has become a longer one, and
 * after all of it has become narrower, it lies as if it had been worked out anew. */
START_TEST(a_layout_is_as_one_worked_out_anew)
{
    static const char *const texts[] = {"ok", "This goes on and on and on and on and on and on."};
    struct moves_layout kept = {0};
    struct moves_folds folds = {0};
    struct game game;
    begin(&game);
    int node = add_ply(&game, NODE_ROOT, 0);
    for (int i = 0; i < 6; i++) {
        struct moves_measure measure = measure_of(i < 4 ? 388 : 172);
        struct moves_layout anew = {0};
        tree_set_text(&game.tree, node, i % 2 ? TEXT_AFTER : TEXT_BEFORE, texts[i / 2 % 2]);
        moves_layout_make(&kept, &game.tree, &folds, &measure);
        moves_layout_make(&anew, &game.tree, &folds, &measure);
        require_equal(&kept, &anew);
        moves_layout_finish(&anew);
    }
    moves_layout_finish(&kept);
    game_finish(&game);
}
END_TEST

SUITE(moves_layout)
{
    Suite *suite = suite_create("moves layout");
    TCase *tcase = tcase_create("moves layout");
    tcase_set_timeout(tcase, 60);
    tcase_add_loop_test(tcase, rows_are_as_players_write_them, 0, ROWS(rows));
    tcase_add_loop_test(tcase, any_tree_is_laid_out, 0, TREES);
    tcase_add_test(tcase, deep_nests_stay_readable);
    tcase_add_test(tcase, a_layout_is_as_one_worked_out_anew);
    suite_add_tcase(suite, tcase);
    return suite;
}

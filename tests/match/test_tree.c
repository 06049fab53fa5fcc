/* SPDX-License-Identifier: MIT */
/* The tree of a game: what becomes of it, row by row, when one plays, takes back, plays another
 * move, goes from variation to variation, promotes, deletes and writes. */
#include "base/strbuf.h"
#include "match/edits.h"
#include "match/tree_walk.h"
#include "score_sheet.h"
#include "suite.h"
#include "tree_equal.h"

#include <stdlib.h>
#include <string.h>

enum {
    TEXT_SIZE = 400,
};

/* --- A tree as text --- */

static void print_said(struct strbuf *out, const struct game_tree *tree, int node)
{
    static const char *const decided[] = {[BLACK_WINS] = "B", [WHITE_WINS] = "W", [DRAW] = "="};
    struct result decision = tree_decision(tree, node);
    if (tree_text(tree, node, TEXT_STRENGTH)[0])
        strbuf_add(out, tree_text(tree, node, TEXT_STRENGTH));
    if (tree_text(tree, node, TEXT_AFTER)[0])
        strbuf_addf(out, "{%s}", tree_text(tree, node, TEXT_AFTER));
    if (decision.outcome != ONGOING)
        strbuf_addf(out, "%s%s", tree_ends(tree, node) ? "#" : "/", decided[decision.outcome]);
}

static void print_ply(struct strbuf *out, const struct game_tree *tree, int node)
{
    const struct move *move = tree_move(tree, node);
    if (tree_text(tree, node, TEXT_BEFORE)[0])
        strbuf_addf(out, "{%s}", tree_text(tree, node, TEXT_BEFORE));
    strbuf_addf(out, "%d-%d", move_from(move), move_to(move));
    print_said(out, tree, node);
}

/* "9-13 (11-15 22-18) (12-16) 24-19": the main line with its variations. A decision is #B, #W or
 * #=; /B where the line goes on all the same. */
static void print_tree(struct strbuf *out, const struct game_tree *tree)
{
    struct tree_walk walk = tree_walk_from(tree, NODE_ROOT);
    print_said(out, tree, NODE_ROOT);
    bool space = out->length > 0;
    while (tree_walk_next(&walk)) {
        if (walk.event != TREE_CLOSE && space)
            strbuf_addch(out, ' ');
        if (walk.event == TREE_PLY)
            print_ply(out, tree, walk.node);
        else
            strbuf_addch(out, walk.event == TREE_OPEN ? '(' : ')');
        space = walk.event != TREE_OPEN;
    }
}

/* "9-13 . 24-19": the current line, a dot where the game stands; "!" where it has been decided. */
static void print_line(struct strbuf *out, const struct game *game)
{
    for (int ply = 0; ply <= game->count; ply++) {
        if (ply > 0)
            strbuf_addf(out, "%s%d-%d", ply > 1 || game->cursor == 0 ? " " : "",
                        move_from(game_move_at(game, ply - 1)),
                        move_to(game_move_at(game, ply - 1)));
        if (ply == game->cursor)
            strbuf_add(out, ply > 0 ? " ." : ".");
    }
    if (game->decided)
        strbuf_addch(out, '!');
}

/* --- Steps --- */

static void put_away_and_take_out(struct game *game)
{
    struct named_ruleset rules = game->rules;
    struct game_record record = game_put_away(game);
    game_take_out(game, &rules, &record);
    game_record_finish(&record);
}

static void enter(struct game *game, int (*found)(const struct game_tree *, int))
{
    int to = found(&game->tree, game_node(game));
    ck_assert_int_ne(to, NODE_NONE);
    game_enter(game, to);
}

static int last_child(const struct game_tree *tree, int node)
{
    int child = tree_first_child(tree, node);
    while (tree_next_sibling(tree, child) != NODE_NONE)
        child = tree_next_sibling(tree, child);
    return child;
}

/* One word of a row:
 *   9-13    plays it                         u r      undo, redo
 *   + -     the next, the previous sibling   v o      the other move below, above, round about
 *   h       where the variation begins       ^ x      promotes, deletes the node that the game is
 * at B W =   Black, White wins; a draw        < >      undo, redo of an edit a       put away and
 * taken out again     0        back to the root !TEXT [TEXT ]TEXT    strength, comment before,
 * comment after; no text: erased */
static void take_step(const char *row, struct game *game, const char *word)
{
    int node = game_node(game);
    switch (word[0]) {
    case 'u':
        ck_assert_msg(game_undo(game), "%s: nothing to undo", row);
        break;
    case 'r':
        ck_assert_msg(game_redo(game), "%s: nothing to redo", row);
        break;
    case '+':
        enter(game, tree_next_sibling);
        break;
    case '-':
        enter(game, tree_previous_sibling);
        break;
    case 'v':
        enter(game, tree_other_below);
        break;
    case 'o':
        enter(game, tree_other_above);
        break;
    case 'h':
        enter(game, tree_variation);
        break;
    case 'd':
        game_enter(game, tree_first_child(&game->tree, node));
        break;
    case '^':
        game_promote(game, node);
        break;
    case 'p':
        game_promote(game, last_child(&game->tree, node));
        break;
    case 'x':
        game_delete(game, node);
        break;
    case '<':
        ck_assert_msg(game_undo_edit(game), "%s: no edit to undo", row);
        break;
    case '>':
        ck_assert_msg(game_redo_edit(game), "%s: no edit to redo", row);
        break;
    case 'B':
    case 'W':
        ck_assert_msg(game_resign(game, word[0] == 'B' ? WHITE : BLACK), "%s", row);
        break;
    case '=':
        ck_assert_msg(game_offer_draw(game, BLACK) && game_accept_draw(game), "%s", row);
        break;
    case 'a':
        put_away_and_take_out(game);
        break;
    case '0':
        game_enter(game, NODE_ROOT);
        break;
    case '!':
        game_set_text(game, node, TEXT_STRENGTH, word + 1);
        break;
    case '[':
        game_set_text(game, node, TEXT_BEFORE, word + 1);
        break;
    case ']':
        game_set_text(game, node, TEXT_AFTER, word + 1);
        break;
    default:
        sheet_play(row, game, word, game->cursor + 1);
    }
}

static void take_steps(const char *row, struct game *game, const char *steps)
{
    char memory[TEXT_SIZE], *rest = memory;
    ck_assert_uint_lt(strlen(steps), sizeof memory);
    strcpy(memory, steps);
    for (char *word = strtok_r(memory, " ", &rest); word; word = strtok_r(NULL, " ", &rest))
        take_step(row, game, word);
}

static void begin(struct game *game, const char *rules)
{
    struct named_ruleset named = sheet_rules(rules);
    game_init(game, &named, NULL);
}

static const struct {
    const char *name, *steps, *tree, *line;
} rows[] = {
    {"nothing", "", "", "."},
    {"a line", "9-13 24-19", "9-13 24-19", "9-13 24-19 ."},
    {"taken back", "9-13 24-19 u", "9-13 24-19", "9-13 . 24-19"},

    /* Another move. */
    {"another move is the main line", "9-13 24-19 u 22-18", "9-13 22-18 (24-19)", "9-13 22-18 ."},
    {"a third one is before both", "9-13 u 11-15 u 12-16", "12-16 (11-15) (9-13)", "12-16 ."},
    {"with what followed the old one", "9-13 24-19 11-15 u u 22-18", "9-13 22-18 (24-19 11-15)",
     "9-13 22-18 ."},
    {"from the first ply", "9-13 24-19 u u 11-15", "11-15 (9-13 24-19)", "11-15 ."},
    {"within a variation that was left", "9-13 24-19 u 22-18 u 24-19 11-15",
     "9-13 24-19 (22-18) 11-15", "9-13 24-19 11-15 ."},

    /* The same move. */
    {"the same move again", "9-13 24-19 u 24-19", "9-13 24-19", "9-13 24-19 ."},
    {"keeps what redo restores", "9-13 24-19 11-15 u u u 9-13", "9-13 24-19 11-15",
     "9-13 . 24-19 11-15"},
    {"of a variation makes it the main line", "9-13 24-19 u u 11-15 22-18 u u 9-13",
     "9-13 (11-15 22-18) 24-19", "9-13 . 24-19"},
    {"of a variation that has been entered stays in it", "9-13 24-19 11-15 u u 22-18 + u 24-19",
     "9-13 24-19 (22-18) 11-15", "9-13 24-19 . 11-15"},

    /* Decisions. */
    {"a decision", "9-13 B", "9-13#B", "9-13 .!"},
    {"taken back", "9-13 B u", "9-13#B", "9-13 ."},
    {"and restored", "9-13 B u r", "9-13#B", "9-13 .!"},
    {"stays where it was taken", "9-13 B u 24-19", "9-13/B 24-19", "9-13 24-19 ."},
    {"and is not on the line that goes on", "9-13 B u 24-19 u r", "9-13/B 24-19", "9-13 24-19 ."},
    {"ends a line that went on", "9-13 24-19 u W", "9-13#W 24-19", "9-13 .!"},
    {"redo leads to it, not on", "9-13 24-19 u W u u r r", "9-13#W 24-19", "9-13 .!"},
    {"the move behind it, made again, comes first", "9-13 24-19 u W u 24-19", "9-13/W 24-19",
     "9-13 24-19 ."},
    {"is found when what came first is deleted", "9-13 B u 24-19 x r", "9-13#B", "9-13 .!"},
    {"stays in a line that is left", "9-13 24-19 B u u 22-18 =", "9-13 22-18#= (24-19#B)",
     "9-13 22-18 .!"},
    {"another one takes its place", "9-13 B u =", "9-13#=", "9-13 .!"},
    {"before the first move", "=", "#=", ".!"},

    /* Entering. */
    {"the next variation", "9-13 u 11-15 u 12-16 +", "12-16 (11-15) (9-13)", "11-15 ."},
    {"the one after it", "9-13 u 11-15 u 12-16 + +", "12-16 (11-15) (9-13)", "9-13 ."},
    {"and back", "9-13 u 11-15 u 12-16 + + - -", "12-16 (11-15) (9-13)", "12-16 ."},
    {"another move below", "9-13 u 11-15 u 12-16 v", "12-16 (11-15) (9-13)", "11-15 ."},
    {"below the last one the first", "9-13 u 11-15 u 12-16 v v v", "12-16 (11-15) (9-13)",
     "12-16 ."},
    {"above the first one the last", "9-13 u 11-15 u 12-16 o", "12-16 (11-15) (9-13)", "9-13 ."},
    {"above that the one before it", "9-13 u 11-15 u 12-16 o o", "12-16 (11-15) (9-13)", "11-15 ."},
    {"where the variation begins", "9-13 24-19 11-15 u u u 11-15 + r r h",
     "11-15 (9-13 24-19 11-15)", "9-13 . 24-19 11-15"},
    {"which is within another one", "9-13 24-19 u 22-18 u u 11-15 + r + h",
     "11-15 (9-13 22-18 (24-19))", "9-13 24-19 ."},
    {"with what follows it", "9-13 24-19 u u 11-15 +", "11-15 (9-13 24-19)", "9-13 . 24-19"},
    {"redo goes on in it", "9-13 24-19 u u 11-15 22-18 u + r", "11-15 (9-13 24-19) 22-18",
     "9-13 24-19 ."},
    {"undo leads out of it", "9-13 24-19 u u 11-15 22-18 u + u", "11-15 (9-13 24-19) 22-18",
     ". 9-13 24-19"},
    {"to be decided in it is to play it", "9-13 u 11-15 + B", "9-13#B (11-15)", "9-13 .!"},
    {"what is played in it is the game", "9-13 24-19 u 22-18 u u 11-15 + r + 11-16",
     "9-13 (11-15) 24-19 (22-18) 11-16", "9-13 24-19 11-16 ."},
    {"leaves a decision", "9-13 u 11-15 B +", "11-15#B (9-13)", "9-13 ."},
    {"the root", "9-13 24-19 0", "9-13 24-19", ". 9-13 24-19"},

    /* Promoting. */
    {"promoted", "9-13 u 11-15 u 12-16 + + ^", "9-13 (12-16) (11-15)", "9-13 ."},
    {"and back in its place", "9-13 u 11-15 u 12-16 + + ^ <", "12-16 (11-15) (9-13)", "9-13 ."},
    {"and promoted again", "9-13 u 11-15 u 12-16 + + ^ < >", "9-13 (12-16) (11-15)", "9-13 ."},
    {"the one in the middle", "9-13 u 11-15 u 12-16 + ^", "11-15 (12-16) (9-13)", "11-15 ."},
    {"back, though another was played", "9-13 u 11-15 u 12-16 + + ^ u 10-15 <",
     "10-15 (12-16) (11-15) (9-13)", "10-15 ."},
    {"before a decision", "9-13 24-19 u W u d ^", "9-13/W 24-19", "9-13 24-19 ."},
    {"and behind it again", "9-13 24-19 u W u d ^ <", "9-13#W 24-19", "9-13 24-19 ."},
    {"so that the line goes on there", "9-13 24-19 u W u d ^ < u u r a >", "9-13/W 24-19",
     "9-13 . 24-19"},
    {"not before one that is in force", "9-13 24-19 u 22-18 u W p", "9-13#W 24-19 (22-18)",
     "9-13 .!"},
    {"which it can only follow", "9-13 24-19 u W ]one p <", "9-13#W 24-19", "9-13 .!"},

    /* Deleting. */
    {"deleted", "9-13 u 11-15 u 12-16 + x", "12-16 (9-13)", ". 12-16"},
    {"and back where it was", "9-13 u 11-15 u 12-16 + x <", "12-16 (11-15) (9-13)", "11-15 ."},
    {"with all behind it", "9-13 24-19 u u 11-15 22-18 u u r x", "9-13 24-19", ". 9-13 24-19"},
    {"all of it is back", "9-13 24-19 u u 11-15 22-18 u u r x <", "11-15 (9-13 24-19) 22-18",
     "11-15 . 22-18"},
    {"the main line", "9-13 24-19 11-15 u u x", "", "."},
    {"the game goes on where it stood", "9-13 24-19 11-15 u x <", "9-13 24-19 11-15",
     "9-13 24-19 . 11-15"},
    {"a decision in force is back too", "9-13 24-19 B u r x <", "9-13 24-19#B", "9-13 24-19 .!"},
    {"but not where one has played on", "9-13 24-19 x 22-18 <", "9-13 24-19 (22-18)",
     "9-13 22-18 ."},
    {"two deleted, both back", "9-13 24-19 11-15 x x < <", "9-13 24-19 11-15",
     "9-13 24-19 11-15 ."},
    {"deleted again", "9-13 24-19 11-15 x < >", "9-13 24-19", "9-13 24-19 ."},
    {"played again it is another ply", "9-13 24-19 x 24-19 <", "9-13 24-19 (24-19)",
     "9-13 24-19 ."},
    {"the last variation", "9-13 u 11-15 u 12-16 + + x", "12-16 (11-15)", ". 12-16"},

    /* Writing. */
    {"texts", "9-13 !?! [why ]so 24-19", "{why}9-13?!{so} 24-19", "9-13 24-19 ."},
    {"of the root", "]first 9-13", "{first} 9-13", "9-13 ."},
    {"rewritten", "9-13 ]one ]two", "9-13{two}", "9-13 ."},
    {"and back", "9-13 ]one ]two <", "9-13{one}", "9-13 ."},
    {"back to none", "9-13 ]one ]two < <", "9-13", "9-13 ."},
    {"and again", "9-13 ]one ]two < < > >", "9-13{two}", "9-13 ."},
    {"erased", "9-13 ]one ]", "9-13", "9-13 ."},
    {"and back from nothing", "9-13 ]one ] <", "9-13{one}", "9-13 ."},
    {"a new edit forgets those undone", "9-13 ]one ]two < < !! ", "9-13!", "9-13 ."},
    {"any number", "9-13 !$14", "9-13$14", "9-13 ."},
    {"far from where it was written", "9-13 ]one 24-19 11-15 <", "9-13 24-19 11-15",
     "9-13 24-19 11-15 ."},

    /* Away and back. */
    {"away", "9-13 a 24-19", "9-13 24-19", "9-13 24-19 ."},
    {"with the other lines", "9-13 ]one 24-19 B u u 22-18 + a", "9-13{one} 22-18 (24-19#B)",
     "9-13 24-19 ."},
    {"on a line of its own", "9-13 24-19 11-15 u u u 11-15 + r a", "11-15 (9-13 24-19 11-15)",
     "9-13 24-19 . 11-15"},
    {"with its decision", "9-13 = a", "9-13#=", "9-13 .!"},
    {"with one that was taken back", "9-13 = u a r", "9-13#=", "9-13 .!"},
    {"with its journal", "9-13 u 11-15 ]one + x a < <", "11-15 (9-13)", "9-13 ."},
};

/* --- As a reader of files builds one --- */

static void copy_said(struct game *game, int to, const struct game_tree *from, int node)
{
    struct result decision = tree_decision(from, node);
    for (int which = 0; which < NODE_TEXT_COUNT; which++)
        tree_set_text(&game->tree, to, which, tree_text(from, node, which));
    if (decision.outcome != ONGOING)
        ck_assert(game_add_decision(game, to, &decision, tree_ends(from, node)));
}

/* Builds the same tree in `game`, in the order in which a file has it. */
static void build_copy(struct game *game, const struct game_tree *from)
{
    struct tree_walk walk = tree_walk_from(from, NODE_ROOT);
    int at = NODE_ROOT; /* the ply that was read last */
    copy_said(game, at, from, NODE_ROOT);
    while (tree_walk_next(&walk)) {
        if (walk.event == TREE_PLY) {
            at = game_add_ply(game, at, tree_move(from, walk.node));
            copy_said(game, at, from, walk.node);
        } else if (walk.event == TREE_OPEN) {
            at = tree_parent(&game->tree, at);
        } else {
            while (!tree_is_variation(&game->tree, at))
                at = tree_parent(&game->tree, at);
            at = tree_first_child(&game->tree, tree_parent(&game->tree, at));
        }
    }
}

static void expect_same_when_built(const char *row, const struct game *game)
{
    struct game built;
    begin(&built, "american");
    build_copy(&built, &game->tree);
    ck_assert_msg(tree_equal(&game->tree, &built.tree), "%s: built anew it is another tree", row);
    ck_assert_msg(built.cursor == 0, "%s: adding is not playing", row);
    while (game_redo(&built))
        continue;
    ck_assert_msg(tree_main_child(&built.tree, game_node(&built)) == NODE_NONE,
                  "%s: redo does not lead to the end", row);
    game_finish(&built);
}

START_TEST(trees)
{
    char tree[TEXT_SIZE] = "", line[TEXT_SIZE] = "";
    struct strbuf tree_out = strbuf_init(tree, sizeof tree);
    struct strbuf line_out = strbuf_init(line, sizeof line);
    struct game game;
    begin(&game, "american");
    take_steps(rows[_i].name, &game, rows[_i].steps);
    print_tree(&tree_out, &game.tree);
    print_line(&line_out, &game);
    ck_assert_msg(strcmp(tree, rows[_i].tree) == 0 && strcmp(line, rows[_i].line) == 0,
                  "%s: %s: %s | %s, expected %s | %s", rows[_i].name, rows[_i].steps, tree, line,
                  rows[_i].tree, rows[_i].line);
    expect_same_when_built(rows[_i].name, &game);
    game_finish(&game);
}
END_TEST

/* Two trees that differ are not equal, in whatever they differ. */
static const struct {
    const char *name, *first, *second;
} unlike_rows[] = {
    {"a move", "9-13", "9-14"},
    {"one more ply", "9-13", "9-13 24-19"},
    {"one less", "9-13 24-19", "9-13"},
    {"the order", "9-13 u 11-15", "11-15 u 9-13"},
    {"a variation behind", "9-13 24-19 u u 11-15", "9-13 u 11-15 24-19"},
    {"a comment", "9-13 ]one", "9-13 ]two"},
    {"its place", "9-13 ]one", "9-13 [one"},
    {"the root's", "]one", ""},
    {"a strength", "9-13 !!", "9-13"},
    {"a decision", "9-13 B", "9-13 W"},
    {"whether it ends the line", "9-13 B u 24-19", "9-13 24-19 u B"},
};

START_TEST(trees_that_are_not_alike)
{
    struct game first, second;
    begin(&first, "american");
    begin(&second, "american");
    take_steps(unlike_rows[_i].name, &first, unlike_rows[_i].first);
    take_steps(unlike_rows[_i].name, &second, unlike_rows[_i].second);
    ck_assert_msg(!tree_equal(&first.tree, &second.tree), "%s", unlike_rows[_i].name);
    game_finish(&first);
    game_finish(&second);
}
END_TEST

/* --- Decisions from outside --- */

static const struct {
    const char *name, *rules, *steps;
    struct result decision;
    bool taken;
} decision_rows[] = {
    {"resigned", "american", "9-13", {WHITE_WINS, REASON_RESIGNED, false}, true},
    {"agreed", "american", "9-13", {DRAW, REASON_AGREED, false}, true},
    {"in place of another", "american", "9-13 B u", {DRAW, REASON_AGREED, false}, true},
    {"but not of one in force", "american", "9-13 B", {DRAW, REASON_AGREED, false}, false},
    {"a draw that has not come", "tournament", "", {DRAW, REASON_QUIET, false}, false},
    {"one that has", "american, draws=claim, quiet=1", "9-13", {DRAW, REASON_QUIET, false}, true},
    {"another than that",
     "american, draws=claim, quiet=1",
     "9-13",
     {DRAW, REASON_REPETITION, false},
     false},
    {"where the board has decided",
     "american, quiet=1",
     "9-13",
     {DRAW, REASON_AGREED, false},
     false},
    {"what the board decides", "american", "9-13", {WHITE_WINS, REASON_BLOCKED, false}, false},
    {"nothing", "american", "9-13", {ONGOING, REASON_NONE, false}, false},
};

START_TEST(decisions_from_outside)
{
    struct game game;
    begin(&game, decision_rows[_i].rules);
    take_steps(decision_rows[_i].name, &game, decision_rows[_i].steps);
    int node = game_node(&game);
    struct result before = tree_decision(&game.tree, node), here = game_result(&game);
    bool taken = game_add_decision(&game, node, &decision_rows[_i].decision, true);
    struct result after = tree_decision(&game.tree, node), now = game_result(&game);
    ck_assert_msg(taken == decision_rows[_i].taken, "%s", decision_rows[_i].name);
    struct result wanted = taken ? decision_rows[_i].decision : before;
    ck_assert_msg(after.outcome == wanted.outcome && after.reason == wanted.reason, "%s: %d",
                  decision_rows[_i].name, (int)after.outcome);
    ck_assert_msg(after.count == (after.reason == REASON_QUIET), "%s: counted to %d",
                  decision_rows[_i].name, after.count);
    ck_assert_msg(result_equal(&now, &here), "%s: in force", decision_rows[_i].name);
    ck_assert_msg(game_can_redo(&game) == taken, "%s: redo", decision_rows[_i].name);
    game_finish(&game);
}
END_TEST

/* --- Very large ones --- */

enum {
    DEEP = 200000,
    KINGS_TOUR = 4,
};

/* Black's king and White's king go to and fro, so that a game may be of any length. */
static void begin_kings(struct game *game)
{
    struct named_ruleset rules = sheet_rules("american");
    struct position start = sheet_position("B:WK32:BK1");
    game_init(game, &rules, &start);
}

/* The move that the side to move makes on its way, and another one. */
static void kings_moves(const struct game *game, int node, struct move *on, struct move *aside)
{
    static const uint8_t on_paths[KINGS_TOUR][2] = {{1, 5}, {32, 28}, {5, 1}, {28, 32}};
    static const uint8_t aside_paths[KINGS_TOUR][2] = {{1, 6}, {32, 27}, {5, 9}, {28, 24}};
    const struct ply_state *state = tree_state(&game->tree, node);
    struct movelist list;
    movegen(&game->rules.rules, &state->position, &list);
    *on = *movelist_find(&list, on_paths[state->ply % KINGS_TOUR], 2);
    *aside = *movelist_find(&list, aside_paths[state->ply % KINGS_TOUR], 2);
}

static int count_events(const struct game_tree *tree, int counts[3])
{
    struct tree_walk walk = tree_walk_from(tree, NODE_ROOT);
    int deepest = 0;
    memset(counts, 0, 3 * sizeof *counts);
    while (tree_walk_next(&walk)) {
        counts[walk.event]++;
        int depth = counts[TREE_OPEN] - counts[TREE_CLOSE];
        deepest = depth > deepest ? depth : deepest;
    }
    return deepest;
}

/* A variation from each ply of the variation before it: as many brackets within one another. */
START_TEST(variations_within_variations)
{
    struct game game;
    struct move on, aside;
    int counts[3], at = NODE_ROOT;
    begin_kings(&game);
    for (int i = 0; i < DEEP; i++) {
        kings_moves(&game, at, &on, &aside);
        game_add_ply(&game, at, &aside);
        at = game_add_ply(&game, at, &on);
    }
    ck_assert_int_eq(count_events(&game.tree, counts), DEEP);
    ck_assert_int_eq(counts[TREE_PLY], 2 * DEEP);
    ck_assert_int_eq(counts[TREE_OPEN], DEEP);
    ck_assert_int_eq(counts[TREE_CLOSE], DEEP);
    ck_assert_int_eq(tree_state(&game.tree, at)->draws.repetitions, DEEP / KINGS_TOUR + 1);
    game_enter(&game, at);
    ck_assert_int_eq(game.cursor, DEEP);
    game_finish(&game);
}
END_TEST

/* Many children of one node, each with a child: a file may say so. */
START_TEST(variations_beside_variations)
{
    struct game game;
    struct move on, aside;
    int counts[3];
    begin_kings(&game);
    kings_moves(&game, NODE_ROOT, &on, &aside);
    for (int i = 0; i < DEEP; i++) {
        int node = game_add_ply(&game, NODE_ROOT, &on);
        struct move next, other;
        kings_moves(&game, node, &next, &other);
        int child = game_add_ply(&game, node, &next);
        ck_assert(i % 1000 != 0 || tree_state(&game.tree, child)->draws.repetitions == 1);
    }
    ck_assert_int_eq(count_events(&game.tree, counts), 1);
    ck_assert_int_eq(counts[TREE_PLY], 2 * DEEP);
    ck_assert_int_eq(counts[TREE_OPEN], DEEP - 1);
    game_finish(&game);
}
END_TEST

/* A long game, taken back and played again, ply by ply. */
START_TEST(a_very_long_game)
{
    struct game game;
    struct move on, aside;
    begin_kings(&game);
    for (int round = 0; round < 2; round++) {
        while (game.cursor < DEEP) {
            kings_moves(&game, game_node(&game), &on, &aside);
            game_play(&game, &on);
        }
        ck_assert_int_eq(tree_state(&game.tree, game_node_at(&game, DEEP))->draws.repetitions,
                         DEEP / KINGS_TOUR + 1);
        while (game_undo(&game))
            continue;
    }
    ck_assert_int_eq(game.tree.count, DEEP + 1);
    game_finish(&game);
}
END_TEST

SUITE(tree)
{
    Suite *suite = suite_create("tree");
    TCase *steps = tcase_create("step by step");
    tcase_add_loop_test(steps, trees, 0, ROWS(rows));
    tcase_add_loop_test(steps, trees_that_are_not_alike, 0, ROWS(unlike_rows));
    tcase_add_loop_test(steps, decisions_from_outside, 0, ROWS(decision_rows));
    suite_add_tcase(suite, steps);
    TCase *large = tcase_create("very large");
    tcase_add_test(large, variations_within_variations);
    tcase_add_test(large, variations_beside_variations);
    tcase_add_test(large, a_very_long_game);
    suite_add_tcase(suite, large);
    return suite;
}

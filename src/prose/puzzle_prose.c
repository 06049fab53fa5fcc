/* SPDX-License-Identifier: MIT */
#include "prose/puzzle_prose.h"

#include "base/template.h"
#include "base/translate.h"
#include "notation/move_text.h"

enum {
    MOVE_TEXT_SIZE = 64,
};

static const char *side_of(const struct puzzle_words *words, enum side side)
{
    return side_name(side, words->sides);
}

void puzzle_task_print(struct strbuf *out, const struct puzzle_words *words, bool again)
{
    static const struct counted_text pieces[] = {
        /* TRANSLATORS: "Black to move wins a piece": a task. */
        N_COUNTED("{side} to move wins a piece. Find the way.",
                  "{side} to move wins {count} pieces. Find the way."),
        N_COUNTED("Right. {side} to move wins a piece: go on.",
                  "Right. {side} to move wins {count} pieces: go on."),
    };
    static const char *const game[] = {N_("{side} to move wins the game. Find the way."),
                                       N_("Right. {side} to move wins the game: go on.")};
    const struct puzzle *puzzle = words->puzzle;
    FILL(out, puzzle->wins ? tr(game[again]) : tr_counted(pieces[again], puzzle->pieces),
         {"side", side_of(words, puzzle->solver)}, {"count", number_text(puzzle->pieces).text});
}

void puzzle_praise_print(struct strbuf *out, const struct puzzle_words *words)
{
    const struct puzzle *puzzle = words->puzzle;
    FILL(out,
         puzzle->wins ? tr("Solved: {side} wins the game.")
                      : tr_n("Solved: {side} wins a piece.", "Solved: {side} wins {count} pieces.",
                             puzzle->pieces),
         {"side", side_of(words, puzzle->solver)}, {"count", number_text(puzzle->pieces).text});
}

/* --- Tries --- */

struct move_words {
    char text[MOVE_TEXT_SIZE];
};

static struct move_words move_words(const struct puzzle_words *words, int node)
{
    const struct game_tree *tree = &words->game->tree;
    struct move_words move;
    struct strbuf out = strbuf_init(move.text, sizeof move.text);
    move_print_as(&out, tree_move(tree, node), tree_in_full(tree, node), words->names);
    return move;
}

static int last_of(const struct game_tree *tree, int node)
{
    for (int next; (next = tree_first_child(tree, node)) != NODE_NONE;)
        node = next;
    return node;
}

/* Returns what comes of the answer where pieces were to be won; so many were. */
static const char *outcome_in_pieces(int won)
{
    if (won < 0)
        /* TRANSLATORS: {other} is a side. */
        return tr_n("{other} answers {move} and wins a piece.",
                    "{other} answers {move} and wins {count} pieces.", -won);
    if (won == 0)
        return tr("{other} answers {move}: nothing is won.");
    return tr_n("{other} answers {move}: only a piece is won.",
                "{other} answers {move}: only {count} pieces are won.", won);
}

/* Returns what comes of the answer at the end of a try. */
static const char *outcome_of(const struct puzzle_words *words, const struct ply_state *end,
                              int won)
{
    enum side winner;
    if (result_winner(&end->result, &winner))
        return tr("{other} answers {move} and wins the game.");
    if (end->result.outcome == DRAW)
        return tr("{other} answers {move}, and the game is a draw.");
    if (words->puzzle->wins && won >= 0)
        return tr("{other} answers {move}, and the game goes on.");
    return outcome_in_pieces(won);
}

void puzzle_try_print(struct strbuf *out, const struct puzzle_words *words, int try)
{
    const struct game_tree *tree = &words->game->tree;
    const struct ply_state *end = tree_state(tree, last_of(tree, try));
    enum side solver = words->puzzle->solver;
    int won = pieces_won(&tree_state(tree, NODE_ROOT)->position, &end->position, solver);
    FILL(out, outcome_of(words, end, won), {"other", side_of(words, side_other(solver))},
         {"move", move_words(words, tree_first_child(tree, try)).text},
         {"count", number_text(won < 0 ? -won : won).text});
}

const char *puzzle_other_move(void)
{
    return tr("That is a move, but not the one.");
}

/* --- Hints --- */

void puzzle_piece_print(struct strbuf *out, const struct puzzle_words *words, int next)
{
    char square[16];
    struct strbuf name = strbuf_init(square, sizeof square);
    square_print(&name, move_from(tree_move(&words->game->tree, next)), words->names);
    FILL(out, tr("Move the piece on {square}."), {"square", square});
}

void puzzle_move_print(struct strbuf *out, const struct puzzle_words *words, int next)
{
    FILL(out, tr("Play {move}."), {"move", move_words(words, next).text});
}

/* --- The panel --- */

const char *puzzle_is_solved(void)
{
    return tr("This puzzle is solved. Go on, or play it again.");
}

const char *puzzle_is_first(void)
{
    return tr("This is the first puzzle.");
}

const char *puzzle_is_last(void)
{
    return tr("This is the last puzzle.");
}

const char *puzzle_is_untouched(void)
{
    return tr("Nothing has moved in this puzzle yet.");
}

const char *puzzle_needs_no_hint(void)
{
    return tr("A hint can be had when a move is to be found.");
}

void puzzle_number_print(struct strbuf *out, int number)
{
    FILL(out, tr("Puzzle {number}"), {"number", number_text(number).text});
}

void puzzle_row_print(struct strbuf *out, int number, int grade)
{
    FILL(out, tr("Puzzle {number}, difficulty {grade}"), {"number", number_text(number).text},
         {"grade", number_text(grade).text});
}

void puzzle_progress_print(struct strbuf *out, int solved, int count)
{
    FILL(out, tr("Solved: {solved} of {count}"), {"solved", number_text(solved).text},
         {"count", number_text(count).text});
}

void puzzle_grade_print(struct strbuf *out, int grade)
{
    FILL(out, tr("Difficulty {grade} of {grades}"), {"grade", number_text(grade).text},
         {"grades", number_text(PUZZLE_GRADES).text});
}

void puzzles_of_print(struct strbuf *out, const struct named_ruleset *of)
{
    FILL(out, tr("Same puzzles as: {rules}."), {"rules", ruleset_title(of).text});
}

void puzzles_none_print(struct strbuf *out, const struct named_ruleset *rules)
{
    FILL(out, tr("{rules}: there are no puzzles yet, but your games may have some."),
         {"rules", ruleset_title(rules).text});
}

void own_puzzles_none_print(struct strbuf *out, const struct named_ruleset *rules, int games)
{
    const char *words = games > 0
                            ? tr_n("{rules}: no puzzle was found in your game.",
                                   "{rules}: no puzzle was found in your {count} games.", games)
                            : tr("{rules}: your library has no games yet.");
    FILL(out, words, {"count", number_text(games).text}, {"rules", ruleset_title(rules).text});
}

void own_puzzles_sought_print(struct strbuf *out, int looked, int to_look)
{
    FILL(out, tr("Looking through your games: {looked} of {count}"),
         {"looked", number_text(looked).text}, {"count", number_text(to_look).text});
}

void puzzle_from_print(struct strbuf *out, const char *players, const char *date)
{
    /* TRANSLATORS: where a puzzle comes from: "Game: Ada – Ben, 3 May 2024". */
    const char *words = date[0] ? tr("Game: {players}, {date}") : tr("Game: {players}");
    FILL(out, words, {"players", players}, {"date", date});
}

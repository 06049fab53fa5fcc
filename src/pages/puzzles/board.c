/* SPDX-License-Identifier: MIT */
/* The board of Puzzles: what a puzzle answers to a move of the hand, and what is said. */
#include "board/motion.h"
#include "pages/puzzles/puzzles.h"

enum {
    REFUTED_MS = 1400, /* for so long a refutation is looked at before all goes back */
};

static struct puzzle_words words_of(const struct puzzle_page *page)
{
    const struct practice *practice = &page->practice;
    return (struct puzzle_words){puzzle_game(page), &page->puzzle, practice->names,
                                 looks_side_names(practice->looks)};
}

static const struct game_tree *tree_of(const struct puzzle_page *page)
{
    return &puzzle_game(page)->tree;
}

static int next_of(const struct puzzle_page *page)
{
    return tree_first_child(tree_of(page), page->node);
}

struct solved *puzzle_solved(const struct puzzle_page *page)
{
    struct desk *desk = page->practice.desk;
    return &desk->preferences->solved[desk->puzzles->set];
}

/* --- What is said --- */

/* The task stays in sight until the other side has answered. */
static void set_task(struct puzzle_page *page)
{
    struct puzzle_words words = words_of(page);
    struct strbuf task = strbuf_init(page->task, sizeof page->task);
    if (page->phase == PUZZLE_DONE)
        puzzle_praise_print(&task, &words);
    else if (page->hint == PUZZLE_HINT_PIECE)
        puzzle_piece_print(&task, &words, next_of(page));
    else if (page->hint == PUZZLE_HINT_MOVE)
        puzzle_move_print(&task, &words, next_of(page));
    else
        puzzle_task_print(&task, &words, page->node != NODE_ROOT);
}

void puzzle_give_hint(struct puzzle_page *page)
{
    page->hint = page->hint == PUZZLE_HINT_NONE ? PUZZLE_HINT_PIECE : PUZZLE_HINT_MOVE;
    gesture_reset(&page->practice.gesture);
    practice_hush(&page->practice);
}

/* Returns the squares that the hint names. */
static squareset hinted(const struct puzzle_page *page)
{
    if (page->phase != PUZZLE_ASK || page->hint == PUZZLE_HINT_NONE)
        return 0;
    const struct move *move = tree_move(tree_of(page), next_of(page));
    squareset from = square_set(move_from(move));
    return page->hint == PUZZLE_HINT_PIECE ? from : from | square_set(move_to(move));
}

/* --- The puzzle --- */

void puzzle_begin(struct puzzle_page *page)
{
    puzzle_read(puzzle_game(page), &page->puzzle);
    page->phase = PUZZLE_ASK;
    page->hint = PUZZLE_HINT_NONE;
    page->node = NODE_ROOT;
    page->practice.turned = page->puzzle.solver == BLACK;
    practice_begin(&page->practice, &tree_state(tree_of(page), NODE_ROOT)->position);
}

/* Returns true if the position is that behind the next move of the solution: two captures may lead
 * to the same. */
static bool is_right(const struct puzzle_page *page)
{
    const struct position *right = &tree_state(tree_of(page), next_of(page))->position;
    return position_equal(&page->practice.position, right);
}

static void make_right_move(struct puzzle_page *page)
{
    page->node = next_of(page);
    page->hint = PUZZLE_HINT_NONE;
    if (next_of(page) != NODE_NONE) {
        page->phase = PUZZLE_REPLY;
        practice_wait(&page->practice, DEMO_BETWEEN_MS);
        return;
    }
    page->phase = PUZZLE_DONE;
    page->practice.win_due = true;
    solved_add(puzzle_solved(page), puzzle_id(puzzle_game(page)));
}

static void reply(struct puzzle_page *page)
{
    page->node = next_of(page);
    practice_play(&page->practice, tree_move(tree_of(page), page->node));
    page->phase = PUZZLE_ASK;
}

static void make_other_move(struct puzzle_page *page, const struct move *move)
{
    page->phase = PUZZLE_TRIED;
    page->try = tree_find_child(tree_of(page), page->node, move);
    if (page->try == NODE_NONE)
        practice_say(&page->practice, false, puzzle_other_move());
    practice_wait(&page->practice, page->try == NODE_NONE ? REFUTED_MS : DEMO_BETWEEN_MS);
}

/* Shows one more move of the refutation; with the first one it is said what comes of it. */
static void refute(struct puzzle_page *page, int next)
{
    struct puzzle_words words = words_of(page);
    struct strbuf sentence = ui_strbuf(page->practice.desk->ui, PRACTICE_SENTENCE_SIZE);
    bool last = tree_first_child(tree_of(page), next) == NODE_NONE;
    practice_play(&page->practice, tree_move(tree_of(page), next));
    if (tree_parent(tree_of(page), page->try) == page->node) {
        puzzle_try_print(&sentence, &words, page->try);
        practice_say(&page->practice, false, sentence.text);
    }
    page->try = next;
    practice_wait(&page->practice, last ? REFUTED_MS : DEMO_BETWEEN_MS);
}

static void go_back(struct puzzle_page *page)
{
    const struct game_tree *tree = tree_of(page);
    static const struct move none;
    page->phase = PUZZLE_ASK;
    practice_return(&page->practice, &tree_state(tree, page->node)->position,
                    page->node == NODE_ROOT ? &none : tree_move(tree, page->node));
}

static void go_on_with_try(struct puzzle_page *page)
{
    int next = page->try == NODE_NONE ? NODE_NONE : tree_first_child(tree_of(page), page->try);
    if (next == NODE_NONE)
        go_back(page);
    else
        refute(page, next);
}

/* Does what is due. */
static void go_on(struct puzzle_page *page)
{
    if (page->phase == PUZZLE_REPLY)
        reply(page);
    else if (page->phase == PUZZLE_TRIED)
        go_on_with_try(page);
}

void puzzle_follow(struct puzzle_page *page)
{
    if (practice_follow(&page->practice))
        go_on(page);
    if (page->phase == PUZZLE_ASK || page->phase == PUZZLE_DONE)
        set_task(page);
    if (page->phase == PUZZLE_ASK)
        practice_escape(&page->practice);
}

/* A press while no move is asked for: what is due comes at once. */
static void press_meanwhile(struct puzzle_page *page)
{
    if (page->phase == PUZZLE_DONE)
        practice_say(&page->practice, false, puzzle_is_solved());
    else
        go_on(page);
}

void puzzle_board(struct puzzle_page *page, struct rect rect)
{
    struct practice_event event = practice_board(&page->practice, rect, page->phase == PUZZLE_ASK);
    if (event.answer == PRACTICE_MOVE && is_right(page))
        make_right_move(page);
    else if (event.answer == PRACTICE_MOVE)
        make_other_move(page, &event.move);
    else if (event.answer == PRACTICE_PRESS)
        press_meanwhile(page);
}

struct board_picture puzzle_picture(struct puzzle_page *page)
{
    struct practice *practice = &page->practice;
    struct board_picture picture =
        practice_picture(practice, page->phase == PUZZLE_ASK, hinted(page));
    if (page->phase == PUZZLE_DONE && practice->list.count == 0)
        picture.blocked = practice->position.pieces[practice->position.side];
    return picture;
}

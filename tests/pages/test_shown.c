/* SPDX-License-Identifier: MIT */
/* What the board shows, counted in the list of what is drawn: marks of pieces that may or must
 * move, of the last move, of a refusal, kings by rule set, ghosts. */
#include "board/sprites.h"
#include "stage.h"
#include "suite.h"

#include <stdio.h>

enum {
    ANY_ALPHA = 0,
    GHOST = 77, /* 30 % of 255 */
};

#define START "B:W21-32:B1-12"

static const struct {
    const char *name, *rules, *fen;
    int clicks[3]; /* squares, one after the other */
    int held;      /* not 0: this square is pressed and pulled away */
    int pieces;    /* of struct looks_choice */
    enum board_sprite sprite;
    int alpha; /* only items so opaque; ANY_ALPHA: all */
    int count;
} rows[] = {
    {.name = "pieces that may move",
     .rules = "american",
     .sprite = SPRITE_MARK_MOVABLE,
     .count = 4},
    {.name = "none must", .rules = "american", .sprite = SPRITE_MARK_MUST, .count = 0},
    {.name = "only those that must capture",
     .rules = "american",
     .fen = "B:W18,24:B1,15,20",
     .sprite = SPRITE_MARK_MOVABLE,
     .count = 2},
    {.name = "and they carry a second mark",
     .rules = "american",
     .fen = "B:W18,24:B1,15,20",
     .sprite = SPRITE_MARK_MUST,
     .count = 2},
    {.name = "optional: all that may move",
     .rules = "freejump",
     .fen = "B:W18,32:B1,15",
     .sprite = SPRITE_MARK_MOVABLE,
     .count = 2},
    {.name = "optional: none must",
     .rules = "freejump",
     .fen = "B:W18,32:B1,15",
     .sprite = SPRITE_MARK_MUST,
     .count = 0},
    {.name = "the chosen piece",
     .rules = "american",
     .clicks = {11},
     .sprite = SPRITE_MARK_SELECTED,
     .count = 1},
    {.name = "its squares",
     .rules = "american",
     .clicks = {11},
     .sprite = SPRITE_MARK_TARGET,
     .count = 2},
    {.name = "squares of a capture",
     .rules = "american",
     .fen = "B:W6,7,14,15:B2",
     .clicks = {2},
     .sprite = SPRITE_MARK_TARGET_CAPTURE,
     .count = 3},
    {.name = "numbers of routes",
     .rules = "american",
     .fen = "B:W6,7,14,15:B2",
     .clicks = {2, 18},
     .sprite = SPRITE_ROUTE_BADGE,
     .count = 2},
    {.name = "last move",
     .rules = "american",
     .clicks = {11, 15},
     .sprite = SPRITE_MARK_LAST,
     .count = 2},
    {.name = "last move, each square of its path",
     .rules = "american",
     .fen = "B:W18,26,32:B15",
     .clicks = {15},
     .sprite = SPRITE_MARK_LAST,
     .count = 3},
    {.name = "where a refusal points",
     .rules = "american",
     .fen = "B:W18,24:B1,15,20",
     .clicks = {1},
     .sprite = SPRITE_MARK_LOOK,
     .count = 2},
    {.name = "a second disc",
     .rules = "american",
     .fen = "B:WK32:BK10,K1",
     .sprite = SPRITE_STACK_BLACK,
     .count = 2},
    {.name = "a second disc",
     .rules = "freejump",
     .fen = "B:WK32:BK10,K1",
     .sprite = SPRITE_STACK_WHITE,
     .count = 1},
    {.name = "two rings",
     .rules = "flying",
     .fen = "B:WK32,21:BK10",
     .sprite = SPRITE_RINGS_BLACK,
     .count = 1},
    {.name = "two rings",
     .rules = "flying",
     .fen = "B:WK32,21:BK10",
     .sprite = SPRITE_RINGS_WHITE,
     .count = 1},
    {.name = "a crown",
     .rules = "classic",
     .fen = "B:WK32:BK10",
     .sprite = SPRITE_CROWN_BLACK,
     .count = 1},
    {.name = "a crown",
     .rules = "parlour",
     .fen = "B:WK32:BK10",
     .sprite = SPRITE_CROWN_WHITE,
     .count = 1},
    {.name = "a crown is no second disc",
     .rules = "parlour",
     .fen = "B:WK32:BK10",
     .sprite = SPRITE_STACK_BLACK,
     .count = 0},
    {.name = "letters",
     .rules = "freejump",
     .fen = "B:WK32:BK10",
     .pieces = 1 + PIECES_LETTERS,
     .sprite = SPRITE_LETTER_BLACK_KING,
     .count = 1},
    {.name = "the ghost of a dragged piece",
     .rules = "american",
     .held = 11,
     .sprite = SPRITE_BLACK_MAN,
     .alpha = GHOST,
     .count = 1},
};

static const struct widget *square_widget(const struct stage *stage, int square)
{
    char name[16];
    snprintf(name, sizeof name, "square-%d", square);
    return stage_widget(stage, name);
}

static void click_square(struct stage *stage, int square)
{
    stage_click(stage, square_widget(stage, square)->rect);
}

static void hold_square(struct stage *stage, int square)
{
    const struct widget *widget = square_widget(stage, square);
    struct input input = {.kind = INPUT_PRESS, .x = widget->rect.x + 20, .y = widget->rect.y + 20};
    stage_input(stage, input);
    input.kind = INPUT_MOVE;
    input.x += 60;
    stage_input(stage, input);
}

/* Upon the board: the cards beside it have pieces of their own. */
static int count_sprites(const struct stage *stage, enum board_sprite sprite, int alpha)
{
    const struct draw_list *list = &stage->shell.ui.list;
    struct rect board = stage_play(stage)->geometry.outer;
    int count = 0;
    for (size_t i = 0; i < list->count; i++)
        count += list->items[i].kind == DRAW_SPRITE &&
                 rect_contains(board, list->items[i].rect.x, list->items[i].rect.y) &&
                 list->items[i].sprite == board_sprite(BOARD_WALNUT, sprite) &&
                 (alpha == ANY_ALPHA || list->items[i].colour.a == alpha);
    return count;
}

START_TEST(shown)
{
    struct stage stage;
    stage_init(&stage, rows[_i].rules, rows[_i].fen ? rows[_i].fen : START);
    stage.preferences.looks.pieces = rows[_i].pieces;
    stage.preferences.reduced_motion = true;
    for (int i = 0; i < ROWS(rows[_i].clicks) && rows[_i].clicks[i]; i++)
        click_square(&stage, rows[_i].clicks[i]);
    if (rows[_i].held)
        hold_square(&stage, rows[_i].held);
    stage_draw(&stage);
    int count = count_sprites(&stage, rows[_i].sprite, rows[_i].alpha);
    ck_assert_msg(count == rows[_i].count, "%s: %s: %d, expected %d", rows[_i].rules, rows[_i].name,
                  count, rows[_i].count);
    stage_finish(&stage);
}
END_TEST

/* Tray and card stand on the side of the player whose they are, and follow the board. */
START_TEST(tray_follows_the_board)
{
    struct stage stage;
    stage_init(&stage, "parlour", NULL);
    for (int turned = 0; turned < 2; turned++) {
        int black = stage_find(&stage, "Black has captured")->rect.y;
        int white = stage_find(&stage, "White has captured")->rect.y;
        int card = stage_widget(&stage, "card-black")->rect.y;
        int square = stage_widget(&stage, "square-1")->rect.y;
        int last = stage_widget(&stage, "square-32")->rect.y;
        ck_assert_msg((black < white) == !turned, "turned %d: trays at %d and %d", turned, black,
                      white);
        ck_assert_msg((square < last) == !turned, "turned %d: the board is not", turned);
        ck_assert_msg(card <= black && black - card < 100, "turned %d: card %d, tray %d", turned,
                      card, black);
        stage_key(&stage, SDLK_f, MOD_CTRL);
    }
    stage_finish(&stage);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("shown");
    TCase *tcase = tcase_create("board");
    tcase_add_loop_test(tcase, shown, 0, ROWS(rows));
    tcase_add_test(tcase, tray_follows_the_board);
    suite_add_tcase(suite, tcase);
    return run_suite(suite);
}

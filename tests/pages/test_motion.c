/* SPDX-License-Identifier: MIT */
/* What moves on the page to play on: captured pieces leave, a man is crowned, marks follow the
 * piece, a bad drop glides home, the board turns. Looked up in the list of what is drawn. */
#include "board/sprites.h"
#include "pages/play/play.h"
#include "stage.h"
#include "suite.h"

#include <stdlib.h>
#include <string.h>

static struct stage stage;

static void begin(const char *rules, const char *fen)
{
    stage_init(&stage, rules, fen);
}

static void pointer(enum input_kind kind, int square, int right)
{
    struct rect at = stage_square(&stage, square)->rect;
    stage_input(&stage,
                (struct input){.kind = kind, .x = at.x + at.w / 2 + right, .y = at.y + at.h / 2});
}

/* Presses the piece on one square and lets it go on another. */
static void drag(int from, int to)
{
    pointer(INPUT_PRESS, from, 0);
    pointer(INPUT_MOVE, from, 20);
    pointer(INPUT_MOVE, to, 0);
    pointer(INPUT_RELEASE, to, 0);
}

static void go_to(int milliseconds)
{
    stage.now = (uint64_t)milliseconds;
    stage_draw(&stage);
}

static bool shows(const struct draw_item *item, enum board_sprite sprite)
{
    return item->kind == DRAW_SPRITE && item->sprite == board_sprite(THEME_WALNUT, sprite);
}

/* The first item of this picture on the board, smaller than a square or not; NULL: none. */
static const struct draw_item *find(enum board_sprite sprite)
{
    const struct draw_list *list = &stage.shell.ui.list;
    struct rect board = stage_play(&stage)->board.geometry.outer;
    for (size_t i = 0; i < list->count; i++)
        if (shows(&list->items[i], sprite) &&
            rect_common(list->items[i].rect, board).w == list->items[i].rect.w)
            return &list->items[i];
    return NULL;
}

/* --- Captured pieces --- */

/* A white man that has left the board, and is not that of White's card. */
static bool is_leaving(const struct draw_item *item)
{
    struct rect card = stage_widget(&stage, "card-white")->rect;
    return shows(item, SPRITE_WHITE_MAN) &&
           item->rect.w < stage_play(&stage)->board.geometry.cell &&
           rect_common(item->rect, card).h <= 0;
}

struct men {
    int solid, ghosts, leaving;
};

static struct men count_white_men(void)
{
    const struct draw_list *list = &stage.shell.ui.list;
    struct men men = {0};
    for (size_t i = 0; i < list->count; i++) {
        const struct draw_item *item = &list->items[i];
        bool whole = item->rect.w == stage_play(&stage)->board.geometry.cell;
        if (!shows(item, SPRITE_WHITE_MAN))
            continue;
        men.solid += whole && item->colour.a == 255;
        men.ghosts += whole && item->colour.a < 255;
        men.leaving += is_leaving(item);
    }
    return men;
}

/* 15 captures 18 and 26; two hops of 110 ms, then each leaves for 320, the second 40 later. The
 * number of those left falls as each sets out. */
static const struct {
    const char *name;
    int milliseconds;
    struct men men;
    const char *left;
} capture_rows[] = {
    {"at the start", 0, {3, 0, 0}, "White has 3 pieces left"},
    {"within the first hop", 109, {3, 0, 0}, "White has 3 pieces left"},
    {"after it", 115, {2, 1, 0}, "White has 3 pieces left"},
    {"within the second", 219, {2, 1, 0}, "White has 3 pieces left"},
    {"the first begins to leave", 255, {1, 1, 1}, "White has 2 pieces left"},
    {"so does the second", 310, {1, 0, 2}, "White has 1 piece left"},
    {"the first lies in the tray", 545, {1, 0, 2}, "White has 1 piece left"},
    {"so does the second", 580, {1, 0, 2}, "White has 1 piece left"},
};

START_TEST(captured_pieces_are_ghosts_and_leave)
{
    begin("american", "B:W18,26,32:B15");
    stage_move(&stage, 15, 31);
    for (int i = 0; i < ROWS(capture_rows); i++) {
        go_to(capture_rows[i].milliseconds);
        struct men men = count_white_men(), asked = capture_rows[i].men;
        ck_assert_msg(men.solid == asked.solid && men.ghosts == asked.ghosts &&
                          men.leaving == asked.leaving,
                      "%s: %d solid, %d ghosts, %d leaving", capture_rows[i].name, men.solid,
                      men.ghosts, men.leaving);
        ck_assert_msg(stage_find(&stage, capture_rows[i].left) != NULL, "%s: not \"%s\"",
                      capture_rows[i].name, capture_rows[i].left);
    }
    ck_assert(!shell_moving(&stage.shell));
    stage_finish(&stage);
}
END_TEST

/* The first one that leaves, above all else. */
static const struct draw_item *leaving_man(void)
{
    const struct draw_list *list = &stage.shell.ui.list;
    const struct draw_item *man = NULL;
    for (size_t i = 0; i < list->count; i++)
        if (is_leaving(&list->items[i]))
            man = &list->items[i];
    ck_assert_msg(man != NULL, "nothing leaves");
    return man;
}

/* A captured man goes to the side of its captor, wherever that is, and can be seen well on its way;
 * there it lies in the tray, or is gone if there is none. */
static const struct {
    const char *rules;
    bool turned, kept;
} home_rows[] = {
    {"american", false, false},
    {"american", true, false},
    {"parlour", false, true},
    {"parlour", true, true},
};

START_TEST(captured_pieces_go_to_the_captor)
{
    begin(home_rows[_i].rules, "B:W18,32:B15");
    stage.preferences.without_trays = !home_rows[_i].kept;
    if (home_rows[_i].turned)
        stage_key(&stage, SDLK_f, MOD_CTRL);
    go_to(1000);
    struct rect from = stage_square(&stage, 18)->rect;
    struct rect tray = board_tray(&stage_play(&stage)->board.geometry, BLACK);
    stage_move(&stage, 15, 22);
    go_to(1110 + 160);
    const struct draw_item *half = leaving_man();
    ck_assert_int_eq(half->colour.a, 255);
    ck_assert_int_lt(half->rect.w, from.w);
    ck_assert_msg((half->rect.y < from.y) == (tray.y < from.y), "%d: away", _i);
    go_to(1110 + 319);
    struct rect last = leaving_man()->rect;
    ck_assert_msg(rect_contains(tray, last.x + last.w / 2, last.y + last.h / 2),
                  "%d: ends at %d, %d", _i, last.x, last.y);
    ck_assert_int_eq(leaving_man()->colour.a > 200, home_rows[_i].kept);
    ck_assert(!home_rows[_i].kept || stage_find(&stage, "Black has 0 captured pieces"));
    go_to(1110 + 320);
    ck_assert(!shell_moving(&stage.shell));
    ck_assert_int_eq(count_white_men().leaving, home_rows[_i].kept);
    if (home_rows[_i].kept) {
        struct rect rest = leaving_man()->rect;
        ck_assert_msg(abs(rest.x - last.x) <= 2 && abs(rest.y - last.y) <= 2, "%d: jumps", _i);
        ck_assert(stage_find(&stage, "Black has 1 captured piece") != NULL);
    }
    stage_finish(&stage);
}
END_TEST

/* --- Crowning --- */

static const struct {
    const char *name, *rules;
    enum board_sprite mark, after;
} crown_rows[] = {
    {"a second disc", "american", SPRITE_STACK_BLACK_LIFTED, SPRITE_STACK_BLACK},
    {"rings", "flying", SPRITE_RINGS_BLACK, SPRITE_RINGS_BLACK},
    {"a crown", "classic", SPRITE_CROWN_BLACK, SPRITE_CROWN_BLACK},
};

START_TEST(a_man_is_crowned_when_it_has_arrived)
{
    begin(crown_rows[_i].rules, "B:W6:B25");
    drag(25, 29);
    int home = stage_square(&stage, 29)->rect.y, last = -1;
    static const int moments[] = {0, 60, 120, 150};
    for (int i = 0; i < ROWS(moments); i++) {
        go_to(moments[i]);
        const struct draw_item *mark = find(crown_rows[_i].mark);
        ck_assert_msg(find(SPRITE_BLACK_MAN) != NULL, "%s, %d ms: the man is gone",
                      crown_rows[_i].name, moments[i]);
        ck_assert_msg(mark != NULL, "%s, %d ms: nothing drops", crown_rows[_i].name, moments[i]);
        ck_assert_msg(mark->rect.y <= home && mark->rect.y > last, "%s, %d ms: at %d after %d",
                      crown_rows[_i].name, moments[i], mark->rect.y, last);
        last = mark->rect.y;
    }
    ck_assert_int_eq(last, home);
    go_to(250);
    ck_assert(!shell_moving(&stage.shell));
    ck_assert_msg(find(crown_rows[_i].after) != NULL, "%s: no king", crown_rows[_i].name);
    stage_finish(&stage);
}
END_TEST

/* --- Marks of the last move --- */

START_TEST(marks_appear_as_the_piece_passes)
{
    static const struct {
        int milliseconds, marks;
    } moments[] = {{0, 1}, {109, 1}, {110, 2}, {219, 2}, {220, 3}, {1000, 3}};
    begin("american", "B:W18,26,32:B15");
    stage_move(&stage, 15, 31);
    for (int i = 0; i < ROWS(moments); i++) {
        go_to(moments[i].milliseconds);
        int marks = 0;
        for (size_t j = 0; j < stage.shell.ui.list.count; j++)
            marks += shows(&stage.shell.ui.list.items[j], SPRITE_MARK_LAST);
        ck_assert_msg(marks == moments[i].marks, "%d ms: %d", moments[i].milliseconds, marks);
    }
    stage_finish(&stage);
}
END_TEST

/* --- Hands --- */

/* Half of the way, by the curve, is behind it after a quarter of the time or so. */
START_TEST(a_bad_drop_glides_home)
{
    begin("american", NULL);
    struct rect home = stage_square(&stage, 11)->rect, away = stage_square(&stage, 19)->rect;
    drag(11, 19);
    int before = away.y;
    static const int moments[] = {1, 30, 60, 119};
    for (int i = 0; i < ROWS(moments); i++) {
        go_to(moments[i]);
        const struct draw_item *man = find(SPRITE_BLACK_MAN_LIFTED);
        ck_assert_msg(man != NULL, "%d ms: nothing glides", moments[i]);
        ck_assert_msg(man->rect.y < before && man->rect.y >= home.y, "%d ms: at %d after %d",
                      moments[i], man->rect.y, before);
        before = man->rect.y;
    }
    go_to(120); /* it is the chosen one still, a little nearer to the eye */
    const struct draw_item *man = find(SPRITE_BLACK_MAN_LIFTED);
    ck_assert(man != NULL);
    ck_assert_int_eq(2 * man->rect.y + man->rect.h, 2 * home.y + home.h);
    ck_assert(!shell_moving(&stage.shell));
    stage_finish(&stage);
}
END_TEST

START_TEST(a_good_drop_does_not)
{
    begin("american", NULL);
    drag(11, 15);
    go_to(1);
    ck_assert(find(SPRITE_BLACK_MAN_LIFTED) == NULL);
    ck_assert(!stage_page_moves(&stage));
    stage_finish(&stage);
}
END_TEST

/* A piece that is pulled over the panel is above all that is drawn there. */
START_TEST(a_held_piece_is_above_the_panels)
{
    begin("american", NULL);
    struct rect panel = stage_widget(&stage, "resign")->rect;
    pointer(INPUT_PRESS, 11, 0);
    stage_input(&stage, (struct input){.kind = INPUT_MOVE, .x = panel.x + 5, .y = panel.y + 5});
    stage_draw(&stage);
    const struct draw_list *list = &stage.shell.ui.list;
    ck_assert(shows(&list->items[list->count - 1], SPRITE_BLACK_MAN_LIFTED));
    stage_finish(&stage);
}
END_TEST

/* --- The board turns --- */

/* Half of the time has passed: by a quarter further round the middle of the board, clockwise. */
static struct rect quarter_round(struct rect at)
{
    struct rect inner = stage_play(&stage)->board.geometry.inner;
    int x = at.x - inner.x, y = at.y - inner.y;
    return (struct rect){inner.x + inner.w - at.w - y, inner.y + x, at.w, at.h};
}

/* How much of its opacity the number of square 9 has, of 255, and where its first line begins: a
 * little higher than what is seen of it. */
static int number_opacity(struct rect *at)
{
    const struct draw_list *list = &stage.shell.ui.list;
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i].kind == DRAW_TEXT &&
            strcmp(draw_string(list, &list->items[i]), "9") == 0) {
            *at = list->items[i].rect;
            return list->items[i].a;
        }
    ck_abort_msg("no number");
    return 0;
}

static const struct {
    const char *name;
    int milliseconds, opacity; /* of the number */
    bool as_it_was, quarter;   /* where the number is; and is the man between */
} turn_rows[] = {
    {"at the start", 0, 255, true, false},
    {"at the end of its first half", 179, 0, true, true},
    {"half", 181, 0, false, true},
    {"at the end", 360, 255, false, false},
};

/* The men go round the middle of the board; the numbers leave where they were and come where they
 * will be. */
START_TEST(the_board_turns)
{
    struct rect number = {0};
    begin("american", "B:W32:B9");
    struct rect before = stage_square(&stage, 9)->rect;
    stage_key(&stage, SDLK_f, MOD_CTRL);
    struct rect after = stage_square(&stage, 9)->rect;
    for (int i = 0; i < ROWS(turn_rows); i++) {
        go_to(turn_rows[i].milliseconds);
        struct rect home = turn_rows[i].as_it_was ? before : after;
        struct rect at = turn_rows[i].quarter ? quarter_round(before) : home;
        struct rect man = find(SPRITE_BLACK_MAN)->rect;
        ck_assert_msg(abs(man.x - at.x) + abs(man.y - at.y) < at.w / 10, "%s: man at %d, %d",
                      turn_rows[i].name, man.x, man.y);
        int opacity = number_opacity(&number);
        ck_assert_msg(opacity == turn_rows[i].opacity, "%s: opacity %d", turn_rows[i].name,
                      opacity);
        ck_assert_msg(rect_contains(home, number.x, number.y + home.h / 10), "%s: number at %d, %d",
                      turn_rows[i].name, number.x, number.y);
    }
    ck_assert(!shell_moving(&stage.shell));
    stage_finish(&stage);
}
END_TEST

/* The place of a text within the panel, and what it has of its opacity. */
static const struct draw_item *written(const char *text)
{
    const struct draw_list *list = &stage.shell.ui.list;
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i].kind == DRAW_TEXT &&
            strcmp(draw_string(list, &list->items[i]), text) == 0)
            return &list->items[i];
    ck_abort_msg("%s is not written", text);
    return NULL;
}

/* Who was above goes down and out of sight, and comes from above to the card below. */
START_TEST(the_cards_change_places_meanwhile)
{
    static const int moments[] = {60, 120, 170, 190, 240, 300, 359};
    begin("american", NULL);
    strcpy(stage.match.players[0].name, "Ada");
    go_to(0);
    const int middle = stage.h / 2;
    int faintest = 255, before = written("Ada")->rect.y;
    stage_key(&stage, SDLK_f, MOD_CTRL);
    for (int i = 0; i < ROWS(moments); i++) {
        go_to(moments[i]);
        const struct draw_item *name = written("Ada");
        ck_assert_msg((name->rect.y < middle) == (moments[i] < 180), "%d ms: at %d", moments[i],
                      name->rect.y);
        ck_assert_msg(name->rect.y > before, "%d ms: %d after %d", moments[i], name->rect.y,
                      before);
        before = name->rect.y;
        faintest = name->a < faintest ? name->a : faintest;
    }
    ck_assert_int_lt(faintest, 40);
    go_to(360);
    ck_assert_int_eq(written("Ada")->a, 255);
    stage_finish(&stage);
}
END_TEST

/* What has been done with a piece, and does it turn with the board then? */
static const struct {
    const char *name, *fen;
    int from, to; /* `to` clicked, or where it is held */
    bool held, turns;
} hand_rows[] = {
    {"in the hand", "B:W32:B11", 11, 18, true, false},
    {"chosen", "B:W32:B11", 11, 0, false, true},
    {"on its way", "B:W6,7,14,15,22,23:B2", 2, 11, false, true},
};

static bool lit(void)
{
    return find(SPRITE_MARK_LIT) != NULL;
}

START_TEST(what_is_held_does_not_turn)
{
    const char *name = hand_rows[_i].name;
    begin("american", hand_rows[_i].fen);
    if (hand_rows[_i].held) {
        pointer(INPUT_PRESS, hand_rows[_i].from, 0);
        pointer(INPUT_MOVE, hand_rows[_i].to, 0);
    } else {
        stage_click_square(&stage, hand_rows[_i].from);
        if (hand_rows[_i].to)
            stage_click_square(&stage, hand_rows[_i].to);
        moving_stop(&stage_play(&stage)->moving);
        stage_draw(&stage);
    }
    ck_assert_msg(lit() == hand_rows[_i].held, "%s: lit", name);
    struct rect before = find(SPRITE_BLACK_MAN_LIFTED)->rect;
    stage_key(&stage, SDLK_f, MOD_CTRL);
    go_to(180);
    const struct draw_item *man = find(SPRITE_BLACK_MAN_LIFTED);
    ck_assert_msg(man != NULL, "%s: the piece is gone", name);
    struct rect at = hand_rows[_i].turns ? quarter_round(before) : before;
    ck_assert_msg(abs(man->rect.x - at.x) <= 2 && abs(man->rect.y - at.y) <= 2,
                  "%s: at %d, %d instead of %d, %d", name, man->rect.x, man->rect.y, at.x, at.y);
    ck_assert_msg(!lit(), "%s: a square is lit", name);
    stage_finish(&stage);
}
END_TEST

/* --- Pieces are set up --- */

/* White has lost the man of 18, and Black's one stands on 22 instead of 15. */
static void lose_and_take_revenge(void)
{
    begin("american", "B:W18,32:B15");
    stage_move(&stage, 15, 22);
    go_to(1000);
    game_resign(&stage.match.game, WHITE);
    stage_key(&stage, SDLK_r, MOD_CTRL);
}

static int middle_y(struct rect rect)
{
    return rect.y + rect.h / 2;
}

START_TEST(pieces_come_to_their_squares)
{
    lose_and_take_revenge();
    struct rect from = stage_square(&stage, 22)->rect, to = stage_square(&stage, 15)->rect;
    struct rect home = stage_square(&stage, 18)->rect;
    struct rect tray = board_tray(&stage_play(&stage)->board.geometry, BLACK);
    int before = middle_y(from) + 1;
    for (int time = 1; time < 380; time += 50) {
        go_to(1000 + time);
        int y = middle_y(find(SPRITE_BLACK_MAN_LIFTED)->rect);
        ck_assert_msg(y < before && y >= middle_y(to) - 10, "%d ms: %d after %d", time, y, before);
        before = y;
    }
    go_to(1000 + 20);
    struct rect back = leaving_man()->rect; /* what was captured comes from its captor */
    ck_assert_msg(abs(back.y + back.h / 2 - tray.y - tray.h / 2) < 10, "from %d, %d", back.x,
                  back.y);
    go_to(1000 + 350);
    back = leaving_man()->rect;
    ck_assert_msg(abs(back.x - home.x) < 20 && abs(back.y - home.y) < 20, "to %d, %d", back.x,
                  back.y);
    ck_assert(find(SPRITE_MARK_MUST) == NULL);
    go_to(1000 + 380);
    ck_assert(!stage_page_moves(&stage));
    ck_assert(find(SPRITE_MARK_MUST) != NULL);
    ck_assert(middle_y(find(SPRITE_BLACK_MAN)->rect) == middle_y(to));
    stage_finish(&stage);
}
END_TEST

/* All of a new match are there after 600 ms. */
START_TEST(a_new_match_is_set_up_in_time)
{
    begin("american", NULL);
    ck_assert_msg(!shell_moving(&stage.shell), "the first one is set up already");
    stage_key(&stage, SDLK_n, MOD_CTRL);
    stage_click(&stage, stage_widget(&stage, "start-match")->rect);
    ck_assert_msg(find(SPRITE_BLACK_MAN) == NULL, "they stand there at once");
    go_to(500);
    ck_assert(stage_page_moves(&stage));
    go_to(600);
    ck_assert(!stage_page_moves(&stage));
    stage_finish(&stage);
}
END_TEST

START_TEST(a_click_on_a_piece_at_once_is_one)
{
    lose_and_take_revenge();
    go_to(1010);
    ck_assert(shell_moving(&stage.shell));
    stage_click_square(&stage, 15);
    ck_assert_int_eq(stage_play(&stage)->board.gesture.length, 1);
    ck_assert(!stage_play(&stage)->moving.gathering.active);
    stage_finish(&stage);
}
END_TEST

/* --- Skipped, and off --- */

static void capture(void)
{
    stage_move(&stage, 15, 31);
}

static void crown(void)
{
    drag(25, 29);
}

static void bad_drop(void)
{
    drag(9, 22);
}

static void turn(void)
{
    stage_key(&stage, SDLK_f, MOD_CTRL);
}

/* The man of 9 has gone to 14 and is to come back. */
static void revenge(void)
{
    drag(9, 14);
    game_resign(&stage.match.game, WHITE);
    stage_key(&stage, SDLK_r, MOD_CTRL);
}

static void new_match(void)
{
    stage_key(&stage, SDLK_n, MOD_CTRL);
    stage_click(&stage, stage_widget(&stage, "start-match")->rect);
}

static const struct {
    const char *name, *fen;
    void (*done)(void);
} motion_rows[] = {
    {"a capture", "B:W18,26,32:B15", capture}, {"a crowning", "B:W6:B25", crown},
    {"a bad drop", "B:W32:B9", bad_drop},      {"the board turned", "B:W32:B9", turn},
    {"a revenge", "B:W32:B9", revenge},        {"a new match", "B:W32:B9", new_match},
};

START_TEST(any_input_skips_it)
{
    begin("american", motion_rows[_i].fen);
    motion_rows[_i].done();
    go_to(10);
    ck_assert_msg(stage_page_moves(&stage), "%s: nothing moves", motion_rows[_i].name);
    stage_key(&stage, SDLK_LSHIFT, 0);
    ck_assert_msg(!stage_page_moves(&stage), "%s: goes on", motion_rows[_i].name);
    stage_finish(&stage);
}
END_TEST

/* A plain move takes 200 ms, at its own pace. */
static const struct {
    int speed, milliseconds;
} speed_rows[] = {{SPEED_NORMAL, 200}, {SPEED_FAST, 112}, {SPEED_SLOW, 400}};

START_TEST(things_move_as_fast_as_is_wished)
{
    int whole = speed_rows[_i].milliseconds;
    begin("american", NULL);
    stage.preferences.speed = speed_rows[_i].speed;
    stage_move(&stage, 11, 15);
    for (int time = 1; time < whole; time++) { /* however small the steps of time */
        go_to(time);
        ck_assert_msg(stage_page_moves(&stage), "over after %d of %d", time, whole);
    }
    go_to(whole);
    ck_assert_msg(!stage_page_moves(&stage), "not over after %d", whole);
    stage_finish(&stage);
}
END_TEST

START_TEST(reduced_motion_has_none)
{
    begin("american", motion_rows[_i].fen);
    stage.preferences.speed = SPEED_OFF;
    motion_rows[_i].done();
    ck_assert_msg(!shell_moving(&stage.shell), "%s: something moves", motion_rows[_i].name);
    stage_finish(&stage);
}
END_TEST

/* A button that was held while a move was typed lets go during its glide, and shows another
 * position. */
START_TEST(looking_elsewhere_ends_it)
{
    begin("american", NULL);
    drag(11, 15);
    go_to(1000);
    struct rect first = stage_widget(&stage, "first")->rect;
    struct input input = {.kind = INPUT_PRESS, .x = first.x + 5, .y = first.y + 5};
    stage_input(&stage, input);
    stage.shell.ui.focus = 0;
    for (const char *key = "22-17"; *key; key++)
        stage_key(&stage, (SDL_Keycode)*key, 0);
    stage_key(&stage, SDLK_RETURN, 0);
    ck_assert_int_eq(stage.match.game.cursor, 2);
    go_to(1016);
    ck_assert(stage_page_moves(&stage));
    input.kind = INPUT_RELEASE;
    stage_input(&stage, input);
    stage_draw(&stage);
    ck_assert_int_eq(stage_play(&stage)->shown.looked_at, 0);
    ck_assert(!stage_page_moves(&stage));
    stage_finish(&stage);
}
END_TEST

SUITE(motion)
{
    Suite *suite = suite_create("motion");
    TCase *tcase = tcase_create("page");
    tcase_add_test(tcase, captured_pieces_are_ghosts_and_leave);
    tcase_add_loop_test(tcase, captured_pieces_go_to_the_captor, 0, ROWS(home_rows));
    tcase_add_loop_test(tcase, a_man_is_crowned_when_it_has_arrived, 0, ROWS(crown_rows));
    tcase_add_test(tcase, marks_appear_as_the_piece_passes);
    tcase_add_test(tcase, a_bad_drop_glides_home);
    tcase_add_test(tcase, a_good_drop_does_not);
    tcase_add_test(tcase, a_held_piece_is_above_the_panels);
    tcase_add_test(tcase, the_board_turns);
    tcase_add_test(tcase, the_cards_change_places_meanwhile);
    tcase_add_loop_test(tcase, what_is_held_does_not_turn, 0, ROWS(hand_rows));
    tcase_add_test(tcase, pieces_come_to_their_squares);
    tcase_add_test(tcase, a_new_match_is_set_up_in_time);
    tcase_add_test(tcase, a_click_on_a_piece_at_once_is_one);
    tcase_add_loop_test(tcase, any_input_skips_it, 0, ROWS(motion_rows));
    tcase_add_test(tcase, looking_elsewhere_ends_it);
    tcase_add_loop_test(tcase, things_move_as_fast_as_is_wished, 0, ROWS(speed_rows));
    tcase_add_loop_test(tcase, reduced_motion_has_none, 0, ROWS(motion_rows));
    suite_add_tcase(suite, tcase);
    return suite;
}

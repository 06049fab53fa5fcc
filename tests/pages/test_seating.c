/* SPDX-License-Identifier: MIT */
/* Who sits where: which side is below, when the board turns by itself, and what is upside down
 * where two people sit face to face. */
#include "stage.h"
#include "suite.h"

#include <string.h>

static struct stage stage;

static void begin(int sitting, int people)
{
    stage_init(&stage, "american", NULL);
    stage.preferences.sitting = sitting;
    strcpy(stage.match.players[0].name, "Ada");
    strcpy(stage.match.players[1].name, "Ben");
    for (int i = people; i < PLAYER_COUNT; i++)
        stage.match.players[i].level = 4;
    stage_open(&stage, "settings");
    stage_key(&stage, SDLK_ESCAPE, 0); /* back at the board, what was chosen there is in force */
    for (int i = 0; i < 40; i++) {
        stage.now += 50;
        stage_draw(&stage);
    }
}

/* Time passes as frames do, for what moves meanwhile. */
static void pass_time(int milliseconds)
{
    for (int i = 0; i < milliseconds; i += 50) {
        stage.now += 50;
        stage_draw(&stage);
    }
}

static enum side below(void)
{
    return play_side_below(stage_play(&stage));
}

/* --- The side below --- */

/* Who sits below, where White does now and Black is to move, and the other way round. */
static const struct {
    const char *name;
    int people, sitting, seats;
    bool exchanged;
    bool turns;  /* the side that was above comes below */
    bool beside; /* the other mover changes nothing */
} below_rows[] = {
    {"two beside each other", 2, SITTING_BESIDE, SEATS_CROSS, false, false, true},
    {"they cross", 2, SITTING_BESIDE, SEATS_CROSS, true, false, true},
    {"they stay", 2, SITTING_BESIDE, SEATS_STAY, true, true, true},
    {"they stay, same colours", 2, SITTING_BESIDE, SEATS_STAY, false, false, true},
    {"the board turns", 2, SITTING_TURNING, SEATS_CROSS, false, true, false},
    {"it turns for a new game", 2, SITTING_TURNING, SEATS_CROSS, true, true, false},
    {"it turns, people stay", 2, SITTING_TURNING, SEATS_STAY, true, true, false},
    {"face to face", 2, SITTING_FACING, SEATS_CROSS, false, false, true},
    {"face to face, they cross", 2, SITTING_FACING, SEATS_CROSS, true, false, true},
    {"face to face, they stay", 2, SITTING_FACING, SEATS_STAY, true, true, true},
    {"against the computer", 1, SITTING_BESIDE, SEATS_CROSS, false, false, true},
    {"the person stays below", 1, SITTING_BESIDE, SEATS_CROSS, true, true, true},
    {"nothing turns for the computer", 1, SITTING_TURNING, SEATS_CROSS, false, false, true},
    {"nor in a new game", 1, SITTING_TURNING, SEATS_CROSS, true, true, true},
    {"nobody faces the computer", 1, SITTING_FACING, SEATS_CROSS, false, false, true},
    {"two computers", 0, SITTING_TURNING, SEATS_CROSS, false, false, true},
    {"two computers cross", 0, SITTING_TURNING, SEATS_CROSS, true, false, true},
    {"two computers stay", 0, SITTING_FACING, SEATS_STAY, true, true, true},
};

START_TEST(a_side_sits_below)
{
    begin(below_rows[_i].sitting, below_rows[_i].people);
    stage.preferences.seats = below_rows[_i].seats;
    for (enum side side = BLACK; side <= WHITE; side++) {
        enum side other = side_other(side);
        enum side found =
            seat_below(&stage.preferences, &stage.match, side, other, below_rows[_i].exchanged);
        ck_assert_msg((found == side) == below_rows[_i].turns, "%s", below_rows[_i].name);
        found =
            seat_below(&stage.preferences, &stage.match, other, other, below_rows[_i].exchanged);
        bool turns = below_rows[_i].turns && below_rows[_i].beside;
        ck_assert_msg((found == side) == turns, "%s: its own turn", below_rows[_i].name);
    }
    stage_finish(&stage);
}
END_TEST

/* --- The board turns --- */

START_TEST(the_mover_sits_below)
{
    begin(SITTING_TURNING, 2);
    ck_assert_int_eq(below(), BLACK);
    stage_move(&stage, 11, 15);
    ck_assert_int_eq(below(), BLACK); /* the move is on its way */
    pass_time(300);
    ck_assert_int_eq(below(), BLACK);
    pass_time(1000);
    ck_assert_int_eq(below(), WHITE);
    ck_assert_msg(!stage_page_moves(&stage), "a frame after the turn");
    ck_assert_int_eq(shell_wait(&stage.shell), -1);
    stage_move(&stage, 22, 18);
    pass_time(2000);
    ck_assert_int_eq(below(), BLACK);
    stage_finish(&stage);
}
END_TEST

START_TEST(without_motion_too)
{
    begin(SITTING_TURNING, 2);
    stage.preferences.speed = SPEED_OFF;
    stage_move(&stage, 11, 15);
    ck_assert_int_eq(below(), BLACK);
    pass_time(500);
    ck_assert_int_eq(below(), WHITE);
    ck_assert_int_eq(shell_wait(&stage.shell), -1);
    stage_finish(&stage);
}
END_TEST

/* What keeps the board from turning, and what lets it turn then. */
static const struct {
    const char *name;
    SDL_Keycode key, then;
    unsigned mods;
} waits[] = {
    {"a question", SDLK_g, SDLK_ESCAPE, MOD_CTRL},
    {"an earlier position", SDLK_HOME, SDLK_END, 0},
    {"a move that is typed", SDLK_2, SDLK_ESCAPE, 0},
};

START_TEST(the_board_waits)
{
    begin(SITTING_TURNING, 2);
    stage_move(&stage, 11, 15);
    stage_key(&stage, waits[_i].key, waits[_i].mods);
    pass_time(3000);
    ck_assert_msg(below() == BLACK, "%s", waits[_i].name);
    ck_assert_msg(shell_wait(&stage.shell) == -1, "%s: it wakes", waits[_i].name);
    stage_key(&stage, waits[_i].then, 0);
    pass_time(1000);
    ck_assert_msg(below() == WHITE, "%s: never", waits[_i].name);
    stage_finish(&stage);
}
END_TEST

/* Undo again and again: the board turns once, at the end. */
START_TEST(undo_turns_once)
{
    begin(SITTING_TURNING, 2);
    stage_move(&stage, 11, 15);
    pass_time(2000);
    stage_move(&stage, 22, 17);
    pass_time(2000);
    stage_move(&stage, 9, 14);
    pass_time(2000);
    ck_assert_int_eq(below(), WHITE);
    for (int i = 0; i < 3; i++) {
        stage_key(&stage, SDLK_z, MOD_CTRL);
        pass_time(200);
        ck_assert_int_eq(below(), WHITE);
    }
    pass_time(2000);
    ck_assert_int_eq(below(), BLACK);
    ck_assert_int_eq(stage.match.game.cursor, 0);
    stage_finish(&stage);
}
END_TEST

/* A press on the board as it turns is meant for a square that has gone. */
START_TEST(a_press_ends_the_turn)
{
    begin(SITTING_TURNING, 2);
    stage_move(&stage, 11, 15);
    while (below() == BLACK)
        pass_time(50);
    ck_assert(stage_page_moves(&stage));
    stage_click_square(&stage, 22);
    ck_assert(!stage_page_moves(&stage));
    ck_assert_int_eq(stage_play(&stage)->board.gesture.length, 0);
    stage_click_square(&stage, 22);
    ck_assert_int_eq(stage_play(&stage)->board.gesture.length, 1);
    stage_finish(&stage);
}
END_TEST

/* Who moves on before the board has turned plays on a board that lies still. */
START_TEST(a_chosen_piece_keeps_the_board)
{
    begin(SITTING_TURNING, 2);
    stage_move(&stage, 11, 15);
    stage_click_square(&stage, 22);
    pass_time(3000);
    ck_assert_int_eq(below(), BLACK);
    stage_click_square(&stage, 18);
    pass_time(3000);
    ck_assert_int_eq(below(), BLACK);
    stage_finish(&stage);
}
END_TEST

/* Turn board holds until the next move, whatever page is looked at meanwhile. */
START_TEST(turned_by_hand)
{
    begin(SITTING_TURNING, 2);
    stage_key(&stage, SDLK_f, MOD_CTRL);
    pass_time(3000);
    ck_assert_int_eq(below(), WHITE);
    stage_open(&stage, "rules");
    stage_key(&stage, SDLK_ESCAPE, 0);
    pass_time(3000);
    ck_assert_int_eq(below(), WHITE);
    stage_move(&stage, 11, 15);
    pass_time(3000);
    ck_assert_int_eq(below(), WHITE);
    stage_finish(&stage);
}
END_TEST

/* What is chosen in the settings is in force on the way back. */
START_TEST(a_new_choice_is_in_force)
{
    begin(SITTING_BESIDE, 2);
    ck_assert_int_eq(below(), WHITE);
    stage_open(&stage, "settings");
    stage.preferences.sitting = SITTING_TURNING;
    stage_key(&stage, SDLK_ESCAPE, 0);
    pass_time(3000);
    ck_assert_int_eq(below(), BLACK);
    stage_finish(&stage);
}
END_TEST

START_TEST(the_person_stays_below)
{
    begin(SITTING_TURNING, 1);
    enum side before = below();
    stage_move(&stage, 11, 15);
    pass_time(3000);
    ck_assert_int_eq(below(), before);
    stage_finish(&stage);
}
END_TEST

/* --- Face to face --- */

/* The item that draws the text, or NULL. */
static const struct draw_item *find_text(const char *string)
{
    const struct draw_list *list = &stage.shell.ui.list;
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i].kind == DRAW_TEXT &&
            strcmp(draw_string(list, &list->items[i]), string) == 0)
            return &list->items[i];
    return NULL;
}

/* Windows in which each player has deeds. */
static const struct window {
    int w, h;
} windows[] = {{700, 1000}, {1000, 700}, {1600, 1000}};

static void begin_facing(struct window window)
{
    begin(SITTING_FACING, 2);
    stage.w = window.w;
    stage.h = window.h;
    stage_draw(&stage);
}

START_TEST(the_one_above_is_upside_down)
{
    begin_facing(windows[_i]);
    ck_assert(find_text("Ada")->turned);
    ck_assert(!find_text("Ben")->turned);
    struct rect ada = stage_widget(&stage, "card-black")->rect;
    struct rect name = stage_widget(&stage, "name-black")->rect;
    ck_assert_msg(name.y > ada.y, "the name stands at the top of its card");
    ck_assert_msg(stage_widget(&stage, "above/undo")->rect.x >
                      stage_widget(&stage, "above/resign")->rect.x,
                  "the deeds are not turned");
    stage_finish(&stage);
}
END_TEST

/* What is said, to whom, by which clicks. */
static const struct {
    const char *name, *clicks[6], *said;
    bool above;
} said_rows[] = {
    {"a refusal of the one above", {"square-1"}, "The piece on 1 is blocked", true},
    {"a refusal of the one below", {"square-11", "square-15", "square-29"}, "29", false},
    {"the other side's piece", {"square-22"}, "Black is to move, and the piece", false},
    {"and after a move",
     {"square-11", "square-15", "square-9"},
     "White is to move, and the piece",
     true},
    {"a chosen piece", {"square-11"}, "", true},
    {"a button refused below", {"undo"}, "There is no move to undo", false},
    {"a button refused above", {"above/undo"}, "There is no move to undo", true},
    {"the same after a move", {"square-11", "square-15", "above/redo"}, "no move to redo", true},
    {"a question above", {"above/resign"}, "Do you resign this game?", true},
    {"a question below", {"resign"}, "Do you resign this game?", false},
    {"a draw offered from above", {"above/offer-draw"}, "Ada offers a draw", false},
    {"a draw offered from below", {"offer-draw"}, "Ben offers a draw", true},
};

START_TEST(each_reads_what_is_said_to_them)
{
    const int row = _i % ROWS(said_rows);
    begin_facing(windows[_i / ROWS(said_rows)]);
    for (int i = 0; i < ROWS(said_rows[row].clicks) && said_rows[row].clicks[i]; i++)
        stage_click(&stage, stage_widget(&stage, said_rows[row].clicks[i])->rect);
    ck_assert_msg(play_speaks_above(stage_play(&stage)) == said_rows[row].above, "%s",
                  said_rows[row].name);
    const struct play_layout *layout = &stage_play(&stage)->layout;
    struct rect strip = said_rows[row].above ? layout->strip_above : layout->strip;
    bool found = false;
    for (int i = 0; i < stage.shell.ui.widget_count; i++) {
        const struct widget *widget = &stage.shell.ui.widgets[i];
        found |= strstr(widget->label, said_rows[row].said) &&
                 rect_common(widget->rect, strip).h == widget->rect.h;
    }
    ck_assert_msg(found, "%s: not in its strip", said_rows[row].name);
    stage_finish(&stage);
}
END_TEST

/* Each resigns for themselves, and answers by pointer, by key, and with the other one's buttons out
 * of the way. */
START_TEST(each_resigns_for_themselves)
{
    const char *button = _i % 2 ? "above/resign" : "resign";
    begin_facing(windows[_i / 2]);
    stage_click(&stage, stage_widget(&stage, button)->rect);
    stage_click(&stage, stage_widget(&stage, "answer-resign")->rect);
    ck_assert(game_over(&stage.match.game));
    ck_assert_int_eq(game_result(&stage.match.game).outcome, _i % 2 ? WHITE_WINS : BLACK_WINS);
    pass_time(3000);
    ck_assert(find_text(_i % 2 ? "Ben wins: Ada resigns." : "Ada wins: Ben resigns."));
    stage_finish(&stage);
}
END_TEST

/* A click on a field that is upside down puts the caret where it is seen. */
START_TEST(a_name_is_typed_upside_down)
{
    begin_facing(windows[_i]);
    stage_click(&stage, stage_widget(&stage, "name-black")->rect);
    struct rect field = stage_widget(&stage, "player-name")->rect;
    stage_click(&stage, field); /* the second one takes the selection away */
    int right = field.x + field.w - 12, middle = field.y + field.h / 2;
    stage_input(&stage, (struct input){.kind = INPUT_PRESS, .x = right, .y = middle, .clicks = 1});
    stage_input(&stage, (struct input){.kind = INPUT_RELEASE, .x = right, .y = middle});
    ck_assert_int_eq(stage.shell.ui.field.caret, 0); /* "Ada" begins at the right */
    stage_input(&stage, (struct input){.kind = INPUT_TEXT, .text = "X"});
    stage_key(&stage, SDLK_RETURN, 0);
    ck_assert_str_eq(stage.match.players[0].name, "XAda");
    stage_finish(&stage);
}
END_TEST

SUITE(seating)
{
    Suite *suite = suite_create("seating");
    TCase *sides = tcase_create("sides");
    tcase_add_loop_test(sides, a_side_sits_below, 0, ROWS(below_rows));
    suite_add_tcase(suite, sides);
    TCase *turns = tcase_create("the board turns");
    tcase_add_test(turns, the_mover_sits_below);
    tcase_add_test(turns, without_motion_too);
    tcase_add_loop_test(turns, the_board_waits, 0, ROWS(waits));
    tcase_add_test(turns, undo_turns_once);
    tcase_add_test(turns, a_press_ends_the_turn);
    tcase_add_test(turns, a_chosen_piece_keeps_the_board);
    tcase_add_test(turns, turned_by_hand);
    tcase_add_test(turns, a_new_choice_is_in_force);
    tcase_add_test(turns, the_person_stays_below);
    suite_add_tcase(suite, turns);
    TCase *facing = tcase_create("face to face");
    tcase_add_loop_test(facing, the_one_above_is_upside_down, 0, ROWS(windows));
    tcase_add_loop_test(facing, each_reads_what_is_said_to_them, 0,
                        ROWS(said_rows) * ROWS(windows));
    tcase_add_loop_test(facing, each_resigns_for_themselves, 0, 2 * ROWS(windows));
    tcase_add_loop_test(facing, a_name_is_typed_upside_down, 0, ROWS(windows));
    suite_add_tcase(suite, facing);
    return suite;
}

/* SPDX-License-Identifier: MIT */
/* The clock on the play page: when it runs and stands, for whom it ticks, and that its digits have
 * room on the cards and keep their places. */
#include "base/strbuf.h"
#include "rules/movegen.h"
#include "stage.h"
#include "suite.h"

#include <string.h>

static struct stage stage;
static struct companion view;
static int ticks;

static void hear(void *data, const struct cue *cue)
{
    (void)data;
    ticks += cue->sound == SOUND_TICK;
}

/* A match with a clock, and its first move; the level is White's. */
static void begin(struct time_control control, int level)
{
    memset(&view, 0, sizeof view);
    ticks = 0;
    stage_init(&stage, "american", NULL);
    stage.match.control = control;
    stage.match.players[1].level = level;
    stage.shell.desk.companion = &view;
    stage.shell.host.play_sound = hear;
    stage.now = 1000;
    stage_move(&stage, 11, 15);
}

/* As the loop does: a pass when the page has asked for it, and at the end. */
static int pass_time(int ms)
{
    int passes = 0;
    for (int wait; ms > 0; ms -= wait, passes++) {
        int due = shell_wait(&stage.shell);
        wait = due < 0 || due > ms ? ms : due > 0 ? due : 1;
        stage.now += (uint64_t)wait;
        stage_draw(&stage);
    }
    return passes;
}

static const struct time_control minutes = {TIME_INCREMENT, {300, 300}, 0};

/* However fast things move on the screen, time passes as it does. */
START_TEST(the_page_wakes_once_a_second)
{
    begin(minutes, PLAYER_PERSON);
    stage.preferences.speed = _i;
    pass_time(5000); /* the move has landed */
    ck_assert_int_eq(shell_wait(&stage.shell), 1000);
    int passes = pass_time(60000);
    ck_assert_int_eq(passes, 60);
    ck_assert_int_eq(match_time_left(&stage.match, 1), 235000);
    stage_finish(&stage);
}
END_TEST

START_TEST(and_ten_times_in_the_last_ten)
{
    begin((struct time_control){TIME_INCREMENT, {20, 20}, 0}, PLAYER_PERSON);
    pass_time(10000);
    int passes = pass_time(9900);
    ck_assert_int_eq(passes, 99);
    ck_assert(!game_over(&stage.match.game));
    pass_time(100);
    ck_assert(game_over(&stage.match.game));
    stage_finish(&stage);
}
END_TEST

/* --- When it stands --- */

static void ask(void)
{
    stage_key(&stage, SDLK_g, MOD_CTRL);
}

static void go_elsewhere(void)
{
    stage_open(&stage, "settings");
}

static void hide(void)
{
    stage.shell.hidden = true;
    stage_draw(&stage);
}

static void pause_it(void)
{
    stage_key(&stage, SDLK_b, MOD_CTRL);
}

static void offer(void)
{
    game_offer_draw(&stage.match.game, BLACK);
    stage_draw(&stage);
}

static void resign(void)
{
    game_resign(&stage.match.game, BLACK);
    stage_draw(&stage);
}

static void rename_player(void)
{
    stage_click(&stage, stage_widget(&stage, "name-black")->rect);
}

static const struct {
    const char *name;
    void (*stop)(void);
} stops[] = {
    {"a question", ask},
    {"an offer of a draw", offer},
    {"another page", go_elsewhere},
    {"minimised", hide},
    {"paused", pause_it},
    {"over", resign},
    {"a name typed", rename_player},
};

START_TEST(it_stands_and_nothing_wakes)
{
    begin(minutes, PLAYER_PERSON);
    pass_time(5000);
    stops[_i].stop();
    stage_settle(&stage);
    int left = match_time_left(&stage.match, 1);
    ck_assert_msg(match_clock_wait(&stage.match) < 0, "%s: it wakes", stops[_i].name);
    pass_time(60000);
    ck_assert_msg(match_time_left(&stage.match, 1) == left, "%s: %d, then %d", stops[_i].name, left,
                  match_time_left(&stage.match, 1));
    stage_finish(&stage);
}
END_TEST

/* A game that somebody looks into after its end has nothing to pause, nor has one whose moves came
 * without times. */
START_TEST(where_no_time_counts_nothing_pauses)
{
    begin(minutes, PLAYER_PERSON);
    resign();
    stage_key(&stage, SDLK_HOME, 0);
    stage_move(&stage, 10, 14);
    pause_it();
    ck_assert(!stage.match.paused);
    ck_assert(stage_find(&stage, "This game was over, or has no times: its clock stands."));
    stage_finish(&stage);
}
END_TEST

START_TEST(back_from_elsewhere_it_runs)
{
    begin(minutes, PLAYER_PERSON);
    hide();
    pass_time(30000);
    stage.shell.hidden = false;
    stage_draw(&stage);
    pass_time(2000);
    ck_assert_int_eq(match_time_left(&stage.match, 1), 298000);
    stage_finish(&stage);
}
END_TEST

/* A click on the board lets it go on, and does what it does else. */
START_TEST(a_click_goes_on)
{
    begin(minutes, PLAYER_PERSON);
    pause_it();
    ck_assert(stage.match.paused);
    stage_click_square(&stage, 22);
    ck_assert(!stage.match.paused);
    ck_assert_int_eq(stage_play(&stage)->board.gesture.length, 1);
    stage_finish(&stage);
}
END_TEST

/* So does the first move by whatever hand. */
START_TEST(a_typed_move_goes_on)
{
    begin(minutes, PLAYER_PERSON);
    pause_it();
    for (const char *key = "22-18"; *key; key++)
        stage_key(&stage, *key, 0);
    ck_assert(stage.match.paused);
    stage_key(&stage, SDLK_RETURN, 0);
    ck_assert(!stage.match.paused);
    ck_assert_int_eq(stage.match.game.cursor, 2);
    stage_finish(&stage);
}
END_TEST

/* --- The computer --- */

START_TEST(the_computers_time_passes_silently)
{
    begin((struct time_control){TIME_INCREMENT, {300, 20}, 0}, 3);
    pass_time(15000);
    ck_assert_int_eq(match_time_left(&stage.match, 1), 5000);
    ck_assert_int_eq(ticks, 0);
    struct movelist list;
    struct position position = game_position(&stage.match.game);
    movegen(&stage.match.rules.rules, &position, &list);
    view = (struct companion){.has_move = true,
                              .game = stage.match.serial,
                              .node = game_node(&stage.match.game),
                              .move = list.moves[0]};
    stage_draw(&stage); /* short of time it does not wait to be watched */
    ck_assert_int_eq(stage.match.game.cursor, 2);
    pass_time(3000);
    ck_assert_int_eq(match_time_left(&stage.match, 1), 5000);
    ck_assert_int_eq(match_time_left(&stage.match, 0), 297000);
    stage_finish(&stage);
}
END_TEST

/* It cannot move while a person looks back. */
START_TEST(who_looks_back_does_not_win_by_that)
{
    begin(minutes, 3);
    pass_time(2000);
    stage_key(&stage, SDLK_HOME, 0);
    pass_time(60000);
    ck_assert_int_eq(match_time_left(&stage.match, 1), 298000);
    stage_key(&stage, SDLK_END, 0);
    pass_time(1000);
    ck_assert_int_eq(match_time_left(&stage.match, 1), 297000);
    stage_finish(&stage);
}
END_TEST

START_TEST(a_persons_last_seconds_tick)
{
    begin((struct time_control){TIME_INCREMENT, {300, 20}, 0}, PLAYER_PERSON);
    pass_time(9000);
    ck_assert_int_eq(ticks, 0);
    pass_time(1000);
    ck_assert_int_eq(ticks, 1);
    pass_time(9900);
    ck_assert_int_eq(ticks, 10);
    stage_finish(&stage);
}
END_TEST

/* --- The digits --- */

static const struct {
    int w, h;
} sizes[] = {{640, 480}, {480, 640}, {700, 1000}, {1000, 700}, {1280, 800}, {1920, 1080}};

static bool overlap(struct rect a, struct rect b)
{
    struct rect common = rect_common(a, b);
    return common.w > 0 && common.h > 0;
}

/* The time lies on its card and upon nothing else there, however long it and the names are. */
START_TEST(it_has_room_on_the_cards)
{
    begin((struct time_control){TIME_INCREMENT, {36000, 36000}, 0}, PLAYER_PERSON);
    stage.w = sizes[_i].w;
    stage.h = sizes[_i].h;
    stage.match.length = 15;
    stage.match.help = HELP_BOTH;
    strcpy(stage.match.players[0].name, "Wilhelmina Alexandra of the House of Orange");
    stage_draw(&stage);
    const struct widget *card = stage_widget(&stage, "card-black");
    const struct widget *digits = stage_find(&stage, "10:00:00");
    const struct widget *pieces = stage_find(&stage, "Black has 12 pieces left");
    ck_assert(digits && pieces);
    struct rect inside = rect_common(digits->rect, card->rect);
    ck_assert(inside.w == digits->rect.w && inside.h == digits->rect.h);
    ck_assert(!overlap(digits->rect, pieces->rect));
    const struct widget *points = stage_find(&stage, "First to 15 points");
    ck_assert(!points || !overlap(digits->rect, points->rect));
    stage_finish(&stage);
}
END_TEST

/* Whatever digits it shows, it is as wide. */
START_TEST(digits_keep_their_places)
{
    int left = -1;
    begin(minutes, PLAYER_PERSON);
    for (int seconds = 299; seconds > 240; seconds--) {
        char text[16];
        struct strbuf out = strbuf_init(text, sizeof text);
        strbuf_addf(&out, "%d:%02d", seconds / 60, seconds % 60);
        pass_time(1000);
        const struct widget *digits = stage_find(&stage, text);
        ck_assert_msg(digits != NULL, "%s is not shown", text);
        ck_assert_msg(left < 0 || digits->rect.x == left, "%s begins elsewhere", text);
        left = digits->rect.x;
    }
    stage_finish(&stage);
}
END_TEST

SUITE(clock)
{
    Suite *suite = suite_create("clock");
    TCase *tcase = tcase_create("clock");
    tcase_add_loop_test(tcase, the_page_wakes_once_a_second, SPEED_OFF, SPEED_SLOW + 1);
    tcase_add_test(tcase, and_ten_times_in_the_last_ten);
    tcase_add_loop_test(tcase, it_stands_and_nothing_wakes, 0, ROWS(stops));
    tcase_add_test(tcase, where_no_time_counts_nothing_pauses);
    tcase_add_test(tcase, back_from_elsewhere_it_runs);
    tcase_add_test(tcase, a_click_goes_on);
    tcase_add_test(tcase, a_typed_move_goes_on);
    tcase_add_test(tcase, the_computers_time_passes_silently);
    tcase_add_test(tcase, who_looks_back_does_not_win_by_that);
    tcase_add_test(tcase, a_persons_last_seconds_tick);
    tcase_add_loop_test(tcase, it_has_room_on_the_cards, 0, ROWS(sizes));
    tcase_add_test(tcase, digits_keep_their_places);
    suite_add_tcase(suite, tcase);
    return suite;
}

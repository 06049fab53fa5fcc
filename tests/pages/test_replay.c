/* SPDX-License-Identifier: MIT */
/* A game that is replayed: by keys, by pointer, by itself; what can be done with it; and the
 * ledger, from which the games of the match are replayed. */
#include "library_stage.h"
#include "pages/replay/replay.h"
#include "suite.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MOVES = MADE_END,
};

static char memory[512];
static struct strbuf heard;

static void hear(void *data, const struct cue *cue)
{
    (void)data;
    strbuf_addf(&heard, "%s%s", memory[0] ? ", " : "", sound_infos[cue->sound].id);
}

static void begin_of(int64_t game)
{
    library_stage_begin(8);
    stage.shell.host.play_sound = hear;
    made_replay(&made, game);
    stage_draw(&stage);
    stage_draw(&stage);
    heard = strbuf_init(memory, sizeof memory);
}

static void begin(void)
{
    begin_of(2);
}

static struct replay *replay(void)
{
    return shell_state(&stage.shell, "replay");
}

static bool there(const char *name)
{
    return ui_find(&stage.shell.ui, name) != NULL;
}

static void pass_time(int ms)
{
    for (int passed = 0; passed < ms; passed += 10) {
        stage.now += 10;
        stage_draw(&stage);
    }
}

/* The page has the theme of the board that it shows, not that of the game that is played. */
START_TEST(panels_follow_the_game)
{
    begin();
    stage.match.game.rules = *preset_find("freejump");
    stage_draw(&stage);
    ck_assert_str_eq(replay()->game->rules.id, "american");
    ck_assert_str_eq(stage.shell.ui.theme->id, "walnut");
    library_stage_end();
}
END_TEST

/* --- By hand --- */

static const struct {
    SDL_Keycode key;
    int from, to;
} keys[] = {
    {SDLK_RIGHT, 0, 1}, {SDLK_RIGHT, MOVES, MOVES}, {SDLK_LEFT, 5, 4},     {SDLK_LEFT, 0, 0},
    {SDLK_HOME, 9, 0},  {SDLK_END, 9, MOVES},       {SDLK_PAGEDOWN, 3, 4}, {SDLK_PAGEUP, 3, 2},
};

START_TEST(keys_lead_through_the_game)
{
    begin();
    replay()->move = keys[_i].from;
    stage_key(&stage, keys[_i].key, 0);
    ck_assert_int_eq(replay()->move, keys[_i].to);
    library_stage_end();
}
END_TEST

static const struct {
    const char *button;
    int from, to;
} buttons[] = {
    {"first", 9, 0},    {"previous", 9, 8}, {"next", 9, 10},
    {"last", 9, MOVES}, {"move-8", 9, 8},   {"move-16", MOVES, 16},
};

START_TEST(buttons_lead_through_the_game)
{
    begin();
    replay()->move = buttons[_i].from;
    stage_draw(&stage);
    click(buttons[_i].button);
    ck_assert_int_eq(replay()->move, buttons[_i].to);
    ck_assert_msg(stage.shell.ui.focus == 0, "the keyboard stays there");
    library_stage_end();
}
END_TEST

START_TEST(the_bar_leads_anywhere)
{
    begin();
    struct rect bar = stage_widget(&stage, "progress")->rect;
    stage_click(&stage, bar);
    ck_assert_int_ge(replay()->move, MOVES / 2);
    ck_assert_int_le(replay()->move, MOVES / 2 + 1);
    int y = bar.y + bar.h / 2;
    stage_input(&stage, (struct input){.kind = INPUT_MOVE, .x = bar.x + bar.w / 2, .y = y});
    stage_input(&stage, (struct input){.kind = INPUT_PRESS, .x = bar.x + bar.w / 2, .y = y});
    stage_input(&stage, (struct input){.kind = INPUT_MOVE, .x = bar.x + 2 * bar.w, .y = y});
    ck_assert_int_eq(replay()->move, MOVES);
    stage_input(&stage, (struct input){.kind = INPUT_MOVE, .x = 0, .y = y + 200});
    ck_assert_int_eq(replay()->move, 0);
    stage_input(&stage, (struct input){.kind = INPUT_RELEASE, .x = 0, .y = y + 200});
    library_stage_end();
}
END_TEST

START_TEST(the_wheel_goes_over_the_board)
{
    begin();
    struct rect board = stage_widget(&stage, "board")->rect;
    struct input wheel = {.kind = INPUT_WHEEL, .x = board.x + 9, .y = board.y + 9, .wheel = -3};
    stage_input(&stage, wheel);
    ck_assert_int_eq(replay()->move, 3);
    wheel.wheel = 1;
    stage_input(&stage, wheel);
    ck_assert_int_eq(replay()->move, 2);
    library_stage_end();
}
END_TEST

START_TEST(the_board_shows_the_move)
{
    begin();
    ck_assert(says("11 black man"));
    click("move-1");
    pass_time(400);
    ck_assert(says("15 black man"));
    ck_assert(!says("11 black man"));
    ck_assert(says("The usual beginning"));
    library_stage_end();
}
END_TEST

/* The board of the match stays as it is. */
START_TEST(the_board_is_turned)
{
    begin();
    struct rect before = stage_widget(&stage, "square-1")->rect;
    click("flip");
    pass_time(1000);
    ck_assert_int_gt(stage_widget(&stage, "square-1")->rect.y, before.y);
    ck_assert(replay()->turned);
    stage_key(&stage, SDLK_f, MOD_CTRL);
    ck_assert(!replay()->turned);
    ck_assert_int_eq(stage_widget(&stage, "square-1")->rect.y, before.y);
    ck_assert(!stage.shell.desk.turned);
    library_stage_end();
}
END_TEST

/* At first it stands as the board of the match does. */
START_TEST(the_board_stands_as_in_the_match)
{
    library_stage_begin(8);
    stage.shell.desk.turned = _i;
    made_replay(&made, 2);
    stage_draw(&stage);
    stage_draw(&stage);
    ck_assert_int_eq(replay()->turned, _i);
    library_stage_end();
}
END_TEST

static const struct {
    int w, h, scale;
} windows[] = {{1280, 800, 100}, {1920, 1080, 75}, {1920, 1080, 100}, {1280, 480, 100}};

/* Below the button at the left of the title begins the board, at the right end of the page its
 * panel ends. */
START_TEST(it_stands_below_its_title)
{
    library_stage_begin(8);
    stage.w = windows[_i].w;
    stage.h = windows[_i].h;
    stage.preferences.scale = windows[_i].scale;
    made_replay(&made, 2);
    stage_draw(&stage);
    stage_draw(&stage);
    const struct ui *ui = &stage.shell.ui;
    struct rect back = stage_widget(&stage, "back")->rect, room = page_room(ui);
    struct rect board = stage_widget(&stage, "board")->rect;
    struct rect progress = stage_widget(&stage, "progress")->rect;
    struct rect tray = stage_find(&stage, "captured piece")->rect;
    int frame = (board.w / 8 + 2) / 4; /* a quarter of a square */
    ck_assert_int_le(abs(board.x - frame - back.x), 2);
    ck_assert_int_le(abs(tray.y - (back.y + back.h + ui_px(ui, METRIC_MARGIN))), 2);
    ck_assert_int_eq(progress.x + progress.w, room.x + room.w);
    library_stage_end();
}
END_TEST

/* --- Variations --- */

static const struct {
    const char *name;
    int from;
    const char *click; /* NULL: the key */
    SDL_Keycode key;
    unsigned mods;
    int to, end; /* the node that is shown then, and the last one of the line */
} ways[] = {
    {"its first move", 2, "move-18", 0, 0, MADE_ASIDE, MADE_ASIDE_END},
    {"a move within it", 2, "move-20", 0, 0, MADE_ASIDE_END, MADE_ASIDE_END},
    {"a nested one", 2, "move-21", 0, 0, MADE_NESTED, MADE_NESTED},
    {"out of that", MADE_NESTED, "move-19", 0, 0, MADE_ASIDE_ON, MADE_ASIDE_END},
    {"a comment", 2, "comment-21", 0, 0, MADE_NESTED, MADE_NESTED},
    {"the main line", MADE_NESTED, "move-1", 0, 0, 1, MADE_END},
    {"the move below", 2, NULL, SDLK_DOWN, MOD_ALT, MADE_ASIDE, MADE_ASIDE_END},
    {"the one below that", MADE_ASIDE, NULL, SDLK_DOWN, MOD_ALT, MADE_OTHER, MADE_OTHER},
    {"round about", MADE_OTHER, NULL, SDLK_DOWN, MOD_ALT, 2, MADE_END},
    {"the move above", MADE_NESTED, NULL, SDLK_UP, MOD_ALT, MADE_ASIDE_END, MADE_ASIDE_END},
    {"the one above the first", 2, NULL, SDLK_UP, MOD_ALT, MADE_OTHER, MADE_OTHER},
    {"no other move", 4, NULL, SDLK_UP, MOD_ALT, 4, MADE_END},
    {"along it", MADE_ASIDE, NULL, SDLK_RIGHT, 0, MADE_ASIDE_ON, MADE_ASIDE_END},
    {"to its end", MADE_ASIDE, NULL, SDLK_END, 0, MADE_ASIDE_END, MADE_ASIDE_END},
    {"no further", MADE_NESTED, NULL, SDLK_RIGHT, 0, MADE_NESTED, MADE_NESTED},
    {"back in it", MADE_ASIDE_ON, NULL, SDLK_LEFT, 0, MADE_ASIDE, MADE_ASIDE_END},
    {"back out of it", MADE_ASIDE, NULL, SDLK_LEFT, 0, 1, MADE_END},
    {"back out of the nested one", MADE_NESTED, NULL, SDLK_LEFT, 0, MADE_ASIDE_ON, MADE_ASIDE_END},
    {"to the start", MADE_NESTED, NULL, SDLK_HOME, 0, NODE_ROOT, MADE_END},
};

START_TEST(variations_are_gone_through)
{
    char name[24];
    begin();
    replay_go_to(replay(), ways[_i].from);
    stage_draw(&stage);
    if (ways[_i].click)
        click(ways[_i].click);
    else
        stage_key(&stage, ways[_i].key, ways[_i].mods);
    stage_draw(&stage);
    ck_assert_int_eq(replay_node(replay()), ways[_i].to);
    ck_assert_int_eq(replay()->line[replay()->moves], ways[_i].end);
    snprintf(name, sizeof name, "move-%d", ways[_i].to);
    ck_assert(ways[_i].to == NODE_ROOT || stage_widget(&stage, name)->chosen);
    ck_assert(says("No other move was made from here.") ==
              (ways[_i].from == ways[_i].to && ways[_i].mods != 0));
    library_stage_end();
}
END_TEST

/* With the keyboard in the list. */
static const struct {
    const char *name;
    int shown, focused;
    bool folded;
    SDL_Keycode key;
    int to, keyboard; /* the node that has it then */
    bool folds;
} list_keys[] = {
    {"Space", 2, MADE_NESTED, false, SDLK_SPACE, MADE_NESTED, MADE_NESTED, false},
    {"Enter", 2, MADE_NESTED, false, SDLK_RETURN, MADE_NESTED, MADE_NESTED, false},
    {"down", 2, 2, false, SDLK_DOWN, MADE_ASIDE, MADE_ASIDE, false},
    {"up", 2, 2, false, SDLK_UP, MADE_OTHER, MADE_OTHER, false},
    {"fold", MADE_ASIDE_ON, MADE_ASIDE_ON, false, SDLK_LEFT, MADE_ASIDE, MADE_ASIDE, true},
    {"unfold", MADE_ASIDE, MADE_ASIDE, true, SDLK_RIGHT, MADE_ASIDE, MADE_ASIDE, false},
    {"back where it is folded", MADE_ASIDE, MADE_ASIDE, true, SDLK_LEFT, 1, 1, true},
    {"on where it is not", MADE_ASIDE, MADE_ASIDE, false, SDLK_RIGHT, MADE_ASIDE_ON, MADE_ASIDE_ON,
     false},
    {"back on the main line", 3, 3, false, SDLK_LEFT, 2, 2, false},
    {"the keyboard elsewhere", 3, 2, false, SDLK_LEFT, 2, 2, false},
};

/* Wherever the list lies in the window. */
START_TEST(keys_lead_through_the_list)
{
    static const struct {
        int w, h;
    } sizes[] = {{1280, 800}, {800, 1280}};
    int row = _i / ROWS(sizes);
    begin();
    stage.w = sizes[_i % ROWS(sizes)].w;
    stage.h = sizes[_i % ROWS(sizes)].h;
    replay_go_to(replay(), list_keys[row].shown);
    moves_fold(&replay()->list.folds, MADE_ASIDE, list_keys[row].folded);
    stage_draw(&stage);
    stage.shell.ui.focus = ui_id("move", list_keys[row].focused);
    stage_key(&stage, list_keys[row].key, 0);
    ck_assert_int_eq(replay_node(replay()), list_keys[row].to);
    ck_assert(stage.shell.ui.focus == ui_id("move", list_keys[row].keyboard));
    ck_assert_int_eq(moves_is_folded(&replay()->list.folds, MADE_ASIDE), list_keys[row].folds);
    ck_assert(!replay()->playing);
    library_stage_end();
}
END_TEST

START_TEST(a_variation_is_folded)
{
    begin();
    replay_go_to(replay(), 2);
    stage_draw(&stage);
    ck_assert(there("move-19") && there("move-21") && there("comment-21"));
    click("fold-18");
    ck_assert(there("move-18") && there("move-22") && there("move-3"));
    ck_assert(!there("move-19") && !there("move-21") && !there("comment-21"));
    stage_key(&stage, SDLK_DOWN, MOD_ALT);
    ck_assert(!there("move-19"));
    stage_key(&stage, SDLK_RIGHT, 0); /* who goes into it sees it */
    ck_assert(there("move-19"));
    library_stage_end();
}
END_TEST

/* Another game has folds of its own. */
START_TEST(folds_are_of_one_game)
{
    begin();
    moves_fold(&replay()->list.folds, MADE_ASIDE, true);
    made_replay(&made, 3);
    stage_draw(&stage);
    stage_draw(&stage);
    ck_assert(!moves_is_folded(&replay()->list.folds, MADE_ASIDE));
    library_stage_end();
}
END_TEST

/* What the game is stays what it is. */
START_TEST(a_variation_is_not_the_game)
{
    begin();
    ck_assert(says("17 moves"));
    replay_go_to(replay(), MADE_NESTED);
    stage_draw(&stage);
    ck_assert(says("17 moves") && says("Ada resigns"));
    ck_assert(says("Looking at move 2 of 2 (White)."));
    library_stage_end();
}
END_TEST

START_TEST(a_long_comment_is_read_where_there_is_little_room)
{
    begin();
    stage.w = 640;
    stage.h = 480;
    tree_set_text(&made.game.tree, 5, TEXT_AFTER,
                  "Of this move much can be said, and most of that has been said by others before: "
                  "that it is old, that it is sound, that nobody likes to play it, and that nobody "
                  "has found a better one in all the years since.");
    stage_draw(&stage);
    replay_go_to(replay(), 5);
    stage_draw(&stage);
    struct rect list = stage_widget(&stage, "moves")->rect;
    ck_assert_int_le(stage_widget(&stage, "move-5")->rect.y, list.y + 1);
    ck_assert_int_lt(stage_widget(&stage, "comment-5")->rect.y, list.y + list.h);
    library_stage_end();
}
END_TEST

/* --- By itself --- */

static const struct {
    int speed, reduced;
    int after, moves; /* milliseconds, and so many have been made */
} times[] = {
    {1, false, 20, 1},   {1, false, 1300, 1},      {1, false, 1500, 2}, {0, false, 2500, 1},
    {0, false, 2700, 2}, {2, false, 900, 2},       {3, false, 600, 2},  {1, true, 1180, 1},
    {1, true, 1250, 2},  {3, false, 20000, MOVES},
};

START_TEST(it_plays_by_itself)
{
    begin();
    replay()->speed = times[_i].speed;
    stage.preferences.speed = times[_i].reduced ? SPEED_OFF : SPEED_NORMAL;
    ck_assert(!stage_page_moves(&stage));
    stage_key(&stage, SDLK_SPACE, 0);
    ck_assert(stage_page_moves(&stage));
    pass_time(times[_i].after);
    ck_assert_int_eq(replay()->move, times[_i].moves);
    ck_assert_int_eq(stage_page_moves(&stage), times[_i].moves < MOVES);
    library_stage_end();
}
END_TEST

START_TEST(it_stops_and_goes_on)
{
    begin();
    click("play");
    pass_time(1600);
    ck_assert_int_eq(replay()->move, 2);
    ck_assert_str_eq(stage_widget(&stage, "play")->label, "Pause");
    stage_key(&stage, SDLK_SPACE, 0);
    pass_time(4000);
    ck_assert_int_eq(replay()->move, 2);
    ck_assert(!shell_moving(&stage.shell));
    click("play");
    pass_time(50);
    ck_assert_int_eq(replay()->move, 3);
    stage_key(&stage, SDLK_LEFT, 0); /* a hand stops it */
    pass_time(4000);
    ck_assert_int_eq(replay()->move, 2);
    library_stage_end();
}
END_TEST

START_TEST(it_plays_a_variation)
{
    begin();
    replay_go_to(replay(), MADE_ASIDE);
    stage_key(&stage, SDLK_SPACE, 0);
    pass_time(9000);
    ck_assert_int_eq(replay_node(replay()), MADE_ASIDE_END);
    ck_assert(!shell_moving(&stage.shell));
    stage_key(&stage, SDLK_SPACE, 0); /* once more, from where it begins */
    stage_draw(&stage);
    ck_assert_int_eq(replay_node(replay()), 1);
    pass_time(1300);
    ck_assert_int_eq(replay_node(replay()), MADE_ASIDE);
    pass_time(9000);
    ck_assert_int_eq(replay_node(replay()), MADE_ASIDE_END);
    library_stage_end();
}
END_TEST

/* As long as it is held the bar is that of the variation. */
START_TEST(the_bar_leads_through_a_variation)
{
    begin();
    replay_go_to(replay(), MADE_ASIDE_ON);
    stage_draw(&stage);
    struct rect bar = stage_widget(&stage, "progress")->rect;
    struct input input = {.kind = INPUT_PRESS, .x = bar.x + bar.w * 3 / 4, .y = bar.y + bar.h / 2};
    stage_input(&stage, (struct input){.kind = INPUT_MOVE, .x = input.x, .y = input.y});
    stage_input(&stage, input);
    ck_assert_int_eq(replay_node(replay()), MADE_ASIDE_ON);
    static const struct {
        int x, node;
    } places[] = {{0, NODE_ROOT}, {5000, MADE_ASIDE_END}, {0, NODE_ROOT}};
    for (int i = 0; i < ROWS(places); i++) {
        stage_input(&stage, (struct input){.kind = INPUT_MOVE, .x = places[i].x, .y = input.y});
        ck_assert_int_eq(replay_node(replay()), places[i].node);
    }
    stage_input(&stage, (struct input){.kind = INPUT_RELEASE, .x = 0, .y = input.y});
    ck_assert_int_eq(replay()->line[replay()->moves], MADE_END);
    library_stage_end();
}
END_TEST

/* From its end it begins again. */
START_TEST(it_plays_once_more)
{
    begin();
    click("last");
    click("play");
    ck_assert_int_eq(replay()->move, 0);
    pass_time(1300);
    ck_assert_int_eq(replay()->move, 1);
    library_stage_end();
}
END_TEST

static const struct {
    SDL_Keycode key;
    int from, to;
} speed_keys[] = {
    {SDLK_PLUS, 1, 2},
    {SDLK_PLUS, 3, 3},
    {SDLK_MINUS, 1, 0},
    {SDLK_MINUS, 0, 0},
};

START_TEST(its_speed_is_changed)
{
    begin();
    ck_assert_int_eq(replay()->speed, 1);
    replay()->speed = speed_keys[_i].from;
    stage_key(&stage, speed_keys[_i].key, 0);
    ck_assert_int_eq(replay()->speed, speed_keys[_i].to);
    library_stage_end();
}
END_TEST

/* A button that has the keyboard keeps what it is pressed with. */
START_TEST(space_presses_what_has_the_keyboard)
{
    begin();
    stage.shell.ui.focus = ui_id("flip", 0);
    stage_key(&stage, SDLK_SPACE, 0);
    ck_assert(replay()->turned);
    ck_assert(!replay()->playing);
    stage.shell.ui.focus = ui_id("speed", 0);
    stage_key(&stage, SDLK_RIGHT, 0);
    ck_assert_int_eq(replay()->speed, 2);
    ck_assert_int_eq(replay()->move, 0);
    library_stage_end();
}
END_TEST

static const struct {
    const char *name;
    int from;
    SDL_Keycode key;
    bool reduced;
    const char *heard;
} sounds[] = {
    {"a move", 0, SDLK_RIGHT, false, "slide, put"},
    {"a move, still", 0, SDLK_RIGHT, true, "put"},
    {"a capture", 15, SDLK_RIGHT, false, "slide, capture"},
    {"a move back", 1, SDLK_LEFT, false, "slide, put"},
    {"a leap", 1, SDLK_END, false, ""},
};

START_TEST(moves_are_heard)
{
    begin();
    stage.preferences.speed = sounds[_i].reduced ? SPEED_OFF : SPEED_NORMAL;
    replay()->move = sounds[_i].from;
    stage_key(&stage, sounds[_i].key, 0);
    pass_time(1500);
    ck_assert_str_eq(memory, sounds[_i].heard);
    library_stage_end();
}
END_TEST

/* --- What can be done with it --- */

static const struct {
    const char *name;
    int64_t game;
    bool go_on, export, delete;
} games[] = {
    {"played in another match", 2, true, true, true},
    {"from a file", 3, false, true, true},
    {"of this match", 1, false, true, false},
    {"of this match, from the ledger", 0, false, false, false},
};

START_TEST(what_can_be_done_is_there)
{
    begin_of(games[_i].game);
    ck_assert(there("take-up"));
    ck_assert(there("rules"));
    ck_assert(there("go-on") == games[_i].go_on);
    ck_assert(there("export") == games[_i].export);
    ck_assert(there("delete-game") == games[_i].delete);
    library_stage_end();
}
END_TEST

static const int taken_up[] = {NODE_ROOT, 6, MADE_ASIDE, MADE_NESTED};

START_TEST(a_game_is_taken_up_at_a_move)
{
    begin();
    replay_go_to(replay(), taken_up[_i]);
    click("take-up");
    ck_assert_int_eq(made_last(&made, REQUEST_TAKE_UP)->node, taken_up[_i]);
    library_stage_end();
}
END_TEST

START_TEST(its_match_goes_on)
{
    begin();
    click("go-on");
    ck_assert_int_eq(made_last(&made, REQUEST_GO_ON)->game, 2);
    library_stage_end();
}
END_TEST

START_TEST(its_rules_are_shown)
{
    begin();
    click("rules");
    ck_assert(on_page("rules"));
    library_stage_end();
}
END_TEST

/* A file does not say that anybody resigned. */
static const struct {
    const char *name;
    int64_t game;
    const char *said;
} endings[] = {
    {"played here", 2, "Ben wins: Ada resigns."},
    {"from a file", 3, "Marion Tinsley wins."},
};

START_TEST(how_it_ended_is_said_as_far_as_it_is_known)
{
    begin_of(endings[_i].game);
    ck_assert_msg(says(endings[_i].said), "not \"%s\"", endings[_i].said);
    ck_assert(says("resigns") == (_i == 0));
    library_stage_end();
}
END_TEST

START_TEST(it_is_exported)
{
    begin();
    if (_i == 0)
        click("export");
    else
        stage_key(&stage, SDLK_s, MOD_CTRL);
    ck_assert(on_page("export"));
    made.files.looks++;
    stage_draw(&stage);
    click("save");
    const struct request *asked = made_last(&made, REQUEST_EXPORT);
    ck_assert_int_eq(asked->save.games.scope, EXPORT_GAMES);
    ck_assert_str_eq(made_games(&made, REQUEST_EXPORT), "2");
    ck_assert_ptr_nonnull(strstr(asked->save.path, "Ben - Ada 2026-11-21.pdn"));
    library_stage_end();
}
END_TEST

START_TEST(it_is_deleted_and_restored)
{
    begin();
    stage_key(&stage, SDLK_DELETE, 0);
    ck_assert_str_eq(made_games(&made, REQUEST_DELETE), "2");
    ck_assert(says("Deleted: Ben – Ada."));
    ck_assert(!there("delete-game") && !there("go-on") && !there("export"));
    stage_key(&stage, SDLK_z, MOD_CTRL);
    stage_draw(&stage);
    ck_assert_int_eq(made_asked(&made, REQUEST_RESTORE), 1);
    ck_assert(there("delete-game"));
    library_stage_end();
}
END_TEST

/* What is replayed next is another one; the library says it. */
START_TEST(a_deletion_is_undone_elsewhere)
{
    begin();
    stage_key(&stage, SDLK_DELETE, 0);
    made_replay(&made, 3);
    stage_draw(&stage);
    stage_draw(&stage);
    ck_assert(!says("Deleted: ") && there("delete-game"));
    made_replay(&made, 0);
    stage_draw(&stage);
    stage_draw(&stage);
    ck_assert(!says("Deleted: "));
    stage_open(&stage, "library");
    ck_assert(says("Deleted: Ben – Ada."));
    stage_key(&stage, SDLK_z, MOD_CTRL);
    ck_assert_int_eq(made_asked(&made, REQUEST_RESTORE), 1);
    library_stage_end();
}
END_TEST

/* --- Which game --- */

START_TEST(it_is_awaited)
{
    static const char *const reasons[] = {"", "The disk is gone."};
    begin();
    made.library.replay.there = false;
    strcpy(made.library.replay.reason, reasons[_i]);
    stage_draw(&stage);
    ck_assert(says(reasons[_i][0] ? reasons[_i] : "\u2026"));
    ck_assert(!there("play"));
    library_stage_end();
}
END_TEST

/* Where it was left it goes on; another game, or the same once more, begins at its start. */
START_TEST(it_stands_where_it_was_left)
{
    begin();
    replay()->move = 6;
    click("play");
    stage_open(&stage, "settings");
    pass_time(5000);
    stage_key(&stage, SDLK_ESCAPE, 0);
    ck_assert(on_page("replay"));
    ck_assert_int_eq(replay()->move, 7);
    ck_assert(!stage_page_moves(&stage));
    made_replay(&made, 3);
    stage_draw(&stage);
    stage_draw(&stage);
    ck_assert_int_eq(replay()->move, 0);
    ck_assert(says("Marion Tinsley – Don Lafferty"));
    library_stage_end();
}
END_TEST

/* --- From the ledger --- */

static void play_match(int games_played)
{
    library_stage_begin(8);
    for (int i = 0; i < games_played; i++) {
        if (i > 0)
            match_next_game(&stage.match);
        ck_assert(game_resign(&stage.match.game, BLACK));
    }
    stage_open(&stage, "ledger");
}

static const struct {
    const char *row;
    bool by_key;
    int place;
} rows[] = {{"game-1", false, 0}, {"game-3", false, 2}, {"game-2", true, 1}};

START_TEST(a_row_of_the_ledger_is_replayed)
{
    play_match(3);
    if (rows[_i].by_key) {
        stage.shell.ui.focus = ui_id(rows[_i].row, 0);
        stage_key(&stage, SDLK_RETURN, 0);
    } else {
        click(rows[_i].row);
    }
    const struct request *asked = made_last(&made, REQUEST_REPLAY);
    ck_assert_int_eq(asked->replay.game, 0);
    ck_assert_int_eq(asked->replay.place, rows[_i].place);
    ck_assert(on_page("replay"));
    stage_key(&stage, SDLK_ESCAPE, 0);
    ck_assert(on_page("ledger"));
    library_stage_end();
}
END_TEST

/* However many games, Tab goes from one to its button and to the next, and what it reaches is in
 * sight. */
START_TEST(the_keyboard_goes_through_the_ledger)
{
    char name[24];
    play_match(30);
    stage.shell.ui.focus = ui_id("game-1", 0);
    for (int i = 2; i <= 30; i++) {
        stage_key(&stage, SDLK_TAB, 0);
        snprintf(name, sizeof name, "analyse-game-%d", i - 1);
        ck_assert_str_eq(stage_focused(&stage)->name, name);
        stage_key(&stage, SDLK_TAB, 0);
        stage_draw(&stage);
        snprintf(name, sizeof name, "game-%d", i);
        ck_assert_str_eq(stage_focused(&stage)->name, name);
        struct rect list = stage_widget(&stage, "ledger")->rect;
        struct rect row = stage_focused(&stage)->rect;
        ck_assert_msg(row.y >= list.y && row.y + row.h <= list.y + list.h, "%s is out of sight",
                      name);
    }
    library_stage_end();
}
END_TEST

static const struct {
    const char *name;
    int played;
    struct library_score scores[2];
    int count;
    const char *said; /* NULL: nothing */
} scores[] = {
    {"never before", 1, {{"american", {1, 0}, 0}}, 1, NULL},
    {"not saved yet", 2, {{"american", {1, 0}, 0}}, 1, NULL},
    {"before, too", 1, {{"american", {3, 1}, 0}}, 1, "American: 4 games 3–1"},
    {"drawn games", 1, {{"american", {3, 1}, 1}}, 1, "American: 5 games, 1 drawn 3½–1½"},
    {"other rules", 1, {{"american", {1, 0}, 0}, {"russian", {0, 1}, 0}}, 2, "Russian: 1 game 0–1"},
    {"before the first game", 0, {{"american", {3, 1}, 0}}, 1, "American: 4 games 3–1"},
};

START_TEST(the_score_over_all_matches_is_told)
{
    play_match(scores[_i].played);
    ck_assert_int_eq(made_asked(&made, REQUEST_SCORE), 1);
    memcpy(made.library.scores, scores[_i].scores, sizeof scores[_i].scores);
    made.library.score_count = scores[_i].count;
    stage_draw(&stage);
    ck_assert_int_eq(says("All matches: Ada – Ben"), scores[_i].said != NULL);
    if (scores[_i].said)
        ck_assert_msg(says(scores[_i].said), "not \"%s\"", scores[_i].said);
    library_stage_end();
}
END_TEST

SUITE(replay)
{
    Suite *suite = suite_create("replay");
    TCase *tcase = tcase_create("replay");
    tcase_add_test(tcase, panels_follow_the_game);
    tcase_add_loop_test(tcase, keys_lead_through_the_game, 0, ROWS(keys));
    tcase_add_loop_test(tcase, buttons_lead_through_the_game, 0, ROWS(buttons));
    tcase_add_test(tcase, the_bar_leads_anywhere);
    tcase_add_test(tcase, the_wheel_goes_over_the_board);
    tcase_add_test(tcase, the_board_shows_the_move);
    tcase_add_test(tcase, the_board_is_turned);
    tcase_add_loop_test(tcase, the_board_stands_as_in_the_match, 0, 2);
    tcase_add_loop_test(tcase, it_stands_below_its_title, 0, ROWS(windows));
    tcase_add_loop_test(tcase, variations_are_gone_through, 0, ROWS(ways));
    tcase_add_loop_test(tcase, keys_lead_through_the_list, 0, 2 * ROWS(list_keys));
    tcase_add_test(tcase, a_variation_is_folded);
    tcase_add_test(tcase, folds_are_of_one_game);
    tcase_add_test(tcase, a_variation_is_not_the_game);
    tcase_add_test(tcase, a_long_comment_is_read_where_there_is_little_room);
    tcase_add_loop_test(tcase, it_plays_by_itself, 0, ROWS(times));
    tcase_add_test(tcase, it_stops_and_goes_on);
    tcase_add_test(tcase, it_plays_once_more);
    tcase_add_test(tcase, it_plays_a_variation);
    tcase_add_test(tcase, the_bar_leads_through_a_variation);
    tcase_add_loop_test(tcase, its_speed_is_changed, 0, ROWS(speed_keys));
    tcase_add_test(tcase, space_presses_what_has_the_keyboard);
    tcase_add_loop_test(tcase, moves_are_heard, 0, ROWS(sounds));
    tcase_add_loop_test(tcase, what_can_be_done_is_there, 0, ROWS(games));
    tcase_add_loop_test(tcase, a_game_is_taken_up_at_a_move, 0, ROWS(taken_up));
    tcase_add_test(tcase, its_match_goes_on);
    tcase_add_test(tcase, its_rules_are_shown);
    tcase_add_loop_test(tcase, how_it_ended_is_said_as_far_as_it_is_known, 0, ROWS(endings));
    tcase_add_loop_test(tcase, it_is_exported, 0, 2);
    tcase_add_test(tcase, it_is_deleted_and_restored);
    tcase_add_test(tcase, a_deletion_is_undone_elsewhere);
    tcase_add_loop_test(tcase, it_is_awaited, 0, 2);
    tcase_add_test(tcase, it_stands_where_it_was_left);
    tcase_add_loop_test(tcase, a_row_of_the_ledger_is_replayed, 0, ROWS(rows));
    tcase_add_test(tcase, the_keyboard_goes_through_the_ledger);
    tcase_add_loop_test(tcase, the_score_over_all_matches_is_told, 0, ROWS(scores));
    suite_add_tcase(suite, tcase);
    return suite;
}

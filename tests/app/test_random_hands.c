/* SPDX-License-Identifier: MIT */
/* Hands that do anything, against the computer: games under many rule sets in the whole program.
 * The clock jumps, so no pause lasts. What is held: nothing crashes, all that is on the board is
 * legal, what the computer has chosen is legal where it stands, and every game comes to an end.
 * CROWNHEAD_GAMES says how many games. */
#include "notation/ruleset_text.h"
#include "program.h"
#include "rng.h"
#include "rules/movegen.h"
#include "rules/movelist.h"

#include <stdlib.h>
#include <string.h>

enum {
    STEPS_MOST = 250,  /* of a game, before somebody resigns */
    DELIVERIES = 2000, /* of a millisecond each, while the computer is waited for */
    PATIENCE = 20000,  /* the same, where what it finds is to be seen on any machine */
    PART = 100,        /* games of a test, */
    MORE_GAMES = 4,    /* and so many times as many at most */
    TREE_EVERY = 8,    /* games, after which all of the tree is looked at */
};

static struct rng rng;
static int moves, finished; /* of all games: made, and ended without the last resort */
static int warned, asked;   /* warnings seen, and those that became a question */

static const char *const rule_sets[] = {
    "american", "freejump", "flying",
    "classic",  "parlour",  "russian",
    "italian",  "thai",     "american, king=flying, man-capture=any, goal=lose",
};

static int chance(int below)
{
    return (int)rng_below(&rng, (uint32_t)below);
}

/* --- What must hold --- */

static bool is_legal(const struct position *position, const struct move *move)
{
    struct movelist list;
    movegen(&app.match.game.rules.rules, position, &list);
    for (int i = 0; i < list.count; i++)
        if (move_equal(&list.moves[i], move))
            return true;
    return false;
}

static void require_legal_choice(void)
{
    const struct companion *companion = &app.companion.view;
    const struct game *game = &app.match.game;
    if (!companion->has_move || companion->game != app.match.serial ||
        companion->node != game_node(game))
        return;
    struct position position = game_position(game);
    REQUIRE(is_legal(&position, &companion->move), "the computer's choice is not legal");
}

static void require_legal_warnings(void)
{
    const struct companion_warnings *found = &app.companion.view.warnings;
    const struct game *game = &app.match.game;
    if (!found->found || found->game != app.match.serial || found->node != game_node(game))
        return;
    struct position position = game_position(game);
    warned += found->warnings.count;
    for (int i = 0; i < found->warnings.count; i++)
        REQUIRE(is_legal(&position, &found->warnings.list[i].moves[0]),
                "a move that is warned of is not legal");
}

static void require_legal_tree(void)
{
    const struct game_tree *tree = &app.match.game.tree;
    for (int node = 1; node < tree->count; node++) {
        int parent = tree_parent(tree, node);
        if (parent == NODE_NONE)
            continue; /* deleted */
        struct position before = tree_state(tree, parent)->position;
        REQUIRE(is_legal(&before, tree_move(tree, node)), "a move of the tree is not legal");
    }
}

/* --- What hands do --- */

static void draw(void)
{
    app_draw(&app);
    require_legal_choice();
    require_legal_warnings();
}

static void pass_time(int milliseconds)
{
    app.clock += (uint64_t)milliseconds;
    draw();
}

static void button(uint32_t type, uint8_t which, int x, int y)
{
    SDL_Event event = {.button = {.type = type, .button = which, .x = x, .y = y}};
    app_event(&app, &event);
    draw();
}

static void point(int x, int y)
{
    SDL_Event event = {.motion = {.type = SDL_MOUSEMOTION, .x = x, .y = y}};
    app_event(&app, &event);
}

static bool find_middle(const char *name, int number, int *x, int *y)
{
    char text[32];
    snprintf(text, sizeof text, number > 0 ? "%s-%d" : "%s", name, number);
    const struct widget *widget = ui_find(&app.shell.ui, text);
    if (!widget)
        return false;
    *x = widget->rect.x + widget->rect.w / 2;
    *y = widget->rect.y + widget->rect.h / 2;
    return true;
}

static void click_with(uint8_t which, const char *name, int number)
{
    int x, y;
    if (!find_middle(name, number, &x, &y))
        return;
    point(x, y);
    button(SDL_MOUSEBUTTONDOWN, which, x, y);
    button(SDL_MOUSEBUTTONUP, which, x, y);
}

static void click_square(int square)
{
    click_with(SDL_BUTTON_LEFT, "square", square);
}

/* Waits for the computer until it has chosen, or knows what to warn of, and mostly until it has
 * moved. */
static void wait_so_long(int deliveries)
{
    const struct companion_service *companion = &app.companion;
    for (int i = 0; i < deliveries && (companion->view.thinks ||
                                       (companion->task.warns && !companion->view.warnings.found));
         i++) {
        SDL_Delay(1);
        draw();
    }
    pass_time(chance(4) ? 3000 : chance(500));
    draw();
}

static void wait_for_it(void)
{
    wait_so_long(chance(4) ? DELIVERIES : chance(20));
}

/* Clicks a legal move, all its squares or only its ends. The computer mostly has its turn. */
static void make_move(void)
{
    if (match_computer_moves(&app.match) && chance(8)) {
        wait_for_it();
        return;
    }
    if (app.companion.task.warns && chance(2))
        wait_so_long(PATIENCE);
    struct movelist list;
    struct position position = game_position(&app.match.game);
    movegen(&app.match.game.rules.rules, &position, &list);
    if (list.count == 0 || game_over(&app.match.game))
        return;
    struct move move = list.moves[chance(list.count)];
    int first = chance(2) ? 1 : move.steps;
    click_square(move_from(&move));
    for (int step = first; step <= move.steps; step++)
        click_square(move.path[step]);
    int x, y;
    asked += find_middle("play-it", 0, &x, &y);
    if (chance(2))
        click_with(SDL_BUTTON_LEFT, chance(3) ? "play-it" : "think-again", 0);
}

static void click_any(void)
{
    click_with(chance(4) ? SDL_BUTTON_LEFT : SDL_BUTTON_RIGHT, "square", 1 + chance(32));
}

static void drag_any(void)
{
    int x, y, to_x, to_y;
    if (!find_middle("square", 1 + chance(32), &x, &y) ||
        !find_middle("square", 1 + chance(32), &to_x, &to_y))
        return;
    point(x, y);
    button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, x, y);
    point(to_x, to_y);
    pass_time(chance(300));
    button(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT, to_x, to_y);
}

static void press_any(void)
{
    static const struct {
        SDL_Keycode key;
        uint16_t mods;
    } keys[] = {
        {SDLK_z, KMOD_LCTRL},  {SDLK_z, KMOD_LCTRL}, {SDLK_y, KMOD_LCTRL}, {SDLK_h, KMOD_LCTRL},
        {SDLK_h, KMOD_LCTRL},  {SDLK_m, KMOD_LCTRL}, {SDLK_f, KMOD_LCTRL}, {SDLK_d, KMOD_LCTRL},
        {SDLK_b, KMOD_LCTRL},  {SDLK_r, KMOD_LCTRL}, {SDLK_ESCAPE, 0},     {SDLK_ESCAPE, 0},
        {SDLK_RETURN, 0},      {SDLK_LEFT, 0},       {SDLK_RIGHT, 0},      {SDLK_HOME, 0},
        {SDLK_END, 0},         {SDLK_END, 0},        {SDLK_TAB, 0},        {SDLK_SPACE, 0},
        {SDLK_UP, KMOD_LCTRL}, {SDLK_F3, 0},         {SDLK_F1, 0},         {SDLK_F10, 0},
        {SDLK_F5, 0},          {SDLK_F6, 0},         {SDLK_F6, 0},
    };
    size_t at = (size_t)chance(ROWS(keys));
    press(keys[at].key, keys[at].mods);
}

static void answer_any(void)
{
    static const char *const answers[] = {"answer-black",   "answer-white",  "answer-resign",
                                          "answer-decline", "answer-accept", "offer-draw",
                                          "revenge",        "think-again",   "play-it",
                                          "as-it-is",       "other-odds"};
    click_with(SDL_BUTTON_LEFT, answers[chance(ROWS(answers))], 0);
}

static void change_seat(void)
{
    click_with(SDL_BUTTON_LEFT, chance(2) ? "name-black" : "name-white", 0);
    for (int i = chance(3); i > 0; i--)
        click_with(SDL_BUTTON_LEFT, chance(3) ? "played-by/next" : "played-by/previous", 0);
    press(chance(4) ? SDLK_RETURN : SDLK_ESCAPE, 0);
}

/* Comes back to the board from wherever a gesture has led. */
static void go_home(void)
{
    for (int i = 0; i < 8 && !on_page("play"); i++)
        press(SDLK_ESCAPE, 0);
    REQUIRE(on_page("play"), "the board cannot be reached from %s", app.shell.desk.page->name);
}

static void do_anything(void)
{
    static const struct {
        int weight;
        void (*deed)(void);
    } deeds[] = {{60, make_move}, {6, wait_for_it}, {5, click_any},   {3, drag_any},
                 {5, press_any},  {2, answer_any},  {1, change_seat}, {8, go_home}};
    int at = 0, left = 0;
    for (int i = 0; i < ROWS(deeds); i++)
        left += deeds[i].weight;
    for (left = chance(left); left >= deeds[at].weight; at++)
        left -= deeds[at].weight;
    deeds[at].deed();
}

/* --- Games --- */

static void seat_players(void)
{
    static const int levels[] = {1, 2, 3, 4};
    int person = chance(2);
    for (int i = 0; i < PLAYER_COUNT; i++) {
        int level = i == person && chance(8) ? PLAYER_PERSON : levels[chance(ROWS(levels))];
        struct player who = player_stand_in(i, level, NULL);
        match_seat(&app.match, i, &who, &who);
    }
}

static void begin_match(const char *rules)
{
    static struct match_setup setup;
    struct text_error error;
    setup = (struct match_setup){.length = chance(3),
                                 .help = (enum help)chance(HELP_COUNT),
                                 .players = {player_stand_in(0, PLAYER_PERSON, NULL),
                                             player_stand_in(1, 1 + chance(3), NULL)}};
    ck_assert_msg(ruleset_parse(rules, &setup.rules, &error), "%s", rules);
    go_home();
    app.shell.desk.request = (struct request){REQUEST_PLAY, .play = {&setup, ""}};
    draw();
    draw();
}

/* The last resort: it need not be a person's turn. */
static void end_it(void)
{
    go_home();
    game_resign(&app.match.game, chance(2) ? BLACK : WHITE);
    draw();
}

static void play_game(int number)
{
    if (number % 3 == 0)
        begin_match(rule_sets[chance(ROWS(rule_sets))]);
    seat_players();
    for (int step = 0; step < STEPS_MOST && !game_over(&app.match.game); step++)
        do_anything();
    if (number % TREE_EVERY == 0)
        require_legal_tree();
    moves += app.match.game.tree.count - 1;
    finished += game_over(&app.match.game);
    if (!game_over(&app.match.game))
        end_it();
    for (int step = 0; step < 6; step++)
        do_anything();
    go_home();
    let_it_come_to_rest();
    if (game_over(&app.match.game))
        press(SDLK_r, KMOD_LCTRL);
    draw();
}

/* With an archive, as players have it. */
static void setup(void)
{
    program_setup();
    setenv("CROWNHEAD_DATA", path_of("games.db"), 1);
    program_restart();
    settings.preferences.odds = 1;
}

static int games_wanted(void)
{
    const char *games = getenv("CROWNHEAD_GAMES");
    return games ? atoi(games) : 10;
}

/* How often a move is asked about depends on how fast the computer has thought, so where processors
 * are busy more games are played until it was often enough.
 *
 * In parts: Check cannot count the microseconds of a test that takes half an hour. */
START_TEST(hands_do_anything)
{
    const char *seed = getenv("CROWNHEAD_SEED");
    rng = rng_init((seed ? strtoull(seed, NULL, 10) : 2026) + (uint64_t)_i);
    int left = games_wanted() - _i * PART, count = left < PART ? left : PART;
    int game = 0;
    while (game < count || (asked <= count / 4 && game < MORE_GAMES * count))
        play_game(game++);
    printf("%d games, %d moves; %d ended by themselves; asked about %d moves, %d warnings\n", game,
           moves, finished, asked, warned);
    ck_assert_int_gt(moves, 8 * count);
    ck_assert_int_gt(asked, count / 4);
    ck_assert_msg(autosave_await(&app.autosave, app.clock), "not all is saved");
}
END_TEST

SUITE(random_hands)
{
    Suite *suite = suite_create("random hands");
    TCase *tcase = tcase_create("random hands");
    tcase_add_checked_fixture(tcase, setup, program_teardown);
    tcase_set_timeout(tcase, 7200);
    tcase_add_loop_test(tcase, hands_do_anything, 0, (games_wanted() + PART - 1) / PART);
    suite_add_tcase(suite, tcase);
    return suite;
}

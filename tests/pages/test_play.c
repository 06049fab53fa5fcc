/* SPDX-License-Identifier: MIT */
/* What the page on which one plays shows beside the board, and when: cards, moves, the result, a
 * move on its way. */
#include "board/sprites.h"
#include "stage.h"
#include "suite.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct stage stage;

static void begin(const char *rules, const char *fen)
{
    stage_init(&stage, rules, fen);
    strcpy(stage.match.players[0].name, "Ada");
    strcpy(stage.match.players[1].name, "Ben");
    stage_draw(&stage);
}

/* The text `string`, drawn within the widget; NULL: it is not there. */
static const struct draw_item *find_text(const char *widget, const char *string)
{
    const struct draw_list *list = &stage.shell.ui.list;
    struct rect rect = stage_widget(&stage, widget)->rect;
    for (size_t i = 0; i < list->count; i++) {
        const struct draw_item *item = &list->items[i];
        if (item->kind == DRAW_TEXT && rect_contains(rect, item->rect.x, item->rect.y) &&
            strcmp(draw_string(list, item), string) == 0)
            return item;
    }
    return NULL;
}

/* The player of this side resigns. */
static void resign(const char *answer)
{
    stage_key(&stage, SDLK_g, MOD_CTRL);
    stage_click(&stage, stage_widget(&stage, answer)->rect);
}

static void click_square(int square)
{
    char name[16];
    snprintf(name, sizeof name, "square-%d", square);
    stage_click(&stage, stage_widget(&stage, name)->rect);
}

static void play(int from, int to)
{
    click_square(from);
    click_square(to);
}

/* --- Cards --- */

static const struct {
    const char *name, *rules;
    const char *answers[3]; /* who resigns, game by game */
    const char *black, *white, *black_score, *white_score;
} card_rows[] = {
    {"at the start", "american", {NULL}, "Ada", "Ben", "0", "0"},
    {"Black has resigned", "american", {"answer-black"}, "Ada", "Ben", "0", "1"},
    {"White has resigned", "american", {"answer-white"}, "Ada", "Ben", "1", "0"},
    {"the winner starts, with Black", "american", {"answer-black", ""}, "Ben", "Ada", "1", "0"},
    {"and has won again", "american", {"answer-black", "", "answer-white"}, "Ben", "Ada", "2", "0"},
    {"White moves first", "russian", {NULL}, "Ben", "Ada", "0", "0"},
    {"White has resigned where White moves first",
     "russian",
     {"answer-white"},
     "Ben",
     "Ada",
     "1",
     "0"},
};

START_TEST(a_card_has_name_and_score_of_its_player)
{
    begin(card_rows[_i].rules, NULL);
    for (int i = 0; i < ROWS(card_rows[_i].answers) && card_rows[_i].answers[i]; i++)
        if (card_rows[_i].answers[i][0])
            resign(card_rows[_i].answers[i]);
        else
            stage_key(&stage, SDLK_r, MOD_CTRL);
    ck_assert_msg(find_text("card-black", card_rows[_i].black) != NULL, "%s: Black's name",
                  card_rows[_i].name);
    ck_assert_msg(find_text("card-white", card_rows[_i].white) != NULL, "%s: White's name",
                  card_rows[_i].name);
    ck_assert_msg(find_text("card-black", card_rows[_i].black_score) != NULL, "%s: Black's score",
                  card_rows[_i].name);
    ck_assert_msg(find_text("card-white", card_rows[_i].white_score) != NULL, "%s: White's score",
                  card_rows[_i].name);
    stage_finish(&stage);
}
END_TEST

static bool is_role(const struct draw_item *item, enum colour_role role)
{
    return memcmp(&item->colour, &themes[0].colours[role], sizeof item->colour) == 0;
}

static void expect_turn(const char *when, const char *card, const char *name, bool turn)
{
    const struct draw_item *item = find_text(card, name);
    ck_assert_msg(item != NULL, "%s: no %s", when, name);
    ck_assert_msg(is_role(item, turn ? COLOUR_ACCENT : COLOUR_TEXT), "%s: colour of %s", when,
                  name);
    ck_assert_msg(item->style.face == (turn ? FONT_BOLD : FONT_REGULAR), "%s: face of %s", when,
                  name);
}

START_TEST(whose_turn_it_is_stands_out)
{
    begin("american", NULL);
    expect_turn("at the start", "card-black", "Ada", true);
    expect_turn("at the start", "card-white", "Ben", false);
    play(11, 15);
    expect_turn("after a move", "card-black", "Ada", false);
    expect_turn("after a move", "card-white", "Ben", true);
    resign("answer-black");
    expect_turn("at the end", "card-black", "Ada", false);
    expect_turn("at the end", "card-white", "Ben", false);
    stage_finish(&stage);
}
END_TEST

/* What is in the trays: pieces of the other side, in the one who captured them. */
START_TEST(captured_pieces_lie_with_the_one_who_took_them)
{
    begin("parlour", "B:W18,K26,32:B15,1");
    click_square(15);
    const struct draw_list *list = &stage.shell.ui.list;
    struct rect black = stage_widget(&stage, "card-black")->rect;
    int men = 0, crowns = 0;
    stage.now += 1000;
    stage_draw(&stage);
    for (size_t i = 0; i < list->count; i++) {
        const struct draw_item *item = &list->items[i];
        if (item->kind != DRAW_SPRITE || !rect_contains(black, item->rect.x, item->rect.y))
            continue;
        men += item->sprite == board_sprite(BOARD_WALNUT, SPRITE_WHITE_MAN);
        crowns += item->sprite == board_sprite(BOARD_WALNUT, SPRITE_CROWN_WHITE);
    }
    ck_assert_int_eq(men, 2); /* a king is a man with a crown */
    ck_assert_int_eq(crowns, 1);
    stage_finish(&stage);
}
END_TEST

/* Rows of the list are numbered from one. */
START_TEST(moves_are_numbered)
{
    begin("american", NULL);
    play(11, 15);
    play(22, 17);
    play(15, 19);
    const struct draw_list *list = &stage.shell.ui.list;
    static const char *const moves[] = {"move-1", "move-2", "move-3"};
    static const char *const numbers[] = {"1.", "1.", "2."};
    for (int i = 0; i < ROWS(moves); i++) {
        struct rect line = stage_widget(&stage, moves[i])->rect;
        const char *number = "";
        for (size_t j = 0; j < list->count; j++) {
            const struct draw_item *item = &list->items[j];
            bool before = item->rect.x < line.x && item->rect.y >= line.y &&
                          item->rect.y < line.y + line.h && line.x - item->rect.x < 200;
            if (item->kind == DRAW_TEXT && before && strchr(draw_string(list, item), '.'))
                number = draw_string(list, item);
        }
        ck_assert_msg(strcmp(number, numbers[i]) == 0, "%s stands behind \"%s\"", moves[i], number);
    }
    stage_finish(&stage);
}
END_TEST

/* --- A move on its way --- */

/* Where the lifted piece is; NULL: there is none. */
static const struct rect *lifted(void)
{
    const struct draw_list *list = &stage.shell.ui.list;
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i].kind == DRAW_SPRITE &&
            list->items[i].sprite == board_sprite(BOARD_WALNUT, SPRITE_BLACK_MAN_LIFTED))
            return &list->items[i].rect;
    return NULL;
}

/* Its left edge at a later moment; -1: there is none. */
static int lifted_after(int milliseconds)
{
    stage.now += (uint64_t)milliseconds;
    stage_draw(&stage);
    return lifted() ? lifted()->x : -1;
}

/* 11 lies to the right of 15. */
static const struct {
    const char *name;
    SDL_Keycode keys[2]; /* with Ctrl, 0: none; a capital: with Shift, too */
    bool to_the_left;
} glides[] = {
    {"made", {0}, true},
    {"undone", {'z'}, false},
    {"redone", {'z', 'Z'}, true},
};

START_TEST(a_piece_glides_the_way_it_goes)
{
    begin("american", NULL);
    int from = stage_widget(&stage, "square-11")->rect.x;
    int to = stage_widget(&stage, "square-15")->rect.x;
    ck_assert_int_lt(to, from);
    play(11, 15);
    for (int i = 0; i < ROWS(glides[_i].keys) && glides[_i].keys[i]; i++) {
        lifted_after(1000);
        bool shift = glides[_i].keys[i] == 'Z';
        stage_key(&stage, SDLK_z, shift ? MOD_CTRL | MOD_SHIFT : MOD_CTRL);
    }
    int early = lifted_after(20), late = lifted_after(160);
    int begins = glides[_i].to_the_left ? from : to, ends = glides[_i].to_the_left ? to : from;
    ck_assert_msg(early >= 0 && late >= 0, "%s: nothing glides", glides[_i].name);
    ck_assert_msg(abs(early - begins) < abs(early - ends), "%s: begins at the wrong end",
                  glides[_i].name);
    ck_assert_msg(abs(late - ends) < abs(late - begins), "%s: ends at the wrong end",
                  glides[_i].name);
    ck_assert_msg(lifted_after(20) == -1, "%s: goes on", glides[_i].name);
    stage_finish(&stage);
}
END_TEST

static bool near(const struct rect *a, int square)
{
    char name[16];
    snprintf(name, sizeof name, "square-%d", square);
    struct rect b = stage_widget(&stage, name)->rect;
    return abs(a->x - b.x) < b.w && abs(a->y - b.y) < b.h;
}

/* A second hop of 110 ms begins where the first has ended. */
START_TEST(a_hop_begins_where_the_last_one_ended)
{
    static const struct {
        int milliseconds, square; /* since the last moment, and what it is near to then */
    } moments[] = {{10, 15}, {90, 22}, {20, 22}, {90, 31}};
    begin("american", "B:W18,26,32:B15");
    click_square(15);
    for (int i = 0; i < ROWS(moments); i++) {
        stage.now += (uint64_t)moments[i].milliseconds;
        stage_draw(&stage);
        const struct rect *piece = lifted();
        ck_assert_msg(piece != NULL, "moment %d: nothing moves", i);
        ck_assert_msg(near(piece, moments[i].square), "moment %d: not near %d", i,
                      moments[i].square);
    }
    stage_finish(&stage);
}
END_TEST

/* --- The strip --- */

static void expect_strip(const char *part, enum colour_role role)
{
    const struct draw_list *list = &stage.shell.ui.list;
    const struct draw_item *found = NULL;
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i].kind == DRAW_TEXT && strstr(draw_string(list, &list->items[i]), part))
            found = &list->items[i];
    ck_assert_msg(found != NULL, "nothing says \"%s\"", part);
    ck_assert_msg(is_role(found, role), "the colour of \"%s\"", part);
}

START_TEST(a_refusal_has_a_colour_of_its_own)
{
    begin("american", NULL);
    click_square(18);
    expect_strip("18 is empty. 9, 10, 11 or 12 can move.", COLOUR_WARNING);
    stage_key(&stage, SDLK_d, MOD_CTRL);
    expect_strip("Who offers a draw?", COLOUR_TEXT);
    stage_key(&stage, SDLK_RETURN, 0);
    stage_key(&stage, SDLK_ESCAPE, 0);
    expect_strip("declined", COLOUR_TEXT);
    stage_finish(&stage);
}
END_TEST

/* --- Typing --- */

/* A move begins with a text, whatever the key is called that sends it. */
static const struct {
    const char *name;
    const char *strokes; /* a key each; behind " a text */
    const char *typed;
} strokes[] = {
    {"keys and their texts", "1\"12\"2", "12"}, {"the same twice", "1\"11\"1", "11"},
    {"texts alone", "\"1\"2\"3", "123"},        {"a digit's key that is another sign", "1\"&", ""},
    {"a capital letter", "\"C\"3", "C3"},       {"a letter that names no square", "\"x\"y", ""},
};

START_TEST(a_move_begins_with_its_text)
{
    begin("american", NULL);
    ck_assert_msg(stage.shell.ui.wants_text, "the board asks for no text");
    for (const char *at = strokes[_i].strokes; *at; at++) {
        struct input key = {.kind = INPUT_KEY, .key = *at};
        struct input text = {.kind = INPUT_TEXT, .text = {at[1]}};
        stage_input(&stage, *at == '"' ? text : key);
        at += *at == '"';
    }
    ck_assert_msg(strcmp(stage_play(&stage)->typed, strokes[_i].typed) == 0, "%s: \"%s\"",
                  strokes[_i].name, stage_play(&stage)->typed);
    stage_finish(&stage);
}
END_TEST

/* --- The result --- */

static bool result_shown(void)
{
    return ui_find(&stage.shell.ui, "result/revenge") != NULL;
}

/* Forty wide characters each: the texts are set smaller, and the buttons can be reached. */
START_TEST(long_names_leave_the_result_its_buttons)
{
    static const char name[] = "王小明王小明王小明王小明王小明王小明王小明"
                               "王小明王小明王小明王小明王小明王小明王";
    begin("american", NULL);
    stage.w = 640;
    stage.h = 480;
    player_set_name(&stage.match.players[0], name);
    player_set_name(&stage.match.players[1], name);
    game_resign(&stage.match.game, BLACK);
    stage_draw(&stage);
    struct rect button = stage_widget(&stage, "result/look-at-board")->rect;
    ck_assert_int_le(button.y + button.h, stage_play(&stage)->layout.strip.y);
    stage_finish(&stage);
}
END_TEST

/* The last move is shown first: a hop of 110 ms, and the captured man leaves for 220. */
START_TEST(the_result_waits_for_the_move)
{
    begin("american", "B:W22:B18");
    click_square(18);
    ck_assert(game_over(&stage.match.game));
    ck_assert_msg(!result_shown(), "the result covers the last move");
    stage.now += 329;
    stage_draw(&stage);
    ck_assert(!result_shown());
    stage.now += 1;
    stage_draw(&stage);
    stage_draw(&stage);
    ck_assert(result_shown());
    stage_finish(&stage);
}
END_TEST

START_TEST(a_result_put_away_is_shown_again_in_the_next_game)
{
    begin("american", NULL);
    resign("answer-white");
    ck_assert(result_shown());
    stage_click(&stage, stage_widget(&stage, "result/look-at-board")->rect);
    ck_assert(!result_shown());
    stage_key(&stage, SDLK_HOME, 0);
    stage_key(&stage, SDLK_END, 0);
    ck_assert_msg(!result_shown(), "looking back brings it again");
    stage_key(&stage, SDLK_r, MOD_CTRL);
    resign("answer-white");
    ck_assert_msg(result_shown(), "the next one stays away");
    stage_finish(&stage);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("play");
    TCase *tcase = tcase_create("page");
    tcase_set_timeout(tcase, 60);
    tcase_add_loop_test(tcase, a_card_has_name_and_score_of_its_player, 0, ROWS(card_rows));
    tcase_add_test(tcase, whose_turn_it_is_stands_out);
    tcase_add_test(tcase, captured_pieces_lie_with_the_one_who_took_them);
    tcase_add_test(tcase, moves_are_numbered);
    tcase_add_loop_test(tcase, a_piece_glides_the_way_it_goes, 0, ROWS(glides));
    tcase_add_test(tcase, a_hop_begins_where_the_last_one_ended);
    tcase_add_test(tcase, a_refusal_has_a_colour_of_its_own);
    tcase_add_loop_test(tcase, a_move_begins_with_its_text, 0, ROWS(strokes));
    tcase_add_test(tcase, the_result_waits_for_the_move);
    tcase_add_test(tcase, long_names_leave_the_result_its_buttons);
    tcase_add_test(tcase, a_result_put_away_is_shown_again_in_the_next_game);
    suite_add_tcase(suite, tcase);
    return run_suite(suite);
}

/* SPDX-License-Identifier: MIT */
/* What the page on which one plays shows beside the board, and when: cards, moves, the result, a
 * move on its way. */
#include "board/sprites.h"
#include "match/edits.h"
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

static void pass_time(int64_t milliseconds)
{
    stage.now += (uint64_t)milliseconds;
    stage_draw(&stage);
}

/* How often it is drawn beside the board. */
static int count_texts(const char *string)
{
    const struct draw_list *list = &stage.shell.ui.list;
    struct rect board = stage_play(&stage)->layout.board;
    int count = 0;
    for (size_t i = 0; i < list->count; i++)
        count += list->items[i].kind == DRAW_TEXT && list->items[i].rect.x > board.x + board.w &&
                 strcmp(draw_string(list, &list->items[i]), string) == 0;
    return count;
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
    {"the winner (Black) starts", "american", {"answer-black", ""}, "Ben", "Ada", "1", "0"},
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
    stage.now += 1000; /* the score rolls */
    stage_draw(&stage);
    ck_assert_msg(find_text("card-black", card_rows[_i].black) != NULL, "%s: Black's name",
                  card_rows[_i].name);
    ck_assert_msg(find_text("card-white", card_rows[_i].white) != NULL, "%s: White's name",
                  card_rows[_i].name);
    /* The result tells it instead, and once is enough. */
    bool scored = !game_over(&stage.match.game);
    ck_assert_msg((find_text("card-black", card_rows[_i].black_score) != NULL) == scored,
                  "%s: Black's score", card_rows[_i].name);
    ck_assert_msg((find_text("card-white", card_rows[_i].white_score) != NULL) == scored,
                  "%s: White's score", card_rows[_i].name);
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
    stage_move(&stage, 11, 15);
    expect_turn("after a move", "card-black", "Ada", false);
    expect_turn("after a move", "card-white", "Ben", true);
    resign("answer-black");
    expect_turn("at the end", "card-black", "Ada", false);
    expect_turn("at the end", "card-white", "Ben", false);
    stage_finish(&stage);
}
END_TEST

/* Black captures a man and a king: they lie in the frame on Black's side, the king apart, under
 * every rule set; unless they are not to be shown. */
static const struct {
    const char *name, *rules;
    bool turned, hidden, back; /* looked back to the start */
    int men, kings;
} tray_rows[] = {
    {"american", "american", false, false, false, 1, 1},
    {"parlour", "parlour", false, false, false, 1, 1},
    {"letters", "freejump", false, false, false, 1, 1},
    {"turned", "american", true, false, false, 1, 1},
    {"from the start, empty", "american", false, false, true, 0, 0},
    {"hidden", "american", false, true, false, 0, 0},
};

struct seen_captured {
    int men, kings, man_x, king_x;
};

/* The captured pieces of White's that lie in Black's tray. */
static struct seen_captured captured_in_tray(struct rect tray)
{
    const struct draw_list *list = &stage.shell.ui.list;
    struct looks looks = preferences_looks(&stage.preferences, &stage.match.rules);
    bool letters = looks.pieces == PIECES_LETTERS;
    struct seen_captured seen = {0};
    for (size_t i = 0; i < list->count; i++) {
        const struct draw_item *item = &list->items[i];
        if (item->kind != DRAW_SPRITE ||
            !rect_contains(tray, item->rect.x + item->rect.w / 2, item->rect.y + item->rect.h / 2))
            continue;
        enum board_sprite man = letters ? SPRITE_LETTER_WHITE_MAN : SPRITE_WHITE_MAN;
        enum board_sprite king = letters ? SPRITE_LETTER_WHITE_KING : SPRITE_STACK_WHITE;
        if (item->sprite == board_sprite(looks.board, man)) {
            seen.men++;
            seen.man_x = item->rect.x;
        } else if (item->sprite == board_sprite(looks.board, king)) {
            seen.kings++;
            seen.king_x = item->rect.x;
        }
    }
    return seen;
}

START_TEST(captured_pieces_lie_with_the_one_who_took_them)
{
    const char *name = tray_rows[_i].name;
    begin(tray_rows[_i].rules, "B:W18,K26,32:B15,1");
    stage.preferences.without_trays = tray_rows[_i].hidden;
    stage.preferences.looks.king_mark = 1 + KING_MARK_STACK;
    stage_key(&stage, tray_rows[_i].turned ? SDLK_f : 0, MOD_CTRL);
    stage_move(&stage, 15, 22);
    stage_move(&stage, 22, 31);
    stage_key(&stage, tray_rows[_i].back ? SDLK_HOME : 0, 0);
    stage.now += 2000;
    stage_draw(&stage);
    const struct board_geometry *geometry = &stage_play(&stage)->board.geometry;
    struct rect tray = board_tray(geometry, BLACK);
    struct seen_captured seen = captured_in_tray(tray);
    ck_assert_msg(seen.men == tray_rows[_i].men && seen.kings == tray_rows[_i].kings,
                  "%s: %d men, %d kings", name, seen.men, seen.kings);
    ck_assert_msg(!seen.kings || seen.king_x > seen.man_x + 4 * geometry->cell, "%s: together",
                  name);
    ck_assert_msg((tray.y < geometry->inner.y) != tray_rows[_i].turned, "%s: the other side", name);
    const struct widget *said = stage_find(&stage, " captured piece");
    ck_assert_msg(!said == tray_rows[_i].hidden, "%s: said", name);
    ck_assert_msg(!said || strchr(said->label, '0' + seen.men + seen.kings), "%s: %s", name,
                  said ? said->label : "");
    stage_finish(&stage);
}
END_TEST

/* Rows of the list are numbered from one. */
START_TEST(moves_are_numbered)
{
    begin("american", NULL);
    stage_move(&stage, 11, 15);
    stage_move(&stage, 22, 17);
    stage_move(&stage, 15, 19);
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
            list->items[i].sprite == board_sprite(THEME_WALNUT, SPRITE_BLACK_MAN_LIFTED))
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
    stage_move(&stage, 11, 15);
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
    stage_move(&stage, 15, 31);
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
    stage_click_square(&stage, 18);
    expect_strip("There is no piece on 18. You can move 9, 10, 11 or 12.", COLOUR_WARNING);
    stage_key(&stage, SDLK_d, MOD_CTRL);
    expect_strip("Who offers a draw?", COLOUR_TEXT);
    stage_click(&stage, stage_widget(&stage, "answer-black")->rect);
    stage_key(&stage, SDLK_ESCAPE, 0);
    expect_strip("declined", COLOUR_TEXT);
    stage_finish(&stage);
}
END_TEST

/* --- Marks go with what can be done --- */

static bool marked(enum board_sprite mark)
{
    const struct sprite *sprite = board_sprite(THEME_WALNUT, mark);
    const struct draw_list *list = &stage.shell.ui.list;
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i].kind == DRAW_SPRITE && list->items[i].sprite == sprite)
            return true;
    return false;
}

START_TEST(a_capture_that_has_begun_says_how_it_goes_on)
{
    begin("american", "W:W31,29:BK26,18,17,10,9,8,1,2");
    ck_assert(marked(SPRITE_MARK_MUST));
    stage_move(&stage, 31, 22);
    pass_time(1000);
    expect_strip("The capture goes on, to 13 or 15.", COLOUR_TEXT);
    ck_assert_msg(!marked(SPRITE_MARK_MUST), "the square that it has left must capture");
    stage_finish(&stage);
}
END_TEST

/* What the strip says of a piece that is chosen. */
static const struct {
    const char *rules, *fen, *said;
} chosen_rows[] = {
    {"american", NULL, "11 can go to 15 or 16."},
    {"american", "B:W15,22,30:B11,12", "11 captures to 25."},
    {"american, capture=optional", "B:W15,30:B11,12",
     "11 can go to 16 or 18."}, /* a capture and a plain move */
};

START_TEST(the_strip_follows_what_is_chosen)
{
    begin(chosen_rows[_i].rules, chosen_rows[_i].fen);
    stage_click_square(&stage, 11);
    expect_strip(chosen_rows[_i].said, COLOUR_TEXT);
    stage_finish(&stage);
}
END_TEST

/* Nothing shows another position, by which the capture would be lost, but what takes it back. */
START_TEST(half_a_capture_is_not_left)
{
    begin("american", "W:W23,26,32:B14,1");
    stage_move(&stage, 23, 18);
    stage_move(&stage, 14, 23);
    struct rect over = stage_square(&stage, 16)->rect;
    stage_input(&stage, (struct input){.kind = INPUT_WHEEL, .wheel = 1, .x = over.x, .y = over.y});
    expect_strip("Finish the capture first, or take back its last jump.", COLOUR_WARNING);
    stage_click(&stage, stage_widget(&stage, "move-1")->rect);
    expect_strip("Finish the capture first, or take back its last jump.", COLOUR_WARNING);
    ck_assert_int_eq(stage_play(&stage)->board.gesture.length, 2);
    ck_assert_int_eq(stage.match.game.cursor, 1);
    stage_key(&stage, SDLK_z, MOD_CTRL);
    ck_assert_int_eq(stage_play(&stage)->board.gesture.length, 1);
    ck_assert_int_eq(stage.match.game.cursor, 1);
    stage_finish(&stage);
}
END_TEST

START_TEST(no_piece_invites_while_a_question_waits)
{
    begin("american", NULL);
    ck_assert(marked(SPRITE_MARK_MOVABLE));
    stage_key(&stage, SDLK_g, MOD_CTRL);
    ck_assert_msg(!marked(SPRITE_MARK_MOVABLE), "pieces look as if they could move");
    stage_key(&stage, SDLK_ESCAPE, 0);
    ck_assert(marked(SPRITE_MARK_MOVABLE));
    stage_finish(&stage);
}
END_TEST

/* The pointer was there before the result came, and nobody has told the board where it has gone. */
START_TEST(a_new_game_begins_with_no_piece_under_a_pointer_that_is_elsewhere)
{
    begin("american", NULL);
    struct rect square = stage_square(&stage, 12)->rect;
    struct input there = {.kind = INPUT_MOVE, .x = square.x + 5, .y = square.y + 5};
    stage_input(&stage, there);
    ck_assert(marked(SPRITE_MARK_MOVABLE_HOT));
    resign("answer-white");
    pass_time(2000);
    struct rect revenge = stage_widget(&stage, "revenge")->rect;
    stage_input(&stage, (struct input){.kind = INPUT_MOVE, .x = revenge.x + 5, .y = revenge.y + 5});
    stage_key(&stage, SDLK_r, MOD_CTRL);
    ck_assert(!game_over(&stage.match.game) && stage.match.game.cursor == 0);
    ck_assert_msg(!marked(SPRITE_MARK_MOVABLE_HOT), "one is under the pointer");
    stage_finish(&stage);
}
END_TEST

/* Nor when the board has been turned under it. */
START_TEST(a_turned_board_has_no_piece_under_the_pointer)
{
    begin("american", NULL);
    struct rect square = stage_square(&stage, 12)->rect;
    stage_input(&stage, (struct input){.kind = INPUT_MOVE, .x = square.x + 5, .y = square.y + 5});
    ck_assert(marked(SPRITE_MARK_MOVABLE_HOT));
    stage_key(&stage, SDLK_f, MOD_CTRL);
    pass_time(2000);
    ck_assert_msg(!marked(SPRITE_MARK_MOVABLE_HOT), "the square that was there is lit");
    stage_finish(&stage);
}
END_TEST

/* Undo and redo act on what is seen: at an earlier position they would act on something else. */
START_TEST(nothing_is_taken_back_at_an_earlier_position)
{
    static const SDL_Keycode keys[] = {SDLK_z, SDLK_y};
    begin("american", NULL);
    stage_move(&stage, 11, 15);
    stage_move(&stage, 23, 19);
    stage_key(&stage, SDLK_HOME, 0);
    for (int i = 0; i < ROWS(keys); i++) {
        stage_key(&stage, keys[i], MOD_CTRL);
        expect_strip("This is an earlier position.", COLOUR_WARNING);
        ck_assert_int_eq(stage.match.game.cursor, 2);
    }
    stage_key(&stage, SDLK_END, 0);
    stage_key(&stage, SDLK_z, MOD_CTRL);
    ck_assert_int_eq(stage.match.game.cursor, 1);
    stage_finish(&stage);
}
END_TEST

/* A move is typed while an offer waits: how much is said of both, by names of so many signs. */
static const struct {
    const char *name;
    int w, h, signs;
    bool whole; /* the offer, too, and not only who answers it */
} first_rows[] = {
    {"short names", 1280, 800, 3, true},
    {"short names, a small window", 640, 480, 3, true},
    {"long names", 1280, 800, 33, true},
    {"long names, a small window", 640, 480, 33, false},
};

START_TEST(what_comes_first_is_said)
{
    const char *name = first_rows[_i].name;
    begin("american", NULL);
    snprintf(stage.match.players[0].name, PLAYER_NAME_SIZE, "%.*s", first_rows[_i].signs,
             "Ada Maximiliana von Hohenstein-Lip");
    snprintf(stage.match.players[1].name, PLAYER_NAME_SIZE, "%.*s", first_rows[_i].signs,
             "Ben Featherstonehaugh-Cholmondeley");
    stage.w = first_rows[_i].w;
    stage.h = first_rows[_i].h;
    stage_draw(&stage);
    game_offer_draw(&stage.match.game, BLACK);
    stage_input(&stage, (struct input){.kind = INPUT_TEXT, .text = "1"});
    const struct widget *said = stage_find(&stage, "Answer the question first.");
    ck_assert_msg(said != NULL, "%s: it is not said", name);
    ck_assert_msg(strstr(said->label, ", do you accept") != NULL, "%s: \"%s\"", name, said->label);
    ck_assert_msg(!strstr(said->label, "offers a draw") == !first_rows[_i].whole, "%s: \"%s\"",
                  name, said->label);
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
    ck_assert_msg(strcmp(stage_play(&stage)->strip.typed, strokes[_i].typed) == 0, "%s: \"%s\"",
                  strokes[_i].name, stage_play(&stage)->strip.typed);
    stage_finish(&stage);
}
END_TEST

/* What is refused as typed: the squares of its sentence are marked, the piece shakes. */
static const struct {
    const char *name, *fen, *typed;
    bool still;
    int marked[6];
    int shaken; /* the square; 0: nothing shakes */
    bool part;  /* it is no refusal: what was typed begins a move */
} refused_rows[] = {
    {"no diagonal", NULL, "11-19", false, {11, 15, 16}, 11},
    {"with reduced motion", NULL, "11-19", true, {11, 15, 16}, 0},
    {"no piece", NULL, "18-22", false, {18, 9, 10, 11, 12}, 0},
    {"a piece of the other side", NULL, "22-18", false, {22, 9, 10, 11, 12}, 22},
    {"in the middle of a capture", "B:W18,26:B15", "15x22x29", false, {25, 31}, 15},
    {"more than one step", "B:W14,15,22,23,32:B9,K10", "10x26", false, {17, 19, 26}, 10},
    {"two moves at once", "B:W6,7,14,15,32:BK2", "2x2", false, {2, 9, 11, 18}, 0},
    {"no square", NULL, "99-1", false, {0}, 0},
    {"half a capture", "B:W18,26:B15", "15x22", false, {31}, 0, true},
};

static void type_text(const char *text)
{
    for (const char *at = text; *at; at++)
        stage_input(&stage, (struct input){.kind = INPUT_TEXT, .text = {*at}});
}

START_TEST(a_typed_refusal_is_shown_on_the_board)
{
    squareset marked = 0;
    begin("american", refused_rows[_i].fen);
    const struct play *page = stage_play(&stage);
    stage.preferences.speed = refused_rows[_i].still ? SPEED_OFF : SPEED_NORMAL;
    for (int i = 0; i < 6 && refused_rows[_i].marked[i]; i++)
        marked |= square_set(refused_rows[_i].marked[i]);
    type_text(refused_rows[_i].typed);
    stage_key(&stage, SDLK_RETURN, 0);
    ck_assert_msg(page->board.gesture.pointed == marked, "%s: %x marked, expected %x",
                  refused_rows[_i].name, (unsigned)page->board.gesture.pointed, (unsigned)marked);
    ck_assert_msg(page->strip.kind == (refused_rows[_i].part ? MESSAGE_PLAIN : MESSAGE_REFUSAL),
                  "%s: its tone", refused_rows[_i].name);
    ck_assert_msg(
        page->moving.shake.active == (refused_rows[_i].shaken != 0) &&
            (!page->moving.shake.active || page->moving.shake.square == refused_rows[_i].shaken),
        "%s: %d shakes", refused_rows[_i].name, page->moving.shake.square);
    type_text("1");
    ck_assert_msg(page->board.gesture.pointed == 0, "%s: marked still", refused_rows[_i].name);
    stage_finish(&stage);
}
END_TEST

/* Squares are marked as long as the sentence that names them is there: 18 and the four that could
 * move. */
static const struct {
    const char *name;
    struct shortcut keys[2];
    bool marked;
} look_at_rows[] = {
    {"refused", {{0}}, true},
    {"nothing to undo", {{SDLK_z, MOD_CTRL}}, false},
    {"an earlier position that is not there", {{SDLK_HOME, 0}}, false},
    {"the sound is turned off", {{SDLK_m, 0}}, false},
    {"another page", {{SDLK_F1, 0}, {SDLK_ESCAPE, 0}}, false},
};

START_TEST(marks_go_with_their_sentence)
{
    static const char said[] = "There is no piece on 18.";
    squareset named = square_set(18);
    begin("american", NULL);
    const struct play *page = stage_play(&stage);
    for (int square = 9; square <= 12; square++)
        named |= square_set(square);
    stage_click_square(&stage, 18);
    for (int i = 0; i < 2 && look_at_rows[_i].keys[i].key; i++)
        stage_key(&stage, look_at_rows[_i].keys[i].key, look_at_rows[_i].keys[i].mods);
    ck_assert_msg(strcmp(stage.shell.desk.page->name, "play") == 0, "%s: %s", look_at_rows[_i].name,
                  stage.shell.desk.page->name);
    bool still = page->strip.kind != MESSAGE_NONE && strstr(page->strip.message, said);
    ck_assert_msg(still == look_at_rows[_i].marked, "%s: \"%s\"", look_at_rows[_i].name,
                  page->strip.message);
    ck_assert_msg(page->board.gesture.pointed == (still ? named : 0), "%s: %x marked",
                  look_at_rows[_i].name, (unsigned)page->board.gesture.pointed);
    stage_finish(&stage);
}
END_TEST

/* --- The result --- */

static bool result_shown(void)
{
    return ui_find(&stage.shell.ui, "revenge") != NULL;
}

/* A hop of 110 ms, then a moment in which it is looked at. */
static const struct {
    const char *name,
        *steps;       /* 'd' drags, 's' skips the hop, 'w' waits 50 ms, 'u' undoes, 'r' redoes */
    int milliseconds; /* from the last step to the result */
} wait_rows[] = {
    {"a hop", "", 710},
    {"a hop that is skipped", "ws", 600},
    {"a piece that was dragged", "d", 600},
    {"a hop taken back and made again", "uwr", 710},
};

static void take_wait_step(char step)
{
    struct rect to = stage_widget(&stage, "square-25")->rect;
    struct input input = {.x = to.x + 5, .y = to.y + 5};
    switch (step) {
    case 'd':
        input.kind = INPUT_MOVE;
        stage_input(&stage, input);
        input.kind = INPUT_RELEASE;
        stage_input(&stage, input);
        break;
    case 's':
        stage_key(&stage, SDLK_F13, 0);
        break;
    case 'w':
        pass_time(50);
        break;
    case 'u':
        stage_key(&stage, SDLK_z, MOD_CTRL);
        break;
    case 'r':
        stage_key(&stage, SDLK_z, MOD_CTRL | MOD_SHIFT);
        break;
    }
}

/* Captures with 18, and ends the game: by two clicks, or with a press only. */
static void end_by_a_capture(bool drag)
{
    struct rect from = stage_widget(&stage, "square-18")->rect;
    if (drag)
        stage_input(&stage, (struct input){.kind = INPUT_PRESS, .x = from.x + 5, .y = from.y + 5});
    else
        stage_move(&stage, 18, 25);
}

START_TEST(the_result_waits_for_the_move)
{
    const char *name = wait_rows[_i].name, *steps = wait_rows[_i].steps;
    begin("american", "B:W22:B18");
    end_by_a_capture(strchr(steps, 'd') != NULL);
    for (; *steps; steps++)
        take_wait_step(*steps);
    ck_assert_msg(game_over(&stage.match.game), "%s: the game goes on", name);
    ck_assert_msg(shell_moving(&stage.shell), "%s: nobody waits for it", name);
    pass_time(wait_rows[_i].milliseconds - 1);
    ck_assert_msg(!result_shown(), "%s: too early", name);
    pass_time(1);
    ck_assert_msg(result_shown(), "%s: too late", name);
    pass_time(1000);
    ck_assert_msg(!shell_moving(&stage.shell), "%s: something moves for ever", name);
    stage_finish(&stage);
}
END_TEST

/* At once, all of it, and no click counts for it sooner than else. */
START_TEST(without_motion_the_result_is_there_at_once)
{
    begin("american", "B:W22:B18");
    stage.preferences.speed = SPEED_OFF;
    end_by_a_capture(false);
    ck_assert(result_shown());
    ck_assert(!shell_moving(&stage.shell));
    ck_assert_ptr_nonnull(find_text("card-black", "1"));
    ck_assert_ptr_null(find_text("card-black", "0"));
    pass_time(499);
    stage_click(&stage, stage_widget(&stage, "revenge")->rect);
    ck_assert_int_eq(stage.match.finished_count, 0);
    pass_time(1);
    stage_click(&stage, stage_widget(&stage, "revenge")->rect);
    ck_assert_int_eq(stage.match.finished_count, 1);
    stage_finish(&stage);
}
END_TEST

/* The program starts again with the match as it was. */
static void start_again(void)
{
    struct shell_setup setup = {.fonts = stage.fonts,
                                .match = &stage.match,
                                .preferences = &stage.preferences,
                                .rulebook = &stage.rulebook};
    shell_finish(&stage.shell);
    shell_init(&stage.shell, &setup);
    stage_draw(&stage);
}

/* Only what is reached by playing comes in; also what is reached once more. */
START_TEST(a_result_of_earlier_stands_there)
{
    begin("american", "B:W22:B18");
    end_by_a_capture(false);
    pass_time(5000);
    stage_settle(&stage);
    uint64_t expected = draw_list_hash(&stage.shell.ui.list);
    start_again();
    ck_assert(result_shown());
    ck_assert(!shell_moving(&stage.shell));
    ck_assert_msg(draw_list_hash(&stage.shell.ui.list) == expected, "it comes in once more");
    stage_key(&stage, SDLK_z, MOD_CTRL);
    pass_time(1000);
    end_by_a_capture(false);
    ck_assert(!result_shown());
    ck_assert(shell_moving(&stage.shell));
    stage_finish(&stage);
}
END_TEST

/* What comes so many milliseconds after the result: "press" and "let go" on Revenge, or a key. */
static const struct {
    const char *name;
    int press, let_go; /* -1: a key */
    SDL_Keycode key;
    bool begins; /* the next game */
} guard_rows[] = {
    {"a click at once", 0, 0, 0, false},
    {"a click too early", 499, 499, 0, false},
    {"a click", 500, 500, 0, true},
    {"pressed too early", 499, 900, 0, false},
    {"Enter too early", 499, -1, SDLK_RETURN, false},
    {"Enter", 500, -1, SDLK_RETURN, true},
    {"Space too early", 499, -1, SDLK_SPACE, false},
};

START_TEST(a_result_that_has_just_come_takes_no_click)
{
    begin("american", NULL);
    resign("answer-white");
    ck_assert(result_shown());
    struct rect rect = stage_widget(&stage, "revenge")->rect;
    struct input input = {.kind = INPUT_PRESS, .x = rect.x + rect.w / 2, .y = rect.y + rect.h / 2};
    pass_time(guard_rows[_i].press);
    if (guard_rows[_i].key) {
        stage_key(&stage, guard_rows[_i].key, 0);
    } else {
        stage_input(&stage, input);
        pass_time(guard_rows[_i].let_go - guard_rows[_i].press);
        input.kind = INPUT_RELEASE;
        stage_input(&stage, input);
    }
    ck_assert_msg(stage.match.finished_count == guard_rows[_i].begins, "%s", guard_rows[_i].name);
    stage_finish(&stage);
}
END_TEST

/* The button that is down when the result comes is one of the moves before. */
START_TEST(a_button_that_is_down_does_not_count)
{
    begin("american", "B:W22:B18");
    end_by_a_capture(false);
    struct rect rect = stage_widget(&stage, "undo")->rect;
    struct input input = {.kind = INPUT_PRESS, .x = rect.x + 5, .y = rect.y + 5};
    stage_input(&stage, input);
    pass_time(2000);
    ck_assert(result_shown());
    struct rect same = stage_widget(&stage, "undo")->rect;
    input = (struct input){.kind = INPUT_RELEASE, .x = same.x + 5, .y = same.y + 5};
    stage_input(&stage, input);
    ck_assert_msg(game_over(&stage.match.game), "it has taken the move back");
    stage_finish(&stage);
}
END_TEST

/* The board makes room for a message at the bottom only when no button is down. */
START_TEST(a_message_does_not_move_a_piece_that_is_held)
{
    begin("american", NULL);
    struct rect from = stage_widget(&stage, "square-11")->rect;
    struct rect to = stage_widget(&stage, "square-15")->rect;
    stage_input(&stage, (struct input){.kind = INPUT_PRESS, .x = from.x + 5, .y = from.y + 5});
    shell_set_unkept(&stage.shell, "The disk is full.");
    stage_input(&stage, (struct input){.kind = INPUT_MOVE, .x = to.x + 5, .y = to.y + 5});
    ck_assert_int_eq(stage_widget(&stage, "square-15")->rect.y, to.y);
    stage_input(&stage, (struct input){.kind = INPUT_RELEASE, .x = to.x + 5, .y = to.y + 5});
    ck_assert_int_eq(stage.match.game.cursor, 1);
    ck_assert_int_ne(stage_widget(&stage, "square-15")->rect.y, to.y);
    stage_finish(&stage);
}
END_TEST

/* Who resigns, whether the card of Black is on its way then, and what the strip says. */
static const struct {
    const char *name, *who_resigns, *black, *said;
    bool crosses;
    int speed;
} revenge_rows[] = {
    {"the same begins", "answer-white", "Ada", "Ada (Black) begins.", false, SPEED_NORMAL},
    {"colours change", "answer-black", "Ben", "Ben (Black) begins.", true, SPEED_NORMAL},
    {"without motion", "answer-black", "Ben", "Ben (Black) begins.", false, SPEED_OFF},
};

/* Who sits above stays there if the board turns; without a change of colours it does not. */
static const struct {
    const char *name, *who_resigns;
    int seats;
    bool turned, ada_above;
} seat_rows[] = {
    {"players change places", "answer-black", SEATS_CROSS, false, false},
    {"the board turns", "answer-black", SEATS_STAY, true, true},
    {"the same colours", "answer-white", SEATS_STAY, false, true},
};

/* In the next game, and in the next match. */
START_TEST(people_may_stay)
{
    const int row = _i % ROWS(seat_rows), length = _i / ROWS(seat_rows);
    begin("american", NULL);
    stage.preferences.seats = seat_rows[row].seats;
    stage.match.length = length;
    resign(seat_rows[row].who_resigns);
    pass_time(2000);
    stage_click(&stage, stage_widget(&stage, "revenge")->rect);
    pass_time(1000);
    ck_assert_int_eq(match_ledger_count(&stage.match), 1 - length);
    const char *above = stage.shell.desk.turned ? "card-white" : "card-black";
    ck_assert_msg(stage.shell.desk.turned == seat_rows[row].turned, "%s: turned",
                  seat_rows[row].name);
    ck_assert_msg(!find_text(above, "Ada") != seat_rows[row].ada_above, "%s: who is above",
                  seat_rows[row].name);
    stage_finish(&stage);
}
END_TEST

/* A click where nothing is ends the choice, as one on the board does. */
START_TEST(a_click_on_nothing_seats)
{
    begin("american", NULL);
    stage_click(&stage, stage_widget(&stage, "name-white")->rect);
    stage_click(&stage, stage_widget(&stage, "played-by/next")->rect);
    struct rect nothing = stage_play(&stage)->layout.moves;
    ck_assert_int_eq(stage.match.players[1].level, PLAYER_PERSON);
    stage_click(&stage, rect_centred(nothing, 2, 2));
    ck_assert_int_eq(stage.match.players[1].level, 1);
    ck_assert(!ui_find(&stage.shell.ui, "played-by"));
    stage_finish(&stage);
}
END_TEST

/* A comment on the game is not lost without a question: New match asks. */
START_TEST(what_cannot_be_saved_stays)
{
    begin("american", NULL);
    stage.match.length = 1;
    stage_move(&stage, 11, 15);
    resign("answer-black");
    game_set_text(&stage.match.game, NODE_ROOT, TEXT_AFTER, "well played");
    stage_key(&stage, SDLK_r, MOD_CTRL);
    ck_assert_str_eq(stage.shell.desk.page->name, "new-match");
    ck_assert(match_decided(&stage.match));
    stage_finish(&stage);
}
END_TEST

START_TEST(players_change_places)
{
    const char *name = revenge_rows[_i].name;
    begin("american", NULL);
    stage.preferences.speed = revenge_rows[_i].speed;
    resign(revenge_rows[_i].who_resigns);
    pass_time(2000);
    stage_click(&stage, stage_widget(&stage, "revenge")->rect);
    expect_strip(revenge_rows[_i].said, COLOUR_TEXT);
    int places[3];
    for (int i = 0; i < 3; i++) {
        pass_time(i == 0 ? 50 : 300);
        places[i] = stage_widget(&stage, "card-black")->rect.y;
        ck_assert_msg(find_text("card-black", revenge_rows[_i].black), "%s: who", name);
    }
    bool crosses = places[0] > places[1] && places[1] > places[2];
    ck_assert_msg(crosses == revenge_rows[_i].crosses, "%s: %d, %d, %d", name, places[0], places[1],
                  places[2]);
    pass_time(300);
    int below = stage_widget(&stage, "card-white")->rect.y;
    ck_assert_msg(stage_widget(&stage, "card-black")->rect.y < below, "%s: at last", name);
    stage_finish(&stage);
}
END_TEST

START_TEST(looking_back_leads_back_to_the_result)
{
    begin("american", NULL);
    stage_move(&stage, 11, 15);
    pass_time(1000);
    resign("answer-white");
    pass_time(1000);
    stage_key(&stage, SDLK_HOME, 0);
    ck_assert_msg(!result_shown(), "it hides the moves");
    stage_widget(&stage, "move-1");
    stage_key(&stage, SDLK_END, 0);
    ck_assert_msg(result_shown(), "it does not come back");
    stage_click(&stage, stage_widget(&stage, "revenge")->rect);
    ck_assert_msg(stage.match.finished_count == 0, "it takes a click at once");
    pass_time(500);
    stage_click(&stage, stage_widget(&stage, "revenge")->rect);
    ck_assert_int_eq(stage.match.finished_count, 1);
    stage_finish(&stage);
}
END_TEST

START_TEST(undo_leads_back_to_the_result)
{
    begin("american", NULL);
    resign("answer-white");
    stage_key(&stage, SDLK_r, MOD_CTRL);
    stage_move(&stage, 11, 15);
    pass_time(1000);
    stage_click(&stage, stage_widget(&stage, "undo")->rect);
    ck_assert(!result_shown());
    pass_time(1000);
    stage_click(&stage, stage_widget(&stage, "undo")->rect);
    ck_assert_msg(result_shown(), "no result");
    pass_time(1000);
    ck_assert(count_texts("0") == 1 && count_texts("1") == 1);
    stage_key(&stage, SDLK_z, MOD_CTRL | MOD_SHIFT);
    stage_key(&stage, SDLK_z, MOD_CTRL | MOD_SHIFT);
    ck_assert_int_eq(stage.match.finished_count, 1);
    ck_assert_int_eq(stage.match.game.cursor, 1);
    stage_finish(&stage);
}
END_TEST

/* The first sprite in this rectangle, or NULL; `sprite`: this one, or any. */
static const struct draw_item *sprite_in(struct rect rect, const struct sprite *sprite)
{
    const struct draw_list *list = &stage.shell.ui.list;
    for (size_t i = 0; i < list->count; i++) {
        const struct draw_item *item = &list->items[i];
        if (item->kind == DRAW_SPRITE && rect_contains(rect, item->rect.x, item->rect.y) &&
            (!sprite || item->sprite == sprite))
            return item;
    }
    return NULL;
}

/* Each form that the result has: between the cards, in their column, below the board. */
static const struct {
    int w, h;
} form_rows[] = {{1280, 800}, {640, 480}, {480, 640}, {700, 1000}};

/* How often something that is seen through lies over all of it; `*alpha`: the last. */
static int count_veils(struct rect rect, int *alpha)
{
    const struct draw_list *list = &stage.shell.ui.list;
    int count = 0;
    for (size_t i = 0; i < list->count; i++) {
        const struct draw_item *item = &list->items[i];
        struct rect common = rect_common(item->rect, rect);
        if (item->kind != DRAW_FILL || item->colour.a == 255 || common.w < rect.w ||
            common.h < rect.h)
            continue;
        *alpha = item->colour.a;
        count++;
    }
    return count;
}

static void require_veil(const char *what, struct rect rect)
{
    int alpha = 0, count = count_veils(rect, &alpha);
    ck_assert_msg(count == 1, "%s: %d veils at %dx%d", what, count, stage.w, stage.h);
    ck_assert_msg(alpha > 0 && alpha < 220, "%s: hidden at %dx%d", what, stage.w, stage.h);
}

/* What is laid over it while it comes lets it through from the first frame on. */
START_TEST(the_result_is_never_an_empty_column)
{
    begin("american", NULL);
    stage.w = form_rows[_i].w;
    stage.h = form_rows[_i].h;
    resign("answer-white");
    struct result_layout layout = play_result_layout(&stage.shell.ui, &stage_play(&stage)->layout,
                                                     &stage.match, side_names_plain);
    require_veil("the title", layout.title);
    require_veil("Revenge", layout.revenge);
    require_veil("the score", layout.score);
    require_veil("the other buttons", layout.others);
    stage_finish(&stage);
}
END_TEST

/* Nor does what surrounds the result cut it off on its way. */
START_TEST(the_crown_comes_down_within_its_frame)
{
    begin("american", NULL);
    stage.w = form_rows[_i].w;
    stage.h = form_rows[_i].h;
    resign("answer-white");
    struct rect frame = play_result_layout(&stage.shell.ui, &stage_play(&stage)->layout,
                                           &stage.match, side_names_plain)
                            .stage;
    int first = 0, last = 0;
    pass_time(RESULT_CROWN_MS);
    for (int passed = 0; passed <= motion_ms(MOTION_CROWN); passed += 10, pass_time(10)) {
        const struct draw_item *crown =
            sprite_in(stage.shell.ui.screen, board_sprite(THEME_WALNUT, SPRITE_WIN_CROWN));
        ck_assert_msg(crown != NULL, "no crown after %d ms", passed);
        ck_assert_msg(crown->rect.y > frame.y, "%d above the frame after %d ms at %dx%d",
                      frame.y - crown->rect.y, passed, stage.w, stage.h);
        first = passed == 0 ? crown->rect.y : first;
        last = crown->rect.y;
    }
    ck_assert_msg(last > first, "it does not come down at %dx%d", stage.w, stage.h);
    stage_finish(&stage);
}
END_TEST

static const struct draw_item *find_drawn(const char *string)
{
    const struct draw_list *list = &stage.shell.ui.list;
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i].kind == DRAW_TEXT &&
            strcmp(draw_string(list, &list->items[i]), string) == 0)
            return &list->items[i];
    return NULL;
}

/* The loser keeps the 0; the winner's rolls up and the 1 comes. The cards do not tell it again. */
static const struct {
    const char *name;
    int64_t milliseconds;
    int zeros, ones;
    bool calm;
} roll_rows[] = {
    {"when it comes", 0, 2, 0, false},
    {"in sight", 300, 2, 0, false},
    {"while it rolls", 500, 2, 1, false},
    {"not yet all of it", 699, 2, 1, false},
    {"when it has rolled", 700, 1, 1, false},
    {"without motion", 0, 1, 1, true},
    {"weeks later", INT64_C(2500000000), 1, 1, false},
};

START_TEST(the_score_rolls_to_its_new_value)
{
    begin("american", NULL);
    stage.preferences.speed = roll_rows[_i].calm ? SPEED_OFF : SPEED_NORMAL;
    resign("answer-white");
    pass_time(roll_rows[_i].milliseconds);
    ck_assert_msg(count_texts("0") == roll_rows[_i].zeros && count_texts("1") == roll_rows[_i].ones,
                  "%s: %d and %d", roll_rows[_i].name, count_texts("0"), count_texts("1"));
    stage_finish(&stage);
}
END_TEST

/* Before the result has come the cards have the score as it was, and then the result has it. */
START_TEST(nothing_tells_the_score_before_it_comes)
{
    begin("american", "B:W22:B18");
    end_by_a_capture(false);
    static const int landed = 110, told = RESULT_PAUSE_MS + RESULT_SCORE_MS;
    pass_time(landed);
    ck_assert(!result_shown());
    ck_assert_ptr_nonnull(find_text("card-black", "0"));
    pass_time(told);
    ck_assert(result_shown() && !find_text("card-black", "0"));
    ck_assert_int_eq(count_texts("0"), 3); /* White's pieces, too */
    pass_time(motion_ms(MOTION_SCORE));
    ck_assert_int_eq(count_texts("0"), 2);
    stage_finish(&stage);
}
END_TEST

static bool draws_sprite(enum board_sprite sprite)
{
    const struct draw_list *list = &stage.shell.ui.list;
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i].kind == DRAW_SPRITE &&
            list->items[i].sprite == board_sprite(THEME_WALNUT, sprite))
            return true;
    return false;
}

START_TEST(a_win_has_a_crowned_king)
{
    begin("american", NULL);
    resign(_i == BLACK ? "answer-white" : "answer-black");
    const struct draw_item *title = find_drawn(_i == BLACK ? "Ada wins" : "Ben wins");
    ck_assert_ptr_nonnull(title);
    ck_assert_int_eq(title->style.px, 40);
    ck_assert(draws_sprite(SPRITE_WIN_CROWN));
    ck_assert(draws_sprite(SPRITE_STACK_BLACK) == (_i == BLACK));
    ck_assert(draws_sprite(SPRITE_STACK_WHITE) == (_i == WHITE));
    ck_assert_str_eq(stage_widget(&stage, "revenge")->label, "Revenge");
    stage_finish(&stage);
}
END_TEST

/* In giveaway who has no pieces left has won. */
static const struct {
    const char *name, *rules, *title;
    enum side winner;
} goal_rows[] = {
    {"who captures all", "american", "Ada wins", BLACK},
    {"who loses all", "american, goal=lose", "Ben wins", WHITE},
};

START_TEST(the_king_is_that_of_the_winner)
{
    begin(goal_rows[_i].rules, "B:W22:B18");
    end_by_a_capture(false);
    pass_time(2000);
    ck_assert_msg(find_drawn(goal_rows[_i].title) != NULL, "%s: the title", goal_rows[_i].name);
    ck_assert(draws_sprite(SPRITE_WIN_CROWN));
    ck_assert_msg(draws_sprite(SPRITE_STACK_BLACK) == (goal_rows[_i].winner == BLACK) &&
                      draws_sprite(SPRITE_STACK_WHITE) == (goal_rows[_i].winner == WHITE),
                  "%s: another's king", goal_rows[_i].name);
    ck_assert_int_eq(match_score(&stage.match).half_points[goal_rows[_i].winner == WHITE], 2);
    stage_finish(&stage);
}
END_TEST

static const struct {
    const char *name;
    int w, h, scale;
    bool over; /* the score tells the names: there are no cards */
    int title; /* points */
} full_rows[] = {
    {"a small window", 640, 480, SCALE_AUTO, true, 40},
    {"a small window, 100 %", 640, 480, 100, true, 40},
    {"a small window, 75 %", 640, 480, 75, false, 40},
    {"a small tall window", 480, 640, SCALE_AUTO, true, 24},
    {"a tall window", 700, 1000, SCALE_AUTO, true, 30},
    {"as it starts", 1280, 800, SCALE_AUTO, false, 40},
    {"a large window", 1920, 1080, SCALE_AUTO, false, 40},
    {"a large window, 75 %", 1920, 1080, 75, false, 40},
    {"a very large window, 200 %", 3840, 2160, 200, false, 40},
};

/* A large title, a large king, the reason, the score, and buttons with icons that begin
 * right below. */
START_TEST(a_result_tells_everything)
{
    const char *name = full_rows[_i].name;
    begin("american", NULL);
    stage.w = full_rows[_i].w;
    stage.h = full_rows[_i].h;
    stage.preferences.scale = full_rows[_i].scale;
    resign("answer-white");
    pass_time(2000);
    struct ui *ui = &stage.shell.ui;
    const struct draw_item *title = find_drawn("Ada wins");
    ck_assert_msg(title && title->style.px == ui_px(ui, full_rows[_i].title), "%s: the title",
                  name);
    ck_assert_msg(find_drawn("Ben resigns.") != NULL, "%s: no reason", name);
    const struct draw_item *medal =
        sprite_in(ui->screen, board_sprite(THEME_WALNUT, SPRITE_WIN_MEDAL));
    ck_assert_msg(medal && medal->rect.h >= ui_px(ui, 60), "%s: a king of %d pixels", name,
                  medal ? medal->rect.h : 0);
    ck_assert_msg((ui_find(ui, "score") != NULL) == full_rows[_i].over, "%s: names", name);
    if (full_rows[_i].over)
        ck_assert_msg(find_text("score", "Ada") && find_text("score", "1") &&
                          find_text("score", "Ben") && find_text("score", "0"),
                      "%s: the score", name);
    static const char *const others[] = {"undo", "previous", "new-match", "menu"};
    for (int i = 0; i < ROWS(others); i++)
        ck_assert_msg(sprite_in(stage_widget(&stage, others[i])->rect, NULL) != NULL,
                      "%s: %s has no icon", name, others[i]);
    struct rect revenge = stage_widget(&stage, "revenge")->rect;
    int hole = stage_widget(&stage, "undo")->rect.y - revenge.y - revenge.h;
    ck_assert_msg(hole > 0 && hole <= ui_px(ui, 20), "%s: a hole of %d", name, hole);
    stage_finish(&stage);
}
END_TEST

/* Where the score tells who is who. `first`, `second`: as they are drawn; NULL: the beginning of
 * the name and an ellipsis. */
static const struct {
    const char *name, *ada, *ben, *first, *second;
} told_rows[] = {
    {"default names", "Player 1", "Player 2", "Player 1", "Player 2"},
    {"alike", "Alexander", "Alexandra", "Alexander", "Alexandra"},
    {"twelve letters", "Christabelle", "Maximilianus", "Christabelle", "Maximilianus"},
    {"a long one", "Bartholomew Featherstonehaugh-Cholmonde", "Ben", NULL, "Ben"},
    {"wide ones", "WWWWWWWWWWWWWWWWWWWW", "MMMMMMMMMMMMMMMMMMMM", NULL, NULL},
};

static const struct {
    int w, h;
} told_windows[] = {{480, 640}, {640, 480}, {600, 800}, {700, 1000}};

enum {
    LEAST_LETTERS = 8, /* of a name */
};

static void require_told(const char *name, const char *whole, const char *drawn)
{
    char begins[LEAST_LETTERS + 1] = {0};
    const struct draw_list *list = &stage.shell.ui.list;
    struct rect score = stage_widget(&stage, "score")->rect;
    bool found = drawn && find_text("score", drawn);
    memcpy(begins, whole, strlen(whole) < LEAST_LETTERS ? strlen(whole) : LEAST_LETTERS);
    for (size_t i = 0; !drawn && i < list->count; i++) {
        const struct draw_item *item = &list->items[i];
        found |= item->kind == DRAW_TEXT && rect_contains(score, item->rect.x, item->rect.y) &&
                 strncmp(draw_string(list, item), begins, strlen(begins)) == 0;
    }
    ck_assert_msg(found, "%s: not told apart: %s, at %dx%d", name, whole, stage.w, stage.h);
}

static void look_at_the_names(int row, int w, int h, bool drawn)
{
    begin("american", NULL);
    player_set_name(&stage.match.players[0], told_rows[row].ada);
    player_set_name(&stage.match.players[1], told_rows[row].ben);
    stage.w = w;
    stage.h = h;
    if (drawn)
        ck_assert(game_offer_draw(&stage.match.game, BLACK) && game_accept_draw(&stage.match.game));
    else
        game_resign(&stage.match.game, WHITE);
    play_reset(stage_play(&stage));
    stage_draw(&stage);
    pass_time(2000);
    require_told(told_rows[row].name, told_rows[row].ada, told_rows[row].first);
    require_told(told_rows[row].name, told_rows[row].ben, told_rows[row].second);
    ck_assert_msg(find_text("score", drawn ? "½" : "1") != NULL, "%s: no points",
                  told_rows[row].name);
    stage_finish(&stage);
}

/* After a draw the picture is the widest. */
START_TEST(a_score_without_cards_tells_who_is_who)
{
    for (int i = 0; i < 2 * ROWS(told_windows); i++)
        look_at_the_names(_i, told_windows[i / 2].w, told_windows[i / 2].h, i % 2 == 1);
}
END_TEST

static const struct {
    const char *name;
    int moves;
    bool looks_back;
} look_rows[] = {
    {"resigned before any move", 0, false},
    {"after a move", 1, true},
};

START_TEST(what_has_no_moves_is_not_looked_back_at)
{
    begin("american", NULL);
    if (look_rows[_i].moves > 0) {
        stage_click_square(&stage, 11);
        stage_click_square(&stage, 15);
        pass_time(1000);
    }
    ck_assert_int_eq(stage.match.game.cursor, look_rows[_i].moves);
    resign("answer-white");
    pass_time(1000);
    ck_assert(result_shown());
    ck_assert_msg(stage_widget(&stage, "previous")->enabled == look_rows[_i].looks_back, "%s",
                  look_rows[_i].name);
    stage_finish(&stage);
}
END_TEST

START_TEST(a_draw_has_both_kings)
{
    begin("american", NULL);
    ck_assert(game_offer_draw(&stage.match.game, BLACK) && game_accept_draw(&stage.match.game));
    stage_draw(&stage);
    ck_assert(!draws_sprite(SPRITE_WIN_CROWN));
    ck_assert(draws_sprite(SPRITE_STACK_BLACK) && draws_sprite(SPRITE_STACK_WHITE));
    ck_assert_str_eq(stage_widget(&stage, "revenge")->label, "Next game");
    stage_finish(&stage);
}
END_TEST

/* Its picture is the widest; for the default names it leaves the reason its room. */
START_TEST(a_draw_has_its_reason)
{
    begin("american", NULL);
    stage.w = told_windows[_i].w;
    stage.h = told_windows[_i].h;
    for (int i = 0; i < PLAYER_COUNT; i++)
        stage.match.players[i] = player_stand_in(i, PLAYER_PERSON, NULL);
    ck_assert(game_offer_draw(&stage.match.game, BLACK) && game_accept_draw(&stage.match.game));
    pass_time(2000);
    ck_assert_msg(find_drawn("Both players agreed.") != NULL, "%dx%d", stage.w, stage.h);
    ck_assert(draws_sprite(SPRITE_STACK_BLACK) && draws_sprite(SPRITE_STACK_WHITE));
    stage_finish(&stage);
}
END_TEST

/* --- Where what ends something stands --- */

static const struct {
    int w, h;
} windows[] = {{640, 480},  {480, 640},   {700, 1000},  {800, 600},   {1000, 1000},
               {1280, 800}, {1920, 1080}, {1080, 1920}, {3840, 2160}, {1920, 480}};

static const struct {
    const char *name, *ada, *ben;
} names[] = {
    {"short names", "Ada", "Ben"},
    {"long names", "Maximiliana Theodora von Hohenstein-Lipp",
     "Bartholomew Featherstonehaugh-Cholmonde"},
    {"wide names",
     "王小明王小明王小明王小明王小明王小明王小明王小明王小明王小明王小明王小明王小明王",
     "שרה לוי בת אברהם ויוסף"},
};

static const int scales[] = {SCALE_AUTO, 75, 100, 200};

static char where[160];

/* Every window, scale and kind of names, with and without a meter and captured pieces. */
static void everywhere(void (*look)(void))
{
    static const char *const rules[] = {"american", "tournament, quiet=25", "parlour"};
    for (int i = 0; i < ROWS(windows) * ROWS(names) * ROWS(rules); i++) {
        int name = i / ROWS(windows) % ROWS(names);
        begin(rules[i / ROWS(windows) / ROWS(names)], NULL);
        player_set_name(&stage.match.players[0], names[name].ada);
        player_set_name(&stage.match.players[1], names[name].ben);
        stage.w = windows[i % ROWS(windows)].w;
        stage.h = windows[i % ROWS(windows)].h;
        stage.preferences.scale = scales[i % ROWS(scales)];
        stage_draw(&stage);
        snprintf(where, sizeof where, "%dx%d, scale %d, %s, %s", stage.w, stage.h,
                 stage.shell.ui.scale, names[name].name, stage.match.rules.id);
        look();
        stage_finish(&stage);
    }
}

/* Returns the text in the rectangle that holds these words, or NULL. */
static const struct widget *text_inside(struct rect rect, const char *words)
{
    const struct ui *ui = &stage.shell.ui;
    for (int i = 0; i < ui->widget_count; i++) {
        const struct widget *at = &ui->widgets[i];
        if (widget_is(at, ROLE_TEXT) && rect_contains(rect, at->rect.x, at->rect.y) &&
            strstr(at->label, words))
            return at;
    }
    return NULL;
}

/* Returns true if all text in the rectangle is bold. */
static bool all_bold(struct rect rect)
{
    const struct draw_list *list = &stage.shell.ui.list;
    bool bold = true;
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i].kind == DRAW_TEXT &&
            rect_contains(rect, list->items[i].rect.x, list->items[i].rect.y))
            bold &= list->items[i].style.face == FONT_BOLD;
    return bold;
}

/* What is left stands well above the lower border. The name of Black, who begins, is bold. */
static void look_at_the_cards(void)
{
    static const char *const cards[] = {"card-black", "card-white"};
    struct ui *ui = &stage.shell.ui;
    for (int i = 0; i < ROWS(cards); i++) {
        struct rect card = stage_widget(&stage, cards[i])->rect;
        const struct widget *left = text_inside(card, "12");
        ck_assert_msg(left != NULL, "%s: %s: nothing is left", where, cards[i]);
        int below = card.y + card.h - left->rect.y - left->rect.h;
        ck_assert_msg(below >= ui_px(ui, METRIC_PAD), "%s: %s: %d", where, cards[i], below);
        struct rect above = {card.x, card.y, card.w, left->rect.y - card.y};
        ck_assert_msg(i > 0 || all_bold(above), "%s: not bold", where);
    }
}

START_TEST(cards_hold_long_names)
{
    everywhere(look_at_the_cards);
}
END_TEST

static bool overlap(struct rect a, struct rect b)
{
    struct rect common = rect_common(a, b);
    return common.w > 0 && common.h > 0;
}

static void require_apart(const char *what, struct rect rect, const char *other)
{
    const struct widget *widget = ui_find(&stage.shell.ui, other);
    ck_assert_msg(!widget || !overlap(rect, widget->rect), "%s: %s stands where %s stood", where,
                  other, what);
}

/* The places are those of the buttons that asked, before and after. */
static void look_at_the_answers(void)
{
    struct rect resign_rect = stage_widget(&stage, "resign")->rect;
    struct rect offer_rect = stage_widget(&stage, "offer-draw")->rect;
    static const char *const answers[] = {"answer-black", "answer-white", "accept-draw",
                                          "decline-draw", "play-on"};
    static const char *const questions[] = {"Who resigns this game?", "Who offers a draw?",
                                            "accept"};
    struct rect names_rects[2] = {0};
    for (int asked = 0; asked < 3; asked++) {
        if (asked == 2)
            stage_click(&stage, names_rects[0]); /* one offers; the other one answers */
        else
            stage_key(&stage, asked == 0 ? SDLK_g : SDLK_d, MOD_CTRL);
        if (asked == 1) {
            names_rects[0] = stage_widget(&stage, "answer-black")->rect;
            names_rects[1] = stage_widget(&stage, "answer-white")->rect;
        }
        stage_widget(&stage, asked == 2 ? "accept-draw" : "play-on");
        for (int i = 0; i < ROWS(answers); i++) {
            require_apart("resign", resign_rect, answers[i]);
            require_apart("offer-draw", offer_rect, answers[i]);
            require_apart("the board", stage_play(&stage)->layout.board, answers[i]);
        }
        const struct widget *words = stage_find(&stage, questions[asked]);
        ck_assert_msg(words && !overlap(words->rect, stage_play(&stage)->layout.board),
                      "%s: the question lies on the board", where);
        const char *safe = asked == 2 ? "decline-draw" : "play-on";
        ck_assert_msg(find_text(safe, asked == 2 ? "Decline" : "Play on") != NULL,
                      "%s: %s is cut off", where, safe);
    }
    for (int i = 0; i < 2; i++)
        require_apart("who offers", names_rects[i], "accept-draw");
}

static void look_at_revenge(void)
{
    static const char *const before[] = {"resign",       "offer-draw", "undo",
                                         "menu",         "rules",      "answer-black",
                                         "answer-white", "play-on",    "settings"};
    struct rect rects[ROWS(before)];
    stage_key(&stage, SDLK_g, MOD_CTRL);
    for (int i = 0; i < ROWS(before); i++)
        rects[i] = stage_widget(&stage, before[i])->rect;
    game_resign(&stage.match.game, WHITE);
    play_reset(stage_play(&stage));
    pass_time(0);
    pass_time(1000);
    for (int i = 0; i < ROWS(before); i++)
        require_apart(before[i], rects[i], "revenge");
}

/* All of it beside the board, nothing cut off, Revenge as high as it should be. */
static void look_at_the_result(void)
{
    game_resign(&stage.match.game, WHITE);
    stage_draw(&stage);
    pass_time(1000);
    const struct play *play = stage_play(&stage);
    static const char *const widgets[] = {"revenge", "undo", "previous", "new-match", "menu"};
    static const char *const told_by[] = {"card-black", "card-white", "score"};
    ck_assert_msg(!ui_find(&stage.shell.ui, "score") == !!ui_find(&stage.shell.ui, "card-black"),
                  "%s: nothing has the score", where);
    for (int i = 0; i < ROWS(widgets); i++) {
        struct rect rect = stage_widget(&stage, widgets[i])->rect;
        struct rect inside = rect_common(rect, stage.shell.ui.screen);
        ck_assert_msg(!overlap(rect, play->layout.board) && !overlap(rect, play->layout.strip),
                      "%s: %s lies on something", where, widgets[i]);
        for (int j = 0; j < ROWS(told_by); j++)
            require_apart(widgets[i], rect, told_by[j]);
        ck_assert_msg(inside.w == rect.w && inside.h == rect.h, "%s: %s leaves the window", where,
                      widgets[i]);
        ck_assert_msg(rect.h >= 44 * stage.shell.ui.scale / 100, "%s: %s is %d high", where,
                      widgets[i], rect.h);
    }
    ck_assert_msg(stage_widget(&stage, "revenge")->rect.h >= 56 * stage.shell.ui.scale / 100,
                  "%s: Revenge is %d high", where, stage_widget(&stage, "revenge")->rect.h);
    for (int i = 0; i < stage.shell.ui.cut_count; i++) {
        struct rect rect = stage.shell.ui.cuts[i].rect;
        ck_assert_msg(!overlap(rect, play->layout.column), "%s: \"%s\" is cut off", where,
                      stage.shell.ui.cuts[i].string);
    }
}

static const struct {
    const char *name;
    SDL_Keycode key; /* with Ctrl */
    bool offered;    /* by Black */
    bool turned;
} safe_rows[] = {
    {"who resigns", SDLK_g, false, false},
    {"who resigns, the board turned", SDLK_g, false, true},
    {"who offers", SDLK_d, false, false},
    {"an offer", SDLK_d, true, false},
};

static bool is_gold(struct rect rect)
{
    const struct draw_list *list = &stage.shell.ui.list;
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i].kind == DRAW_FILL &&
            memcmp(&list->items[i].rect, &rect, sizeof rect) == 0)
            return is_role(&list->items[i], COLOUR_BUTTON_MAIN);
    return false;
}

/* From the upper player to what plays on, from left to right. */
static void require_order(const char *name, bool turned)
{
    struct rect black = stage_widget(&stage, "answer-black")->rect;
    struct rect white = stage_widget(&stage, "answer-white")->rect;
    struct rect first = turned ? white : black, second = turned ? black : white;
    ck_assert_msg(first.x + first.w <= second.x &&
                      second.x + second.w <= stage_widget(&stage, "play-on")->rect.x,
                  "%s: not in the order of the board", name);
    ck_assert_msg(!is_gold(black) && !is_gold(white), "%s: a player is gold", name);
}

/* By which nothing ends. */
START_TEST(the_safe_answer_is_gold_and_takes_enter)
{
    const char *name = safe_rows[_i].name;
    begin("american", NULL);
    stage.shell.desk.turned = safe_rows[_i].turned;
    stage_key(&stage, safe_rows[_i].key, MOD_CTRL);
    require_order(name, safe_rows[_i].turned);
    if (safe_rows[_i].offered)
        stage_click(&stage, stage_widget(&stage, "answer-black")->rect);
    const struct widget *safe =
        stage_widget(&stage, safe_rows[_i].offered ? "decline-draw" : "play-on");
    ck_assert_msg(is_gold(safe->rect), "%s: not gold", name);
    ck_assert_msg(stage.shell.ui.focus == safe->id, "%s: no focus", name);
    stage_key(&stage, SDLK_RETURN, 0);
    ck_assert_msg(!game_over(&stage.match.game), "%s: it has ended the game", name);
    ck_assert_msg(play_question(stage_play(&stage)) == QUESTION_NONE, "%s: still asked", name);
    ck_assert_msg(stage.shell.ui.focus == 0, "%s: the board has no keyboard", name);
    stage_finish(&stage);
}
END_TEST

/* Who has the keyboard when a question has been asked, and has gone or waits. */
static const struct {
    const char *name;
    const char *keys;  /* g resigns, d offers, z undoes, Z redoes, + Tab, < Shift+Tab, > Enter; p:
                          another  page and back, u: the keyboard to Undo */
    const char *focus; /* a widget; NULL: the board */
} keyboard_rows[] = {
    {"who resigns, undone", "gz", NULL},
    {"who offers, undone", "dz", NULL},
    {"a player's name, undone", "g<z", NULL},
    {"an offer, undone", "d<>z", NULL},
    {"the other answer to it, undone", "d<>+z", NULL},
    {"who resigns, redone", "zgZ", NULL},
    {"an offer, redone", "zd<>Z", NULL},
    {"nothing undone", "zgz", "play-on"},
    {"who resigns while an offer waits, undone", "d<>gz", NULL},
    {"undone by its button", "gu>", "undo"},
    {"who resigns, the page left", "gp", "play-on"},
    {"an offer, the page left", "d<>p", "decline-draw"},
    {"who resigns, the page left, undone", "gpz", NULL},
    {"nothing asked, the page left", "p", NULL},
};

static void press_keyboard_key(char key)
{
    static const struct {
        char sign;
        struct shortcut shortcut;
    } keys[] = {{'g', {SDLK_g, MOD_CTRL}},    {'d', {SDLK_d, MOD_CTRL}},
                {'z', {SDLK_z, MOD_CTRL}},    {'Z', {SDLK_z, MOD_CTRL | MOD_SHIFT}},
                {'<', {SDLK_TAB, MOD_SHIFT}}, {'+', {SDLK_TAB, 0}},
                {'>', {SDLK_RETURN, 0}}};
    for (int i = 0; i < ROWS(keys); i++)
        if (keys[i].sign == key)
            stage_key(&stage, keys[i].shortcut.key, keys[i].shortcut.mods);
    if (key == 'u')
        stage.shell.ui.focus = stage_widget(&stage, "undo")->id;
    if (key == 'p') {
        stage_open(&stage, "settings");
        stage_open(&stage, "play");
    }
}

START_TEST(a_question_that_goes_leaves_the_keyboard)
{
    const char *name = keyboard_rows[_i].name, *focus = keyboard_rows[_i].focus;
    begin("american", NULL);
    stage_move(&stage, 11, 15);
    pass_time(1000);
    for (const char *key = keyboard_rows[_i].keys; *key; key++)
        press_keyboard_key(*key);
    widget_id expected = focus ? stage_widget(&stage, focus)->id : 0;
    ck_assert_msg(stage.shell.ui.focus == expected, "%s: %s has no keyboard", name,
                  focus ? focus : "the board");
    stage_key(&stage, SDLK_UP, 0);
    ck_assert_msg(stage_play(&stage)->board.gesture.cursor_visible == !focus,
                  "%s: the square of keys", name);
    stage_finish(&stage);
}
END_TEST

START_TEST(no_answer_stands_where_it_was_asked_for)
{
    everywhere(look_at_the_answers);
}
END_TEST

START_TEST(revenge_stands_where_nothing_was_asked_for)
{
    everywhere(look_at_revenge);
}
END_TEST

START_TEST(a_result_lies_beside_the_board)
{
    everywhere(look_at_the_result);
}
END_TEST

SUITE(play)
{
    Suite *suite = suite_create("play");
    TCase *tcase = tcase_create("page");
    tcase_set_timeout(tcase, 60);
    tcase_add_loop_test(tcase, a_card_has_name_and_score_of_its_player, 0, ROWS(card_rows));
    tcase_add_test(tcase, whose_turn_it_is_stands_out);
    tcase_add_loop_test(tcase, captured_pieces_lie_with_the_one_who_took_them, 0, ROWS(tray_rows));
    tcase_add_test(tcase, moves_are_numbered);
    tcase_add_loop_test(tcase, a_piece_glides_the_way_it_goes, 0, ROWS(glides));
    tcase_add_test(tcase, a_hop_begins_where_the_last_one_ended);
    tcase_add_test(tcase, a_refusal_has_a_colour_of_its_own);
    tcase_add_test(tcase, a_capture_that_has_begun_says_how_it_goes_on);
    tcase_add_loop_test(tcase, the_strip_follows_what_is_chosen, 0, ROWS(chosen_rows));
    tcase_add_test(tcase, half_a_capture_is_not_left);
    tcase_add_test(tcase, no_piece_invites_while_a_question_waits);
    tcase_add_test(tcase, a_new_game_begins_with_no_piece_under_a_pointer_that_is_elsewhere);
    tcase_add_test(tcase, a_turned_board_has_no_piece_under_the_pointer);
    tcase_add_test(tcase, nothing_is_taken_back_at_an_earlier_position);
    tcase_add_loop_test(tcase, what_comes_first_is_said, 0, ROWS(first_rows));
    tcase_add_loop_test(tcase, a_move_begins_with_its_text, 0, ROWS(strokes));
    tcase_add_loop_test(tcase, a_typed_refusal_is_shown_on_the_board, 0, ROWS(refused_rows));
    tcase_add_loop_test(tcase, marks_go_with_their_sentence, 0, ROWS(look_at_rows));
    suite_add_tcase(suite, tcase);
    TCase *result = tcase_create("result");
    tcase_set_timeout(result, 120);
    tcase_add_test(result, a_result_of_earlier_stands_there);
    tcase_add_loop_test(result, the_result_waits_for_the_move, 0, ROWS(wait_rows));
    tcase_add_test(result, without_motion_the_result_is_there_at_once);
    tcase_add_loop_test(result, a_result_that_has_just_come_takes_no_click, 0, ROWS(guard_rows));
    tcase_add_test(result, a_button_that_is_down_does_not_count);
    tcase_add_test(result, a_message_does_not_move_a_piece_that_is_held);
    tcase_add_loop_test(result, people_may_stay, 0, 2 * ROWS(seat_rows));
    tcase_add_test(result, what_cannot_be_saved_stays);
    tcase_add_test(result, a_click_on_nothing_seats);
    tcase_add_loop_test(result, players_change_places, 0, ROWS(revenge_rows));
    tcase_add_test(result, looking_back_leads_back_to_the_result);
    tcase_add_test(result, undo_leads_back_to_the_result);
    tcase_add_loop_test(result, the_result_is_never_an_empty_column, 0, ROWS(form_rows));
    tcase_add_loop_test(result, the_crown_comes_down_within_its_frame, 0, ROWS(form_rows));
    tcase_add_loop_test(result, the_score_rolls_to_its_new_value, 0, ROWS(roll_rows));
    tcase_add_test(result, nothing_tells_the_score_before_it_comes);
    tcase_add_loop_test(result, a_win_has_a_crowned_king, 0, 2);
    tcase_add_loop_test(result, the_king_is_that_of_the_winner, 0, ROWS(goal_rows));
    tcase_add_loop_test(result, a_draw_has_its_reason, 0, ROWS(told_windows));
    tcase_add_loop_test(result, a_result_tells_everything, 0, ROWS(full_rows));
    tcase_add_loop_test(result, a_score_without_cards_tells_who_is_who, 0, ROWS(told_rows));
    tcase_add_loop_test(result, the_safe_answer_is_gold_and_takes_enter, 0, ROWS(safe_rows));
    tcase_add_loop_test(result, a_question_that_goes_leaves_the_keyboard, 0, ROWS(keyboard_rows));
    tcase_add_loop_test(result, what_has_no_moves_is_not_looked_back_at, 0, ROWS(look_rows));
    tcase_add_test(result, a_draw_has_both_kings);
    tcase_add_test(result, no_answer_stands_where_it_was_asked_for);
    tcase_add_test(result, cards_hold_long_names);
    tcase_add_test(result, revenge_stands_where_nothing_was_asked_for);
    tcase_add_test(result, a_result_lies_beside_the_board);
    suite_add_tcase(suite, result);
    return suite;
}

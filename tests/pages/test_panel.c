/* SPDX-License-Identifier: MIT */
/* What stands beside the board: the cards with what is left and captured, looking back, names that
 * are changed, the first words, long games, and answers that lie apart from what asked. */
#include "board/sprites.h"
#include "contrast.h"
#include "stage.h"
#include "suite.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct stage stage;

static void begin(const char *rules, const char *fen)
{
    stage_init(&stage, rules, fen);
    stage.preferences.speed = SPEED_OFF;
    strcpy(stage.match.players[0].name, "Ada");
    strcpy(stage.match.players[1].name, "Ben");
    stage_draw(&stage);
}

static void wheel_over(const char *widget, int notches)
{
    struct rect rect = stage_widget(&stage, widget)->rect;
    stage_input(&stage, (struct input){.kind = INPUT_WHEEL,
                                       .x = rect.x + rect.w / 2,
                                       .y = rect.y + rect.h / 2,
                                       .wheel = notches});
}

/* --- Pieces on the cards --- */

static bool within(struct rect inner, struct rect outer)
{
    struct rect common = rect_common(inner, outer);
    return common.w == inner.w && common.h == inner.h;
}

static bool on_a_card(struct rect rect)
{
    return within(rect, stage_widget(&stage, "card-black")->rect) ||
           within(rect, stage_widget(&stage, "card-white")->rect);
}

/* A piece, no mark upon one? */
static bool is_piece(const struct sprite *sprite, enum theme_index board)
{
    static const enum board_sprite pieces[] = {SPRITE_BLACK_MAN,         SPRITE_WHITE_MAN,
                                               SPRITE_STACK_BLACK,       SPRITE_STACK_WHITE,
                                               SPRITE_LETTER_BLACK_MAN,  SPRITE_LETTER_WHITE_MAN,
                                               SPRITE_LETTER_BLACK_KING, SPRITE_LETTER_WHITE_KING};
    for (int i = 0; i < ROWS(pieces); i++)
        if (sprite == board_sprite(board, pieces[i]))
            return true;
    return false;
}

/* The colour of the last fill beneath item `index`. */
static struct colour ground(const struct draw_list *list, size_t index)
{
    for (size_t i = index; i-- > 0;)
        if (list->items[i].kind == DRAW_FILL &&
            within(list->items[index].rect, list->items[i].rect))
            return list->items[i].colour;
    return (struct colour){0};
}

enum {
    SIZE = 96, /* pixels at which the pictures are measured */
};

static int ascending(const void *a, const void *b)
{
    double first = *(const double *)a, second = *(const double *)b;
    return (first > second) - (first < second);
}

/* How far a piece stands out from what is behind it: by its opaque pixels that are lighter than
 * that, or by those that are darker; they must be a third of it. The middle one speaks for all,
 * since some smooth an edge. */
static double standing_out(const struct sprite *sprite, struct colour back)
{
    static const struct colour black = COLOUR(0x000000);
    static double contrasts[2][SIZE * SIZE];
    int counts[2] = {0};
    SDL_Surface *loaded = sprite_load(ASSETS "/", sprite, SIZE, SIZE);
    SDL_Surface *argb = SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_ARGB8888, 0);
    for (int i = 0; i < SIZE * SIZE; i++) {
        const char *line = (const char *)argb->pixels + i / SIZE * argb->pitch;
        uint32_t pixel = ((const uint32_t *)line)[i % SIZE];
        struct colour colour = {pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF, 255};
        int lighter = colour_contrast(colour, black) > colour_contrast(back, black);
        if (pixel >> 24 >= 250)
            contrasts[lighter][counts[lighter]++] = colour_contrast(colour, back);
    }
    SDL_FreeSurface(loaded);
    SDL_FreeSurface(argb);
    double best = 1;
    for (int lighter = 0; lighter < 2; lighter++) {
        if (3 * counts[lighter] < counts[0] + counts[1])
            continue;
        qsort(contrasts[lighter], (size_t)counts[lighter], sizeof(double), ascending);
        best = fmax(best, contrasts[lighter][counts[lighter] / 2]);
    }
    return best;
}

/* How many pieces lie on the cards; each stands out from what is behind it. */
static int require_pieces_stand_out(enum theme_index board, const char *name)
{
    const struct draw_list *list = &stage.shell.ui.list;
    int count = 0;
    for (size_t i = 0; i < list->count; i++) {
        const struct draw_item *item = &list->items[i];
        if (item->kind != DRAW_SPRITE || !is_piece(item->sprite, board) || !on_a_card(item->rect))
            continue;
        double contrast = standing_out(item->sprite, ground(list, i));
        REQUIRE(contrast >= 3, "%s, board %d: %s has %.2f:1", name, (int)board, item->sprite->file,
                contrast);
        count++;
    }
    return count;
}

/* A man and a king are left of Black, men of White; a wide card begins with a piece. */
static const struct {
    const char *name;
    int pieces, king_mark; /* as in struct looks_choice */
    int w, h, count;
} card_rows[] = {
    {"discs", 1 + PIECES_DISCS, 1 + KING_MARK_STACK, 1280, 800, 2 + 3},
    {"discs with crowns", 1 + PIECES_DISCS, 1 + KING_MARK_CROWN, 1280, 800, 2 + 3},
    {"letters", 1 + PIECES_LETTERS, 1 + KING_MARK_STACK, 1280, 800, 2 + 3},
    {"a small window", 1 + PIECES_DISCS, 1 + KING_MARK_STACK, 640, 480, 3},
};

START_TEST(pieces_on_cards_stand_out)
{
    begin("parlour", "B:W18,K26,32,23:BK15,1,19");
    stage.preferences.looks.pieces = card_rows[_i].pieces;
    stage.preferences.looks.king_mark = card_rows[_i].king_mark;
    stage_move(&stage, 15, 31);
    stage_move(&stage, 23, 16);
    stage.w = card_rows[_i].w;
    stage.h = card_rows[_i].h;
    for (int board = 0; board < THEME_COUNT; board++) {
        stage.preferences.looks.board = 1 + board;
        stage_draw(&stage);
        int count = require_pieces_stand_out((enum theme_index)board, card_rows[_i].name);
        ck_assert_msg(count == card_rows[_i].count, "%s: %d pieces, expected %d",
                      card_rows[_i].name, count, card_rows[_i].count);
    }
    stage_finish(&stage);
}
END_TEST

static const struct {
    const char *name, *rules, *fen;
    int to;          /* where 15 captures to */
    SDL_Keycode key; /* afterwards; 0: none */
    const char *black, *white;
} left_rows[] = {
    {"every rule set counts", "american", "B:W18,26,32:B15,1", 31, 0,
     "Black has 2 pieces left, kings: 1", "White has 1 piece left"},
    {"of the position looked at", "american", "B:W18,26,32:B15,1", 31, SDLK_HOME,
     "Black has 2 pieces left", "White has 3 pieces left"},
    {"kings of both", "flying", "B:W18,K32:BK15,1", 22, 0, "Black has 2 pieces left, kings: 1",
     "White has 1 piece left, kings: 1"},
};

START_TEST(pieces_left_are_counted)
{
    begin(left_rows[_i].rules, left_rows[_i].fen);
    stage_move(&stage, 15, left_rows[_i].to);
    if (left_rows[_i].key)
        stage_key(&stage, left_rows[_i].key, 0);
    const char *sentences[] = {left_rows[_i].black, left_rows[_i].white};
    for (int i = 0; i < 2; i++) {
        const struct widget *found = stage_find(&stage, sentences[i]);
        ck_assert_msg(found && strcmp(found->label, sentences[i]) == 0, "%s: not \"%s\"",
                      left_rows[_i].name, sentences[i]);
    }
    stage_finish(&stage);
}
END_TEST

/* What is captured comes when the move that captures it has ended. */
START_TEST(captured_pieces_come_at_the_end)
{
    begin("parlour", "B:W18,26,32:B15,1");
    stage.preferences.speed = SPEED_NORMAL;
    stage_move(&stage, 15, 31);
    ck_assert(shell_moving(&stage.shell));
    ck_assert_ptr_nonnull(stage_find(&stage, "Black has 0 captured pieces"));
    ck_assert_ptr_nonnull(stage_find(&stage, "White has 3 pieces left"));
    stage.now += 5000;
    stage_draw(&stage);
    ck_assert_ptr_nonnull(stage_find(&stage, "Black has 2 captured pieces"));
    ck_assert_ptr_nonnull(stage_find(&stage, "White has 1 piece left"));
    stage_finish(&stage);
}
END_TEST

/* --- Names --- */

/* The answers to who resigns or offers a draw: each with a piece of its player's side. */
START_TEST(answers_have_the_pieces_of_their_players)
{
    static const char *const questions[] = {"resign", "offer-draw"};
    begin("american", NULL);
    stage_click(&stage, stage_widget(&stage, questions[_i])->rect);
    struct rect black = stage_widget(&stage, "answer-black")->rect;
    struct rect white = stage_widget(&stage, "answer-white")->rect;
    int found = 0;
    for (size_t i = 0; i < stage.shell.ui.list.count; i++) {
        const struct draw_item *item = &stage.shell.ui.list.items[i];
        if (item->kind != DRAW_SPRITE)
            continue;
        found += item->sprite == board_sprite(THEME_WALNUT, SPRITE_BLACK_MAN) &&
                 within(item->rect, black);
        found += item->sprite == board_sprite(THEME_WALNUT, SPRITE_WHITE_MAN) &&
                 within(item->rect, white);
    }
    ck_assert_int_eq(found, 2);
    stage_finish(&stage);
}
END_TEST

static const char *const long_names[] = {"Maximiliana Wolfeschlegelsteinhausenber",
                                         "Wolfeschlegelsteinhausenbergerdorffwelch"};

/* Does a drawn line begin within a word of the name? What is left out begins with an ellipsis. */
static const char *broken_line(const char *name)
{
    const struct ui *ui = &stage.shell.ui;
    for (size_t i = 0; i < ui->list.count; i++) {
        const struct draw_item *item = &ui->list.items[i];
        const char *drawn = item->kind == DRAW_TEXT ? draw_string(&ui->list, item) : "";
        size_t length = strcspn(drawn, " \xE2");
        for (const char *at = name + 1; *at && length >= 2; at++)
            if (at[-1] != ' ' && strncmp(drawn, at, length) == 0)
                return drawn;
    }
    return NULL;
}

static const struct name_row {
    const char *name;
    int w, h;
    const char *clicks[3];
} name_rows[] = {
    {"the beginning", 640, 480, {NULL}},
    {"a question", 640, 480, {"resign"}},
    {"the result", 640, 480, {"resign", "answer-white"}},
    {"the beginning, tall", 480, 640, {NULL}},
    {"a question, tall", 480, 640, {"resign"}},
    {"the result, tall", 480, 640, {"resign", "answer-white"}},
    {"the result, between the cards", 1280, 800, {"resign", "answer-white"}},
};

START_TEST(no_name_is_broken_within_a_word)
{
    const struct name_row *row = &name_rows[_i % ROWS(name_rows)];
    const char *name = long_names[_i / ROWS(name_rows)];
    begin("american", NULL);
    for (int i = 0; i < PLAYER_COUNT; i++)
        strcpy(stage.match.players[i].name, name);
    stage.w = row->w;
    stage.h = row->h;
    stage_draw(&stage);
    for (int i = 0; i < 3 && row->clicks[i]; i++)
        stage_click(&stage, stage_widget(&stage, row->clicks[i])->rect);
    stage.now += 2000;
    stage_draw(&stage);
    const char *broken = broken_line(name);
    ck_assert_msg(!broken, "%s, %s: \"%s\"", row->name, name, broken);
    stage_finish(&stage);
}
END_TEST

/* What there is no room for is in the tip, whole. */
START_TEST(a_tip_has_the_whole_name)
{
    static const char *const places[] = {"name-white", "answer-white"};
    begin("american", NULL);
    strcpy(stage.match.players[1].name, long_names[0]);
    stage.w = 480;
    stage.h = 640;
    stage_draw(&stage);
    stage_click(&stage, stage_widget(&stage, "resign")->rect);
    struct rect rect = stage_widget(&stage, places[_i])->rect;
    stage_input(
        &stage,
        (struct input){.kind = INPUT_MOVE, .x = rect.x + rect.w / 2, .y = rect.y + rect.h / 2});
    ck_assert_ptr_nonnull(strstr(stage.shell.ui.hint, long_names[0]));
    stage_finish(&stage);
}
END_TEST

/* --- The draw meter --- */

/* Pixels of the bar that are filled, and all of them; none: there is no meter to be seen. */
static void measure_bar(int *done, int *all)
{
    const struct draw_list *list = &stage.shell.ui.list;
    struct rect meter = stage_play(&stage)->layout.meter;
    *done = *all = 0;
    for (size_t i = 0; i < list->count; i++) {
        const struct draw_item *item = &list->items[i];
        if (item->kind != DRAW_FILL || !within(item->rect, meter))
            continue;
        *(*all == 0 ? all : done) = item->rect.w;
    }
}

/* Kings to and fro, and a man, without whom lone kings would be a draw. */
static const struct {
    const char *name, *rules;
    int plies, looked_at;
    int count, limit; /* of the bar; 0: nothing alarms as yet */
    const char *says;
} bar_rows[] = {
    {"nothing yet", "american, quiet=25", 0, 0, 0, 0, "Draw in"},
    {"some", "american, quiet=25", 5, 5, 0, 0, "Draw in"},
    {"not quite half of it", "american, quiet=25", 12, 12, 0, 0, "Draw in"},
    {"half of it", "american, quiet=10", 5, 5, 5, 10, "Draw in 5 moves unless someone captures"},
    {"and more", "american, quiet=25", 13, 13, 13, 25, "Draw in 12 moves unless someone captures"},
    {"of the position looked at", "american, quiet=10", 7, 4, 0, 0, "Draw in"},
    {"of one that is nearer", "american, quiet=10", 7, 6, 6, 10,
     "Draw in 4 moves unless someone captures"},
    {"a position again", "classic", 4, 4, 1, 2,
     "This position has occurred 2 times; at 3 it is a draw."},
    {"to be claimed", "tournament, quiet=4, repetition=0", 6, 6, 1, 1,
     "The player to move may claim a draw."},
    {"come by itself", "american, quiet=4", 4, 4, 0, 0, "The game is over."},
    {"flying's own, not yet", "flying", 12, 12, 0, 0, "Draw in"},
    {"flying's own", "flying", 13, 13, 13, 25, "Draw in 12 moves unless someone captures"},
    {"flying's own, the last", "flying", 24, 24, 24, 25, "Draw in 1 move unless someone captures"},
};

static void play_kings(int plies)
{
    static const int paths[][2] = {{30, 25}, {3, 7}, {25, 30}, {7, 3}};
    for (int i = 0; i < plies; i++)
        stage_move(&stage, paths[i % 4][0], paths[i % 4][1]);
}

START_TEST(the_bar_is_as_long_as_the_way_gone)
{
    int done, all;
    begin(bar_rows[_i].rules, "W:WK30,32:BK3");
    play_kings(bar_rows[_i].plies);
    play_look_at(stage_play(&stage), bar_rows[_i].looked_at);
    stage_draw(&stage);
    measure_bar(&done, &all);
    bool seen = bar_rows[_i].limit > 0;
    int expected = seen ? all * bar_rows[_i].count / bar_rows[_i].limit : 0;
    ck_assert_msg(seen == (all > 100) && done == expected, "%s: %d of %d, expected %d",
                  bar_rows[_i].name, done, all, expected);
    ck_assert_msg(seen == (stage_find(&stage, bar_rows[_i].says) != NULL), "%s: what it says",
                  bar_rows[_i].name);
    stage_finish(&stage);
}
END_TEST

/* It lies on the panel of the list, nowhere bare on the table. */
START_TEST(the_meter_lies_on_a_panel)
{
    static const int windows[][2] = {{640, 480}, {700, 1000}, {1280, 800}};
    begin("american, quiet=10", "W:WK30,32:BK3");
    stage.w = windows[_i][0];
    stage.h = windows[_i][1];
    stage_draw(&stage);
    play_kings(5);
    stage_draw(&stage);
    const struct play_layout *layout = &stage_play(&stage)->layout;
    struct colour panel = ui_colour(&stage.shell.ui, COLOUR_PANEL);
    bool on_panel = false;
    for (size_t i = 0; i < stage.shell.ui.list.count; i++) {
        const struct draw_item *item = &stage.shell.ui.list.items[i];
        on_panel |= item->kind == DRAW_FILL && memcmp(&item->colour, &panel, sizeof panel) == 0 &&
                    within(layout->meter, item->rect) && within(layout->moves, item->rect);
    }
    ck_assert(layout->meter.h > 0 && on_panel);
    stage_finish(&stage);
}
END_TEST

START_TEST(no_bar_where_no_draw_is_counted)
{
    begin("american", NULL);
    ck_assert_int_eq(stage_play(&stage)->layout.meter.h, 0);
    stage_finish(&stage);
}
END_TEST

/* --- Looking back --- */

/* Each row does something more. */
static const struct {
    const char *name;
    SDL_Keycode key;
    int notches; /* of the wheel over the board */
    const char *click;
    int ply; /* that is shown then */
} look_rows[] = {
    {"at first", 0, 0, NULL, 3},
    {"a notch up", 0, 1, NULL, 2},
    {"two at once", 0, 2, NULL, 0},
    {"no further than the start", 0, 5, NULL, 0},
    {"down again", 0, -1, NULL, 1},
    {"the button", 0, 0, "next", 2},
    {"and back", 0, 0, "previous", 1},
    {"to the start", 0, 0, "first", 0},
    {"to the end", 0, 0, "last", 3},
    {"a key", SDLK_PAGEUP, 0, NULL, 2},
    {"back to the game", 0, 0, "back-to-game", 3},
    {"to the start by key", SDLK_HOME, 0, NULL, 0},
    {"back to the game by key", SDLK_ESCAPE, 0, NULL, 3},
    {"no further than the game", 0, -3, NULL, 3},
};

/* The card of whoever is to move in the position shown, and no other, has the frame. */
static void require_turn(const char *when, int ply)
{
    const char *cards[] = {[BLACK] = "card-black", [WHITE] = "card-white"};
    enum side side = ply % 2 == 0 ? BLACK : WHITE;
    for (enum side other = BLACK; other <= WHITE; other++) {
        const char *label = stage_widget(&stage, cards[other])->label;
        ck_assert_msg((strstr(label, "to move") != NULL) == (other == side), "%s: \"%s\"", when,
                      label);
    }
}

START_TEST(looks_back_and_forward)
{
    begin("american", NULL);
    stage_move(&stage, 11, 15);
    stage_move(&stage, 22, 17);
    stage_move(&stage, 15, 19);
    stage.preferences.speed = SPEED_NORMAL;
    for (int i = 0; i < ROWS(look_rows); i++) {
        if (look_rows[i].key)
            stage_key(&stage, look_rows[i].key, 0);
        if (look_rows[i].notches)
            wheel_over("square-18", look_rows[i].notches);
        if (look_rows[i].click)
            stage_click(&stage, stage_widget(&stage, look_rows[i].click)->rect);
        int shown = shown_state(&stage_play(&stage)->shown)->ply;
        ck_assert_msg(shown == look_rows[i].ply, "%s: ply %d", look_rows[i].name, shown);
        ck_assert_msg((ui_find(&stage.shell.ui, "back-to-game") != NULL) == (shown < 3),
                      "%s: the way back", look_rows[i].name);
        ck_assert_msg(!stage.shell.desk.page->moving(stage_play(&stage)), "%s: something moves",
                      look_rows[i].name);
        require_turn(look_rows[i].name, shown);
    }
    stage_finish(&stage);
}
END_TEST

/* The way back stands where it stood, whatever is said beside it. */
START_TEST(the_way_back_stays_where_it_is)
{
    begin("american", NULL);
    stage_move(&stage, 11, 15);
    stage_key(&stage, SDLK_HOME, 0);
    struct rect before = stage_widget(&stage, "back-to-game")->rect;
    stage_click_square(&stage, 31); /* is refused */
    ck_assert(stage_find(&stage, "Black is to move, and") != NULL);
    struct rect after = stage_widget(&stage, "back-to-game")->rect;
    ck_assert_mem_eq(&before, &after, sizeof before);
    stage_finish(&stage);
}
END_TEST

/* --- Names --- */

/* By keyboard alone: Tab to the name, Enter, the name, Enter. */
START_TEST(a_name_is_changed_by_keyboard)
{
    begin("american", NULL);
    for (int i = 0; i < 100 && stage.shell.ui.focus != ui_id("name-white", 0); i++)
        stage_key(&stage, SDLK_TAB, 0);
    stage_key(&stage, SDLK_RETURN, 0);
    stage_key(&stage, SDLK_a, MOD_CTRL);
    stage_key(&stage, SDLK_e, 0);
    stage_key(&stage, SDLK_v, 0);
    ck_assert_str_eq(stage.match.players[1].name, "Ben");
    stage_key(&stage, SDLK_RETURN, 0);
    ck_assert_str_eq(stage.match.players[1].name, "ev");
    ck_assert_str_eq(stage.match.players[0].name, "Ada");
    stage_finish(&stage);
}
END_TEST

/* Another page is opened by key while a name is typed. */
START_TEST(a_name_is_not_lost_with_the_page)
{
    begin("american", NULL);
    stage_click(&stage, stage_widget(&stage, "name-black")->rect);
    stage_key(&stage, SDLK_a, MOD_CTRL);
    stage_key(&stage, SDLK_e, 0);
    stage_key(&stage, SDLK_F3, 0);
    stage_open(&stage, "play");
    ck_assert_str_eq(stage.match.players[0].name, "e");
    ck_assert(ui_find(&stage.shell.ui, "player-name") == NULL);
    stage_finish(&stage);
}
END_TEST

/* Elsewhere the card leads to the ledger: its lower right corner. */
START_TEST(the_rest_of_a_card_leads_to_the_ledger)
{
    begin("american", NULL);
    struct rect card = stage_widget(&stage, "card-black")->rect;
    stage_click(&stage, (struct rect){card.x + card.w - 20, card.y + card.h - 12, 2, 2});
    ck_assert_str_eq(stage.shell.desk.page->name, "ledger");
    stage_finish(&stage);
}
END_TEST

/* --- Long games --- */

enum {
    LONG_GAME = 5000, /* moves */
    ROWS_MAX = 40,    /* of the list that fit into a window */
};

/* Two kings to and fro. */
static void play_long_game(void)
{
    static const uint8_t paths[][2] = {{32, 28}, {1, 6}, {28, 32}, {6, 1}};
    static struct movelist list;
    struct game *game = &stage.match.game;
    for (int i = 0; i < LONG_GAME; i++) {
        struct position position = game_position(game);
        movegen(&game->rules.rules, &position, &list);
        game_play(game, movelist_find(&list, paths[i % 4], 2));
    }
}

static void require_in_sight(int ply, const char *when)
{
    char name[24];
    snprintf(name, sizeof name, "move-%d", ply);
    const struct widget *row = ui_find(&stage.shell.ui, name);
    struct rect list = stage_play(&stage)->layout.moves;
    ck_assert_msg(row != NULL, "%s: %s is not there", when, name);
    ck_assert_msg(within(row->rect, list), "%s: %s is out of sight", when, name);
    ck_assert_msg(row->chosen, "%s: %s is not marked", when, name);
}

static int move_rows(void)
{
    int count = 0;
    for (int i = 0; i < stage.shell.ui.widget_count; i++)
        count += strncmp(stage.shell.ui.widgets[i].name, "move-", 5) == 0;
    return count;
}

START_TEST(a_long_game_shows_the_row_looked_at)
{
    static const int plies[] = {LONG_GAME, 1, LONG_GAME / 2, LONG_GAME - 1, 2};
    begin("american", "W:WK32:BK1");
    play_long_game();
    for (int i = 0; i < ROWS(plies); i++) {
        play_look_at(stage_play(&stage), plies[i]);
        stage.w = 1280, stage.h = 800;
        stage_draw(&stage);
        require_in_sight(plies[i], "a large window");
        ck_assert_int_le(move_rows(), 2 * ROWS_MAX);
        stage.w = 640, stage.h = 480;
        stage_draw(&stage);
        require_in_sight(plies[i], "a small window");
    }
    stage_finish(&stage);
}
END_TEST

/* --- Answers --- */

#define LONG_NAME "Wilhelmina Alexandra von Habsburg-Xaver"

static const struct {
    int w, h, scale;
} windows[] = {{640, 480, 75},  {640, 480, 0},    {480, 640, 0},   {700, 1000, 0},
               {700, 1000, 75}, {800, 600, 0},    {1280, 800, 0},  {1280, 800, 200},
               {1920, 1080, 0}, {1920, 1080, 75}, {1080, 1920, 0}, {3840, 2160, 200},
               {999, 1777, 200}};

static const char *const askers[] = {"undo", "offer-draw", "resign", "menu"};
static const char *const answers[] = {"answer-black", "answer-white", "accept-draw", "decline-draw",
                                      "play-on"};

/* A second click where a question was asked never answers it. */
static void require_answers_apart(const char *name, const struct rect asked[])
{
    const struct ui *ui = &stage.shell.ui;
    int found = 0;
    for (int i = 0; i < ROWS(answers); i++) {
        const struct widget *answer = ui_find(ui, answers[i]);
        for (int j = 0; answer && j < ROWS(askers); j++) {
            struct rect common = rect_common(answer->rect, asked[j]);
            REQUIRE(common.w == 0 || common.h == 0, "%s, %dx%d at %d %%: %s lies on %s", name,
                    stage.w, stage.h, ui->scale, answers[i], askers[j]);
        }
        found += answer != NULL;
    }
    REQUIRE(found >= 2, "%s: nothing is asked", name);
}

/* Keys that ask, and a square then clicked that is refused. */
static const struct {
    const char *name;
    struct shortcut keys[3];
    int square;
} question_rows[] = {
    {"who resigns", {{SDLK_g, MOD_CTRL}}, 0},
    {"who resigns, and a click", {{SDLK_g, MOD_CTRL}}, 11},
    {"who offers", {{SDLK_d, MOD_CTRL}}, 0},
    {"an offer", {{SDLK_d, MOD_CTRL}, {SDLK_TAB, MOD_SHIFT}, {SDLK_RETURN, 0}}, 0},
    {"an offer, and a click", {{SDLK_d, MOD_CTRL}, {SDLK_TAB, MOD_SHIFT}, {SDLK_RETURN, 0}}, 11},
};

static void ask(int row, const char *name)
{
    begin("tournament", NULL);
    for (int i = 0; i < PLAYER_COUNT; i++)
        snprintf(stage.match.players[i].name, PLAYER_NAME_SIZE, "%s%d", name, i);
    for (int i = 0; i < ROWS(question_rows[row].keys) && question_rows[row].keys[i].key; i++)
        stage_key(&stage, question_rows[row].keys[i].key, question_rows[row].keys[i].mods);
    if (question_rows[row].square)
        stage_click_square(&stage, question_rows[row].square);
}

START_TEST(answers_lie_apart_from_what_asked)
{
    static const char *const names[] = {"Ada", LONG_NAME};
    for (int i = 0; i < ROWS(names); i++) {
        ask(_i, names[i]);
        for (int j = 0; j < ROWS(windows); j++) {
            struct rect asked[ROWS(askers)];
            stage.w = windows[j].w;
            stage.h = windows[j].h;
            stage.preferences.scale = windows[j].scale;
            stage_draw(&stage);
            for (int k = 0; k < ROWS(askers); k++)
                asked[k] = stage_widget(&stage, askers[k])->rect;
            require_answers_apart(question_rows[_i].name, asked);
        }
        stage_finish(&stage);
    }
}
END_TEST

SUITE(panel)
{
    Suite *suite = suite_create("panel");
    TCase *tcase = tcase_create("beside the board");
    tcase_set_timeout(tcase, 60);
    tcase_add_loop_test(tcase, pieces_on_cards_stand_out, 0, ROWS(card_rows));
    tcase_add_loop_test(tcase, pieces_left_are_counted, 0, ROWS(left_rows));
    tcase_add_test(tcase, captured_pieces_come_at_the_end);
    tcase_add_loop_test(tcase, answers_have_the_pieces_of_their_players, 0, 2);
    tcase_add_loop_test(tcase, no_name_is_broken_within_a_word, 0, 2 * ROWS(name_rows));
    tcase_add_loop_test(tcase, a_tip_has_the_whole_name, 0, 2);
    tcase_add_loop_test(tcase, the_bar_is_as_long_as_the_way_gone, 0, ROWS(bar_rows));
    tcase_add_loop_test(tcase, the_meter_lies_on_a_panel, 0, 3);
    tcase_add_test(tcase, no_bar_where_no_draw_is_counted);
    tcase_add_test(tcase, looks_back_and_forward);
    tcase_add_test(tcase, the_way_back_stays_where_it_is);
    tcase_add_test(tcase, a_name_is_changed_by_keyboard);
    tcase_add_test(tcase, a_name_is_not_lost_with_the_page);
    tcase_add_test(tcase, the_rest_of_a_card_leads_to_the_ledger);
    tcase_add_test(tcase, a_long_game_shows_the_row_looked_at);
    tcase_add_loop_test(tcase, answers_lie_apart_from_what_asked, 0, ROWS(question_rows));
    suite_add_tcase(suite, tcase);
    return suite;
}

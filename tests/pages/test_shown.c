/* SPDX-License-Identifier: MIT */
/* What the board shows, counted in the list of what is drawn: marks of pieces that may or must
 * move, of the last move, of a refusal, kings by rule set, ghosts. */
#include "board/sprites.h"
#include "stage.h"
#include "suite.h"
#include "toolkit/texture_key.h"

enum {
    ANY_ALPHA = 0,
    GHOST = 77, /* 30 % of 255 */
    FAINTLY = 110,
    CAPTURED = 110,
};

#define START "B:W21-32:B1-12"
/* A capture that leads over 15, 6 and 13, and ends on 22, where it began, if 22 is free by then. */
#define RING "W:WK29,32:B22,10,9,17"

static const struct {
    const char *name, *rules, *fen;
    int clicks[3]; /* squares, one after the other */
    int point;     /* not 0: then the pointer goes there */
    int held;      /* not 0: this square is pressed and pulled away */
    int over;      /* not 0: to that one */
    int pieces;    /* of struct looks_choice */
    int highlights;
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
     .clicks = {15, 31},
     .sprite = SPRITE_MARK_LAST,
     .count = 3},
    {.name = "half a capture, each square of its path",
     .rules = "american",
     .fen = "B:W18,26,32:B15",
     .clicks = {15, 22},
     .sprite = SPRITE_MARK_LAST,
     .count = 2},
    {.name = "where a refusal points",
     .rules = "american",
     .fen = "B:W18,24:B1,15,20",
     .clicks = {1},
     .sprite = SPRITE_MARK_LOOK,
     .count = 2}, /* 22 and 27 */
    {.name = "the pieces that it offers brighten",
     .rules = "american",
     .fen = "B:W18,24:B1,15,20",
     .clicks = {1},
     .sprite = SPRITE_MARK_MOVABLE_HOT,
     .count = 2}, /* 15 and 20 */
    {.name = "the piece that was refused has a mark of its own",
     .rules = "american",
     .fen = "B:W18,24:B1,15,20",
     .clicks = {1},
     .sprite = SPRITE_MARK_REFUSED,
     .count = 1},
    {.name = "so has a square",
     .rules = "american",
     .clicks = {18},
     .sprite = SPRITE_MARK_REFUSED,
     .count = 1},
    {.name = "until the next click",
     .rules = "american",
     .clicks = {18, 11},
     .sprite = SPRITE_MARK_REFUSED,
     .count = 0},
    {.name = "the chosen piece has its own ring",
     .rules = "american",
     .clicks = {11, 14},
     .sprite = SPRITE_MARK_LOOK,
     .count = 2}, /* from 11 to 15 or 16 */
    {.name = "a blocked piece beside one that is not",
     .rules = "american",
     .fen = "B:W21,32:B10,17",
     .clicks = {10, 14},
     .sprite = SPRITE_MARK_BLOCKED,
     .count = 0},
    {.name = "blocked pieces, when that has ended the game",
     .rules = "american",
     .fen = "B:W13,21:B6,9,10,17",
     .clicks = {10, 14},
     .sprite = SPRITE_MARK_BLOCKED,
     .count = 2},
    {.name = "the piece under the pointer",
     .rules = "american",
     .point = 11,
     .sprite = SPRITE_MARK_MOVABLE_HOT,
     .count = 1},
    {.name = "one that may not move is not",
     .rules = "american",
     .point = 7,
     .sprite = SPRITE_MARK_MOVABLE_HOT,
     .count = 0},
    {.name = "nor one that was moved, as the other side's",
     .rules = "american",
     .clicks = {11, 15},
     .sprite = SPRITE_MARK_MOVABLE_HOT,
     .count = 0},
    {.name = "a square where the held piece may go",
     .rules = "american",
     .held = 11,
     .over = 15,
     .sprite = SPRITE_MARK_LIT,
     .alpha = 255,
     .count = 1},
    {.name = "one where it may not, fainter",
     .rules = "american",
     .held = 11,
     .over = 18,
     .sprite = SPRITE_MARK_LIT,
     .alpha = FAINTLY,
     .count = 1},
    {.name = "a piece that is not held lights nothing",
     .rules = "american",
     .clicks = {11},
     .sprite = SPRITE_MARK_LIT,
     .count = 0},
    {.name = "a second disc",
     .rules = "american",
     .fen = "B:WK32:BK10,K1",
     .sprite = SPRITE_STACK_BLACK,
     .count = 2},
    {.name = "a second disc",
     .rules = "freejump",
     .fen = "B:WK32:BK10,K1",
     .pieces = 1 + PIECES_DISCS,
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
     .sprite = SPRITE_LETTER_BLACK_KING,
     .count = 1},
    {.name = "letters, chosen",
     .rules = "american",
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
    {.name = "captured pieces that are gone at once are ghosts",
     .rules = "flying, landing=free",
     .fen = RING,
     .clicks = {29, 6},
     .sprite = SPRITE_BLACK_MAN,
     .alpha = CAPTURED,
     .count = 1}, /* 10; that on 22 would hide where the capture ends */
    {.name = "those that still block are solid",
     .rules = "russian",
     .fen = RING,
     .clicks = {29, 6},
     .sprite = SPRITE_BLACK_MAN,
     .alpha = 255,
     .count = 4},
    {.name = "a man that is crowned on its way goes on as a king",
     .rules = "russian",
     .fen = "W:W11,32:B7,9,1",
     .clicks = {11, 2},
     .sprite = SPRITE_CROWN_WHITE,
     .count = 1},
    {.name = "all moves marked",
     .rules = "american",
     .highlights = HIGHLIGHTS_ALL,
     .clicks = {11},
     .sprite = SPRITE_MARK_TARGET,
     .count = 2},
    {.name = "no plain move marked",
     .rules = "american",
     .highlights = HIGHLIGHTS_FORCED,
     .clicks = {11},
     .sprite = SPRITE_MARK_TARGET,
     .count = 0},
    {.name = "nor its piece",
     .rules = "american",
     .highlights = HIGHLIGHTS_FORCED,
     .sprite = SPRITE_MARK_MOVABLE,
     .count = 0},
    {.name = "only what must capture",
     .rules = "american",
     .fen = "B:W18,24:B1,15,20",
     .highlights = HIGHLIGHTS_FORCED,
     .sprite = SPRITE_MARK_MOVABLE,
     .count = 2},
    {.name = "not even that",
     .rules = "american",
     .fen = "B:W18,24:B1,15,20",
     .highlights = HIGHLIGHTS_OFF,
     .sprite = SPRITE_MARK_MOVABLE,
     .count = 0},
    {.name = "but what a refusal names",
     .rules = "american",
     .fen = "B:W18,24:B1,15,20",
     .highlights = HIGHLIGHTS_OFF,
     .clicks = {1},
     .sprite = SPRITE_MARK_LOOK,
     .count = 4},
};

static void input_at(struct stage *stage, enum input_kind kind, int square)
{
    struct rect at = stage_square(stage, square)->rect;
    stage_input(stage, (struct input){.kind = kind, .x = at.x + at.w / 2, .y = at.y + at.h / 2});
}

/* Without `over`: to the square at its right, on which nothing may stand. */
static void hold_square(struct stage *stage, int square, int over)
{
    struct rect at = stage_square(stage, square)->rect;
    input_at(stage, INPUT_PRESS, square);
    if (over)
        input_at(stage, INPUT_MOVE, over);
    else
        stage_input(stage, (struct input){
                               .kind = INPUT_MOVE, .x = at.x + at.w * 3 / 2, .y = at.y + at.h / 2});
}

/* Those of all board themes. */
static bool is_sprite(const struct draw_item *item, enum board_sprite sprite)
{
    bool is = false;
    for (int theme = 0; theme < THEME_COUNT; theme++)
        is |= item->kind == DRAW_SPRITE &&
              item->sprite == board_sprite((enum theme_index)theme, sprite);
    return is;
}

/* Upon the board: the cards beside it have pieces of their own. */
static int count_sprites(const struct stage *stage, enum board_sprite sprite, int alpha)
{
    const struct draw_list *list = &stage->shell.ui.list;
    struct rect board = stage_play(stage)->board.geometry.outer;
    int count = 0;
    for (size_t i = 0; i < list->count; i++)
        count += rect_contains(board, list->items[i].rect.x, list->items[i].rect.y) &&
                 is_sprite(&list->items[i], sprite) &&
                 (alpha == ANY_ALPHA || list->items[i].colour.a == alpha);
    return count;
}

START_TEST(shown)
{
    struct stage stage;
    stage_init(&stage, rows[_i].rules, rows[_i].fen ? rows[_i].fen : START);
    stage.preferences.looks.pieces = rows[_i].pieces;
    stage.preferences.highlights = rows[_i].highlights;
    stage.preferences.speed = SPEED_OFF;
    for (int i = 0; i < ROWS(rows[_i].clicks) && rows[_i].clicks[i]; i++)
        stage_click_square(&stage, rows[_i].clicks[i]);
    if (rows[_i].point)
        input_at(&stage, INPUT_MOVE, rows[_i].point);
    if (rows[_i].held)
        hold_square(&stage, rows[_i].held, rows[_i].over);
    stage_draw(&stage);
    int count = count_sprites(&stage, rows[_i].sprite, rows[_i].alpha);
    ck_assert_msg(count == rows[_i].count, "%s: %s: %d, expected %d", rows[_i].rules, rows[_i].name,
                  count, rows[_i].count);
    stage_finish(&stage);
}
END_TEST

/* A refused piece shakes for a moment, unless motion is off; and what is done next ends that. */
static const struct {
    const char *name;
    int clicks[2];
    bool still;
    int milliseconds;
    bool moving;
} shakes[] = {
    {"the piece clicked", {1}, false, 0, true},
    {"nearly over", {1}, false, 259, true},
    {"over", {1}, false, 260, false},
    {"one of the other side", {22}, false, 0, true},
    {"the chosen one, which cannot go there", {11, 18}, false, 0, true},
    {"no piece was asked for anything", {18}, false, 0, false},
    {"then another is chosen", {1, 11}, false, 0, false},
    {"with motion off", {1}, true, 0, false},
};

START_TEST(a_refused_piece_shakes)
{
    struct stage stage;
    stage_init(&stage, "american", START);
    stage.preferences.speed = shakes[_i].still ? SPEED_OFF : SPEED_NORMAL;
    for (int i = 0; i < ROWS(shakes[_i].clicks) && shakes[_i].clicks[i]; i++)
        stage_click_square(&stage, shakes[_i].clicks[i]);
    stage.now += (uint64_t)shakes[_i].milliseconds;
    stage_draw(&stage);
    ck_assert_msg(stage_page_moves(&stage) == shakes[_i].moving, "%s", shakes[_i].name);
    stage_finish(&stage);
}
END_TEST

/* What lies under a pointer that stays within a square is drawn as it was. */
START_TEST(nothing_changes_within_a_square)
{
    struct stage stage;
    stage_init(&stage, "american", START);
    struct rect at = stage_square(&stage, 11)->rect;
    stage_input(&stage, (struct input){.kind = INPUT_MOVE, .x = at.x - 3, .y = at.y + 5});
    uint64_t beside = draw_list_hash(&stage.shell.ui.list);
    stage_input(&stage, (struct input){.kind = INPUT_MOVE, .x = at.x + 3, .y = at.y + 5});
    uint64_t first = draw_list_hash(&stage.shell.ui.list);
    stage_input(&stage, (struct input){.kind = INPUT_MOVE, .x = at.x + 30, .y = at.y + 25});
    ck_assert(draw_list_hash(&stage.shell.ui.list) == first);
    ck_assert(beside != first);
    stage_finish(&stage);
}
END_TEST

/* Tray and card stand on the side of the player whose they are, and follow the board. */
START_TEST(tray_follows_the_board)
{
    struct stage stage;
    stage_init(&stage, "parlour", NULL);
    for (int turned = 0; turned < 2; turned++) {
        int black = stage_find(&stage, "Black has 0 captured")->rect.y;
        int white = stage_find(&stage, "White has 0 captured")->rect.y;
        int card = stage_widget(&stage, "card-black")->rect.y;
        int square = stage_widget(&stage, "square-1")->rect.y;
        int last = stage_widget(&stage, "square-32")->rect.y;
        ck_assert_msg((black < white) == !turned, "turned %d: trays at %d and %d", turned, black,
                      white);
        ck_assert_msg((square < last) == !turned, "turned %d: the board is not", turned);
        ck_assert_msg(card <= black && black - card < 100, "turned %d: card %d, tray %d", turned,
                      card, black);
        stage_key(&stage, SDLK_f, MOD_CTRL);
        stage.now += 1000;
        stage_draw(&stage);
    }
    stage_finish(&stage);
}
END_TEST

/* --- The art of the first picture, which is begun before there are fonts --- */

static const struct window {
    const char *name;
    int w, h, scale;
} windows[] = {
    {"as it opens", 1280, 800, SCALE_AUTO}, {"the smallest", 640, 480, SCALE_AUTO},
    {"upright", 480, 640, SCALE_AUTO},      {"tall", 700, 1000, SCALE_AUTO},
    {"1080p", 1920, 1080, SCALE_AUTO},      {"4K", 3840, 2160, SCALE_AUTO},
    {"small texts", 1280, 800, 75},         {"large texts", 1280, 800, 200},
};

struct art_keys {
    struct texture_key keys[300];
    int count;
};

static bool is_among(const struct art_keys *known, const struct texture_key *key)
{
    for (int i = 0; i < known->count; i++)
        if (texture_key_equal(&known->keys[i], key))
            return true;
    return false;
}

static struct art_keys art_shown(const struct ui *ui)
{
    static const struct colour table = {0, 0, 0, 255};
    struct art_keys all = {.count = 0};
    struct texture_key key;
    for (size_t i = 0; i < ui->list.count; i++) {
        if (!texture_key_of(&ui->list, &ui->list.items[i], table, &key) ||
            (key.kind != TEXTURE_SPRITE && key.kind != TEXTURE_PICTURE) || is_among(&all, &key))
            continue;
        ck_assert_int_lt(all.count, (int)ROWS(all.keys));
        all.keys[all.count++] = key;
    }
    return all;
}

/* What is guessed without fonts is the size of the usual one. */
static bool has_usual_font(const struct stage *stage)
{
    const struct text_style body = {FONT_REGULAR, 18};
    return text_height(stage->fonts, body) == text_height(NULL, body);
}

START_TEST(art_is_known_without_fonts)
{
    const struct window *window = &windows[_i];
    struct stage stage;
    stage_init(&stage, "american", NULL);
    if (!has_usual_font(&stage)) {
        stage_finish(&stage);
        return;
    }
    stage.w = window->w;
    stage.h = window->h;
    stage.preferences.scale = window->scale;
    stage.shell.ui.fonts = NULL;
    stage_draw(&stage);
    struct art_keys guessed = art_shown(&stage.shell.ui);
    stage.shell.ui.fonts = stage.fonts;
    stage_draw(&stage);
    struct art_keys needed = art_shown(&stage.shell.ui);
    ck_assert_int_gt(needed.count, 8);
    for (int i = 0; i < needed.count; i++)
        ck_assert_msg(is_among(&guessed, &needed.keys[i]), "%s: %s of %d x %d is not known",
                      window->name, needed.keys[i].sprite ? needed.keys[i].sprite->file : "board",
                      needed.keys[i].a, needed.keys[i].b);
    stage_finish(&stage);
}
END_TEST

/* --- Panels --- */

static const struct {
    const char *name, *rules, *page;
    int chosen; /* of struct looks_choice */
    bool high_contrast;
    enum theme_index theme;
} panels[] = {
    {"as the rules", "american", "play", AS_THE_RULES, false, THEME_WALNUT},
    {"as other rules", "freejump", "play", AS_THE_RULES, false, THEME_PAPER},
    {"on every page", "freejump", "settings", AS_THE_RULES, false, THEME_PAPER},
    {"chosen", "freejump", "play", 1 + THEME_TOURNAMENT, false, THEME_TOURNAMENT},
    {"as the desktop", "freejump", "play", AS_THE_RULES, true, THEME_CONTRAST},
};

START_TEST(panels_follow_the_board)
{
    struct stage stage;
    stage_init(&stage, panels[_i].rules, START);
    stage.preferences.looks.board = panels[_i].chosen;
    stage.preferences.high_contrast = panels[_i].high_contrast;
    stage_open(&stage, panels[_i].page);
    ck_assert_msg(stage.shell.ui.theme == &themes[panels[_i].theme], "%s: %s", panels[_i].name,
                  stage.shell.ui.theme->id);
    stage_finish(&stage);
}
END_TEST

SUITE(shown)
{
    Suite *suite = suite_create("shown");
    TCase *tcase = tcase_create("board");
    tcase_add_loop_test(tcase, shown, 0, ROWS(rows));
    tcase_add_loop_test(tcase, a_refused_piece_shakes, 0, ROWS(shakes));
    tcase_add_test(tcase, nothing_changes_within_a_square);
    tcase_add_test(tcase, tray_follows_the_board);
    tcase_add_loop_test(tcase, art_is_known_without_fonts, 0, ROWS(windows));
    tcase_add_loop_test(tcase, panels_follow_the_board, 0, ROWS(panels));
    suite_add_tcase(suite, tcase);
    return suite;
}

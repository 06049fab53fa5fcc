/* SPDX-License-Identifier: MIT */
/* The pages as a whole: whatever is clicked and typed, in windows of any size, nothing breaks and
 * nothing illegal is played; and every move can be typed. */
#include "notation/fen.h"
#include "notation/move_text.h"
#include "random_play.h"
#include "stage.h"
#include "suite.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    INPUTS = 1000,
    STORMS = 10,
    REST_PASSES = 600, /* a tenth of a second each */
    POSITIONS = 2,
    MOVES = 16, /* typed in one position, about */
};

/* --- Anything at all --- */

static struct input random_click(const struct stage *stage, struct rng *rng)
{
    static const enum input_kind kinds[] = {INPUT_PRESS, INPUT_RELEASE, INPUT_MOVE};
    const struct ui *ui = &stage->shell.ui;
    struct input input = {.kind = kinds[rng_below(rng, 3)], .secondary = rng_below(rng, 30) == 0};
    if (ui->widget_count > 0 && rng_below(rng, 10) > 0) {
        struct rect rect = ui->widgets[rng_below(rng, (uint32_t)ui->widget_count)].rect;
        input.x = rect.x + rect.w / 2;
        input.y = rect.y + rect.h / 2;
    } else {
        input.x = (int)rng_below(rng, (uint32_t)stage->w + 40) - 20;
        input.y = (int)rng_below(rng, (uint32_t)stage->h + 40) - 20;
    }
    return input;
}

/* Of a command or of a page. */
static struct shortcut random_shortcut(const struct stage *stage, struct rng *rng)
{
    const struct page *const *pages = stage->shell.desk.pages;
    uint32_t page_count = 0;
    while (pages[page_count])
        page_count++;
    uint32_t at = rng_below(rng, COMMAND_COUNT + page_count);
    return at < COMMAND_COUNT ? command_infos[at].key : pages[at - COMMAND_COUNT]->key;
}

static struct input random_key(const struct stage *stage, struct rng *rng)
{
    static const SDL_Keycode keys[] = {
        SDLK_UP,  SDLK_DOWN, SDLK_LEFT,  SDLK_RIGHT,  SDLK_RETURN,   SDLK_SPACE,     SDLK_ESCAPE,
        SDLK_TAB, SDLK_HOME, SDLK_END,   SDLK_PAGEUP, SDLK_PAGEDOWN, SDLK_BACKSPACE, SDLK_DELETE,
        SDLK_1,   SDLK_2,    SDLK_MINUS, SDLK_a,      SDLK_x};
    struct input input = {.kind = INPUT_KEY, .key = keys[rng_below(rng, ROWS(keys))]};
    if (rng_below(rng, 3) == 0) {
        struct shortcut shortcut = random_shortcut(stage, rng);
        input.key = shortcut.key;
        input.mods = shortcut.mods;
    }
    return input;
}

static struct input random_input(const struct stage *stage, struct rng *rng)
{
    static const char *const texts[] = {"1", "11-15", "Åsa", "x", "½"};
    struct input input = {.kind = INPUT_TEXT};
    switch (rng_below(rng, 12)) {
    case 0:
        snprintf(input.text, sizeof input.text, "%s", texts[rng_below(rng, ROWS(texts))]);
        return input;
    case 1:
        input = random_click(stage, rng);
        input.kind = INPUT_WHEEL;
        input.wheel = (int)rng_below(rng, 7) - 3;
        return input;
    case 2:
        return (struct input){.kind = INPUT_LEAVE};
    case 3:
    case 4:
    case 5:
        return random_key(stage, rng);
    default:
        return random_click(stage, rng);
    }
}

static void random_window(struct stage *stage, struct rng *rng)
{
    static const int sides[] = {1, 30, 240, 480, 640, 700, 1000, 1280, 1920, 3840};
    stage->w = sides[rng_below(rng, ROWS(sides))];
    stage->h = sides[rng_below(rng, ROWS(sides))];
}

/* Every move of the game so far is legal where it was made. */
static void require_legal_game(const struct stage *stage, uint64_t seed)
{
    static struct movelist list;
    const struct game *game = &stage->match.game;
    for (int ply = 0; ply < game->cursor; ply++) {
        const struct move *move = game_move_at(game, ply);
        struct position position = game_position_at(game, ply);
        movegen(&game->rules.rules, &position, &list);
        const struct move *found = movelist_find(&list, move->path, move->steps + 1);
        REQUIRE(found && move_equal(found, move), "seed %" PRIu64 ": ply %d is illegal", seed, ply);
    }
}

/* Buttons lie within the window, where it is as large as promised. */
static void require_buttons_inside(const struct stage *stage, uint64_t seed)
{
    const struct ui *ui = &stage->shell.ui;
    if (strcmp(stage->shell.desk.page->name, "play") != 0 || stage->w < SMALLEST_WIDTH ||
        stage->h < SMALLEST_HEIGHT)
        return;
    for (int i = 0; i < ui->widget_count; i++) {
        const struct widget *widget = &ui->widgets[i];
        if (!widget_is(widget, ROLE_BUTTON) && !widget_is(widget, ROLE_FIELD))
            continue;
        struct rect r = widget->rect;
        REQUIRE(r.x >= 0 && r.y >= 0 && r.x + r.w <= stage->w && r.y + r.h <= stage->h,
                "seed %" PRIu64 ": %s leaves the window of %dx%d", seed, widget->name, stage->w,
                stage->h);
    }
}

/* Two widgets of one name would share the keyboard, and scripts would find only the first. */
static void require_unique_names(const struct stage *stage, uint64_t seed)
{
    const struct ui *ui = &stage->shell.ui;
    for (int i = 0; i < ui->widget_count; i++)
        REQUIRE(widget_is(&ui->widgets[i], ROLE_TEXT) ||
                    ui_find(ui, ui->widgets[i].name) == &ui->widgets[i],
                "seed %" PRIu64 ": two widgets are called %s", seed, ui->widgets[i].name);
}

/* Left alone, whatever moves comes to rest: else the program would never sleep again. */
static void require_rest(struct stage *stage, uint64_t seed)
{
    int passes = 0;
    for (; shell_moving(&stage->shell) && passes < REST_PASSES; passes++) {
        stage->now += 100;
        stage_draw(stage);
    }
    REQUIRE(passes < REST_PASSES, "seed %" PRIu64 ": it moves without end", seed);
}

/* In place of the engine: it has chosen a move at random, now and then. */
static void choose(struct stage *stage, struct companion *engine, struct rng *rng)
{
    static struct movelist list;
    const struct match *match = &stage->match;
    struct position position = game_position(&match->game);
    engine->thinks = match_computer_moves(match);
    engine->has_move = false;
    if (!engine->thinks || rng_below(rng, 3) == 0)
        return;
    movegen(&match->rules.rules, &position, &list);
    *engine = (struct companion){
        .has_move = true,
        .game = match->serial,
        .node = game_node(&match->game),
        .move = list.moves[rng_below(rng, (uint32_t)list.count)],
        .of_draw = {(enum opinion)rng_below(rng, 3), (enum opinion)rng_below(rng, 3)},
    };
}

/* Gestures at random; CROWNHEAD_GESTURES is how many in all, instead of ten thousand. */
START_TEST(nothing_breaks)
{
    uint64_t seed = 4000 + (uint64_t)_i;
    struct rng rng = rng_init(seed);
    struct stage stage;
    struct companion engine = {0};
    stage_init(&stage, presets[_i % PRESET_COUNT].id, NULL);
    stage.shell.desk.companion = &engine;
    for (int i = 0; i < PLAYER_COUNT; i++)
        stage.match.players[i].level = _i % 3 == i ? 1 + i : PLAYER_PERSON;
    const char *wanted = getenv("CROWNHEAD_GESTURES");
    for (int i = 0, count = wanted ? atoi(wanted) / STORMS : INPUTS; i < count; i++) {
        if (rng_below(&rng, 100) == 0)
            random_window(&stage, &rng);
        stage.now += rng_below(&rng, 80);
        choose(&stage, &engine, &rng);
        stage_input(&stage, random_input(&stage, &rng));
        require_buttons_inside(&stage, seed);
        require_unique_names(&stage, seed);
        int looked_at = stage_play(&stage)->shown.looked_at;
        REQUIRE(looked_at == NODE_LIVE || shown_has_node(&stage_play(&stage)->shown, looked_at),
                "seed %" PRIu64 ": a ply is shown that is not there", seed);
    }
    require_legal_game(&stage, seed);
    require_rest(&stage, seed);
    stage_finish(&stage);
}
END_TEST

/* --- Tab --- */

/* How many widgets of the page take the keyboard. */
static int focusable(const struct ui *ui)
{
    int count = 0;
    for (int i = 0; i < ui->widget_count; i++)
        count += ui->widgets[i].takes_focus;
    return count;
}

enum {
    FOCUSABLE_MAX = 256, /* of a page */
    PAGE_ROWS = 0
#define PAGE(row) +1
#include "pages/rows.inc"
#undef PAGE
};

/* A page at rest needs one pass: no row of labels asks for another one again and again. */
START_TEST(every_page_settles)
{
    static const int sizes[][2] = {{640, 480}, {700, 1000}, {1280, 800}, {3840, 2160}};
    for (int i = 0; i < ROWS(sizes); i++) {
        struct stage stage;
        stage_init(&stage, "american", NULL);
        stage.w = sizes[i][0];
        stage.h = sizes[i][1];
        stage_move(&stage, 9, 13);
        stage_open(&stage, stage.shell.desk.pages[_i]->name);
        stage_draw(&stage);
        stage_draw(&stage);
        ck_assert_msg(!stage.shell.ui.again, "%s, %dx%d", stage.shell.desk.page->name, stage.w,
                      stage.h);
        stage_finish(&stage);
    }
}
END_TEST

START_TEST(tab_goes_round_every_page)
{
    struct stage stage;
    stage_init(&stage, "american", NULL);
    stage_open(&stage, stage.shell.desk.pages[_i]->name);
    const struct ui *ui = &stage.shell.ui;
    int count = focusable(ui);
    stage_key(&stage, SDLK_TAB, 0);
    ck_assert_int_lt(count, FOCUSABLE_MAX);
    widget_id first = ui->focus, seen[FOCUSABLE_MAX];
    for (int i = 0; i < count; i++) {
        for (int j = 0; j < i; j++)
            ck_assert_msg(seen[j] != ui->focus, "page %d: Tab %d comes back too early", _i, i);
        seen[i] = ui->focus;
        stage_key(&stage, SDLK_TAB, 0);
    }
    ck_assert_msg(ui->focus == first, "page %d: %d Tabs do not come back", _i, count);
    for (int i = count - 1; i >= 0; i--) {
        stage_key(&stage, SDLK_TAB, MOD_SHIFT);
        ck_assert_msg(ui->focus == seen[i], "page %d: Shift+Tab goes another way at %d", _i, i);
    }
    stage_finish(&stage);
}
END_TEST

/* Wherever Tab leads, there the focus is seen. */
START_TEST(tab_leads_to_what_is_seen)
{
    struct stage stage;
    stage_init(&stage, "american", NULL);
    stage.w = 640;
    stage.h = 480;
    stage_open(&stage, stage.shell.desk.pages[_i]->name);
    const struct ui *ui = &stage.shell.ui;
    int count = focusable(ui);
    for (int i = 0; i < 2 * count; i++) {
        stage_key(&stage, SDLK_TAB, i < count ? 0 : MOD_SHIFT);
        for (int j = 0; j < ui->widget_count; j++) {
            const struct widget *widget = &ui->widgets[j];
            if (widget->id != ui->focus || widget->scroll == 0)
                continue;
            const struct widget *scroll = ui->widgets;
            while (scroll->id != widget->scroll)
                scroll++;
            ck_assert_msg(widget->rect.y >= scroll->rect.y &&
                              widget->rect.y + widget->rect.h <= scroll->rect.y + scroll->rect.h,
                          "page %d: %s has the keyboard and is not seen", _i, widget->name);
        }
    }
    stage_finish(&stage);
}
END_TEST

static bool scrolls(const struct ui *ui)
{
    for (int i = 0; i < ui->widget_count; i++)
        if (widget_is(&ui->widgets[i], ROLE_SCROLL))
            return true;
    return false;
}

static uint64_t seen_after(struct stage *stage, SDL_Keycode key, unsigned mods)
{
    stage_key(stage, key, mods);
    return draw_list_hash(&stage->shell.ui.list);
}

/* Whatever has the keyboard when a page comes up. (On the board these keys look back.) */
START_TEST(keys_scroll_every_page)
{
    struct stage stage;
    stage_init(&stage, "american", NULL);
    stage.w = 640;
    stage.h = 480;
    const struct page *page = stage.shell.desk.pages[_i];
    stage_open(&stage, page->name);
    bool long_one = strcmp(page->name, "rules") == 0 || strcmp(page->name, "keys") == 0 ||
                    strcmp(page->name, "new-match") == 0;
    ck_assert_msg(!long_one || scrolls(&stage.shell.ui), "%s: all of it is seen", page->name);
    if (_i > 0 && scrolls(&stage.shell.ui)) {
        uint64_t top = seen_after(&stage, SDLK_HOME, 0), end = seen_after(&stage, SDLK_END, 0);
        ck_assert_msg(top != end, "%s: End does nothing", page->name);
        ck_assert_msg(seen_after(&stage, SDLK_HOME, MOD_CTRL) == top,
                      "%s: Ctrl+Home leads elsewhere", page->name);
        ck_assert_msg(seen_after(&stage, SDLK_END, MOD_CTRL) == end, "%s: Ctrl+End leads elsewhere",
                      page->name);
        ck_assert_msg(seen_after(&stage, SDLK_HOME, 0) == top, "%s: Home leads elsewhere",
                      page->name);
        ck_assert_msg(seen_after(&stage, SDLK_PAGEDOWN, 0) != top, "%s: Page Down does nothing",
                      page->name);
        ck_assert_msg(seen_after(&stage, SDLK_PAGEUP, 0) == top, "%s: Page Up leads elsewhere",
                      page->name);
    }
    stage_finish(&stage);
}
END_TEST

/* --- The way back --- */

/* The row of the editor that has the name, and what saves, renames and deletes. */
static void open_save_row(struct stage *stage)
{
    struct rect rows = stage_widget(stage, "editor-rows")->rect;
    stage_input(
        stage, (struct input){.kind = INPUT_WHEEL, .x = rows.x + 5, .y = rows.y + 5, .wheel = -99});
    stage_click(stage, stage_widget(stage, "rule/save")->rect);
}

static void rename_set(struct stage *stage)
{
    open_save_row(stage);
    stage_click(stage, stage_widget(stage, "rules-name")->rect);
    stage_key(stage, SDLK_a, MOD_CTRL);
    stage_key(stage, SDLK_z, 0);
    stage_click(stage, stage_widget(stage, "rename-rules")->rect);
}

static void delete_set(struct stage *stage)
{
    open_save_row(stage);
    stage_click(stage, stage_widget(stage, "delete-rules")->rect);
    stage_click(stage, stage_widget(stage, "delete-rules")->rect);
}

static void save_set(struct stage *stage)
{
    open_save_row(stage); /* otherwise the name is asked for first */
    stage_click(stage, stage_widget(stage, "save-rules")->rect);
}

static void change_nothing(struct stage *stage)
{
    (void)stage;
}

static const struct {
    const char *name, *from, *pressed, *to; /* NULL: opened by its key */
    SDL_Keycode key;
    unsigned mods;
    const char *taken;                      /* the card chosen before, if any */
    void (*meanwhile)(struct stage *stage); /* what is done there */
    const char *chosen, *played; /* the card after that, and the rules that Start plays */
} ways[] = {
    {"a page of the board", "play", NULL, "ledger", SDLK_F3, 0},
    {"rules to change", "new-match", "edit-rules", "edit-rules", 0, 0},
    {"rules to compare", "rules", "compare", "compare", 0, 0},
    {"the editor from the rules", "rules", "edit-rules", "edit-rules", 0, 0},
    {"accessibility from the settings", "settings", "accessibility", "accessibility", 0, 0},
    {"keys from the settings", "settings", "keys", "keys", 0, 0},
    {"settings from the list of games", "ledger", NULL, "settings", SDLK_COMMA, MOD_CTRL},
    {"rules from a new match", "new-match", NULL, "rules", SDLK_F1, 0},
    {"own rules as they were", "new-match", "edit-rules", "edit-rules", 0, 0, "rule-set/own/Attic",
     change_nothing, "rule-set/own/Attic", "Attic"},
    {"own rules renamed", "new-match", "edit-rules", "edit-rules", 0, 0, "rule-set/own/Attic",
     rename_set, "rule-set/own/z", "z"},
    {"own rules deleted", "new-match", "edit-rules", "edit-rules", 0, 0, "rule-set/own/Attic",
     delete_set, "rule-set/american", "American"},
    {"rules saved first", "new-match", "edit-rules", "edit-rules", 0, 0, "rule-set/freejump",
     save_set, "rule-set/own/Free Jump (mine)", "Free Jump (mine)"},
    {"rules not saved", "new-match", "edit-rules", "edit-rules", 0, 0, "rule-set/freejump",
     change_nothing, "rule-set/freejump", "Free Jump"},
};

static const struct shortcut back_keys[] = {{SDLK_ESCAPE, 0}, {SDLK_LEFT, MOD_ALT}, {0, 0}};

static const char *page_shown(const struct stage *stage)
{
    return stage->shell.desk.page->name;
}

static void tab_to(struct stage *stage, const char *name)
{
    const struct ui *ui = &stage->shell.ui;
    for (int i = 0; i < FOCUSABLE_MAX && ui->focus != ui_id(name, 0); i++)
        stage_key(stage, SDLK_TAB, 0);
    ck_assert_msg(ui->focus == ui_id(name, 0), "Tab does not lead to %s", name);
}

/* One card is chosen, in sight, and Start plays what it says. */
static void require_chosen(struct stage *stage, int way)
{
    const struct ui *ui = &stage->shell.ui;
    int chosen = 0;
    for (int i = 0; i < ui->widget_count; i++)
        chosen += strncmp(ui->widgets[i].name, "rule-set/", 9) == 0 && ui->widgets[i].chosen;
    ck_assert_msg(chosen == 1, "%s: %d cards are chosen", ways[way].name, chosen);
    ck_assert_msg(stage_widget(stage, ways[way].chosen)->chosen, "%s: another card is chosen",
                  ways[way].name);
    stage_click(stage, stage_widget(stage, "start-match")->rect);
    ck_assert_msg(strcmp(stage->match.rules.name, ways[way].played) == 0, "%s: it plays %s",
                  ways[way].name, stage->match.rules.name);
}

/* By each key for it, and by its button: to where one was, with the keyboard where it was, and the
 * rules chosen that were made there. */
START_TEST(back_leads_to_where_one_was)
{
    for (int i = 0; i < ROWS(back_keys); i++) {
        struct stage stage;
        stage_init(&stage, "american", NULL);
        rulebook_put(&stage.rulebook, "Attic", preset_find("thai"));
        stage_open(&stage, ways[_i].from);
        if (ways[_i].taken)
            stage_click(&stage, stage_widget(&stage, ways[_i].taken)->rect);
        if (ways[_i].pressed) {
            tab_to(&stage, ways[_i].pressed);
            stage_key(&stage, SDLK_RETURN, 0);
        } else {
            stage_key(&stage, SDLK_TAB, 0);
            stage_key(&stage, ways[_i].key, ways[_i].mods);
        }
        ck_assert_msg(strcmp(page_shown(&stage), ways[_i].to) == 0, "%s: %s", ways[_i].name,
                      page_shown(&stage));
        if (ways[_i].meanwhile)
            ways[_i].meanwhile(&stage);
        if (back_keys[i].key)
            stage_key(&stage, back_keys[i].key, back_keys[i].mods);
        else
            stage_click(&stage, stage_widget(&stage, "back")->rect);
        ck_assert_msg(strcmp(page_shown(&stage), ways[_i].from) == 0, "%s: back to %s",
                      ways[_i].name, page_shown(&stage));
        ck_assert_msg(stage.shell.ui.focus != 0, "%s: the keyboard is nowhere", ways[_i].name);
        if (ways[_i].pressed)
            ck_assert_msg(stage.shell.ui.focus == ui_id(ways[_i].pressed, 0), "%s: it is elsewhere",
                          ways[_i].name);
        if (ways[_i].chosen)
            require_chosen(&stage, _i);
        else if (strcmp(ways[_i].from, "play") != 0)
            stage_key(&stage, SDLK_ESCAPE, 0);
        ck_assert_str_eq(page_shown(&stage), "play");
        stage_finish(&stage);
    }
}
END_TEST

/* Whoever goes round in circles is back after as many steps as there are pages, not after all that
 * were made; the halves of the help are one step. */
START_TEST(the_way_back_is_short)
{
    struct stage stage;
    stage_init(&stage, "american", NULL);
    for (int i = 0; i < 40; i++) {
        stage_key(&stage, SDLK_F3, 0);
        stage_key(&stage, SDLK_F1, 0);
        stage_key(&stage, SDLK_F1, 0);
        ck_assert_str_eq(page_shown(&stage), "keys");
        stage_key(&stage, SDLK_F4, 0);
    }
    static const char *const way[] = {"keys", "ledger", "play"};
    for (int i = 0; i < ROWS(way); i++) {
        stage_key(&stage, SDLK_ESCAPE, 0);
        ck_assert_str_eq(page_shown(&stage), way[i]);
    }
    stage_finish(&stage);
}
END_TEST

START_TEST(names_are_unique_on_every_page)
{
    struct stage stage;
    stage_init(&stage, "american", NULL);
    stage_open(&stage, stage.shell.desk.pages[_i]->name);
    require_unique_names(&stage, 0);
    stage_finish(&stage);
}
END_TEST

START_TEST(names_are_unique_beside_a_result)
{
    struct stage stage;
    stage_init(&stage, "american", NULL);
    stage_key(&stage, SDLK_g, MOD_CTRL);
    stage_click(&stage, stage_widget(&stage, "answer-black")->rect);
    stage_widget(&stage, "revenge");
    require_unique_names(&stage, 0);
    stage.w = 640;
    stage.h = 480;
    stage_draw(&stage);
    stage_widget(&stage, "score");
    require_unique_names(&stage, 0);
    stage_finish(&stage);
}
END_TEST

/* --- Typed moves --- */

static void require_typed(struct stage *stage, const struct move *move, const struct movelist *list,
                          uint64_t seed)
{
    char text[64];
    struct strbuf out = strbuf_init(text, sizeof text);
    struct game *game = &stage->match.game;
    struct position position = game_position(game);
    move_print(&out, move, list, stage_play(stage)->names);
    for (const char *ch = text; *ch; ch++)
        stage_key(stage, *ch, 0);
    stage_key(stage, SDLK_RETURN, 0);
    REQUIRE(game->cursor == 1, "%s: %s, typed, is no move: %s",
            describe(&game->rules, &position, seed), text, stage_play(stage)->strip.message);
    REQUIRE(move_equal(game_move_at(game, game->cursor - 1), move),
            "%s: %s, typed, is another move", describe(&game->rules, &position, seed), text);
    game_undo(game);
    play_reset(stage_play(stage));
    stage_play(stage)->moving.animation.active = false;
    stage->shell.ui.focus = 0;
}

static void require_every_move_typed(const struct position *position, int preset, uint64_t seed)
{
    static struct movelist list;
    char fen[FEN_MAX];
    struct strbuf out = strbuf_init(fen, sizeof fen);
    struct stage stage;
    fen_print(&out, position, square_names_plain);
    stage_init(&stage, presets[preset].id, fen);
    movegen(&stage.match.game.rules.rules, position, &list);
    for (int i = 0; i < list.count && !game_over(&stage.match.game); i += 1 + list.count / MOVES) {
        stage.preferences.looks.labels = 1 + i % LABELS_COUNT;
        stage_draw(&stage);
        require_typed(&stage, &list.moves[i], &list, seed);
    }
    stage_finish(&stage);
}

START_TEST(every_move_can_be_typed)
{
    uint64_t seed = 5000 + (uint64_t)_i;
    struct rng rng = rng_init(seed);
    for (int i = 0; i < POSITIONS; i++) {
        struct position position = random_position(&rng);
        require_every_move_typed(&position, _i, seed);
    }
}
END_TEST

SUITE(pages)
{
    Suite *suite = suite_create("pages");
    TCase *tcase = tcase_create("properties");
    tcase_set_timeout(tcase, 120);
    tcase_add_loop_test(tcase, nothing_breaks, 0, STORMS);
    tcase_add_loop_test(tcase, tab_goes_round_every_page, 0, PAGE_ROWS);
    tcase_add_loop_test(tcase, every_page_settles, 0, PAGE_ROWS);
    tcase_add_loop_test(tcase, tab_leads_to_what_is_seen, 0, PAGE_ROWS);
    tcase_add_loop_test(tcase, keys_scroll_every_page, 0, PAGE_ROWS);
    tcase_add_loop_test(tcase, back_leads_to_where_one_was, 0, ROWS(ways));
    tcase_add_test(tcase, the_way_back_is_short);
    tcase_add_loop_test(tcase, names_are_unique_on_every_page, 0, PAGE_ROWS);
    tcase_add_test(tcase, names_are_unique_beside_a_result);
    tcase_add_loop_test(tcase, every_move_can_be_typed, 0, PRESET_COUNT);
    suite_add_tcase(suite, tcase);
    return suite;
}

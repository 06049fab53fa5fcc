/* SPDX-License-Identifier: MIT */
/* The page on which a match is set up: the list of the rule sets, the board that plays what is
 * different, the rows beside them, what is kept of what was typed, and the question before a game
 * ends. */
#include "pages/new_match/new_match.h"
#include "prose/rule_words.h"
#include "stage.h"
#include "suite.h"

#include <stdio.h>
#include <string.h>

static struct stage stage;

static void begin(int w, int h)
{
    stage_init(&stage, "american", NULL);
    stage.w = w;
    stage.h = h;
    rulebook_put(&stage.rulebook, "Attic", preset_find("thai"));
    rulebook_put(&stage.rulebook, "Barn", preset_find("thai"));
    stage_open(&stage, "new-match");
}

/* Only the shipped ones are left, and the page is opened anew. */
static void forget_own_rules(void)
{
    while (stage.rulebook.count > 0)
        rulebook_remove(&stage.rulebook, 0);
    stage_open(&stage, "new-match");
}

static void end(void)
{
    stage_finish(&stage);
}

static struct new_match *page(void)
{
    return shell_state(&stage.shell, "new-match");
}

static void point_at(struct rect rect)
{
    stage_input(
        &stage,
        (struct input){.kind = INPUT_MOVE, .x = rect.x + rect.w / 2, .y = rect.y + rect.h / 2});
}

/* --- Cards --- */

static const struct {
    const char *name, *heading;
} cards[] = {
    {"rule-set/own/Attic", "Yours"},      {"rule-set/own/Barn", "Yours"},
    {"rule-set/freejump", "House rules"}, {"rule-set/american", "House rules"},
    {"rule-set/flying", "House rules"},   {"rule-set/classic", "House rules"},
    {"rule-set/parlour", "House rules"},  {"rule-set/tournament", "National"},
    {"rule-set/russian", "National"},     {"rule-set/brazilian", "National"},
    {"rule-set/pool", "National"},        {"rule-set/italian", "National"},
    {"rule-set/spanish", "National"},     {"rule-set/czech", "National"},
    {"rule-set/thai", "National"},
};

/* The last heading above the card. */
static const char *heading_above(const struct widget *card)
{
    static const char *const headings[] = {"Yours", "House rules", "National", "This match"};
    const struct ui *ui = &stage.shell.ui;
    const char *found = "";
    int lowest = -1;
    for (int i = 0; i < ui->widget_count; i++)
        for (int j = 0; j < ROWS(headings); j++)
            if (strcmp(ui->widgets[i].label, headings[j]) == 0 &&
                ui->widgets[i].rect.y < card->rect.y && ui->widgets[i].rect.y > lowest) {
                lowest = ui->widgets[i].rect.y;
                found = headings[j];
            }
    return found;
}

START_TEST(cards_lie_under_their_headings)
{
    begin(3840, 2160);
    for (int i = 0; i < ROWS(cards); i++) {
        stage.preferences.scale = 75 + 25 * _i;
        stage_draw(&stage);
        const struct widget *card = stage_widget(&stage, cards[i].name);
        ck_assert_msg(strcmp(heading_above(card), cards[i].heading) == 0, "%s: %s", cards[i].name,
                      heading_above(card));
    }
    end();
}
END_TEST

/* A rule set given as text is nobody's. */
START_TEST(the_rules_of_this_match_have_a_card)
{
    stage_init(&stage, "american, rows=2", NULL);
    stage.w = 3840;
    stage.h = 2160;
    stage.preferences.scale = 75;
    stage_open(&stage, "new-match");
    const struct widget *card = stage_widget(&stage, "rule-set/this-match");
    ck_assert_str_eq(heading_above(card), "This match");
    ck_assert(card->chosen);
    ck_assert_str_eq(card->label, "American, changed: Eight men each");
    end();
}
END_TEST

static void expect_focus_in_sight(const char *name)
{
    const struct widget *card = stage_focused(&stage);
    struct rect seen = stage_widget(&stage, "rule-sets")->rect;
    ck_assert_msg(strcmp(card->name, name) == 0, "%s has the keyboard, not %s", card->name, name);
    ck_assert_msg(card->rect.y >= seen.y && card->rect.y + card->rect.h <= seen.y + seen.h,
                  "%s lies at %d to %d, seen are %d to %d", name, card->rect.y,
                  card->rect.y + card->rect.h, seen.y, seen.y + seen.h);
}

static void tab_to_cards(void)
{
    for (int i = 0; i < 40; i++) {
        stage_key(&stage, SDLK_TAB, 0);
        if (strncmp(stage_focused(&stage)->name, "rule-set/", 9) == 0)
            return;
    }
    ck_abort_msg("Tab comes to no card");
}

static const struct {
    int w, h;
} windows[] = {{640, 480}, {700, 1000}, {1280, 800}};

/* Tab goes to the chosen one, arrows from card to card, Enter chooses; the next Tab leaves them. */
START_TEST(cards_work_by_keyboard)
{
    begin(windows[_i].w, windows[_i].h);
    tab_to_cards();
    expect_focus_in_sight("rule-set/american");
    stage_key(&stage, SDLK_HOME, 0);
    for (int i = 0; i < ROWS(cards); i++) {
        expect_focus_in_sight(cards[i].name);
        stage_key(&stage, SDLK_DOWN, 0);
    }
    expect_focus_in_sight("rule-set/thai");
    for (int i = ROWS(cards); i-- > 0;) {
        expect_focus_in_sight(cards[i].name);
        stage_key(&stage, SDLK_UP, 0);
    }
    stage_key(&stage, SDLK_END, 0);
    expect_focus_in_sight("rule-set/thai");
    ck_assert(!stage_focused(&stage)->chosen);
    stage_key(&stage, SDLK_RETURN, 0);
    ck_assert(stage_focused(&stage)->chosen);
    stage_key(&stage, SDLK_TAB, 0);
    ck_assert_msg(strncmp(stage_focused(&stage)->name, "rule-set/", 9) != 0, "%s",
                  stage_focused(&stage)->name);
    stage_key(&stage, SDLK_TAB, MOD_SHIFT);
    expect_focus_in_sight("rule-set/thai");
    end();
}
END_TEST

/* A page of rows at a time, and no further than the ends. */
START_TEST(pages_of_rows_are_gone_over)
{
    begin(windows[_i].w, windows[_i].h);
    tab_to_cards();
    stage_key(&stage, SDLK_HOME, 0);
    int pages = 0;
    for (; strcmp(stage_focused(&stage)->name, "rule-set/thai") != 0; pages++) {
        ck_assert_int_lt(pages, 6);
        stage_key(&stage, SDLK_PAGEDOWN, 0);
        expect_focus_in_sight(stage_focused(&stage)->name);
    }
    ck_assert_int_ge(pages, 2);
    for (int i = 0; i < pages; i++)
        stage_key(&stage, SDLK_PAGEUP, 0);
    expect_focus_in_sight(cards[0].name);
    end();
}
END_TEST

/* --- Where they lie --- */

static const struct {
    int w, h, scale;
    bool scrolls; /* there is not room for all rows beside the rule sets */
} sights[] = {
    {640, 480, 100, true},  {480, 640, 100, true},   {700, 1000, 100},       {800, 600, 75},
    {1280, 800, 75},        {1280, 800, 100},        {1280, 800, 200, true}, {1920, 1080, 100},
    {1920, 480, 100, true}, {1920, 1080, 200, true}, {3840, 2160, 100},      {3840, 2160, 200},
};

/* Is it drawn? (Where Tab goes there is a widget in any case.) */
static bool is_shown(const struct widget *card)
{
    const struct draw_list *list = &stage.shell.ui.list;
    for (size_t i = 0; i < list->count; i++) {
        const struct rect *rect = &list->items[i].rect;
        if (list->items[i].kind == DRAW_FILL && rect->x == card->rect.x &&
            rect->y == card->rect.y && rect->w == card->rect.w && rect->h == card->rect.h)
            return true;
    }
    return false;
}

/* Is no part of it scrolled away? */
static bool is_whole(const struct widget *card)
{
    const struct widget *list = ui_find(&stage.shell.ui, "rule-sets");
    struct rect view = list ? list->rect : stage.shell.ui.screen;
    return card->rect.y >= view.y && card->rect.y + card->rect.h <= view.y + view.h;
}

static int whole_rows(void)
{
    const struct ui *ui = &stage.shell.ui;
    int shown = 0;
    for (int i = 0; i < ui->widget_count; i++)
        shown += strncmp(ui->widgets[i].name, "rule-set/", 9) == 0 && is_shown(&ui->widgets[i]) &&
                 is_whole(&ui->widgets[i]);
    return shown;
}

static void open_sight(int sight)
{
    begin(sights[sight].w, sights[sight].h);
    stage.preferences.scale = sights[sight].scale;
    stage_open(&stage, "new-match");
}

/* By wheel to the end and back. */
START_TEST(all_rule_sets_come_into_sight)
{
    open_sight(_i);
    const struct widget *list = ui_find(&stage.shell.ui, "rule-sets");
    bool seen[ROWS(cards)] = {false};
    struct input wheel = {.kind = INPUT_WHEEL, .wheel = 1};
    for (int turn = 0; turn < 80; turn++) {
        for (int i = 0; i < ROWS(cards); i++) {
            const struct widget *card = ui_find(&stage.shell.ui, cards[i].name);
            seen[i] |= card && is_shown(card);
        }
        if (!list)
            break;
        wheel.wheel = turn < 40 ? 1 : -1;
        wheel.x = list->rect.x + 5;
        wheel.y = list->rect.y + list->rect.h / 2;
        stage_input(&stage, wheel);
        list = stage_widget(&stage, "rule-sets");
    }
    for (int i = 0; i < ROWS(cards); i++)
        REQUIRE(seen[i], "%dx%d at %d %%: %s is never seen", stage.w, stage.h,
                stage.preferences.scale, cards[i].name);
    end();
}
END_TEST

START_TEST(several_rule_sets_are_seen_at_once)
{
    static const struct {
        int w, h, scale, rows;
    } seen[] = {{480, 640, 100, 5},   {640, 480, 100, 7},    {700, 1000, 100, 11},
                {1280, 800, 100, 13}, {1920, 1080, 100, 13}, {1920, 1080, 200, 4},
                {1280, 800, 75, 13},  {3840, 2160, 100, 13}};
    begin(seen[_i].w, seen[_i].h);
    stage.preferences.scale = seen[_i].scale;
    forget_own_rules();
    int shown = whole_rows();
    ck_assert_msg(shown >= seen[_i].rows, "%dx%d: %d rows", stage.w, stage.h, shown);
    end();
}
END_TEST

/* What the board shows can be seen. */
START_TEST(the_board_is_large)
{
    static const struct {
        int w, h, cell;
    } least[] = {{480, 640, 15},  {640, 480, 22},   {700, 1000, 41},
                 {1280, 800, 50}, {1920, 1080, 68}, {3840, 2160, 120}};
    begin(least[_i].w, least[_i].h);
    struct rect board = stage_widget(&stage, "demo-board")->rect;
    int cell = board_geometry_in(board, false, false).cell;
    ck_assert_msg(cell >= least[_i].cell, "%dx%d: squares of %d", stage.w, stage.h, cell);
    end();
}
END_TEST

/* All texts drawn in the rectangle, one behind the other. */
static const char *text_of(struct rect card)
{
    static char text[2000];
    const struct draw_list *list = &stage.shell.ui.list;
    text[0] = '\0';
    for (size_t i = 0; i < list->count; i++) {
        const struct draw_item *item = &list->items[i];
        if (item->kind != DRAW_TEXT || !rect_contains(card, item->rect.x, item->rect.y))
            continue;
        const char *string = draw_string(list, item);
        if (strlen(text) + strlen(string) + 2 < sizeof text) {
            strcat(text, text[0] ? " " : "");
            strcat(text, string);
        }
    }
    return text;
}

enum {
    WORDS_POINTS = 200,
};

/* The row shows whole differences, as many as have room; in a narrow list only the title. */
static void expect_true_line(const struct widget *card, const struct named_ruleset *rules)
{
    enum field fields[FIELD_COUNT];
    const char *text = text_of(card->rect), *line = strstr(card->label, ": ") + 2;
    size_t title = (size_t)(line - 2 - card->label);
    int count = telling_fields(&rules->rules, fields);
    ck_assert_msg(strncmp(text, card->label, title) == 0, "\"%s\" has not its title", text);
    if (card->rect.w < ui_px(&stage.shell.ui, WORDS_POINTS))
        return;
    for (int most = 1; most <= count || most <= 3; most++) {
        char memory[1200];
        struct strbuf out = strbuf_init(memory, sizeof memory);
        rules_line_print(&out, rules, most,
                         looks_side_names(preferences_looks(&stage.preferences, rules)));
        if (strcmp(text + title + 1, memory) == 0)
            return;
    }
    ck_abort_msg("%dx%d: the card says \"%s\" of \"%s\"", stage.w, stage.h, text, card->label);
}

/* In any window; in roomy ones, that of each rule set whose line is short is there whole. */
START_TEST(a_card_says_whole_differences)
{
    static const char *const brief[] = {"freejump"};
    open_sight(_i);
    forget_own_rules();
    int seen = 0;
    for (int i = 0; i < PRESET_COUNT; i++) {
        char name[64];
        snprintf(name, sizeof name, "rule-set/%.40s", presets[i].id);
        const struct widget *card = ui_find(&stage.shell.ui, name);
        if (!card || !is_shown(card) || !is_whole(card))
            continue;
        seen++;
        expect_true_line(card, &presets[i]);
        for (int j = 0; j < ROWS(brief) && stage.h > 640; j++)
            if (strcmp(presets[i].id, brief[j]) == 0)
                ck_assert_msg(strstr(text_of(card->rect), strstr(card->label, ": ") + 2) != NULL,
                              "%s: %s", presets[i].id, text_of(card->rect));
    }
    ck_assert_int_gt(seen, 0);
    end();
}
END_TEST

/* The page shows that there are national rule sets: by their heading, or by a note that it comes
 * further down. */
START_TEST(national_rules_are_announced)
{
    open_sight(_i);
    forget_own_rules();
    ck_assert_msg(stage_find(&stage, "National") != NULL, "%dx%d at %d %%: no word of them",
                  stage.w, stage.h, stage.preferences.scale);
    end();
}
END_TEST

/* What is looked at says what is different, whatever the window; and what letters are, where pieces
 * are letters. */
START_TEST(the_board_has_its_words)
{
    open_sight(_i);
    for (int i = 0; i < PRESET_COUNT; i++) {
        char memory[240];
        enum field fields[FIELD_COUNT];
        struct strbuf clause = strbuf_init(memory, sizeof memory);
        struct looks looks = preferences_looks(&stage.preferences, &presets[i]);
        page()->choice.rules = rules_key_shipped(presets[i].id);
        stage_open(&stage, "play");
        stage_open(&stage, "new-match");
        if (telling_fields(&presets[i].rules, fields) > 0)
            rule_clause_print(&clause, &presets[i].rules, fields[0], looks_side_names(looks));
        else
            rules_line_print(&clause, &presets[i], FIELD_COUNT, looks_side_names(looks));
        struct rect board = stage_widget(&stage, "demo-board")->rect;
        bool said = false;
        const struct ui *ui = &stage.shell.ui;
        for (int j = 0; j < ui->widget_count; j++)
            said |= strcmp(ui->widgets[j].label, memory) == 0 &&
                    ui->widgets[j].rect.y >= board.y + board.h;
        REQUIRE(said, "%dx%d: the board does not say \"%s\"", stage.w, stage.h, memory);
        bool letters = looks.pieces == PIECES_LETTERS;
        REQUIRE(!stage_find(&stage, piece_letters()) != letters, "%s: its letters",
                presets[i].name);
    }
    end();
}
END_TEST

/* The text takes the place of the list and the board, and nothing plays unseen. */
START_TEST(the_text_can_be_read)
{
    begin(windows[_i].w, windows[_i].h);
    stage_click(&stage, stage_widget(&stage, "read-rules")->rect);
    ck_assert_ptr_null(ui_find(&stage.shell.ui, "rule-set/american"));
    ck_assert_ptr_null(ui_find(&stage.shell.ui, "demo-board"));
    ck_assert(!shell_moving(&stage.shell));
    ck_assert_int_ge(stage_widget(&stage, "rules-text")->rect.h, 150);
    ck_assert_ptr_nonnull(ui_find(&stage.shell.ui, "edit-rules"));
    stage_click(&stage, stage_widget(&stage, "lesson-1")->rect);
    ck_assert_msg(shell_moving(&stage.shell), "a section of the text does not play");
    stage_click(&stage, stage_widget(&stage, "read-rules")->rect);
    ck_assert_ptr_nonnull(ui_find(&stage.shell.ui, "rule-set/american"));
    ck_assert(shell_moving(&stage.shell));
    end();
}
END_TEST

/* --- The board --- */

enum {
    FRAME_MS = 16,
    PLAY_MS = 12000, /* no play takes so long */
};

/* Until nothing moves; returns the milliseconds. */
static int run_out(void)
{
    int passed = 0;
    for (; shell_moving(&stage.shell); passed += FRAME_MS) {
        ck_assert_int_lt(passed, PLAY_MS);
        stage.now += FRAME_MS;
        stage_draw(&stage);
    }
    return passed;
}

START_TEST(a_board_plays_once_and_stands_still)
{
    begin(1280, 800);
    ck_assert_int_gt(run_out(), 500); /* the chosen one, when the page is opened */
    point_at(stage_widget(&stage, "rule-set/own/Attic")->rect);
    point_at((struct rect){2, 2, 0, 0});
    uint64_t rest = draw_list_hash(&stage.shell.ui.list);
    point_at(stage_widget(&stage, "rule-set/freejump")->rect);
    ck_assert_msg(stage_page_moves(&stage), "nothing plays under the pointer");
    ck_assert_int_gt(run_out(), 500);
    point_at((struct rect){2, 2, 0, 0});
    ck_assert_msg(!stage_page_moves(&stage), "something plays where nothing is");
    ck_assert_msg(draw_list_hash(&stage.shell.ui.list) == rest, "it does not go back to rest");
    point_at(stage_widget(&stage, "rule-set/freejump")->rect);
    ck_assert_msg(stage_page_moves(&stage), "it does not play again");
    point_at((struct rect){2, 2, 0, 0});
    ck_assert_msg(!stage_page_moves(&stage), "it plays on after the pointer has gone");
    ck_assert_msg(draw_list_hash(&stage.shell.ui.list) == rest, "it does not stop at rest");
    stage_click(&stage, stage_widget(&stage, "rule-set/freejump")->rect);
    ck_assert_int_gt(run_out(), 500);
    tab_to_cards();
    stage_key(&stage, SDLK_HOME, 0);
    ck_assert_int_gt(run_out(), 500);
    end();
}
END_TEST

/* Nothing plays under a pointer that holds something else. */
START_TEST(no_board_plays_while_something_is_held)
{
    begin(1280, 800);
    run_out();
    struct rect start = stage_widget(&stage, "back")->rect;
    struct rect card = stage_widget(&stage, "rule-set/freejump")->rect;
    stage_input(&stage, (struct input){.kind = INPUT_PRESS,
                                       .x = start.x + start.w / 2,
                                       .y = start.y + start.h / 2});
    point_at(card);
    ck_assert_msg(!shell_moving(&stage.shell), "it plays");
    stage_input(
        &stage,
        (struct input){.kind = INPUT_RELEASE, .x = card.x + card.w / 2, .y = card.y + card.h / 2});
    point_at(card);
    ck_assert_msg(shell_moving(&stage.shell), "it does not play when all is let go");
    end();
}
END_TEST

START_TEST(cards_answer_the_pointer)
{
    begin(1280, 800);
    stage.preferences.speed = SPEED_OFF; /* what plays would differ as well */
    stage_open(&stage, "new-match");
    require_card_states(&stage, "rule-set/freejump");
    end();
}
END_TEST

/* A press plays it again. */
START_TEST(the_board_plays_again)
{
    begin(1280, 800);
    run_out();
    stage_click(&stage, stage_widget(&stage, "demo-board")->rect);
    ck_assert_int_gt(run_out(), 500);
    stage_open(&stage, "play");
    ck_assert(!shell_moving(&stage.shell));
    end();
}
END_TEST

START_TEST(with_reduced_motion_nothing_moves)
{
    begin(1280, 800);
    stage.preferences.speed = SPEED_OFF;
    stage_open(&stage, "new-match");
    ck_assert(!shell_moving(&stage.shell));
    for (int i = 0; i < ROWS(cards); i++) {
        if (!ui_find(&stage.shell.ui, cards[i].name))
            continue;
        stage_click(&stage, stage_widget(&stage, cards[i].name)->rect);
        ck_assert_msg(!shell_moving(&stage.shell), "%s", cards[i].name);
    }
    end();
}
END_TEST

/* --- The rows beside the rule sets --- */

static const char *const controls[] = {"name-1", "name-2", "starter", "length",
                                       "clock",  "help",   "seats"};

/* In the order of reading, none upon another, and all at once where there is room. */
START_TEST(all_rows_are_in_sight)
{
    open_sight(_i);
    ck_assert_int_eq(ui_find(&stage.shell.ui, "setup") != NULL, sights[_i].scrolls);
    struct rect start = stage_widget(&stage, "start-match")->rect;
    for (int i = 0; i < ROWS(controls); i++) {
        struct rect rect = stage_widget(&stage, controls[i])->rect;
        ck_assert_msg(rect.y + rect.h <= start.y || rect.x + rect.w <= start.x ||
                          sights[_i].scrolls,
                      "%s lies below Start", controls[i]);
        for (int j = 0; j < i; j++) {
            struct rect before = stage_widget(&stage, controls[j])->rect;
            ck_assert_msg(before.y + before.h <= rect.y ||
                              (before.y == rect.y && before.x + before.w <= rect.x) ||
                              (before.y <= rect.y && before.x + before.w <= rect.x),
                          "%s comes before %s", controls[i], controls[j]);
        }
    }
    end();
}
END_TEST

static int more_height(const struct desk *desk, const struct setup_row *row, int width)
{
    (void)row;
    (void)width;
    return ui_px(desk->ui, METRIC_TARGET);
}

static void draw_more(struct desk *desk, struct new_match *page, struct rect rect,
                      const struct setup_row *row)
{
    struct button button = {.name = "more", .number = row->player, .label = "More"};
    (void)page;
    ui_button(desk->ui, rect, &button);
}

enum {
    MORE = 5, /* rows */
};

/* The page's own rows and those to come, in a pass of their own at the page's place. */
static void draw_rows(const struct setup *setup, struct rect rect, struct input input)
{
    struct ui *ui = &stage.shell.ui;
    ui_begin(ui, (struct rect){0, 0, stage.w, stage.h}, &input);
    setup_draw(&stage.shell.desk, page(), setup, rect);
    ui_end(ui);
}

/* Each of many rows comes into sight, whole and as wide as a finger, by keyboard. */
START_TEST(there_is_room_for_rows_to_come)
{
    struct setup_row rows[MORE];
    open_sight(_i);
    struct setup setup = setup_of(&page()->choice, 1);
    for (int i = 0; i < MORE; i++) {
        rows[i] = (struct setup_row){"One more", more_height, draw_more, .player = i + 1};
        setup.rows[setup.count++] = &rows[i];
    }
    struct rect first = stage_widget(&stage, "name-1")->rect;
    struct rect second = stage_widget(&stage, "name-2")->rect;
    struct rect start = stage_widget(&stage, "start-match")->rect;
    setup.columns = second.y == first.y ? 2 : 1;
    int gap = ui_px(&stage.shell.ui, METRIC_MARGIN_WIDE), caption = first.h;
    int left = stage_widget(&stage, "played-by-1/previous")->rect.x;
    struct rect rect = {left, first.y - caption, start.x + start.w - left,
                        start.y - gap - first.y + caption};
    for (int i = 1; i <= MORE; i++) {
        widget_id id = ui_id("more", i);
        for (int tabs = 0; tabs < 20 && stage.shell.ui.focus != id; tabs++)
            draw_rows(&setup, rect, (struct input){.kind = INPUT_KEY, .key = SDLK_TAB});
        draw_rows(&setup, rect, (struct input){.kind = INPUT_NONE});
        struct rect more = stage_focused(&stage)->rect;
        ck_assert_msg(stage.shell.ui.focus == id, "Tab does not come to row %d", i);
        ck_assert_msg(more.y >= rect.y && more.y + more.h <= rect.y + rect.h,
                      "%dx%d: row %d at %d to %d is not seen in %d to %d", stage.w, stage.h, i,
                      more.y, more.y + more.h, rect.y, rect.y + rect.h);
        int target = ui_px(&stage.shell.ui, METRIC_TARGET);
        ck_assert_int_ge(more.h, target);
        ck_assert_int_ge(more.w, 3 * target);
    }
    end();
}
END_TEST

/* Where the players sit is the preference itself. */
START_TEST(seats_are_those_of_the_settings)
{
    begin(1280, 800);
    stage_click(&stage, stage_widget(&stage, "seats")->rect);
    ck_assert_int_eq(stage.preferences.seats, SEATS_STAY);
    ck_assert_ptr_nonnull(stage_find(&stage, "When colours change: The board turns"));
    stage_open(&stage, "settings");
    ck_assert_ptr_nonnull(stage_find(&stage, "When colours change: The board turns"));
    end();
}
END_TEST

/* Odds may adapt to a person. Against the computer who sits where is no question. */
START_TEST(odds_are_for_people)
{
    begin(1280, 800);
    ck_assert(ui_find(&stage.shell.ui, "seats"));
    ck_assert_ptr_nonnull(stage_find(&stage, "After three wins in a row: Nothing"));
    stage_click(&stage, stage_widget(&stage, "played-by-2/next")->rect);
    ck_assert(!ui_find(&stage.shell.ui, "seats"));
    ck_assert_ptr_nonnull(stage_find(&stage, "After three wins in a row: Nothing"));
    stage_click(&stage, stage_widget(&stage, "odds/next")->rect);
    ck_assert_int_eq(stage.preferences.odds, 1);
    ck_assert_ptr_nonnull(stage_find(&stage, "After three wins in a row: Suggest a fairer game"));
    stage_click(&stage, stage_widget(&stage, "played-by-1/next")->rect);
    ck_assert(!ui_find(&stage.shell.ui, "odds"));
    ck_assert(ui_find(&stage.shell.ui, "seats"));
    end();
}
END_TEST

static const struct {
    int length;
    const char *said, *longer, *shorter; /* in points: what the arrows lead to */
} length_rows[] = {
    {0, "Without end", "First to 1 point", "First to 20 points"},
    {4, "First to 4 points", "First to 5 points", "First to 3 points"},
    {999, "First to 999 points", "Without end", "First to 20 points"},
};

/* That of the match is among the lengths, whatever it is, also when another one was chosen. */
START_TEST(any_length_can_be_chosen)
{
    char said[64];
    begin(1280, 800);
    stage.match.length = length_rows[_i].length;
    stage_open(&stage, "new-match");
    snprintf(said, sizeof said, "How long?: %s", length_rows[_i].said);
    ck_assert_msg(stage_find(&stage, said) != NULL, "%s", said);
    stage_click(&stage, stage_widget(&stage, "length/next")->rect);
    ck_assert_msg(stage_find(&stage, length_rows[_i].longer) != NULL, "%s: longer", said);
    for (int i = 0; i < 2; i++)
        stage_click(&stage, stage_widget(&stage, "length/previous")->rect);
    ck_assert_msg(stage_find(&stage, length_rows[_i].shorter) != NULL, "%s: shorter", said);
    stage_click(&stage, stage_widget(&stage, "length/next")->rect);
    ck_assert_msg(stage_find(&stage, said) != NULL, "%s: again", said);
    stage_click(&stage, stage_widget(&stage, "start-match")->rect);
    ck_assert_int_eq(stage.match.length, length_rows[_i].length);
    end();
}
END_TEST

/* --- What is kept --- */

static void type_name(const char *field, SDL_Keycode key)
{
    stage_click(&stage, stage_widget(&stage, field)->rect);
    stage_key(&stage, SDLK_a, MOD_CTRL);
    stage_key(&stage, key, 0);
}

/* Whoever looks something up in the rules finds what was typed when coming back. */
START_TEST(what_was_not_begun_is_kept)
{
    begin(1280, 800);
    type_name("name-1", SDLK_x);
    stage_click(&stage, stage_widget(&stage, "rule-set/freejump")->rect);
    stage_click(&stage, stage_widget(&stage, "starter")->rect);
    stage_open(&stage, "rules");
    stage_open(&stage, "new-match");
    ck_assert_str_eq(page()->choice.players[0].name, "x");
    ck_assert_str_eq(page()->choice.rules.name, "freejump");
    ck_assert_int_eq(page()->choice.starter, STARTER_LOSER);
    end();
}
END_TEST

/* What has become otherwise in the match since is what it begins with; the rest is kept. */
START_TEST(what_has_changed_since_is_begun_with)
{
    begin(1280, 800);
    type_name("name-1", SDLK_x);
    stage_open(&stage, "play");
    player_set_name(&stage.match.players[1], "Zoe");
    stage.match.policy = STARTER_ALTERNATE;
    stage.match.length = 5;
    stage_open(&stage, "new-match");
    ck_assert_str_eq(page()->choice.players[0].name, "x");
    ck_assert_str_eq(page()->choice.players[1].name, "Zoe");
    ck_assert_int_eq(page()->choice.starter, STARTER_ALTERNATE);
    ck_assert_int_eq(page()->choice.length, 5);
    type_name("name-2", SDLK_y);
    stage_click(&stage, stage_widget(&stage, "start-match")->rect);
    ck_assert_str_eq(stage.match.players[1].name, "y");
    stage_open(&stage, "new-match");
    ck_assert_str_eq(page()->choice.players[1].name, "y");
    type_name("name-2", SDLK_z);
    stage_click(&stage, stage_widget(&stage, "start-match")->rect);
    player_set_name(&stage.match.players[1], "y"); /* as before that match */
    stage_open(&stage, "new-match");
    ck_assert_str_eq(page()->choice.players[1].name, "y");
    end();
}
END_TEST

/* --- The question --- */

static const int scales[] = {75, 100, 200};

/* No answer lies where Start was, or is: a second click there is none. */
START_TEST(the_question_is_asked_elsewhere)
{
    static const char *const answers[] = {"end-game", "keep-playing"};
    begin(windows[_i].w, windows[_i].h);
    struct position before = game_position(&stage.match.game);
    struct movelist list;
    movegen(&stage.match.game.rules.rules, &before, &list);
    game_play(&stage.match.game, &list.moves[0]);
    for (int i = 0; i < ROWS(scales); i++) {
        stage.preferences.scale = scales[i];
        stage_open(&stage, "new-match");
        struct rect start = stage_widget(&stage, "start-match")->rect;
        stage_click(&stage, start);
        for (int j = 0; j < ROWS(answers); j++) {
            struct rect common = rect_common(start, stage_widget(&stage, answers[j])->rect);
            ck_assert_msg(common.w == 0 || common.h == 0, "%s lies where Start was", answers[j]);
        }
        stage_click(&stage, start);
        stage_click(&stage, start);
        ck_assert_int_eq(stage.match.game.cursor, 1);
    }
    stage_click(&stage, stage_widget(&stage, "end-game")->rect);
    ck_assert_int_eq(stage.match.game.cursor, 0);
    end();
}
END_TEST

/* --- The text of the rules --- */

enum {
    LINE_CHARACTERS = 75,
};

/* A line of text that is too long is hard to find back from. */
START_TEST(lines_are_not_too_long)
{
    static const char *const pages[] = {"rules", "new-match"};
    static const int sides[][2] = {{640, 480}, {1280, 800}, {1920, 1080}, {3840, 2160}};
    stage_init(&stage, presets[_i].id, NULL);
    for (int i = 0; i < ROWS(sides) * ROWS(pages) * ROWS(scales); i++) {
        stage.w = sides[i % ROWS(sides)][0];
        stage.h = sides[i % ROWS(sides)][1];
        stage.preferences.scale = scales[i / ROWS(sides) % ROWS(scales)];
        stage_open(&stage, pages[i / ROWS(sides) / ROWS(scales)]);
        const struct draw_list *list = &stage.shell.ui.list;
        for (size_t j = 0; j < list->count; j++) {
            const char *text =
                list->items[j].kind == DRAW_TEXT ? draw_string(list, &list->items[j]) : "";
            REQUIRE(strlen(text) <= LINE_CHARACTERS, "%dx%d: %zu characters: %s", stage.w, stage.h,
                    strlen(text), text);
        }
    }
    end();
}
END_TEST

SUITE(new_match)
{
    Suite *suite = suite_create("new match");
    TCase *tcase = tcase_create("new match");
    tcase_set_timeout(tcase, 60);
    tcase_add_loop_test(tcase, cards_lie_under_their_headings, 0, 2);
    tcase_add_test(tcase, the_rules_of_this_match_have_a_card);
    tcase_add_loop_test(tcase, cards_work_by_keyboard, 0, ROWS(windows));
    tcase_add_loop_test(tcase, pages_of_rows_are_gone_over, 0, ROWS(windows));
    tcase_add_loop_test(tcase, all_rule_sets_come_into_sight, 0, ROWS(sights));
    tcase_add_loop_test(tcase, several_rule_sets_are_seen_at_once, 0, 8);
    tcase_add_loop_test(tcase, the_board_is_large, 0, 6);
    tcase_add_loop_test(tcase, a_card_says_whole_differences, 0, ROWS(sights));
    tcase_add_loop_test(tcase, national_rules_are_announced, 0, ROWS(sights));
    tcase_add_loop_test(tcase, the_board_has_its_words, 0, ROWS(sights));
    tcase_add_loop_test(tcase, the_text_can_be_read, 0, ROWS(windows));
    tcase_add_test(tcase, a_board_plays_once_and_stands_still);
    tcase_add_test(tcase, no_board_plays_while_something_is_held);
    tcase_add_test(tcase, cards_answer_the_pointer);
    tcase_add_test(tcase, the_board_plays_again);
    tcase_add_loop_test(tcase, all_rows_are_in_sight, 0, ROWS(sights));
    tcase_add_loop_test(tcase, there_is_room_for_rows_to_come, 0, ROWS(sights));
    tcase_add_test(tcase, seats_are_those_of_the_settings);
    tcase_add_test(tcase, odds_are_for_people);
    tcase_add_loop_test(tcase, any_length_can_be_chosen, 0, ROWS(length_rows));
    tcase_add_test(tcase, with_reduced_motion_nothing_moves);
    tcase_add_test(tcase, what_was_not_begun_is_kept);
    tcase_add_test(tcase, what_has_changed_since_is_begun_with);
    tcase_add_loop_test(tcase, the_question_is_asked_elsewhere, 0, ROWS(windows));
    tcase_add_loop_test(tcase, lines_are_not_too_long, 0, PRESET_COUNT);
    suite_add_tcase(suite, tcase);
    return suite;
}

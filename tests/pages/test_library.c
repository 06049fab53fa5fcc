/* SPDX-License-Identifier: MIT */
/* The library: what is asked for when something is looked for, what the list does with a game, how
 * games come in and go out, and what is said where there are none. */
#include "board/sprites.h"
#include "library_stage.h"
#include "notation/ruleset_text.h"
#include "pages/library/room.h"
#include "pages/typed_date.h"
#include "suite.h"

#include <stdio.h>
#include <string.h>

static const char *clip;

static void paste_text(void *data, char *out, size_t size)
{
    (void)data;
    snprintf(out, size, "%s", clip);
}

static void begin_with(int games)
{
    library_stage_begin(games);
    stage.shell.ui.clipboard.paste = paste_text;
    clip = "";
    stage_open(&stage, "library");
    stage_draw(&stage);
}

static void begin(void)
{
    begin_with(8);
}

/* The process that makes the first frame's art is forked behind such a look: another thread would
 * leave it waiting for what that thread held. */
START_TEST(a_look_asks_for_nothing_yet)
{
    library_stage_begin(8);
    int asked = made.asked_count;
    shell_go_back_to(&stage.shell, "library");
    shell_look(&stage.shell, stage.w, stage.h, stage.now);
    ck_assert_int_eq(made.asked_count, asked);
    stage_draw(&stage);
    ck_assert_int_eq(made_asked(&made, REQUEST_FIND), 1);
    library_stage_end();
}
END_TEST

static void type(const char *text)
{
    while (*text) {
        struct input input = {.kind = INPUT_TEXT};
        size_t length = 1;
        while ((text[length] & 0xC0) == 0x80)
            length++;
        memcpy(input.text, text, length);
        stage_input(&stage, input);
        text += length;
    }
    stage_draw(&stage);
}

/* --- What is looked for --- */

static const struct {
    const char *name, *button, *typed;
    const char *words, *date, *rules;
    enum library_result result;
    int found;
} filters[] = {
    {"a player", NULL, "ada", "ada", "", "", LIBRARY_ANY_RESULT, 3},
    {"a word with blanks", NULL, " zoë ", "zoë", "", "", LIBRARY_ANY_RESULT, 1},
    {"nobody", NULL, "nobody", "nobody", "", "", LIBRARY_ANY_RESULT, 0},
    {"rules", "find-rules/next", "", "", "", "american", LIBRARY_ANY_RESULT, 2},
    {"the last rules", "find-rules/previous", "", "", "", "russian", LIBRARY_ANY_RESULT, 2},
    {"a result", "find-result/next", "", "", "", "", LIBRARY_BLACK_WON, 2},
    {"no result", "find-result/previous", "", "", "", "", LIBRARY_UNFINISHED, 2},
    {"a date", "find-date", "2026-1", "", "2026.1", "", LIBRARY_ANY_RESULT, 3},
};

START_TEST(what_is_looked_for_is_asked)
{
    begin();
    if (filters[_i].button) {
        click("more-filter");
        click(filters[_i].button);
    }
    type(filters[_i].typed);
    const struct library_filter *filter = made_last(&made, REQUEST_FIND)->filter;
    ck_assert_str_eq(filter->words, filters[_i].words);
    ck_assert_str_eq(filter->date, filters[_i].date);
    ck_assert_str_eq(filter->rules, filters[_i].rules);
    ck_assert_int_eq(filter->result, filters[_i].result);
    ck_assert_int_eq(made.library.found, filters[_i].found);
    char count[40];
    snprintf(count, sizeof count, "%d of 8 games", filters[_i].found);
    ck_assert_msg(says(count), "not \"%s\"", count);
    library_stage_end();
}
END_TEST

/* No more often than something else is looked for. */
START_TEST(each_question_is_asked_once)
{
    begin();
    ck_assert_int_eq(made_asked(&made, REQUEST_FIND), 1);
    for (int i = 0; i < 5; i++)
        stage_draw(&stage);
    stage_key(&stage, SDLK_DOWN, 0);
    ck_assert_int_eq(made_asked(&made, REQUEST_FIND), 1);
    type("ada");
    ck_assert_int_eq(made_asked(&made, REQUEST_FIND), 4);
    type("  ");
    ck_assert_int_eq(made_asked(&made, REQUEST_FIND), 4);
    library_stage_end();
}
END_TEST

static const struct {
    const char *typed, *asked, *told; /* NULL: it is no date */
} dates[] = {
    {"", "", NULL},
    {"2026", "2026", "2026.??.??"},
    {"2026-", "2026", "2026.??.??"},
    {"2026-1", "2026.1", "2026.01.??"},
    {"2026-1-", "2026.01", "2026.01.??"},
    {"2026/11/5", "2026.11.5", "2026.11.05"},
    {"2026 11 05", "2026.11.05", "2026.11.05"},
    {"20261122", "2026.11.22", "2026.11.22"},
    {"22.11.2026", "2026.11.22", "2026.11.22"},
    {"5.1.2026", "2026.01.05", "2026.01.05"},
    {"11.2026", "2026.11", "2026.11.??"},
    {"2026.11.22.7", "2026.11.22", "2026.11.22"},
    {"November", "", NULL},
    {"202", "202", NULL},
    {"2026-13", "2026.13", NULL},
    {"2026-11-32", "2026.11.32", NULL},
    {"2026-00-05", "2026.00.05", NULL},
    {"11/22/2026", "2026.22.11", NULL}, /* nobody knows what else people mean by such dates */
};

START_TEST(dates_are_typed_as_people_do)
{
    char memory[LIBRARY_DATE_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    typed_date_print(&out, dates[_i].typed);
    ck_assert_str_eq(memory, dates[_i].asked);
    out = strbuf_init(memory, sizeof memory);
    bool told = typed_date_read(&out, dates[_i].typed);
    ck_assert(told == (dates[_i].told != NULL));
    ck_assert(!told || strcmp(memory, dates[_i].told) == 0);
}
END_TEST

/* The position that was looked at when the page was opened. */
START_TEST(a_position_is_that_on_the_board)
{
    library_stage_begin(8);
    struct game *game = &stage.match.game;
    struct position first = game_position(game);
    stage_move(&stage, 11, 15);
    stage_move(&stage, 22, 18);
    struct position last = game_position(game);
    for (int i = 0; i < 2; i++) {
        if (i > 0)
            stage_key(&stage, SDLK_HOME, 0);
        stage_key(&stage, SDLK_l, MOD_CTRL);
        stage_draw(&stage);
        const struct room *room = shell_state(&stage.shell, "library");
        if (!room->filter.by_position) {
            click("more-filter");
            click("find-position");
            click("more-filter");
        }
        const struct library_filter *filter = made_last(&made, REQUEST_FIND)->filter;
        ck_assert(filter->by_position);
        ck_assert(position_equal(&filter->position, i > 0 ? &first : &last));
        ck_assert_int_eq(made.library.found, 2);
        stage_key(&stage, SDLK_ESCAPE, 0);
    }
    library_stage_end();
}
END_TEST

START_TEST(a_filter_is_cleared)
{
    static const char *const buttons[] = {"clear-filter", "show-all"};
    begin();
    type("nobody");
    click("more-filter");
    ck_assert(says("No games match."));
    click(buttons[_i]);
    ck_assert_int_eq(made.library.found, 8);
    ck_assert_ptr_null(ui_find(&stage.shell.ui, buttons[_i]));
    library_stage_end();
}
END_TEST

/* --- The list --- */

/* Returns true if a widget is labelled so. */
static bool notes(const char *label)
{
    const struct ui *ui = &stage.shell.ui;
    for (int i = 0; i < ui->widget_count; i++)
        if (strcmp(ui->widgets[i].label, label) == 0)
            return true;
    return false;
}

static const struct {
    const char *name, *text;
} marks[] = {
    {"this match", "Ada – Ben 1–0 Today · American · 47 moves this match"},
    {"unfinished", "Ben – Ada unfinished Yesterday · American · 12 moves"},
    {"an event",
     "Marion Tinsley – Don Lafferty ½–½ 11 April 1976 · World title match · Tournament · 61 moves"},
    {"nobody knows", "Black – White unfinished Russian · 0 moves"},
};

START_TEST(a_row_says_what_is_known)
{
    begin();
    ck_assert_msg(says(marks[_i].text), "not \"%s\"", marks[_i].text);
    library_stage_end();
}
END_TEST

static const struct {
    const char *name, *black, *white;
    struct {
        const char *begin, *end;
    } drawn[2];
} long_names[] = {
    {"the first is long",
     "Maximiliana Wolkenstein-Trostburg of the Upper Valley and the Lower Hills beyond it, senior",
     "Zoltán",
     {{"Maximiliana Wolken", "\u2026"}, {"Zoltán", "Zoltán"}}},
    {"the second is long",
     "Zoltán",
     "Maximiliana Wolkenstein-Trostburg of the Upper Valley and the Lower Hills beyond it, senior",
     {{"Zoltán", "Zoltán"}, {"Maximiliana Wolken", "\u2026"}}},
    {"both are",
     "Maximiliana Wolkenstein-Trostburg of the Upper Valley and the Lower Hills beyond it, senior",
     "Aloysius Montgomery Featherstonehaugh of the Lower Hills beyond the Upper Valley, junior",
     {{"Maximiliana", "\u2026"}, {"Aloysius", "\u2026"}}},
};

static bool ends_in(const char *text, const char *end)
{
    size_t length = strlen(text), tail = strlen(end);
    return length >= tail && strcmp(text + length - tail, end) == 0;
}

/* How many texts are drawn that begin and end so. */
static int drawn(const char *begin, const char *end)
{
    const struct draw_list *list = &stage.shell.ui.list;
    int count = 0;
    for (size_t i = 0; i < list->count; i++) {
        if (list->items[i].kind != DRAW_TEXT)
            continue;
        const char *text = draw_string(list, &list->items[i]);
        count += strncmp(text, begin, strlen(begin)) == 0 && ends_in(text, end);
    }
    return count;
}

/* Neither pushes the other one out. */
START_TEST(long_names_are_shortened_each)
{
    begin();
    strcpy(made.rows[0].black, long_names[_i].black);
    strcpy(made.rows[0].white, long_names[_i].white);
    stage.w = 640;
    stage.h = 480;
    stage_draw(&stage);
    for (int i = 0; i < ROWS(long_names[_i].drawn); i++)
        ck_assert_int_eq(drawn(long_names[_i].drawn[i].begin, long_names[_i].drawn[i].end), 1);
    library_stage_end();
}
END_TEST

/* How many pictures of this kind are drawn. */
static int sprites(const struct sprite *sprite)
{
    const struct draw_list *list = &stage.shell.ui.list;
    int count = 0;
    for (size_t i = 0; i < list->count; i++)
        count += list->items[i].kind == DRAW_SPRITE && list->items[i].sprite == sprite;
    return count;
}

static const struct {
    const char *name;
    enum library_result result;
    int crowns;
} crowned[] = {
    {"Black", LIBRARY_BLACK_WON, 1},
    {"White", LIBRARY_WHITE_WON, 1},
    {"nobody", LIBRARY_DRAWN, 0},
    {"nobody yet", LIBRARY_UNFINISHED, 0},
};

START_TEST(the_winner_has_a_crown)
{
    begin_with(1);
    made.rows[0].result = crowned[_i].result;
    stage.w = 640;
    stage.h = 480;
    stage_draw(&stage);
    struct looks looks = preferences_looks(&stage.preferences, &stage.match.rules);
    ck_assert_int_eq(sprites(board_sprite(looks.board, SPRITE_WIN_CROWN)), crowned[_i].crowns);
    library_stage_end();
}
END_TEST

/* The row's own position, not that of the match; what is not known is not drawn. */
START_TEST(a_row_shows_its_last_position)
{
    begin_with(1);
    struct looks looks = preferences_looks(&stage.preferences, &stage.match.rules);
    const struct sprite *man = board_sprite(looks.board, SPRITE_BLACK_MAN);
    stage.w = 640;
    stage.h = 480;
    stage_draw(&stage);
    ck_assert_int_eq(sprites(man), 0);
    position_put(&made.rows[0].position, 7, BLACK_MAN);
    position_put(&made.rows[0].position, 12, BLACK_MAN);
    stage_draw(&stage);
    ck_assert_int_eq(sprites(man), 2);
    stage.w = 1280;
    stage_draw(&stage);
    ck_assert_int_eq(sprites(man), 4); /* and beside the list */
    library_stage_end();
}
END_TEST

static const struct {
    const char *name, *typed;
    int downs;
    const char *row; /* clicked; NULL: Enter */
    int clicks;
    int64_t game;
} choices[] = {
    {"the first", "", 0, NULL, 0, 1},
    {"the first, by pointer", "", 0, "game-1", 2, 1},
    {"by arrows", "", 2, NULL, 0, 3},
    {"by pointer", "", 0, "game-4", 2, 4},
    {"that is chosen already", "", 3, "game-4", 1, 4},
    {"of those that fit", "cem", 1, NULL, 0, 8},
    {"typed, by pointer", "cem", 0, "game-2", 2, 8},
    {"by its button", "", 2, "open-game", 1, 3},
    {"to be analysed", "", 2, "analyse-game", 1, 3},
};

START_TEST(a_game_is_chosen)
{
    begin();
    type(choices[_i].typed);
    for (int i = 0; i < choices[_i].downs; i++)
        stage_key(&stage, SDLK_DOWN, 0);
    if (choices[_i].row)
        for (int i = 0; i < choices[_i].clicks; i++) {
            ck_assert_int_eq(made_asked(&made, REQUEST_REPLAY), 0);
            click(choices[_i].row);
        }
    else
        stage_key(&stage, SDLK_RETURN, 0);
    const struct request *replay = made_last(&made, REQUEST_REPLAY);
    bool analyses = choices[_i].row && strcmp(choices[_i].row, "analyse-game") == 0;
    ck_assert_int_eq(replay->replay.game, choices[_i].game);
    ck_assert(replay->replay.analyses == analyses);
    ck_assert(on_page("replay"));
    library_stage_end();
}
END_TEST

static const struct {
    const char *name;
    int w, h, scale;
    bool shown; /* the chosen game, */
    bool below; /* or at least the button that opens it, below the list */
} sights[] = {
    {"wide", 1280, 800, 100, true, false},
    {"tall", 700, 1000, 100, true, true},
    {"low", 640, 480, 100, false, true},
    {"tall, large letters", 700, 1000, 200, true, true},
    {"small, small letters", 480, 640, 75, true, true},
};

/* The chosen game stands beside the list, or below it in a tall window, and the list keeps room for
 * four games. */
START_TEST(the_chosen_game_is_in_sight)
{
    const char *name = sights[_i].name;
    begin();
    stage.w = sights[_i].w;
    stage.h = sights[_i].h;
    stage.preferences.scale = sights[_i].scale;
    stage_draw(&stage);
    stage_draw(&stage);
    const struct widget *open_game = ui_find(&stage.shell.ui, "open-game");
    ck_assert_msg(open_game != NULL, "%s", name);
    struct rect first = stage_widget(&stage, "game-1")->rect;
    ck_assert_msg((open_game->rect.x < first.x + first.w) == sights[_i].below, "%s", name);
    if (sights[_i].below && !sights[_i].shown) {
        click("open-game");
        ck_assert_msg(on_page("replay"), "%s", name);
    } else if (sights[_i].below) {
        struct rect fourth = stage_widget(&stage, "game-4")->rect;
        ck_assert_msg(fourth.y + fourth.h <= open_game->rect.y, "%s: four games", name);
        ck_assert_msg(open_game->rect.y + open_game->rect.h <= stage.h, "%s: cut", name);
        click("open-game");
        ck_assert_msg(on_page("replay"), "%s", name);
    }
    library_stage_end();
}
END_TEST

/* A text that is cut has all of its line. */
START_TEST(a_row_has_all_of_its_line)
{
    begin();
    stage.w = 480;
    stage.h = 640;
    stage_draw(&stage);
    stage_draw(&stage);
    struct ui *ui = &stage.shell.ui;
    struct rect row = stage_find(&stage, "Marion Tinsley")->rect;
    const struct draw_item *facts = NULL;
    for (size_t i = 0; i < ui->list.count; i++)
        if (ui->list.items[i].kind == DRAW_TEXT &&
            strstr(draw_string(&ui->list, &ui->list.items[i]), "World title"))
            facts = &ui->list.items[i];
    ck_assert_ptr_nonnull(facts);
    const char *words = draw_string(&ui->list, facts);
    int end = facts->rect.x + text_width(ui->fonts, facts->style, words);
    ck_assert_msg(strstr(words, "61 moves") || row.x + row.w - end < ui_px(ui, METRIC_TARGET),
                  "%s: %d of %d", words, end, row.x + row.w);
    library_stage_end();
}
END_TEST

/* The first click shows the game beside the list, where there is room. */
START_TEST(a_click_chooses)
{
    static const char *const beside[] = {"Marion Tinsley – Don Lafferty",
                                         "A draw.",
                                         "11 April 1976",
                                         "World title match",
                                         "Tournament",
                                         "61 moves"};
    begin();
    click("game-3");
    const struct room *room = shell_state(&stage.shell, "library");
    ck_assert_int_eq(room->list.chosen, 2);
    ck_assert(on_page("library"));
    for (int i = 0; i < ROWS(beside); i++)
        ck_assert_msg(notes(beside[i]), "not \"%s\"", beside[i]);
    click("more-filter");
    ck_assert(!notes(beside[1]));
    stage_key(&stage, SDLK_ESCAPE, 0);
    ck_assert(notes(beside[1]));
    stage_key(&stage, SDLK_RETURN, 0);
    ck_assert_int_eq(made_last(&made, REQUEST_REPLAY)->replay.game, 3);
    library_stage_end();
}
END_TEST

/* Who comes back finds the list where it was; another filter's begins at its first game. */
START_TEST(the_list_stays_where_it_was)
{
    begin_with(MADE_GAMES);
    const struct room *room = shell_state(&stage.shell, "library");
    for (int i = 0; i < 40; i++)
        stage_key(&stage, SDLK_PAGEDOWN, 0);
    int chosen = room->list.chosen, offset = room->list.offset;
    ck_assert_int_gt(chosen, 100);
    stage_key(&stage, SDLK_RETURN, 0);
    stage_key(&stage, SDLK_ESCAPE, 0);
    stage_draw(&stage);
    ck_assert(on_page("library"));
    ck_assert_int_eq(room->list.chosen, chosen);
    ck_assert_int_eq(room->list.offset, offset);
    type("a");
    ck_assert_int_eq(room->list.chosen, 0);
    ck_assert_int_eq(room->list.offset, 0);
    library_stage_end();
}
END_TEST

static const struct {
    const char *name, *keys; /* 'd' and 'u': down and up; 'p': a page down */
    int rows;                /* so many come in above; less than 0: are gone */
    int chosen, scrolled;    /* afterwards: the row, and by how many rows further */
} arrivals[] = {
    {"further down", "ddd", 7, 10, 7},     {"far down", "ppp", 500, -1, 500},
    {"at the top", "", 7, 0, 0},           {"at the top, but chosen", "du", 7, 7, 7},
    {"some are gone", "pppp", -5, -1, -5}, {"none come", "ppp", 0, -1, 0},
};

/* The game that is chosen stays chosen, and where it is seen. */
START_TEST(the_list_follows_its_games)
{
    begin_with(MADE_GAMES);
    const struct room *room = shell_state(&stage.shell, "library");
    for (const char *key = arrivals[_i].keys; *key; key++)
        stage_key(&stage, *key == 'd' ? SDLK_DOWN : *key == 'u' ? SDLK_UP : SDLK_PAGEDOWN, 0);
    struct pick_list before = room->list;
    ck_assert_int_eq(made.chosen, before.chosen);
    made.library.moved += arrivals[_i].rows;
    for (int i = 0; i < 2; i++) { /* a second answer that moves nothing */
        made.library.answers++;
        stage_draw(&stage);
    }
    int chosen = arrivals[_i].chosen < 0 ? before.chosen + arrivals[_i].rows : arrivals[_i].chosen;
    ck_assert_int_eq(room->list.chosen, chosen);
    ck_assert_int_eq(made.chosen, chosen);
    ck_assert_int_eq(room->list.offset - before.offset, arrivals[_i].scrolled * 64);
    type("a");
    ck_assert_int_eq(room->list.chosen, 0);
    ck_assert_int_eq(made.chosen, 0);
    library_stage_end();
}
END_TEST

/* Nor does it lie where an edge fades that more lies beyond. */
static void expect_clear(const struct pick_list *list, SDL_Keycode key)
{
    char name[24];
    snprintf(name, sizeof name, "game-%d", list->chosen + 1);
    struct rect seen = stage_widget(&stage, "game")->rect, row = stage_widget(&stage, name)->rect;
    int fade = ui_scroll_fade(&stage.shell.ui, seen.h);
    bool first = list->chosen == 0, last = list->chosen == made.library.found - 1;
    ck_assert_msg(row.y >= seen.y + (first ? 0 : fade) &&
                      row.y + row.h <= seen.y + seen.h - (last ? 0 : fade),
                  "%s, %s: %d to %d of %d to %d", SDL_GetKeyName(key), name, row.y, row.y + row.h,
                  seen.y, seen.y + seen.h);
}

START_TEST(the_chosen_row_is_in_sight)
{
    static const struct {
        SDL_Keycode key;
        int times, chosen; /* the row, at last */
        unsigned mods;
    } ways[] = {{SDLK_DOWN, 31, 31},         {SDLK_UP, 31, 0},
                {SDLK_PAGEDOWN, 16, 31},     {SDLK_PAGEUP, 16, 0},
                {SDLK_END, 1, 31, MOD_CTRL}, {SDLK_HOME, 1, 0, MOD_CTRL}};
    begin_with(32);
    const struct room *room = shell_state(&stage.shell, "library");
    stage.w = 640;
    stage.h = 480;
    stage_draw(&stage);
    for (int way = 0; way < ROWS(ways); way++) {
        for (int i = 0; i < ways[way].times; i++) {
            stage_key(&stage, ways[way].key, ways[way].mods);
            expect_clear(&room->list, ways[way].key);
        }
        ck_assert_int_eq(room->list.chosen, ways[way].chosen);
    }
    library_stage_end();
}
END_TEST

/* What is deleted takes room for its Undo from the list; and a wheel leaves the chosen row behind.
 */
START_TEST(what_is_deleted_was_seen)
{
    begin_with(32);
    const struct room *room = shell_state(&stage.shell, "library");
    stage.w = 640;
    stage.h = 480;
    stage_draw(&stage);
    for (int i = 0; i < 4; i++)
        stage_key(&stage, SDLK_DOWN, 0);
    stage_key(&stage, SDLK_DELETE, 0);
    stage_draw(&stage);
    ck_assert_int_eq(made_asked(&made, REQUEST_DELETE), 1);
    expect_clear(&room->list, SDLK_DELETE);
    struct rect list = stage_widget(&stage, "game")->rect;
    struct input wheel = {.kind = INPUT_WHEEL, .x = list.x + 5, .y = list.y + 5, .wheel = -20};
    stage_input(&stage, wheel);
    ck_assert(!room->list.seen);
    stage_key(&stage, SDLK_DELETE, 0);
    ck_assert_int_eq(made_asked(&made, REQUEST_DELETE), 1);
    expect_clear(&room->list, SDLK_DELETE);
    stage_key(&stage, SDLK_DELETE, 0);
    ck_assert_int_eq(made_asked(&made, REQUEST_DELETE), 2);
    library_stage_end();
}
END_TEST

/* Of a hundred thousand those seen are laid out, and what is on its way has its place. */
START_TEST(rows_may_be_on_their_way)
{
    begin_with(MADE_GAMES);
    made.slow = true;
    ck_assert(says("100,000 games"));
    for (int i = 0; i < 20; i++)
        stage_key(&stage, SDLK_PAGEDOWN, 0);
    ck_assert_int_lt(stage.shell.ui.widget_count, 60);
    ck_assert(says("\u2026"));
    stage_key(&stage, SDLK_RETURN, 0);
    ck_assert_int_eq(made_asked(&made, REQUEST_REPLAY), 0);
    ck_assert(on_page("library"));
    library_stage_end();
}
END_TEST

/* --- Deleting --- */

static const struct {
    const char *name, *typed;
    int downs;
    bool by_key, undo_by_key;
    const char *game; /* that is deleted; NULL: none can be */
} deletions[] = {
    {"by key", "", 3, true, true, "4"},
    {"by button", "", 3, false, false, "4"},
    {"while a name is typed", "cem", 1, true, true, "8"},
    {"a key for the field", "cem", 0, true, true, NULL},
    {"of the match", "", 0, true, true, NULL},
    {"of the match, by button", "", 0, false, true, NULL},
};

START_TEST(a_game_is_deleted_and_restored)
{
    begin();
    type(deletions[_i].typed);
    for (int i = 0; i < deletions[_i].downs; i++)
        stage_key(&stage, SDLK_DOWN, 0);
    int before = made.library.found;
    if (deletions[_i].by_key)
        stage_key(&stage, SDLK_DELETE, 0);
    else
        click("delete-game");
    stage_draw(&stage);
    if (!deletions[_i].game) {
        ck_assert_int_eq(made_asked(&made, REQUEST_DELETE), 0);
        library_stage_end();
        return;
    }
    ck_assert_str_eq(made_games(&made, REQUEST_DELETE), deletions[_i].game);
    ck_assert_int_eq(made.library.found, before - 1);
    ck_assert(says("Deleted: "));
    if (deletions[_i].undo_by_key)
        stage_key(&stage, SDLK_z, MOD_CTRL);
    else
        click("restore-game");
    stage_draw(&stage);
    ck_assert_int_eq(made_asked(&made, REQUEST_RESTORE), 1);
    ck_assert_int_eq(made.library.found, before);
    ck_assert(!says("Deleted: "));
    library_stage_end();
}
END_TEST

static void click_with(const char *name, unsigned mods)
{
    struct rect rect = stage_widget(&stage, name)->rect;
    struct input input = {.x = rect.x + rect.w / 2, .y = rect.y + rect.h / 2, .mods = mods};
    input.kind = INPUT_PRESS;
    stage_input(&stage, input);
    input.kind = INPUT_RELEASE;
    stage_input(&stage, input);
    stage_draw(&stage);
}

/* A finger taps it, or rests on it. */
static void touch_row(const char *name, bool rests)
{
    struct rect rect = stage_widget(&stage, name)->rect;
    struct input input = {
        .kind = INPUT_PRESS, .x = rect.x + rect.w / 2, .y = rect.y + rect.h / 2, .finger = true};
    stage_input(&stage, input);
    input.secondary = rests;
    if (rests)
        stage_input(&stage, input);
    input.kind = INPUT_RELEASE;
    stage_input(&stage, input);
    stage_draw(&stage);
}

/* Each letter is a step: a digit clicks on that row, plainly or with what stands before it (c:
 * Ctrl, s: Shift, t: a finger taps it, r: rests on it); z: the selection is ended by its button; d:
 * Down, D: Shift+Down, U: Shift+Up, e: Shift+Page Down, a: Ctrl+A, x: Escape, f: another filter, g:
 * no filter. */
static const struct {
    const char *name, *steps, *games;
} selections[] = {
    {"a range", "3s6", "3 4 5 6"},
    {"a range upwards", "6s3", "3 4 5 6"},
    {"another range from the same row", "4s6s2", "2 3 4"},
    {"single ones", "2c5c7", "2 5 7"},
    {"one of them no longer", "2c5c7c5", "2 7"},
    {"a range and single ones", "2s4c6", "2 3 4 6"},
    {"a range behind single ones", "2c5s7", "5 6 7"},
    {"by keys", "dDD", "2 3 4"},
    {"by keys, and back", "dDDU", "2 3"},
    {"by a page", "3e", "3 4 5 6 7 8"},
    {"all", "a", "1 2 3 4 5 6 7 8"},
    {"a plain click ends it", "2c5c74", "4"},
    {"a plain key ends it", "2s4d", "5"},
    {"Escape ends it", "2s4x", "4"},
    {"all, and one not", "ac1", "2 3 4 5 6 7 8"},
    {"another filter ends it", "2s4fg4", "4"},
    {"a finger rests on one and taps others", "r3t5t6", "3 5 6"},
    {"it taps one of them again", "r3t5t6t5", "3 6"},
    {"it rests on another one", "r3t5r7", "3 5 7"},
    {"a finger that taps selects nothing", "t3", "3"},
    {"a button ends what a finger selects", "r3t5zt6", "6"},
};

static void select_step(char step, char *how)
{
    char name[16];
    snprintf(name, sizeof name, "game-%c", step);
    const struct {
        char step;
        SDL_Keycode key;
        unsigned mods;
    } keys[] = {{'d', SDLK_DOWN, 0},       {'D', SDLK_DOWN, MOD_SHIFT},
                {'U', SDLK_UP, MOD_SHIFT}, {'e', SDLK_PAGEDOWN, MOD_SHIFT},
                {'a', SDLK_a, MOD_CTRL},   {'x', SDLK_ESCAPE, 0},
                {'f', SDLK_BACKSPACE, 0},  {'g', SDLK_BACKSPACE, 0}};
    for (int i = 0; i < ROWS(keys); i++)
        if (keys[i].step == step && step != 'f' && step != 'g')
            stage_key(&stage, keys[i].key, keys[i].mods);
    if (step == 'f')
        type("cem");
    for (int i = 0; i < 3 && step == 'g'; i++)
        stage_key(&stage, SDLK_BACKSPACE, 0);
    if (step == 'z')
        click("select-none");
    if (step >= '1' && step <= '9' && (*how == 't' || *how == 'r'))
        touch_row(name, *how == 'r');
    else if (step >= '1' && step <= '9')
        click_with(name, *how == 'c' ? MOD_CTRL : *how == 's' ? MOD_SHIFT : 0);
    *how = step;
}

START_TEST(several_games_are_selected)
{
    char how = '\0';
    begin();
    for (const char *step = selections[_i].steps; *step; step++)
        select_step(*step, &how);
    stage_draw(&stage);
    ck_assert(on_page("library"));
    bool several = strlen(selections[_i].games) > 1;
    ck_assert_int_eq(says(" selected"), several);
    click("export");
    made.files.looks++;
    stage_draw(&stage);
    ck_assert(on_page("export"));
    if (several) {
        click("save");
        ck_assert_str_eq(made_games(&made, REQUEST_EXPORT), selections[_i].games);
    }
    stage_key(&stage, SDLK_ESCAPE, 0);
    stage_draw(&stage);
    stage_key(&stage, SDLK_DELETE, 0);
    ck_assert_str_eq(made_games(&made, REQUEST_DELETE), selections[_i].games);
    stage_draw(&stage);
    ck_assert(says(several ? "games were deleted." : "Deleted: "));
    ck_assert(!says(" selected"));
    library_stage_end();
}
END_TEST

/* The window wakes as long as a list glides, and no longer. */
START_TEST(a_thrown_list_goes_on)
{
    begin_with(32);
    const struct room *room = shell_state(&stage.shell, "library");
    struct rect rect = stage_widget(&stage, "game-4")->rect;
    struct input input = {.kind = INPUT_PRESS, .x = rect.x + 50, .y = rect.y + 5, .finger = true};
    stage_input(&stage, input);
    input.kind = INPUT_MOVE;
    for (int i = 0; i < 5; i++) {
        stage.now += 10;
        input.y -= 20;
        stage_input(&stage, input);
    }
    input.kind = INPUT_RELEASE;
    stage_input(&stage, input);
    ck_assert(shell_moving(&stage.shell));
    for (int i = 0; i < 200 && shell_moving(&stage.shell); i++) {
        stage.now += 16;
        stage_draw(&stage);
    }
    ck_assert(!shell_moving(&stage.shell));
    ck_assert_msg(room->list.offset > 300, "it has come to %d", room->list.offset);
    ck_assert_int_eq(shell_wait(&stage.shell), -1);
    library_stage_end();
}
END_TEST

/* A click with Ctrl or Shift opens nothing; a plain one opens the chosen game. */
START_TEST(a_click_with_a_key_opens_nothing)
{
    begin();
    click_with("game-3", MOD_CTRL);
    click_with("game-3", MOD_CTRL);
    click_with("game-3", MOD_SHIFT);
    ck_assert(on_page("library"));
    click_with("game-3", 0);
    stage_draw(&stage);
    ck_assert_int_eq(made_last(&made, REQUEST_REPLAY)->replay.game, 3);
    library_stage_end();
}
END_TEST

static void delete_nothing(void)
{
    type("nobody");
    stage_key(&stage, SDLK_UP, 0);
    stage_key(&stage, SDLK_DELETE, 0);
}

static void delete_that_of_the_match(void)
{
    stage_key(&stage, SDLK_DELETE, 0);
}

static void be_refused(void)
{
    shell_tell(&stage.shell, true, "It is being played.");
    stage_draw(&stage);
}

static const struct {
    const char *name;
    void (*act)(void);
    const char *said;
} refusals[] = {
    {"no game", delete_nothing, "No game is chosen."},
    {"of the match", delete_that_of_the_match, "This game belongs to the match on the board."},
    {"told later", be_refused, "It is being played."},
};

/* Why not is said, until something else is done. */
START_TEST(a_refusal_is_said_once)
{
    for (int way = 0; way < 2; way++) {
        begin();
        refusals[_i].act();
        ck_assert_int_eq(made_asked(&made, REQUEST_DELETE), 0);
        ck_assert_msg(says(refusals[_i].said), "not \"%s\"", refusals[_i].said);
        if (way == 0) {
            stage_key(&stage, SDLK_DOWN, 0);
        } else {
            click("import-file");
            stage_key(&stage, SDLK_ESCAPE, 0);
            ck_assert(on_page("library"));
        }
        ck_assert(!says(refusals[_i].said));
        library_stage_end();
    }
}
END_TEST

/* Whatever was done last can be undone, then what was done before; also when one has been
 * elsewhere. */
START_TEST(deletions_are_undone_one_after_another)
{
    begin();
    stage_key(&stage, SDLK_DOWN, 0);
    stage_key(&stage, SDLK_DELETE, 0);
    stage_key(&stage, SDLK_DELETE, 0);
    ck_assert_int_eq(made.library.found, 6);
    ck_assert(says("Deleted: Marion Tinsley – Don Lafferty."));
    stage_open(&stage, "settings");
    stage_open(&stage, "library");
    stage_key(&stage, SDLK_z, MOD_CTRL);
    stage_draw(&stage);
    ck_assert(says("Deleted: Ben – Ada."));
    stage_key(&stage, SDLK_z, MOD_CTRL);
    stage_draw(&stage);
    ck_assert(!says("Deleted: "));
    ck_assert_int_eq(made.library.found, 8);
    stage_key(&stage, SDLK_z, MOD_CTRL);
    ck_assert_int_eq(made_asked(&made, REQUEST_RESTORE), 2);
    library_stage_end();
}
END_TEST

/* The button under the pointer stays no answer to Enter. */
START_TEST(enter_after_a_click_deletes_nothing)
{
    begin();
    for (int i = 0; i < 3; i++)
        stage_key(&stage, SDLK_DOWN, 0);
    stage.shell.ui.focus_visible = false;
    click("delete-game");
    stage_key(&stage, SDLK_RETURN, 0);
    ck_assert_int_eq(made_asked(&made, REQUEST_DELETE), 1);
    library_stage_end();
}
END_TEST

/* --- The keyboard --- */

static void focus_on(const char *name)
{
    stage_widget(&stage, name);
    for (int i = 0; i < 40 && stage.shell.ui.focus != ui_id(name, 0); i++)
        stage_key(&stage, SDLK_TAB, 0);
    ck_assert_msg(stage.shell.ui.focus == ui_id(name, 0), "Tab does not come to %s", name);
}

static void clear_by_key(void)
{
    type("ben");
    click("more-filter");
    focus_on("clear-filter");
    stage_key(&stage, SDLK_RETURN, 0);
}

static void leave_the_filter(void)
{
    focus_on("more-filter");
    stage_key(&stage, SDLK_RETURN, 0);
    focus_on("find-position");
    stage_key(&stage, SDLK_ESCAPE, 0);
}

static void undo_by_key(void)
{
    stage_key(&stage, SDLK_DOWN, 0);
    stage_key(&stage, SDLK_DELETE, 0);
    focus_on("restore-game");
    stage_key(&stage, SDLK_RETURN, 0);
}

/* The outcome of an import leads to the games of which it has brought another version; what says
 * less is selected, and can be deleted with one key. */
START_TEST(versions_are_shown_and_compared)
{
    static const int64_t poorer[] = {4, 2};
    begin();
    made.library.import = (struct library_import){
        .ended = true, .title = "a.pdn", .taken = 2, .versions = 2, .since = 7};
    stage_draw(&stage);
    click("show-versions");
    stage_draw(&stage);
    const struct library_filter *asked = made_last(&made, REQUEST_FIND)->filter;
    ck_assert(asked->versions && asked->since == 7);
    ck_assert(!ui_find(&stage.shell.ui, "order") && !ui_find(&stage.shell.ui, "close-import"));
    click("select-poorer");
    ck_assert_int_eq(made_asked(&made, REQUEST_POORER), 1);
    stage_draw(&stage);
    ck_assert(!says(" selected"));
    made.library.poorer = (struct game_ids){poorer, ROWS(poorer)};
    made.library.poorer_answers++;
    stage_draw(&stage);
    ck_assert(says("2 versions say nothing that another one does not say, too."));
    ck_assert(says("2 selected"));
    stage_key(&stage, SDLK_DELETE, 0);
    ck_assert_str_eq(made_games(&made, REQUEST_DELETE), "2 4");
    click("select-poorer");
    made.library.poorer.count = 0;
    made.library.poorer_answers++;
    stage_draw(&stage);
    ck_assert(says("Each version says something that no other one says."));
    click("close-versions");
    stage_draw(&stage);
    ck_assert(!made_last(&made, REQUEST_FIND)->filter->versions);
    ck_assert(!ui_find(&stage.shell.ui, "select-poorer") &&
              ui_find(&stage.shell.ui, "close-import"));
    library_stage_end();
}
END_TEST

static void close_by_key(void)
{
    made.library.import = (struct library_import){.ended = true, .title = "a.pdn", .taken = 2};
    stage_draw(&stage);
    focus_on("close-import");
    stage_key(&stage, SDLK_RETURN, 0);
}

static const struct {
    const char *name;
    int w, h;
    void (*act)(void);
} losses[] = {
    {"the filter is cleared", 1280, 800, clear_by_key},
    {"the filter is left", 640, 480, leave_the_filter},
    {"a deletion is undone", 1280, 800, undo_by_key},
    {"an import is closed", 1280, 800, close_by_key},
};

/* Whatever had the keyboard has gone: the list has it, and that is seen. */
START_TEST(the_keyboard_falls_back_to_the_list)
{
    begin();
    stage.w = losses[_i].w;
    stage.h = losses[_i].h;
    stage_draw(&stage);
    losses[_i].act();
    ck_assert_str_eq(stage_focused(&stage)->name, "find-words");
    const struct room *room = shell_state(&stage.shell, "library");
    int chosen = room->list.chosen;
    stage_key(&stage, SDLK_DOWN, 0);
    ck_assert_int_eq(room->list.chosen, chosen + 1);
    stage_key(&stage, SDLK_RETURN, 0);
    ck_assert(on_page("replay"));
    library_stage_end();
}
END_TEST

/* --- Games on their way in --- */

static const char *const faults[] = {"Game 3, line 23, column 19: no such square.",
                                     "Game 17, line 212, column 1: no such result."};

static const struct {
    const char *name;
    struct library_import import;
    const char *said, *button; /* which is there */
} imports[] = {
    {"running",
     {.running = true, .title = "a.pdn", .percent = 42, .taken = 1234, .per_second = 23456},
     "Importing a.pdn: 42 %",
     "stop-import"},
    {"its speed",
     {.running = true, .title = "a.pdn", .percent = 42, .taken = 1234, .per_second = 23456},
     "23,456 games a second",
     "stop-import"},
    {"its games",
     {.running = true, .taken = 1234, .known = 1},
     "1,234 games imported, 1 was there already",
     "stop-import"},
    {"the clipboard's", {.running = true, .percent = 5}, "Importing The clipboard: 5 %", NULL},
    {"one of several",
     {.running = true, .title = "b.pdn", .percent = 42, .file = 2, .files = 3},
     "Importing b.pdn (2 of 3): 42 %",
     "stop-import"},
    {"several, over",
     {.ended = true, .title = "c.pdn", .taken = 12, .file = 3, .files = 3},
     "3 files: 12 games imported.",
     "close-import"},
    {"over",
     {.ended = true, .title = "a.pdn", .taken = 1234, .known = 12, .bad = 3},
     "a.pdn: 1,234 games imported, 12 were there already, 3 have a fault.",
     "close-import"},
    {"other versions",
     {.ended = true, .title = "a.pdn", .taken = 12, .versions = 3},
     "a.pdn: 12 games imported (3 are other versions of games that were there).",
     "show-versions"},
    {"one other version",
     {.ended = true, .title = "a.pdn", .taken = 1, .versions = 1, .known = 1},
     "a.pdn: 1 game imported (1 is another version of a game that was there), 1 was there already.",
     "close-import"},
    {"only faults",
     {.ended = true, .title = "a.pdn", .bad = 1, .faults = faults, .fault_count = 1},
     "a.pdn: 0 games imported, 1 has a fault.",
     "show-faults"},
    {"some were left out",
     {.ended = true, .title = "a.pdn", .taken = 5, .bad = 7, .lost = 2},
     "a.pdn: 5 games imported, 7 have a fault (2 were left out).",
     "close-import"},
    {"no game in it",
     {.ended = true, .title = "a.bin", .files = 1},
     "There is no game in a.bin.",
     "close-import"},
    {"none in several",
     {.ended = true, .title = "b.bin", .files = 2},
     "There is no game in 2 files.",
     "close-import"},
    {"none in the clipboard",
     {.ended = true, .files = 1},
     "There is no game in the clipboard.",
     "close-import"},
    {"nothing could be read",
     {.ended = true, .title = "a.pdn", .files = 1, .reason = "a.pdn: No such file."},
     "a.pdn: No such file.",
     "close-import"},
    {"stopped",
     {.ended = true, .stopped = true, .title = "a.pdn", .taken = 1},
     "a.pdn was stopped: 1 game imported.",
     "close-import"},
    {"could not go on",
     {.ended = true, .title = "a.pdn", .taken = 2, .reason = "The disk is full."},
     "a.pdn: 2 games imported. The disk is full.",
     "close-import"},
};

START_TEST(games_on_their_way_are_told)
{
    begin();
    made.library.import = imports[_i].import;
    stage_draw(&stage);
    ck_assert_msg(says(imports[_i].said), "not \"%s\"", imports[_i].said);
    if (imports[_i].button)
        stage_widget(&stage, imports[_i].button);
    library_stage_end();
}
END_TEST

START_TEST(an_import_is_stopped_by_its_button_alone)
{
    begin();
    made.library.import = (struct library_import){.running = true};
    stage_draw(&stage);
    stage_key(&stage, SDLK_ESCAPE, 0);
    ck_assert(!on_page("library"));
    stage_open(&stage, "library");
    ck_assert_int_eq(made_asked(&made, REQUEST_IMPORT_STOP), 0);
    click("stop-import");
    ck_assert_int_eq(made_asked(&made, REQUEST_IMPORT_STOP), 1);
    library_stage_end();
}
END_TEST

/* What has come of it is closed, and stays so until something else comes in. */
START_TEST(what_has_come_is_closed)
{
    begin();
    made.library.import = (struct library_import){.ended = true, .title = "a.pdn", .taken = 2};
    stage_draw(&stage);
    click("close-import");
    ck_assert(!says("imported"));
    stage_open(&stage, "library");
    ck_assert(!says("imported"));
    made.library.import.taken = 3;
    stage_draw(&stage);
    ck_assert(says("3 games imported"));
    click("close-import");
    made.library.import.number++; /* another one of as many */
    stage_draw(&stage);
    ck_assert(says("3 games imported"));
    library_stage_end();
}
END_TEST

START_TEST(faults_are_looked_at)
{
    begin();
    made.library.import = (struct library_import){
        .ended = true, .title = "a.pdn", .bad = 2, .faults = faults, .fault_count = 2};
    stage_draw(&stage);
    ck_assert(!says(faults[1]));
    click("show-faults");
    ck_assert(says(faults[1]));
    ck_assert(says("2 faults"));
    ck_assert_ptr_null(ui_find(&stage.shell.ui, "game-1"));
    stage_key(&stage, SDLK_ESCAPE, 0);
    ck_assert(on_page("library"));
    ck_assert(!says(faults[1]));
    stage_widget(&stage, "game-1");
    library_stage_end();
}
END_TEST

/* What stands in the list's place, at this width, when the button has been pressed. */
static const struct {
    const char *name, *button;
    int w, h;
} covers[] = {
    {"faults", "show-faults", 1280, 800},
    {"faults, narrow", "show-faults", 640, 480},
    {"the filter", "more-filter", 640, 480},
};

START_TEST(what_cannot_be_seen_is_not_deleted)
{
    begin();
    made.library.import = (struct library_import){
        .ended = true, .title = "a.pdn", .bad = 2, .faults = faults, .fault_count = 2};
    stage.w = covers[_i].w;
    stage.h = covers[_i].h;
    stage_key(&stage, SDLK_DOWN, 0);
    click(covers[_i].button);
    ck_assert_ptr_null(ui_find(&stage.shell.ui, "game-2"));
    stage_key(&stage, SDLK_DELETE, 0);
    click("delete-game");
    ck_assert_int_eq(made_asked(&made, REQUEST_DELETE), 0);
    click(covers[_i].button);
    stage_key(&stage, SDLK_DELETE, 0);
    ck_assert_str_eq(made_games(&made, REQUEST_DELETE), "2");
    library_stage_end();
}
END_TEST

static const struct {
    const char *name, *clip;
    bool games;
} pastes[] = {
    {"a name", "Ada", false},
    {"a game", "[Event \"x\"]", true},
    {"moves alone", "1. 11-15\n22-18", true},
};

START_TEST(what_is_pasted_is_a_name_or_games)
{
    begin();
    clip = pastes[_i].clip;
    stage_key(&stage, SDLK_v, MOD_CTRL);
    const struct room *room = shell_state(&stage.shell, "library");
    ck_assert_int_eq(made_asked(&made, REQUEST_IMPORT_PASTE), pastes[_i].games);
    ck_assert_str_eq(room->filter.words, pastes[_i].games ? "" : pastes[_i].clip);
    library_stage_end();
}
END_TEST

/* A file that is picked there is shown coming in. */
START_TEST(a_file_is_imported)
{
    begin();
    click("import-file");
    ck_assert(on_page("import-file"));
    type("/tmp/a.pdn");
    stage_key(&stage, SDLK_RETURN, 0);
    ck_assert_str_eq(made_last(&made, REQUEST_IMPORT_FILE)->path, "/tmp/a.pdn");
    ck_assert(on_page("library"));
    stage_key(&stage, SDLK_ESCAPE, 0);
    ck_assert(on_page("play"));
    library_stage_end();
}
END_TEST

/* From the list of a file's games, before the library was ever seen. */
START_TEST(a_list_of_games_is_imported)
{
    static struct game_row row = {
        .black = "Ada", .white = "Ben", .event = "", .date = "", .result = "*", .rules = ""};
    library_stage_begin(8);
    made.files.games = (struct game_list){.rows = &row, .count = 1};
    stage_open(&stage, "games");
    click("import-all");
    ck_assert_str_eq(made_last(&made, REQUEST_IMPORT_FILE)->path, "");
    ck_assert(on_page("library"));
    click("more-filter");
    click("find-position");
    struct position first = game_position(&stage.match.game);
    ck_assert(position_equal(&made_last(&made, REQUEST_FIND)->filter->position, &first));
    library_stage_end();
}
END_TEST

/* --- Games on their way out --- */

static const struct {
    const char *name, *typed;
    bool by_key;
    enum export_scope scope;
} exports[] = {
    {"all", "", false, EXPORT_ALL},
    {"found", "ada", false, EXPORT_FOUND},
    {"all, by key", "", true, EXPORT_ALL},
    {"found, by key", "ada", true, EXPORT_FOUND},
};

START_TEST(games_are_exported)
{
    begin();
    type(exports[_i].typed);
    if (exports[_i].by_key)
        stage_key(&stage, SDLK_s, MOD_CTRL);
    else
        click("export");
    stage_draw(&stage);
    ck_assert(on_page("export"));
    made.files.looks++; /* the folder has been looked at */
    stage_draw(&stage);
    click("save");
    const struct request *asked = made_last(&made, REQUEST_EXPORT);
    ck_assert_int_eq(asked->save.games.scope, exports[_i].scope);
    ck_assert_int_eq(asked->save.manner, SAVE_NEW);
    ck_assert_ptr_nonnull(strstr(asked->save.path, "Games.pdn"));
    library_stage_end();
}
END_TEST

START_TEST(of_no_games_none_are_exported)
{
    begin();
    type("nobody");
    ck_assert(!stage_widget(&stage, "export")->enabled);
    stage_key(&stage, SDLK_s, MOD_CTRL);
    ck_assert(on_page("library"));
    ck_assert(says("There is no game to save."));
    library_stage_end();
}
END_TEST

/* --- Where there are none --- */

static const struct {
    const char *name;
    bool there;
    const char *reason;
    int games;
    const char *said;
} absences[] = {
    {"nothing is kept", false, "", 8, "Games are not being saved, so there is no library."},
    {"cannot be read", true, "The disk is gone.", 8, "The disk is gone."},
    {"nothing is kept, and why", false, "The folder is read-only.", 8, "The folder is read-only."},
    {"no game", true, "", 0, "There are no games yet."},
};

START_TEST(why_there_are_none_is_said)
{
    begin_with(absences[_i].games);
    made.library.there = made.library.kept = absences[_i].there;
    snprintf(made.library.reason, sizeof made.library.reason, "%s", absences[_i].reason);
    stage_draw(&stage);
    ck_assert_msg(says(absences[_i].said), "not \"%s\"", absences[_i].said);
    ck_assert_ptr_null(ui_find(&stage.shell.ui, "game-1"));
    library_stage_end();
}
END_TEST

/* What was kept before can be read where nothing more can be kept. */
START_TEST(what_is_there_is_shown)
{
    begin();
    made.library.kept = false;
    stage_draw(&stage);
    ck_assert_ptr_nonnull(ui_find(&stage.shell.ui, "game-1"));
    library_stage_end();
}
END_TEST

/* --- A match that is left --- */

static const struct {
    const char *name;
    bool kept, moved;
    const char *said; /* when another one has begun; NULL: it is asked first */
} leavings[] = {
    {"kept", true, true, "The match is kept in the library (Ctrl+L): Ada, Ben."},
    {"kept, nothing played", true, false, ""},
    {"not kept", false, true, NULL},
    {"not kept, nothing played", false, false, ""},
};

static void leave(bool kept, bool moved)
{
    library_stage_begin(8);
    made.library.kept = kept;
    if (moved)
        stage_move(&stage, 11, 15);
}

START_TEST(a_new_match_asks_where_nothing_is_kept)
{
    leave(leavings[_i].kept, leavings[_i].moved);
    stage_open(&stage, "new-match");
    click("start-match");
    ck_assert(on_page(leavings[_i].said ? "play" : "new-match"));
    ck_assert(says("Do you want to end it?") == !leavings[_i].said);
    ck_assert(says("is kept in the library") == (leavings[_i].said && leavings[_i].said[0]));
    if (leavings[_i].said)
        ck_assert_msg(says(leavings[_i].said), "not \"%s\"", leavings[_i].said);
    library_stage_end();
}
END_TEST

START_TEST(an_incoming_game_asks_where_nothing_is_kept)
{
    leave(leavings[_i].kept, leavings[_i].moved);
    struct incoming incoming = {.message = "The position is set up."};
    ruleset_parse("russian", &incoming.setup.rules, NULL);
    shell_take_incoming(&stage.shell, &incoming);
    stage_draw(&stage);
    bool begun = strcmp(stage.match.rules.id, "russian") == 0;
    ck_assert(begun == (leavings[_i].said != NULL));
    if (leavings[_i].said)
        ck_assert(says("The position is set up.") && says(leavings[_i].said));
    else
        ck_assert(says("Set up the position?"));
    library_stage_end();
}
END_TEST

SUITE(library)
{
    Suite *suite = suite_create("library");
    TCase *tcase = tcase_create("library");
    tcase_add_test(tcase, a_look_asks_for_nothing_yet);
    tcase_add_loop_test(tcase, what_is_looked_for_is_asked, 0, ROWS(filters));
    tcase_add_test(tcase, each_question_is_asked_once);
    tcase_add_loop_test(tcase, dates_are_typed_as_people_do, 0, ROWS(dates));
    tcase_add_test(tcase, a_position_is_that_on_the_board);
    tcase_add_loop_test(tcase, a_filter_is_cleared, 0, 2);
    tcase_add_loop_test(tcase, a_row_says_what_is_known, 0, ROWS(marks));
    tcase_add_loop_test(tcase, long_names_are_shortened_each, 0, ROWS(long_names));
    tcase_add_loop_test(tcase, the_chosen_game_is_in_sight, 0, ROWS(sights));
    tcase_add_test(tcase, a_row_has_all_of_its_line);
    tcase_add_loop_test(tcase, the_winner_has_a_crown, 0, ROWS(crowned));
    tcase_add_test(tcase, a_row_shows_its_last_position);
    tcase_add_test(tcase, a_click_chooses);
    tcase_add_loop_test(tcase, a_game_is_chosen, 0, ROWS(choices));
    tcase_add_test(tcase, the_list_stays_where_it_was);
    tcase_add_loop_test(tcase, the_list_follows_its_games, 0, ROWS(arrivals));
    tcase_add_test(tcase, the_chosen_row_is_in_sight);
    tcase_add_test(tcase, what_is_deleted_was_seen);
    tcase_add_test(tcase, rows_may_be_on_their_way);
    tcase_add_loop_test(tcase, a_game_is_deleted_and_restored, 0, ROWS(deletions));
    tcase_add_loop_test(tcase, a_refusal_is_said_once, 0, ROWS(refusals));
    tcase_add_loop_test(tcase, several_games_are_selected, 0, ROWS(selections));
    tcase_add_test(tcase, a_thrown_list_goes_on);
    tcase_add_test(tcase, a_click_with_a_key_opens_nothing);
    tcase_add_test(tcase, versions_are_shown_and_compared);
    tcase_add_test(tcase, deletions_are_undone_one_after_another);
    tcase_add_test(tcase, enter_after_a_click_deletes_nothing);
    tcase_add_loop_test(tcase, the_keyboard_falls_back_to_the_list, 0, ROWS(losses));
    tcase_add_loop_test(tcase, games_on_their_way_are_told, 0, ROWS(imports));
    tcase_add_test(tcase, an_import_is_stopped_by_its_button_alone);
    tcase_add_test(tcase, what_has_come_is_closed);
    tcase_add_test(tcase, faults_are_looked_at);
    tcase_add_loop_test(tcase, what_cannot_be_seen_is_not_deleted, 0, ROWS(covers));
    tcase_add_loop_test(tcase, what_is_pasted_is_a_name_or_games, 0, ROWS(pastes));
    tcase_add_test(tcase, a_file_is_imported);
    tcase_add_test(tcase, a_list_of_games_is_imported);
    tcase_add_loop_test(tcase, games_are_exported, 0, ROWS(exports));
    tcase_add_test(tcase, of_no_games_none_are_exported);
    tcase_add_loop_test(tcase, why_there_are_none_is_said, 0, ROWS(absences));
    tcase_add_test(tcase, what_is_there_is_shown);
    tcase_add_loop_test(tcase, a_new_match_asks_where_nothing_is_kept, 0, ROWS(leavings));
    tcase_add_loop_test(tcase, an_incoming_game_asks_where_nothing_is_kept, 0, ROWS(leavings));
    suite_add_tcase(suite, tcase);
    return suite;
}

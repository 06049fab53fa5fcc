/* SPDX-License-Identifier: MIT */
/* New match: by which rules, who plays, who starts after each game, how long, with what clock and
 * help, and where they sit. */
#include "base/translate.h"
#include "pages/new_match/new_match.h"
#include "toolkit/icons.h"

#include <string.h>

enum {
    SETUP_LEAST_POINTS = 220, /* the rows beside the rule sets are so wide, */
    SETUP_MOST_POINTS = 360,
    SETUP_PERCENT = 28,     /* and have this share of the page */
    ROW_POINTS = 204,       /* in a tall window, three rows so wide stand side by side, else two, */
    BELOW_PERCENT = 38,     /* and all have this share of its height at most */
    LIST_PERCENT = 46,      /* of the width that the list and the board share, */
    LIST_MOST_POINTS = 480, /* where a wider list says no more */
};

/* --- What is chosen --- */

static struct match_choice choice_of(const struct desk *desk)
{
    const struct match *match = desk->match;
    struct match_choice choice = {
        .players = {match->players[0], match->players[1]},
        .rules = shelf_key(desk->shelf, &match->rules),
        .starter = (int)match->policy,
        .length = match->length,
        .control = match->control,
        .own_clock = !new_match_is_usual(&match->control),
    };
    for (int i = 0; i < PLAYER_COUNT; i++)
        if (choice.players[i].level != PLAYER_PERSON)
            choice.players[i].name[0] = '\0';
    return choice;
}

/* A person whose place the computer has taken keeps the name, for when they come back. */
static void follow_player(struct player *choice, const struct player *before,
                          const struct player *now)
{
    if (before->level == now->level && strcmp(before->name, now->name) == 0)
        return;
    choice->level = now->level;
    if (now->level == PLAYER_PERSON)
        *choice = *now;
}

/* Takes what has changed from `before` to `now`. */
static void follow(struct match_choice *choice, const struct match_choice *before,
                   const struct match_choice *now)
{
    for (int i = 0; i < PLAYER_COUNT; i++)
        follow_player(&choice->players[i], &before->players[i], &now->players[i]);
    if (!rules_key_equal(&before->rules, &now->rules))
        choice->rules = now->rules;
    if (before->starter != now->starter)
        choice->starter = now->starter;
    if (before->length != now->length)
        choice->length = now->length;
    if (!time_control_equal(&before->control, &now->control)) {
        choice->control = now->control;
        choice->own_clock = now->own_clock;
    }
}

/* Goes on with what was chosen but not begun. What the match has changed since is taken over. So
 * are its rules if the chosen ones are gone. */
static void go_on(struct desk *desk, struct new_match *page, const struct rules_key *rules)
{
    struct match_choice match = choice_of(desk);
    follow(&page->choice, &page->match, &match);
    page->match = match;
    if (rules)
        page->choice.rules = *rules;
    if (shelf_place(desk->shelf, &page->choice.rules) < 0)
        page->choice.rules = match.rules;
}

/* The chosen rules are in sight and play, from the top of their text. */
static void begin_rules(struct new_match *page)
{
    page->list.begun = false;
    page->shown = (struct rules_key){0};
    page->play.board.shown = false;
    page->text_offset = 0;
}

static void open(struct desk *desk, void *state, const struct page_opening *opening)
{
    struct new_match *page = state;
    go_on(desk, page, opening->rules);
    page->confirming = page->reading = false;
    page->offset = 0;
    begin_rules(page);
}

/* The page is as it was left. If the rules have changed, they are in sight. */
static void come_back(struct desk *desk, void *state, const struct page_opening *opening)
{
    struct new_match *page = state;
    struct rules_key before = page->choice.rules;
    go_on(desk, page, opening->rules);
    if (rules_key_equal(&before, &page->choice.rules))
        return;
    begin_rules(page);
}

const struct named_ruleset *new_match_rules(const struct desk *desk, const struct new_match *page)
{
    const struct named_ruleset *rules = shelf_find(desk->shelf, &page->choice.rules);
    return rules ? rules : &desk->match->rules;
}

/* --- How it lies --- */

/* The page in a wide window, or in a tall one, where the rows stand below the rule sets. */
struct places {
    struct rect list, preview, setup, start;
    struct setup rows;
};

/* Returns true if the Start button fits beside the last row. */
static bool begins_beside(const struct desk *desk, const struct setup *setup, struct rect room)
{
    return setup->columns > 1 && setup->count % setup->columns > 0 &&
           setup_height(desk, setup, room.w) <= room.h * BELOW_PERCENT / 100;
}

/* Cuts off the room for the rows and the button. */
static struct rect cut_setup(const struct desk *desk, struct rect *room, const struct setup *setup,
                             bool beside)
{
    struct ui *ui = desk->ui;
    int gap = ui_px(ui, METRIC_MARGIN_WIDE), start = beside ? 0 : ui_px(ui, METRIC_TARGET) + gap;
    struct rect rect;
    if (setup->columns > 1) {
        rect = cut_bottom(room, int_min(setup_height(desk, setup, room->w) + start,
                                        room->h * BELOW_PERCENT / 100));
        cut_bottom(room, gap);
    } else {
        rect =
            cut_right(room, int_clamp(room->w * SETUP_PERCENT / 100, ui_px(ui, SETUP_LEAST_POINTS),
                                      ui_px(ui, SETUP_MOST_POINTS)));
        cut_right(room, gap);
    }
    return rect;
}

static int columns_in(const struct ui *ui, struct rect room)
{
    if (ui->screen.h <= ui->screen.w)
        return 1;
    return rect_column(room, 0, 3, ui_px(ui, METRIC_MARGIN_WIDE)).w >= ui_px(ui, ROW_POINTS) ? 3
                                                                                             : 2;
}

static struct places places_in(const struct desk *desk, const struct new_match *page,
                               struct rect room)
{
    struct ui *ui = desk->ui;
    struct places places = {.rows = setup_of(&page->choice, columns_in(ui, room))};
    bool beside = begins_beside(desk, &places.rows, room);
    places.setup = cut_setup(desk, &room, &places.rows, beside);
    struct rect rest = places.setup;
    places.start = cut_bottom(&rest, ui_px(ui, METRIC_TARGET));
    if (beside) {
        int gap = ui_px(ui, METRIC_MARGIN_WIDE);
        int last = places.rows.count % places.rows.columns - 1;
        struct rect before = rect_column(rest, last, places.rows.columns, gap);
        cut_left(&places.start, before.x + before.w - rest.x + gap);
    } else {
        cut_bottom(&rest, ui_px(ui, METRIC_MARGIN_WIDE));
        places.setup = rest;
    }
    places.list =
        cut_left(&room, int_min(room.w * LIST_PERCENT / 100, ui_px(ui, LIST_MOST_POINTS)));
    cut_left(&room, ui_px(ui, METRIC_MARGIN));
    places.preview = room;
    return places;
}

/* Draws the rule sets and the one looked at, or the text in their place. */
static void rules_part(struct desk *desk, struct new_match *page, const struct places *places)
{
    if (page->reading) {
        struct rect both = places->list;
        both.w = places->preview.x + places->preview.w - both.x;
        new_match_text(desk, page, both);
        return;
    }
    if (rule_list(desk, places->list, &page->list, "rule-set", &page->choice.rules))
        page->text_offset = 0;
    new_match_preview(desk, page, places->preview);
}

static void pass(struct desk *desk, void *state)
{
    struct new_match *page = state;
    struct ui *ui = desk->ui;
    struct rect room = page_head(desk);
    page->play.seen = false;
    if (page->confirming && desk_loses_game(desk)) {
        new_match_question(desk, page, cut_top(&room, new_match_question_height(ui, room.w)));
        cut_top(&room, ui_px(ui, METRIC_MARGIN));
    }
    struct places places = places_in(desk, page, room);
    /* The keyboard comes to the names first. */
    setup_draw(desk, page, &places.rows, places.setup);
    rules_part(desk, page, &places);
    new_match_start(desk, page, places.start);
}

static bool moving(const void *state)
{
    const struct new_match *page = state;
    return page->play.seen && page->play.board.playing;
}

const struct page new_match_page = {
    .name = "new-match",
    .title = N_("New match"),
    .icon = &icons[ICON_NEW],
    .key = {SDLK_n, MOD_CTRL},
    .state_size = sizeof(struct new_match),
    .open = open,
    .come_back = come_back,
    .pass = pass,
    .moving = moving,
};

/* SPDX-License-Identifier: MIT */
/* New match: who plays, by which rules, and who starts after each game. */
#include "base/translate.h"
#include "board/sprites.h"
#include "pages/new_match/new_match.h"
#include "pages/rules_text.h"
#include "toolkit/icons.h"

#include <string.h>

enum {
    WIDE_POINTS = 900, /* a page this wide has the text beside the cards */
    TALL_WIDTH_POINTS = 600,
    TALL_HEIGHT_POINTS = 800, /* or below them, if it is also this high */
    TURN_POINTS = 120,
    NARROW_POINTS = 520,     /* in a narrower page the title needs the room for itself */
    CARDS_PERCENT = 72,      /* of the room that cards share with the text */
    TEXT_LEAST_POINTS = 300, /* least width of the text */
};

/* --- What is chosen --- */

static struct match_choice choice_of(const struct desk *desk)
{
    const struct match *match = desk->match;
    return (struct match_choice){
        .players = {match->players[0], match->players[1]},
        .rules = shelf_key(desk->shelf, &match->rules),
        .starter = (int)match->policy,
    };
}

/* Takes what has changed from `before` to `now`. */
static void follow(struct match_choice *choice, const struct match_choice *before,
                   const struct match_choice *now)
{
    for (int i = 0; i < PLAYER_COUNT; i++)
        if (strcmp(before->players[i].name, now->players[i].name) != 0)
            choice->players[i] = now->players[i];
    if (!rules_key_equal(&before->rules, &now->rules))
        choice->rules = now->rules;
    if (before->starter != now->starter)
        choice->starter = now->starter;
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

static void open(struct desk *desk, void *state, const struct page_opening *opening)
{
    struct new_match *page = state;
    go_on(desk, page, opening->rules);
    page->confirming = page->cards.begun = page->reading = false;
    page->text_offset = 0;
}

/* The page is as it was left. If the rules have changed, their card is in sight. */
static void come_back(struct desk *desk, void *state, const struct page_opening *opening)
{
    struct new_match *page = state;
    struct rules_key before = page->choice.rules;
    go_on(desk, page, opening->rules);
    if (rules_key_equal(&before, &page->choice.rules))
        return;
    page->cards.begun = false;
    page->text_offset = 0;
}

const struct named_ruleset *new_match_rules(const struct desk *desk, const struct new_match *page)
{
    const struct named_ruleset *rules = shelf_find(desk->shelf, &page->choice.rules);
    return rules ? rules : &desk->match->rules;
}

/* --- How it lies --- */

/* How the page uses the window. */
enum arrangement {
    ARRANGED_SMALL, /* cards or the text, one at a time */
    ARRANGED_TALL,  /* the text below the cards */
    ARRANGED_WIDE,  /* the text beside the cards, with who starts above and Start below */
};

static enum arrangement arrangement(const struct ui *ui, struct rect room)
{
    if (ui->screen.h > ui->screen.w)
        return room.w >= ui_px(ui, TALL_WIDTH_POINTS) && room.h >= ui_px(ui, TALL_HEIGHT_POINTS)
                   ? ARRANGED_TALL
                   : ARRANGED_SMALL;
    return room.w >= ui_px(ui, WIDE_POINTS) ? ARRANGED_WIDE : ARRANGED_SMALL;
}

/* Cuts off the column of the cards in a wide page; the text keeps the rest. */
static struct rect cut_cards_column(const struct ui *ui, struct rect *room)
{
    int gap = ui_px(ui, METRIC_MARGIN_WIDE);
    int text = ui_px(ui, METRIC_PROSE) + 2 * gap + ui_px(ui, METRIC_SCROLL_BAR);
    int width = room->w - gap;
    int share = int_min(width * CARDS_PERCENT / 100, width - ui_px(ui, TEXT_LEAST_POINTS));
    struct rect cards = cut_left(room, int_max(share, width - text));
    cut_left(room, gap);
    return cards;
}

/* --- The rule sets --- */

static void show_cards(struct desk *desk, struct new_match *page, struct rect rect)
{
    if (rule_cards(desk, rect, &page->cards, &page->choice.rules))
        page->text_offset = 0;
}

/* Draws the text of the chosen rules, and below it the button to change them. */
static void show_rules(struct desk *desk, struct new_match *page, struct rect rect)
{
    struct ui *ui = desk->ui;
    struct button edit = edit_rules_button(desk, &page->choice.rules);
    struct rect lower = cut_bottom(&rect, ui_px(ui, METRIC_TARGET));
    cut_bottom(&rect, ui_px(ui, METRIC_GAP));
    ui_panel(ui, rect);
    const struct named_ruleset *rules = new_match_rules(desk, page);
    struct looks looks = preferences_looks(desk->preferences, rules);
    rules_text(desk, rect_inset(rect, ui_px(ui, METRIC_MARGIN)), "rules-text", rules, looks,
               &page->text_offset, NULL);
    if (ui_button(ui, lower, &edit))
        desk_open(desk, "edit-rules")->rules = &page->choice.rules;
}

/* Draws the button that switches between the cards and the text, if there is room for only one. */
static void turn_button(struct ui *ui, struct new_match *page, struct rect rect)
{
    bool narrow = rect.w < ui_px(ui, TURN_POINTS);
    struct button turn = {.name = "read-rules",
                          .label = page->reading ? tr("All rule sets") : tr("Rules"),
                          .icon = page->reading && !narrow ? NULL : &board_icons[BOARD_ICON_RULES],
                          .icon_only = narrow,
                          .chosen = page->reading && narrow};
    if (ui_button(ui, rect, &turn))
        page->reading = !page->reading;
}

/* --- The parts of the page --- */

/* Returns the height of the names, and of who starts if that is beside them. */
static int names_height(struct ui *ui, struct rect room, enum arrangement arranged)
{
    if (arranged != ARRANGED_WIDE)
        return new_match_names_height(ui, room.w);
    struct rect names = cut_cards_column(ui, &room);
    return int_max(new_match_names_height(ui, names.w), new_match_starter_height(ui, room.w));
}

/* Draws the names, or the question if the game may end. */
static void upper_part(struct desk *desk, struct new_match *page, struct rect *room,
                       enum arrangement arranged)
{
    struct ui *ui = desk->ui;
    int height = names_height(ui, *room, arranged);
    bool asks = page->confirming && desk_loses_game(desk);
    struct rect strip =
        cut_top(room, asks ? int_max(height, new_match_question_height(ui, room->w)) : height);
    cut_top(room, ui_px(ui, METRIC_MARGIN));
    if (asks) {
        new_match_question(desk, page, strip);
        return;
    }
    struct rect names = arranged == ARRANGED_WIDE ? cut_cards_column(ui, &strip) : strip;
    new_match_names(desk, page, names);
    if (arranged == ARRANGED_WIDE)
        new_match_starter(desk, page, strip);
}

/* Draws the text beside the cards, and below it the button that begins the match. */
static void wide_part(struct desk *desk, struct new_match *page, struct rect room)
{
    struct ui *ui = desk->ui;
    show_cards(desk, page, cut_cards_column(ui, &room));
    struct rect start = cut_bottom(&room, ui_px(ui, METRIC_TARGET));
    cut_bottom(&room, ui_px(ui, METRIC_GAP));
    show_rules(desk, page, room);
    new_match_start(desk, page, start);
}

/* Draws who starts, and beside it the button that begins the match. */
static void foot(struct desk *desk, struct new_match *page, struct rect rect)
{
    int gap = ui_px(desk->ui, METRIC_MARGIN_WIDE);
    struct rect start = rect_column(rect, 1, 2, gap);
    new_match_starter(desk, page, rect_column(rect, 0, 2, gap));
    new_match_start(desk, page, cut_bottom(&start, ui_px(desk->ui, METRIC_TARGET)));
}

/* Draws cards and text one above the other, or only one of them. */
static void narrow_part(struct desk *desk, struct new_match *page, struct rect room, bool tall)
{
    struct ui *ui = desk->ui;
    int gap = ui_px(ui, METRIC_MARGIN_WIDE);
    int half = rect_column(room, 0, 2, gap).w;
    struct rect lowest = cut_bottom(&room, new_match_starter_height(ui, half));
    cut_bottom(&room, ui_px(ui, METRIC_MARGIN));
    struct rect cards = tall ? cut_top(&room, (room.h - gap) * CARDS_PERCENT / 100) : room;
    cut_top(&room, tall ? gap : 0);
    if (tall || !page->reading)
        show_cards(desk, page, cards);
    if (tall || page->reading)
        show_rules(desk, page, room);
    foot(desk, page, lowest);
}

static void pass(struct desk *desk, void *state)
{
    struct new_match *page = state;
    struct ui *ui = desk->ui;
    enum arrangement arranged = arrangement(ui, page_room(ui));
    bool small = arranged == ARRANGED_SMALL;
    bool narrow = page_room(ui).w < ui_px(ui, NARROW_POINTS);
    int turn = ui_px(ui, narrow ? METRIC_TARGET : TURN_POINTS);
    struct rect beside, room = page_head_beside(desk, small ? turn : 0, &beside);
    upper_part(desk, page, &room, arranged);
    if (small)
        turn_button(ui, page, beside);
    page->cards.demo_seen = false;
    if (arranged == ARRANGED_WIDE)
        wide_part(desk, page, room);
    else
        narrow_part(desk, page, room, arranged == ARRANGED_TALL);
}

static bool moving(const void *state)
{
    return rule_cards_moving(&((const struct new_match *)state)->cards);
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

/* SPDX-License-Identifier: MIT */
/* New match: who plays, by which rules, shown and told in words, and who starts after each game. */
#include "base/translate.h"
#include "board/sprites.h"
#include "pages/new_match/new_match.h"
#include "pages/rules_text.h"
#include "toolkit/icons.h"

#include <string.h>

enum {
    WIDE_POINTS = 900, /* as wide a page has the text beside the cards, */
    TALL_WIDTH_POINTS = 600,
    TALL_HEIGHT_POINTS = 800, /* or in a tall window below them */
    TURN_POINTS = 150,
    OPEN_POINTS = 180,
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

/* Takes over from `now` what is not as it was in `before`. */
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

/* Goes on with what was chosen and not begun; what the match has changed since is as it is there,
 * and so are the rules where those that were chosen are on the shelf no more. */
static void go_on(struct desk *desk, struct new_match *page, const struct rules_key *asked)
{
    struct match_choice match = choice_of(desk);
    follow(&page->choice, &page->match, &match);
    page->match = match;
    if (asked->origin != RULES_NONE)
        page->choice.rules = *asked;
    if (shelf_place(desk->shelf, &page->choice.rules) < 0)
        page->choice.rules = match.rules;
}

static void open(struct desk *desk, void *state, const struct request *asked)
{
    struct new_match *page = state;
    go_on(desk, page, &asked->rules);
    page->confirming = page->cards.begun = page->reading = false;
    page->text_offset = 0;
}

/* As it was left, but for the rules that were made or lost meanwhile: their card is in sight. */
static void come_back(struct desk *desk, void *state, const struct request *asked)
{
    struct new_match *page = state;
    struct rules_key before = page->choice.rules;
    go_on(desk, page, &asked->rules);
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

/* --- The rule sets --- */

/* The text of the rules that are chosen, and the button to change them below it. */
static void show_rules(struct desk *desk, struct new_match *page, struct rect rect)
{
    struct ui *ui = desk->ui;
    struct button edit = edit_rules_button(desk, &page->choice.rules);
    struct rect lower = cut_bottom(&rect, ui_px(ui, METRIC_TARGET));
    cut_bottom(&rect, ui_px(ui, METRIC_GAP));
    ui_panel(ui, rect);
    const struct named_ruleset *rules = new_match_rules(desk, page);
    struct looks looks = preferences_looks(desk->preferences, rules);
    rules_text(ui, rect_inset(rect, ui_px(ui, METRIC_MARGIN)), "rules-text", rules, looks,
               &page->text_offset);
    if (ui_button(ui, lower, &edit))
        desk_open_rules(desk, "edit-rules", &page->choice.rules);
}

static bool is_tall(const struct ui *ui)
{
    return ui->screen.h > ui->screen.w;
}

/* Is there room for the text beside the cards, or below them? */
static bool is_roomy(const struct ui *ui, struct rect room)
{
    if (is_tall(ui))
        return room.w >= ui_px(ui, TALL_WIDTH_POINTS) && room.h >= ui_px(ui, TALL_HEIGHT_POINTS);
    return room.w >= ui_px(ui, WIDE_POINTS);
}

/* The cards above the text in a tall window, beside it in a wide one. */
static struct rect cut_cards(const struct ui *ui, struct rect *room)
{
    int gap = ui_px(ui, METRIC_MARGIN_WIDE);
    int text = ui_px(ui, METRIC_PROSE) + 2 * gap + ui_px(ui, METRIC_SCROLL_BAR);
    struct rect cards =
        is_tall(ui) ? cut_top(room, (room->h - gap) * 7 / 10)
                    : cut_left(room, int_max((room->w - gap) * 2 / 3, room->w - gap - text));
    is_tall(ui) ? cut_top(room, gap) : cut_left(room, gap);
    return cards;
}

/* Where there is room for one of them only, this button goes from the cards to the text and back.
 */
static void turn_button(struct ui *ui, struct new_match *page, struct rect rect)
{
    struct button turn = {.name = "read-rules",
                          .label = page->reading ? tr("All rule sets") : tr("Rules"),
                          .icon = page->reading ? NULL : &board_icons[BOARD_ICON_RULES]};
    if (ui_button(ui, rect, &turn))
        page->reading = !page->reading;
}

static void cards_and_text(struct desk *desk, struct new_match *page, struct rect room, bool roomy)
{
    struct rect cards = roomy ? cut_cards(desk->ui, &room) : room;
    page->cards.demo_seen = false;
    if ((roomy || !page->reading) && rule_cards(desk, cards, &page->cards, &page->choice.rules))
        page->text_offset = 0;
    if (roomy || page->reading)
        show_rules(desk, page, room);
}

/* The names; while it is asked whether a game shall end, that. */
static void upper_part(struct desk *desk, struct new_match *page, struct rect *room)
{
    struct ui *ui = desk->ui;
    int height = new_match_names_height(ui, room->w);
    bool asks = page->confirming && desk_ends_game(desk);
    struct rect strip =
        cut_top(room, asks ? int_max(height, new_match_question_height(ui, room->w)) : height);
    cut_top(room, ui_px(ui, METRIC_MARGIN));
    if (asks)
        new_match_question(desk, page, strip);
    else
        new_match_names(desk, page, strip);
}

/* Or a game from elsewhere: as an icon where the head has other things to hold. */
static void open_button(struct desk *desk, struct rect rect)
{
    struct button open = page_button(desk, "open-file");
    open.icon_only = rect.w < ui_px(desk->ui, OPEN_POINTS);
    if (ui_button(desk->ui, rect, &open))
        desk_open(desk, "open-file");
}

static int head_width(const struct ui *ui, bool roomy)
{
    return roomy ? ui_px(ui, OPEN_POINTS)
                 : ui_px(ui, METRIC_TARGET) + ui_px(ui, METRIC_GAP) + ui_px(ui, TURN_POINTS);
}

static void pass(struct desk *desk, void *state)
{
    struct new_match *page = state;
    struct ui *ui = desk->ui;
    bool roomy = is_roomy(ui, page_room(ui));
    struct rect beside, room = page_head_beside(desk, head_width(ui, roomy), &beside);
    struct rect open = roomy ? beside : cut_left(&beside, ui_px(ui, METRIC_TARGET));
    cut_left(&beside, ui_px(ui, METRIC_GAP));
    upper_part(desk, page, &room);
    if (!roomy)
        turn_button(ui, page, beside);
    struct rect foot = cut_bottom(&room, new_match_foot_height(ui, room.w));
    cut_bottom(&room, ui_px(ui, METRIC_MARGIN));
    cards_and_text(desk, page, room, roomy);
    new_match_foot(desk, page, foot);
    open_button(desk, open);
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

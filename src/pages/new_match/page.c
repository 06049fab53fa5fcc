/* SPDX-License-Identifier: MIT */
/* New match: who plays, by which rules, shown and told in words, and who starts after each game. */
#include "base/translate.h"
#include "pages/new_match/new_match.h"
#include "pages/rules_text.h"
#include "toolkit/icons.h"

#include <string.h>

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

/* Goes on with what was chosen and not begun; what the match has changed since is as it is there.
 */
static void open(struct desk *desk, void *state, const struct request *asked)
{
    struct new_match *page = state;
    struct match_choice match = choice_of(desk);
    follow(&page->choice, &page->match, &match);
    page->match = match;
    if (asked->rules.origin != RULES_NONE)
        page->choice.rules = asked->rules;
    page->confirming = page->cards.begun = false;
    page->text_offset = 0;
}

const struct named_ruleset *new_match_rules(const struct desk *desk, const struct new_match *page)
{
    const struct named_ruleset *rules = shelf_find(desk->shelf, &page->choice.rules);
    return rules ? rules : &desk->match->rules;
}

bool new_match_ends_game(const struct desk *desk)
{
    const struct game *game = &desk->match->game;
    return game->cursor > 0 && !game_over(game);
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

/* The cards above the text in a tall window, beside it in a wide one. */
static struct rect cut_cards(const struct ui *ui, struct rect *room)
{
    int gap = ui_px(ui, METRIC_MARGIN_WIDE);
    bool tall = ui->screen.h > ui->screen.w;
    struct rect cards =
        tall ? cut_top(room, (room->h - gap) * 11 / 20) : cut_left(room, (room->w - gap) * 12 / 20);
    tall ? cut_top(room, gap) : cut_left(room, gap);
    return cards;
}

static void pass(struct desk *desk, void *state)
{
    struct new_match *page = state;
    struct ui *ui = desk->ui;
    struct rect room = page_head(desk);
    new_match_names(desk, page, &room);
    bool asks = page->confirming && new_match_ends_game(desk);
    int gap = ui_px(ui, METRIC_MARGIN);
    struct rect foot = cut_bottom(&room, new_match_foot_height(ui, room.w));
    cut_bottom(&room, gap);
    struct rect strip = cut_bottom(&room, asks ? new_match_question_height(ui, room.w) : 0);
    cut_bottom(&room, asks ? gap : 0);
    struct rect cards = cut_cards(ui, &room);
    if (rule_cards(desk, cards, &page->cards, &page->choice.rules))
        page->text_offset = 0;
    show_rules(desk, page, room);
    if (asks)
        new_match_question(desk, page, strip);
    new_match_foot(desk, page, foot);
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
    .pass = pass,
    .moving = moving,
};

/* SPDX-License-Identifier: MIT */
/* New Match: who plays, by which rules (told in words), and who starts the next game. */
#include "pages/rule_list.h"
#include "prose/names.h"

#include <stdio.h>

enum {
    LABEL_POINTS = 24,
    FIELD_POINTS = 44,
    GAP_POINTS = 10,
};

void new_match_page_fill(struct screens *screens)
{
    const struct match *match = screens->match;
    screens->new_match = (struct new_match_page){
        .players = {match->players[0], match->players[1]},
        .rules = rule_list_find(screens, &match->rules),
        .starter = (int)match->policy,
        .list_offset = RULE_LIST_SHOW,
    };
}

static bool game_running(const struct screens *screens)
{
    const struct game *game = &screens->match->game;
    return game->cursor > 0 && !game_over(game);
}

static void begin_match(struct screens *screens)
{
    const struct new_match_page *page = &screens->new_match;
    struct match_setup setup = {
        .rules = *rule_list_at(screens, page->rules),
        .starter = (enum starter_policy)page->starter,
    };
    setup_name_players(&setup);
    for (int i = 0; i < PLAYER_COUNT; i++)
        player_set_name(&setup.players[i], page->players[i].name);
    match_finish(screens->match);
    match_init(screens->match, &setup);
    play_page_reset(&screens->play);
    screens->play.animation.active = false;
    screens_open(screens, SCENE_PLAY);
}

static void label(struct ui *ui, struct rect rect, const char *text)
{
    ui_text(ui, rect, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_LEFT, text);
}

static void name_fields(struct screens *screens, struct rect rect)
{
    static const char *const labels[] = {"Player 1, the challenger", "Player 2"};
    static const char *const names[] = {"name-1", "name-2"};
    struct ui *ui = &screens->ui;
    for (int i = 0; i < PLAYER_COUNT; i++) {
        struct rect column = rect_column(rect, i, PLAYER_COUNT, ui_px(ui, GAP_POINTS));
        label(ui, cut_top(&column, ui_px(ui, LABEL_POINTS)), labels[i]);
        struct player *player = &screens->new_match.players[i];
        ui_field(ui, column, names[i], labels[i], player->name, sizeof player->name);
    }
}

/* Begins the match, or asks once more where that would end a game that is being played. */
static void start_button(struct screens *screens, struct rect rect)
{
    struct ui *ui = &screens->ui;
    struct new_match_page *page = &screens->new_match;
    bool asks = page->confirming && game_running(screens);
    struct button start = {.name = "start-match",
                           .label = asks ? "Yes, end the game in progress" : "Start match",
                           .icon = asks ? SPRITE_NONE : SPRITE_ICON_CHECK,
                           .main = true,
                           .key = {SDLK_RETURN, MOD_CTRL}};
    if (!ui_button(ui, rect, &start))
        return;
    if (!asks && game_running(screens))
        page->confirming = true;
    else
        begin_match(screens);
}

static void policy_and_start(struct screens *screens, struct rect rect)
{
    struct ui *ui = &screens->ui;
    const char *policies[STARTER_COUNT];
    for (int i = 0; i < STARTER_COUNT; i++)
        policies[i] = starter_label((enum starter_policy)i);
    struct rect left = rect_column(rect, 0, 2, ui_px(ui, GAP_POINTS));
    struct rect right = rect_column(rect, 1, 2, ui_px(ui, GAP_POINTS));
    struct rect head = cut_top(&left, ui_px(ui, LABEL_POINTS));
    label(ui, head, "Who starts the next game");
    ui_choice(ui, left, "starter", "Who starts the next game", policies, STARTER_COUNT,
              &screens->new_match.starter);
    struct rect note = cut_top(&right, ui_px(ui, LABEL_POINTS));
    if (screens->new_match.confirming && game_running(screens))
        ui_text(ui, note, ui_small(ui), ui_colour(ui, COLOUR_WARNING), ALIGN_LEFT,
                "A game is being played.");
    start_button(screens, right);
}

static void rules_list(struct screens *screens, struct rect rect)
{
    struct ui *ui = &screens->ui;
    struct new_match_page *page = &screens->new_match;
    struct button edit = command_button(COMMAND_EDIT_RULES);
    edit.label = rule_list_owns(screens, page->rules) ? "Change it" : "Change a copy";
    struct rect lower = cut_bottom(&rect, ui_px(ui, FIELD_POINTS));
    cut_bottom(&rect, ui_px(ui, GAP_POINTS));
    ui_panel(ui, rect);
    struct rect inside = rect_inset(rect, ui_px(ui, 4));
    if (rule_list_view(screens, inside, "rule-set", &page->rules, &page->list_offset))
        page->text_offset = 0;
    if (ui_button(ui, lower, &edit))
        screens_edit(screens, rule_list_at(screens, page->rules));
}

static void rules_text(struct screens *screens, struct rect rect)
{
    struct ui *ui = &screens->ui;
    struct new_match_page *page = &screens->new_match;
    const struct named_ruleset *rules = rule_list_at(screens, page->rules);
    ui_panel(ui, rect);
    struct rect inside = rect_inset(rect, ui_px(ui, 12));
    struct rect measure = {0, 0, inside.w - ui_px(ui, 16), 1 << 20};
    int height = rules_view(ui, measure, rules, false);
    struct rect content = ui_scroll_begin(ui, inside, "rules-text", height, &page->text_offset);
    content.w = measure.w;
    rules_view(ui, content, rules, true);
    ui_scroll_end(ui);
}

void new_match_page_pass(struct screens *screens)
{
    struct ui *ui = &screens->ui;
    struct rect room = page_head(screens, "New match");
    int gap = ui_px(ui, GAP_POINTS), row = ui_px(ui, LABEL_POINTS + FIELD_POINTS);
    name_fields(screens, cut_top(&room, row));
    cut_top(&room, gap);
    struct rect policy = cut_top(&room, row);
    cut_top(&room, gap);
    struct rect list = cut_left(&room, int_min(room.w * 2 / 5, ui_px(ui, 360)));
    cut_left(&room, gap);
    rules_list(screens, list);
    rules_text(screens, room);
    policy_and_start(screens, policy);
}

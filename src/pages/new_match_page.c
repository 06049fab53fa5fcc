/* SPDX-License-Identifier: MIT */
/* New match: who plays, by which rules (told in words), and who starts the next game. */
#include "base/translate.h"
#include "pages/page.h"
#include "pages/rule_list.h"
#include "pages/rules_text.h"
#include "prose/names.h"
#include "toolkit/icons.h"

enum {
    LIST_POINTS = 360,
};

struct new_match {
    struct player players[PLAYER_COUNT];
    struct rules_key rules;
    int starter;
    bool confirming; /* a game is running: asked once more */
    int list_offset, text_offset;
};

static void open(struct desk *desk, void *state, const struct request *asked)
{
    const struct match *match = desk->match;
    bool given = asked->rules.origin != RULES_NONE;
    *(struct new_match *)state = (struct new_match){
        .players = {match->players[0], match->players[1]},
        .rules = given ? asked->rules : shelf_key(desk->shelf, &match->rules),
        .starter = (int)match->policy,
        .list_offset = RULE_LIST_SHOW,
    };
}

static bool game_running(const struct desk *desk)
{
    const struct game *game = &desk->match->game;
    return game->cursor > 0 && !game_over(game);
}

/* The match's own rules stand in for a rule set that is gone. */
static const struct named_ruleset *chosen_rules(const struct desk *desk,
                                                const struct new_match *page)
{
    const struct named_ruleset *rules = shelf_find(desk->shelf, &page->rules);
    return rules ? rules : &desk->match->rules;
}

static void begin_match(struct desk *desk, const struct new_match *page)
{
    struct match_setup setup = {
        .rules = *chosen_rules(desk, page),
        .starter = (enum starter_policy)page->starter,
    };
    for (int i = 0; i < PLAYER_COUNT; i++)
        player_set_name(&setup.players[i], page->players[i].name);
    setup_name_players(&setup);
    desk_ask(desk, REQUEST_PLAY);
    desk->request.setup = setup;
}

static void label(struct ui *ui, struct rect rect, const char *text)
{
    ui_text(ui, rect, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_LEFT, text);
}

/* How high the captions of two columns are, that each is read whole. */
static int caption_height(struct ui *ui, struct rect rect, const char *left, const char *right)
{
    int width = rect_column(rect, 0, 2, ui_px(ui, METRIC_GAP_WIDE)).w;
    int height = int_max(ui_text_height(ui, ui_small(ui), left, width),
                         ui_text_height(ui, ui_small(ui), right, width));
    return int_max(ui_px(ui, METRIC_CAPTION), height + ui_px(ui, METRIC_GAP_SMALL));
}

/* How high the choice of who starts is, that each of its values is read whole. */
static int policy_height(struct ui *ui, struct rect rect)
{
    int target = ui_px(ui, METRIC_TARGET), height = target;
    int width = rect_column(rect, 0, 2, ui_px(ui, METRIC_GAP_WIDE)).w - 2 * target;
    width -= 2 * ui_px(ui, METRIC_GAP_SMALL);
    for (int i = 0; i < STARTER_COUNT; i++) {
        const char *value = starter_label((enum starter_policy)i);
        height = int_max(height, ui_text_height(ui, ui_body(ui), value, width) +
                                     2 * ui_px(ui, METRIC_GAP_TINY));
    }
    return height;
}

/* Cuts off `room` what two columns of a caption and a widget below it take. */
static struct rect cut_columns(struct ui *ui, struct rect *room, int caption, int widget)
{
    struct rect columns = cut_top(room, caption + widget);
    cut_top(room, ui_px(ui, METRIC_GAP_WIDE));
    return columns;
}

static void name_fields(struct desk *desk, struct new_match *page, struct rect *room)
{
    static const char *const names[] = {"name-1", "name-2"};
    const char *const labels[] = {tr("Player 1, the challenger"), tr("Player 2")};
    struct ui *ui = desk->ui;
    int caption = caption_height(ui, *room, labels[0], labels[1]);
    struct rect rect = cut_columns(ui, room, caption, ui_px(ui, METRIC_TARGET));
    for (int i = 0; i < PLAYER_COUNT; i++) {
        struct rect column = rect_column(rect, i, PLAYER_COUNT, ui_px(ui, METRIC_GAP_WIDE));
        label(ui, cut_top(&column, caption), labels[i]);
        struct player *player = &page->players[i];
        ui_field(ui, column, names[i], labels[i], player->name, sizeof player->name);
    }
}

/* Begins the match, or asks once more where that would end a game that is being played. */
static void start_button(struct desk *desk, struct new_match *page, struct rect rect)
{
    bool running = game_running(desk), asks = page->confirming && running;
    struct button start = {.name = "start-match",
                           .label = asks ? tr("Yes, end the game in progress") : tr("Start match"),
                           .icon = asks ? NULL : &icons[ICON_CHECK],
                           .main = true,
                           .key = {SDLK_RETURN, MOD_CTRL}};
    if (!ui_button(desk->ui, rect, &start))
        return;
    if (!asks && running)
        page->confirming = true;
    else
        begin_match(desk, page);
}

/* Both in `rect`, each below a line of `caption` pixels. */
static void policy_and_start(struct desk *desk, struct new_match *page, struct rect rect,
                             int caption)
{
    struct ui *ui = desk->ui;
    const char *who = tr("After each game, who starts?");
    const char *policies[STARTER_COUNT];
    for (int i = 0; i < STARTER_COUNT; i++)
        policies[i] = starter_label((enum starter_policy)i);
    int gap = ui_px(ui, METRIC_GAP_WIDE);
    struct rect left = rect_column(rect, 0, 2, gap), right = rect_column(rect, 1, 2, gap);
    label(ui, cut_top(&left, caption), who);
    ui_choice(ui, left, "starter", who, policies, STARTER_COUNT, &page->starter);
    struct rect note = cut_top(&right, caption);
    if (page->confirming && game_running(desk))
        ui_text(ui, note, ui_small(ui), ui_colour(ui, COLOUR_WARNING), ALIGN_LEFT,
                tr("A game is being played."));
    start_button(desk, page, right);
}

static void choose_rules(struct desk *desk, struct new_match *page, struct rect rect)
{
    struct ui *ui = desk->ui;
    struct button edit = edit_rules_button(desk, &page->rules);
    struct rect lower = cut_bottom(&rect, ui_px(ui, METRIC_TARGET));
    cut_bottom(&rect, ui_px(ui, METRIC_GAP_WIDE));
    ui_panel(ui, rect);
    struct rect inside = rect_inset(rect, ui_px(ui, METRIC_GAP_SMALL));
    if (rule_list(ui, inside, desk->shelf, "rule-set", &page->rules, &page->list_offset))
        page->text_offset = 0;
    if (ui_button(ui, lower, &edit))
        desk_open_rules(desk, "edit-rules", &page->rules);
}

static void show_rules(struct desk *desk, struct new_match *page, struct rect rect)
{
    struct ui *ui = desk->ui;
    ui_panel(ui, rect);
    const struct named_ruleset *rules = chosen_rules(desk, page);
    struct looks looks = preferences_looks(desk->preferences, rules);
    rules_text(ui, rect_inset(rect, ui_px(ui, METRIC_MARGIN)), "rules-text", rules,
               looks_square_style(looks), &page->text_offset);
}

static void pass(struct desk *desk, void *state)
{
    struct new_match *page = state;
    struct ui *ui = desk->ui;
    struct rect room = page_head(desk);
    name_fields(desk, page, &room);
    int caption =
        caption_height(ui, room, tr("After each game, who starts?"), tr("A game is being played."));
    struct rect policy = cut_columns(ui, &room, caption, policy_height(ui, room));
    struct rect list = cut_left(&room, int_min(room.w * 2 / 5, ui_px(ui, LIST_POINTS)));
    cut_left(&room, ui_px(ui, METRIC_GAP_WIDE));
    choose_rules(desk, page, list);
    show_rules(desk, page, room);
    policy_and_start(desk, page, policy, caption);
}

const struct page new_match_page = {
    .name = "new-match",
    .title = N_("New match"),
    .icon = &icons[ICON_NEW],
    .key = {SDLK_n, MOD_CTRL},
    .state_size = sizeof(struct new_match),
    .open = open,
    .pass = pass,
};

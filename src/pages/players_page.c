/* SPDX-License-Identifier: MIT */
/* Players: who played the games that were found in the library, how often, and how that went. A
 * click on one finds their games. */
#include "base/translate.h"
#include "pages/page.h"
#include "pages/pick_list.h"
#include "prose/large_number.h"
#include "prose/library_prose.h"
#include "toolkit/icons.h"

enum {
    ROW_POINTS = 44,
    GAMES_POINTS = 76,
    RESULTS_POINTS = 230,
    RESULTS_FROM = 540, /* in a row that is narrower there is no room for them */
    SCORE_POINTS = 64,
    ORDER_POINTS = 220,
    WIDTH_MOST = 860,
    LINE_SIZE = 400,
};

struct players_page {
    struct page_message message;
    struct library_filter filter; /* whose games count */
    bool filtered;                /* it leaves games out */
    enum library_player_order order;
    bool asked;
    unsigned answers; /* when that was */
    struct pick_list list;
};

/* --- What is known --- */

/* Returns the answer; NULL: it is still being counted. */
static const struct library_players *answer(const struct desk *desk,
                                            const struct players_page *page)
{
    return page->asked && desk->library->player_answers != page->answers ? desk->library->players
                                                                         : NULL;
}

static void ask(struct desk *desk, struct players_page *page)
{
    if (page->asked || desk->request.kind != REQUEST_NONE)
        return;
    page->asked = true;
    page->answers = desk->library->player_answers;
    desk->request = (struct request){REQUEST_PLAYERS, .players = {&page->filter, page->order}};
}

/* --- A row --- */

static struct record record_of(const struct library_player *player)
{
    return (struct record){player->games, player->wins, player->draws, player->losses};
}

static void draw_row(struct ui *ui, struct rect rect, const void *data, int row)
{
    const struct library_player *player = &((const struct library_players *)data)->players[row];
    struct record record = record_of(player);
    struct strbuf score = ui_strbuf(ui, 40), results = ui_strbuf(ui, 80);
    bool wide = rect.w >= ui_px(ui, RESULTS_FROM);
    record_score_print(&score, &record);
    record_results_print(&results, &record);
    page_line(ui, cut_right(&rect, ui_px(ui, SCORE_POINTS)), ui_body(ui), COLOUR_TEXT, ALIGN_RIGHT,
              score.text);
    if (wide)
        page_line(ui, cut_right(&rect, ui_px(ui, RESULTS_POINTS)), ui_small(ui), COLOUR_TEXT_DIM,
                  ALIGN_RIGHT, results.text);
    page_line(ui, cut_right(&rect, ui_px(ui, GAMES_POINTS)), ui_small(ui), COLOUR_TEXT_DIM,
              ALIGN_RIGHT, large_text(player->games).text);
    cut_right(&rect, ui_px(ui, METRIC_GAP));
    page_long_line(ui, rect, ui_body(ui), COLOUR_TEXT, ALIGN_LEFT, player->name);
}

static const char *label_of(struct ui *ui, const void *data, int row)
{
    const struct library_player *player = &((const struct library_players *)data)->players[row];
    struct strbuf out = ui_strbuf(ui, LINE_SIZE);
    struct record record = record_of(player);
    player_print(&out, player->name, &record);
    return out.text;
}

/* --- The page --- */

static void order_choice(struct ui *ui, struct players_page *page, struct rect rect)
{
    static const char *const names[LIBRARY_PLAYER_ORDERS] = {
        [LIBRARY_MOST_GAMES] = N_C("an order of players", "Most games"),
        [LIBRARY_MOST_POINTS] = N_C("an order of players", "Most points"),
        [LIBRARY_BY_NAME] = N_C("an order of players", "By name"),
    };
    const char *values[LIBRARY_PLAYER_ORDERS];
    int value = (int)page->order;
    for (int i = 0; i < LIBRARY_PLAYER_ORDERS; i++)
        values[i] = tr(names[i]);
    if (!ui_choice(ui, rect, "player-order", tr_c("of a list: a choice", "Order"), values,
                   LIBRARY_PLAYER_ORDERS, &value))
        return;
    page->order = (enum library_player_order)value;
    page->asked = false;
}

static void find_games(struct desk *desk, const struct players_page *page, const char *name)
{
    struct library_filter filter = page->filter;
    library_filter_name(&filter, name);
    desk_open(desk, "library")->filter = desk_keep(desk, &filter, sizeof filter);
}

static void list_players(struct desk *desk, struct players_page *page, struct rect rect)
{
    struct ui *ui = desk->ui;
    const struct library_players *players = answer(desk, page);
    struct strbuf words = ui_strbuf(ui, LINE_SIZE);
    struct rect line = cut_top(&rect, ui_px(ui, METRIC_TARGET));
    order_choice(ui, page, cut_right(&line, int_min(ui_px(ui, ORDER_POINTS), line.w * 3 / 5)));
    cut_right(&line, ui_px(ui, METRIC_GAP));
    if (!players)
        return;
    players_count_print(&words, players->count, players->total, page->filtered);
    page_line(ui, line, ui_small(ui), COLOUR_TEXT_DIM, ALIGN_LEFT, words.text);
    cut_top(&rect, ui_px(ui, METRIC_GAP));
    page_strip(ui, &rect, &page->message);
    const struct pick_rows rows = {.name = "player",
                                   .count = players->count,
                                   .height = ui_px(ui, ROW_POINTS),
                                   .data = players,
                                   .draw = draw_row,
                                   .label = label_of};
    int picked = pick_list(ui, rect, &rows, &page->list, true);
    if (players->count == 0)
        page_says(ui, rect, tr("No game with a player's name was found."));
    if (picked >= 0)
        find_games(desk, page, players->players[picked].name);
}

static void pass(struct desk *desk, void *state)
{
    struct players_page *page = state;
    struct rect room = page_head(desk);
    list_players(desk, page,
                 rect_centred(room, int_min(room.w, ui_px(desk->ui, WIDTH_MOST)), room.h));
    ask(desk, page);
}

static void open(struct desk *desk, void *state, const struct page_opening *opening)
{
    static const struct library_filter every_game = {.result = LIBRARY_ANY_RESULT};
    struct players_page *page = state;
    (void)desk;
    page_say(&page->message, false, "");
    page->filter = opening->filter ? *opening->filter : every_game;
    page->filter.by_position = false;
    page->filter.order = LIBRARY_ADDED;
    page->filtered = !library_filter_equal(&page->filter, &every_game);
    page->asked = false;
    page->list = (struct pick_list){.chosen = 0, .seen = true};
}

/* Games may have come or gone meanwhile. */
static void come_back(struct desk *desk, void *state, const struct page_opening *left)
{
    (void)desk;
    (void)left;
    ((struct players_page *)state)->asked = false;
}

const struct page players_page = {
    .name = "players",
    .title = N_C("a page", "Players"),
    .icon = &icons[ICON_LIST],
    .key = {SDLK_F8, 0},
    .state_size = sizeof(struct players_page),
    .open = open,
    .come_back = come_back,
    .pass = pass,
    .told = page_told,
    .hush = page_hush,
};

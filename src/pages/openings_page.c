/* SPDX-License-Identifier: MIT */
/* Openings: which moves were played from a position in the games of the library, and how these
 * games went. One goes down the tree by a click on a move, and up again. */
#include "base/translate.h"
#include "board/board_view.h"
#include "board/board_widgets.h"
#include "board/piece_view.h"
#include "match/game.h"
#include "notation/move_text.h"
#include "notation/ruleset_text.h"
#include "pages/page.h"
#include "pages/pick_list.h"
#include "prose/hint_prose.h"
#include "prose/large_number.h"
#include "prose/library_prose.h"
#include "rules/movegen.h"
#include "toolkit/icons.h"

#include <stdlib.h>

enum {
    PANEL_LEAST = 280,
    BELOW_LEAST = 260, /* the height of what lies below a board */
    ROW_POINTS = 44,
    MOVE_POINTS = 92,
    GAMES_POINTS = 72,
    SCORE_POINTS = 60,
    WAY_MOVES = 24, /* of the way to the position, as far as they are shown */
    WAY_SIZE = 40 * WAY_MOVES,
    BAR_POINTS = 10,
    BAR_LEAST = 40, /* a bar that is shorter tells nothing */
    LINE_SIZE = 400,
};

/* A move, by its place in the list, and how often it was played. */
struct played {
    int place, games;
};

struct openings {
    struct page_message message;
    bool begun;
    struct game game;             /* owned; the way to the position, and what was gone back */
    struct library_filter filter; /* which games count; with the position that was asked about */
    bool filtered;                /* it leaves games out */
    bool asked;                   /* about the position of the game, in the filter */
    struct pick_list list;

    /* Worked out in each pass. */
    struct desk *desk; /* lent */
    struct looks looks;
    struct square_names names;
    struct movelist moves;
    struct played order[MOVELIST_MAX]; /* the moves, those that were played most often first */
    int rows;
};

/* --- The position --- */

static struct position position_of(const struct openings *page)
{
    return game_position(&page->game);
}

static void begin_game(struct openings *page, const struct named_ruleset *rules,
                       const struct position *start)
{
    if (page->begun)
        game_finish(&page->game);
    page->begun = true;
    game_init(&page->game, rules, start);
    page->asked = false;
    page->list = (struct pick_list){.chosen = 0, .seen = true};
}

/* Plays the moves that lead to a node. */
static void play_to(struct openings *page, const struct game_tree *tree, int node)
{
    if (node == NODE_ROOT)
        return;
    play_to(page, tree, tree_parent(tree, node));
    if (!game_over(&page->game))
        game_play(&page->game, tree_move(tree, node));
}

/* The line of a game that leads to a node. */
static void take_line(struct openings *page, const struct game *from, int node)
{
    struct position start = game_position_at(from, 0);
    begin_game(page, &from->rules, &start);
    play_to(page, &from->tree, node);
}

static void moved(struct openings *page)
{
    page->asked = false;
    page->list = (struct pick_list){.chosen = 0, .seen = true};
}

static void go_down(struct openings *page, int row)
{
    if (game_over(&page->game))
        return;
    game_play(&page->game, &page->moves.moves[page->order[row].place]);
    moved(page);
}

static void go_up(struct openings *page, bool to_start)
{
    while (game_undo(&page->game) && to_start)
        ;
    moved(page);
}

/* --- What was played there --- */

/* Returns the answer about the position shown; NULL: it is still being counted. */
static const struct library_branches *answer(const struct openings *page)
{
    const struct library *library = page->desk->library;
    return library->branches && library_filter_equal(library->branches_of, &page->filter)
               ? library->branches
               : NULL;
}

static void ask(struct openings *page)
{
    if (page->asked || page->desk->request.kind != REQUEST_NONE)
        return;
    struct strbuf rules = strbuf_init(page->filter.rules, sizeof page->filter.rules);
    page->asked = true;
    page->filter.by_position = true;
    page->filter.position = position_of(page);
    ruleset_print(&rules, &page->game.rules);
    page->desk->request = (struct request){REQUEST_BRANCHES, .filter = &page->filter};
}

static int compare(const void *a, const void *b)
{
    const struct played *x = a, *y = b;
    return x->games != y->games ? y->games - x->games : x->place - y->place;
}

/* Lists the moves; those that nobody has played come last. */
static void list_moves(struct openings *page)
{
    struct position position = position_of(page);
    const struct library_branches *branches = answer(page);
    movegen(&page->game.rules.rules, &position, &page->moves);
    page->rows = game_over(&page->game) ? 0 : page->moves.count;
    for (int i = 0; i < page->rows; i++)
        page->order[i] = (struct played){i, branches ? branches->moves[i].games : 0};
    qsort(page->order, (size_t)page->rows, sizeof *page->order, compare);
}

/* --- A move --- */

static const struct library_tally *tally_of(const struct openings *page, int row)
{
    static const struct library_tally none;
    const struct library_branches *branches = answer(page);
    return branches ? &branches->moves[page->order[row].place] : &none;
}

static struct went went_of(const struct library_tally *tally)
{
    return (struct went){tally->games,
                         {tally->results[LIBRARY_BLACK_WON], tally->results[LIBRARY_WHITE_WON]},
                         tally->results[LIBRARY_DRAWN]};
}

static const char *move_text(const struct openings *page, int row)
{
    struct strbuf out = ui_strbuf(page->desk->ui, 120);
    move_print(&out, &page->moves.moves[page->order[row].place], &page->moves, page->names);
    return out.text;
}

static const char *score_text(const struct openings *page, int row)
{
    struct strbuf out = ui_strbuf(page->desk->ui, 40);
    struct went went = went_of(tally_of(page, row));
    branch_score_print(&out, &went, position_of(page).side);
    return out.text;
}

/* Draws the share of each result: Black's wins, draws, White's wins. */
static void draw_bar(const struct openings *page, struct rect rect,
                     const struct library_tally *tally)
{
    struct ui *ui = page->desk->ui;
    const struct {
        int games;
        struct colour colour;
    } parts[] = {
        {tally->results[LIBRARY_BLACK_WON], piece_colour(BLACK, page->looks)},
        {tally->results[LIBRARY_DRAWN], ui_colour(ui, COLOUR_TEXT_DIM)},
        {tally->results[LIBRARY_WHITE_WON], piece_colour(WHITE, page->looks)},
    };
    int all = 0, before = 0;
    for (int i = 0; i < 3; i++)
        all += parts[i].games;
    for (int i = 0; i < 3 && all > 0; i++) {
        int from = rect.w * before / all, to = rect.w * (before + parts[i].games) / all;
        draw_fill(&ui->list, (struct rect){rect.x + from, rect.y, to - from, rect.h}, 0,
                  parts[i].colour);
        before += parts[i].games;
    }
    if (all > 0)
        draw_frame(&ui->list, rect, 0, ui_px(ui, METRIC_BORDER), ui_colour(ui, COLOUR_BORDER));
}

static void draw_row(struct ui *ui, struct rect rect, const void *data, int row)
{
    const struct openings *page = data;
    const struct library_tally *tally = tally_of(page, row);
    enum colour_role ink = tally->games > 0 ? COLOUR_TEXT : COLOUR_TEXT_DIM;
    page_line(ui, cut_left(&rect, ui_px(ui, MOVE_POINTS)), ui_body(ui), ink, ALIGN_LEFT,
              move_text(page, row));
    if (tally->games == 0)
        return;
    page_line(ui, cut_right(&rect, ui_px(ui, SCORE_POINTS)), ui_body(ui), COLOUR_TEXT, ALIGN_RIGHT,
              score_text(page, row));
    page_line(ui, cut_left(&rect, ui_px(ui, GAMES_POINTS)), ui_small(ui), COLOUR_TEXT_DIM,
              ALIGN_RIGHT, large_text(tally->games).text);
    cut_left(&rect, ui_px(ui, METRIC_MARGIN));
    if (rect.w >= ui_px(ui, BAR_LEAST))
        draw_bar(page, rect_centred(rect, rect.w, ui_px(ui, BAR_POINTS)), tally);
}

static const char *label_of(struct ui *ui, const void *data, int row)
{
    const struct openings *page = data;
    struct strbuf out = ui_strbuf(ui, LINE_SIZE);
    struct went went = went_of(tally_of(page, row));
    branch_print(&out, move_text(page, row), &went, looks_side_names(page->looks));
    return out.text;
}

/* --- The panel --- */

static const char *count_words(const struct openings *page)
{
    struct strbuf out = ui_strbuf(page->desk->ui, LINE_SIZE);
    const struct library_branches *branches = answer(page);
    if (branches)
        branches_count_print(&out, branches->all.games, page->filtered,
                             side_name(position_of(page).side, looks_side_names(page->looks)));
    return out.text;
}

/* Returns the way to the position: "11-15 23-19". */
static const char *way_words(const struct openings *page)
{
    struct strbuf out = ui_strbuf(page->desk->ui, WAY_SIZE);
    struct position start = game_position_at(&page->game, 0);
    struct advised advised = {&page->game.rules.rules, start, page->names};
    struct move moves[WAY_MOVES];
    int from = int_max(0, page->game.cursor - WAY_MOVES);
    advised.position = game_position_at(&page->game, from);
    for (int i = from; i < page->game.cursor; i++)
        moves[i - from] = *game_move_at(&page->game, i);
    if (from > 0)
        strbuf_add(&out, "\u2026 ");
    advised_line_print(&out, moves, page->game.cursor - from, &advised);
    return out.text;
}

static void head(struct openings *page, struct rect *rect)
{
    struct ui *ui = page->desk->ui;
    const char *way = page->game.cursor > 0 ? way_words(page) : tr("The start position");
    page_long_line(ui, cut_top(rect, ui_px(ui, METRIC_TARGET)), ui_body(ui), COLOUR_TEXT,
                   ALIGN_LEFT, way);
    const char *name =
        page_opening(&page->game.rules.rules, &page->game.tree, game_node(&page->game));
    if (name[0])
        page_long_line(ui, cut_top(rect, ui_px(ui, METRIC_CAPTION)), ui_small(ui), COLOUR_TEXT_DIM,
                       ALIGN_LEFT, name);
    const char *count = count_words(page);
    int height = int_max(ui_text_height(ui, ui_small(ui), count, rect->w),
                         ui_px(ui, METRIC_CAPTION)); /* also while there is no answer */
    page_line(ui, cut_top(rect, height), ui_small(ui), COLOUR_TEXT_DIM, ALIGN_LEFT, count);
    cut_top(rect, ui_px(ui, METRIC_GAP_SMALL));
}

static void buttons(struct openings *page, struct rect rect)
{
    struct ui *ui = page->desk->ui;
    int gap = ui_px(ui, METRIC_GAP), target = ui_px(ui, METRIC_TARGET);
    const char *at_start = page->game.cursor == 0 ? tr("This is the start.") : NULL;
    const struct library_branches *branches = answer(page);
    struct button start = command_button(page->desk, COMMAND_OPENINGS_START);
    struct button up = command_button(page->desk, COMMAND_OPENINGS_UP);
    struct button games = {
        .name = "openings-games", .label = tr("Show these games"), .icon = &icons[ICON_LIBRARY]};
    if (branches && branches->all.games == 0)
        games.why_not = tr("No game came to this position.");
    start.icon_only = up.icon_only = true;
    start.why_not = up.why_not = at_start;
    if (ui_button(ui, cut_left(&rect, target), &start))
        go_up(page, true);
    cut_left(&rect, gap);
    if (ui_button(ui, cut_left(&rect, target), &up))
        go_up(page, false);
    cut_left(&rect, gap);
    if (ui_button(ui, rect, &games))
        desk_open(page->desk, "library")->filter = &page->filter;
}

static void panel(struct openings *page, struct rect rect)
{
    struct ui *ui = page->desk->ui;
    const struct pick_rows rows = {.name = "branch",
                                   .count = page->rows,
                                   .height = ui_px(ui, ROW_POINTS),
                                   .data = page,
                                   .draw = draw_row,
                                   .label = label_of};
    head(page, &rect);
    struct rect foot = cut_bottom(&rect, ui_px(ui, METRIC_TARGET));
    cut_bottom(&rect, ui_px(ui, METRIC_GAP));
    page_strip(ui, &rect, &page->message);
    int picked = pick_list(ui, rect, &rows, &page->list, true);
    if (page->rows == 0)
        page_says(ui, rect, tr("The game is over here."));
    buttons(page, foot);
    if (picked >= 0)
        go_down(page, picked);
}

/* --- The page --- */

static void board(struct openings *page, struct rect rect)
{
    struct ui *ui = page->desk->ui;
    struct position position = position_of(page);
    struct board_picture picture =
        board_picture_in(rect, page->desk->turned, &position, &page->game.rules.rules, page->looks);
    picture.last = page->game.cursor > 0 ? game_move_at(&page->game, page->game.cursor - 1) : NULL;
    board_widgets(ui, &picture.geometry, &position, SQUARE_NONE, looks_side_names(page->looks));
    board_view(ui, &picture);
}

static void parts(struct openings *page, struct rect room)
{
    const struct ui *ui = page->desk->ui;
    int gap = ui_px(ui, METRIC_MARGIN);
    int beside = int_min(room.h, room.w - gap - ui_px(ui, PANEL_LEAST));
    int above = int_min(room.w, room.h - gap - ui_px(ui, BELOW_LEAST));
    if (above > beside) {
        board(page, cut_top(&room, above));
        cut_top(&room, gap);
    } else {
        board(page, cut_left(&room, beside));
        cut_left(&room, gap);
    }
    panel(page, room);
}

static void pass(struct desk *desk, void *state)
{
    struct openings *page = state;
    struct rect room = page_head(desk);
    page->desk = desk;
    page->looks = desk_looks(desk, &page->game.rules);
    page->names = square_names_for(&page->game.rules.rules, looks_square_style(page->looks));
    list_moves(page);
    parts(page, room);
    ask(page);
}

/* What is looked for in the library counts here, too, but its rules and its position do not. */
static void take_filter(struct openings *page, const struct library_filter *filter)
{
    static const struct library_filter every_game = {.result = LIBRARY_ANY_RESULT};
    struct library_filter plain = filter ? *filter : every_game;
    plain.rules[0] = '\0';
    plain.by_position = false;
    plain.order = LIBRARY_ADDED;
    page->filter = plain;
    page->filtered = !library_filter_equal(&plain, &every_game);
}

static void open(struct desk *desk, void *state, const struct page_opening *opening)
{
    struct openings *page = state;
    page_say(&page->message, false, "");
    take_filter(page, opening->filter);
    const struct game *match = &desk->match->game;
    if (opening->replayed)
        take_line(page, desk->library->replay.game, opening->node);
    else
        take_line(page, match, opening->node == NODE_LIVE ? game_node(match) : opening->node);
}

/* Games may have come or gone meanwhile. */
static void come_back(struct desk *desk, void *state, const struct page_opening *left)
{
    (void)desk;
    (void)left;
    ((struct openings *)state)->asked = false;
}

static void finish(void *state)
{
    struct openings *page = state;
    if (page->begun)
        game_finish(&page->game);
}

const struct page openings_page = {
    .name = "openings",
    .title = N_C("a page", "Openings"),
    .icon = &icons[ICON_LIST],
    .key = {SDLK_F7, 0},
    .state_size = sizeof(struct openings),
    .open = open,
    .come_back = come_back,
    .pass = pass,
    .finish = finish,
    .told = page_told,
    .hush = page_hush,
};

/* SPDX-License-Identifier: MIT */
/* The rules of the game in words and small boards that play them; if there is room, a large board
 * plays what was chosen. */
#include "base/translate.h"
#include "board/sprites.h"
#include "pages/page.h"
#include "pages/rules_text.h"

enum {
    CAPTION_SIZE = 480,
    WIDE_POINTS = 900, /* a page this wide has the board beside the text */
};

struct rules_page {
    int offset;
    int node; /* the node that was looked at; the comparison shows it */
    struct rules_play play;
};

static void open(struct desk *desk, void *state, const struct page_opening *opening)
{
    (void)desk;
    *(struct rules_page *)state = (struct rules_page){.node = opening->node};
}

/* Leads to the boards on which what is special here is played by hand. */
static void first_steps_button(struct desk *desk, struct rect rect)
{
    struct button steps = page_button(desk, "first-steps");
    if (ui_button(desk->ui, rect, &steps))
        desk_open(desk, "first-steps");
}

static void compare_button(struct desk *desk, const struct rules_page *page, struct rect rect)
{
    struct button compare = page_button(desk, "compare");
    if (ui_button(desk->ui, rect, &compare))
        desk_open(desk, "compare")->node = page->node;
}

static void edit_button(struct desk *desk, struct rect rect)
{
    struct rules_key key = shelf_key(desk->shelf, &desk->match->game.rules);
    struct button edit = edit_rules_button(desk, &key);
    if (ui_button(desk->ui, rect, &edit))
        desk_open(desk, "edit-rules")->rules = desk_keep(desk, &key, sizeof key);
}

/* Begins with the section at the top. */
static void show_first(struct desk *desk, struct demo_board *board, struct looks looks)
{
    struct rule_reel reel;
    lesson_reel_make(&reel, LESSON_MOVE, &desk->match->game.rules);
    demo_board_show_reel(board, &reel, looks, preferences_still(desk->preferences), desk->now);
}

/* A click on the board plays it again. */
static void example(struct desk *desk, struct rules_page *page, struct rect rect)
{
    struct ui *ui = desk->ui;
    struct demo_board *board = &page->play.board;
    struct strbuf caption = ui_strbuf(ui, CAPTION_SIZE);
    demo_caption_print(&caption, board);
    int gap = ui_px(ui, METRIC_GAP);
    int height = ui_paragraph_height(ui, ui_body(ui), caption.text, rect.w);
    int side = int_min(rect.w, rect.h - height - gap);
    page->play.seen = true;
    if (demo_board_pass(ui, cut_top(&rect, side), board, desk->now))
        demo_board_play(board, preferences_still(desk->preferences), desk->now);
    cut_top(&rect, gap);
    ui_paragraph(ui, rect, ui_body(ui), ui_colour(ui, COLOUR_TEXT_DIM), caption.text, true);
    ui_note(ui, rect, caption.text);
}

/* Draws the board and the buttons below it. Cuts them off `room`. */
static void side_column(struct desk *desk, struct rules_page *page, struct rect *room)
{
    struct ui *ui = desk->ui;
    int text = ui_px(ui, METRIC_PROSE) + 2 * ui_px(ui, METRIC_MARGIN);
    text += ui_px(ui, METRIC_SCROLL_BAR) + ui_px(ui, METRIC_GAP_SMALL);
    struct rect column = cut_right(room, room->w - text);
    cut_left(&column, ui_px(ui, METRIC_MARGIN_WIDE));
    edit_button(desk, cut_bottom(&column, ui_px(ui, METRIC_TARGET)));
    cut_bottom(&column, ui_px(ui, METRIC_GAP));
    compare_button(desk, page, cut_bottom(&column, ui_px(ui, METRIC_TARGET)));
    cut_bottom(&column, ui_px(ui, METRIC_GAP));
    first_steps_button(desk, cut_bottom(&column, ui_px(ui, METRIC_TARGET)));
    cut_bottom(&column, ui_px(ui, METRIC_GAP_WIDE));
    example(desk, page, column);
}

static void buttons_below(struct desk *desk, struct rules_page *page, struct rect *room)
{
    int gap = ui_px(desk->ui, METRIC_GAP);
    struct rect rect = cut_bottom(room, ui_px(desk->ui, METRIC_TARGET));
    cut_bottom(room, ui_px(desk->ui, METRIC_GAP_WIDE));
    first_steps_button(desk, rect_column(rect, 0, 3, gap));
    compare_button(desk, page, rect_column(rect, 1, 3, gap));
    edit_button(desk, rect_column(rect, 2, 3, gap));
}

static void pass(struct desk *desk, void *state)
{
    struct rules_page *page = state;
    struct ui *ui = desk->ui;
    const struct named_ruleset *rules = &desk->match->game.rules;
    struct looks looks = preferences_looks(desk->preferences, rules);
    struct rect room = page_head_of_help(desk, "keys", NULL);
    page->play.seen = false;
    page->play.board.looks = looks;
    if (!page->play.board.shown)
        show_first(desk, &page->play.board, looks);
    page->play.beside = room.w >= ui_px(ui, WIDE_POINTS);
    if (page->play.beside)
        side_column(desk, page, &room);
    else
        buttons_below(desk, page, &room);
    ui_panel(ui, room);
    rules_text(desk, rect_inset(room, ui_px(ui, METRIC_MARGIN)), "rules", rules, looks,
               &page->offset, &page->play);
}

static bool moving(const void *state)
{
    const struct rules_page *page = state;
    return page->play.seen && page->play.board.playing;
}

const struct page rules_page = {
    .name = "rules",
    .title = N_("The rules of this game"),
    .label = N_C("a page", "Rules"),
    .icon = &board_icons[BOARD_ICON_RULES],
    .key = {SDLK_F1, 0},
    .lasting = true,
    .state_size = sizeof(struct rules_page),
    .open = open,
    .pass = pass,
    .moving = moving,
};

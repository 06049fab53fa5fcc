/* SPDX-License-Identifier: MIT */
/* Sets up a position: pieces are put, moved and removed one by one, and the position is checked at
 * once. */
#include "base/translate.h"
#include "board/sprites.h"
#include "notation/fen.h"
#include "notation/game_type.h"
#include "pages/arrange/arrange.h"
#include "prose/arrangement_prose.h"

enum {
    PANEL_LEAST = 240, /* points */
    PANEL_MOST = 400,
    SENTENCE_SIZE = FILES_REASON_SIZE,
};

/* Begins with what stands on the board. If that has not changed since, goes on. */
static void open(struct desk *desk, void *state, const struct page_opening *opening)
{
    struct arrange *page = state;
    struct position position = desk_state(desk, opening->node)->position;
    page_say(&page->told, false, "");
    page->hand.hover = page->hand.pressed = SQUARE_NONE;
    page->hand.dragging = page->hand.cursor_visible = false;
    if (page->begun && position_equal(&position, &page->game))
        return;
    page->begun = true;
    page->game = position;
    page->rules = shelf_key(desk->shelf, &desk->match->rules);
    page->hand.piece = BLACK_MAN;
    page->hand.cursor = BOARD_FIRST_CURSOR;
    arrangement_begin(&page->arrangement, &position);
}

static void look(struct arranging *arranging)
{
    struct desk *desk = arranging->desk;
    arranging->rules = desk_rules(desk, &arranging->page->rules, &desk->match->rules);
    arranging->looks = desk_looks(desk, arranging->rules);
    arranging->names =
        square_names_for(&arranging->rules->rules, looks_square_style(arranging->looks));
    arranging->report =
        arrangement_check(arrangement_now(&arranging->page->arrangement), &arranging->rules->rules);
}

/* --- The sentence --- */

void arrange_sentence(struct arranging *arranging, struct rect rect)
{
    struct ui *ui = arranging->desk->ui;
    const struct arrange *page = arranging->page;
    struct strbuf text = ui_strbuf(ui, SENTENCE_SIZE);
    bool warns =
        page->told.text[0] ? page->told.warns : arranging->report.fault != ARRANGEMENT_PLAYABLE;
    if (page->told.text[0])
        strbuf_add(&text, page->told.text);
    else
        arrangement_print(&text, &arranging->report, arrangement_now(&page->arrangement),
                          arranging->rules, arranging->names, looks_side_names(arranging->looks));
    ui_message(ui, rect, warns ? TONE_WARNING : TONE_PLAIN, ui_body(ui), text.text);
}

/* --- The page --- */

struct layout {
    struct rect board, panel;
    struct rect sentence; /* height 0: it stands in the panel */
    bool below;           /* the panel is below the board, not beside it */
};

static struct layout lay_below(const struct ui *ui, struct rect room)
{
    int gap = ui_px(ui, METRIC_MARGIN), panel = arrange_panel_height(ui, true);
    struct layout layout = {.below = true};
    layout.sentence = cut_bottom(&room, ui_px(ui, METRIC_ROW));
    cut_bottom(&room, ui_px(ui, METRIC_GAP));
    layout.board = cut_top(&room, int_min(room.w, room.h - panel - gap));
    cut_top(&room, gap);
    layout.panel = room;
    return layout;
}

static struct layout lay_beside(const struct ui *ui, struct rect room)
{
    int gap = ui_px(ui, METRIC_MARGIN), strip = ui_px(ui, METRIC_ROW) + ui_px(ui, METRIC_GAP);
    struct layout layout = {0};
    int below = arrange_sentence_in_panel(ui, room.h) ? 0 : strip;
    int side = int_min(room.h - below, room.w - ui_px(ui, PANEL_LEAST) - gap);
    side = board_whole_side(side);
    int panel = int_min(room.w - side - gap, ui_px(ui, PANEL_MOST));
    room = rect_centred(room, side + gap + panel, side + below);
    layout.sentence = cut_bottom(&room, int_max(0, below - ui_px(ui, METRIC_GAP)));
    cut_bottom(&room, room.h - side);
    layout.board = cut_left(&room, side);
    cut_left(&room, gap);
    layout.panel = room;
    return layout;
}

/* Drops what was said once something has changed. */
static void forget_told(struct arrange *page, const struct position *position,
                        const struct rules_key *rules)
{
    if (!position_equal(position, arrangement_now(&page->arrangement)) ||
        !rules_key_equal(rules, &page->rules))
        page_say(&page->told, false, "");
}

static void pass(struct desk *desk, void *state)
{
    struct arrange *page = state;
    struct arranging arranging = {.desk = desk, .page = page};
    struct ui *ui = desk->ui;
    struct rect room = page_head(desk);
    struct position position = *arrangement_now(&page->arrangement);
    struct rules_key rules = page->rules;
    look(&arranging);
    struct layout layout = ui->screen.h > ui->screen.w ? lay_below(ui, room) : lay_beside(ui, room);
    arrange_panel(&arranging, layout.panel, layout.below);
    arrange_board(&arranging, layout.board);
    if (layout.sentence.h > 0)
        arrange_sentence(&arranging, layout.sentence);
    forget_told(page, &position, &rules);
}

const struct page arrange_page = {
    .name = "arrange",
    .title = N_("Set up a position"),
    .icon = &board_icons[BOARD_ICON_ARRANGE],
    .key = {SDLK_p, MOD_CTRL},
    .state_size = sizeof(struct arrange),
    .open = open,
    .pass = pass,
    .told = page_told,
    .hush = page_hush,
};

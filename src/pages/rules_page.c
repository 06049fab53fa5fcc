/* SPDX-License-Identifier: MIT */
/* The rules of the game that is played, in words. */
#include "base/translate.h"
#include "board/sprites.h"
#include "pages/page.h"
#include "pages/rules_text.h"

struct rules_page {
    int offset;
    int ply; /* that was looked at: the comparison shows it */
};

static void open(struct desk *desk, void *state, const struct request *asked)
{
    (void)desk;
    *(struct rules_page *)state = (struct rules_page){.ply = asked->ply};
}

static void buttons(struct desk *desk, const struct rules_page *page, struct rect rect)
{
    struct ui *ui = desk->ui;
    int gap = ui_px(ui, METRIC_GAP_WIDE);
    struct button compare = page_button(desk, "compare");
    struct rules_key key = shelf_key(desk->shelf, &desk->match->game.rules);
    struct button edit = edit_rules_button(desk, &key);
    if (ui_button(ui, rect_column(rect, 0, 2, gap), &compare))
        desk_open_ply(desk, "compare", page->ply);
    if (ui_button(ui, rect_column(rect, 1, 2, gap), &edit))
        desk_open_rules(desk, "edit-rules", &key);
}

static void pass(struct desk *desk, void *state)
{
    struct rules_page *page = state;
    struct ui *ui = desk->ui;
    struct rect room = page_head(desk);
    buttons(desk, page, cut_bottom(&room, ui_px(ui, METRIC_TARGET)));
    cut_bottom(&room, ui_px(ui, METRIC_GAP_WIDE));
    ui_panel(ui, room);
    const struct named_ruleset *rules = &desk->match->game.rules;
    struct looks looks = preferences_looks(desk->preferences, rules);
    rules_text(ui, rect_inset(room, ui_px(ui, METRIC_MARGIN_WIDE)), "rules", rules,
               looks_square_style(looks), &page->offset);
    if (ui->focus == 0)
        ui->focus = ui_id("rules", 0);
}

const struct page rules_page = {
    .name = "rules",
    .title = N_("The rules of this game"),
    .label = N_("Rules"),
    .icon = &board_icons[BOARD_ICON_RULES],
    .key = {SDLK_F1, 0},
    .state_size = sizeof(struct rules_page),
    .open = open,
    .pass = pass,
};

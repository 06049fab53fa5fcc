/* SPDX-License-Identifier: MIT */
/* Asks whether to quit although games are not saved, or while a game is analysed. As soon as
 * nothing would be lost, the program quits without an answer. */
#include "base/translate.h"
#include "pages/page.h"
#include "prose/analysis_prose.h"

enum {
    PROGRESS_SIZE = 200,
};

static const char *reason(const struct desk *desk)
{
    const struct companion_analysis *analysis = &desk->companion->analysis;
    struct strbuf progress = ui_strbuf(desk->ui, PROGRESS_SIZE);
    if (desk->unkept[0])
        return desk->unkept;
    analysing_print(&progress, analysis->done, analysis->count - 1, false);
    return progress.text;
}

/* Says what would be lost, and what quitting and waiting do. Returns the height. */
static int explain(struct desk *desk, struct rect rect, struct text_style style, bool draw)
{
    struct ui *ui = desk->ui;
    const struct {
        enum colour_role ink;
        const char *text;
    } parts[] = {
        {COLOUR_WARNING, reason(desk)},
        {COLOUR_TEXT, desk->unkept[0]
                          ? tr("If you quit now, unsaved games are lost. As soon as Crownhead can "
                               "save them, it does so and quits by itself.")
                          : tr("If you quit now, the analysis is lost. As soon as it is done, "
                               "Crownhead keeps it and quits by itself.")},
    };
    int top = rect.y;
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        page_paragraph(ui, &rect, style, parts[i].ink, parts[i].text, draw);
        if (draw)
            ui_announce(ui, parts[i].text);
        cut_top(&rect, ui_px(ui, METRIC_MARGIN));
    }
    return rect.y - top;
}

/* Staying loses nothing, so Enter and Escape both stay. */
static void answers(struct desk *desk, struct rect line)
{
    struct ui *ui = desk->ui;
    const struct button quit = {.name = "quit-anyway", .label = tr_c("a button", "Quit anyway")};
    const struct button stay = {
        .name = "stay", .label = tr_c("a button: do not quit", "Stay"), .main = true};
    int gap = ui_px(ui, METRIC_GAP);
    if (ui->focus == 0)
        ui->focus = ui_id(stay.name, 0);
    if (ui_button(ui, rect_column(line, 0, 2, gap), &quit))
        desk_ask(desk, REQUEST_QUIT_ANYWAY);
    if (ui_button(ui, rect_column(line, 1, 2, gap), &stay))
        desk_ask(desk, REQUEST_BACK);
}

/* Draws the question in the middle of the room, in small print if body text is too high. */
static void ask(struct desk *desk, struct rect room)
{
    struct ui *ui = desk->ui;
    struct text_style style = ui_body(ui);
    struct rect inside = ui_message_inside(ui, room);
    int target = ui_px(ui, METRIC_TARGET);
    if (explain(desk, inside, style, false) + target > inside.h)
        style = ui_small(ui);
    int height = explain(desk, inside, style, false) + target + room.h - inside.h;
    struct rect panel = rect_centred(room, room.w, int_min(height, room.h));
    inside = ui_message_panel(ui, panel, TONE_WARNING);
    answers(desk, cut_bottom(&inside, target));
    explain(desk, inside, style, true);
}

static void pass(struct desk *desk, void *state)
{
    (void)state;
    if (!desk->unkept[0] && !desk->companion->analysis.running)
        desk_ask(desk, REQUEST_QUIT);
    struct rect room = page_head(desk);
    ask(desk, rect_centred(room, int_min(room.w, ui_px(desk->ui, METRIC_PROSE)), room.h));
}

const struct page quit_page = {
    .name = "quit",
    .title = N_("Quit now?"),
    .asks_to_quit = true,
    .pass = pass,
};

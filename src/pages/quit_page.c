/* SPDX-License-Identifier: MIT */
/* Asks whether the program shall end although something that was played is not saved. As soon as it
 * is saved there is nothing to ask any more, and the program ends. */
#include "base/translate.h"
#include "pages/page.h"

/* Why it is not saved, and what comes of quitting and of waiting. Returns the height. */
static int explain(struct desk *desk, struct rect rect, struct text_style style, bool draw)
{
    struct ui *ui = desk->ui;
    const struct {
        enum colour_role ink;
        const char *text;
    } parts[] = {
        {COLOUR_WARNING, desk->unkept},
        {COLOUR_TEXT, tr("If you quit now, what is not saved is lost. As soon as it can be saved, "
                         "Crownhead saves it and quits by itself.")},
    };
    int top = rect.y;
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        struct colour ink = ui_colour(ui, parts[i].ink);
        int height = ui_paragraph(ui, rect, style, ink, parts[i].text, draw);
        struct rect lines = cut_top(&rect, height);
        if (draw)
            ui_note(ui, lines, parts[i].text);
        cut_top(&rect, ui_px(ui, METRIC_MARGIN));
    }
    return rect.y - top;
}

/* Nothing is lost by staying: that is the answer of Enter, and Escape leads back, too. */
static void answers(struct desk *desk, struct rect line)
{
    struct ui *ui = desk->ui;
    const struct button quit = {.name = "quit-anyway", .label = tr("Quit anyway")};
    const struct button stay = {.name = "stay", .label = tr("Stay"), .main = true};
    int gap = ui_px(ui, METRIC_GAP);
    if (ui->focus == 0)
        ui->focus = ui_id(stay.name, 0);
    if (ui_button(ui, rect_column(line, 0, 2, gap), &quit))
        desk_ask(desk, REQUEST_QUIT_ANYWAY);
    if (ui_button(ui, rect_column(line, 1, 2, gap), &stay))
        desk_ask(desk, REQUEST_BACK);
}

/* The question in the middle of the room, in body text where that is high enough. */
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
    if (!desk->unkept[0])
        desk_ask(desk, REQUEST_QUIT);
    struct rect room = page_head(desk);
    ask(desk, rect_centred(room, int_min(room.w, ui_px(desk->ui, METRIC_PROSE)), room.h));
}

const struct page quit_page = {
    .name = "quit",
    .title = N_("Quit without saving?"),
    .asks_to_quit = true,
    .pass = pass,
};

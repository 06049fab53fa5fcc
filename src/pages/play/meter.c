/* SPDX-License-Identifier: MIT */
#include "pages/play/meter.h"

#include "prose/result_prose.h"

enum {
    BAR_POINTS = 4,
};

void meter_measure(struct meter *meter, const struct shown *shown)
{
    const struct ruleset *rules = &shown->game->rules.rules;
    struct draw_state state = shown_state(shown)->draws;
    struct strbuf words = strbuf_init(meter->words, sizeof meter->words);
    struct strbuf brief = strbuf_init(meter->brief, sizeof meter->brief);
    draw_meter_print(&words, rules, &state);
    draw_meter_brief_print(&brief, rules, &state);
    meter->nearest = draw_nearest(rules, &state);
    meter->seen = draw_is_near(&meter->nearest) && !shown_is_end(shown);
}

int meter_lines(const struct meter *meter, struct ui *ui, int width)
{
    int height =
        ui_paragraph_height(ui, ui_small(ui), meter->words, width - 2 * ui_px(ui, METRIC_MARGIN));
    int line = ui_px(ui, PLAY_METER_POINTS);
    return (height + line - 1) / line;
}

static void bar(struct ui *ui, struct rect rect, const struct draw_nearness *draw)
{
    struct rect done = rect;
    done.w = (int)((long)rect.w * draw->count / draw->limit);
    draw_fill(&ui->list, rect, rect.h / 2, ui_colour(ui, COLOUR_FIELD));
    draw_frame(&ui->list, rect, rect.h / 2, ui_px(ui, METRIC_BORDER), ui_colour(ui, COLOUR_BORDER));
    if (done.w > 0)
        draw_fill(&ui->list, done, rect.h / 2, ui_colour(ui, COLOUR_ACCENT));
}

void meter_draw(const struct meter *meter, struct ui *ui, const struct play_layout *layout)
{
    struct rect whole = layout->meter, panel = whole;
    struct rect rect = rect_centred(whole, whole.w - 2 * ui_px(ui, METRIC_MARGIN), whole.h);
    if (!meter->seen)
        return;
    panel.h += layout->moves.h;
    ui_panel(ui, panel);
    ui_note(ui, whole, meter->words);
    bool fits = ui_paragraph_height(ui, ui_small(ui), meter->words, rect.w) <=
                rect.h - ui_px(ui, PLAY_METER_BAR_POINTS);
    const char *words = fits ? meter->words : meter->brief;
    int above = ui_px(ui, BAR_POINTS) + ui_px(ui, METRIC_GAP_SMALL);
    rect = rect_centred(rect, rect.w, above + ui_paragraph_height(ui, ui_small(ui), words, rect.w));
    bar(ui, cut_top(&rect, ui_px(ui, BAR_POINTS)), &meter->nearest);
    cut_top(&rect, ui_px(ui, METRIC_GAP_SMALL));
    ui_paragraph(ui, rect, ui_small(ui), ui_colour(ui, COLOUR_TEXT), words, true);
    if (!fits && ui_hovers(ui, whole))
        ui_hint(ui, whole, meter->words);
}

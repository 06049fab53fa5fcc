/* SPDX-License-Identifier: MIT */
/* The draw meter: how near a draw is, as a bar and in words. */
#include "pages/play/play.h"
#include "prose/result_prose.h"

#include <string.h>

enum {
    BAR_POINTS = 6,
};

void play_measure_meter(struct play *play)
{
    const struct game *game = &play->desk->match->game;
    const struct ruleset *rules = &game->rules.rules;
    struct draw_state state = play_shown_state(play)->draws;
    struct strbuf meter = strbuf_init(play->meter, sizeof play->meter);
    struct strbuf brief = strbuf_init(play->meter_brief, sizeof play->meter_brief);
    draw_meter_print(&meter, rules, &state);
    draw_meter_brief_print(&brief, rules, &state);
    play->nearest_draw = draw_nearest(rules, &state);
}

int play_meter_lines(struct play *play, int width)
{
    struct ui *ui = play->desk->ui;
    struct rect room = {0, 0, width, 1 << 20};
    int height = ui_paragraph(ui, room, ui_small(ui), (struct colour){0}, play->meter, false);
    int line = ui_px(ui, PLAY_METER_POINTS);
    return (height + line - 1) / line;
}

/* Half the way gone: from here on it is worth a look. Before, it would only alarm. */
bool play_meter_shown(const struct play *play)
{
    const struct draw_nearness *draw = &play->nearest_draw;
    return draw->reason != REASON_NONE && 2 * draw->count >= draw->limit && !play_shows_end(play);
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

void play_meter(struct play *play)
{
    struct ui *ui = play->desk->ui;
    struct rect rect = play->layout.meter;
    struct colour ink = ui_colour(ui, COLOUR_TEXT);
    if (!play_meter_shown(play))
        return;
    ui_note(ui, rect, play->meter);
    if (ui_hovers(ui, rect))
        ui_hint(ui, play->meter);
    bar(ui, cut_top(&rect, ui_px(ui, BAR_POINTS)), &play->nearest_draw);
    cut_top(&rect, ui_px(ui, PLAY_METER_BAR_POINTS) - ui_px(ui, BAR_POINTS));
    bool whole = ui_paragraph(ui, rect, ui_small(ui), ink, play->meter, false) <= rect.h;
    ui_paragraph(ui, rect, ui_small(ui), ink, whole ? play->meter : play->meter_brief, true);
}

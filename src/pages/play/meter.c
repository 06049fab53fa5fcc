/* SPDX-License-Identifier: MIT */
/* The draw meter: how near a draw is, as a bar and in words. */
#include "pages/play/play.h"
#include "prose/result_prose.h"

#include <string.h>

enum {
    BAR_POINTS = 4,
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

static int words_height(struct ui *ui, const char *words, int width)
{
    struct rect room = {0, 0, width, 1 << 20};
    return ui_paragraph(ui, room, ui_small(ui), (struct colour){0}, words, false);
}

int play_meter_lines(struct play *play, int width)
{
    struct ui *ui = play->desk->ui;
    int height = words_height(ui, play->meter, width - 2 * ui_px(ui, METRIC_MARGIN));
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

/* The whole meter, or what has room below the bar. */
static const char *fitting_words(struct play *play, struct rect inside)
{
    struct ui *ui = play->desk->ui;
    int room = inside.h - ui_px(ui, PLAY_METER_BAR_POINTS);
    bool fits = words_height(ui, play->meter, inside.w) <= room;
    return fits ? play->meter : play->meter_brief;
}

/* The head of the list's panel, the bar above the words. */
void play_meter(struct play *play)
{
    struct ui *ui = play->desk->ui;
    struct rect whole = play->layout.meter, panel = whole;
    struct rect rect = rect_centred(whole, whole.w - 2 * ui_px(ui, METRIC_MARGIN), whole.h);
    if (!play_meter_shown(play))
        return;
    panel.h += play->layout.moves.h;
    ui_panel(ui, panel);
    ui_note(ui, whole, play->meter);
    const char *words = fitting_words(play, rect);
    int above = ui_px(ui, BAR_POINTS) + ui_px(ui, METRIC_GAP_SMALL);
    rect = rect_centred(rect, rect.w, above + words_height(ui, words, rect.w));
    bar(ui, cut_top(&rect, ui_px(ui, BAR_POINTS)), &play->nearest_draw);
    cut_top(&rect, ui_px(ui, METRIC_GAP_SMALL));
    ui_paragraph(ui, rect, ui_small(ui), ui_colour(ui, COLOUR_TEXT), words, true);
    if (words != play->meter && ui_hovers(ui, whole))
        ui_hint(ui, whole, play->meter);
}

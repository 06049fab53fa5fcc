/* SPDX-License-Identifier: MIT */
#include "pages/all_time.h"

#include "prose/match_prose.h"

enum {
    ROOMY_POINTS = 360, /* a page so high has room for it, however many rule sets there are */
    LINE_SIZE = 3 * PLAYER_NAME_SIZE + 320,
    SCORE_SIZE = 40,
};

/* So many games the two have played in all. */
static int all_time_games(const struct library *library)
{
    int games = 0;
    for (int i = 0; i < library->score_count; i++)
        games += library->scores[i].wins[0] + library->scores[i].wins[1] + library->scores[i].draws;
    return games;
}

/* High as a line a rule set and one above them. */
int all_time_height(const struct desk *desk, int room)
{
    const struct ui *ui = desk->ui;
    const struct library *library = desk->library;
    if (all_time_games(library) <= match_ledger_count(desk->match))
        return 0;
    int lines = (library->score_count + 1) * ui_px(ui, METRIC_CAPTION);
    int height = lines + 2 * ui_px(ui, METRIC_PAD) + ui_px(ui, METRIC_MARGIN);
    return height <= room / 2 || room >= ui_px(ui, ROOMY_POINTS) ? height : 0;
}

static void all_time_line(struct desk *desk, struct rect line, const struct library_score *score)
{
    struct ui *ui = desk->ui;
    char memory[LINE_SIZE], points_memory[SCORE_SIZE];
    struct strbuf games = strbuf_init(memory, sizeof memory);
    struct strbuf points = strbuf_init(points_memory, sizeof points_memory);
    struct score sum = {
        .half_points = {2 * score->wins[0] + score->draws, 2 * score->wins[1] + score->draws}};
    score_pair_print(&points, &sum);
    all_time_rules_print(&games, score->rules, score->wins[0] + score->wins[1] + score->draws,
                         score->draws);
    ui_note(ui, line,
            ui_format(ui, "{games} {points}", {"games", memory}, {"points", points_memory}));
    int width = text_width(ui->fonts, ui_bold(ui), points_memory) + ui_px(ui, METRIC_GAP);
    int cuts = ui->cut_count;
    ui_text(ui, cut_right(&line, width), ui_bold(ui), ui_colour(ui, COLOUR_ACCENT), ALIGN_RIGHT,
            points_memory);
    ui_text(ui, line, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_LEFT, memory);
    ui->cut_count = cuts; /* rule sets are called as they are */
}

void all_time(struct desk *desk, struct rect rect)
{
    struct ui *ui = desk->ui;
    const struct library *library = desk->library;
    char memory[LINE_SIZE];
    struct strbuf heading = strbuf_init(memory, sizeof memory);
    if (rect.h == 0)
        return;
    cut_bottom(&rect, ui_px(ui, METRIC_MARGIN));
    ui_panel(ui, rect);
    rect = rect_centred(rect, rect.w - 2 * ui_px(ui, METRIC_MARGIN),
                        rect.h - 2 * ui_px(ui, METRIC_PAD));
    all_time_heading_print(&heading, desk->match);
    struct rect line = cut_top(&rect, ui_px(ui, METRIC_CAPTION));
    ui_text(ui, line, ui_small(ui), ui_colour(ui, COLOUR_TEXT), ALIGN_LEFT, memory);
    ui_note(ui, line, memory);
    for (int i = 0; i < library->score_count; i++)
        all_time_line(desk, cut_top(&rect, ui_px(ui, METRIC_CAPTION)), &library->scores[i]);
}

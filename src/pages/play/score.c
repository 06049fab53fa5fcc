/* SPDX-License-Identifier: MIT */
/* The points of the match: a number that has changed rolls to its new value, on the cards and in
 * the result alike. */
#include "pages/play/play.h"
#include "prose/match_prose.h"

#include <math.h>
#include <string.h>

enum {
    NUMBER_SIZE = 16,
};

struct number {
    char text[NUMBER_SIZE];
};

static struct number number_of(struct score score, int player)
{
    struct number number;
    struct strbuf out = strbuf_init(number.text, sizeof number.text);
    score_print(&out, score.half_points[player]);
    return number;
}

/* What was told before, what is told then, and how much of the way lies behind. */
struct roll {
    struct number before, after;
    double part;
};

static struct roll roll_of(const struct play *play, int player)
{
    const struct match *match = play->desk->match;
    struct roll roll = {.after = number_of(match_score(match), player), .part = 1};
    roll.before = roll.after;
    if (game_over(&match->game)) {
        roll.before = number_of(match_score_before(match), player);
        roll.part = motion_after(MOTION_SCORE, play_result_ms(play, RESULT_SCORE_MS));
    }
    return roll;
}

void play_score(struct play *play, struct rect rect, int player, enum align align)
{
    struct ui *ui = play->desk->ui;
    struct colour ink = ui_colour(ui, COLOUR_TEXT);
    struct roll roll = roll_of(play, player);
    struct rect number = {rect.x, rect.y - (int)lround(roll.part * rect.h), rect.w, rect.h};
    if (roll.part >= 1 || strcmp(roll.before.text, roll.after.text) == 0) {
        ui_text(ui, rect, ui_heading(ui), ink, align, roll.after.text);
        return;
    }
    if (roll.part <= 0) {
        ui_text(ui, rect, ui_heading(ui), ink, align, roll.before.text);
        return;
    }
    draw_clip(&ui->list, rect);
    ui_text(ui, number, ui_heading(ui), ink, align, roll.before.text);
    number.y += rect.h;
    ui_text(ui, number, ui_heading(ui), ink, align, roll.after.text);
    draw_unclip(&ui->list);
}

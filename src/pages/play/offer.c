/* SPDX-License-Identifier: MIT */
/* The quiet line of the first start: First steps is offered at the right of the strip, until it is
 * followed, put away, or a move is played. */
#include "base/translate.h"
#include "pages/play/play.h"
#include "toolkit/icons.h"

static int button_width(struct play *play)
{
    struct ui *ui = play->desk->ui;
    const char *label = page_button(play->desk, "first-steps").label;
    return text_width(ui->fonts, ui_body(ui), label) + 2 * ui_px(ui, METRIC_MARGIN);
}

int play_offer_width(struct play *play)
{
    struct ui *ui = play->desk->ui;
    return button_width(play) + ui_px(ui, METRIC_TARGET) + 2 * ui_px(ui, METRIC_GAP);
}

bool play_offers_steps(struct play *play, const char *sentence)
{
    int *offer = &play->desk->preferences->steps_offer;
    if (*offer == STEPS_OFFERED && shown_any_move(&play->shown))
        *offer = STEPS_ANSWERED;
    if (*offer != STEPS_OFFERED || play->strip.typing || play_question(play) != QUESTION_NONE ||
        match_computer_moves(play->desk->match))
        return false;
    int room = ui_message_inside(play->desk->ui, play->layout.strip).w;
    return play_sentence_fits(play, room - play_offer_width(play), sentence);
}

void play_offer_buttons(struct play *play, struct rect rect)
{
    struct ui *ui = play->desk->ui;
    struct button steps = page_button(play->desk, "first-steps");
    struct button close = {.name = "no-first-steps",
                           .label = tr("Do not offer this again"),
                           .icon = &icons[ICON_CLOSE],
                           .icon_only = true};
    rect = cut_right(&rect, play_offer_width(play));
    cut_left(&rect, ui_px(ui, METRIC_GAP));
    steps.icon = NULL;
    bool closes = ui_button(ui, cut_right(&rect, ui_px(ui, METRIC_TARGET)), &close);
    cut_right(&rect, ui_px(ui, METRIC_GAP));
    bool follows = ui_button(ui, rect, &steps);
    if (closes || follows)
        play->desk->preferences->steps_offer = STEPS_ANSWERED;
    if (follows)
        desk_open(play->desk, "first-steps");
}

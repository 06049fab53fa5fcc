/* SPDX-License-Identifier: MIT */
/* The button that begins the match, and the question before it if a game would be lost. */
#include "base/translate.h"
#include "pages/commands.h"
#include "pages/new_match/new_match.h"

enum {
    ANSWER_POINTS = 168,
    KEPT_SIZE = 1024, /* bytes of a sentence */
};

/* Only people are called as was typed. */
static void seat(struct player *player, const struct player *choice)
{
    player_set_name(player, choice->level == PLAYER_PERSON ? choice->name : "");
    player->level = choice->level;
}

static void begin_match(struct desk *desk, struct new_match *page)
{
    struct match_setup *setup = arena_take(&desk->ui->texts, sizeof *setup);
    struct strbuf said = ui_strbuf(desk->ui, KEPT_SIZE);
    *setup = (struct match_setup){
        .rules = *new_match_rules(desk, page),
        .starter = (enum starter_policy)page->choice.starter,
        .length = page->choice.length,
        .help = desk->match->help,
        .control = page->choice.control,
    };
    for (int i = 0; i < PLAYER_COUNT; i++)
        seat(&setup->players[i], &page->choice.players[i]);
    setup_name_players(setup, desk->preferences->peers);
    desk_kept_print(desk, &said);
    desk->request = (struct request){REQUEST_PLAY, .play = {setup, said.text}};
    page->match = page->choice;
}

/* Begins the match. If a running game would be lost, asks first, and does nothing until the answer:
 * a second click does no harm. */
void new_match_start(struct desk *desk, struct new_match *page, struct rect rect)
{
    bool running = desk_loses_game(desk);
    struct button start = command_button(desk, COMMAND_START_MATCH);
    start.main = true;
    start.fixed_key = (struct shortcut){SDLK_RETURN, 0};
    if (page->confirming && running)
        start.why_not = tr("There is a game on the board.");
    if (!ui_button(desk->ui, rect, &start))
        return;
    page->confirming = running;
    if (running)
        desk->ui->focus = ui_id("keep-playing", 0);
    else
        begin_match(desk, page);
}

/* --- The question --- */

static void answer_buttons(struct desk *desk, struct new_match *page, struct rect rect)
{
    struct ui *ui = desk->ui;
    int gap = ui_px(ui, METRIC_GAP);
    struct button end = {.name = "end-game", .label = tr_c("a button", "End it, start anew")};
    struct button keep = {
        .name = "keep-playing", .label = tr_c("a button", "Keep playing"), .main = true};
    if (ui_button(ui, rect_column(rect, 0, 2, gap), &end))
        begin_match(desk, page);
    if (ui_button(ui, rect_column(rect, 1, 2, gap), &keep))
        desk_open(desk, "play");
}

/* Returns the width of both answers together. */
static int answers_width(const struct ui *ui, int width)
{
    return int_min(2 * ui_px(ui, ANSWER_POINTS) + ui_px(ui, METRIC_GAP), width * 3 / 5);
}

static const char *question(void)
{
    return tr("There is a game on the board. Do you want to end it?");
}

int new_match_question_height(struct ui *ui, int width)
{
    struct rect inside = ui_message_inside(ui, (struct rect){0, 0, width, 0});
    int room = inside.w - answers_width(ui, width) - ui_px(ui, METRIC_GAP);
    return int_max(ui_px(ui, METRIC_TARGET), ui_text_height(ui, ui_body(ui), question(), room)) +
           2 * ui_px(ui, METRIC_PAD);
}

void new_match_question(struct desk *desk, struct new_match *page, struct rect rect)
{
    struct ui *ui = desk->ui;
    int target = ui_px(ui, METRIC_TARGET), width = rect.w;
    struct rect inside = ui_message_panel(ui, rect, TONE_WARNING);
    struct rect answers = cut_right(&inside, answers_width(ui, width));
    cut_right(&inside, ui_px(ui, METRIC_GAP));
    ui_announce(ui, question());
    ui_message_text(ui, inside, TONE_WARNING, ui_body(ui), question());
    answer_buttons(desk, page, rect_centred(answers, answers.w, target));
}

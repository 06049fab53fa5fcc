/* SPDX-License-Identifier: MIT */
/* Who plays, who starts after each game, and the button that begins the match. */
#include "base/translate.h"
#include "pages/commands.h"
#include "pages/new_match/new_match.h"
#include "prose/names.h"
#include "toolkit/icons.h"

enum {
    ANSWER_POINTS = 168,
    KEPT_SIZE = 1024, /* bytes of a sentence */
};

static void label(struct ui *ui, struct rect rect, const char *text)
{
    ui_text(ui, rect, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_LEFT, text);
}

/* Returns the height in which a caption of this width is read whole. */
static int caption_height(struct ui *ui, const char *text, int width)
{
    int height = ui_text_height(ui, ui_small(ui), text, width) + ui_px(ui, METRIC_GAP_SMALL);
    return int_max(ui_px(ui, METRIC_CAPTION), height);
}

/* --- Names --- */

static const char *name_label(int player)
{
    return player == 0 ? tr("Player 1, who begins") : tr("Player 2");
}

static struct rect name_column(const struct ui *ui, struct rect rect, int player)
{
    return rect_column(rect, player, PLAYER_COUNT, ui_px(ui, METRIC_MARGIN_WIDE));
}

int new_match_names_height(struct ui *ui, int width)
{
    int caption = 0;
    for (int i = 0; i < PLAYER_COUNT; i++) {
        int room = name_column(ui, (struct rect){0, 0, width, 0}, i).w;
        caption = int_max(caption, caption_height(ui, name_label(i), room));
    }
    return caption + ui_px(ui, METRIC_TARGET);
}

void new_match_names(struct desk *desk, struct new_match *page, struct rect rect)
{
    static const char *const names[] = {"name-1", "name-2"};
    struct ui *ui = desk->ui;
    for (int i = 0; i < PLAYER_COUNT; i++) {
        struct rect caption = name_column(ui, rect, i);
        struct rect field = cut_bottom(&caption, ui_px(ui, METRIC_TARGET));
        struct player *player = &page->choice.players[i];
        label(ui, caption, name_label(i));
        ui_field(ui, field, names[i], name_label(i), player->name, sizeof player->name);
    }
}

/* --- Who starts --- */

static const char *who_starts(void)
{
    return tr("After each game, who starts?");
}

/* Returns the height in which each value of the choice is read whole. */
static int starter_choice_height(struct ui *ui, int width)
{
    int target = ui_px(ui, METRIC_TARGET), height = target;
    width -= 2 * target + 2 * ui_px(ui, METRIC_GAP_SMALL);
    for (int i = 0; i < STARTER_COUNT; i++) {
        const char *value = starter_label((enum starter_policy)i);
        height = int_max(height, ui_text_height(ui, ui_body(ui), value, width) +
                                     2 * ui_px(ui, METRIC_GAP_TINY));
    }
    return height;
}

int new_match_starter_height(struct ui *ui, int width)
{
    return caption_height(ui, who_starts(), width) + starter_choice_height(ui, width);
}

void new_match_starter(struct desk *desk, struct new_match *page, struct rect rect)
{
    struct ui *ui = desk->ui;
    const char *policies[STARTER_COUNT];
    for (int i = 0; i < STARTER_COUNT; i++)
        policies[i] = starter_label((enum starter_policy)i);
    struct rect choice = cut_bottom(&rect, starter_choice_height(ui, rect.w));
    label(ui, rect, who_starts());
    ui_choice(ui, choice, "starter", tr("After each game"), policies, STARTER_COUNT,
              &page->choice.starter);
}

/* --- Start --- */

static void begin_match(struct desk *desk, struct new_match *page)
{
    struct match_setup *setup = arena_take(&desk->ui->texts, sizeof *setup);
    struct strbuf said = ui_strbuf(desk->ui, KEPT_SIZE);
    *setup = (struct match_setup){
        .rules = *new_match_rules(desk, page),
        .starter = (enum starter_policy)page->choice.starter,
    };
    for (int i = 0; i < PLAYER_COUNT; i++)
        player_set_name(&setup->players[i], page->choice.players[i].name);
    setup_name_players(setup);
    desk_kept_print(desk, &said);
    desk->request = (struct request){REQUEST_PLAY, .play = {setup, said.text}};
    page->match = page->choice;
}

/* Begins the match. If a running game would be lost, asks first, and does nothing until the answer:
 * a second click does no harm. */
void new_match_start(struct desk *desk, struct new_match *page, struct rect rect)
{
    bool running = desk_loses_game(desk);
    struct button start = command_button(COMMAND_START_MATCH);
    start.main = true;
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
    struct button end = {.name = "end-game", .label = tr("End it, start anew")};
    struct button keep = {.name = "keep-playing", .label = tr("Keep playing"), .main = true};
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
    ui_message_text(ui, inside, TONE_WARNING, ui_body(ui), question());
    answer_buttons(desk, page, rect_centred(answers, answers.w, target));
}

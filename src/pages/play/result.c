/* SPDX-License-Identifier: MIT */
/* The result of a game: when it comes into sight, and the panel that shows it in place of the
 * moves. The board with its last position stays in sight. */
#include "base/translate.h"
#include "board/win_picture.h"
#include "pages/play/play.h"
#include "prose/match_prose.h"

#include <limits.h>
#include <math.h>
#include <string.h>

enum {
    NUMBER_SIZE = 16,
    VEIL = 190, /* its opacity when the result comes, so that something is seen at once */
};

/* --- When it comes --- */

static bool calm(const struct play *play)
{
    return preferences_still(play->desk->preferences);
}

void play_result_wait(struct play *play, uint64_t landing)
{
    play->result.not_before = landing + (uint64_t)(calm(play) ? 0 : RESULT_PAUSE_MS);
}

void play_result_landed(struct play *play)
{
    uint64_t waited_for = play->result.not_before;
    play_result_wait(play, play->desk->now);
    if (waited_for < play->result.not_before)
        play->result.not_before = waited_for;
}

void play_result_hurry(struct play *play)
{
    play->result.not_before = 0;
}

void play_result_unseen(struct play *play)
{
    play->result.seen = false;
    play->result.unseen_at = play->result.left_alone = play->desk->now;
}

void play_result_begin(struct play *play)
{
    play->result =
        (struct result_watch){.stands = game_over(play_game(play)), .since = play->desk->now};
    play->result.over = play->result.stands;
    play->result.left_alone = play->desk->now;
}

static uint64_t later(uint64_t a, uint64_t b)
{
    return a > b ? a : b;
}

/* Returns the moment at which the result comes into sight. */
static uint64_t comes_at(const struct play *play)
{
    return later(play->result.since, play->result.not_before);
}

/* Returns true if the result came at least so many milliseconds ago. */
static bool has_come(const struct play *play, int milliseconds)
{
    const struct result_watch *watch = &play->result;
    return watch->over && game_over(play_game(play)) &&
           (watch->stands || play->desk->now >= comes_at(play) + (uint64_t)milliseconds);
}

void play_result_follow(struct play *play)
{
    struct result_watch *watch = &play->result;
    bool over = game_over(play_game(play));
    int moves = calm(play) ? 0 : RESULT_SCORE_MS + motion_ms(MOTION_SCORE);
    if (over && !watch->over)
        watch->since = play->desk->now;
    watch->over = over;
    watch->stands = watch->stands && over;
    watch->moving = over && !has_come(play, moves);
    if (!play_result_shown(play))
        watch->unseen_at = play->desk->now;
    else if (!watch->seen) /* what was pressed there is no longer there */
        play->desk->ui->focus = play->desk->ui->pressed = 0;
    watch->seen = play_result_shown(play);
    if (!watch->seen || play->desk->ui->input.kind != INPUT_NONE)
        watch->left_alone = play->desk->now;
}

bool play_result_shown(const struct play *play)
{
    return has_come(play, 0) && play->shown.looked_at == NODE_LIVE;
}

bool play_result_settled(const struct play *play)
{
    return play_result_shown(play) &&
           play->desk->now >= later(comes_at(play), play->result.unseen_at) + RESULT_GUARD_MS;
}

/* Returns for how many milliseconds something has been moving that begins `after` milliseconds
 * after the result comes. Without motion it has ended at once. */
static int result_ms(const struct play *play, int after)
{
    if (!has_come(play, calm(play) ? 0 : after))
        return 0;
    if (calm(play) || play->result.stands)
        return INT_MAX;
    uint64_t since = play->desk->now - comes_at(play) - (uint64_t)after;
    return since < INT_MAX ? (int)since : INT_MAX; /* a result may be left for weeks */
}

/* --- The score --- */

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

/* The number before and after, and how much of the way lies behind. */
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
        roll.part = motion_after(MOTION_SCORE, result_ms(play, RESULT_SCORE_MS));
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

static const char *score_label(struct play *play)
{
    struct strbuf label = ui_strbuf(play->desk->ui, RESULT_TEXT_SIZE);
    match_score_print(&label, play->desk->match);
    return label.text;
}

static enum side side_of(const struct play *play, int player)
{
    return play->desk->match->black == player ? BLACK : WHITE;
}

/* Draws each number beside a piece of the colour that the player had in this game. */
static void score_row(struct play *play, struct rect rect)
{
    struct ui *ui = play->desk->ui;
    ui_note(ui, rect, score_label(play));
    int widest = text_width(ui->fonts, ui_heading(ui), "000½"), dash = rect.h;
    rect = rect_centred(rect, int_min(rect.w, 2 * (rect.h + widest) + dash), rect.h);
    struct rect first = cut_left(&rect, rect.h), second = cut_right(&rect, rect.h);
    struct rect left = cut_left(&rect, (rect.w - dash) / 2), right = rect;
    struct rect middle = cut_left(&right, dash);
    ui_text(ui, middle, ui_heading(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_CENTRE, "–");
    win_man(ui, first, side_of(play, 0), play->looks);
    win_man(ui, second, side_of(play, 1), play->looks);
    play_score(play, left, 0, ALIGN_CENTRE);
    play_score(play, right, 1, ALIGN_CENTRE);
}

/* Draws piece, name and number of a player in a line. */
static void named_score(struct play *play, const struct result_layout *layout, struct rect line,
                        enum side side)
{
    struct ui *ui = play->desk->ui;
    int player = match_player_of_side(play->desk->match, side);
    int piece = int_min(line.h, ui_px(ui, RESULT_PIECE_POINTS));
    struct rect square = rect_centred(cut_left(&line, piece), piece, piece);
    int width = play_score_width(ui, play->desk->match, player);
    struct rect number = cut_right(&line, width);
    cut_left(&line, ui_px(ui, METRIC_GAP));
    cut_right(&line, ui_px(ui, METRIC_GAP));
    win_man(ui, rect_inset(square, ui_px(ui, METRIC_GAP_TINY)), side, play->looks);
    ui_text(ui, line, layout->name_style, ui_colour(ui, COLOUR_TEXT), ALIGN_LEFT,
            layout->names[player]);
    play_score(play, number, player, ALIGN_RIGHT);
}

/* Draws the score that stands in for the cards, in the order of the board. It leads to the ledger
 * as they do. */
static void named_scores(struct play *play, const struct result_layout *layout)
{
    struct rect rect = layout->score;
    struct ui *ui = play->desk->ui;
    enum side above = play->desk->turned ? WHITE : BLACK;
    struct widget *widget = ui_register(ui, "score", 0, ROLE_BUTTON, rect, score_label(play));
    widget_id id = widget->id;
    widget->takes_focus = true;
    if (ui_hovers(ui, rect))
        page_hint(play->desk, rect, "ledger", tr("All games of this match"));
    if (ui_clicked(ui, id, rect) || ui_activated(ui, id))
        desk_open(play->desk, "ledger");
    ui_card_ground(ui, rect, id, false);
    ui_focus_frame(ui, id, rect, ui_px(ui, METRIC_RADIUS));
    rect = rect_centred(rect, rect.w - 2 * ui_px(ui, METRIC_GAP),
                        rect.h - 2 * ui_px(ui, METRIC_GAP_TINY));
    named_score(play, layout, cut_top(&rect, rect.h / 2), above);
    named_score(play, layout, rect, side_other(above));
}

/* --- The stage --- */

static void head(struct play *play, const struct result_layout *layout)
{
    struct ui *ui = play->desk->ui;
    struct result result = {.outcome = match_outcome(play->desk->match)};
    const struct result_texts *texts = &layout->texts;
    draw_clip(&ui->list, layout->stage);
    if (layout->picture.h > 0)
        win_picture(ui, layout->picture, layout->stage.y + ui_px(ui, METRIC_FRAME), &result,
                    play->looks, result_ms(play, RESULT_CROWN_MS));
    draw_unclip(&ui->list);
    ui_lines(ui, layout->title, layout->title_style, ui_colour(ui, COLOUR_ACCENT), ALIGN_CENTRE,
             texts->title);
    ui_note(ui, layout->title, texts->title);
    if (layout->reason.h > 0)
        ui_lines(ui, layout->reason, layout->reason_style, ui_colour(ui, COLOUR_TEXT), ALIGN_CENTRE,
                 texts->reason);
    ui_note(ui, layout->reason, texts->reason);
    ui_announce(ui, texts->title);
    ui_announce(ui, texts->reason);
}

static bool revenge_button(struct play *play, const struct result_layout *layout)
{
    struct ui *ui = play->desk->ui;
    struct button button = command_button(play->desk, COMMAND_REVENGE);
    button.label = layout->texts.revenge;
    if (layout->next)
        button.detail = layout->texts.next;
    button.main = true;
    /* Enter presses this already: the first Tab must not lead it elsewhere. */
    if (ui->focus == 0 && ui_key(ui, SDLK_TAB))
        ui_edit(ui, ui_id(button.name, 0));
    bool enter = ui->focus == 0 && ui_key(ui, SDLK_RETURN);
    return ui_button(ui, layout->revenge, &button) || enter;
}

/* Draws the winner above and Revenge below. Nothing else that can be pressed ever stands at this
 * place, so that a click too many does no harm. */
static void stage(struct play *play, const struct result_layout *layout)
{
    struct ui *ui = play->desk->ui;
    ui_panel(ui, layout->stage);
    draw_frame(&ui->list, layout->stage, ui_px(ui, METRIC_RADIUS), ui_px(ui, METRIC_FRAME),
               ui_colour(ui, COLOUR_ACCENT));
    head(play, layout);
    if (layout->over)
        named_scores(play, layout);
    else if (layout->score.h > 0)
        score_row(play, layout->score);
    ui_note(ui, layout->revenge, layout->texts.next);
    ui_announce(ui, score_label(play));
    ui_announce(ui, layout->texts.next);
    ui_announce(ui, layout->texts.revenge);
    if (revenge_button(play, layout))
        play_run(play, COMMAND_REVENGE);
}

/* --- The other buttons --- */

static const struct play_deed others[RESULT_OTHERS] = {
    {COMMAND_UNDO},
    {COMMAND_PREVIOUS, .label = N_C("a button", "Look back")},
    {COMMAND_NONE, "new-match"},
    {COMMAND_NONE, "menu"},
};

static struct rect others_row(struct ui *ui, const struct result_layout *layout, int row)
{
    struct rect rect = layout->others;
    int gap = ui_px(ui, METRIC_GAP), height = (rect.h + gap) / layout->rows - gap;
    return (struct rect){rect.x, rect.y + row * (height + gap), rect.w, height};
}

static void other_buttons(struct play *play, const struct result_layout *layout)
{
    struct ui *ui = play->desk->ui;
    struct button buttons[RESULT_OTHERS];
    int count = RESULT_OTHERS, pressed = -1;
    struct rect row = {0};
    for (int i = 0; i < count; i++)
        buttons[i] = play_deed_button(play, &others[i]);
    for (int i = 0; i < count; i++) {
        int in_row = int_min(layout->columns - i % layout->columns, count - i);
        if (i % layout->columns == 0)
            row = others_row(ui, layout, i / layout->columns);
        if (play_word_button(ui, page_cut_place(ui, &row, &buttons[i], in_row), buttons[i]))
            pressed = i;
    }
    if (pressed >= 0)
        play_do(play, &others[pressed]);
}

/* Takes a click or key that was meant for the board or for what stood here before. */
static void guard(struct play *play, const struct result_layout *layout)
{
    struct ui *ui = play->desk->ui;
    bool here = ui_hovers(ui, layout->stage) || ui_hovers(ui, layout->others) ||
                (layout->over && ui_hovers(ui, layout->score));
    bool presses = (ui->input.kind == INPUT_PRESS && here) ||
                   input_is_key(&ui->input, SDLK_RETURN, 0) ||
                   input_is_key(&ui->input, SDLK_SPACE, 0);
    if (!play_result_settled(play))
        ui_take(ui, presses);
}

/* The result comes out of the colour of its ground, but is never hidden by it. */
static void veil(struct play *play, struct rect rect, enum colour_role ground)
{
    struct ui *ui = play->desk->ui;
    struct colour colour = ui_colour(ui, ground);
    double part = motion_after(MOTION_RESULT, result_ms(play, 0));
    colour.a = (uint8_t)lround((1 - part) * VEIL);
    if (colour.a > 0)
        draw_fill(&ui->list, rect, ui_px(ui, METRIC_RADIUS), colour);
}

static void panel(struct play *play, const struct result_layout *layout)
{
    guard(play, layout);
    stage(play, layout);
    other_buttons(play, layout);
    veil(play, layout->stage, COLOUR_PANEL);
    veil(play, layout->others, COLOUR_TABLE);
    if (rect_common(layout->stage, layout->score).h <= 0)
        veil(play, layout->score, COLOUR_PANEL);
}

void play_result(struct play *play)
{
    struct result_layout layout = play_result_layout(
        play->desk->ui, &play->layout, play->desk->match, looks_side_names(play->looks));
    if (layout.over)
        play_keep_name(play);
    else
        play_cards(play, layout.score.h == 0);
    panel(play, &layout);
}

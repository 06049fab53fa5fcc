/* SPDX-License-Identifier: MIT */
/* The result of a game, in place of what stands between the cards: the board with its last position
 * stays in sight. */
#include "base/translate.h"
#include "board/win_picture.h"
#include "pages/play/play.h"
#include "prose/match_prose.h"
#include "prose/result_prose.h"
#include "toolkit/icons.h"

#include <math.h>
#include <string.h>

enum {
    REVENGE_POINTS = 56,
    PICTURE_POINTS = 260, /* at most */
    SCORE_POINTS = 34,
    SCORE_SIZE = 16,
    QUIET_WITH_ICON = 120,
    TEXT_SIZE = 2 * PLAYER_NAME_SIZE + 160,
    OPAQUE = 255,
};

/* --- What is said --- */

struct result_texts {
    bool drawn;
    char title[TEXT_SIZE], reason[TEXT_SIZE], next[TEXT_SIZE];
};

static void print_texts(struct result_texts *texts, const struct match *match,
                        struct side_names sides)
{
    struct result result = game_result(&match->game);
    struct strbuf title = strbuf_init(texts->title, sizeof texts->title);
    struct strbuf reason = strbuf_init(texts->reason, sizeof texts->reason);
    struct strbuf next = strbuf_init(texts->next, sizeof texts->next);
    const char *black = match_name_of_side(match, BLACK), *white = match_name_of_side(match, WHITE);
    result_title_print(&title, &result, black, white);
    result_reason_print(&reason, &result, black, white);
    next_starter_print(&next, match, sides);
    texts->drawn = result.outcome == DRAW;
}

/* --- How large --- */

enum reason_size {
    REASON_LARGE,
    REASON_SMALL,
    REASON_LEFT_OUT,
};

/* Sizes in points. What has no room at last is left out: the strip says the reason too, and the
 * cards have the score. */
struct step {
    int title, lines; /* the title's size, and how many lines it may have */
    enum reason_size reason;
    int picture; /* at least so high; 0: there is none */
    bool beside; /* it stands at the left of the title, not above it */
    bool score, next;
};

static const struct step steps[] = {
    {40, 1, REASON_LARGE, 84, false, true, true},
    {34, 1, REASON_LARGE, 72, false, true, true},
    {28, 2, REASON_LARGE, 72, false, true, true},
    {40, 1, REASON_LARGE, 76, true, true, true},
    {32, 1, REASON_SMALL, 60, true, true, true},
    {24, 3, REASON_SMALL, 64, false, true, true},
    {26, 2, REASON_SMALL, 52, true, true, true},
    {24, 1, REASON_SMALL, 64, true, false, true},
    {26, 1, REASON_SMALL, 52, true, false, true},
    {22, 2, REASON_SMALL, 48, true, false, true},
    {20, 3, REASON_SMALL, 0, false, true, true},
    {18, 4, REASON_SMALL, 0, false, false, true},
    {15, 6, REASON_SMALL, 0, false, false, true},
    {15, 6, REASON_LEFT_OUT, 0, false, false, true},
    {15, 6, REASON_LEFT_OUT, 0, false, false, false},
    {12, 9, REASON_LEFT_OUT, 0, false, false, false},
};

/* What a step comes to in pixels. */
struct measures {
    const struct step *step;
    struct text_style title_style, reason_style;
    int gap, picture, title, reason, score, revenge;
};

static int lines_height(struct ui *ui, struct text_style style, const char *text, int width)
{
    struct rect room = {0, 0, width, 1 << 20};
    return ui_paragraph(ui, room, style, (struct colour){0}, text, false);
}

static int revenge_height(struct ui *ui, const char *next, int width)
{
    int inside = width - 2 * ui_px(ui, METRIC_PAD);
    int upper = int_max(text_height(ui->fonts, ui_bold(ui)), ui_px(ui, METRIC_ICON));
    int lower = lines_height(ui, ui_small(ui), next, inside);
    return int_max(ui_px(ui, REVENGE_POINTS), upper + lower + 2 * ui_px(ui, METRIC_PAD));
}

/* How wide a picture of this height is where it stands beside the title. */
static int picture_width(const struct result_texts *texts, int height)
{
    return texts->drawn ? height * WIN_PICTURE_DRAW / 100 : height;
}

static struct measures measure_step(struct ui *ui, const struct step *step,
                                    const struct result_texts *texts, int width)
{
    bool large = step->reason == REASON_LARGE;
    struct measures m = {.step = step, .gap = ui_px(ui, large ? METRIC_MARGIN : METRIC_GAP)};
    m.title_style = (struct text_style){FONT_BOLD, ui_px(ui, step->title)};
    m.reason_style = large ? ui_body(ui) : ui_small(ui);
    m.picture = step->picture ? ui_px(ui, step->picture) : 0;
    int beside = step->beside ? picture_width(texts, m.picture) + m.gap : 0;
    m.title = lines_height(ui, m.title_style, texts->title, width - beside);
    if (step->reason != REASON_LEFT_OUT)
        m.reason = lines_height(ui, m.reason_style, texts->reason, width - beside);
    m.score = step->score ? ui_px(ui, SCORE_POINTS) + m.gap : 0;
    m.revenge = step->next ? revenge_height(ui, texts->next, width) : ui_px(ui, REVENGE_POINTS);
    return m;
}

static int height_of(const struct measures *m)
{
    int texts = m->title + m->reason;
    int head = m->step->beside ? int_max(texts, m->picture) : texts + m->picture;
    return head + m->score + m->gap + m->revenge;
}

static bool fits(struct ui *ui, const struct measures *m, int height)
{
    int line = text_height(ui->fonts, m->title_style);
    return m->title <= m->step->lines * line && height_of(m) <= height;
}

static struct measures fitting_measures(struct ui *ui, const struct result_texts *texts,
                                        struct rect room)
{
    const struct step *step = steps, *last = steps + sizeof steps / sizeof steps[0] - 1;
    struct measures m = measure_step(ui, step, texts, room.w);
    while (step < last && !fits(ui, &m, room.h))
        m = measure_step(ui, ++step, texts, room.w);
    return m;
}

/* --- The score --- */

struct score_text {
    char text[SCORE_SIZE];
};

static struct score_text score_text(struct score score, int player)
{
    struct score_text text;
    struct strbuf out = strbuf_init(text.text, sizeof text.text);
    score_print(&out, score.half_points[player]);
    return text;
}

/* A number that has changed moves up, and the new one follows it from below. */
static void rolling_number(struct ui *ui, struct rect rect, const char *before, const char *after,
                           double part)
{
    struct colour ink = ui_colour(ui, COLOUR_TEXT);
    int up = (int)lround(part * rect.h);
    struct rect old = {rect.x, rect.y - up, rect.w, rect.h};
    if (strcmp(before, after) == 0 || part >= 1) {
        ui_text(ui, rect, ui_heading(ui), ink, ALIGN_CENTRE, after);
        return;
    }
    draw_clip(&ui->list, rect);
    ui_text(ui, old, ui_heading(ui), ink, ALIGN_CENTRE, before);
    old.y += rect.h;
    ui_text(ui, old, ui_heading(ui), ink, ALIGN_CENTRE, after);
    draw_unclip(&ui->list);
}

static void player_score(struct play *play, struct rect piece, struct rect number, int player)
{
    struct ui *ui = play->desk->ui;
    const struct match *match = play->desk->match;
    struct score_text before = score_text(match_score_before(match), player);
    struct score_text after = score_text(match_score(match), player);
    double part = play_result_motion(play, MOTION_SCORE, motion_ms(MOTION_RESULT));
    win_man(ui, piece, match->black == player ? BLACK : WHITE, play->looks);
    rolling_number(ui, number, before.text, after.text, part);
}

/* Each number stands beside a piece of the colour that the player had in this game. */
static void score_row(struct play *play, struct rect rect)
{
    struct ui *ui = play->desk->ui;
    char memory[TEXT_SIZE];
    struct strbuf words = strbuf_init(memory, sizeof memory);
    match_score_print(&words, play->desk->match);
    ui_note(ui, rect, memory);
    int widest = text_width(ui->fonts, ui_heading(ui), "000½"), dash = rect.h;
    rect = rect_centred(rect, int_min(rect.w, 2 * (rect.h + widest) + dash), rect.h);
    struct rect first = cut_left(&rect, rect.h), second = cut_right(&rect, rect.h);
    struct rect left = cut_left(&rect, (rect.w - dash) / 2), right = rect;
    struct rect middle = cut_left(&right, dash);
    ui_text(ui, middle, ui_heading(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_CENTRE, "–");
    player_score(play, first, left, 0);
    player_score(play, second, right, 1);
}

/* --- The column --- */

static void head_texts(struct ui *ui, struct rect rect, const struct measures *m,
                       const struct result_texts *texts)
{
    rect = rect_centred(rect, rect.w, m->title + m->reason);
    struct rect title = cut_top(&rect, m->title);
    ui_lines(ui, title, m->title_style, ui_colour(ui, COLOUR_ACCENT), ALIGN_CENTRE, texts->title);
    ui_note(ui, title, texts->title);
    if (m->reason > 0)
        ui_lines(ui, rect, m->reason_style, ui_colour(ui, COLOUR_TEXT), ALIGN_CENTRE,
                 texts->reason);
    ui_note(ui, rect, texts->reason);
}

/* Picture, title and reason; as high as the picture may grow. */
static int head_height(struct ui *ui, const struct measures *m, int room)
{
    int texts = m->title + m->reason;
    if (m->step->beside)
        return int_max(texts, m->picture);
    return int_min(room, texts + (m->picture ? ui_px(ui, PICTURE_POINTS) : 0));
}

static void head(struct play *play, struct rect rect, const struct measures *m,
                 const struct result_texts *texts)
{
    struct result result = game_result(&play->desk->match->game);
    struct rect picture = {0};
    if (m->step->beside) {
        picture = cut_left(&rect, picture_width(texts, m->picture));
        cut_left(&rect, m->gap);
    } else {
        picture = cut_top(&rect, rect.h - m->title - m->reason);
    }
    if (m->picture)
        win_picture(play->desk->ui, picture, &result, play->looks);
    head_texts(play->desk->ui, rect, m, texts);
}

/* Head and score, together in the middle. */
static void outcome(struct play *play, struct rect rect, const struct measures *m,
                    const struct result_texts *texts)
{
    int height = head_height(play->desk->ui, m, rect.h - m->score);
    rect = rect_centred(rect, rect.w, height + m->score);
    head(play, cut_top(&rect, height), m, texts);
    cut_top(&rect, m->gap);
    if (m->score)
        score_row(play, rect);
}

static bool revenge_button(struct play *play, struct rect rect, const char *next, bool drawn)
{
    struct ui *ui = play->desk->ui;
    struct button button = command_button(COMMAND_REVENGE);
    if (drawn)
        button.label = tr("Next game");
    button.detail = next;
    button.main = true;
    bool enter = ui->focus == 0 && ui_take(ui, input_is_key(&ui->input, SDLK_RETURN, 0));
    return ui_button(ui, rect, &button) || enter;
}

/* The winner above, Revenge below: the one place that nothing else ever stands at but moves to look
 * at, so that a click too many, before or after, does no harm. */
static void stage(struct play *play, struct rect rect)
{
    struct ui *ui = play->desk->ui;
    struct result_texts texts;
    print_texts(&texts, play->desk->match, looks_side_names(play->looks));
    ui_panel(ui, rect);
    draw_frame(&ui->list, rect, ui_px(ui, METRIC_RADIUS), ui_px(ui, METRIC_FRAME),
               ui_colour(ui, COLOUR_ACCENT));
    rect = rect_inset(rect, ui_px(ui, METRIC_GAP));
    struct measures m = fitting_measures(ui, &texts, rect);
    struct rect revenge = cut_bottom(&rect, m.revenge);
    cut_bottom(&rect, m.gap);
    outcome(play, rect, &m, &texts);
    ui_note(ui, revenge, texts.next);
    if (revenge_button(play, revenge, m.step->next ? texts.next : NULL, texts.drawn))
        play_run(play, COMMAND_REVENGE);
}

/* As many below each other as there is room for. */
static struct rect quiet_place(struct ui *ui, struct rect rect, int index, int count)
{
    int gap = ui_px(ui, METRIC_GAP), row = ui_px(ui, METRIC_TARGET);
    int rows = int_clamp((rect.h + gap) / (row + gap), 1, count);
    int columns = (count + rows - 1) / rows;
    rows = (count + columns - 1) / columns;
    struct rect block = cut_bottom(&rect, int_min(rect.h, rows * (row + gap) - gap));
    struct rect line = {block.x, block.y + index / columns * (row + gap), block.w, row};
    bool alone = index % columns == 0 && index == count - 1;
    return rect_column(line, index % columns, alone ? 1 : columns, gap);
}

/* Where there is little room the word says more than its icon. */
static bool quiet_button(struct ui *ui, struct rect rect, struct button button)
{
    if (rect.w < ui_px(ui, QUIET_WITH_ICON))
        button.icon = NULL;
    return ui_button(ui, rect, &button);
}

/* What else one may want. */
static void quiet_buttons(struct play *play, struct rect rect)
{
    struct ui *ui = play->desk->ui;
    struct button undo = command_button(COMMAND_UNDO);
    struct button look = command_button(COMMAND_PREVIOUS);
    undo.why_not = play_obstacle(play, COMMAND_UNDO);
    look.label = tr("Look back");
    look.why_not = play_obstacle(play, COMMAND_PREVIOUS);
    if (quiet_button(ui, quiet_place(ui, rect, 0, 3), undo))
        play_run(play, COMMAND_UNDO);
    if (quiet_button(ui, quiet_place(ui, rect, 1, 3), look))
        play_run(play, COMMAND_PREVIOUS);
    if (quiet_button(ui, quiet_place(ui, rect, 2, 3), page_button(play->desk, "new-match")))
        desk_open(play->desk, "new-match");
}

/* Nothing that was meant for what stood there before, or for the board, counts here. */
static void guard(struct play *play, struct rect upper, struct rect lower)
{
    struct ui *ui = play->desk->ui;
    bool here = ui_hovers(ui, upper) || ui_hovers(ui, lower);
    bool presses = (ui->input.kind == INPUT_PRESS && here) ||
                   input_is_key(&ui->input, SDLK_RETURN, 0) ||
                   input_is_key(&ui->input, SDLK_SPACE, 0);
    if (!play_result_settled(play))
        ui_take(ui, presses);
}

/* It comes out of the colour of the table. */
static void veil(struct play *play, struct rect rect)
{
    struct ui *ui = play->desk->ui;
    struct colour table = ui_colour(ui, COLOUR_TABLE);
    double part = play_result_motion(play, MOTION_RESULT, 0);
    table.a = (uint8_t)lround((1 - part) * OPAQUE);
    if (table.a > 0)
        draw_fill(&ui->list, rect, 0, table);
}

void play_result(struct play *play)
{
    const struct play_layout *layout = &play->layout;
    struct rect upper = layout->column, lower = layout->buttons;
    upper.h = lower.y - ui_px(play->desk->ui, METRIC_GAP) - upper.y;
    guard(play, upper, lower);
    stage(play, upper);
    quiet_buttons(play, lower);
    veil(play, upper);
    veil(play, lower);
}

/* SPDX-License-Identifier: MIT */
#include "pages/play/result_layout.h"

#include "base/translate.h"
#include "board/win_picture.h"
#include "pages/commands.h"
#include "prose/match_prose.h"
#include "prose/result_prose.h"

#include <limits.h>
#include <string.h>

enum {
    NUMBER_SIZE = 16,
    SMALL_TITLE_POINTS = 20, /* a name in it is broken at its spaces only */
    REVENGE_POINTS = 56,
    PICTURE_POINTS = 260, /* at most */
    SCORE_POINTS = 34,
    WORDS_POINTS = 340,   /* so wide at least is what stands beside a picture that grows */
    LEAST_PICTURE = 36,   /* below the board: what is smaller is left out */
    SMALLER_PERCENT = 10, /* it becomes by so much smaller at a time, */
    SMALL_PERCENT = 70,   /* down to this, for a reason that has no room else */
    NAMED_POINTS = 60,    /* a score with names, one below the other, */
    NAMED_PERCENT = 38,   /* and of the width that it shares with Revenge, at least */
    NAME_POINTS = 136,    /* so much of a name is seen before there is a picture */
    BESIDE_POINTS = 148,  /* Revenge at least, beside a score with names, for which it makes room */
    BETWEEN_HEIGHT = 284, /* within the stage's frame, for a large king and a title of one line, */
    BETWEEN_WIDTH = 200,  /* which leaves the cards where they are */
};

/* As much of a name as a line of a small title holds. */
static const char *title_name(struct ui *ui, const char *name, int width)
{
    struct text_style style = {FONT_BOLD, ui_px(ui, SMALL_TITLE_POINTS)};
    return ui_shortened(ui, style, name, width);
}

/* The same in small print; one of which a part is left out stays in one line. */
static const char *starter_name(struct ui *ui, const char *name, int width)
{
    const char *shortened = ui_shortened(ui, ui_small(ui), name, width);
    struct strbuf out = ui_strbuf(ui, 2 * strlen(shortened) + 1);
    for (const char *at = shortened; *at && shortened != name; at++)
        if (*at == ' ')
            strbuf_add(&out, "\u00A0");
        else
            strbuf_addch(&out, *at);
    return shortened == name ? name : out.text;
}

/* How many pixels of a name are seen: in the title, in the reason, and where Revenge says who
 * starts. */
struct name_rooms {
    int title, reason, beside;
};

static void print_texts(struct result_texts *texts, struct ui *ui, const struct match *match,
                        struct side_names sides, struct name_rooms rooms)
{
    struct result result = game_result(&match->game);
    struct strbuf title = strbuf_init(texts->title, sizeof texts->title);
    struct strbuf reason = strbuf_init(texts->reason, sizeof texts->reason);
    struct strbuf next = strbuf_init(texts->next, sizeof texts->next);
    struct text_style small = ui_small(ui);
    const char *black = match_name_of_side(match, BLACK);
    const char *white = match_name_of_side(match, WHITE);
    const char *starter = match->players[match_next_starter(match)].name;
    result_title_print(&title, &result, title_name(ui, black, rooms.title),
                       title_name(ui, white, rooms.title));
    result_reason_print(&reason, &result, ui_shortened(ui, small, black, rooms.reason),
                        ui_shortened(ui, small, white, rooms.reason));
    next_starter_print(&next, match, starter_name(ui, starter, rooms.beside), sides);
    texts->drawn = result.outcome == DRAW;
    texts->revenge = texts->drawn ? tr("Next game") : command_button(COMMAND_REVENGE).label;
}

/* --- The score with names --- */

static int number_width(struct ui *ui, struct score score, int player)
{
    struct strbuf number = ui_strbuf(ui, NUMBER_SIZE);
    score_print(&number, score.half_points[player]);
    return text_width(ui->fonts, ui_heading(ui), number.text);
}

int play_score_width(struct ui *ui, const struct match *match, int player)
{
    return int_max(number_width(ui, match_score_before(match), player),
                   number_width(ui, match_score(match), player));
}

/* What of the width of such a score is no name: a piece, the number, and what is around them. */
static int beside_names(struct ui *ui, const struct match *match)
{
    int number = int_max(play_score_width(ui, match, 0), play_score_width(ui, match, 1));
    return ui_px(ui, RESULT_PIECE_POINTS) + number + 4 * ui_px(ui, METRIC_GAP);
}

/* The wider one in this style. */
static const char *wider_name(struct ui *ui, const struct match *match, struct text_style style)
{
    const char *first = match->players[0].name, *second = match->players[1].name;
    bool wider = text_width(ui->fonts, style, first) > text_width(ui->fonts, style, second);
    return wider ? first : second;
}

/* How wide the score is that has both names in this style, or as much of them as `most` holds. */
static int named_width(struct ui *ui, const struct match *match, struct text_style style, int most)
{
    int width = text_width(ui->fonts, style, wider_name(ui, match, style));
    return beside_names(ui, match) + int_min(width, most);
}

static void measure_widths(struct result_texts *texts, struct ui *ui, const struct match *match)
{
    int around = ui_px(ui, METRIC_ICON) + ui_px(ui, METRIC_GAP) + 2 * ui_px(ui, METRIC_PAD);
    int label = text_width(ui->fonts, ui_bold(ui), texts->revenge);
    texts->least_revenge_width = int_max(ui_px(ui, BESIDE_POINTS), around + label);
    int most = ui_px(ui, NAME_POINTS);
    texts->score_width = named_width(ui, match, ui_body(ui), INT_MAX);
    texts->least_score_width = named_width(ui, match, ui_body(ui), most);
}

/* Both in the same print, whole where there is room. */
static void lay_names(struct ui *ui, struct result_layout *out, const struct match *match)
{
    int width = out->score.w - beside_names(ui, match);
    const char *wider = wider_name(ui, match, ui_body(ui));
    out->name_style = ui_fitting_style(ui, ui_body(ui), wider, width);
    for (int i = 0; i < PLAYER_COUNT; i++)
        out->names[i] = ui_shortened(ui, out->name_style, match->players[i].name, width);
}

/* --- How large --- */

enum reason_size {
    REASON_LARGE,
    REASON_SMALL,
    REASON_LEFT_OUT,
};

/* Sizes in points. */
struct step {
    int title, lines; /* the title's size, and how many lines it may have */
    enum reason_size reason;
    int picture; /* at least so high; 0: there is none */
    bool beside; /* it stands at the left of the title, not above it */
    bool next;
};

static const struct step steps[] = {
    {40, 1, REASON_LARGE, 84, false, true},    {40, 2, REASON_LARGE, 84, false, true},
    {40, 1, REASON_LARGE, 64, false, true},    {40, 1, REASON_SMALL, 56, false, true},
    {40, 2, REASON_SMALL, 56, false, true},    {40, 1, REASON_SMALL, 60, true, true},
    {34, 1, REASON_LARGE, 84, false, true},    {30, 2, REASON_LARGE, 84, false, true},
    {26, 3, REASON_LARGE, 84, false, true},    {34, 1, REASON_SMALL, 60, false, true},
    {30, 2, REASON_SMALL, 56, false, true},    {26, 2, REASON_SMALL, 48, false, true},
    {24, 3, REASON_SMALL, 44, false, true},    {24, 2, REASON_SMALL, 56, true, true},
    {20, 3, REASON_SMALL, 40, false, true},    {24, 3, REASON_LEFT_OUT, 44, false, true},
    {20, 4, REASON_LEFT_OUT, 36, false, true}, {20, 3, REASON_LEFT_OUT, 48, true, true},
    {20, 3, REASON_SMALL, 0, false, true},     {18, 4, REASON_SMALL, 0, false, true},
    {15, 6, REASON_SMALL, 0, false, true},     {15, 6, REASON_LEFT_OUT, 0, false, true},
    {15, 6, REASON_LEFT_OUT, 0, false, false}, {12, 9, REASON_LEFT_OUT, 0, false, false},
};

/* Where the cards are, and how the parts stand to each other. */
enum form {
    FORM_BETWEEN, /* they stay; all parts one below the other */
    FORM_COLUMN,  /* the same in the upper one's place, too; the lower one's is the score's */
    FORM_ACROSS,  /* below the board: the picture left, score and Revenge side by side */
};

/* What a step comes to in pixels. */
struct measures {
    const struct step *step;
    enum form form;
    struct text_style title_style, reason_style;
    int gap, picture, title, reason, score, revenge;
    bool whole_words; /* of the title: no line ends within one */
};

static int lines_height(struct ui *ui, struct text_style style, const char *text, int width)
{
    struct rect room = {0, 0, width, 1 << 20};
    return ui_paragraph(ui, room, style, (struct colour){0}, text, false);
}

/* How wide Revenge is, in so wide a stage. Beside it the names are whole as long as they leave it
 * half of the width, and not cut below what is to be seen of them as long as it has its least. */
static int revenge_width(struct ui *ui, enum form form, const struct result_texts *texts, int width)
{
    if (form != FORM_ACROSS)
        return width;
    int room = width - ui_px(ui, METRIC_MARGIN), least = width * NAMED_PERCENT / 100;
    int names = int_min(texts->score_width, int_max(texts->least_score_width, room / 2));
    int score = int_max(least, int_min(names, room - texts->least_revenge_width));
    return room - score;
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

/* And how high, where the words beside it, below the board, leave it so much of the room. It is
 * what shrinks first; 0: there is too little. */
static int across_height(struct ui *ui, const struct result_texts *texts, struct rect room, int gap,
                         int percent)
{
    int score = texts->least_score_width + ui_px(ui, METRIC_MARGIN) + texts->least_revenge_width;
    int left = room.w - gap - int_max(score, ui_px(ui, WORDS_POINTS));
    int height = int_min(room.h, texts->drawn ? left * 100 / WIN_PICTURE_DRAW : left);
    height = height * percent / 100;
    return height < ui_px(ui, LEAST_PICTURE) ? 0 : height;
}

/* `room` is that within the stage's frame. Across it the picture is as high as all of it, or so
 * many percent of that. */
static struct measures measure_step(struct ui *ui, const struct step *step, enum form form,
                                    const struct result_texts *texts, struct rect room, int percent)
{
    bool large = step->reason == REASON_LARGE;
    struct measures m = {.step = step, .form = form};
    m.gap = ui_px(ui, large ? METRIC_MARGIN : METRIC_GAP);
    m.title_style = (struct text_style){FONT_BOLD, ui_px(ui, step->title)};
    m.reason_style = large ? ui_body(ui) : ui_small(ui);
    m.picture = step->picture ? ui_px(ui, step->picture) : 0;
    if (form == FORM_ACROSS && step->picture)
        m.picture = across_height(ui, texts, room, m.gap, percent);
    if (step->beside || (form == FORM_ACROSS && m.picture))
        room.w -= picture_width(texts, m.picture) + m.gap;
    m.title = lines_height(ui, m.title_style, texts->title, room.w);
    m.whole_words = ui_words_fit(ui, m.title_style, texts->title, room.w);
    if (step->reason != REASON_LEFT_OUT)
        m.reason = lines_height(ui, m.reason_style, texts->reason, room.w);
    if (form == FORM_BETWEEN && step->picture)
        m.score = ui_px(ui, SCORE_POINTS);
    int revenge = revenge_width(ui, form, texts, room.w);
    m.revenge = step->next ? revenge_height(ui, texts->next, revenge) : ui_px(ui, REVENGE_POINTS);
    if (form == FORM_ACROSS)
        m.revenge = int_max(m.revenge, ui_px(ui, NAMED_POINTS));
    return m;
}

/* As high as all of it is at least, within the frame. */
static int height_of(const struct measures *m)
{
    int texts = m->title + m->reason, below = m->gap + m->revenge;
    if (m->form == FORM_ACROSS)
        return int_max(m->picture, texts + below);
    int head = m->step->beside ? int_max(texts, m->picture) : texts + m->picture;
    return head + (m->score ? m->gap + m->score : 0) + below;
}

static bool fits(struct ui *ui, const struct measures *m, int height)
{
    int line = text_height(ui->fonts, m->title_style);
    bool whole = m->whole_words || m->step->title <= SMALL_TITLE_POINTS;
    return whole && m->title <= m->step->lines * line && height_of(m) <= height;
}

/* The first step that fits, or the last one. */
static struct measures first_fitting(struct ui *ui, enum form form,
                                     const struct result_texts *texts, struct rect room,
                                     int percent)
{
    const struct step *step = steps, *last = steps + sizeof steps / sizeof steps[0] - 1;
    struct measures m = measure_step(ui, step, form, texts, room, percent);
    while (step < last && !fits(ui, &m, room.h))
        m = measure_step(ui, ++step, form, texts, room, percent);
    return m;
}

/* A picture across leaves some of its width to words that would be left out beside it. */
static struct measures fitting(struct ui *ui, enum form form, const struct result_texts *texts,
                               struct rect room)
{
    struct measures m = first_fitting(ui, form, texts, room, 100);
    if (form != FORM_ACROSS || m.step->reason != REASON_LEFT_OUT)
        return m;
    for (int percent = 100 - SMALLER_PERCENT; percent >= SMALL_PERCENT;
         percent -= SMALLER_PERCENT) {
        struct measures smaller = first_fitting(ui, form, texts, room, percent);
        if (smaller.picture && smaller.step->reason != REASON_LEFT_OUT)
            return smaller;
    }
    return m;
}

/* --- Where --- */

/* The buttons stand where others stood before: one below the other, if those were four rows. */
static void lay_others(struct result_layout *out, const struct play_layout *layout)
{
    int rows = layout->button_rows;
    out->columns = (RESULT_OTHERS + rows - 1) / rows;
    out->rows = rows;
    out->others = layout->buttons;
}

/* What a form leaves to the stage: nothing of where the other buttons are, lest Revenge stands
 * where a button stood that ends a game, or asks to. */
static struct rect stage_of(struct ui *ui, const struct play_layout *layout, enum form form)
{
    struct rect stage = layout->column;
    if (form != FORM_BETWEEN) {
        int right = stage.x + stage.w, bottom = stage.y + stage.h;
        stage.x = int_min(stage.x, layout->cards[0].x);
        stage.y = int_min(stage.y, layout->cards[0].y);
        stage.w = right - stage.x;
        stage.h = bottom - stage.y;
    }
    if (layout->buttons.x + layout->buttons.w > stage.x)
        stage.h = layout->buttons.y - ui_px(ui, METRIC_GAP) - stage.y;
    return stage;
}

static struct rect inside(struct ui *ui, struct rect stage)
{
    return rect_inset(stage, ui_px(ui, METRIC_GAP));
}

/* Title and reason in the middle of `room`. */
static void lay_texts(struct result_layout *out, const struct measures *m, struct rect room)
{
    room = rect_centred(room, room.w, m->title + m->reason);
    out->title = cut_top(&room, m->title);
    out->reason = room;
}

static void lay_across(struct ui *ui, struct result_layout *out, const struct measures *m)
{
    struct rect room = inside(ui, out->stage);
    if (m->picture) {
        out->picture = cut_left(&room, picture_width(&out->texts, m->picture));
        cut_left(&room, m->gap);
    }
    struct rect lower = cut_bottom(&room, m->revenge);
    cut_bottom(&room, m->gap);
    out->revenge = cut_right(&lower, revenge_width(ui, m->form, &out->texts, lower.w));
    cut_right(&lower, ui_px(ui, METRIC_MARGIN));
    out->score = lower;
    lay_texts(out, m, room);
}

/* Picture, title, reason and score together in the middle; the picture grows into what is left. */
static void lay_below(struct ui *ui, struct result_layout *out, const struct measures *m)
{
    struct rect room = inside(ui, out->stage);
    int picture = m->picture, left = room.h - height_of(m);
    out->revenge = cut_bottom(&room, m->revenge);
    cut_bottom(&room, m->gap);
    if (picture && !m->step->beside)
        picture = int_max(picture, int_min(picture + left, ui_px(ui, PICTURE_POINTS)));
    int head =
        m->step->beside ? int_max(picture, m->title + m->reason) : picture + m->title + m->reason;
    room = rect_centred(room, room.w, head + (m->score ? m->gap + m->score : 0));
    struct rect upper = cut_top(&room, head);
    if (m->step->beside) {
        out->picture = cut_left(&upper, picture_width(&out->texts, picture));
        cut_left(&upper, m->gap);
    } else {
        out->picture = cut_top(&upper, picture);
    }
    lay_texts(out, m, upper);
    if (m->score)
        out->score = cut_bottom(&room, m->score);
}

/* The cards stay where there is room for all of it between them: whatever people are called. */
static enum form form_for(struct ui *ui, const struct play_layout *layout)
{
    struct rect room = inside(ui, stage_of(ui, layout, FORM_BETWEEN));
    bool roomy = room.h >= ui_px(ui, BETWEEN_HEIGHT) && room.w >= ui_px(ui, BETWEEN_WIDTH);
    if (roomy || (layout->tall && layout->button_labels))
        return FORM_BETWEEN;
    return layout->tall ? FORM_ACROSS : FORM_COLUMN;
}

struct result_layout play_result_layout(struct ui *ui, const struct play_layout *layout,
                                        const struct match *match, struct side_names sides)
{
    enum form form = form_for(ui, layout);
    struct result_layout out = {.over = form != FORM_BETWEEN, .stage = stage_of(ui, layout, form)};
    struct rect room = inside(ui, out.stage);
    int beside = ui_px(ui, BESIDE_POINTS) - 2 * ui_px(ui, METRIC_PAD);
    struct name_rooms rooms = {room.w, room.w, room.w - 2 * ui_px(ui, METRIC_PAD)};
    if (form == FORM_ACROSS)
        rooms = (struct name_rooms){room.w / 2, room.w / 3, int_min(room.w / 3, beside)};
    print_texts(&out.texts, ui, match, sides, rooms);
    measure_widths(&out.texts, ui, match);
    struct measures m = fitting(ui, form, &out.texts, room);
    if (form == FORM_COLUMN)
        out.score = layout->cards[1];
    lay_others(&out, layout);
    out.title_style = m.title_style;
    out.reason_style = m.reason_style;
    out.next = m.step->next;
    if (m.form == FORM_ACROSS)
        lay_across(ui, &out, &m);
    else
        lay_below(ui, &out, &m);
    if (out.over)
        lay_names(ui, &out, match);
    return out;
}

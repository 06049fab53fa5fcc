/* SPDX-License-Identifier: MIT */
#include "pages/play/result_layout.h"

#include "base/translate.h"
#include "board/win_picture.h"
#include "pages/commands.h"
#include "prose/match_prose.h"
#include "prose/result_prose.h"

#include <limits.h>
#include <string.h>

/* Points at scale 100 %. */
enum {
    TITLE_POINTS = 40,
    SMALL_TITLE_POINTS = 20, /* at most this large, a title may break within a word */
    TITLE_LINES = 2,         /* at most, in a title larger than that */
    PICTURE_POINTS = 84,     /* at least, to begin with: it grows into the room that is left, */
    PICTURE_MOST = 260,      /* up to this */
    PICTURE_LEAST = 36,      /* a smaller picture is not worth its room */
    SCORE_POINTS = 34,
    REVENGE_POINTS = 56,
    NAMED_POINTS = 60,    /* the two lines of a score with names */
    NAMED_PERCENT = 38,   /* of the width that such a score shares with Revenge, at least */
    NAME_POINTS = 136,    /* this much of a name comes before the picture */
    BESIDE_POINTS = 148,  /* the least width of Revenge beside such a score, */
    BESIDE_MOST = 192,    /* and what it gets at most for who starts, so that the picture stays */
    WORDS_POINTS = 340,   /* the least width of what stands beside a picture */
    BETWEEN_HEIGHT = 284, /* inside the frame: a large picture and a title of one line need this */
    BETWEEN_WIDTH = 200,  /* much room between the cards */
    NUMBER_SIZE = 16,     /* bytes */
};

/* --- What is said --- */

/* Returns as much of a name as fits in a line of a small title. */
static const char *title_name(struct ui *ui, const char *name, int width)
{
    struct text_style style = {FONT_BOLD, ui_px(ui, SMALL_TITLE_POINTS)};
    return ui_shortened(ui, style, name, width);
}

/* Returns the same in small print. A name that is shortened gets no-break spaces, so that it stays
 * in one line. */
static const char *starter_name(struct ui *ui, const char *name, int width)
{
    const char *shortened = ui_shortened(ui, ui_small(ui), name, width);
    struct strbuf out = ui_strbuf(ui, 2 * strlen(shortened) + 1);
    if (shortened == name)
        return name;
    for (const char *at = shortened; *at; at++)
        if (*at == ' ')
            strbuf_add(&out, "\u00A0");
        else
            strbuf_addch(&out, *at);
    return out.text;
}

/* Pixels for a name in the title, in the reason, and in who starts the next game. */
struct name_rooms {
    int title, reason, next;
};

static void print_title(struct strbuf *out, struct ui *ui, const struct match *match, int width)
{
    struct result result = game_result(&match->game);
    const char *black = title_name(ui, match_name_of_side(match, BLACK), width);
    const char *white = title_name(ui, match_name_of_side(match, WHITE), width);
    if (match_decided(match))
        match_end_title_print(out, match_outcome(match), black, white);
    else
        result_title_print(out, &result, black, white);
}

/* A title that names the winner of the match does not tell that the last game was a draw. */
static void print_end(struct strbuf *out, struct ui *ui, const struct match *match, int width)
{
    struct result result = game_result(&match->game);
    const char *black = ui_shortened(ui, ui_small(ui), match_name_of_side(match, BLACK), width);
    const char *white = ui_shortened(ui, ui_small(ui), match_name_of_side(match, WHITE), width);
    if (result.outcome != match_outcome(match))
        result_print(out, &result, black, white);
    else
        result_reason_print(out, &result, black, white);
}

/* How the game ended, and how long the match goes on. */
static void print_reason(struct strbuf *out, struct ui *ui, const struct match *match, int width)
{
    struct strbuf end = ui_strbuf(ui, RESULT_TEXT_SIZE);
    print_end(&end, ui, match, width);
    if (match->length > 0 && !match_decided(match))
        game_and_course_print(out, end.text, match);
    else
        strbuf_add(out, end.text);
}

/* Returns what the main button says. */
static const char *revenge_label(const struct match *match)
{
    if (match_outcome(match) != DRAW)
        return tr(command_infos[COMMAND_REVENGE].label);
    return match_decided(match) ? tr_c("a button", "Next match") : tr_c("a button", "Next game");
}

static void print_texts(struct result_texts *texts, struct ui *ui, const struct match *match,
                        struct side_names sides, struct name_rooms rooms)
{
    struct strbuf title = strbuf_init(texts->title, sizeof texts->title);
    struct strbuf reason = strbuf_init(texts->reason, sizeof texts->reason);
    struct strbuf next = strbuf_init(texts->next, sizeof texts->next);
    const char *starter = match->players[match_next_starter(match)].name;
    print_title(&title, ui, match, rooms.title);
    print_reason(&reason, ui, match, rooms.reason);
    next_starter_print(&next, match, starter_name(ui, starter, rooms.next), sides);
    texts->drawn = match_outcome(match) == DRAW;
    texts->revenge = revenge_label(match);
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

/* Returns the width of a named score without the name: a piece, the number, and the gaps. */
static int beside_names(struct ui *ui, const struct match *match)
{
    int number = int_max(play_score_width(ui, match, 0), play_score_width(ui, match, 1));
    return ui_px(ui, RESULT_PIECE_POINTS) + number + 4 * ui_px(ui, METRIC_GAP);
}

/* Returns the name that is wider in this style. */
static const char *wider_name(struct ui *ui, const struct match *match, struct text_style style)
{
    const char *first = match->players[0].name, *second = match->players[1].name;
    bool wider = text_width(ui->fonts, style, first) > text_width(ui->fonts, style, second);
    return wider ? first : second;
}

/* Returns the width of a score with both names, each cut to `most` pixels. */
static int named_width(struct ui *ui, const struct match *match, int most)
{
    struct text_style style = ui_body(ui);
    int width = text_width(ui->fonts, style, wider_name(ui, match, style));
    return beside_names(ui, match) + int_min(width, most);
}

static void measure_widths(struct result_texts *texts, struct ui *ui, const struct match *match)
{
    int around = ui_px(ui, METRIC_ICON) + ui_px(ui, METRIC_GAP) + 2 * ui_px(ui, METRIC_PAD);
    int label = text_width(ui->fonts, ui_bold(ui), texts->revenge) + around;
    int next = text_width(ui->fonts, ui_small(ui), texts->next) + 2 * ui_px(ui, METRIC_PAD);
    next = int_clamp(next, ui_px(ui, BESIDE_POINTS), ui_px(ui, BESIDE_MOST));
    texts->least_revenge_width = int_max(next, label);
    texts->score_width = named_width(ui, match, INT_MAX);
    texts->least_score_width = named_width(ui, match, ui_px(ui, NAME_POINTS));
}

/* Sets both names in the same print, and shortens them if even small print is too wide. */
static void lay_names(struct ui *ui, struct result_layout *out, const struct match *match)
{
    int width = out->score.w - beside_names(ui, match);
    const char *wider = wider_name(ui, match, ui_body(ui));
    out->name_style = ui_fitting_style(ui, ui_body(ui), wider, width);
    for (int i = 0; i < PLAYER_COUNT; i++)
        out->names[i] = ui_shortened(ui, out->name_style, match->players[i].name, width);
}

/* --- How large --- */

/* What may give way on the stage. */
enum part {
    PART_PICTURE,
    PART_TITLE,
    PART_REASON,
    PART_SCORE, /* between the cards; otherwise the names have a place of their own */
    PART_NEXT,  /* on Revenge: who starts the next game */
    PART_COUNT,
};

/* What each part wants, in points: the least height of the picture, the height of the score, and
 * the print of the others. */
static const int wanted[PART_COUNT] = {[PART_PICTURE] = PICTURE_POINTS,
                                       [PART_TITLE] = TITLE_POINTS,
                                       [PART_REASON] = METRIC_TEXT,
                                       [PART_SCORE] = SCORE_POINTS,
                                       [PART_NEXT] = METRIC_TEXT_SMALL};

/* The order in which the parts give way until there is room for all: a part becomes this small, or
 * is left out at 0. The strip says the reason as well, and the cards have the score. */
static const struct {
    enum part part;
    int points;
} concessions[] = {
    {PART_PICTURE, 64}, {PART_REASON, METRIC_TEXT_SMALL},
    {PART_PICTURE, 56}, {PART_TITLE, 34},
    {PART_TITLE, 30},   {PART_PICTURE, 44},
    {PART_TITLE, 24},   {PART_PICTURE, PICTURE_LEAST},
    {PART_TITLE, 20},   {PART_REASON, 0},
    {PART_SCORE, 0},    {PART_PICTURE, 0},
    {PART_TITLE, 15},   {PART_NEXT, 0},
    {PART_TITLE, 12},
};

/* The stage as it is measured. Pixels. */
struct measures {
    bool across; /* the picture stands at the left, the names and Revenge side by side */
    struct text_style title_style, reason_style;
    int gap, picture, title, reason, score, revenge; /* heights; 0: left out */
};

/* Returns the width of Revenge on a stage this wide. The names beside it are whole if that leaves
 * it half of the width. They keep NAME_POINTS if that leaves it its least width. */
static int revenge_width(struct ui *ui, bool across, const struct result_texts *texts, int width)
{
    if (!across)
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
    int lower = ui_paragraph_height(ui, ui_small(ui), next, inside);
    return int_max(ui_px(ui, REVENGE_POINTS), upper + lower + 2 * ui_px(ui, METRIC_PAD));
}

/* Returns the width of a picture of this height that stands beside the words. */
static int picture_width(const struct result_texts *texts, int height)
{
    return texts->drawn ? height * WIN_PICTURE_DRAW / 100 : height;
}

/* Returns the height of a picture beside the words: all of the room, if the words keep the width
 * that they need. 0: it would be too small. */
static int across_height(struct ui *ui, const struct result_texts *texts, struct rect room, int gap)
{
    int score = texts->least_score_width + ui_px(ui, METRIC_MARGIN) + texts->least_revenge_width;
    int left = room.w - gap - int_max(score, ui_px(ui, WORDS_POINTS));
    int height = int_min(room.h, texts->drawn ? left * 100 / WIN_PICTURE_DRAW : left);
    return height < ui_px(ui, PICTURE_LEAST) ? 0 : height;
}

/* Returns the largest print of the title in which its words and its lines fit into the width. */
static struct text_style title_style(struct ui *ui, int points, const char *title, int width)
{
    struct text_style style = {FONT_BOLD, ui_px(ui, points)};
    int least = ui_px(ui, int_min(points, SMALL_TITLE_POINTS));
    while (style.px > least && (!ui_words_fit(ui, style, title, width) ||
                                ui_paragraph_height(ui, style, title, width) >
                                    TITLE_LINES * text_height(ui->fonts, style)))
        style.px--;
    return style;
}

/* Measures every part at these points. `room` is what lies within the stage's frame. */
static struct measures measure(struct ui *ui, const int points[PART_COUNT], bool across,
                               const struct result_texts *texts, struct rect room)
{
    bool large = points[PART_REASON] == METRIC_TEXT;
    struct measures m = {.across = across, .reason_style = large ? ui_body(ui) : ui_small(ui)};
    m.gap = ui_px(ui, large ? METRIC_MARGIN : METRIC_GAP);
    if (points[PART_PICTURE])
        m.picture =
            across ? across_height(ui, texts, room, m.gap) : ui_px(ui, points[PART_PICTURE]);
    if (across && m.picture)
        room.w -= picture_width(texts, m.picture) + m.gap;
    m.title_style = title_style(ui, points[PART_TITLE], texts->title, room.w);
    m.title = ui_paragraph_height(ui, m.title_style, texts->title, room.w);
    if (points[PART_REASON])
        m.reason = ui_paragraph_height(ui, m.reason_style, texts->reason, room.w);
    if (points[PART_SCORE])
        m.score = ui_px(ui, points[PART_SCORE]);
    int revenge = revenge_width(ui, across, texts, room.w);
    m.revenge = ui_px(ui, across ? NAMED_POINTS : REVENGE_POINTS);
    if (points[PART_NEXT])
        m.revenge = int_max(m.revenge, revenge_height(ui, texts->next, revenge));
    return m;
}

/* Returns the height of all of it, without the frame. */
static int height_of(const struct measures *m)
{
    int texts = m->title + m->reason, below = m->gap + m->revenge;
    if (m->across)
        return int_max(m->picture, texts + below);
    return m->picture + texts + (m->score ? m->gap + m->score : 0) + below;
}

/* Lets the parts give way until they fit, or all have. */
static struct measures fit(struct ui *ui, int points[PART_COUNT], bool across,
                           const struct result_texts *texts, struct rect room)
{
    struct measures m = measure(ui, points, across, texts, room);
    for (size_t i = 0; i < sizeof concessions / sizeof concessions[0] && height_of(&m) > room.h;
         i++) {
        int *part = &points[concessions[i].part];
        *part = int_min(*part, concessions[i].points);
        m = measure(ui, points, across, texts, room);
    }
    return m;
}

/* --- Where --- */

/* The other buttons stand where the play page has its own, in two rows if that has so many. */
static void lay_others(struct result_layout *out, const struct play_layout *layout)
{
    int rows = int_min(layout->button_rows, 2);
    out->columns = (RESULT_OTHERS + rows - 1) / rows;
    out->rows = rows;
    out->others = layout->buttons;
}

/* Returns the room of the stage. It ends above the buttons, so that Revenge never stands where a
 * button stood that ends a game. */
static struct rect stage_of(struct ui *ui, const struct play_layout *layout, bool over)
{
    struct rect stage = layout->column, card = layout->cards[layout->facing];
    if (over) {
        int right = stage.x + stage.w, bottom = stage.y + stage.h;
        stage.x = int_min(stage.x, card.x);
        stage.y = int_min(stage.y, card.y);
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

/* Puts title and reason in the middle of `room`. */
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
    out->revenge = cut_right(&lower, revenge_width(ui, true, &out->texts, lower.w));
    cut_right(&lower, ui_px(ui, METRIC_MARGIN));
    out->score = lower;
    lay_texts(out, m, room);
}

/* Picture, title, reason and score stand together in the middle. The picture grows into the room
 * that is left. */
static void lay_below(struct ui *ui, struct result_layout *out, const struct measures *m)
{
    struct rect room = inside(ui, out->stage);
    int picture = m->picture, left = room.h - height_of(m);
    out->revenge = cut_bottom(&room, m->revenge);
    cut_bottom(&room, m->gap);
    if (picture)
        picture = int_max(picture, int_min(picture + left, ui_px(ui, PICTURE_MOST)));
    int head = picture + m->title + m->reason;
    room = rect_centred(room, room.w, head + (m->score ? m->gap + m->score : 0));
    struct rect upper = cut_top(&room, head);
    out->picture = cut_top(&upper, picture);
    lay_texts(out, m, upper);
    if (m->score)
        out->score = cut_bottom(&room, m->score);
}

/* Returns true if the cards give their room to the result: between them there is too little for all
 * of it, whatever the players are called. */
static bool takes_the_cards(struct ui *ui, const struct play_layout *layout)
{
    struct rect room = inside(ui, stage_of(ui, layout, false));
    bool roomy = room.h >= ui_px(ui, BETWEEN_HEIGHT) && room.w >= ui_px(ui, BETWEEN_WIDTH);
    return !roomy && !(layout->tall && layout->door_labels);
}

static struct name_rooms name_rooms(struct ui *ui, int width, bool across)
{
    int next = width - 2 * ui_px(ui, METRIC_PAD);
    int beside = ui_px(ui, BESIDE_POINTS) - 2 * ui_px(ui, METRIC_PAD);
    if (!across)
        return (struct name_rooms){width, width, next};
    return (struct name_rooms){width / 2, width / 3, int_min(width / 3, beside)};
}

struct result_layout play_result_layout(struct ui *ui, const struct play_layout *layout,
                                        const struct match *match, struct side_names sides)
{
    bool over = takes_the_cards(ui, layout), across = over && layout->tall;
    struct result_layout out = {.over = over, .stage = stage_of(ui, layout, over)};
    struct rect room = inside(ui, out.stage);
    int points[PART_COUNT];
    memcpy(points, wanted, sizeof points);
    if (over)
        points[PART_SCORE] = 0; /* it has the place of the lower card, or one beside Revenge */
    print_texts(&out.texts, ui, match, sides, name_rooms(ui, room.w, across));
    measure_widths(&out.texts, ui, match);
    struct measures m = fit(ui, points, across, &out.texts, room);
    lay_others(&out, layout);
    out.title_style = m.title_style;
    out.reason_style = m.reason_style;
    out.next = points[PART_NEXT] > 0;
    if (across)
        lay_across(ui, &out, &m);
    else
        lay_below(ui, &out, &m);
    if (over && !across)
        out.score = layout->cards[1];
    if (over)
        lay_names(ui, &out, match);
    return out;
}

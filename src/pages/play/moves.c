/* SPDX-License-Identifier: MIT */
/* The panel of the moves, and what stands in it before the first one: the rules in a few words, and
 * who begins. */
#include "pages/play/play.h"
#include "prose/match_prose.h"
#include "prose/rule_chips.h"

enum {
    TOOLS_ROWS = 4,   /* a list less high has no room for more than moves */
    HEAD_POINTS = 26, /* above the moves, where that leaves two rows of them */
    HEAD_TIGHT_POINTS = 21,
    TIGHT_POINTS = 120, /* less than this is little room */
    SENTENCE_SIZE = PLAYER_NAME_SIZE + 160,
};

static const struct game *game_of(const struct play *play)
{
    return &play->desk->match->game;
}

/* --- Before the first move --- */

static int chip_width(struct ui *ui, const char *words, int room)
{
    int width = text_width(ui->fonts, ui_small(ui), words) + 2 * ui_px(ui, METRIC_GAP);
    return int_min(width, room);
}

static void chip(struct ui *ui, struct rect rect, const char *words)
{
    draw_frame(&ui->list, rect, rect.h / 2, ui_px(ui, METRIC_BORDER), ui_colour(ui, COLOUR_BORDER));
    ui_text(ui, rect, ui_small(ui), ui_colour(ui, COLOUR_TEXT), ALIGN_CENTRE, words);
    ui_note(ui, rect, words);
}

/* As many of them as are shown. */
struct chips {
    struct rule_chip chips[RULE_CHIPS_MAX];
    int count;
};

/* The chips from `from` on that stand side by side in a row of this width; `*width` is how much of
 * it they take. Returns the one behind them. */
static int chip_row(struct ui *ui, const struct chips *all, int from, int room, int *width)
{
    int gap = ui_px(ui, METRIC_PAD), end = from;
    *width = -gap;
    while (end < all->count) {
        int wide = *width + gap + chip_width(ui, all->chips[end].text, room);
        if (end > from && wide > room)
            break;
        *width = wide;
        end++;
    }
    return end;
}

/* Rows of chips, each in the middle; returns how high they are together. */
static int chip_rows(struct ui *ui, const struct chips *all, struct rect rect, int gap, bool draw)
{
    int height = text_height(ui->fonts, ui_small(ui)) + gap / 2, width, y = rect.y;
    for (int at = 0; at < all->count; y += height + gap) {
        int end = chip_row(ui, all, at, rect.w, &width);
        int x = rect.x + (rect.w - width) / 2;
        for (; at < end; at++) {
            const char *words = all->chips[at].text;
            struct rect place = {x, y, chip_width(ui, words, rect.w), height};
            if (draw)
                chip(ui, place, words);
            x += place.w + ui_px(ui, METRIC_PAD);
        }
    }
    return y - gap - rect.y;
}

/* `gap` stands between what they say; returns how high all of it is, from the top of `rect`. */
static int first_words(struct play *play, const struct chips *all, struct rect rect, int gap,
                       bool draw)
{
    struct ui *ui = play->desk->ui;
    struct strbuf begins = ui_strbuf(ui, SENTENCE_SIZE);
    game_begins_print(&begins, play->desk->match, looks_side_names(play->looks));
    int above = chip_rows(ui, all, rect, gap / 2, draw) + gap;
    int height = ui_text_height(ui, ui_small(ui), begins.text, rect.w);
    struct rect line = {rect.x, rect.y + above, rect.w, height};
    if (draw) {
        ui_text(ui, line, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_CENTRE, begins.text);
        ui_note(ui, line, begins.text);
    }
    return above + height;
}

/* The last chips are left out where there is no room for them. */
static struct chips chips_for(struct play *play, struct rect rect, int gap)
{
    struct chips all;
    all.count = rule_chips(&game_of(play)->rules.rules, all.chips);
    while (all.count > RULE_CHIPS_LEAST && first_words(play, &all, rect, gap, false) > rect.h)
        all.count--;
    return all;
}

/* In the middle where there is room; else closer together; else it scrolls. */
static void before_first_move(struct play *play, struct rect rect)
{
    struct ui *ui = play->desk->ui;
    struct rect narrow = {0, 0, ui_scroll_width(ui, rect.w), 0};
    int gap = ui_px(ui, METRIC_MARGIN);
    struct chips all = chips_for(play, rect, gap);
    int height = first_words(play, &all, rect, gap, false);
    if (height > rect.h) {
        gap = ui_px(ui, METRIC_PAD);
        height = first_words(play, &all, rect, gap, false);
    }
    if (height > rect.h)
        height = first_words(play, &all, narrow, gap, false);
    struct rect content =
        ui_scroll_begin(ui, rect, "moves", int_max(height, rect.h), &play->moves.offset);
    first_words(play, &all, rect_centred(content, content.w, height), gap, true);
    ui_scroll_end(ui);
}

/* --- The list --- */

static void head(struct play *play, struct rect *inside)
{
    struct ui *ui = play->desk->ui;
    struct strbuf words = ui_strbuf(ui, SENTENCE_SIZE);
    game_heading_print(&words, play->desk->match);
    int height =
        int_max(ui_px(ui, HEAD_POINTS), ui_text_height(ui, ui_small(ui), words.text, inside->w));
    struct rect rect = cut_top(inside, height);
    ui_text(ui, rect, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_CENTRE, words.text);
    ui_note(ui, rect, words.text);
}

/* What looks back and forward has nothing to look at before the first move, and leaves its place.
 */
static struct rect whole_list(const struct play_layout *layout)
{
    struct rect whole = layout->moves;
    whole.h = layout->look.y + layout->look.h - whole.y;
    return whole;
}

bool play_tools_have_room(const struct play *play)
{
    return play->layout.moves.h >= TOOLS_ROWS * ui_px(play->desk->ui, METRIC_TARGET);
}

void play_moves(struct play *play)
{
    struct ui *ui = play->desk->ui;
    bool begun = play_begun(play);
    struct rect rect = begun ? play->layout.moves : whole_list(&play->layout);
    ui_panel(ui, rect);
    struct rect inside = rect_inset(rect, ui_px(ui, begun ? METRIC_GAP_SMALL : METRIC_GAP_TINY));
    if (inside.h >= ui_px(ui, HEAD_POINTS) + 2 * ui_px(ui, METRIC_TARGET) || !begun)
        head(play, &inside);
    if (begun && play->picked && play_tools_have_room(play)) {
        play_variation_buttons(play, cut_bottom(&inside, ui_px(ui, METRIC_TARGET)));
        cut_bottom(&inside, ui_px(ui, METRIC_GAP_SMALL));
    }
    if (begun)
        play_move_list(play, inside);
    else
        before_first_move(play, inside);
}

/* SPDX-License-Identifier: MIT */
/* Tips: the hint about the widget under the pointer or with the keyboard, shown beside it after a
 * moment of rest, and as long as a finger rests on it. */
#include "toolkit/ui.h"

#include "base/hash.h"

#include <limits.h>
#include <string.h>

enum {
    DELAY_MS = 400,
    WIDTH_POINTS = 300, /* at most */
};

/* Returns a hash of the hint and its place. */
static uint64_t subject_of(const struct ui *ui)
{
    uint64_t hash = hash_bytes(HASH_EMPTY, ui->hint, strlen(ui->hint));
    return hash_bytes(hash, &ui->hint_about, sizeof ui->hint_about);
}

/* Returns true for a press, a key or the wheel: the player needs no hint then. */
static bool is_done(const struct ui *ui)
{
    enum input_kind kind = ui->input.kind;
    return kind == INPUT_PRESS || kind == INPUT_KEY || kind == INPUT_WHEEL;
}

/* A widget that has come under a pointer at rest is not asked about before the pointer moves. */
static void follow(struct ui *ui, uint64_t now)
{
    uint64_t subject = ui->hint[0] ? subject_of(ui) : 0;
    enum input_kind kind = ui->input.kind;
    if (subject != ui->tip.subject) {
        ui->tip.subject = subject;
        ui->tip.since = now;
        ui->tip.done = false;
        ui->tip.came = kind != INPUT_MOVE && ui_hovers(ui, ui->hint_about);
    } else if (is_done(ui)) {
        ui->tip.done = true;
    } else if (ui->tip.came && kind == INPUT_MOVE) {
        ui->tip.came = false;
        ui->tip.since = now;
    }
    bool wanted = subject != 0 && !ui->tip.done && !ui->tip.came && !ui->held;
    bool asked = subject != 0 && (ui->finger.rests || ui->tip.asked);
    ui->tip.shown = asked || (wanted && now >= ui->tip.since + DELAY_MS);
    ui->tip.awaited = wanted && !ui->tip.shown;
}

/* Returns how many pixels of what can be pressed, and of what the tip is about, lie below it. */
static int covered_by(const struct ui *ui, struct rect tip)
{
    struct rect own = rect_common(ui->hint_about, tip);
    int covered = own.w * own.h;
    for (int i = 0; i < ui->widget_count; i++) {
        const struct widget *widget = &ui->widgets[i];
        if (widget_is(widget, ROLE_TEXT) || widget_is(widget, ROLE_SCROLL))
            continue;
        struct rect common = rect_common(widget->rect, tip);
        covered += common.h > 0 ? common.w * common.h : 0;
    }
    return covered;
}

/* The place of a tip that is looked for, and how much the best one so far covers. */
struct search {
    const struct ui *ui;
    struct rect room;
    struct rect best;
    int least;
};

/* Tries a place, moved into the screen. Returns true if the tip covers nothing there. */
static bool try_place(struct search *search, int x, int y)
{
    struct rect room = search->room, at = search->best;
    at.x = int_clamp(x, room.x, int_max(room.x, room.x + room.w - at.w));
    at.y = int_clamp(y, room.y, int_max(room.y, room.y + room.h - at.h));
    int covered = covered_by(search->ui, at);
    if (covered < search->least) {
        search->least = covered;
        search->best = at;
    }
    return covered == 0;
}

/* Tries a line above or below the widget: in its middle, or along one of its edges. */
static bool try_line(struct search *search, struct rect about, int y)
{
    int spare = about.w - search->best.w;
    return try_place(search, about.x + spare / 2, y) || try_place(search, about.x, y) ||
           try_place(search, about.x + spare, y);
}

/* Looks straight below and above, farther and farther away. */
static void try_farther(struct search *search, struct rect about, int gap)
{
    for (int away = 2 * gap; away < search->room.h; away += gap)
        if (try_line(search, about, about.y + about.h + away) ||
            try_line(search, about, about.y - away - search->best.h))
            return;
}

/* Returns the place of the tip within the screen, around its widget: the first of them that covers
 * nothing that can be pressed; if there is none, the nearest one below or above; or else the one
 * that covers least. Below comes first, as what the buttons act on stands above them. */
static struct rect place_of(const struct ui *ui, int w, int h)
{
    struct rect about = ui->hint_about;
    int gap = ui_px(ui, METRIC_GAP_SMALL);
    int left = about.x - gap - w, right = about.x + about.w + gap;
    int above = about.y - gap - h, level = about.y + (about.h - h) / 2,
        below = about.y + about.h + gap;
    const struct point {
        int x, y;
    } places[] = {{right, level}, {left, level}, {left, below},
                  {right, below}, {left, above}, {right, above}};
    struct search search = {
        .ui = ui, .room = rect_inset(ui->screen, gap), .best = {0, 0, w, h}, .least = INT_MAX};
    if (try_line(&search, about, below) || try_line(&search, about, above))
        return search.best;
    for (size_t i = 0; i < sizeof places / sizeof *places; i++)
        if (try_place(&search, places[i].x, places[i].y))
            return search.best;
    try_farther(&search, about, gap);
    return search.best;
}

static void draw(struct ui *ui)
{
    int pad = ui_px(ui, METRIC_GAP), radius = ui_px(ui, METRIC_RADIUS_SMALL);
    int most = int_min(ui_px(ui, WIDTH_POINTS), ui->screen.w - 2 * pad);
    int width = int_min(most, text_width(ui->fonts, ui_small(ui), ui->hint));
    int height = ui_paragraph_height(ui, ui_small(ui), ui->hint, width);
    struct rect tip = place_of(ui, width + 2 * pad, height + pad);
    draw_fill(&ui->list, tip, radius, ui_colour(ui, COLOUR_FIELD));
    draw_frame(&ui->list, tip, radius, ui_px(ui, METRIC_BORDER), ui_colour(ui, COLOUR_BORDER));
    ui_lines(ui, rect_centred(tip, width, height), ui_small(ui), ui_colour(ui, COLOUR_TEXT),
             ALIGN_CENTRE, ui->hint);
    ui_note(ui, tip, ui->hint);
}

void ui_tip(struct ui *ui, uint64_t now)
{
    struct placing around = ui->list.placing;
    ui_place(ui, (struct placing){0}); /* its widget lies anywhere on the screen */
    follow(ui, now);
    if (ui->tip.shown)
        draw(ui);
    ui_place(ui, around);
}

int ui_tip_wait(const struct ui *ui, uint64_t now)
{
    uint64_t due = ui->tip.since + DELAY_MS;
    if (!ui->tip.awaited)
        return -1;
    return due > now ? (int)(due - now) : 0;
}

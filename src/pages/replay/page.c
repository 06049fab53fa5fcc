/* SPDX-License-Identifier: MIT */
/* The page on which a game is replayed: board, moves, and what leads through them. */
#include "base/translate.h"
#include "board/board_geometry.h"
#include "pages/replay/replay.h"
#include "toolkit/icons.h"

#include <stdlib.h>

enum {
    PANEL_LEAST = 236,
    PANEL_FOR_WORDS = 330,
    HEIGHT_FOR_WORDS = 520,
    PROGRESS_POINTS = 28,
    BELOW_POINTS = 250, /* what lies below the board in a tall window, about */
    SPEED_USUAL = 1,
};

/* --- Where everything lies --- */

static void say(struct replay *replay, bool warns, const char *sentence)
{
    struct strbuf out = strbuf_init(replay->message, sizeof replay->message);
    strbuf_add(&out, sentence);
    replay->warns = warns;
}

static void strips(struct replay *replay, struct rect *rect)
{
    deletion_strip(replay->desk, replay_deletion(replay), rect);
    page_strip(replay->desk->ui, rect, replay->warns, replay->message);
}

/* A strip from the bottom, and the gap above it. */
static struct rect lower(const struct ui *ui, struct rect *rect, int height)
{
    struct rect strip = cut_bottom(rect, height);
    cut_bottom(rect, ui_px(ui, METRIC_GAP));
    return strip;
}

/* A low panel has no room for what is said. */
static bool is_low(const struct ui *ui, struct rect rect)
{
    return rect.h < ui_px(ui, HEIGHT_FOR_WORDS);
}

static void panel(struct replay *replay, struct rect rect, bool low)
{
    struct ui *ui = replay->desk->ui;
    int target = ui_px(ui, METRIC_TARGET);
    bool words = rect.w >= ui_px(ui, PANEL_FOR_WORDS) && !low;
    struct rect head =
        cut_top(&rect, int_min(replay_head_height(replay, rect.w), rect.h / (low ? 4 : 3)));
    cut_top(&rect, ui_px(ui, METRIC_GAP));
    struct rect actions = lower(ui, &rect, replay_actions_height(replay, words));
    struct rect speed = lower(ui, &rect, target), buttons = lower(ui, &rect, target);
    struct rect progress = lower(ui, &rect, ui_px(ui, PROGRESS_POINTS));
    replay_head(replay, head);
    if (!low)
        strips(replay, &rect);
    replay_moves(replay, rect);
    replay_progress(replay, progress);
    replay_buttons(replay, buttons);
    replay_speed(replay, speed);
    replay_actions(replay, actions, words);
}

/* Whose it is and how far one is across the window; then what leads through it beside the moves. */
static void below(struct replay *replay, struct rect rect)
{
    struct ui *ui = replay->desk->ui;
    int target = ui_px(ui, METRIC_TARGET);
    replay_head(replay, cut_top(&rect, replay_head_height(replay, rect.w)));
    replay_progress(replay, cut_top(&rect, ui_px(ui, PROGRESS_POINTS)));
    struct rect left = cut_left(&rect, int_max(ui_px(ui, PANEL_LEAST), rect.w / 2));
    cut_left(&rect, ui_px(ui, METRIC_GAP));
    replay_moves(replay, rect);
    replay_buttons(replay, cut_top(&left, target));
    cut_top(&left, ui_px(ui, METRIC_GAP));
    replay_speed(replay, cut_top(&left, target));
    cut_top(&left, ui_px(ui, METRIC_GAP));
    bool words =
        left.h >= replay_actions_height(replay, true) && left.w >= ui_px(ui, PANEL_FOR_WORDS);
    replay_actions(replay, cut_top(&left, replay_actions_height(replay, words)), words);
}

static int whole_board(int room)
{
    return board_geometry_in((struct rect){0, 0, room, room}, false, false).outer.w;
}

/* So large the board may be beside what is left of the room, and above it. */
static int side_beside(const struct ui *ui, struct rect room)
{
    return int_min(room.h, room.w - ui_px(ui, METRIC_MARGIN) - ui_px(ui, PANEL_LEAST));
}

static int side_above(const struct ui *ui, struct rect room)
{
    return int_min(room.w, room.h - ui_px(ui, METRIC_MARGIN) - ui_px(ui, BELOW_POINTS));
}

static void tall_parts(struct replay *replay, struct rect room)
{
    const struct ui *ui = replay->desk->ui;
    strips(replay, &room);
    struct rect board = cut_top(&room, whole_board(int_max(side_above(ui, room), 1)));
    cut_top(&room, ui_px(ui, METRIC_MARGIN));
    replay_board(replay, board);
    below(replay, room);
}

static void wide_parts(struct replay *replay, struct rect room)
{
    const struct ui *ui = replay->desk->ui;
    int gap = ui_px(ui, METRIC_MARGIN);
    bool low = is_low(ui, room);
    if (low)
        strips(replay, &room);
    int side = whole_board(int_max(side_beside(ui, room), 1));
    struct rect board = cut_left(&room, side);
    cut_left(&room, gap);
    board.h = side;
    replay_board(replay, board);
    panel(replay, room, low);
}

/* Whichever leaves the board more. */
static void parts(struct replay *replay, struct rect room)
{
    const struct ui *ui = replay->desk->ui;
    if (side_above(ui, room) > side_beside(ui, room))
        tall_parts(replay, room);
    else
        wide_parts(replay, room);
}

/* --- The page --- */

/* A click leaves the keyboard to the game: the next arrow is meant for that. */
static void leave_focus(struct ui *ui)
{
    if (ui->input.kind == INPUT_RELEASE)
        ui->focus = 0;
}

static void show(struct replay *replay)
{
    struct desk *desk = replay->desk;
    struct ui *ui = desk->ui;
    replay_follow(replay);
    replay->looks = preferences_looks(desk->preferences, &replay->game->rules);
    replay->names = square_names_for(&replay->game->rules.rules, looks_square_style(replay->looks));
    deletion_keys(desk, replay_deletion(replay));
    parts(replay, page_head(desk));
    replay_keys(replay);
    leave_focus(ui);
    if (ui->report[0])
        say(replay, true, ui->report);
    else if (ui->input.kind == INPUT_PRESS || ui->input.kind == INPUT_KEY)
        say(replay, false, "");
}

static void pass(struct desk *desk, void *state)
{
    struct replay *replay = state;
    const struct library_replay *given = &desk->library->replay;
    replay->desk = desk;
    if (given->there)
        show(replay);
    else
        page_says(desk->ui, page_head(desk), given->reason[0] ? given->reason : "\u2026");
}

static void open(struct desk *desk, void *state, const struct request *asked)
{
    struct replay *replay = state;
    (void)asked;
    if (!replay->begun) {
        replay->speed = SPEED_USUAL;
        replay->turned = desk->turned;
    }
    replay->message[0] = '\0';
}

/* It stands where it was left. */
static void come_back(struct desk *desk, void *state, const struct request *asked)
{
    struct replay *replay = state;
    (void)desk;
    (void)asked;
    replay->playing = replay->animation.active = replay->turning.active = false;
    replay->heard.glides = false;
    replay->message[0] = '\0';
}

static bool moving(const void *state)
{
    const struct replay *replay = state;
    return replay->playing || replay->animation.active || replay->turning.active;
}

static void told(struct desk *desk, void *state, bool warns, const char *sentence)
{
    (void)desk;
    say(state, warns, sentence);
}

static void finish(void *state)
{
    struct replay *replay = state;
    free(replay->line);
    moves_list_finish(&replay->list);
}

const struct page replay_page = {
    .name = "replay",
    .title = N_("Replay"),
    .icon = &icons[ICON_PLAY],
    .state_size = sizeof(struct replay),
    .open = open,
    .come_back = come_back,
    .pass = pass,
    .moving = moving,
    .told = told,
    .finish = finish,
};

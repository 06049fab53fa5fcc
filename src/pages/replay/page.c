/* SPDX-License-Identifier: MIT */
/* The page on which a game is replayed: the board, and where everything lies. */
#include "base/translate.h"
#include "board/board_geometry.h"
#include "board/board_view.h"
#include "board/board_widgets.h"
#include "pages/commands.h"
#include "pages/replay/replay.h"
#include "pages/worth_view.h"
#include "toolkit/icons.h"

#include <stdlib.h>

enum {
    PANEL_LEAST = 236,
    PANEL_FOR_WORDS = 330,
    HEIGHT_FOR_WORDS = 520,
    PROGRESS_POINTS = 28,
    BELOW_POINTS = 250, /* about the height of what lies below the board in a tall window */
    SPEED_USUAL = 1,
};

/* --- The board --- */

void replay_turn(struct replay *replay)
{
    replay->turned = !replay->turned;
    moving_turn(&replay->moving, desk_clock(replay->desk));
}

static struct board_picture picture_of(struct replay *replay, struct rect rect)
{
    const struct game *game = replay->game;
    int node = replay_node(replay);
    struct board_picture picture =
        board_picture_in(rect, replay->turned, &tree_state(&game->tree, node)->position,
                         &game->rules.rules, replay->looks);
    const struct captured captured[2] = {[BLACK] = tree_captured(&game->tree, node, BLACK),
                                         [WHITE] = tree_captured(&game->tree, node, WHITE)};
    if (!replay->desk->preferences->without_trays)
        board_picture_add_trays(&picture, rect, captured);
    picture.last = node != NODE_ROOT ? tree_move(&game->tree, node) : NULL;
    moving_show(&replay->moving, &picture, replay->desk->now);
    return picture;
}

/* The wheel goes through the game over the board, one move a notch. */
static void wheel(struct replay *replay, struct rect board)
{
    struct ui *ui = replay->desk->ui;
    bool over = rect_contains(board, ui->input.x, ui->input.y);
    if (ui_take(ui, ui->input.kind == INPUT_WHEEL && over))
        replay_go(replay, replay->move - ui->input.wheel);
}

static void game_board(struct replay *replay, struct rect rect)
{
    struct ui *ui = replay->desk->ui;
    if (replay->desk->live)
        cut_left(&rect, worth_bar_width(ui));
    struct board_picture picture = picture_of(replay, rect);
    wheel(replay, picture.geometry.outer);
    picture = picture_of(replay, rect);
    board_widgets(ui, &picture.geometry, &picture.position, SQUARE_NONE,
                  looks_side_names(replay->looks));
    board_view(ui, &picture);
    board_tray_notes(ui, &picture);
    replay_live(replay, picture.geometry.outer);
    board_hand_view(ui, &picture);
    ui_focus_frame(ui, ui_id("board", 0), picture.geometry.inner, 0);
}

/* --- Where everything lies --- */

/* Returns true if something else is told of the game than before, which can be undone. */
static bool details_changed(const struct replay *replay)
{
    const struct library *library = replay->desk->library;
    return library->details.there && !replay_deletion(replay) &&
           game_origin_equal(&library->details.origin, &library->replay.origin);
}

static void strips(struct replay *replay, struct rect *rect)
{
    struct ui *ui = replay->desk->ui;
    deletion_strip(replay->desk, replay_deletion(replay), rect);
    if (details_changed(replay) &&
        page_undo_strip(ui, rect, tr("The details of this game were changed."),
                        command_button(replay->desk, COMMAND_RESTORE_GAME)))
        desk_ask(replay->desk, REQUEST_UNDO_DETAILS);
    page_strip(ui, rect, &replay->message);
}

/* Cuts a strip and a gap off the bottom. */
static struct rect lower(const struct ui *ui, struct rect *rect, int height)
{
    struct rect strip = cut_bottom(rect, height);
    cut_bottom(rect, ui_px(ui, METRIC_GAP));
    return strip;
}

/* Returns true if the panel is too low for sentences. */
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
    if (!low || !replay_words(replay, head)) /* which then is known */
        replay_head(replay, head);
    if (!low)
        strips(replay, &rect);
    replay_game(replay, rect, !low);
    replay_progress(replay, progress);
    replay_buttons(replay, buttons);
    replay_speed(replay, speed);
    replay_actions(replay, actions, words);
}

/* Draws the head and the progress across the window, then the controls beside the moves. */
static void below(struct replay *replay, struct rect rect)
{
    struct ui *ui = replay->desk->ui;
    int target = ui_px(ui, METRIC_TARGET);
    replay_head(replay, cut_top(&rect, replay_head_height(replay, rect.w)));
    replay_progress(replay, cut_top(&rect, ui_px(ui, PROGRESS_POINTS)));
    struct rect left = cut_left(&rect, int_max(ui_px(ui, PANEL_LEAST), rect.w / 2));
    cut_left(&rect, ui_px(ui, METRIC_GAP));
    replay_game(replay, rect, true);
    replay_buttons(replay, cut_top(&left, target));
    cut_top(&left, ui_px(ui, METRIC_GAP));
    replay_speed(replay, cut_top(&left, target));
    cut_top(&left, ui_px(ui, METRIC_GAP));
    bool words =
        left.h >= replay_actions_height(replay, true) && left.w >= ui_px(ui, PANEL_FOR_WORDS);
    replay_actions(replay, cut_top(&left, replay_actions_height(replay, words)), words);
}

static struct rect whole_board(const struct replay *replay, int w, int h)
{
    return board_whole(w, h, !replay->desk->preferences->without_trays);
}

/* Returns the side of a board beside the panel, and above it. */
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
    struct rect board = cut_top(&room, whole_board(replay, room.w, side_above(ui, room)).h);
    cut_top(&room, ui_px(ui, METRIC_MARGIN));
    game_board(replay, board);
    below(replay, room);
}

static void wide_parts(struct replay *replay, struct rect room)
{
    const struct ui *ui = replay->desk->ui;
    int gap = ui_px(ui, METRIC_MARGIN);
    bool low = is_low(ui, room);
    if (low)
        strips(replay, &room);
    struct rect whole = whole_board(replay, side_beside(ui, room), room.h);
    struct rect board = cut_left(&room, whole.w);
    cut_left(&room, gap);
    board.h = whole.h;
    game_board(replay, board);
    panel(replay, room, low);
}

/* Takes the arrangement with the larger board. */
static void parts(struct replay *replay, struct rect room)
{
    const struct ui *ui = replay->desk->ui;
    if (side_above(ui, room) > side_beside(ui, room))
        tall_parts(replay, room);
    else
        wide_parts(replay, room);
}

/* --- The page --- */

/* After a click the next arrow is meant for the game. */
static void leave_focus(struct ui *ui)
{
    if (ui->input.kind == INPUT_RELEASE)
        ui->focus = 0;
}

static void tell_board(struct replay *replay)
{
    const struct position *position =
        &tree_state(&replay->game->tree, replay_node(replay))->position;
    const char *pieces =
        page_pieces(replay->desk->ui, position, replay->names, looks_side_names(replay->looks));
    page_say(&replay->message, false, pieces);
    desk_say_anew(replay->desk, pieces);
}

static void show(struct replay *replay)
{
    struct desk *desk = replay->desk;
    struct ui *ui = desk->ui;
    replay_follow(replay);
    replay->looks = desk_looks(desk, &replay->game->rules);
    replay->names = square_names_for(&replay->game->rules.rules, looks_square_style(replay->looks));
    deletion_keys(desk, replay_deletion(replay));
    if (ui_take_before_field(ui, details_changed(replay) &&
                                     command_pressed(replay->desk, COMMAND_RESTORE_GAME)))
        desk_ask(desk, REQUEST_UNDO_DETAILS);
    parts(replay, page_head(desk));
    replay_keys(replay);
    leave_focus(ui);
    if (command_key(desk, COMMAND_READ_BOARD))
        tell_board(replay);
    else if (ui->report[0])
        page_say(&replay->message, true, ui->report);
    else if (ui->input.kind == INPUT_PRESS || ui->input.kind == INPUT_KEY)
        page_say(&replay->message, false, "");
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

static void open(struct desk *desk, void *state, const struct page_opening *opening)
{
    struct replay *replay = state;
    (void)opening;
    if (!replay->begun) {
        replay->speed = SPEED_USUAL;
        replay->turned = desk->turned;
    }
    page_say(&replay->message, false, "");
}

/* The replay stands where it was left. */
static void come_back(struct desk *desk, void *state, const struct page_opening *opening)
{
    struct replay *replay = state;
    (void)desk;
    (void)opening;
    replay->playing = false;
    moving_stop(&replay->moving);
    replay->heard.glides = false;
    page_say(&replay->message, false, "");
}

static bool moving(const void *state)
{
    const struct replay *replay = state;
    return replay->playing || moving_any(&replay->moving);
}

static void finish(void *state)
{
    struct replay *replay = state;
    free(replay->line);
    moves_list_finish(&replay->list);
}

const struct page replay_page = {
    .name = "replay",
    .title = N_C("a page, a noun", "Replay"),
    .icon = &icons[ICON_PLAY],
    .state_size = sizeof(struct replay),
    .open = open,
    .come_back = come_back,
    .pass = pass,
    .moving = moving,
    .told = page_told,
    .hush = page_hush,
    .finish = finish,
};

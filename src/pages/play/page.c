/* SPDX-License-Identifier: MIT */
/* The play page: opens, comes back, and runs a pass over its parts. */
#include "base/translate.h"
#include "board/board_view.h"
#include "board/board_widgets.h"
#include "pages/play/play.h"
#include "toolkit/icons.h"

/* A press that came late only ends the turn of the board. */
static void stop_for_input(struct play *play)
{
    struct ui *ui = play->desk->ui;
    enum input_kind kind = ui->input.kind;
    if (kind != INPUT_PRESS && kind != INPUT_KEY && kind != INPUT_WHEEL)
        return;
    ui_take(ui, play_press_came_late(play));
    moving_stop(&play->moving);
    play_result_landed(play);
}

/* Opens the page whose key was pressed, and tells it the position looked at. A name or a comment
 * that is being written is kept first: that page may save the game. */
static void opening_keys(struct play *play)
{
    for (const struct page *const *page = play->desk->pages; *page; page++) {
        if (!ui_take(play->desk->ui, page_key_pressed(play->desk, (*page)->name)))
            continue;
        play_keep_name(play);
        play_keep_comment(play);
        desk_open(play->desk, (*page)->name)->node = play->shown.looked_at;
    }
}

/* --- The page --- */

static void finish(void *state)
{
    struct play *play = state;
    play_moves_finish(&play->moves);
}

/* The pieces of the first match stand there when the window opens; those of others gather. Where
 * the players of the last match play on, their cards may be on their way, or the board turn. */
static void begin(struct play *play, struct desk *desk)
{
    static const struct position nothing;
    bool first = !play->desk;
    struct moving moving = {.turning = play->moving.turning, .crossing = play->moving.crossing};
    struct cards cards = {.stay = play->cards.stay};
    finish(play);
    *play = (struct play){
        .desk = desk, .shown = {.game = &desk->match->game}, .moving = moving, .cards = cards};
    gesture_init(&play->board.gesture);
    play_reset(play);
    play_result_begin(play);
    play_sounds_begin(play);
    desk->match->paused |= first && match_people(desk->match) == 0; /* nobody has asked for it */
    if (!shown_any_move(&play->shown))
        play_face_person(play);
    if (!first)
        play_gather(play, &nothing);
}

/* A message is taken back: it may name squares as they are no longer named. A move that is being
 * typed is typed on. */
static void come_back(struct desk *desk, void *state, const struct page_opening *opening)
{
    struct play *play = state;
    (void)opening;
    play->desk = desk;
    play_board_let_go(&play->board);
    play_sounds_begin(play);
    play_keep_name(play);
    play_keep_comment(play);
    play_hush(play);
    if (play->asked == QUESTION_WARNING && play_warning_stands(play))
        play_mark_warning(play);
    play_result_unseen(play);
    if (play->strip.typing)
        desk->ui->focus = ui_id("typed-move", 0);
    else if (desk->ui->focus == 0)
        play_focus_answer(play);
}

static void open(struct desk *desk, void *state, const struct page_opening *opening)
{
    struct play *play = state;
    if (!opening->begins) {
        come_back(desk, play, opening);
        if (opening->command)
            play_run(play, (enum command)opening->command);
        return;
    }
    begin(play, desk);
    play_arrived(play, opening);
}

static void measure(struct play *play)
{
    const struct named_ruleset *rules = &play_game(play)->rules;
    play->looks = preferences_looks(play->desk->preferences, rules);
    play->names = square_names_for(&rules->rules, looks_square_style(play->looks));
    play_measure(play);
    moving_follow(&play->moving, play->desk->now);
    play_board_measure(play);
}

static void pass(struct desk *desk, void *state)
{
    struct play *play = state;
    struct ui *ui = desk->ui;
    play->desk = desk;
    shown_follow(&play->shown); /* an analysis has ended */
    stop_for_input(play);
    play_clock(play);
    play_result_follow(play);
    play_follow_question(play);
    play_follow_comment(play);
    play_reply(play);
    play_follow_seats(play);
    measure(play);
    play_board_pass(play);
    play_follow_hint(play);
    struct board_picture picture = play_board_picture(play);
    board_view(ui, &picture);
    board_tray_notes(ui, &picture);
    play_live(play);
    if (picture.turn == 0)
        ui_focus_frame(ui, ui_id("board", 0), play->board.geometry.inner, 0);
    play_panel(play);
    play_strip(play);
    board_hand_view(ui, &picture);
    play_begin_typing(play);
    play_run_keys(play);
    opening_keys(play);
    if (ui->input.kind == INPUT_PRESS && !ui->used && ui->pressed == 0 && !ui_stray_click(ui, 0))
        play_keep_name(play); /* a click on nothing ends the choice of who plays */
    /* After a click the next arrow or Enter is meant for the board, or for the question that the
     * click asked. */
    if (ui->input.kind == INPUT_RELEASE && !play->strip.typing && !play->cards.renamed &&
        !play->moves.comment.open)
        play_focus_answer(play);
    if (ui->report[0])
        play_say(play, MESSAGE_REFUSAL, ui->report);
    play_sounds(play);
    play_run_clock(play);
}

static bool moving(const void *state)
{
    const struct play *play = state;
    return moving_any(&play->moving) || play->result.moving;
}

static void hush(void *state)
{
    play_hush(state);
}

const struct page play_page = {
    .name = "play",
    .title = N_C("where the keyboard can go", "The board"),
    .label = N_C("a button", "Go on"),
    .icon = &icons[ICON_PLAY],
    .state_size = sizeof(struct play),
    .open = open,
    .come_back = come_back,
    .pass = pass,
    .moving = moving,
    .told = play_told,
    .hush = hush,
    .finish = finish,
};

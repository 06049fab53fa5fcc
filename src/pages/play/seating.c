/* SPDX-License-Identifier: MIT */
/* Who sits where: the side at the lower edge, when the board turns by itself, and to whom the strip
 * speaks where two people sit face to face. */
#include "pages/play/play.h"

enum {
    LOOK_MS = 250,   /* the one who has moved sees the move before the board turns */
    SETTLE_MS = 700, /* after Undo and Redo: another one may follow */
};

enum side seat_below(const struct preferences *preferences, const struct match *match,
                     enum side mover, enum side below, bool exchanged)
{
    int people = match_people(match);
    if (people == 2 && preferences->sitting == SITTING_TURNING)
        return mover;
    bool stay = preferences->seats == SEATS_STAY || people == 1;
    return exchanged && stay ? side_other(below) : below;
}

enum side play_side_below(const struct play *play)
{
    return play->desk->turned ? BLACK : WHITE;
}

bool play_faces(const struct play *play)
{
    return play->desk->preferences->sitting == SITTING_FACING &&
           match_people(play->desk->match) == 2;
}

bool play_resigns_alone(const struct play *play)
{
    return match_people(play->desk->match) == 1 || play_faces(play);
}

/* --- The board turns --- */

/* Brings this side to the lower edge. `exchanged`: the players have exchanged their colours. Their
 * cards show what has changed: the board alone, the people alone, or both. */
static void bring_below(struct play *play, enum side side, bool exchanged)
{
    bool turns = side != play_side_below(play);
    play->desk->turned = side == BLACK;
    play->seating.due = 0;
    if (turns)
        play_board_leave(&play->board); /* another square lies under the pointer now */
    if (turns && !play_is_short_of_time(play))
        play_show_turn(play, exchanged);
    else if (exchanged && !turns)
        moving_cross(&play->moving, desk_clock(play->desk));
}

void play_seat_game(struct play *play, enum side first, bool exchanged)
{
    const struct desk *desk = play->desk;
    enum side side =
        seat_below(desk->preferences, desk->match, first, play_side_below(play), exchanged);
    bring_below(play, side, exchanged);
}

/* Returns the side that is to sit below as the game stands. */
static enum side wanted_below(const struct play *play)
{
    enum side below = play_side_below(play);
    if (game_over(play_game(play)))
        return below;
    return seat_below(play->desk->preferences, play->desk->match,
                      game_position(play_game(play)).side, below, false);
}

void play_seat_mover(struct play *play, bool settles)
{
    int pause = moving_move_ms(&play->moving) + (settles ? SETTLE_MS : LOOK_MS);
    play->seating.due = play->desk->now + (uint64_t)pause;
}

/* Returns true while the board must lie still: something is asked, looked at or in the hand. */
static bool is_busy(const struct play *play)
{
    const struct gesture *gesture = &play->board.gesture;
    return play_question(play) != QUESTION_NONE || play->shown.looked_at != NODE_LIVE ||
           gesture->length > 0 || gesture->pressed != SQUARE_NONE || play->strip.typing ||
           play->cards.renamed || play->moves.comment.open;
}

static void turn_by_itself(struct play *play)
{
    bring_below(play, wanted_below(play), false);
    play->seating.turns = true;
}

bool play_press_came_late(const struct play *play)
{
    const struct ui *ui = play->desk->ui;
    return ui->input.kind == INPUT_PRESS && play->seating.turns && play->moving.turning.active &&
           ui_hovers(ui, play->board.geometry.inner);
}

void play_follow_seats(struct play *play)
{
    play->seating.acts = game_position(play_game(play)).side;
    if (!play->seating.begun)
        play->desk->turned = wanted_below(play) == BLACK;
    else if (play->seating.sitting != play->desk->preferences->sitting)
        play_seat_mover(play, false);
    play->seating.begun = true;
    play->seating.sitting = play->desk->preferences->sitting;
    if (play->seating.due == 0 || is_busy(play))
        return;
    if (wanted_below(play) == play_side_below(play))
        play->seating.due = 0;
    else if (play->desk->now < play->seating.due)
        desk_wake(play->desk, play->seating.due);
    else
        turn_by_itself(play);
}

/* --- Face to face --- */

/* Returns the side to which the strip speaks. Who sits below is asked what concerns neither alone,
 * and has the buttons that look back. */
static enum side spoken_to(const struct play *play)
{
    enum question question = play_question(play);
    enum side below = play_side_below(play);
    if (question == QUESTION_ANSWER)
        return side_other(play_game(play)->offered_by);
    if (question == QUESTION_RESIGN)
        return play->seating.asked;
    if (play->cards.renamed)
        return play->desk->match->black == play->cards.renamed - 1 ? BLACK : WHITE;
    bool shared = question != QUESTION_NONE && question != QUESTION_WARNING;
    if (shared || play->shown.looked_at != NODE_LIVE || play->moves.comment.open ||
        game_over(play_game(play)))
        return below;
    return play->strip.kind == MESSAGE_REFUSAL ? play->seating.told
                                               : game_position(play_game(play)).side;
}

bool play_speaks_above(const struct play *play)
{
    return play_faces(play) && spoken_to(play) != play_side_below(play);
}
